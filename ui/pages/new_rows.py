"""The rows of a new-game sheet that a game's face has laid out: switches, tiles that are on or off, and what is told."""
from ui.kit.html import Html, button, div, icon, join, p, span
from ui.kit.rows import Pick, Row
from ui.kit.shell import Choice, field, switch


def drawn_row(row: Row) -> Html:
    """One row.  A press sends `new-option`: for a switch its name and the value, for a tile its own name and yes or no."""
    hint = p(row.hint, class_="hint", id=f"new-{row.name}-hint") if row.hint else None
    if not row.picks:
        return field(row.label, hint)
    if row.several:
        return field(row.label, join(div([_tile(pick) for pick in row.picks], class_="tiles", id=f"new-{row.name}"), hint))
    sides = [Choice(pick.value, _side(pick), pick.label) for pick in row.picks]
    on = next((pick.value for pick in row.picks if pick.on), "")
    chosen = switch(f"new-{row.name}", row.label, "new-option", sides, on, "full rows", data_name=row.name)
    return field(row.label, join(chosen, hint), class_="row-f")


def _side(pick: Pick) -> Html:
    """A side of a switch; the recommended one has a star under it."""
    return join(icon(pick.picture) if pick.picture else None, span(pick.words, class_="w") if pick.words else None,
                span(icon("star"), class_="marked") if pick.mark else None)


def _tile(pick: Pick) -> Html:
    """A thing that may be taken into the game: its picture, its name, and what it brings or why it is settled."""
    state = "true" if pick.on else "false"
    parts = (span(icon(pick.picture), class_="pic"), span(pick.words, class_="nm"), span(pick.shut or pick.text, class_="ln"),
             span(icon("check") if pick.on else None, class_="tick"))
    return button(parts, type="button", id=f"new-{pick.value}", class_=["tile-b", "shut" if pick.shut else ""],
                  data_do="new-option", data_name=pick.value, data_value="no" if pick.on else "yes", aria_pressed=state,
                  aria_disabled="true" if pick.shut else None)
