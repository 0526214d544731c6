"""Both displays of ability cards as a grid: symbols on a phone, words where there is room; the one looked at is told below."""
from engine.caravanserai.box_cards import KINDS
from engine.caravanserai.kits import ABILITIES
from engine.caravanserai.preview import gifts
from engine.caravanserai.table import CaravanseraiTable
from ui.caravanserai.cards import cost, full, kind, small, words
from ui.caravanserai.moment import Moment
from ui.caravanserai.names import card_name, good_name, k, pieces, several, t
from ui.caravanserai.panels.parts import choice
from ui.kit.html import Child, Html, div, icon, join, p, span


def card_grid(moment: Moment, table: CaravanseraiTable, verb: str, foot: Child) -> Html:
    """The cards on offer, each answering with `<verb> <card>`."""
    offered = list(dict.fromkeys(card for shelf in KINDS for card in table.shelves[shelf].shown if card))
    offered += [act.rpartition(" ")[2] for act in moment.options if act.startswith(f"{verb} ") and _is_new(act, verb, offered)]
    buttons = [choice(moment, f"{verb} {card}", small(card), span(card_name(card), class_="nm wide"), class_=f"mini {kind(card)}",
                      label=words(card)) for card in offered]
    return div(div(buttons, class_="cards-grid", role="group", aria_label=t("cards"), data_roving="grid",
                   id=f"grid-{verb.replace(' ', '-')}"),
               _told(moment, table, verb, foot), class_="cards-pick")


def _is_new(act: str, verb: str, offered: list[str]) -> bool:
    card = act.rpartition(" ")[2]
    return act == f"{verb} {card}" and card not in offered and not card.startswith(("turquoise", "purple"))


def _told(moment: Moment, table: CaravanseraiTable, verb: str, foot: Child) -> Html:
    """The card that is picked or was just refused, in words; else what a pick means."""
    picked = [act for act in moment.draft.bundle if act.startswith(f"{verb} ")]
    refused = moment.scene.refused_at.partition(" ")[2]
    card = (refused if refused.startswith(f"{verb} ") else picked[-1] if picked else "").rpartition(" ")[2]
    if not card or not _known(card):
        return p(foot, class_="told soft")
    given = _given(moment, table, card) if verb == "reward" and len(moment.view.seats) > 1 else None
    return div(full(card, goods=verb != "reward"), given, class_="told")


def _given(moment: Moment, table: CaravanseraiTable, card: str) -> Html:
    """What the others get for a card taken as a reward, and what is short of it."""
    given = gifts(table, moment.me, card)
    stalls = dict.fromkeys(good for gift in given for good in gift.stall)
    short = [*(k("reward.stall", good=good_name(good)) for good in stalls),
             *(k("reward.missed", who=moment.name(gift.seat), good=good_name(good)) for gift in given for good in gift.missed),
             *(k("reward.over", who=moment.name(gift.seat), n=gift.over) for gift in given if gift.over)]
    return join(span(k("reward.gifts"), pieces(cost(card).items()), span(several(cost(card)), class_="vh"), class_="gifts"),
                p(icon("info"), span(*(span(words, " ") for words in short)), class_="because") if short else None)


def _known(card: str) -> bool:
    return card in ABILITIES

