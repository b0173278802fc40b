// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/explanation.h"
#include "core/agreement/levels.h"
#include "core/agreement/measures.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/project/codebook/as_given.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace accord {

// The way back from a figure to the items behind it. Each answers rows of the label matrix in the round's order;
// LabelMatrix::items() says which items they are. Categories and annotators are places in the table's columns and
// codebook, as in every figure that was computed from the same ratings. Labels count as the ratings see them: at their
// level.

/// Items to which anybody gave the category; with `disputed` only those with another category too.
std::vector<int> rowsWithCategory(const Ratings& ratings, int category, bool disputed);

/// Items that both rated, and rated differently.
std::vector<int> rowsInDispute(const Ratings& ratings, int first, int second);

/// Items on which one said the one and somebody else the other category; for twice the same, items to which at least
/// two gave it.
std::vector<int> rowsConfused(const Ratings& ratings, int one, int other);

/// The categories of the same level that others gave where somebody gave this one, the most frequent first.
std::vector<CategoryId> confusedWith(const LabelMatrix& labelMatrix, CategoryId category);

/// Items that the annotator rated otherwise than they were decided.
std::vector<int> rowsAgainstFinal(const Ratings& ratings, int annotator);

/// Items that the annotator rated otherwise than anybody else did.
std::vector<int> rowsAgainstRest(const Ratings& ratings, int annotator);

/// Items that take no part in agreement for this reason.
std::vector<int> rowsLeftOut(const Ratings& ratings, agreement::RowUse why);

/// Of a selection by the final label, what is said of categories is said of those of its type alone: items are there
/// because labels of this type won, so that every other category looks as if it were never agreed on. True without such
/// a selection.
bool isOfSelectedType(const LabelMatrix& labelMatrix, const Selection& selection, const Ratings& ratings, int category);

/// The same for alarms. At the level of types such a selection has nothing to tell either: kappa is near 0 however well
/// people agree.
bool isAlarming(const LabelMatrix& labelMatrix, const Selection& selection, const Ratings& ratings, int category);

/// Decided items whose decision is what more than half of their labels say: it follows from them.
int finalsByMajority(const Ratings& ratings);

/// The items of label matrix rows.
std::vector<ItemId> itemsOf(const LabelMatrix& labelMatrix, const std::vector<int>& rows);

// The way back from the loss by level to its items: rows of the label matrix in the round's order.

/// How two labels of an item stand to each other in the taxonomy.
enum class LevelDisagreement : std::uint8_t {
    AcrossTypes, ///< different types, or one of them is not for this study
    WithinType,  ///< the same type, different themes
    WithinTheme, ///< the same theme, different sub-themes
    OneGoesOn,   ///< the same as far as both go, but one goes on
};

/// Items on which at least two labels part like this. `whole` are labels as they stand (wholeRatings).
std::vector<int> rowsDisagreeing(const Taxonomy& taxonomy, const Ratings& whole, LevelDisagreement how);

/// Items with two or more labels, all of which are the same.
std::vector<int> rowsAlike(const Ratings& ratings);

/// Items with a label that stops above the selection's level.
std::vector<int> rowsNotSpecified(const LabelMatrix& labelMatrix, const Selection& selection);

/// A coefficient at one level.
struct LevelValue
{
    Level level = Level::Theme;
    agreement::Outcome value = agreement::NoEstimate{};
    int notSpecified = 0; ///< labels that stop above the level
};

/// A coefficient in one round, at every level.
struct RoundValue
{
    RoundId round;
    bool blind = false; ///< the round refuses: there are no figures
    GivenVersions versions{};
    int items = 0; ///< in the selection
    int annotators = 0;
    std::array<LevelValue, 3> levels{};
};

/// The measure in every round of the project, in the order in which they were made ("kappa by round"). A blind round is
/// listed, and says nothing but its name. The selection's level is not asked, and the measure is one for one level; a
/// repository, type or person that a round does not have leaves nothing to compare there. Reads each round anew; when
/// stopped it returns what it has.
Result<std::vector<RoundValue>> agreementByRound(Project& project, const Selection& selection,
                                                 const agreement::Measure& measure, const std::stop_token& stop = {});

/// What the measure is computed from: labels at the selection's level; as they stand for a measure of all levels.
Ratings ratingsFor(const LabelMatrix& labelMatrix, const Selection& selection, const agreement::Measure& measure);

/// The measure of the selection, along the whole path if it is one of all levels.
agreement::Outcome outcomeOf(const LabelMatrix& labelMatrix, const Selection& selection,
                             const agreement::Measure& measure);

/// What a measure over first labels is looked at beside: what it would be otherwise.
struct OtherwiseCounted
{
    LaterLabels later;                           ///< of the selection
    std::optional<agreement::Outcome> withLater; ///< of the labels that hold now; none where they are the same
    std::optional<agreement::Outcome> asGiven;   ///< by the codebook of then; none where figures count by that one
};

OtherwiseCounted otherwiseCounted(const LabelMatrix& labelMatrix, const AsGiven& asGiven, const Selection& selection,
                                  const agreement::Measure& measure);

/// Where in the taxonomy people part, and how many labels stop where.
struct LevelLoss
{
    agreement::DisagreementByLevel parts; ///< partAt[0]: across types, [1]: within a type, [2]: within a theme
    std::array<int, 3> labelsStopAt{};    ///< labels that go as deep as a type, a theme, a sub-theme
    int notForStudy = 0;                  ///< labels out of the study, which part from every type
    agreement::ItemUse use;
};
LevelLoss lossByLevel(const LabelMatrix& labelMatrix, const Selection& selection);

/// "Explain this number" for a round: what statistics know of the table, with what was left out before.
/// The ratings are those for the measure (ratingsFor).
agreement::Explanation explain(const Taxonomy& taxonomy, const Ratings& ratings, const agreement::Measure& measure);

/// Which items two selections have in common; it decides how their figures are compared.
enum class Overlap : std::uint8_t {
    None, ///< different items: independent
    Some, ///< dependent as far as they are shared
    All,  ///< the same items: dependent
};

/// How far a coefficient lies apart in two selections: of two rounds, two groups of people, two repositories.
struct SelectionComparison
{
    Overlap overlap = Overlap::None;
    int commonItems = 0;
    agreement::ComparisonOutcome outcome = agreement::NotComputable::NoPairs;
};

/// Items are the same when they show the same issue in the same occurrence. With common items the errors are taken
/// item by item (Gwet 2016), an item that only one selection has counting for that one; without any they are
/// independent. The label matrix may be the same one. For measures that are comparable.
SelectionComparison compare(const LabelMatrix& firstLabelMatrix, const Selection& first,
                            const LabelMatrix& secondLabelMatrix, const Selection& second,
                            const agreement::Measure& measure);

} // namespace accord
