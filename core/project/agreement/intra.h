// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/pairs.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <array>
#include <optional>
#include <vector>

namespace accord {

/// What one annotator said of one issue at two times: of an item and of the next one of the round that shows the issue
/// once more, drawn as a repeat or listed again by a file; for a check of an item of an earlier round and of the
/// round's own.
struct LabelledTwice
{
    IssueId issue;
    RoundId earlier; ///< the round of `first` where it is another one
    ItemId first;    ///< labelled first; of labels with one time the earlier occurrence
    ItemId second;
    bool drawn = false; ///< the sample drew it as a repeat
    LabelMatrixCell said;
    LabelMatrixCell saidAgain;
    std::optional<double> days; ///< between the first labels of both; none of labels that came in with one time
};

/// How a category moved between the two times.
struct IntraDrift
{
    int category = -1; ///< index into Taxonomy::categories(); -1: not for this study
    int first = 0;     ///< pairs whose first label is this
    int second = 0;
    [[nodiscard]] int change() const { return second - first; }

    bool operator==(const IntraDrift&) const = default;
};

inline constexpr int kFewPairs = 10; ///< fewer have no coefficient

/// One annotator against themselves at one level. Labels count as in ratings(): what stops above the level, and "cannot
/// tell", take no part.
struct IntraLevel
{
    Level level = Level::Theme;
    agreement::PairAgreement kappa; ///< Cohen's, of the first against the second time
    int differ = 0;                 ///< of its items: two ratings that are not the same
    std::vector<int> differing;     ///< these, as places in IntraAnnotator::pairs
    std::vector<IntraDrift> drift;  ///< categories that were given more or less often the second time, largest first
    [[nodiscard]] int alike() const { return static_cast<int>(kappa.items) - differ; }
    /// So few pairs have no coefficient: "6 of 6" says what there is to say.
    [[nodiscard]] bool isFew() const { return kappa.items < kFewPairs; }
};

struct IntraAnnotator
{
    PersonId person;
    int labelledTwice = 0;            ///< issues and their repeats: both are ratings
    std::vector<LabelledTwice> pairs; ///< these, in the order of the round; none of a blind round
    std::optional<double> medianDays; ///< of the pairs that have two times
    std::array<IntraLevel, 3> levels; ///< by level - 1

    [[nodiscard]] const IntraLevel& at(Level level) const { return levels[static_cast<std::size_t>(level) - 1]; }
};

/// How well each annotator agrees with themselves (intra-annotator agreement).
struct IntraAgreement
{
    RoundId round;
    int repeats = 0;                        ///< items of the round that show an issue once more
    int drawn = 0;                          ///< of these, drawn as repeats
    int checked = 0;                        ///< issues of a check that an earlier round had, beside these
    std::vector<RoundId> against;           ///< these rounds, the latest first
    bool onlyOwn = false;                   ///< the round is blind: only the viewer's own labels are told of
    std::vector<IntraAnnotator> annotators; ///< who labelled an issue twice, in the order of their numbers
    std::array<IntraLevel, 3> together{};   ///< all pairs of all of them, by level - 1; without `differing`
};

/// Of an open round, from its label matrix. Of the selection the repository and the annotators are asked. The labels of
/// a check are also held against those that the same people gave the same issues in the latest earlier round that has
/// them; rounds whose labels are not open yet are passed over.
Result<IntraAgreement> intraAgreement(Project& project, const LabelMatrix& labelMatrix, const Selection& selection);

/// What somebody may know of themselves while a round is blind: only their own labels are read. Which issues they
/// labelled twice is not told before the round is over, nor how many repeats there are: who knew would make the second
/// label like the first.
Result<IntraAgreement> ownIntraAgreement(Project& project, RoundId round, PersonId person);

} // namespace accord
