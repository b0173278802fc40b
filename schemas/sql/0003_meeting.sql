-- SPDX-FileCopyrightText: 2026 The Accord authors
-- SPDX-License-Identifier: Apache-2.0

-- Deciding together. Further kinds of act: 5 second vote (opened, revealed, called off), 6 meeting, 7 proposal for the
-- codebook, 8 opinion on a proposal. Kind 2 is a vote in a second vote. They are few: what follows from them is asked
-- of the acts themselves.

-- `subject`: the thing that an act is about, by the identifier of the act that began it (which names itself): of a vote
-- the second vote, of an opinion the proposal; of a decision the second vote that it follows. `meeting`: the meeting
-- in which it was said. `method`: how people came to a decision. `detail` holds the content of a meeting or a proposal
-- as JSON.
ALTER TABLE act ADD COLUMN subject BLOB;
ALTER TABLE act ADD COLUMN meeting BLOB;
ALTER TABLE act ADD COLUMN method INTEGER;
CREATE INDEX act_by_subject ON act (subject) WHERE subject IS NOT NULL;

-- Who took part in what the act stands for: a decision, a second vote, a meeting, or is asked about a proposal.
CREATE TABLE taking_part (
    act INTEGER NOT NULL REFERENCES act (seq) ON DELETE CASCADE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    UNIQUE (act, person_id)
) STRICT;
CREATE INDEX taking_part_by_person ON taking_part (person_id);

-- Reasons of decisions by how they begin, to be offered again.
CREATE INDEX act_by_reason ON act (note COLLATE NOCASE) WHERE kind = 3 AND note IS NOT NULL;

-- Filters of the Reconcile page by their names.
CREATE TABLE saved_filter (
    name TEXT PRIMARY KEY CHECK (name <> ''),
    filter TEXT NOT NULL
) STRICT, WITHOUT ROWID;
