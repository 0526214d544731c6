"""Anahita and the Arbab on the page: her favours and cards, his round and his stops.

Each is whole without the other, for Partner Mode may have one of them alone.
"""
from engine.caravanserai.expansions.anahita.annex import ANAHITA, ARBAB
from engine.caravanserai.expansions.anahita.favour import Favoured
from engine.caravanserai.expansions.anahita.solo_deeds import Outermost
from engine.caravanserai.expansions.anahita.walk import Displacing
from ui.caravanserai.attach import Attachment
from ui.caravanserai.expansions.anahita import bar, favour, helps, log, panels, pieces, sheets
from ui.caravanserai.expansions.put import TAPS

HIS = Attachment(
    name=ARBAB, panels={Displacing: panels.displacing, Outermost: panels.outermost}, stops={"red_gate": panels.red_gate},
    lit=(panels.ways_out,), goes=(panels.step_aside,), aims=("displace",), way=(panels.aside_ghost,),
    looks={"arbab": ("arbab", "look.arbab")},
    beside=(sheets.his_beside,), over=(pieces.his_marks,), figures=(pieces.his_figure,), described=(pieces.his_words,),
    laid=(pieces.his_gate,), space_sheet=(sheets.his_space,), what=(pieces.his_what,), stage=(sheets.stage,),
    sheets={"arbab": sheets.his_sheet},
    one_tap=(Displacing, Outermost), verbs=("pick", "give up", "displace"), say=(bar.his_say,), chips=(bar.his_chips,),
    thumb=(pieces.his_thumb,), lines=log.HIS_LINES, sounds=log.SOUNDS, target=(bar.his_target,),
    explained={Displacing: "arbab", Outermost: "arbab"}, chapters={"arbab": sheets.his_picture})
"""What the Arbab adds to the page."""

HERS = Attachment(
    name=ANAHITA, options=(ANAHITA,), panels={Favoured: panels.favoured},
    beneath=(favour.beneath, helps.her_help, helps.token_here),
    tall=(helps.tall,), instead=(favour.instead,), ways=(sheets.her_way_in,), looks={"anahita": ("anahita", "anahita")},
    beside=(sheets.her_beside,),
    seat_more=(sheets.seat_more,), seat_sheet=(sheets.seat_sheet,), lit=(favour.lit,), goes=(favour.goes,), aims=("favour",),
    way=(favour.her_way,), over=(pieces.her_marks,), figures=(pieces.her_figure,), described=(pieces.her_words,),
    sheets={"anahita": sheets.her_sheet}, taps=TAPS, by_itself=(Favoured,), verbs=("brooch favours",),
    aside_verbs=("take favour", "help", "favour"), main=(bar.her_main,), thing=(bar.thing,), say=(bar.her_say,),
    chips=(bar.her_chips,), term=(bar.term,), thumb=(pieces.her_thumb,), lines=log.HER_LINES, sounds=log.SOUNDS,
    symbols={"da1": (("favour",), "+1"), "da2": (("favour",), "+2")}, target=(bar.her_target,),
    explained={Favoured: "anahita"}, chapters={"anahita": sheets.her_picture})
"""What Anahita adds to the page."""


def both(one: Attachment, other: Attachment) -> Attachment:
    """Two attachments as one, under the name of the second."""
    joined = {door: {**had, **more} if isinstance(had, dict) else had + more
              for door, had, more in zip(Attachment._fields, one, other, strict=True) if door != "name"}
    return Attachment(name=other.name, **joined)


ATTACHMENT = both(HIS, HERS)
"""What the expansion adds to the page: both together."""
