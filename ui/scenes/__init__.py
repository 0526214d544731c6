"""From what the app knows to what a page draws: one file per page, and no markup."""
