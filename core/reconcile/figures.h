// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/live.h"
#include "core/agreement/pairs.h"
#include "core/agreement/rating_table.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/base/ids.h"
#include "core/model/category.h"
#include "core/model/meeting.h"
#include "core/project/label_matrix.h"

#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace accord::reconcile {

// What a meeting does, in figures that stand beside the kappa of the first labels and never replace it. People who
// voted again had seen the issue before, and often each other's reasons: how well their second votes agree is not
// inter-rater agreement. Neither is agreement with decisions that were made from the same labels.

/// From so few items no coefficient is told: a single one of them would move it by a tenth and more.
inline constexpr int kFewItems = 10;

/// How many of some items agree: what is told instead.
struct FewItems
{
    int alike = 0;
    int items = 0;

    bool operator==(const FewItems&) const = default;
};

/// Of Cohen's kappa, whose observed agreement is the share of items that are alike: nothing from ten items on, and
/// without any.
inline std::optional<FewItems> fewItems(const agreement::Outcome& cohen)
{
    const auto items = cohen.use().pairable;
    const auto observed = cohen.observed();
    if (items <= 0 || items >= kFewItems || !observed) {
        return std::nullopt;
    }
    return FewItems{static_cast<int>(std::lround(*observed * static_cast<double>(items))), static_cast<int>(items)};
}

/// How well one annotator's first labels agree with the decisions, at one level.
struct AnnotatorFigure
{
    PersonId person;
    agreement::PairAgreement all;          ///< Cohen's kappa with every decision that names a category of the level
    agreement::PairAgreement withoutRules; ///< without decisions that a rule made from these very labels
};

/// The figures at one level of the taxonomy.
struct LevelFigures
{
    /// Fleiss' kappa of second votes over the items whose latest second vote is revealed.
    agreement::Outcome secondVotes = agreement::NoEstimate{};
    /// The same of the first labels that the same people had given to the same items.
    agreement::Outcome firstLabels = agreement::NoEstimate{};
    /// Where these are fewer than ten items: on how many of them all second votes, all first labels are alike.
    std::optional<FewItems> fewSecondVotes;
    std::optional<FewItems> fewFirstLabels;
    std::vector<AnnotatorFigure>
        annotators; ///< in the order of the label matrix; none of more than bounds::kPairedRaters
};

/// How far the decisions are, and what is left out of the figures.
struct DecisionCounts
{
    int items = 0;
    int conflicts = 0; ///< of the first labels
    int decided = 0;   ///< items, whatever their standing
    int conflictsDecided = 0;
    int deferred = 0;
    int byRule = 0;      ///< of the decided
    int byFile = 0;      ///< of the decided
    int noneOfThese = 0; ///< of the decided: no category, and so in no agreement

    [[nodiscard]] double shareOfItems() const { return items == 0 ? 0 : static_cast<double>(decided) / items; }
    [[nodiscard]] double shareOfConflicts() const
    {
        return conflicts == 0 ? 0 : static_cast<double>(conflictsDecided) / conflicts;
    }

    bool operator==(const DecisionCounts&) const = default;
};

/// What second votes there are.
struct SecondVoteCounts
{
    int items = 0;       ///< whose latest second vote is revealed
    int votes = 0;       ///< in those
    int noneOfThese = 0; ///< of the votes: no category, and so in no agreement
    int cannotTell = 0;  ///< of the votes, likewise

    bool operator==(const SecondVoteCounts&) const = default;
};

struct Figures
{
    std::array<LevelFigures, 3> levels; ///< by level - 1
    DecisionCounts decisions;
    SecondVoteCounts secondVotes;

    [[nodiscard]] const LevelFigures& at(Level level) const { return levels[static_cast<std::size_t>(level) - 1]; }
};

/// The figures at one moment, for a line over time. A value that is undefined at the moment, or rests on fewer than ten
/// items, is not there.
struct FigurePoint
{
    std::string at; ///< UTC, ISO 8601
    double shareOfItems = 0;
    double shareOfConflicts = 0;
    std::array<std::optional<double>, 3> secondVotes;             ///< by level - 1
    std::array<std::vector<std::optional<double>>, 3> annotators; ///< by level - 1, then as in LevelFigures
};

