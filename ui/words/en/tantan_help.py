"""The rules of Tan-tan Caravan in our own words, chapter by chapter."""

WORDS: dict[str, str | dict[str, str]] = {
    "tantan.help.goal": "What it is about",
    "tantan.help.goal.1": "You are traders at one market. You buy cards, send them off with a caravan that belongs to all of you, "
                          "and when it is full everybody takes a share of it. Only the cards that lie in front of you at the end "
                          "are worth points. Most points win.",
    "tantan.help.goal.2": "The trick: the cards you send may end up with somebody else. Send what you want to get back when "
                          "you are the one who picks first.",
    "tantan.help.goal.3": "Nobody has cards at first. The first player is drawn by lot, or chosen for the new game, and it goes "
                          "round clockwise. When it is your turn you do one of two things: buy cards, or stock the caravan.",

    "tantan.help.cards": "The cards",
    "tantan.help.cards.goods": "Six goods. The number at the left is what one card scores.",
    "tantan.help.cards.coins": "The coin at the right of a card in the market tells how much money it brings when it lies on the "
                               "purse space. Cheap goods bring many coins, dear ones bring few.",
    "tantan.help.cards.lamp": "Genie lamps are worth more the more you have: 1, 4, 9, 16, 25 and 36 points for one to six lamps. "
                              "They are no goods: they count neither as a kind nor as a collection.",
    "tantan.help.cards.princess": "Princesses count only for whoever has most of them: each is worth as many points as your "
                                  "largest collection of one good has cards.",
    "tantan.help.cards.merchant": "Merchants count only for whoever has most of them: each is worth 2 points for every kind of "
                                  "good you own.",
    "tantan.help.cards.thief": "A thief steals one card from a hand when somebody takes it out of the caravan.",
    "tantan.help.cards.mouse": "A mouse eats one of the cards in front of you.",
    "tantan.help.cards.two": "With two players 18 goods stay in the box, with three players 9. With four, all 105 cards are used.",

    "tantan.help.turn": "Your turn",
    "tantan.help.turn.1": "Buy, or stock. You cannot pass.",
    "tantan.help.turn.2": "Your hand holds seven cards at most. With seven cards you must stock. With no card you must buy.",
    "tantan.help.turn.3": "If somebody can do neither, the turn goes to the next player. That happens only near the end.",

    "tantan.help.buying": "Buying",
    "tantan.help.buying.1": "At the left lies the purse card. Its coins are your money for this turn.",
    "tantan.help.buying.2": "The five stalls cost 1, 1, 2, 3 and 5 coins. Take one card or several, from any stalls, as long as "
                            "the coins last and your hand has room. Take at least one.",
    "tantan.help.buying.3": "The cards go to your hand. Coins you do not spend are lost.",
    "tantan.help.buying.4": "Then the purse card moves to the end of the caravan. It does nothing there, even if it is a thief or "
                            "a mouse.",
    "tantan.help.buying.5": "The cards left in the market move up to the left, the first one becomes the next purse, and the gaps "
                            "are filled from the pile. The pile lies face up, so you see which card comes first.",
    "tantan.help.buying.6": "Careful: if your purse card takes the last space in the caravan, the next player picks first and you "
                            "pick last.",

    "tantan.help.stocking": "Stocking",
    "tantan.help.stocking.1": "Choose one type from your hand and send as many of its cards as you like, at least one. You may "
                              "keep some back.",
    "tantan.help.stocking.2": "As many mice as you like may go along. You may also send mice alone.",
    "tantan.help.stocking.3": "There must be room: the caravan has 6 spaces with two players, 7 with three and 8 with four.",
    "tantan.help.stocking.4": "If you fill the last space, the caravan is shared out at once and you pick first.",

    "tantan.help.sharing": "Sharing the caravan",
    "tantan.help.sharing.1": "A full caravan is shared out. Whoever filled it by stocking begins. If a purse card filled it, the "
                             "player after the buyer begins, before taking a turn. Then it goes round the table once.",
    "tantan.help.sharing.2": "When you pick, choose one type. You get all its cards in the caravan and lay them in front of you. "
                             "You must pick, whether you like what is left or not.",
    "tantan.help.sharing.3": "Mice cannot be picked. Everybody but the first one gets one mouse along with the share, while "
                             "there are mice.",
    "tantan.help.sharing.4": "Nothing left? Then the round is over, and whoever has not picked goes without. Cards nobody took stay "
                             "in the caravan and take up spaces.",
    "tantan.help.sharing.5": "If only mice are left, there is nothing to pick, but a mouse still comes to each of the others.",

    "tantan.help.thieves": "Thieves",
    "tantan.help.thieves.1": "Take thieves from the caravan, and for each one you steal a card: choose a player, and a card is "
                             "drawn at random from that hand. It is laid in front of you. The thieves are put away.",
    "tantan.help.thieves.2": "With several thieves you may rob several players or the same one again. What lies in front of a "
                             "player is safe.",
    "tantan.help.thieves.3": "You stole a thief? It is put away and you steal once more. You stole a mouse? It eats one of your "
                             "cards at once. Princesses, merchants and lamps go in front of you like goods.",
    "tantan.help.thieves.4": "If nobody else holds a card, the thieves find nothing.",

    "tantan.help.mice": "Mice",
    "tantan.help.mice.1": "A mouse costs you one card that lies in front of you. You choose which: it may be one you have just "
                          "taken. Card and mouse are put away for good.",
    "tantan.help.mice.2": "If nothing lies in front of you, the mouse goes away hungry. Your hand is safe from mice.",
    "tantan.help.mice.3": "The order is always: your share, then your thieves, then the mouse.",

    "tantan.help.points": "Points",
    "tantan.help.points.1": "Only what lies in front of you counts. Cards in hand are worth nothing at the end.",
    "tantan.help.points.goods": "Goods: 2 for food, 3 for clothes, 4 for fabric, 5 for a lantern, 6 for spice, 7 for jewellery.",
    "tantan.help.points.lamp": "Lamps: their number times itself. Three lamps make 9.",
    "tantan.help.points.princess": "Most princesses: their number times the cards in your largest collection. 3 princesses and "
                                   "4 clothes make 12.",
    "tantan.help.points.merchant": "Most merchants: their number times 2 times your kinds of goods. 3 merchants and 4 kinds "
                                   "make 24.",
    "tantan.help.points.tie": "If several players have most, all of them score. Whoever has fewer gets nothing for them.",
    "tantan.help.points.win": "Equal points? More princesses win, then more merchants. If those are equal too, you win together.",

    "tantan.help.end": "The end",
    "tantan.help.end.1": "When the pile is used up, play goes on. The next sharing that begins is the last one, and then the game "
                         "is over.",
    "tantan.help.end.2": "If the pile runs out in the very purchase that fills the caravan, that sharing is already the last.",
    "tantan.help.end.3": "If nobody can add a card any more, the caravan is shared out as it stands. Whoever added the last card "
                         "picks first.",

    "tantan.help.screen": "On this page",
    "tantan.help.screen.1": "Tap a stall to choose its card, tap it again to let it go. Or tap a card in your hand to stock that "
                            "type, and set the number. Nothing happens before you press the big button, and it says what it will do.",
    "tantan.help.screen.2": "A turquoise frame shows what would happen. Tap something you cannot have, and you are told why.",
    "tantan.help.screen.3": "Tap a player at the top to see all their cards and how their points come about. A crown or a turban "
                            "there means: most princesses, most merchants.",
    "tantan.help.screen.4": "With open hands everybody sees everything. With the memory aid the page remembers for you which cards "
                            "the others hold: every card was bought in the open, so it tells nothing a good memory would not know.",
    "tantan.help.screen.5": "The coin values of the purse cards are this edition's own: 6 for food, 5 for clothes, fabric and mice, "
                            "4 for lanterns and thieves, 3 for spice, lamps, princesses and merchants, 2 for jewellery.",
}
