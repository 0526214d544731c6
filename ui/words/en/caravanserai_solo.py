"""The words of Solo Mode: dice, what happens, what is asked, why not, and the rules in short."""

WORDS: dict[str, str | dict[str, str]] = {
    "caravanserai.solo": "Solo against the Arbab",

    "caravanserai.log.dice": "{who} rolled {faces}",
    "caravanserai.log.die": "{who} took the {face}",
    "caravanserai.log.repeated": "{who} rolled the {face} again{how}: {now}",

    "caravanserai.stage.solo": "Move {n} of {of}",
    "caravanserai.dice.face": "die, {n}",
    "caravanserai.dice.use": "die, {n}: use it",
    "caravanserai.again": "Again",
    "caravanserai.title.again": "Which die is rolled again?",
    "caravanserai.again.a10": "By Anahita's Lucky hand",
    "caravanserai.again.d04": "By the Dervish's advice",
    "caravanserai.again.ruby": "For a ruby",
    "caravanserai.say.dice": "Tap a space, up to {n} steps away: the smallest die that leads there is used. Or pick a die first.",
    "caravanserai.say.die": {"one": "One step with this die. Where to?", "other": "Up to {n} steps with this die. Where to?"},
    "caravanserai.say.reward.alone": "Take a card. Its goods go back on their stalls.",
    "caravanserai.say.blind.alone": "The top card, and its goods go back on their stalls.",
    "caravanserai.reward.alone": "Take a card. The goods at its bottom go back on their stalls, as far as there is room.",
    "caravanserai.sheet.cards.foot.alone": "The goods are the price at the Blue Gate. As a reward a card is free, and its goods go back on their "
                                           "stalls.",
    "caravanserai.what.stall.solo": "Stop here to buy as many pieces as you can pay. A stall is not filled again; cards taken as rewards bring "
                                    "pieces back.",
    "caravanserai.reward.restocks": "Back on the stalls: ",
    "caravanserai.chip.die-used": "the {n}",
    "caravanserai.chip.arbab-next": "then the Arbab: {space}",

    "caravanserai.do.die": "use the {n}",
    "caravanserai.do.repeat": "roll the {n} again",
    "caravanserai.repeat.a10": "by Anahita's Lucky hand",
    "caravanserai.repeat.d04": "by the Dervish's advice",
    "caravanserai.repeat.ruby": "for a ruby",
    "caravanserai.dice.label": {"0": "no die waits", "one": "{n} die waits", "other": "{n} dice wait"},
    "caravanserai.dice.used": "used: {n}",

    "caravanserai.why.dice-too-far": "The {space} is {steps} steps away; your highest die allows {limit}.",
    "caravanserai.why.no-such-die": "No waiting die shows a {face}.",
    "caravanserai.why.waiting-dice-only": "Here it rolls a waiting die again, before you take one.",
    "caravanserai.why.no-repeat": "No die can be rolled again like that now.",

    "caravanserai.help.solo": "Solo",
    "caravanserai.help.solo.1": "Four dice are rolled ahead. Each move uses one of them and goes up to as many steps; when all are used they are rolled "
                                "again. Two moves are a turn.",
    "caravanserai.help.solo.2": "After each move and its action the Arbab walks three spaces and acts. He takes orders off the towers for good, a ruby "
                                "with every piece off a stall, and one of the three open Minor Orders. At the Blue Gate you say which of the two "
                                "outermost cards goes, and get its goods.",
    "caravanserai.help.solo.3": "Stalls are not filled again. The goods on each card that you take as a reward add a piece to their stalls instead.",
    "caravanserai.help.solo.4": "You begin with 18 favours. After twenty moves he is home; one last move is yours, with any favours before it.",
}
