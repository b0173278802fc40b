-- SPDX-FileCopyrightText: 2026 The Accord authors
-- SPDX-License-Identifier: Apache-2.0

-- Collecting issues from their hosts. Further kinds of act: 14 source (what is to be collected from where), 15 finding
-- (what somebody found of something collected). Of several acts on the same subject the last one holds, by
-- (clock, uuid); their content is in `detail` as JSON.

-- What a host tells of an issue beside its text. It is no part of what people label, so the newest replaces the former.
CREATE TABLE issue_fact (
    issue_id INTEGER PRIMARY KEY REFERENCES issue (id) ON DELETE CASCADE,
    updated_at TEXT NOT NULL, -- of the issue when the host told this
    milestone TEXT NOT NULL,
    reactions TEXT NOT NULL, -- a JSON object of counts
    closed_by TEXT NOT NULL, -- the address of the pull request that closed it
    referred_by TEXT NOT NULL -- a JSON array of addresses
) STRICT;

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
