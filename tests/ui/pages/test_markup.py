"""Every page, usual and extreme: sound markup, nothing the sink strips, every control named, every name harmless."""
import re

import pytest

from tests.ui.pages.markup import SPRITE, Page, whole
from tests.ui.pages.scenes import FRAMES, HOSTILE

ADDRESS = re.compile(r"#/[\w/+-]*|#g=\w*|\./reset\.html|#/(help|table|score|share|recover|new)/.*")


@pytest.fixture(params=FRAMES, scope="module")
def frame(request):
    return FRAMES[request.param]()


@pytest.fixture(scope="module")
def page(frame):
    return Page(whole(frame))


def test_a_browser_has_nothing_to_mend_and_the_sink_nothing_to_strip(page):
    assert page.faults == []


def test_ids_are_unique_and_none_is_a_picture_of_the_sprite(page):
    ids = [given["id"] for _, given in page.with_("id")]
    assert sorted(ids) == sorted(dict.fromkeys(ids))
    assert [ident for ident in ids if ident in SPRITE] == []


def test_every_picture_pattern_and_clip_that_is_used_exists(page):
    ids = [given["id"] for _, given in page.with_("id")]
    used = [given["href"].removeprefix("#") for tag, given in page.with_("href") if tag == "use"]
    used += re.findall(r"url\(#([^)]+)\)", " ".join(value for _, given, _ in page.elements for value in given.values()))
    assert [name for name in used if name not in SPRITE and name not in ids] == []


def test_links_lead_to_pages_of_the_app(page):
    for tag, given in page.with_("href"):
        assert tag == "use" or ADDRESS.fullmatch(given["href"]), given["href"]


def test_one_first_heading_and_landmarks(page):
    tags = [tag for tag, _, _ in page.elements]
    assert tags.count("h1") == 1
    assert tags.count("main") == 1


def test_dialogs_are_named_by_a_heading_and_can_be_left(page):
    ids = [given["id"] for _, given in page.with_("id")]
    for tag, given, _ in page.elements:
        if tag == "dialog":
            assert given["aria-labelledby"] in ids
            assert given["data-cancel"]
            assert given["id"]


def test_fields_are_named_and_pictures_alone_have_words(page, frame):
    for tag, given, around in page.elements:
        if tag in ("input", "select", "textarea"):
            assert given.get("aria-label") or "label" in around, given
    for found in re.findall(r"<(?:button|a)[^>]*>(?:<svg.*?</svg>)*</(?:button|a)>", whole(frame)):
        assert "aria-label=" in found, found


def test_what_is_drawn_again_and_again_keeps_its_id(page):
    for tag, given, _ in page.elements:
        if tag in ("button", "input", "select", "textarea") and given.get("data-do") not in ("sheet", "coming", None):
            assert given.get("id"), given


def test_names_from_strangers_stay_text(page, frame):
    assert not [tag for tag, given, _ in page.elements if tag == "img" or any(name.startswith("on") for name in given)]
    assert "<img" not in whole(frame)
    assert "Traceback" not in whole(frame)


def test_titles_are_plain_text(frame):
    assert frame.title.endswith("Sarai")
    assert "&amp;" not in frame.title.replace(HOSTILE, "")
    assert "<bdi>" not in frame.title
