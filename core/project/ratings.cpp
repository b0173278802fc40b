// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/ratings.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <set>

namespace accord {
namespace {

// Codes of annotators' own come behind the categories of the taxonomy.
std::optional<int> openCodeAt(const LabelMatrix& labelMatrix, int row, int annotator, LabelsOf labels)
{
    const int code =
        labels == LabelsOf::First ? labelMatrix.firstOpenCode(row, annotator) : labelMatrix.openCode(row, annotator);
    return code < 0 ? std::nullopt : std::optional(static_cast<int>(labelMatrix.taxonomy().categories().size()) + code);
}

// What a cell is at a level, or as it stands.
std::optional<int> valueOf(const LabelMatrix& labelMatrix, const LabelMatrixCell& cell, std::optional<Level> level)
{
    if (level) {
        return ratedAs(labelMatrix.taxonomy(), cell, *level);
    }
    return cell.isRating() ? std::optional<int>(cell.category) : std::nullopt; // kOutOfStudy where it has none
}

// Whether the row belongs to the selection; if not, the reason is counted.
bool isSelected(const LabelMatrix& labelMatrix, int row, const Selection& selection, OutsideSelection& outside)
{
    const LabelMatrixItem& item = labelMatrix.items()[static_cast<std::size_t>(row)];
    if (!isCounted(item, selection.repeats)) {
        ++outside.repeats;
        return false;
    }
    if (!selection.repository.empty() &&
        labelMatrix.repositories()[static_cast<std::size_t>(item.repository)] != selection.repository) {
        ++outside.otherRepository;
        return false;
    }
    if (selection.finalType.valid()) {
        const DecisionChange& decision = labelMatrix.decision(row);
        if (decision.state != DecisionState::Decided) {
            ++outside.notDecided;
            return false;
        }
        const int type = labelMatrix.at(Level::Type, labelMatrix.indexOf(decision.category));
        if (type < 0 || type != labelMatrix.indexOf(selection.finalType)) {
            ++outside.otherFinalType;
            return false;
        }
    }
    return true;
}

void chooseAnnotators(const LabelMatrix& labelMatrix, const Selection& selection, Ratings& result)
{
    for (std::size_t column = 0; column < labelMatrix.annotators().size(); ++column) {
        const PersonId person = labelMatrix.annotators()[column];
        if (selection.annotators.empty() || std::ranges::count(selection.annotators, person) > 0) {
            result.annotators.push_back(person);
            result.annotatorColumns.push_back(static_cast<int>(column));
        }
    }
}

// In lists of values, which are in memory for every label.
constexpr int kNoRating = -2;

// Categories in the codebook's order, then "not for this study" if anybody said so: those in use, and those that the
// level offers.
std::vector<int> categoriesAt(const LabelMatrix& labelMatrix, std::optional<Level> level, bool onlyUsed,
                              const std::set<int>& used)
{
    std::vector<int> categories;
    const auto& all = labelMatrix.taxonomy().categories();
    for (int i = 0; i < static_cast<int>(all.size()); ++i) {
        const Category& category = all[static_cast<std::size_t>(i)];
        const bool offered = level && !onlyUsed && category.level == *level && !category.retired;
        if (offered || used.contains(i)) {
            categories.push_back(i);
        }
    }
    const auto own = used.lower_bound(static_cast<int>(all.size()));
    categories.insert(categories.end(), own, used.end());
    if (used.contains(kOutOfStudy)) {
        categories.push_back(kOutOfStudy);
    }
    return categories;
}

// Replaces values by places in the result's categories, and makes the table of them.
void fillTable(Ratings& result, std::vector<int> values, std::vector<int> finals, const LabelMatrix& labelMatrix)
{
    const std::size_t taxonomySize = labelMatrix.taxonomy().categories().size();
    result.columns.assign(taxonomySize + labelMatrix.openCodes().size() + 1, agreement::kMissing);
    for (std::size_t i = 0; i < result.categories.size(); ++i) {
        result.columns[static_cast<std::size_t>(result.categories[i] + 1)] = static_cast<int>(i);
    }
    const auto column = [&result](int value) {
        return value == kNoRating ? agreement::kMissing : result.columnOf(value);
    };
    std::ranges::transform(values, values.begin(), column);
    std::ranges::transform(finals, finals.begin(), column);
    result.table.raters = static_cast<int>(result.annotators.size());
    result.table.categories = static_cast<int>(result.categories.size());
    result.table.cells = std::move(values);
    const auto none = std::ranges::find(result.categories, kOutOfStudy);
    if (none != result.categories.end()) {
        result.table.noCategory = static_cast<int>(none - result.categories.begin());
    }
    for (int& category : result.categories) {
        if (category >= static_cast<int>(taxonomySize)) {
            result.openCodeTexts.push_back(labelMatrix.openCodes()[static_cast<std::size_t>(category) - taxonomySize]);
            category = -1 - static_cast<int>(result.openCodeTexts.size());
        }
    }
    result.finals = std::move(finals);
}

const LabelMatrixCell& countedCell(const LabelMatrix& labelMatrix, int row, int column, const Selection& selection,
                                   LaterLabels& later)
{
    const LabelMatrixCell& now = labelMatrix.cell(row, column);
    if (!labelMatrix.changedLater()) {
        return now;
    }
    const LabelMatrixCell& first = labelMatrix.firstCell(row, column);
    const bool otherCode =
        selection.openCodes && labelMatrix.firstOpenCode(row, column) != labelMatrix.openCode(row, column);
    if (first.verdict != now.verdict || first.category != now.category || otherCode) {
        ++(first.verdict == Verdict::None ? later.given : later.changed);
    }
    return selection.labels == LabelsOf::First ? first : now;
}

Ratings collect(const LabelMatrix& labelMatrix, const Selection& selection, std::optional<Level> level)
{
    Ratings result;
    chooseAnnotators(labelMatrix, selection, result);
    std::vector<int> values;
    std::vector<int> finals;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        if (!isSelected(labelMatrix, row, selection, result.outside)) {
            continue;
        }
        result.rows.push_back(row);
        result.repeats += labelMatrix.items()[static_cast<std::size_t>(row)].isRepeat() ? 1 : 0;
        for (const int column : result.annotatorColumns) {
            const LabelMatrixCell& cell = countedCell(labelMatrix, row, column, selection, result.later);
            const bool own = selection.openCodes && cell.verdict == Verdict::NoneOfThese;
            const std::optional<int> value =
                own ? openCodeAt(labelMatrix, row, column, selection.labels) : valueOf(labelMatrix, cell, level);
            result.notSpecified += cell.isRating() && !value ? 1 : 0;
            result.cannotTell += cell.verdict == Verdict::CannotTell ? 1 : 0;
            result.openCodes += cell.verdict == Verdict::NoneOfThese && !value ? 1 : 0;
            values.push_back(value.value_or(kNoRating));
        }
        const DecisionChange& decision = labelMatrix.decision(row);
        const bool isDecided = decision.state == DecisionState::Decided;
        const LabelMatrixCell says = cellOf(labelMatrix.taxonomy(), decision.verdict, decision.category);
        finals.push_back(isDecided ? valueOf(labelMatrix, says, level).value_or(kNoRating) : kNoRating);
    }
    std::set<int> used(values.begin(), values.end());
    used.insert(finals.begin(), finals.end());
    result.categories = categoriesAt(labelMatrix, level, selection.onlyUsed, used);
    fillTable(result, std::move(values), std::move(finals), labelMatrix);
    return result;
}

} // namespace

