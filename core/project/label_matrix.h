// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/bounds.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/taxonomy.h"
#include "core/project/feed.h"
#include "core/project/project.h"

#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace accord {

/// An item as a row of the label matrix.
struct LabelMatrixItem
{
    ItemId item;
    IssueId issue;
    int occurrence = 1;
    int repository = 0;      ///< index into LabelMatrix::repositories()
    bool drawnAgain = false; ///< a repeat that the round's sample drew; a row that a file lists again is none

    [[nodiscard]] bool isRepeat() const { return occurrence > 1; }
};

/// The items of a round that its sample drew to be labelled a second time.
Result<std::unordered_set<ItemId>> drawnRepeats(Project& project, RoundId round);

/// What one annotator says about one item, small enough to keep a round in memory.
struct LabelMatrixCell
{
    Verdict verdict = Verdict::None;
    bool flagged = false;
    std::int16_t category = -1; ///< index into Taxonomy::categories(), of what a merged one counts as; -1: none

    /// "Cannot tell" is no rating, nor is a code of the annotator's own.
    [[nodiscard]] bool isRating() const { return accord::isRating(verdict); }

    bool operator==(const LabelMatrixCell&) const = default;
};

static_assert(bounds::kCategories <= std::numeric_limits<std::int16_t>::max());

/// The same of a label, a vote or a decision. Of a category that the taxonomy does not have, as only an altered file
/// can name one, nothing is said.
[[nodiscard]] LabelMatrixCell cellOf(const Taxonomy& taxonomy, Verdict verdict, CategoryId category,
                                     bool flagged = false);

/// The place of "not for this study" among those of categories.
inline constexpr int kOutOfStudy = -1;

/// What the cell is at the level: an index into Taxonomy::categories(), or kOutOfStudy. None for what is no rating, or
/// stops above the level.
[[nodiscard]] inline std::optional<int> ratedAs(const Taxonomy& taxonomy, const LabelMatrixCell& cell, Level level)
{
    if (cell.verdict == Verdict::NotForStudy) {
        return kOutOfStudy;
    }
    const int category = cell.verdict == Verdict::Category ? taxonomy.indexAt(level, cell.category) : -1;
    return category < 0 ? std::nullopt : std::optional(category);
}

/// The labels and decisions of one round in memory: what agreement is computed from and conflicts are found in. Figures
/// are computed from first labels (see FirstLabelsEnd); what people disagree on is found in those that hold now.
/// A label or decision of a category that was merged counts as the one that it was merged into. Read once, then kept up
/// to date by the feed. Rows are items in the round's order, columns are the people who gave
/// at least one label.
class LabelMatrix
{
public:
    /// Errc::NotPermitted while the round is blind.
    /// `taxonomy`: an earlier one of the project, to count labels by it; none: the newest.
    static Result<LabelMatrix> load(Project& project, RoundId round, std::shared_ptr<const Taxonomy> taxonomy = {});

    [[nodiscard]] RoundId round() const { return m_round; }
    [[nodiscard]] const Taxonomy& taxonomy() const { return *m_taxonomy; }
    [[nodiscard]] int rows() const { return static_cast<int>(m_items.size()); }
    [[nodiscard]] const std::vector<LabelMatrixItem>& items() const { return m_items; }
    [[nodiscard]] const std::vector<PersonId>& annotators() const { return m_annotators; }
    /// How many of them say anything now: somebody who withdrew all they said is not waited for.
    [[nodiscard]] int speaking() const;
    /// How many people an item waits for before it is complete: those to whom it was handed out; in a round where
    /// nothing was, all who say anything.
    [[nodiscard]] int expected(int row) const;
    [[nodiscard]] const std::vector<std::string>& repositories() const { return m_repositories; }

    [[nodiscard]] const LabelMatrixCell& cell(int row, int annotator) const
    {
        return m_columns[index(annotator)][index(row)];
    }
    /// What they said first: the same, unless they changed it after first labels ended.
    [[nodiscard]] const LabelMatrixCell& firstCell(int row, int annotator) const
    {
        const auto found = m_first.empty() ? m_first.end() : m_first.find({row, annotator});
        return found == m_first.end() ? cell(row, annotator) : found->second;
    }
    /// Until when labels are first ones; none while that has not come.
    [[nodiscard]] const std::optional<FirstLabelsEnd>& firstLabelsEnd() const { return m_end; }
    /// Whether anybody said something else afterwards, or something for the first time.
    [[nodiscard]] bool changedLater() const { return !m_first.empty() || !m_firstOpenCodeAt.empty(); }

