"""Words of the table that are the same for every game: seats, log, bar, undo, cover, bots, saving."""

WORDS: dict[str, str | dict[str, str]] = {
    "table.you": "You",
    "table.player": "Player {n}",
    "table.name": "{who}",
    "table.title": "{whose} · {game} · Sarai",
    "table.seats": "Seats",
    "table.board": "Board",
    "table.tray": "Yours",
    "table.log": "Log",
    "table.log.open": "Log: open it",
    "table.log.all": "Whole log",
    "table.log.more": "Show earlier moves",
    "table.undo": "Undo",
    "table.redo": "Redo",

    # ---- seats
    "table.seat.asked": {"one": "{who}, {n} point, to play", "other": "{who}, {n} points, to play"},
    "table.seat.busy": {"one": "{who}, {n} point, thinking", "other": "{who}, {n} points, thinking"},
    "table.seat.waits": {"one": "{who}, {n} point", "other": "{who}, {n} points"},

    # ---- whose turn, in the title and aloud
    "table.whose.mine": "Your turn",
    "table.whose.person": "{who} to play",
    "table.whose.bot": "{who} is playing",
    "table.whose.away": "Waiting for {who}",
    "table.whose.over": "Game over",
    "table.your_turn": "Your turn.",
    "table.turn_of": "{who} to play.",
    "table.over": "The game is over.",

    # ---- the bar when there is nothing to choose
    "bar.bot": "{who} is playing",
    "bar.bot.say": "{who} is thinking.",
    "bar.bot.slow": "{who} is taking long.",
    "bar.move_on": "Move {who} on",
    "bar.pause": "Pause",
    "bar.paused": "Bots are paused.",
    "bar.play_on": "Play on",
    "bar.held": "Moves were taken back. Redo them, or play on from here.",
    "bar.away": "{who} plays by link.",
    "bar.send": "Send the turn to {who}",
    "bar.paste": "Paste",
    "bar.over": "The game is over.",
    "bar.account": "See the account",
    "bar.look": "As it was then.",
    "bar.now": "Back to now",
    "bar.undo_to": "Undo to here",
    "bar.here": "Continue here",
    "bar.nothing": "Choose something first.",

    # ---- undo
    "table.undo.nothing": "There is nothing to take back.",
    "table.undo.revealed": "Undo stops here: something hidden has been shown since.",
    "table.undo.theirs": "Undo stops here: a player who is away has moved since.",
    "table.undo.": "",
    "table.undone": "Taken back.",
    "table.redone": "Played again.",
    "table.redo.nothing": "There is nothing to play again.",

    # ---- banners and remarks
    "banner.look": {"one": "Before move {n}", "other": "Before move {n}"},
    "banner.elsewhere.moved": "This game is being played in another tab.",
    "banner.elsewhere.gone": "This game was deleted in another tab.",
    "banner.unsaved": "Not saved since move {n}: no room left on this device.",
    "banner.export": "Save as a file",
    "banner.make_room": "Make room",
    "banner.blocked": "This browser stores nothing here. The game lasts until you close it; a file keeps it.",
    "banner.update": "A new version is ready.",
    "banner.reload": "Reload",
    "table.bot_fell_back": "{who} found no move in time and played a safe one.",
    "table.moved_on": "{who} was moved on with a safe move.",
    "table.from_snapshot": "The rules have changed since this game began. It goes on from where it stood; its earlier moves can "
                           "only be read.",
    "table.auto": "Only one move was possible.",

    # ---- between two people
    "cover.title": "Hand over to {who}",
    "cover.text": "Nobody's cards are shown.",
    "cover.ready": "I am {who}",

    # ---- the menu
    "menu.help": "Rules for this moment",
    "menu.share": "Share or send",
    "menu.score": "The account",
    "menu.score_now": "The account so far",
    "menu.log": "Log",
    "menu.undo": "Undo my last decision",
    "menu.undo_step": "Undo one step",
    "menu.redo": "Redo",
    "menu.file": "Save as a file",
    "menu.settings": "Settings",
    "menu.games": "All games",
    "menu.fact.version": "Version",
    "menu.fact.seed": "Deal",
    "menu.fact.moves": "Moves",
    "menu.fact.hash": "State",

    # ---- short notes
    "toast.copied": "Copied",
    "toast.not_copied": "Not copied",
    "toast.shared": "Sent",
    "toast.added": {"one": "{n} game added", "other": "{n} games added"},
    "toast.nothing_added": "Nothing new in this file.",
    "toast.not_added": {"one": "{n} game could not be read", "other": "{n} games could not be read"},
    "toast.too_big": "This file is too large.",
    "toast.offline_ready": "Ready to play offline",
}
