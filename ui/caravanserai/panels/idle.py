"""The panel while nothing is picked: what there is to see, the space that is looked at, and answers without a panel of their "
  "own."""
from engine.caravanserai.box import GOODS
from engine.caravanserai.box_board import KIND, SPACE_NUMBER
from engine.caravanserai.box_orders import ORDERS
from engine.caravanserai.box_tiles import TILES
from engine.caravanserai.turn import Rolled, Stop
from ui.caravanserai.ask import added_steps, any_route
from ui.caravanserai.attach import doors
from ui.caravanserai.court.bays import halves
from ui.caravanserai.court.labels import described
from ui.caravanserai.draft import goal
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import capital, counts, has, k, several, space_name, t
from ui.caravanserai.orders import order_card, order_words
from ui.caravanserai.panels.parts import Panel, choice, choices, listed_acts
from ui.kit.html import Child, Html, b, button, div, icon, p, span, svg

LOOKS = {"orders": ("order", "look.orders"), "cards": ("ability", "look.cards"), "points": ("star", "look.points")}
"""The sheets to look closer at: a picture and words for each.  Parts add theirs."""


def idle(moment: Moment) -> Panel:
    """Ways to look closer: orders, cards, the waiting order; with parts in play, all of them behind one button on a phone."""
    added = doors(moment.view)
    buttons = _all_looks(moment) if added.looks else _looks(moment)
    return Panel(_title(moment), div(_die(moment), buttons, [draw(moment) for draw in added.ways],
                                     class_=["ways", "many" if added.looks else ""]))


def _all_looks(moment: Moment) -> list[Html]:
    looks = {**LOOKS, **doors(moment.view).looks}
    wide = span([peek_button(what, picture, k(words)) for what, (picture, words) in looks.items()], class_="looks wide")
    waiting = moment.before.waiting
    if not waiting:
        return [peek_button("closer", "info", k("look.closer"), class_="narrow"), wide]
    picture = (icon("minor"), b(ORDERS[waiting].value))
    small = (finish(moment, *picture, class_="way-b") or
             button(picture, type="button", class_="btn way-b", id="look-waiting", data_do="sheet", data_name="seat",
                    data_seat=moment.me, aria_label=t("waiting")))
    return [peek_button("closer", "info", k("look.closer"), class_="narrow"), small, wide]


def _looks(moment: Moment) -> list[Html]:
    waiting = moment.before.waiting
    buttons = [peek_button("orders", "order", k("look.orders")), peek_button("cards", "ability", k("look.cards"))]
    if waiting:
        card = order_card(waiting, moment.before.goods, small=True)
        buttons[1] = span(buttons[1], class_="roomy")
        buttons.append(finish(moment, card, class_="waiting") or div(card, class_="waiting"))
    else:
        buttons.append(peek_button("points", "star", k("look.points")))
    return buttons


def finish(moment: Moment, *picture: Child, class_: str) -> Html | None:
    """The waiting order as a button, where it can be filled; with a choice how, it opens a panel."""
    acts = listed_acts(moment, "finish") if moment.scene.mine else []
    if not acts:
        return None
    if len(acts) == 1:
        return choice(moment, acts[0], *picture, class_=class_, label=t("look.finish"))
    on = moment.draft.open.startswith("finish")
    return button(*picture, type="button", id="open-finish", class_=["choice", class_, "picked" if on else "legal"],
                  data_do="pick", data_what="open finish", aria_pressed="true" if on else "false", aria_label=t("look.finish"))


def finish_here(moment: Moment) -> Html | None:
    """The waiting order as a button at a stop, where it may be filled as well."""
    if not moment.asks(Stop) or not moment.before.waiting or moment.draft.open.startswith("finish"):
        return None
    return finish(moment, icon("minor"), b(ORDERS[moment.before.waiting].value), " ", span(k("look.finish")), class_="deck")


def peek_button(what: str, picture: str, words: Html, at: str = "look", class_: str = "") -> Html:
    """A button that opens a sheet; `at` tells it from others of the page that open the same."""
    return button(icon(picture), span(words), type="button", class_=["btn way-b", class_], id=f"{at}-{what}", data_do="sheet",
                  data_name="piece", data_what=what)


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
    """A space that I look at: what lies there, and without a walk drafted what the die would be needed for."""
    space = moment.looked
    number = SPACE_NUMBER[space]
    route = any_route(moment.view, moment.scene.asking, space)
    steps = route.steps if route else 0
    can = moment.options
    far = steps and not any(act.startswith("move ") and goal(act) == space for act in can)
    chips = [span(icon("walk"), k("chip.steps", n=steps), class_=["chip", "loss" if far else ""])] if steps else []
    if far and "roll" in can:
        need = steps - added_steps(*moment.walk)
        chips.append(span(icon("die"), k("chip.die", n=need) if need <= 6 else k("chip.die.never"), class_="chip loss"))
    return Panel(capital(space_name(space)), div(None if moment.target else p(chips, class_="chips"), there(moment, number),
                                                 class_="looked"),
                 broad=bool(laid(moment, number) or KIND[number] == "tower" and moment.view.towers[number]))


def there(moment: Moment, space: int) -> Html:
    """What lies at a space, large."""
    kind, view = KIND[space], moment.view
    if kind == "tower" and view.towers[space]:
        return div(order_card(view.towers[space], moment.before.goods), class_="order-row")
    if kind == "caravan":
        tile = TILES[view.tiles[space]]
        return p(svg(halves(tile.id), class_="tile", viewBox="-36 -29 72 58", aria_hidden="true"),
                 span(t("label.tile", give=several(counts(tile.give)), get=several(counts(tile.get)))), class_="hint")
    orders = laid(moment, space)
    said = [words for words in described(view, space) if words not in map(order_words, orders)]
    words = p(span(capital(", ".join(said))), class_="hint soft")
    if orders:
        cards = [order_card(order, moment.before.goods, small=True) for order in orders]
        return div(words, div(cards, class_="order-row"), class_="ordering")
    return div(words, peek_button("cards", "ability", k("look.cards")),
               class_="ways") if kind == "blue_gate" and moment.scene.mine else words


def laid(moment: Moment, space: int) -> list[str]:
    """Orders that parts of the game laid open at a space."""
    return [order for orders in doors(moment.view).laid for order in orders(moment.view, space)]


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