bool isCounted(const LabelMatrixItem& item, Repeats repeats)
{
    switch (repeats) {
    case Repeats::Count:
        return true;
    case Repeats::LeaveOut:
        return !item.isRepeat();
    case Repeats::AsTheyCame:
        break;
    }
    return !item.drawnAgain;
}

std::string Ratings::code(const Taxonomy& taxonomy, int category) const
{
    const int index = categories[static_cast<std::size_t>(category)];
    return index < -1    ? openCodeTexts[static_cast<std::size_t>(-2 - index)]
           : index == -1 ? "-"
                         : taxonomy.categories()[static_cast<std::size_t>(index)].code;
}

Ratings ratings(const LabelMatrix& labelMatrix, const Selection& selection)
{
    return collect(labelMatrix, selection, selection.level);
}

Ratings wholeRatings(const LabelMatrix& labelMatrix, const Selection& selection)
{
    return collect(labelMatrix, selection, std::nullopt);
}

std::vector<agreement::CodePath> pathsOf(const Taxonomy& taxonomy, const Ratings& ratings)
{
    std::vector<agreement::CodePath> paths;
    for (const int index : ratings.categories) {
        if (index < 0) { // a code of one's own lies nowhere in the tree: it parts from all others at the top
            paths.push_back({index == -1 ? "-" : "-" + ratings.openCodeTexts[static_cast<std::size_t>(-2 - index)]});
            continue;
        }
        const Category& category = taxonomy.categories()[static_cast<std::size_t>(index)];
        agreement::CodePath path;
        for (const Level level : kLevels) {
            if (const Category* step = taxonomy.at(level, category.id)) {
                path.push_back(step->code);
            }
        }
        paths.push_back(std::move(path));
    }
    return paths;
}

