"""The panel while nothing is picked: what there is to see, the space that is looked at, and answers without a panel of their "
  "own."""
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import KIND, SPACE_NUMBER
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.turn import Rolled
from ui.caravanserai.ask import any_route
from ui.caravanserai.court.bays import halves
from ui.caravanserai.court.labels import described
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, counts, has, k, several, space_name, t
from ui.caravanserai.orders import order_card
from ui.caravanserai.panels.parts import Panel, choice, choices
from ui.kit.html import Html, b, button, div, icon, p, span, svg


def idle(moment: Moment) -> Panel:
    """Ways to look closer: orders, cards, the waiting order."""
    waiting = moment.before.waiting
    buttons = [peek_button("orders", "order", k("look.orders")), peek_button("cards", "ability", k("look.cards"))]
    if waiting:
        finish = next((act for act in moment.options if act.startswith("finish ")), "")
        card = order_card(waiting, moment.before.goods, small=True)
        buttons[1] = span(buttons[1], class_="roomy")
        buttons.append(choice(moment, finish, card, class_="waiting", label=t("look.finish")) if finish and moment.scene.mine
                       else div(card, class_="waiting"))
    else:
        buttons.append(peek_button("points", "star", k("look.points")))
    return Panel(_title(moment), div(_die(moment), buttons, class_="ways"))


def peek_button(what: str, picture: str, words: Html) -> Html:
    """A button that opens a sheet."""
    return button(icon(picture), span(words), type="button", class_="btn way-b", id=f"look-{what}", data_do="sheet",
                  data_name="piece",
                  data_what=what)


def _title(moment: Moment) -> Html:
    if not moment.scene.mine:
        return k("title.watch")
    kind = type(moment.scene.asking).__name__.lower()
    return k(f"title.{kind}") if has(f"title.{kind}") else k("title.yours")


def _die(moment: Moment) -> Html | None:
    """The die that was rolled."""
    if not isinstance(moment.scene.asking, Rolled):
        return None
    face = moment.scene.asking.face
    return span(svg(class_=f"i die-{face}", viewBox="0 0 24 24"), b(face), class_="die", role="img", aria_label=t("die", n=face))


def looked_at(moment: Moment) -> Panel:
    """A space that I look at without walking there: what lies there, and what the die would be needed for."""
    space = moment.looked
    number = SPACE_NUMBER[space]
    route = any_route(moment.view, moment.scene.asking, space)
    steps = route.steps if route else 0
    can = [str(act) for act in moment.scene.legal]
    far = steps and f"move {space}" not in can
    chips = [span(icon("walk"), k("chip.steps", n=steps), class_=["chip", "loss" if far else ""])] if steps else []
    if far and "roll" in can:
        chips.append(span(icon("die"), k("chip.die", n=steps) if steps <= 6 else k("chip.die.never"), class_="chip loss"))
    return Panel(capital(space_name(space)), div(p(chips, class_="chips"), there(moment, number), class_="looked"),
                 tall=KIND[number] == "tower" and bool(moment.view.towers[number]))


def there(moment: Moment, space: int) -> Html:
    """What lies at a space, large."""
    kind, view = KIND[space], moment.view
    if kind == "tower" and view.towers[space]:
        return div(order_card(view.towers[space], moment.before.goods), class_="order-row")
    if kind == "caravan":
        tile = TILES[view.tiles[space]]
        return p(svg(halves(tile.id), class_="tile", viewBox="-36 -29 72 58", aria_hidden="true"),
                 span(t("label.tile", give=several(counts(tile.give)), get=several(counts(tile.get)))), class_="hint")
    words = p(span(capital(", ".join(described(view, space)))), class_="hint soft")
    return div(words, peek_button("cards", "ability", k("look.cards")),
               class_="ways") if kind == "blue_gate" and moment.scene.mine else words


def answers(moment: Moment) -> Panel:
    """Any question that has no panel of its own: its answers as buttons."""
    buttons = [choice(moment, act, span(_act_words(act)), class_="deck") for act in moment.options]
    return Panel(k("title.yours"), choices(*buttons, class_="decks"), tall=len(buttons) > 4)


def _act_words(act: str) -> str:
    """An action in words, as far as there are some; else as it is written."""
    for cut in (2, 1):
        verb = " ".join(act.split()[:cut])
        if has(f"act.{verb.replace(' ', '-')}"):
            rest = act[len(verb):].strip()
            return t(f"act.{verb.replace(' ', '-')}", what=t(f"good.{rest}") if rest in GOODS else rest)
    return capital(act)


def closing(moment: Moment) -> Panel:
    """Both moves are made: what can still be done."""
    return idle(moment)