    [[nodiscard]] const DecisionChange& decision(int row) const { return m_decisions[index(row)]; }
    /// Reads codes of annotators' own, those of first labels and those of now; apply() does not follow them. Codes are
    /// alike where they are but for blanks at their ends and for the case of ASCII letters.
    Status readOpenCodes(Project& project);
    [[nodiscard]] const std::vector<std::string>& openCodes() const { return m_openCodes; } ///< as first written
    [[nodiscard]] int openCode(int row, int annotator) const;      ///< index into openCodes(); -1: none, or not read
    [[nodiscard]] int firstOpenCode(int row, int annotator) const; ///< likewise, of what they said first
    [[nodiscard]] int rowOf(ItemId item) const;                    ///< -1 if the round does not have it

    /// The category itself or its ancestor at the level, as an index into Taxonomy::categories(); -1 if it stops above.
    [[nodiscard]] int at(Level level, int category) const
    {
        return category < 0 ? -1 : m_taxonomy->indexAt(level, category);
    }
    /// Of what the category counts as; -1 if it is none of the taxonomy's.
    [[nodiscard]] int indexOf(CategoryId category) const { return m_taxonomy->indexOf(category); }

    /// What a cell looked like before and after a change that the label matrix took over.
    struct CellUpdate
    {
        int row = 0;
        int annotator = 0;
        LabelMatrixCell before;
        LabelMatrixCell after;
        bool first = true; ///< their first label changed with it
    };

    /// Takes over changes of this round. Answers which cells changed; decisions are taken over silently. Nothing (and
    /// the label matrix must be loaded anew) when the changes are more than a label matrix can follow: other items,
    /// another taxonomy.
    std::optional<std::vector<CellUpdate>> apply(const Changes& changes);

private:
    LabelMatrix(RoundId round, std::shared_ptr<const Taxonomy> taxonomy);

    static std::size_t index(int number) { return static_cast<std::size_t>(number); }
    [[nodiscard]] std::size_t placeOf(ItemId item) const; ///< in m_byItem: of it, or of the first one behind it
    Status loadItems(Project& project);
    Status loadLabels(Project& project);
    Status loadHanded(Project& project);
    /// By row and annotator; codes that `places` does not have yet are added to it and to m_openCodes.
    std::map<std::pair<int, int>, int> placesOfOpenCodes(const std::vector<Label>& labels,
                                                         std::unordered_map<std::string, int>& places);
    int annotatorColumn(PersonId person); ///< adds a column for somebody new
    void setCell(int row, int annotator, LabelMatrixCell cell);
    void setFirst(int row, int annotator, const LabelMatrixCell& first); ///< once the cell says what holds now
    void setDecision(int row, DecisionChange decision);

    RoundId m_round;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    std::vector<LabelMatrixItem> m_items;
    std::vector<std::string> m_repositories;
    std::vector<int> m_byItem; ///< rows, sorted by their items
    std::vector<PersonId> m_annotators;
    std::vector<std::vector<LabelMatrixCell>> m_columns; ///< by annotator, then by row
    std::optional<FirstLabelsEnd> m_end;
    std::map<std::pair<int, int>, LabelMatrixCell> m_first; ///< by row and annotator: first labels that were changed
    std::vector<int> m_said;                                ///< by annotator: cells with a verdict
    std::vector<DecisionChange> m_decisions;                ///< by row
    std::vector<int> m_assigned; ///< by row: to how many people; empty where nothing was handed out
    std::vector<std::string> m_openCodes;
    std::map<std::pair<int, int>, int> m_openCodeAt;      ///< by row and annotator: the place of what they say
    std::map<std::pair<int, int>, int> m_firstOpenCodeAt; ///< likewise of what they said first, where it is another
};

} // namespace accord
