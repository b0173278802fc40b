// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/merging.h"
#include "core/store/merging/merge_survey.h"
#include "core/store/merging/other_copy.h"
#include "core/store/merging/temporary_table.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// A merge of one other copy: compare(), takeStudy(), takeEvents(), and what is settled of both, inside the caller's
/// transaction. Each step asks for what the steps before it made, so that none can come too early. That a copy was
/// compared may be a while ago, as long as the contents (see contentsMark) are the same.
namespace accord::store {

// What of the other copy stands for what here: `there` and `here` are the numbers of its row, `here` NULL for what is
// new. `left_out`: is not taken, 1 for good, 2 as long as no lead takes it (see MergeExtra).

/// Everybody whom the other copy knows. `here`: who they are here, by what both copies and the choices say of who is
/// one. `own`: the person here with the same identifier, who stays the one that events name.
struct PersonMap
{
    static constexpr auto kName = "map_person";
    static constexpr auto kDefinition =
        "(there INTEGER PRIMARY KEY, uuid BLOB NOT NULL, here INTEGER, own INTEGER, left_out INTEGER NOT NULL)";
    TemporaryTable table;
};

struct RoundMap
{
    static constexpr auto kName = "map_round";
    static constexpr auto kDefinition =
        "(there INTEGER PRIMARY KEY, uuid BLOB NOT NULL, here INTEGER, left_out INTEGER NOT NULL)";
    TemporaryTable table;
};

/// `wanted`: known, or needed by an item that is taken. Of those whose texts are taken (`touched`), which text was
/// shown before (`shown`).
struct IssueMap
{
    static constexpr auto kName = "map_issue";
    static constexpr auto kDefinition = "(there INTEGER PRIMARY KEY, uuid BLOB NOT NULL, here INTEGER, wanted INTEGER "
                                        "NOT NULL, touched INTEGER NOT NULL DEFAULT 0, shown INTEGER)";
    TemporaryTable table;
};

/// Items are the same by round, issue and occurrence: two copies may have added the same one each for itself.
struct ItemMap
{
    static constexpr auto kName = "map_item";
    static constexpr auto kDefinition =
        "(there INTEGER PRIMARY KEY, uuid BLOB NOT NULL, round INTEGER NOT NULL, issue INTEGER NOT NULL, occurrence "
        "INTEGER NOT NULL, position INTEGER NOT NULL, here INTEGER, left_out INTEGER NOT NULL)";
    TemporaryTable table;
};

/// The texts of the issues; `here`: the same text word by word. `fresh`: was taken.
struct TextMap
{
    static constexpr auto kName = "map_text";
    static constexpr auto kDefinition = "(there INTEGER PRIMARY KEY, issue INTEGER NOT NULL, version INTEGER NOT NULL, "
                                        "here INTEGER, fresh INTEGER NOT NULL DEFAULT 0)";
    TemporaryTable table;
};

/// The events that are new here and are taken. `extra`: which MergeExtra, if any.
struct EventMap
{
    static constexpr auto kName = "map_event";
    static constexpr auto kDefinition = "(there INTEGER PRIMARY KEY, kind TEXT NOT NULL, extra INTEGER)";
    TemporaryTable table;
};

/// Who labels which items by the events that are taken, by their numbers there.
struct LabellerMap
{
    static constexpr auto kName = "map_labeller";
    static constexpr auto kDefinition = "(item INTEGER NOT NULL, person INTEGER NOT NULL)";
    TemporaryTable table;
};

/// The identifiers of what the copies before in the same merge bring: it is new only once.
struct Brought
{
    static Result<Brought> nothing(sqlite::Database& project)
    {
        ACCORD_TRY(TemporaryTable table,
                   TemporaryTable::create(project, "temp.brought", "(uuid BLOB PRIMARY KEY) WITHOUT ROWID"));
        return Brought{std::move(table)};
    }
    TemporaryTable table;
};

/// How the other copy compares with this project.
struct CopyComparison
{
    const OtherCopy* copy;
    MergeSurvey survey;
    PersonMap people;
    RoundMap rounds;
    IssueMap issues;
    ItemMap items;
    TextMap texts;
    EventMap events;
    LabellerMap labellers;
};

/// Writes nothing but the temporary tables, and what the copy brings to `brought`; the caller holds a snapshot or a
/// transaction.
Result<CopyComparison> compare(const OtherCopy& other, const MergeChoices& choices, const Brought& brought);

/// How many of the labels that are new here have one of these categories. Only labels of rounds that are not blind are
/// counted: nobody is to know what the others say.
Result<std::int64_t> newLabelsWith(const CopyComparison& compared, const std::vector<Uuid>& categories);

/// Adds where a person labelled an item in this copy and in another one that is merged before it.
Status noteTwiceAmong(const CopyComparison& earlier, CopyComparison& compared);

/// That what is new of one of the maps is here now, as far as it is not left out.
template <class Map>
class Taken
{
public:
    explicit Taken(const Map& /*map*/) {}
};

/// What rows of the other copy came with; imports need no map, as both copies call them the same.
struct Imports
{};

/// Everything that events refer to is here, and so are the versions of the codebook.
struct TakenStudy
{
    const CopyComparison* compared;
    Taken<PersonMap> people;
    Taken<RoundMap> rounds;
    Taken<ItemMap> items;
    Taken<TextMap> texts;
    Taken<Imports> imports;
};

/// The caller derives the categories next. `at` is now.
Result<TakenStudy> takeStudy(const CopyComparison& compared, const MergeChoices& choices, const std::string& at);

/// Which text of an issue is shown where the other copy brought a new one for an issue that had one: that which was
/// shown here before or that of the other copy, as if it had come in last.
Status settleTexts(const TakenStudy& study, Prefer prefer);

/// One item that one person labelled in two copies.
struct TwoLabels
{
    std::string person; ///< the name
    std::string link;   ///< of the text
    bool blind = false; ///< the round
    ItemId item{};      ///< here; this and what follows not of two other copies
    PersonId by{};      ///< here
    EventId here{};     ///< the last label before anything of the other copy was taken
    Uuid there{};       ///< the last label of the other copy
};

struct TakenEvents
{
    const CopyComparison* compared;
    std::vector<TwoLabels> twice; ///< where it is to be settled: MergeChoices::samePerson
};

/// The events on items. Labels and decisions follow from them as if they had been made here, and the clock goes on from
/// the greatest of both. Errc::Damaged where a label has a category that no version of the codebook has.
Result<TakenEvents> takeEvents(const TakenStudy& study, const MergeChoices& choices);

/// Which label of a person holds that gave two. `at` is now. Answers how many labels were given.
Result<std::int64_t> settleTwice(const TakenEvents& events, Prefer prefer, const std::string& at);

/// Labels of the other copy with a category that is retired now.
Result<std::int64_t> settleRetired(const TakenEvents& events, RetiredLabels what, const std::string& at);

/// Notes that there was a merge, so that every open window looks at everything again.
Status noteMerge(sqlite::Database& project, const std::string& source, const std::string& at);

} // namespace accord::store
