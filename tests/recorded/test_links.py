"""Links that were sent, in every format there ever was: each opens, and the newest is written as it always was."""
import json
from pathlib import Path

import pytest

from engine.games import game
from engine.kernel.link import FORMAT, OLD, link_text, open_link
from engine.kernel.save import state_hash

SENT = json.loads((Path(__file__).parent / "links.json").read_text())


@pytest.mark.parametrize("sent", SENT, ids=lambda sent: f"{sent['game']}-{len(sent['options'])}-{sent['actions']}")
def test_a_link_that_was_sent_opens_for_ever(sent, monkeypatch):
    assert [link[0] for link in sent["links"]] == [OLD, FORMAT]
    opened = [open_link(link, game) for link in sent["links"]]
    sagas = [each.saga for each in opened]
    for saga in sagas:
        assert (saga.cursor, state_hash(saga.table)) == (sent["actions"], sent["check"])
    assert sagas[0].log == sagas[1].log and sagas[0].seats == sagas[1].seats
    monkeypatch.setattr("engine.kernel.link.VERSION", opened[1].engine)  # a link names the Sarai that wrote it
    assert link_text(sagas[0]) == sent["links"][1]
    assert len(sent["links"][1]) < 0.95 * len(sent["links"][0])


def test_the_links_kept_here_show_every_game_and_expansion():
    assert {sent["game"] for sent in SENT} == {"tantan", "rihla", "caravanserai"}
    assert {"dervish", "opium", "anahita", "chapman", "partner", "arbab"} <= {name for sent in SENT for name in sent["options"]}


def test_new_words_in_front_leave_old_links_as_they_are(monkeypatch):
    sent = SENT[0]
    opened = game(sent["game"])
    monkeypatch.setattr(type(opened), "hot_words", ("new word", *opened.hot_words))
    saga = open_link(sent["links"][1], game).saga
    assert state_hash(saga.table) == sent["check"]
    assert open_link(link_text(saga), game).saga.log == saga.log