/// From when to when a line goes: a meeting, or everything since the first decision or reveal.
struct FigureSpan
{
    std::string from; ///< UTC, ISO 8601; empty: from the beginning
    std::string to;   ///< empty: it goes on

    bool operator==(const FigureSpan&) const = default;
};

/// The second vote of an item that counts at a moment (UTC, ISO 8601; empty: now): the latest that was not called off,
/// if it is revealed by then. Null if there is none: nobody voted again, or people are voting.
const SecondVote* latestRevealed(const std::vector<SecondVote>& ofItem, const std::string& at = {});

// Tables at a level have a place for every category of it, in the taxonomy's order, and one for "not for this study":
// it does not depend on what is in use, so that a table can follow whatever anybody says.

/// Second votes, and beside them the first labels that the same people had given to the same items, as tables at each
/// level that follow one item at a time.
class SecondTable
{
public:
    /// Columns are the people.
    SecondTable(const Taxonomy& taxonomy, std::vector<PersonId> people);

    /// The votes that count on a row of the label matrix; null: none (any more).
    void set(const LabelMatrix& labelMatrix, int row, const SecondVote* vote);

    /// Somebody's first label of the row is another now.
    void relabelled(const LabelMatrix& labelMatrix, int row);

    [[nodiscard]] agreement::Outcome secondVotes(Level level) const
    {
        return side(level).second.value(agreement::kFleissKappa);
    }
    [[nodiscard]] agreement::Outcome firstLabels(Level level) const
    {
        return side(level).first.value(agreement::kFleissKappa);
    }

    /// On how many of fewer than ten items all are alike.
    [[nodiscard]] std::optional<FewItems> fewSecondVotes(Level level) const { return few(side(level).second); }
    [[nodiscard]] std::optional<FewItems> fewFirstLabels(Level level) const { return few(side(level).first); }

    /// Second votes minus first labels over the same items. Reads the whole tables.
    [[nodiscard]] agreement::ComparisonOutcome difference(Level level) const;

    [[nodiscard]] const SecondVoteCounts& counts() const { return m_counts; }

private:
    struct Side
    {
        agreement::LiveAgreement second;
        agreement::LiveAgreement first;
    };
    struct Item
    {
        int place = 0; ///< in the tables
        bool revealed = false;
        std::vector<std::pair<int, LabelMatrixCell>> votes; ///< column, what it says
    };

    [[nodiscard]] const Side& side(Level level) const { return m_sides[static_cast<std::size_t>(level) - 1]; }
    static std::optional<FewItems> few(const agreement::LiveAgreement& table);
    Item& itemOf(int row);
    void count(const Item& item, int by);
    void fill(const LabelMatrix& labelMatrix, int row, const Item& item, bool there);

    std::vector<PersonId> m_people;
    std::vector<Side> m_sides;   ///< by level - 1
    std::map<int, Item> m_items; ///< by row of the label matrix
    SecondVoteCounts m_counts;
};

/// A decision as far as figures know it.
struct CountedDecision
{
    DecisionState state = DecisionState::Open;
    DecisionSource source = DecisionSource::Person;
    LabelMatrixCell says; ///< what it names; Verdict::None unless decided

    bool operator==(const CountedDecision&) const = default;
};

CountedDecision countedDecision(const LabelMatrix& labelMatrix, DecisionState state, DecisionSource source,
                                Verdict verdict, CategoryId category);

/// How often each annotator said k where l was decided, at each level: what Cohen's kappa of an annotator and the
/// decisions is computed from. It follows one item at a time.
class WithDecisions
{
public:
    WithDecisions(const Taxonomy& taxonomy, std::size_t annotators);

    /// Counts a row in (by = 1) or out (by = -1). `labels`: one per annotator.
    void count(const Taxonomy& taxonomy, std::span<const LabelMatrixCell> labels, const CountedDecision& decision,
               int by);

    /// The annotators' figures, without their persons; none where there are more than bounds::kPairedRaters.
    [[nodiscard]] std::vector<AnnotatorFigure> at(Level level) const;

private:
    struct Pair
    {
        agreement::PairCounts all;
        agreement::PairCounts withoutRules;
    };

    std::array<std::vector<Pair>, 3> m_pairs; ///< by level - 1, then by annotator
};

} // namespace accord::reconcile
