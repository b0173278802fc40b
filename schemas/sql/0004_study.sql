-- SPDX-FileCopyrightText: 2026 The Accord authors
-- SPDX-License-Identifier: Apache-2.0

-- Running a study. Further kinds of act: 9 person, 10 round, 11 assignment, 12 gate, 13 settings of the study. Of
-- several acts on the same thing the last one holds, by (clock, uuid); but a round's state only ever grows. They are
-- few: what follows from them is asked of the acts themselves.

-- `round_id`: of a round, an assignment and a gate. `about_person`: whom an act of kind 9 describes, and to whom an
-- assignment hands out items. Their content is in `detail` as JSON; who labels in a round is in `taking_part`.
ALTER TABLE act ADD COLUMN round_id INTEGER REFERENCES round (id);
ALTER TABLE act ADD COLUMN about_person INTEGER REFERENCES person (id);
CREATE INDEX act_by_round ON act (round_id) WHERE round_id IS NOT NULL;
CREATE INDEX act_about_person ON act (about_person) WHERE about_person IS NOT NULL;

-- The items that an assignment hands out (state 1) or takes back (2). For each item and person the last assignment that
-- names it holds. A round without any is for everybody who labels in it, as a whole.
CREATE TABLE handed (
    act INTEGER NOT NULL REFERENCES act (seq) ON DELETE CASCADE,
    item_id INTEGER NOT NULL REFERENCES item (id),
    state INTEGER NOT NULL CHECK (state IN (1, 2)),
    PRIMARY KEY (act, item_id) -- and no index by item: a large round has millions of rows, always asked for by act
) STRICT, WITHOUT ROWID;

-- The codebook in full. `merged_into`: labels of the category count as those of another one. `split_into`: a JSON array
-- of the categories beside which it was given up; its labels are to be given again. `meaning`: a number that names what
-- the category means, 0 at first; and since which version (a row of `codebook`) it means that, NULL where it never meant
-- anything else: labels from before are to be looked at again.
ALTER TABLE category ADD COLUMN counter_examples TEXT NOT NULL DEFAULT '[]';
ALTER TABLE category ADD COLUMN notes TEXT NOT NULL DEFAULT '';
ALTER TABLE category ADD COLUMN merged_into BLOB;
ALTER TABLE category ADD COLUMN split_into TEXT NOT NULL DEFAULT '[]';
ALTER TABLE category ADD COLUMN meaning INTEGER NOT NULL DEFAULT 0;
ALTER TABLE category ADD COLUMN meaning_since INTEGER;

-- What samples are drawn from: state and date of every text, without reading the texts.
CREATE INDEX document_for_frame ON document (state, created_at);
