"""The words of Caravanserai's new-game sheet: ways to play, what each expansion brings, and what ends the game."""

WORDS: dict[str, str | dict[str, str]] = {
    "caravanserai.new.mode": "The way to play",
    "caravanserai.new.mode.usual": "Usual",
    "caravanserai.new.mode.partner": "Partners",
    "caravanserai.new.mode.solo": "Solo",
    "caravanserai.new.mode.usual.text": "Everybody for themselves, 2 to 4 at the table.",
    "caravanserai.new.mode.partner.text": "Two players, each with a partner of the courtyard who helps nobody else.",
    "caravanserai.new.mode.solo.text": "You alone against your own record, while the Arbab walks the court.",

    "caravanserai.new.parts": "Expansions",
    "caravanserai.new.part.dervish": "An old man at the Blue Gate with a card of advice.",
    "caravanserai.new.part.opium": "Old coins, a dealer on the run, and a cure that spares you goods.",
    "caravanserai.new.part.anahita": "She acts for favours. Her father walks, blocks and takes: eleven rounds.",
    "caravanserai.new.part.chapman": "Travelling traders leave rubies for your brooch.",
    "caravanserai.new.longer": {"0": "Hardly longer.", "other": "About {n} minutes more."},

    "caravanserai.new.end": "The end",
    "caravanserai.new.end.points": "{n} points",
    "caravanserai.new.end.usual": "{n} points, as the rulebook says",
    "caravanserai.new.end.star": "Points that bring the end; the rulebook says {n}.",
    "caravanserai.new.end.rounds": "The Arbab’s way home takes eleven rounds. No points end the game before.",
    "caravanserai.new.length": "About {n} minutes against bots.",

    "caravanserai.new.partner": "{who}’s partner",
    "caravanserai.new.partner.yours": "Your partner",
    "caravanserai.new.partner.seat": "Partner of seat {seat}",
    "caravanserai.new.partner.later": "Later",
    "caravanserai.new.partner.later.text": "Chosen at the table, where the game begins.",
    "caravanserai.new.partner.order": "The first seat chooses first: give it a partner, or choose both at the table.",
    "caravanserai.new.with": "Also in the court",
    "caravanserai.new.with.arbab": "The Arbab",
    "caravanserai.new.arbab": "He blocks his space and sends figures away. Eleven rounds, whatever the points.",

    "caravanserai.new.solo.always": "Solo is played under the Arbab’s eyes: Anahita and he are always there.",
    "caravanserai.new.solo.end": "Twenty-one moves by dice rolled ahead; then the Arbab is home. About 25 minutes.",
    "caravanserai.new.solo.goals": "Medals",
    "caravanserai.new.solo.goal": "{medal} from {n} points.",
}