Result<std::string> repositoryNamed(const LabelMatrix& labelMatrix, const std::string& name)
{
    std::vector<std::string> matches;
    std::set<std::string> present;
    for (const LabelMatrixItem& item : labelMatrix.items()) {
        present.insert(labelMatrix.repositories()[static_cast<std::size_t>(item.repository)]);
    }
    for (const std::string& repository : present) {
        const std::string last = repository.substr(repository.find_last_of('/') + 1);
        if (text::equalsIgnoringCase(name, repository)) {
            return repository;
        }
        if (text::equalsIgnoringCase(name, last)) {
            matches.push_back(repository);
        }
    }
    if (matches.size() == 1) {
        return matches.front();
    }
    const std::vector<std::string> names(present.begin(), present.end());
    return matches.empty() ? Error{Errc::NotFound, Reason::RepositoryUnknown, {name, names}}
                           : Error{Errc::Ambiguous, Reason::RepositoryAmbiguous, {name, matches}};
}

LiveLevels::LiveLevels(const LabelMatrix& labelMatrix)
    : m_sides{makeSide(labelMatrix, Level::Type), makeSide(labelMatrix, Level::Theme),
              makeSide(labelMatrix, Level::Subtheme)}
    , m_places(static_cast<std::size_t>(labelMatrix.rows()), -1)
{
    const std::vector<int>& rows = m_sides.front().ratings.rows;
    for (std::size_t place = 0; place < rows.size(); ++place) {
        m_places[static_cast<std::size_t>(rows[place])] = static_cast<int>(place);
    }
}

LiveLevels::Side LiveLevels::makeSide(const LabelMatrix& labelMatrix, Level level)
{
    Selection selection;
    selection.level = level;
    Ratings ratings = accord::ratings(labelMatrix, selection);
    // A place for "not for this study" even before anybody says so.
    if (std::ranges::count(ratings.categories, kOutOfStudy) == 0) {
        ratings.categories.push_back(kOutOfStudy);
        ratings.table.noCategory = ratings.table.categories++;
        ratings.columns.front() = ratings.table.noCategory;
    }
    agreement::LiveAgreement live(ratings.table);
    ratings.table.cells.clear();
    ratings.table.cells.shrink_to_fit();
    return Side{std::move(ratings), std::move(live)};
}

bool LiveLevels::apply(const LabelMatrix& labelMatrix, const std::vector<LabelMatrix::CellUpdate>& updates)
{
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        Side& side = m_sides[i];
        const auto level = static_cast<Level>(i + 1);
        for (const LabelMatrix::CellUpdate& update : updates) {
            if (update.annotator >= side.live.raters()) {
                return false;
            }
            if (!update.first) {
                continue;
            }
            const std::optional<int> rated = ratedAs(labelMatrix.taxonomy(), update.after, level);
            const int column = side.ratings.columnOf(rated);
            if (rated && column == agreement::kMissing) {
                return false;
            }
            if (const int place = m_places[static_cast<std::size_t>(update.row)]; place >= 0) {
                side.live.set(place, update.annotator, rated ? std::optional(column) : std::nullopt);
            }
        }
    }
    return true;
}

} // namespace accord
