"""The bots' worker: the real one answers; stand-ins that spin, die or talk nonsense never leave a question open."""
import json

import pytest

from tests.browser.visit import Visit

ASK = "Promise.all(it.map(([text, step, deadline]) => hands.askBot(text, step, deadline)))"
ECHO = """addEventListener('message', ({ data: { id, text } }) => {
    if (text === 'spin') { const end = Date.now() + 20000; while (Date.now() < end); }
    if (text === 'die') throw new Error('out of camels');
    if (text === 'raise') return postMessage({ id, error: 'ValueError: no such seat' });
    if (text === 'slow') return setTimeout(() => postMessage({ id, ok: 'slow answer' }), 400);
    if (text === 'twice') postMessage({ id, ok: 'first' });
    if (text === 'stranger') postMessage({ id: 999, ok: 'not asked' });
    postMessage({ id, ok: text.toUpperCase() });
});
postMessage({ ready: true });"""


@pytest.fixture
def fake(bench: Visit) -> Visit:
    """The page's hands with a scripted worker in place of Python."""
    bench.host.instead[bench.host.path_of("static/js/bot-worker.js")] = ECHO.encode()
    ask(bench, ("wake", 0, 20_000))
    return bench


def ask(visit: Visit, *questions: tuple[str, int, int]) -> list[dict]:
    """Ask all at once: (text, step, deadline in ms)."""
    return [json.loads(reply) for reply in visit.hands(ASK, [list(question) for question in questions])]


def test_answers_come_back_to_their_questions(fake: Visit):
    assert ask(fake, ("slow", 1, 5000), ("a", 1, 5000), ("b", 1, 5000)) == [{"ok": "slow answer"}, {"ok": "A"}, {"ok": "B"}]


def test_what_the_bot_raises_is_reported_as_text(fake: Visit):
    assert ask(fake, ("raise", 1, 5000)) == [{"error": "failed", "text": "ValueError: no such seat"}]


def test_a_spinning_bot_is_ended_at_its_deadline_and_replaced(fake: Visit):
    assert ask(fake, ("spin", 1, 300)) == [{"error": "failed", "text": "No answer within 300 ms"}]
    assert ask(fake, ("after", 1, 5000)) == [{"ok": "AFTER"}]


def test_a_dying_worker_answers_every_open_question(fake: Visit):
    replies = ask(fake, ("slow", 1, 5000), ("die", 1, 5000))
    assert [reply["error"] for reply in replies] == ["failed", "failed"]
    assert "out of camels" in replies[1]["text"]
    assert ask(fake, ("again", 1, 5000)) == [{"ok": "AGAIN"}]
    fake.forgiven = True


def test_a_newer_step_withdraws_older_questions(fake: Visit):
    assert ask(fake, ("spin", 1, 5000), ("b", 2, 5000)) == [{"error": "cancelled", "text": "withdrawn"}, {"ok": "B"}]


def test_cancel_answers_at_once(fake: Visit):
    script = "Promise.race([hands.askBot('spin', 1, 9000), new Promise((done) => setTimeout(() => { hands.cancelBot(); }, 50))])"
    assert json.loads(fake.hands(script))["error"] == "cancelled"


def test_an_answer_nobody_waits_for_is_dropped(fake: Visit):
    assert ask(fake, ("twice", 1, 5000), ("stranger", 1, 5000)) == [{"ok": "first"}, {"ok": "STRANGER"}]


def test_a_worker_that_cannot_be_loaded_says_so(bench: Visit):
    bench.host.lacking.add(bench.host.path_of("static/js/bot-worker.js"))
    assert ask(bench, ("a", 1, 5000))[0]["error"] == "failed"
    bench.forgiven = True


def test_a_worker_whose_python_cannot_start_says_so(bench: Visit):
    bench.host.instead[bench.host.path_of("app/library.bin")] = b"no bale"
    [reply] = ask(bench, ("{}", 1, 5000))
    assert reply["error"] == "failed" and "died" in reply["text"]
    bench.forgiven = True


def test_the_real_worker_imports_python_and_replies(bench: Visit):
    """Whatever `ui.worker` thinks of this question, it answers it: with a text or with Python's own fault."""
    [reply] = ask(bench, ('{"no such": "question"}', 1, 60_000))
    assert "ok" in reply or "ui/worker.py" in reply["text"]


def test_the_page_keeps_ticking_while_python_starts_in_the_worker(app: Visit):
    """Frames are counted, not timed: a page that started Python itself would draw one before the answer, or two."""
    frames = app.hands("""(async () => { let frames = 0, going = true;
        const tick = () => { frames++; if (going) requestAnimationFrame(tick); };
        requestAnimationFrame(tick);
        await hands.askBot('{}', 1, 60000);
        going = false;
        return frames; })()""")
    assert frames >= 5
