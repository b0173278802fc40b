// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace accord::store {

/// The part of a current label that lists and statistics need.
struct LabelCell
{
    ItemId item;
    PersonId by;
    Verdict verdict = Verdict::None;
    CategoryId category{};
    bool flagged = false;
    bool cited = false; ///< it names passages of the text that it rests on
    EventId event{};
    std::int64_t clock = 0; ///< logical time
};

/// Of eventsOf<LabelGiven>().
Label readLabel(const sqlite::Row& row);

/// What several people said is told of open rounds only (see blindness.h): Errc::NotPermitted.

/// Every current label of a round, by person and then by item. Not of a blind round.
Status forEachLabel(sqlite::Database& database, RoundId round, const std::function<void(const LabelCell&)>& visit);

/// The same, and beside each the person's first label of the item (see FirstLabelsEnd), which is the same one unless
/// it was changed afterwards; without a verdict where the person said nothing by then. As quick as forEachLabel() where
/// nothing was.
Status forEachLabelAndFirst(sqlite::Database& database, RoundId round,
                            const std::function<void(const LabelCell& now, const LabelCell& first)>& visit);

/// Every label that anybody ever gave to the item, whole, with its logical time, in the order of the log. Not of a
/// blind round.
Result<std::vector<std::pair<std::int64_t, Label>>> labelsEver(sqlite::Database& database, RoundId round, ItemId item);

/// One person's current labels of a round, by item. For that person, so of a blind round, too.
Result<std::vector<LabelCell>> labelsBy(sqlite::Database& database, RoundId round, PersonId person);

/// The person's first labels (see FirstLabelsEnd) of the items that they labelled, likewise; without a verdict where
/// they said nothing by then.
Result<std::vector<LabelCell>> firstCellsBy(sqlite::Database& database, RoundId round, PersonId person);

/// Whether the person says anything in the round; not what, so of a blind one, too.
Result<bool> labelsIn(sqlite::Database& database, RoundId round, PersonId person);

/// One person's current label of an item, whole; none if they never gave one. For that person, so of a blind round,
/// too.
Result<std::optional<Label>> labelOf(sqlite::Database& database, RoundId round, ItemId item, PersonId person);

/// Everybody's current labels of an item, whole, by person. Not of a blind round.
Result<std::vector<Label>> labelsOf(sqlite::Database& database, RoundId round, ItemId item);

/// Everybody's first label of an item (see FirstLabelsEnd), whole, by person; of whoever said nothing by then none. Not
/// of a blind round.
Result<std::vector<Label>> firstLabelsOf(sqlite::Database& database, RoundId round, ItemId item);

/// All current labels of a round, whole, by the round's order of items and then by person; for exports. Not of a blind
/// round, unless it is only for the one person who gave them.
Status forEachWholeLabel(sqlite::Database& database, RoundId round, const std::function<void(const Label&)>& visit,
                         PersonId only = {});

/// The label that an event gave, whole. For merges, which compare and tell nobody, so of a blind round, too.
Result<std::optional<Label>> labelByEvent(sqlite::Database& database, EventId event);

/// For how many items of the round the person's current label is done (isLabelled), given at or after
/// the moment and not brought in by a file. For that person, so of a blind round, too.
Result<int> labelledSince(sqlite::Database& database, RoundId round, PersonId person, const std::string& moment);

/// The identifier of an event, for the `replaces` of the next one.
Result<Uuid> uuidOfEvent(sqlite::Database& database, EventId event);

/// The texts that begin with `prefix`, which are a range of an index: binds :prefix, :end and :most of a query for
/// them.
Result<std::vector<std::string>> textsLike(sqlite::Query& query, const std::string& prefix, int most);

/// Summaries that labels of this project carry and that begin with `prefix` (ASCII letters in either case), most used
/// first, at most `most`. Of blind rounds only those that the person wrote.
Result<std::vector<std::string>> summariesLike(sqlite::Database& database, PersonId person, const std::string& prefix,
                                               int most);

/// The same for annotators' own codes.
Result<std::vector<std::string>> codesLike(sqlite::Database& database, PersonId person, const std::string& prefix,
                                           int most);

/// Everybody's current labels of a round that are a code of their own, whole, by item and person. Not of a blind round.
Result<std::vector<Label>> openCodesOf(sqlite::Database& database, RoundId round);

/// Likewise everybody's first labels (see FirstLabelsEnd) that are a code of their own.
Result<std::vector<Label>> firstOpenCodesOf(sqlite::Database& database, RoundId round);

} // namespace accord::store
