-- SPDX-FileCopyrightText: 2026 The Accord authors
-- SPDX-License-Identifier: Apache-2.0

-- Many people on one project, at the same time and in several copies.

-- Long work writes in turns: a row of `import` stands for it until it has finished. What it brings carries its number.
-- People and rounds of an import that has not finished are not shown, and its acts (those after `first_act`) do not
-- count yet. Without REFERENCES: an import is taken back by its number, and nothing else refers to it.
ALTER TABLE import ADD COLUMN first_act INTEGER;
ALTER TABLE person ADD COLUMN import_id INTEGER;
ALTER TABLE round ADD COLUMN import_id INTEGER;
ALTER TABLE item ADD COLUMN import_id INTEGER;

-- Who has the project open: a row per window, which its owner takes away when it closes. The beat goes up while the
-- window is open; whoever sees it stand still for several intervals of their own clock takes the row away.
CREATE TABLE presence (
    uuid BLOB PRIMARY KEY CHECK (length(uuid) = 16),
    person_id INTEGER, -- NULL: has not said who they are
    beat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Copies of a project that are merged.

-- `uuid` is the same person as `same_as`: somebody said so once, and it travels between full copies. Rows are only
-- ever inserted; who stands for whom follows from all of them.
CREATE TABLE same_person (
    uuid BLOB NOT NULL CHECK (length(uuid) = 16),
    same_as BLOB NOT NULL CHECK (length(same_as) = 16),
    PRIMARY KEY (uuid, same_as)
) STRICT, WITHOUT ROWID;

-- People, rounds and items of other copies that were left out on purpose, so that nobody is asked again.
CREATE TABLE left_out (
    uuid BLOB PRIMARY KEY CHECK (length(uuid) = 16)
) STRICT, WITHOUT ROWID;

-- Where texts of an issue came from several copies: as how manieth version each copy met it. The greatest is shown. A
-- text without a row is newer than those that have one, and counts on in the order of its number.
CREATE TABLE text_version (
    document_id INTEGER PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
    version INTEGER NOT NULL
) STRICT;
