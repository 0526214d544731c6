"""What each command does, by topic.  A topic is fetched when one of its commands is first given."""

_TOPICS = {
    "play": "pick commit undo undo-step redo back-to look look-next look-back look-to look-end pause hurry play-on move-on "
            "uncover here peek escape",
    "watch": "leave leave-sure leave-not run-on",
    "moving": "go sheet close-sheet log-more coming reload dismiss",
    "new": "new-seat-name new-seat-kind new-seat-level new-seat-up new-seat-down new-seat-count new-option new-start "
           "rematch same-deal",
    "games": "forget forget-sure forget-not recover-back replay",
    "sharing": "copy-link share-link copy-seed link-seat link-add link-go-on paste",
    "files": "save-file export-all open-file",
    "settings": "set check-offline persist",
    "daily": "daily",
    "account": "skin-buy skin-buy-sure skin-buy-not skin-wear account-name account-use account-new",
}
ROOMS = {command: topic for topic, commands in _TOPICS.items() for command in commands.split()}
"""The topic of every command."""
AT_THE_TABLE = (*_TOPICS["play"].split(), *_TOPICS["watch"].split())
"""Commands that mean something only while the table of an opened game is shown."""
OF_A_GAME = ("rematch", "same-deal", "copy-link", "share-link")
"""Commands that mean something only while a game is open."""
OF_AN_ARRIVAL = ("link-seat", "link-add", "link-go-on")
"""Commands that mean something only while an arrival is looked at."""


def number(text: str | None) -> int:
    """A whole number from an element's data; -1 for anything else."""
    return int(text) if text is not None and text.isascii() and text.isdigit() else -1
