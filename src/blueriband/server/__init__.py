"""Matches over HTTP and WebSocket: people, storage, drafts, bots in processes of their own. No rule is in here."""
