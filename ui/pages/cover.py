"""The cover between two people at one device: nothing secret is on the page while it changes hands."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import Html, div, h2, header, main, mark, p, span
from ui.kit.shell import btn, game_name, top_bar
from ui.words import Name, say, tell


class Cover(NamedTuple):
    """Who must take the device, for which question (`step`)."""

    key: str
    game: str
    step: int
    seat: int
    name: str
    stage: Html


def cover_page(scene: Cover, overlay: Html) -> Frame:
    """The cover: hand over, then `uncover`."""
    who = Name(scene.name)
    body = div(
        mark(scene.seat), h2(say("cover.title", who=who), tabindex="-1", id="cover-title", data_focus_fallback=True),
        p(say("cover.text", who=who)),
        btn("uncover", span(say("cover.ready", who=who)), class_="main", id="uncover", data_key="Enter", autofocus=True),
        class_=f"handover seat-{scene.seat + 1}", data_step=scene.step)
    skeleton = div(header(id="top", class_="top"), main(id="body", class_="cover"), class_="page covered")
    title = tell("table.title", whose=tell("cover.title", who=who), game=game_name(scene.game))
    return Frame(f"cover {scene.key} {scene.seat}", title, skeleton,
                 {"top": top_bar(game_name(scene.game), "#/", scene.stage, menu=True), "body": body}, overlay)
