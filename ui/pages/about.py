"""About Sarai: version, credits and licences."""
from ui.kit.frame import Frame
from ui.kit.html import div, join, p
from ui.kit.shell import page, saying, top_bar
from ui.pages.home import section_of
from ui.words import say, tell


def about_page(version: str, python: str = "") -> Frame:
    """The about page; `python` is the interpreter's version."""
    body = div(
        p(say("about.lead"), class_="lead"),
        p(say("about.version", version=version), join(" · ", say("about.python", python=python)) if python else None,
          class_="soft"),
        section_of(say("about.private"), saying("about.private-text")),
        section_of(say("about.fair"), saying("about.fair-text")),
        section_of(say("about.credits"), *(saying(f"about.{what}") for what in ("icons", "fonts", "runtime", "rules"))),
        class_="prose")
    return page("about", tell("about.title"), top_bar(say("about.title"), back="#/settings"), body)
