"""A stop that is open only for what may still be used there: the bar says so, and its main button goes on."""
from engine.caravanserai.expansions.opium.annex import opium
from tests.rules.caravanserai_expansions.dtx import boy, carries, dtx, holds, stop
from tests.ui.caravanserai.setting import after, asked_scene
from tests.ui.caravanserai_parts.setting import FACE, plain
from ui.caravanserai.draft import NOTHING


def test_the_bar_of_a_stop_that_waits_beside_the_dealer():
    table = holds(carries(stop(dtx("D O", boy(4, purse="3/3"))), 0, "D5"), "do1")
    opium(table).dealer = 4
    moment = asked_scene(after(table, "buy silver", "done"), NOTHING)
    bar = FACE.bar(moment)
    assert (plain(str(bar.say)), plain(str(bar.main))) == (
        "The action here is done. You may still use what you hold, or walk on.", "Done here")
    assert FACE.plan(moment) == ["skip"]
