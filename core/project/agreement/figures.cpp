// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/figures.h"

#include "core/agreement/categories.h"
#include "core/agreement/compute.h"
#include "core/agreement/explanation.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <utility>

namespace accord {
namespace {

using RatedRow = std::span<const int>;

// The label matrix rows of the table rows for which the condition holds.
template <class Condition>
std::vector<int> rowsWhere(const Ratings& ratings, Condition condition)
{
    std::vector<int> rows;
    for (int item = 0; item < ratings.table.items(); ++item) {
        if (condition(item, RatedRow(ratings.table.row(item), static_cast<std::size_t>(ratings.table.raters)))) {
            rows.push_back(ratings.rows[static_cast<std::size_t>(item)]);
        }
    }
    return rows;
}

int at(RatedRow row, int annotator)
{
    return row[static_cast<std::size_t>(annotator)];
}

bool differ(int one, int other)
{
    return one != agreement::kMissing && other != agreement::kMissing && one != other;
}

} // namespace

std::vector<int> rowsWithCategory(const Ratings& ratings, int category, bool disputed)
{
    return rowsWhere(ratings, [&](int, RatedRow row) {
        return std::ranges::count(row, category) > 0 &&
               (!disputed || std::ranges::any_of(row, [&](int cell) { return differ(cell, category); }));
    });
}

std::vector<int> rowsInDispute(const Ratings& ratings, int first, int second)
{
    return rowsWhere(ratings, [&](int, RatedRow row) { return differ(at(row, first), at(row, second)); });
}

std::vector<int> rowsConfused(const Ratings& ratings, int one, int other)
{
    return rowsWhere(ratings, [&](int, RatedRow row) {
        return one == other ? std::ranges::count(row, one) > 1
                            : std::ranges::count(row, one) > 0 && std::ranges::count(row, other) > 0;
    });
}

std::vector<CategoryId> confusedWith(const LabelMatrix& labelMatrix, CategoryId category)
{
    const Taxonomy& taxonomy = labelMatrix.taxonomy();
    const int place = labelMatrix.indexOf(category);
    if (place < 0) {
        return {};
    }
    const auto& categories = taxonomy.categories();
    Selection selection;
    selection.level = categories[static_cast<std::size_t>(place)].level;
    const Ratings table = ratings(labelMatrix, selection);
    const auto own = std::ranges::find(table.categories, place);
    if (own == table.categories.end()) {
        return {};
    }
    const agreement::ConfusionMatrix matrix = agreement::confusionMatrix(table.table);
    const int row = static_cast<int>(own - table.categories.begin());
    std::vector<int> others;
    for (int other = 0; other < matrix.categories; ++other) {
        if (other != row && table.categories[static_cast<std::size_t>(other)] >= 0 && matrix.at(row, other) > 0) {
            others.push_back(other);
        }
    }
    std::ranges::stable_sort(others, std::ranges::greater{}, [&](int other) { return matrix.at(row, other); });
    std::vector<CategoryId> found;
    for (const int other : others) {
        found.push_back(categories[static_cast<std::size_t>(table.categories[static_cast<std::size_t>(other)])].id);
    }
    return found;
}

std::vector<int> rowsAgainstFinal(const Ratings& ratings, int annotator)
{
    return rowsWhere(ratings, [&](int item, RatedRow row) {
        return differ(at(row, annotator), ratings.finals[static_cast<std::size_t>(item)]);
    });
}

std::vector<int> rowsAgainstRest(const Ratings& ratings, int annotator)
{
    return rowsWhere(ratings, [&](int, RatedRow row) {
        const int own = at(row, annotator);
        const auto others = std::ranges::count_if(row, [](int cell) { return cell != agreement::kMissing; }) - 1;
        return own != agreement::kMissing && others > 0 && std::ranges::count(row, own) == 1;
    });
}

std::vector<int> rowsLeftOut(const Ratings& ratings, agreement::RowUse why)
{
    return rowsWhere(ratings, [&](int item, RatedRow) { return agreement::rowUse(ratings.table, item) == why; });
}

bool isOfSelectedType(const LabelMatrix& labelMatrix, const Selection& selection, const Ratings& ratings, int category)
{
    if (!selection.finalType.valid()) {
        return true;
    }
    const int index = ratings.categories[static_cast<std::size_t>(category)];
    return index >= 0 && labelMatrix.at(Level::Type, index) == labelMatrix.indexOf(selection.finalType);
}

bool isAlarming(const LabelMatrix& labelMatrix, const Selection& selection, const Ratings& ratings, int category)
{
    return !(selection.finalType.valid() && selection.level == Level::Type) &&
           isOfSelectedType(labelMatrix, selection, ratings, category);
}

int finalsByMajority(const Ratings& ratings)
{
    const auto rows = rowsWhere(ratings, [&](int item, RatedRow row) {
        const int final = ratings.finals[static_cast<std::size_t>(item)];
        const auto said = std::ranges::count_if(row, [](int cell) { return cell != agreement::kMissing; });
        return final != agreement::kMissing && 2 * std::ranges::count(row, final) > said;
    });
    return static_cast<int>(rows.size());
}

std::vector<ItemId> itemsOf(const LabelMatrix& labelMatrix, const std::vector<int>& rows)
{
    std::vector<ItemId> items;
    items.reserve(rows.size());
    for (const int row : rows) {
        items.push_back(labelMatrix.items()[static_cast<std::size_t>(row)].item);
    }
    return items;
}

namespace {

LevelDisagreement levelDisagreementOf(const agreement::CodePath& one, const agreement::CodePath& other)
{
    const auto same = std::ranges::mismatch(one, other).in1 - one.begin();
    if (same == std::ssize(one) || same == std::ssize(other)) {
        return LevelDisagreement::OneGoesOn;
    }
    return same == 0   ? LevelDisagreement::AcrossTypes
           : same == 1 ? LevelDisagreement::WithinType
                       : LevelDisagreement::WithinTheme;
}

/// The different categories of a table's row.
std::vector<int> choices(const Ratings& ratings, int item)
{
    std::set<int> found;
    for (int rater = 0; rater < ratings.table.raters; ++rater) {
        if (const int category = ratings.table.at(item, rater); category != agreement::kMissing) {
            found.insert(category);
        }
    }
    return {found.begin(), found.end()};
}

} // namespace

std::vector<int> rowsDisagreeing(const Taxonomy& taxonomy, const Ratings& whole, LevelDisagreement how)
{
    const std::vector<agreement::CodePath> paths = pathsOf(taxonomy, whole);
    const auto parts = [&](int one, int other) {
        return levelDisagreementOf(paths[static_cast<std::size_t>(one)], paths[static_cast<std::size_t>(other)]) == how;
    };
    std::vector<int> rows;
    for (int item = 0; item < whole.table.items(); ++item) {
        const std::vector<int> found = choices(whole, item);
        bool any = false;
        for (std::size_t i = 0; i < found.size() && !any; ++i) {
            any = std::any_of(found.begin() + static_cast<std::ptrdiff_t>(i) + 1, found.end(),
                              [&](int other) { return parts(found[i], other); });
        }
        if (any) {
            rows.push_back(whole.rows[static_cast<std::size_t>(item)]);
        }
    }
    return rows;
}

std::vector<int> rowsAlike(const Ratings& ratings)
{
    std::vector<int> rows;
    for (int item = 0; item < ratings.table.items(); ++item) {
        if (agreement::rowUse(ratings.table, item) == agreement::RowUse::Used && choices(ratings, item).size() == 1) {
            rows.push_back(ratings.rows[static_cast<std::size_t>(item)]);
        }
    }
    return rows;
}

std::vector<int> rowsNotSpecified(const LabelMatrix& labelMatrix, const Selection& selection)
{
    const Ratings whole = wholeRatings(labelMatrix, selection);
    std::vector<int> rows;
    for (int item = 0; item < whole.table.items(); ++item) {
        const std::vector<int> found = choices(whole, item);
        const bool stops = std::ranges::any_of(found, [&](int category) {
            const int index = whole.categories[static_cast<std::size_t>(category)];
            return index >= 0 && labelMatrix.at(selection.level, index) < 0;
        });
        if (stops) {
            rows.push_back(whole.rows[static_cast<std::size_t>(item)]);
        }
    }
    return rows;
}

namespace {

void addLeftOut(agreement::Explanation& explanation, const Ratings& ratings)
{
    using agreement::LeftOutReason;
    const std::pair<LeftOutReason, int> reasons[] = {
        {LeftOutReason::OtherRepository, ratings.outside.otherRepository},
        {LeftOutReason::OtherFinalType, ratings.outside.otherFinalType},
        {LeftOutReason::NotDecided, ratings.outside.notDecided},
        {LeftOutReason::Repeat, ratings.outside.repeats},
        {LeftOutReason::NotSpecified, ratings.notSpecified},
        {LeftOutReason::CannotTell, ratings.cannotTell},
        {LeftOutReason::OpenCode, ratings.openCodes},
    };
    for (const auto& [why, count] : reasons) {
        if (count > 0) {
            explanation.leftOut.push_back({why, count});
        }
    }
}

RoundValue roundValue(const LabelMatrix& labelMatrix, const Selection& selection, const agreement::Measure& measure)
{
    RoundValue result;
    result.round = labelMatrix.round();
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
        Selection at = selection;
        at.level = kLevels[i];
        const Ratings ratings = accord::ratings(labelMatrix, at);
        result.items = static_cast<int>(ratings.rows.size());
        result.annotators = static_cast<int>(ratings.annotators.size());
        result.levels[i] = {at.level, agreement::compute(measure, ratings.table), ratings.notSpecified};
    }
    return result;
}

std::vector<agreement::CodePath> pathsFor(const Taxonomy& taxonomy, const Ratings& ratings,
                                          const agreement::Measure& measure)
{
    return measure.isForAllLevels() ? pathsOf(taxonomy, ratings) : std::vector<agreement::CodePath>();
}

} // namespace

