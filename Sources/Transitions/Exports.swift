// Room not furnished yet.
