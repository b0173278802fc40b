// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/consensus.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::reconcile {

/// Names a block: all conflicts between the same two categories, and no third. "B.1 or B.2" are the conflicts in which
/// everybody said the one or the other. Labels count at the theme, which is where categories are told apart; where all
/// are of one theme, as they stand. A label that stops above counts as what it is. What got votes for three or more
/// categories belongs to one block of its own.
struct BlockKey
{
    CategoryId one;   ///< the earlier in the codebook; none: three or more categories
    CategoryId other; ///< none: "not for this study"

    [[nodiscard]] bool several() const { return !one.valid(); }
    bool operator==(const BlockKey&) const = default;
};

/// The block to which a standing belongs; none unless it is in conflict.
std::optional<BlockKey> blockOf(const LabelMatrix& labelMatrix, const Consensus& consensus);

/// Which items the queue of the Reconcile page holds. Conditions that are not set let everything through. As one line
/// of text it can be saved and typed.
struct Filter
{
    enum class Show : std::uint8_t { Pending, Deferred, Decided, All };

    Show show = Show::Pending; ///< conflicts that are neither decided nor deferred, and so on
    bool onlyConflicts = true; ///< leave out unanimous and incomplete items
    bool onlyFlagged = false;
    std::vector<Level> across;     ///< labels differ on one of these levels, and on none above
    std::string repository;        ///< as Board::repositories() has it
    PersonId oneAnnotator;         ///< with `otherAnnotator`: these two differ
    PersonId otherAnnotator;       ///< only together with the one
    CategoryId oneCategory;        ///< with `otherCategory`: both got votes, themselves or below
    CategoryId otherCategory;      ///< may be left out, or be all there is
    std::optional<BlockKey> block; ///< conflicts of this block
    std::optional<int> margin;     ///< at most so many votes between the first choice and the second
    CategoryId leading;            ///< got more votes than any other of its level, itself or below
    /// Only these, in ascending order, such as the items behind a number; null: all. They have no text.
    std::shared_ptr<const std::vector<ItemId>> items;

    // How much of what passes a queue takes; 0: all. It is asked of the queue as a whole: see ConflictQueue.
    int perBlock = 0; ///< at most so many of one block
    int sample = 0;   ///< so many, drawn by chance
    int limit = 0;    ///< at most so many, worst first
    int seed = 0;     ///< of the drawing, and of the order of what is equally bad; 0: that is in the round's order

    [[nodiscard]] bool isSized() const { return perBlock > 0 || sample > 0 || limit > 0; }
};

/// The most that a sized queue takes, and the greatest number that a filter has.
constexpr int kMostSized = 1000;
constexpr int kGreatestSeed = 999'999'999;

/// Whether an item in this state is shown.
bool shows(Filter::Show show, DecisionState state);

/// Whether the queue holds an item.
bool passes(const LabelMatrix& labelMatrix, int row, const Filter& filter);

/// Votes between the first choice and the second; all votes where there is one choice only.
int marginOf(const Consensus& consensus);

/// Conditions on the item and its cells; cheap, to be asked before votes are counted.
bool passesRow(const LabelMatrix& labelMatrix, int row, const Filter& filter);

/// Conditions on its votes. `block`: as blockOf() answers.
bool passesVotes(const LabelMatrix& labelMatrix, const Consensus& consensus, const std::optional<BlockKey>& block,
                 const Filter& filter);

/// A filter as one line of words, in any order, each at most once:
///
///     pending | deferred | decided | all      the state; pending if left out
///     across=theme[,type,sub-theme]           the level on which labels differ
///     repo=vllm                               the repository, in full or its last part
///     flagged                                 flagged by anybody
///     pair=MO,JL                              these two differ: initials, names, or pseudonyms (A1, A2)
///     categories=B.1[,B.2]                    both got votes, themselves or below
///     block=B.1,B.2                           only these two got votes; "-": not for this study; "several": three or
///                                             more categories
///     margin=1                                at most so many votes between the first choice and the second
///     leading=B.1                             more votes than any other of its level, itself or below
///     every-item                              also what is unanimous or incomplete
///     per-block=3                             at most so many of one block
///     sample=60                               so many, drawn by chance
///     limit=60                                at most so many, worst first
///     seed=7                                  of the drawing, and of the order of what is equally bad
///
/// A name with a space, a comma or a quote in it is written in double quotes, a quote within as two.
///
/// What is stored (a saved filter, an agenda) names people and categories by their UUID, which every copy of the
/// project shares and no new name or code changes; a repository is its own name. People and scripts see and write names
/// and codes. Both are read by the same parser.
enum class Naming : std::uint8_t {
    Shown,  ///< initials (the name where two have the same) and codes
    Hidden, ///< the same with pseudonyms for people, for a meeting that hides who is who
    Stored, ///< UUIDs
};

/// What the words of a filter mean.
struct FilterNames
{
    const LabelMatrix& labelMatrix;
    std::span<const Person> people;
};

/// The line for a filter; parseFilter() gives the same filter back, except for `items`, which have no words.
std::string filterText(const Filter& filter, const FilterNames& names, Naming naming = Naming::Shown);

/// Errc::Invalid for a word that is none (detail: which there are), NotFound or Ambiguous for a person or repository
/// and UnknownCategory for a code (detail: what exists). An empty text is the filter of a fresh queue: all pending.
Result<Filter> parseFilter(std::string_view text, const FilterNames& names);

/// One word of a filter's text: `flagged`, or `pair=A1,"Ann Lee"` with its values.
struct Word
{
    std::string text; ///< as it stands there, for messages
    std::string key;  ///< in lower case
    std::vector<std::string> values;
};

/// The words between white space; a value in double quotes may hold white space and commas, and a quote as two.
/// Errc::Invalid for a quote that is not closed and for a value that is missing.
Result<std::vector<Word>> filterWords(std::string_view text);

/// `key=one,other`, quoted where needed.
std::string wordOf(std::string_view key, const std::vector<std::string>& values);

/// A filter that the team keeps under a name, for the queue of every window and for agendas.
struct SavedFilter
{
    std::string name;
    std::string text; ///< as filterText() writes it for Naming::Stored; parseFilter() reads it
};

Result<std::vector<SavedFilter>> savedFilters(Project& project); ///< by name

/// By its name, ASCII letters in either case. Errc::NotFound names those that exist.
Result<SavedFilter> savedFilterNamed(Project& project, const std::string& name);

/// Keeps a filter, also in place of one of the same name. Errc::Invalid for a name that is empty or no UTF-8.
Status saveFilter(Project& project, const SavedFilter& filter, PersonId by = {});

/// Errc::NotFound names those that exist.
Status removeFilter(Project& project, const std::string& name, PersonId by = {});

} // namespace accord::reconcile
