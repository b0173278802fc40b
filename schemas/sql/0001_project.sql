-- SPDX-FileCopyrightText: 2026 The Accord authors
-- SPDX-License-Identifier: Apache-2.0

-- One project. Rows of `act` are only ever inserted; `category`, `codebook`, `label` and `decision` are derived from
-- them in the same transaction and can be derived again at any time. Numbers name rows in this file only; what travels
-- between copies is the uuid (16 bytes).

CREATE TABLE project (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    name TEXT NOT NULL CHECK (name <> ''),
    initials TEXT NOT NULL,
    colour INTEGER NOT NULL,
    created_at TEXT NOT NULL
) STRICT;

-- Who brought in what. A row without `finished_at` belongs to an import that runs or was interrupted.
CREATE TABLE import (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    kind TEXT NOT NULL,
    source TEXT NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT
) STRICT;

CREATE TABLE repository (
    id INTEGER PRIMARY KEY,
    host TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (host, name)
) STRICT;

-- The uuid is made from the canonical link, so that it also finds an issue by its link.
CREATE TABLE issue (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    repository_id INTEGER NOT NULL REFERENCES repository (id),
    number TEXT NOT NULL,
    document_id INTEGER REFERENCES document (id), -- the newest text; NULL while it is missing
    import_id INTEGER NOT NULL REFERENCES import (id)
) STRICT;
CREATE INDEX issue_by_import ON issue (import_id);
CREATE INDEX issue_by_document ON issue (document_id); -- asked for every text that is taken back

-- One version of an issue's text. An edited issue gets a further row, so that what was labelled stays readable. Numbers
-- are not used again: the word index knows a text by its number, and takes greater ones for newer.
CREATE TABLE document (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    issue_id INTEGER NOT NULL REFERENCES issue (id),
    import_id INTEGER NOT NULL REFERENCES import (id),
    state TEXT NOT NULL,
    state_reason TEXT NOT NULL,
    author TEXT NOT NULL,
    role TEXT NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    closed_at TEXT NOT NULL,
    host_labels TEXT NOT NULL, -- a JSON array of names
    comment_count INTEGER NOT NULL,
    title TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE INDEX document_by_issue ON document (issue_id);
CREATE INDEX document_by_import ON document (import_id);

CREATE TABLE comment (
    id INTEGER PRIMARY KEY,
    document_id INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    author TEXT NOT NULL,
    role TEXT NOT NULL,
    created_at TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX comment_by_document ON comment (document_id, position);

CREATE TABLE round (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    name TEXT NOT NULL CHECK (name <> ''),
    blind INTEGER NOT NULL CHECK (blind IN (0, 1)),
    created_at TEXT NOT NULL
) STRICT;

CREATE TABLE item (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    round_id INTEGER NOT NULL REFERENCES round (id),
    issue_id INTEGER NOT NULL REFERENCES issue (id),
    occurrence INTEGER NOT NULL CHECK (occurrence >= 1),
    position INTEGER NOT NULL,
    UNIQUE (round_id, issue_id, occurrence)
) STRICT;
CREATE INDEX item_by_position ON item (round_id, position, issue_id);
CREATE INDEX item_by_issue ON item (issue_id);

-- kind: 1 label, 2 vote, 3 decision, 4 taxonomy. `seq` is the order in which this copy learned of it, `clock` the
-- logical clock (Lamport): of two acts on the same thing the one with the greater (clock, uuid) holds.
CREATE TABLE act (
    seq INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    kind INTEGER NOT NULL,
    clock INTEGER NOT NULL,
    at TEXT NOT NULL,
    person_id INTEGER REFERENCES person (id),
    item_id INTEGER REFERENCES item (id),
    replaces BLOB,
    import_id INTEGER REFERENCES import (id),
    codebook_id INTEGER,
    verdict INTEGER,
    category_id INTEGER REFERENCES category (id),
    exclusion INTEGER,
    confidence INTEGER,
    flagged INTEGER,
    seconds REAL,
    summary TEXT,
    note TEXT, -- of a label: the note; of a decision: the reason
    state INTEGER,
    source INTEGER,
    rule TEXT,
    cause INTEGER,
    codebook_change INTEGER,
    detail TEXT -- of a taxonomy act: the whole taxonomy as JSON
) STRICT;
CREATE INDEX act_by_item ON act (item_id) WHERE item_id IS NOT NULL;
CREATE INDEX act_by_kind ON act (kind) WHERE kind > 3;
CREATE INDEX act_by_summary ON act (summary COLLATE NOCASE) WHERE summary IS NOT NULL;

-- Derived from here on.

CREATE TABLE codebook (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16), -- that of the act
    number INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

CREATE TABLE category (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    parent BLOB,
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 3),
    position INTEGER NOT NULL,
    code TEXT NOT NULL,
    name TEXT NOT NULL,
    definition TEXT NOT NULL,
    use_when TEXT NOT NULL,
    not_when TEXT NOT NULL,
    examples TEXT NOT NULL, -- a JSON array
    synonyms TEXT NOT NULL, -- a JSON array
    summary_kind INTEGER NOT NULL,
    retired INTEGER NOT NULL CHECK (retired IN (0, 1))
) STRICT;

-- Clustered by person within a round: a person's queue and a round's rating table are both one range.
CREATE TABLE label (
    round_id INTEGER NOT NULL REFERENCES round (id),
    person_id INTEGER NOT NULL REFERENCES person (id),
    item_id INTEGER NOT NULL REFERENCES item (id),
    act INTEGER NOT NULL REFERENCES act (seq),
    clock INTEGER NOT NULL,
    verdict INTEGER NOT NULL,
    category_id INTEGER REFERENCES category (id),
    flagged INTEGER NOT NULL,
    PRIMARY KEY (round_id, person_id, item_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE decision (
    round_id INTEGER NOT NULL REFERENCES round (id),
    item_id INTEGER NOT NULL REFERENCES item (id),
    act INTEGER NOT NULL REFERENCES act (seq),
    clock INTEGER NOT NULL,
    state INTEGER NOT NULL,
    verdict INTEGER NOT NULL,
    category_id INTEGER REFERENCES category (id),
    source INTEGER NOT NULL,
    PRIMARY KEY (round_id, item_id)
) STRICT, WITHOUT ROWID;

-- Words of titles, bodies and comments by document; Chinese, Japanese and Korean characters one by one. Without
-- positions and without a copy of the text: phrases are verified in the text itself.
CREATE VIRTUAL TABLE search USING fts5 (
    title, body, comments, content = '', columnsize = 0, detail = column,
    tokenize = 'unicode61 remove_diacritics 2'
);
