"""The words of Partner Mode: the four partners, what happens, what is asked, why not, and the rules in short."""

WORDS: dict[str, str | dict[str, str]] = {
    "option.caravanserai.partner": "Partner Mode",
    "option.caravanserai.arbab": "With the Arbab: eleven rounds",

    "caravanserai.partner.dervish": "the Dervish",
    "caravanserai.partner.opium_dealer": "the Opium Dealer",
    "caravanserai.partner.anahita": "Anahita",
    "caravanserai.partner.chapman": "the Chapmen",
    "caravanserai.partner.dervish.text": "A hidden hand of five cards, one to play each turn. Drawn up again at the Blue Gate.",
    "caravanserai.partner.opium_dealer.text": "Tokens, exchange and opium for you alone, four cards for one use each, and goods worth two more.",
    "caravanserai.partner.anahita.text": "Eleven favours for you alone, and four of her cards, the first at once.",
    "caravanserai.partner.chapman.text": "Rubies for you alone, one to begin with, and four cards beside you that nobody else can take.",

    "caravanserai.partner.of": "Goes with {who}.",
    "caravanserai.partner.refresh": "Chatter goes, then you draw up to five.",
    "caravanserai.partner.loaned": {"0": "All four cards are used.", "one": "{n} card, for one use.", "other": "{n} cards, for one use each."},
    "caravanserai.partner.open": {"0": "All four open cards are taken.", "one": "{n} open card that nobody else can take.",
                                  "other": "{n} open cards that nobody else can take."},
    "caravanserai.help.partner.one": "Partner",
    "caravanserai.say.choosepartner": "Four can help. The other player takes another one.",
    "caravanserai.say.choosestart": "You begin where your partner stands.",
    "caravanserai.say.extragoods": "Besides your silver or emerald.",

    "caravanserai.log.partner": "{who} went with {partner}",
    "caravanserai.log.extra": "{who} also begins with {goods}",
    "caravanserai.log.chatter": {"one": "{who} discarded {n} chatter card", "other": "{who} discarded {n} chatter cards"},
    "caravanserai.log.hand.mine": "{who} drew {cards}",
    "caravanserai.log.hand": {"0": "{who} drew no card", "one": "{who} drew {n} card of the Dervish", "other": "{who} drew {n} cards of the Dervish"},

    "caravanserai.title.choosepartner": "Who is your partner?",
    "caravanserai.title.choosestart": "Where do you begin?",
    "caravanserai.title.extragoods": "Goods worth two dirhams",
    "caravanserai.main.choosepartner": "Choose",
    "caravanserai.main.choosestart": "Begin here",
    "caravanserai.main.extragoods": "Take them",
    "caravanserai.do.partner": "go with {what}",
    "caravanserai.do.start": "begin at the {what}",
    "caravanserai.do.extra": "take {what}",
    "caravanserai.do.refresh": "draw up your hand",

    "caravanserai.why.no-such-partner": "There is no such partner.",
    "caravanserai.why.partner-taken": "The other player goes with this partner.",
    "caravanserai.why.beside-partner": "You begin where your partner stands.",
    "caravanserai.why.worth-two": "Goods worth exactly two dirhams.",
    "caravanserai.why.hand-full": "Your hand has its {most} cards, and no chatter.",

    "caravanserai.help.partner": "Partner Mode",
    "caravanserai.help.partner.1": "For two. Each chooses one partner, and only these two expansions are in play, each for its own player alone. The "
                                   "other figures can be jumped by both.",
    "caravanserai.help.partner.2": "You begin where your partner stands. The Dervish’s partner plays one card of the hand in a turn, and at the Blue Gate "
                                   "discards chatter and draws up to five. Each card of the Opium Dealer’s partner works once in the game. Anahita’s "
                                   "partner has four of her cards, the first turned up at once. The cards beside the Chapmen’s partner are bought at the "
                                   "Blue Gate or taken as a reward, as usual; side B of the brooch brings points only.",
    "caravanserai.help.partner.3": "Without the Arbab the game ends by points, usually 50. With him it lasts eleven rounds; he blocks his space and "
                                   "meets whoever is there: figures step aside, the Dealer loses an opium, the Dervish a card, and rubies send "
                                   "Chapmen on or go back. He does nothing else.",
}
