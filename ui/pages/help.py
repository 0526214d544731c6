"""The rules of a game in chapters."""
from typing import NamedTuple

from ui.kit.face import Chapter
from ui.kit.frame import Frame
from ui.kit.html import Html, div, el, h2, header, icon, join, li, main, nav, ol, span
from ui.kit.shell import blank, game_name, top_bar, way
from ui.words import say, tell


class HelpScene(NamedTuple):
    """`at` is the ident of the chapter that is open ("": the first); `back` the fragment the back button leads to."""

    game: str
    chapters: tuple[Chapter, ...]
    at: str = ""
    back: str = "#/"


def help_page(scene: HelpScene) -> Frame:
    """The help page; chapters are links to #/help/<game>/<chapter>.  Scroll to the top when the chapter changes."""
    title = tell("help.title", game=game_name(scene.game))
    contents = nav(id="contents", class_="contents", aria_label=tell("help.contents"))
    skeleton = div(header(id="top", class_="top"), div(contents, main(id="body", class_="body"), class_="book"),
                   class_="page help")
    place = next((place for place, chapter in enumerate(scene.chapters) if chapter.ident == scene.at), 0)
    regions = {"top": top_bar(title, back=scene.back), "contents": _contents(scene, place),
               "body": _chapter(scene, place)}
    return Frame("help", tell("shell.title", page=title), skeleton, regions)


def _contents(scene: HelpScene, open_: int) -> Html:
    return ol([li(way(f"#/help/{scene.game}/{chapter.ident}", span(place + 1, class_="num"), span(chapter.title),
                      id=f"to-{chapter.ident}", aria_current="page" if place == open_ else None))
               for place, chapter in enumerate(scene.chapters)])


def _chapter(scene: HelpScene, place: int) -> Html:
    if not scene.chapters:
        return blank("help", say("help.none"), say("help.none-text"))
    chapter = scene.chapters[place]
    turns = div(_turn(scene, place - 1, "help.previous"), _turn(scene, place + 1, "help.next"), class_="turns")
    return join(el("article", h2(chapter.title), chapter.body, class_="chapter", id=f"chapter-{chapter.ident}"), turns)


def _turn(scene: HelpScene, place: int, key: str) -> Html:
    """The way to the chapter before or after."""
    if not 0 <= place < len(scene.chapters):
        return span()
    chapter = scene.chapters[place]
    kind = key.rpartition(".")[2]
    return way(f"#/help/{scene.game}/{chapter.ident}", icon("back"), span(say(key, title=chapter.title)),
               class_=f"btn {kind}", id=f"help-{kind}")
