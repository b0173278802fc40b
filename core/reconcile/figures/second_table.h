// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/live.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/model/meeting/second_vote.h"
#include "core/reconcile/figures/figures.h"
#include "core/reconcile/figures/level_codes.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace accord::reconcile {

/// The second vote of an item that counts at a moment (UTC, ISO 8601; empty: now): the latest that was not called off,
/// if it is revealed by then. Null if there is none: nobody voted again, or people are voting.
const SecondVote* latestRevealed(const std::vector<SecondVote>& ofItem, const std::string& at = {});

/// Second votes, and beside them the first labels that the same people had given to the same items, as tables at each
/// level that follow one item at a time.
class SecondTable
{
public:
    /// Columns are the people.
    SecondTable(const LevelCodes& codes, std::vector<PersonId> people);

    /// The votes that count on a row of the label matrix; null: none (any more).
    void set(const LevelCodes& codes, const LabelMatrix& labelMatrix, int row, const SecondVote* vote);

    /// Somebody's first label of the row is another now.
    void relabelled(const LevelCodes& codes, const LabelMatrix& labelMatrix, int row);

    [[nodiscard]] agreement::Outcome secondVotes(Level level) const { return side(level).second.fleissKappa(); }
    [[nodiscard]] agreement::Outcome firstLabels(Level level) const { return side(level).first.fleissKappa(); }

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
    void fill(const LevelCodes& codes, const LabelMatrix& labelMatrix, int row, const Item& item, bool there);

    std::vector<PersonId> m_people;
    std::vector<Side> m_sides;   ///< by level - 1
    std::map<int, Item> m_items; ///< by row of the label matrix
    SecondVoteCounts m_counts;
};

} // namespace accord::reconcile
