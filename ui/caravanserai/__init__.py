"""The Caravanserai table: one file per panel."""
