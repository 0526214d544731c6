"""The rules of Caravanserai in our own words, chapter by chapter."""

WORDS: dict[str, str | dict[str, str]] = {
    "caravanserai.help.goal": "The aim",
    "caravanserai.help.goal.1": "You are a stable boy in a caravanserai. You buy, trade and borrow your way to the goods that the merchants "
                                "in the towers want, and fill their orders. Most points win.",
    "caravanserai.help.goal.2": "Before the first turn you take a silver or an emerald and come in at the Red or the Blue Gate. The highest "
                                "roll begins.",
    "caravanserai.help.goods": "Goods and storage",
    "caravanserai.help.goods.1": "Bronze, silver and gold are metals; amber, emerald and diamond are gems. The number is the value in dirhams.",
    "caravanserai.help.goods.2": "Your storage holds seven pieces. If you ever hold more, also in another player's turn, you give up what you "
                                 "like at once.",
    "caravanserai.help.turn": "A turn",
    "caravanserai.help.turn.1": "A turn has two moves, and both must be made. Where a move ends you may use the space once. Then comes the next move.",
    "caravanserai.help.turn.2": "At any time in your turn, without spending an action, you may give a bronze or an amber to open one more space "
                                "of your purse, and finish a Minor Order that waits on your board.",
    "caravanserai.help.walking": "Walking and the die",
    "caravanserai.help.walking.1": "You walk up to three steps along the spaces: round the court, or through the two pavilions. You never touch a "
                                   "space twice in one move, and you cannot stay where you are.",
    "caravanserai.help.walking.2": "A space with another figure on it is jumped and costs no step. If you stop there it costs one like any other; "
                                   "any number of figures may share a space.",
    "caravanserai.help.walking.3": "Once per turn you may roll the die before a move. The roll binds: you walk up to that many steps, even if it is a 1.",
    "caravanserai.help.money": "Money and debt",
    "caravanserai.help.money.1": "The purse begins with three spaces and can have six. Coins that do not fit are lost.",
    "caravanserai.help.money.2": "At a Money Changer you borrow dirham by dirham while your credit and your purse have room. A debt is paid back "
                                 "only by orders you fill. Each filled order raises your credit by one, from your next turn on.",
    "caravanserai.help.buying": "Buying",
    "caravanserai.help.buying.1": "At a stall you buy any number of its pieces, one by one, at the value of the good. When the action is over an "
                                  "empty stall is filled again from the common supply.",
    "caravanserai.help.trading": "Trading with caravans",
    "caravanserai.help.trading.1": "At a rest area you hand in the goods of the dark half and get those of the light half, as often as you can and "
                                   "like. Then the tile turns. After its third use it makes room for another one.",
    "caravanserai.help.pavilions": "The pavilions",
    "caravanserai.help.pavilions.1": "At the Blue Pavilion you sell pieces for their value while your purse has a free space.",
    "caravanserai.help.pavilions.2": "At the White Pavilion you exchange pieces of equal value: bronze and amber, silver and emerald, gold and diamond.",
    "caravanserai.help.orders": "Major Orders",
    "caravanserai.help.orders.1": "At a tower you fill its order if you hold all its goods and no Minor Order waits on your board. The goods go to "
                                  "the supply, the card to you.",
    "caravanserai.help.orders.2": "It pays its number, two more under a green arrow of the Fountain, one less under a red one. From that first your "
                                  "debt is paid, then you put what you like into your purse, and the rest are points.",
    "caravanserai.help.orders.3": "Then your credit grows by one, you take an ability card as a reward, the Fountain turns, and a new order comes to the tower.",
    "caravanserai.help.minor": "Minor Orders",
    "caravanserai.help.minor.1": "At the Red Gate you draw two and keep one. If you hold the goods of one, you must keep such a one and fill it at once, with the "
                                 "Fountain's effect at the gate. Otherwise it waits on your board, and you fill it later anywhere in your turn, for the value printed on it.",
    "caravanserai.help.minor.2": "While one waits you can fill no Major Order and draw no other. You get three in a game. There is no card as a reward.",
    "caravanserai.help.fountain": "The Fountain",
    "caravanserai.help.fountain.1": "Its green arrows add two dirhams to orders at the towers and the Red Gate they point at, its red arrows take one away. It turns one "
                                    "step clockwise after every Major Order, and when somebody turns it at the Blue Gate.",
    "caravanserai.help.cards": "Ability cards",
    "caravanserai.help.cards.1": "At the Blue Gate you may buy one card for the goods at its bottom and turn the Fountain, in either order. "
                                 "The others get nothing then.",
    "caravanserai.help.cards.2": "As a reward a card is free, from a display or unseen from a deck. Each other player gets the goods at its bottom, from the supply or else "
                                 "from the stall.",
    "caravanserai.help.cards.3": "You may hold one card of each number, one of the six rebates, one of the two collectors of silver and emerald, and one of those of gold "
                                 "and diamond.",
    "caravanserai.help.turquoise": "Turquoise cards: for the game",
    "caravanserai.help.purple": "Purple cards: for the end",
    "caravanserai.help.purple.1": "Each pays 12 points at most.",
    "caravanserai.help.end": "The end",
    "caravanserai.help.end.1": "Whoever reaches 32 points, or as many as were agreed on, brings the end: the turn is finished, and everybody else has one more.",
    "caravanserai.help.end.2": "Then coins less debt, purple cards, and sets of order colours are added. Four orders of one colour or of four colours are 9, three of one or of "
                               "three colours 5, two of one colour 2; each order is in one set.",
    "caravanserai.help.end.3": "If it is even, more goods in storage win, then goods of more value, then you share the win.",
    "caravanserai.help.screen": "On this screen",
    "caravanserai.help.screen.1": "Tap a lit space and the way there is drawn. Below you choose what to do there, before you walk; nothing is played until you press the "
                                  "yellow button. The arrow back takes a pick away.",
    "caravanserai.help.screen.2": "Tap a space that is not lit to see how far it is and what lies there. Tap a piece in your storage to see what can be done with it. Tap a "
                                  "player to see the whole board.",
}
