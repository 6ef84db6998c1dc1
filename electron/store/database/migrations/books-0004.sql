-- Words are merged bit by bit by whoever writes records, and not now and then for long.
INSERT INTO book_words (book_words, rank) VALUES ('automerge', 0);
