"""What each command does, by topic.  A topic is fetched when one of its commands is first given."""

_TOPICS = {
    "play": "pick commit undo undo-step redo back-to look look-end pause hurry play-on move-on uncover here peek escape",
    "moving": "go sheet close-sheet log-more coming reload dismiss",
    "new": "new-seat-name new-seat-kind new-seat-level new-seat-up new-seat-down new-seat-count new-option new-start "
           "rematch same-deal",
    "games": "forget forget-sure forget-not recover-back replay",
    "sharing": "copy-link share-link copy-seed link-seat link-add link-go-on paste",
    "files": "save-file export-all open-file",
    "settings": "set check-offline persist",
}
ROOMS = {command: topic for topic, commands in _TOPICS.items() for command in commands.split()}
"""The topic of every command."""
