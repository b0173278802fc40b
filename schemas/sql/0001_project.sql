-- SPDX-FileCopyrightText: 2026 The Accord authors
-- SPDX-License-Identifier: Apache-2.0

-- One project. Rows of `event` are only ever inserted; `category`, `codebook`, `label`, `decision` and who stands for whom
-- (`person.same_as`) are derived from them in the same transaction and can be derived again at any time. Numbers name
-- rows in this file only; what travels between copies is the uuid (16 bytes).

-- The project and its people.

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
    created_at TEXT NOT NULL,
    import_id INTEGER,
    same_as INTEGER REFERENCES person (id) -- who stands for them, where two turned out to be one; derived
) STRICT;

-- Who has the project open: a row per window, which its owner takes away when it closes. The heartbeat goes up while the
-- window is open; whoever sees it stand still for several intervals of their own clock takes the row away.
CREATE TABLE presence (
    uuid BLOB PRIMARY KEY CHECK (length(uuid) = 16),
    person_id INTEGER, -- NULL: has not said who they are
    heartbeat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- People, rounds and items of other copies that were left out of a merge on purpose, so that nobody is asked again.
CREATE TABLE left_out (
    uuid BLOB PRIMARY KEY CHECK (length(uuid) = 16)
) STRICT, WITHOUT ROWID;

-- Filters of the Reconcile page by their names.
CREATE TABLE saved_filter (
    name TEXT PRIMARY KEY CHECK (name <> ''),
    filter TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Who brought in what. A row without `finished_at` belongs to an import that runs or was interrupted: long work is
-- written in several transactions, and what it brings carries its number. Its people and rounds are not shown, and its
-- events (those after `first_event`) do not count, until it has finished. The tables that carry `import_id` without
-- REFERENCES: an import is taken back by its number, and nothing else refers to it.
CREATE TABLE import (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    kind TEXT NOT NULL,
    source TEXT NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT,
    first_event INTEGER
) STRICT;

-- Texts: issues, and whatever else is labelled.

-- What texts come from: a repository of a host, a site, interviews. `host` is empty where none has them.
CREATE TABLE text_group (
    id INTEGER PRIMARY KEY,
    host TEXT NOT NULL,
    name TEXT NOT NULL,
    UNIQUE (host, name)
) STRICT;

-- The uuid is made from the address, so that it also finds a text by its link; see addressOf() in core/model/issue.h.
CREATE TABLE text (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    kind INTEGER NOT NULL, -- TextKind in core/model/issue.h
    group_id INTEGER NOT NULL REFERENCES text_group (id),
    name TEXT NOT NULL, -- of an issue its number
    link TEXT, -- NULL where it follows from the group and the name, and where there is none
    language TEXT, -- as in BCP 47; NULL: not told
    document_id INTEGER REFERENCES document (id), -- the newest version; NULL while it is missing
    import_id INTEGER NOT NULL REFERENCES import (id)
) STRICT;
CREATE INDEX text_by_import ON text (import_id);
CREATE INDEX text_by_document ON text (document_id); -- asked for every version that is taken back
-- Few projects have others, and every screen asks what it is to call them.
CREATE INDEX text_no_issue ON text (kind) WHERE kind <> 1;

-- One version of a text. An edited text gets a further row, so that what was labelled stays readable. Numbers are not
-- used again: the word index knows a version by its number, and takes greater ones for newer. States, roles and host
-- labels are what hosts tell of issues; of other texts they are empty.
CREATE TABLE document (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    text_id INTEGER NOT NULL REFERENCES text (id),
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
CREATE INDEX document_by_text ON document (text_id);
CREATE INDEX document_by_import ON document (import_id);
-- What samples are drawn from: state and date of every text, without reading the texts.
CREATE INDEX document_for_frame ON document (state, created_at);

-- What follows below a text's body, each with its author: the discussion of an issue, the turns of a transcript.
CREATE TABLE part (
    id INTEGER PRIMARY KEY,
    document_id INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    author TEXT NOT NULL,
    role TEXT NOT NULL,
    created_at TEXT NOT NULL,
    body TEXT NOT NULL,
    begins INTEGER -- milliseconds from the beginning of a recording; NULL where there is none
) STRICT;
CREATE UNIQUE INDEX part_by_document ON part (document_id, position);

-- Where versions of a text came from several copies: as how manieth version each copy met it. The greatest is shown. A
-- text without a row is newer than those that have one, and counts on in the order of its number.
CREATE TABLE text_version (
    document_id INTEGER PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
    version INTEGER NOT NULL
) STRICT;

-- What a host tells of an issue beside its text. It is no part of what people label, so the newest replaces the former.
CREATE TABLE issue_fact (
    text_id INTEGER PRIMARY KEY REFERENCES text (id) ON DELETE CASCADE,
    updated_at TEXT NOT NULL, -- of the issue when the host told this
    milestone TEXT NOT NULL,
    reactions TEXT NOT NULL, -- a JSON object of counts
    closed_by TEXT NOT NULL, -- the address of the pull request that closed it
    referred_by TEXT NOT NULL -- a JSON array of addresses
) STRICT;

-- Rounds and their items.

CREATE TABLE round (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    name TEXT NOT NULL CHECK (name <> ''),
    blind INTEGER NOT NULL CHECK (blind IN (0, 1)),
    created_at TEXT NOT NULL,
    import_id INTEGER
) STRICT;

CREATE TABLE item (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    round_id INTEGER NOT NULL REFERENCES round (id),
    text_id INTEGER NOT NULL REFERENCES text (id),
    occurrence INTEGER NOT NULL CHECK (occurrence >= 1),
    position INTEGER NOT NULL,
    import_id INTEGER,
    UNIQUE (round_id, text_id, occurrence)
) STRICT;
CREATE INDEX item_by_position ON item (round_id, position, text_id);
CREATE INDEX item_by_text ON item (text_id);

-- What people did: what every kind of event has. `kind` is one of those of core/model/event.h, which tells what events of
-- each say; which columns they have is in core/store/events/payloads.cpp. `seq` is the order in which this copy learned of
-- it, `clock` the logical clock (Lamport): of two events on the same thing the one with the greater (clock, uuid) holds;
-- but a round's state only ever grows. Other events are named by their uuid, which is the same in every copy.
CREATE TABLE event (
    seq INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16),
    kind TEXT NOT NULL,
    clock INTEGER NOT NULL,
    at TEXT NOT NULL,
    person_id INTEGER REFERENCES person (id), -- NULL: a rule or a file; or see event_later
    item_id INTEGER REFERENCES item (id),
    round_id INTEGER REFERENCES round (id), -- of a round, an assignment and a gate
    about_person INTEGER REFERENCES person (id), -- whom it describes, or to whom it hands out items
    subject BLOB, -- what it is about, by the event that began it (which names itself): of a vote and of the decision
                  -- that follows it the second vote, of an opinion the proposal
    meeting BLOB, -- in which it was said
    replaces BLOB,
    codebook BLOB, -- the version of the codebook by which it was said; this copy may not have it yet
    import_id INTEGER REFERENCES import (id),
    state INTEGER,
    note TEXT, -- of a label and a vote the note; of a decision, an opinion and others the reason
    detail TEXT -- what only the kind has, as JSON; of a taxonomy event the whole taxonomy
) STRICT;
CREATE INDEX event_by_item ON event (item_id) WHERE item_id IS NOT NULL;
-- See rare_event. For a list in the condition SQLite would fill a temporary table with each label.
CREATE INDEX event_by_kind ON event (kind)
WHERE kind <> 'label' AND kind <> 'vote' AND kind <> 'decision';
CREATE INDEX event_by_subject ON event (subject) WHERE subject IS NOT NULL;
-- Reasons of decisions by how they begin, to be offered again.
CREATE INDEX event_by_reason ON event (note COLLATE NOCASE) WHERE kind = 'decision' AND note IS NOT NULL;
CREATE INDEX event_by_round ON event (round_id) WHERE round_id IS NOT NULL;
CREATE INDEX event_about_person ON event (about_person) WHERE about_person IS NOT NULL;

-- What a label, a vote or a decision says of its item, beside its row of `event`. All other kinds are few: what follows
-- from them is asked of the events themselves.
CREATE TABLE answer (
    event INTEGER PRIMARY KEY REFERENCES event (seq) ON DELETE CASCADE,
    verdict INTEGER NOT NULL,
    category_id INTEGER REFERENCES category (id),
    exclusion INTEGER,
    confidence INTEGER,
    flagged INTEGER,
    seconds REAL,
    summary TEXT,
    code TEXT, -- of a label: the annotator's own, where no category fits
    source INTEGER,
    rule TEXT,
    cause INTEGER,
    codebook_change INTEGER,
    method INTEGER -- how people came to a decision
) STRICT;
CREATE INDEX answer_by_summary ON answer (summary COLLATE NOCASE) WHERE summary IS NOT NULL;
-- Few labels have one.
CREATE INDEX answer_by_code ON answer (code COLLATE NOCASE) WHERE code IS NOT NULL;

-- Who said it, where the copy from which an event came did not tell (a package does not say who wrote the codebook) and a
-- later one did. Rows are only ever inserted.
CREATE TABLE event_later (
    event INTEGER PRIMARY KEY REFERENCES event (seq) ON DELETE CASCADE,
    person_id INTEGER NOT NULL REFERENCES person (id)
) STRICT;

-- Passages of a text that an event rests on, in the order in which it names them. Positions and lengths are code points
-- (see core/model/citation.h); the words and some of what stood around them say where a passage is once the text has
-- changed.
CREATE TABLE passage (
    event INTEGER NOT NULL REFERENCES event (seq) ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    text BLOB NOT NULL CHECK (length(text) = 16), -- the uuid of the issue
    part INTEGER NOT NULL, -- 0: its title, 1: its body, then its comments
    start INTEGER NOT NULL,
    length INTEGER NOT NULL,
    quote TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    PRIMARY KEY (event, ordinal)
) STRICT, WITHOUT ROWID;

-- Who took part in what the event stands for: a decision, a second vote, a meeting, a round; or is asked about a proposal.
CREATE TABLE taking_part (
    event INTEGER NOT NULL REFERENCES event (seq) ON DELETE CASCADE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    UNIQUE (event, person_id)
) STRICT;
CREATE INDEX taking_part_by_person ON taking_part (person_id);

-- The items that an assignment hands out (state 1) or takes back (2). For each item and person the last assignment that
-- names it holds. A round without any is for everybody who labels in it, as a whole.
CREATE TABLE assigned_item (
    event INTEGER NOT NULL REFERENCES event (seq) ON DELETE CASCADE,
    item_id INTEGER NOT NULL REFERENCES item (id),
    state INTEGER NOT NULL CHECK (state IN (1, 2)),
    PRIMARY KEY (event, item_id) -- and no index by item: a large round has millions of rows, always asked for by event
) STRICT, WITHOUT ROWID;

-- Derived from the events: the codebook, labels and decisions as they are now.

CREATE TABLE codebook (
    id INTEGER PRIMARY KEY,
    uuid BLOB NOT NULL UNIQUE CHECK (length(uuid) = 16), -- that of the event
    number INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    note TEXT NOT NULL
) STRICT;

-- `merged_into`: labels of the category count as those of another one. `split_into`: the categories beside which it was
-- given up; its labels are to be given again. `meaning`: a number that names what the category means, 0 at first; and
-- since which version (a row of `codebook`) it means that, NULL where it never meant anything else: labels from before
-- are to be looked at again.
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
    retired INTEGER NOT NULL CHECK (retired IN (0, 1)),
    counter_examples TEXT NOT NULL, -- a JSON array
    translations TEXT NOT NULL, -- a JSON object: language -> name, definition, use_when, ..., as above
    notes TEXT NOT NULL,
    merged_into BLOB,
    split_into TEXT NOT NULL, -- a JSON array
    meaning INTEGER NOT NULL,
    meaning_since INTEGER
) STRICT;

-- Clustered by person within a round: a person's queue and a round's rating table are both one range.
CREATE TABLE label (
    round_id INTEGER NOT NULL REFERENCES round (id),
    person_id INTEGER NOT NULL REFERENCES person (id),
    item_id INTEGER NOT NULL REFERENCES item (id),
    event INTEGER NOT NULL REFERENCES event (seq),
    clock INTEGER NOT NULL,
    verdict INTEGER NOT NULL,
    category_id INTEGER REFERENCES category (id),
    flagged INTEGER NOT NULL,
    cited INTEGER NOT NULL, -- 1: it names passages of the text that it rests on
    PRIMARY KEY (round_id, person_id, item_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE decision (
    round_id INTEGER NOT NULL REFERENCES round (id),
    item_id INTEGER NOT NULL REFERENCES item (id),
    event INTEGER NOT NULL REFERENCES event (seq),
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

-- Which keywords brought a text, and where they stand in it: derived from the text and a source's keywords.
CREATE TABLE keyword (
    id INTEGER PRIMARY KEY,
    text TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE hit (
    keyword_id INTEGER NOT NULL REFERENCES keyword (id),
    document_id INTEGER NOT NULL REFERENCES document (id) ON DELETE CASCADE,
    places TEXT NOT NULL, -- a JSON array of [part, start, length]
    PRIMARY KEY (keyword_id, document_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX hit_by_document ON hit (document_id);

-- Collecting from hosts.

-- What was fetched, whether or not it is selected for the project. It belongs to this copy: another copy fetches for
-- itself, and no package has it. `touched` is the number of the pass in which a row last changed.
CREATE TABLE fetched_issue (
    id INTEGER PRIMARY KEY,
    source BLOB NOT NULL CHECK (length(source) = 16),
    number TEXT NOT NULL,
    touched INTEGER NOT NULL,
    updated_at TEXT NOT NULL,
    pull_request INTEGER NOT NULL CHECK (pull_request IN (0, 1)),
    comment_count INTEGER NOT NULL, -- as the host told it
    comments_at TEXT NOT NULL, -- the `updated_at` for which the discussion is here; empty: not asked for yet
    content TEXT NOT NULL, -- JSON
    UNIQUE (source, number)
) STRICT;
CREATE INDEX fetched_issue_by_pass ON fetched_issue (source, touched);
-- What is asked after each page of thousands is counted in here.
CREATE INDEX fetched_pull_request ON fetched_issue (source) WHERE pull_request = 1;
CREATE INDEX fetched_undiscussed ON fetched_issue (source, pull_request)
    WHERE comments_at <> updated_at AND comment_count > 0;
CREATE TABLE fetched_comment (
    id INTEGER PRIMARY KEY,
    number TEXT NOT NULL, -- of the issue
    created_at TEXT NOT NULL,
    host_id TEXT NOT NULL,
    content TEXT NOT NULL, -- JSON
    source BLOB NOT NULL CHECK (length(source) = 16), -- not in front: repair would take a lone row for an import
    UNIQUE (source, number, created_at, host_id)
) STRICT;

-- How far fetching from a source has come: what is needed to go on after a stop, a crash or an exhausted limit.
CREATE TABLE fetching (
    source BLOB PRIMARY KEY CHECK (length(source) = 16),
    state TEXT NOT NULL -- JSON
) STRICT, WITHOUT ROWID;

-- What happened while fetching, for people to read. Kept short: the oldest lines go.
CREATE TABLE fetch_log (
    id INTEGER PRIMARY KEY,
    source BLOB NOT NULL CHECK (length(source) = 16),
    at TEXT NOT NULL,
    event INTEGER NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
) STRICT;
CREATE INDEX fetch_log_by_source ON fetch_log (source);

-- Imports that have not finished: what carries their number is not shown and does not count.
CREATE VIEW open_import AS
SELECT id, uuid, kind, first_event
FROM import
WHERE finished_at IS NULL;

-- Events with who said them, as far as any copy told.
CREATE VIEW event_with_author AS
SELECT e.*, coalesce(e.person_id, (SELECT l.person_id FROM event_later l WHERE l.event = e.seq)) AS author
FROM event e;

-- Events as they count: those of finished work, in the name of whoever stands for the person now.
CREATE VIEW counted_event AS
SELECT e.seq, e.uuid, e.kind, e.clock, e.at,
    (SELECT coalesce(p.same_as, p.id) FROM person p WHERE p.id = e.author) AS person_id,
    e.item_id, e.round_id,
    (SELECT coalesce(p.same_as, p.id) FROM person p WHERE p.id = e.about_person) AS about_person,
    e.subject, e.meeting, e.replaces, e.codebook, e.import_id, e.state, e.note, e.detail
FROM event_with_author e
WHERE e.import_id IS NULL
   OR e.import_id NOT IN (SELECT id FROM open_import);

-- Labels, votes and decisions as they count, whole.
CREATE VIEW counted_answer AS
SELECT *
FROM counted_event e
JOIN answer a ON a.event = e.seq;

-- Events of the kinds that are few, by the index event_by_kind; and those of them that count.
CREATE VIEW any_rare_event AS
SELECT *
FROM event
WHERE kind <> 'label' AND kind <> 'vote' AND kind <> 'decision';

CREATE VIEW rare_event AS
SELECT *
FROM counted_event
WHERE kind <> 'label' AND kind <> 'vote' AND kind <> 'decision';

-- Who took part, in the name of whoever stands for the person now: twice where two who took part are one.
CREATE VIEW participant AS
SELECT t.event, coalesce(p.same_as, p.id) AS person_id
FROM taking_part t
JOIN person p ON p.id = t.person_id;

-- What `label` and `decision` must hold. Bare columns beside max() come from the row that has it (SQLite, "Bare columns
-- in an aggregate query").
CREATE VIEW label_of_events AS
SELECT i.round_id, a.person_id, a.item_id, a.seq AS event, a.clock, a.verdict, a.category_id,
    coalesce(a.flagged, 0) AS flagged,
    EXISTS (SELECT 1 FROM passage WHERE passage.event = a.seq) AS cited
FROM (
    SELECT seq, max(printf('%020d', clock) || hex(uuid))
    FROM counted_event
    WHERE kind = 'label'
    GROUP BY item_id, person_id
) w
JOIN counted_answer a ON a.seq = w.seq
JOIN item i ON i.id = a.item_id;

CREATE VIEW decision_of_events AS
SELECT i.round_id, a.item_id, a.seq AS event, a.clock, a.state, a.verdict, a.category_id, a.source
FROM (
    SELECT seq, max(printf('%020d', clock) || hex(uuid))
    FROM counted_event
    WHERE kind = 'decision'
    GROUP BY item_id
) w
JOIN counted_answer a ON a.seq = w.seq
JOIN item i ON i.id = a.item_id;

-- People and rounds of finished work.
CREATE VIEW person_now AS
SELECT *
FROM person
WHERE import_id IS NULL
   OR import_id NOT IN (SELECT id FROM open_import);

CREATE VIEW round_now AS
SELECT *
FROM round
WHERE import_id IS NULL
   OR import_id NOT IN (SELECT id FROM open_import);

-- Texts that are no issues, by the index text_no_issue.
CREATE VIEW other_text AS
SELECT *
FROM text
WHERE kind <> 1;

-- Versions of texts with their number: that of `text_version`, or else counted on from there in the order of the rows.
CREATE VIEW numbered_text AS
SELECT d.id, d.text_id, d.import_id,
    coalesce(
        (SELECT w.version FROM text_version w WHERE w.document_id = d.id),
        (
            SELECT coalesce(max(w.version), 0)
            FROM document e
            JOIN text_version w ON w.document_id = e.id
            WHERE e.text_id = d.text_id
        ) + (
            SELECT count(*)
            FROM document e
            WHERE e.text_id = d.text_id
              AND e.id <= d.id
              AND NOT EXISTS (SELECT 1 FROM text_version w WHERE w.document_id = e.id)
        )
    ) AS version
FROM document d;
