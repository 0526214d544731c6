"""The built site in the other browsers: `make others` plays in Firefox and in WebKit, whichever of them is installed."""