Result<std::vector<RoundValue>> agreementByRound(Project& project, const Selection& selection,
                                                 const agreement::Measure& measure, const std::stop_token& stop)
{
    std::vector<RoundValue> result;
    for (const Round& round : project.rounds()) {
        if (stop.stop_requested()) {
            break;
        }
        if (!project.requireOpen(round.id).ok()) {
            result.push_back({round.id, true, {}, 0, 0, {}});
            continue;
        }
        ACCORD_TRY(LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
        if (selection.openCodes) {
            ACCORD_CHECK(labelMatrix.readOpenCodes(project));
        }
        result.push_back(roundValue(labelMatrix, selection, measure));
        ACCORD_TRY(result.back().versions, givenVersions(project, round.id));
    }
    return result;
}

Ratings ratingsFor(const LabelMatrix& labelMatrix, const Selection& selection, const agreement::Measure& measure)
{
    return measure.isForAllLevels() ? wholeRatings(labelMatrix, selection) : ratings(labelMatrix, selection);
}

agreement::Outcome outcomeOf(const LabelMatrix& labelMatrix, const Selection& selection,
                             const agreement::Measure& measure)
{
    const Ratings ratings = ratingsFor(labelMatrix, selection, measure);
    return agreement::compute(measure, ratings.table,
                              measure.isForAllLevels()
                                  ? agreement::pathDifference(pathsOf(labelMatrix.taxonomy(), ratings))
                                  : agreement::DistanceFunction());
}

OtherwiseCounted otherwiseCounted(const LabelMatrix& labelMatrix, const AsGiven& asGiven, const Selection& selection,
                                  const agreement::Measure& measure)
{
    OtherwiseCounted result;
    Selection now = selection;
    now.labels = LabelsOf::Now;
    if (labelMatrix.changedLater()) {
        result.later = ratings(labelMatrix, now).later;
    }
    if (result.later.all() > 0) {
        result.withLater = outcomeOf(labelMatrix, now, measure);
    }
    if (asGiven.labels) {
        result.asGiven = outcomeOf(*asGiven.labels, selection, measure);
    }
    return result;
}

LevelLoss lossByLevel(const LabelMatrix& labelMatrix, const Selection& selection)
{
    const Ratings ratings = wholeRatings(labelMatrix, selection);
    const auto paths = pathsOf(labelMatrix.taxonomy(), ratings);
    const auto patterns = agreement::ItemPatterns::of(ratings.table);
    LevelLoss loss;
    loss.parts = agreement::disagreementByLevel(patterns, paths);
    loss.use = patterns.use();
    for (const int cell : ratings.table.cells) {
        if (cell == agreement::kMissing) {
            continue;
        }
        const int category = ratings.categories[static_cast<std::size_t>(cell)];
        if (category == -1) {
            ++loss.notForStudy;
        } else if (category >= 0) {
            ++loss.labelsStopAt[paths[static_cast<std::size_t>(cell)].size() - 1];
        }
    }
    return loss;
}

agreement::Explanation explain(const Taxonomy& taxonomy, const Ratings& ratings, const agreement::Measure& measure)
{
    agreement::Explanation explanation =
        agreement::explain(measure, ratings.table, pathsFor(taxonomy, ratings, measure));
    addLeftOut(explanation, ratings);
    return explanation;
}

namespace {

using Occurrence = std::pair<IssueId, int>;

Occurrence occurrenceOf(const LabelMatrix& labelMatrix, int row)
{
    const LabelMatrixItem& item = labelMatrix.items()[static_cast<std::size_t>(row)];
    return {item.issue, item.occurrence};
}

// The items of both selections, each once: which row of each table it is, -1 for none.
struct Aligned
{
    std::vector<std::pair<int, int>> rows;
    int common = 0;
};

Aligned align(const LabelMatrix& firstLabelMatrix, const Ratings& first, const LabelMatrix& secondLabelMatrix,
              const Ratings& second)
{
    std::map<Occurrence, int> places;
    Aligned result;
    for (int row = 0; row < static_cast<int>(first.rows.size()); ++row) {
        places.emplace(occurrenceOf(firstLabelMatrix, first.rows[static_cast<std::size_t>(row)]), row);
        result.rows.emplace_back(row, -1);
    }
    for (int row = 0; row < static_cast<int>(second.rows.size()); ++row) {
        const auto found = places.find(occurrenceOf(secondLabelMatrix, second.rows[static_cast<std::size_t>(row)]));
        if (found == places.end()) {
            result.rows.emplace_back(-1, row);
        } else {
            result.rows[static_cast<std::size_t>(found->second)].second = row;
            ++result.common;
        }
    }
    return result;
}

agreement::RatingTable spread(const agreement::RatingTable& table, const Aligned& aligned, bool second)
{
    agreement::RatingTable result{table.raters, table.categories, {}, table.noCategory};
    result.cells.reserve(aligned.rows.size() * static_cast<std::size_t>(table.raters));
    for (const auto& rows : aligned.rows) {
        const int row = second ? rows.second : rows.first;
        if (row < 0) {
            result.cells.insert(result.cells.end(), static_cast<std::size_t>(table.raters), agreement::kMissing);
        } else {
            result.cells.insert(result.cells.end(), table.row(row), table.row(row) + table.raters);
        }
    }
    return result;
}

agreement::ComparisonOutcome apart(const Ratings& first, const Ratings& second, const agreement::Measure& measure)
{
    const auto one = agreement::compute(measure, first.table);
    const auto two = agreement::compute(measure, second.table);
    if (!one.defined() || !two.defined()) {
        return one.defined() ? two.why() : one.why();
    }
    return agreement::compareIndependent(*one, *two);
}

} // namespace

SelectionComparison compare(const LabelMatrix& firstLabelMatrix, const Selection& first,
                            const LabelMatrix& secondLabelMatrix, const Selection& second,
                            const agreement::Measure& measure)
{
    const Ratings one = ratings(firstLabelMatrix, first);
    const Ratings two = ratings(secondLabelMatrix, second);
    const Aligned aligned = align(firstLabelMatrix, one, secondLabelMatrix, two);
    SelectionComparison result;
    result.commonItems = aligned.common;
    if (aligned.common == 0) {
        result.outcome = apart(one, two, measure);
        return result;
    }
    const bool all = result.commonItems == static_cast<int>(one.rows.size()) &&
                     result.commonItems == static_cast<int>(two.rows.size());
    result.overlap = all ? Overlap::All : Overlap::Some;
    result.outcome =
        agreement::compareDependent(measure, spread(one.table, aligned, false), spread(two.table, aligned, true));
    return result;
}

} // namespace accord
