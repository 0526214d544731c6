"""Settings: how Sarai looks, moves and sounds, who I am, and where the games are kept."""
from typing import NamedTuple

from ui.kit.frame import Frame
from ui.kit.html import Child, Html, a, b, icon, input_, join, li, span, ul
from ui.kit.shell import Choice, btn, note, page, size_words, switch, top_bar, way
from ui.pages.home import section_of
from ui.words import say, tell


class SettingsScene(NamedTuple):
    """What the settings page draws.

    `theme` auto|light|dark, `motion` off|fast|normal, `offline` ready|checking|missing|unknown, `kept_safe` (storage
    that the browser promised not to evict) yes|no|asking|unknown|blocked.  `bytes` is what the games take.
    """

    theme: str
    motion: str
    sound: bool
    confirm: bool
    name: str
    offline: str = "unknown"
    kept_safe: str = "unknown"
    games: int = 0
    bytes: int = 0
    version: str = ""
    update: bool = False


def settings_page(scene: SettingsScene) -> Frame:
    """The settings page.

    Commands: `set` (data-name theme|motion|sound|confirm, data-value; name: change, value), `check-offline`, `persist`,
    `export-all`, `open-file`, `reload`; links to #/games, #/about, ./reset.html.
    """
    fresh = btn("reload", tell("note.reload"), id="update")
    body = join(note("news", say("note.update"), say("note.update-text"), fresh) if scene.update else None,
                _look(scene), _playing(scene), _kept(scene), _app(scene))
    return page("settings", tell("settings.title"), top_bar(say("settings.title")), body)


def _line(title: Child, text: Child, *controls: Child) -> Html:
    """One line of settings: what it is, a word on it, and the way to change it."""
    return li(span(b(title), span(text) if text else None, class_="words"), controls)


def _set(name: str, label: str, values: tuple[str, ...], words: str, chosen: str) -> Html:
    choices = [Choice(value, tell(f"{words}.{value}")) for value in values]
    return switch(f"set-{name}", label, "set", choices, chosen, data_name=name)


def _on_off(name: str, label: str, on: bool) -> Html:
    return _set(name, label, ("off", "on"), "settings", "on" if on else "off")


def _look(scene: SettingsScene) -> Html:
    theme = _set("theme", tell("settings.theme"), ("light", "dark", "auto"), "theme", scene.theme)
    motion = _set("motion", tell("settings.motion"), ("off", "fast", "normal"), "motion", scene.motion)
    return section_of(say("settings.look"), ul(
        _line(say("settings.theme"), None, theme), _line(say("settings.motion"), None, motion),
        _line(say("settings.sound"), say("settings.sound-text"), _on_off("sound", tell("settings.sound"), scene.sound)),
        class_="lines"))


def _playing(scene: SettingsScene) -> Html:
    name = input_(value=scene.name, id="set-name", class_="text-in", maxlength=200, aria_label=tell("settings.name"),
                  dir="auto", autocomplete="nickname", enterkeyhint="done", data_do="set", data_name="name")
    confirm = _on_off("confirm", tell("settings.confirm"), scene.confirm)
    return section_of(say("settings.play"), ul(
        _line(say("settings.name"), say("settings.name-text"), name),
        _line(say("settings.confirm"), say("settings.confirm-text"), confirm),
        _line(say("settings.account"), say("settings.account-text"),
              way("#/account", icon("barakah"), say("account.open"), class_="btn", id="to-account")),
        _line(say("settings.records"), say("settings.records-text"),
              way("#/records", icon("laurel"), say("records.title"), class_="btn", id="to-records")), class_="lines"))


def _kept(scene: SettingsScene) -> Html:
    games = span(btn("export-all", say("settings.export"), id="export-all") if scene.games else None,
                 btn("open-file", say("settings.import"), id="open-file"), class_="ways")
    check = btn("check-offline", say("settings.check"), id="check-offline", ready=scene.offline != "checking")
    ask = btn("persist", say("settings.ask"), id="persist") if scene.kept_safe in ("no", "unknown") else None
    count = say("settings.count", n=scene.games, size=size_words(scene.bytes))
    return section_of(say("settings.kept"), ul(
        _line(way("#/games", count, id="to-games", class_="btn bare"), None, games),
        _line(say("settings.safe"), _state(f"safe.{scene.kept_safe}", scene.kept_safe == "yes"), ask),
        _line(say("settings.offline"), _state(f"offline.{scene.offline}", scene.offline == "ready"), check),
        class_="lines"))


def _state(key: str, good: bool) -> Html:
    return join(icon("check", class_="i tick") if good else None, say(key))


def _app(scene: SettingsScene) -> Html:
    return section_of(say("settings.app"), ul(
        _line(say("settings.version", version=scene.version), None,
              way("#/about", say("settings.about"), class_="btn", id="to-about")),
        _line(say("settings.reset"), say("settings.reset-text"),
              a(say("settings.reset"), href="./reset.html", class_="btn", id="reset")), class_="lines"))
