// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/compare.h"

#include <map>
#include <utility>

namespace accord {
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
    agreement::RatingTable result{table.raters, table.categories, {}};
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

agreement::Coefficient memberOf(agreement::Family family)
{
    switch (family) {
    case agreement::Family::PercentAgreement:
        return agreement::Coefficient::PercentAgreement;
    case agreement::Family::BrennanPrediger:
        return agreement::Coefficient::BrennanPrediger;
    case agreement::Family::Fleiss:
        return agreement::Coefficient::FleissKappa;
    case agreement::Family::Gwet:
        break;
    }
    return agreement::Coefficient::GwetAc;
}

agreement::ComparisonOutcome apart(const Ratings& first, const Ratings& second, agreement::Family family)
{
    const auto one = agreement::compute(memberOf(family), agreement::Ratings::of(first.table));
    const auto two = agreement::compute(memberOf(family), agreement::Ratings::of(second.table));
    if (!one.defined() || !two.defined()) {
        return one.defined() ? two.why() : one.why();
    }
    return agreement::compareIndependent(*one, *two);
}

} // namespace

SelectionComparison compare(const LabelMatrix& firstLabelMatrix, const Selection& first,
                            const LabelMatrix& secondLabelMatrix, const Selection& second, agreement::Family family)
{
    const Ratings one = ratings(firstLabelMatrix, first);
    const Ratings two = ratings(secondLabelMatrix, second);
    const Aligned aligned = align(firstLabelMatrix, one, secondLabelMatrix, two);
    SelectionComparison result;
    result.commonItems = aligned.common;
    if (aligned.common == 0) {
        result.outcome = apart(one, two, family);
        return result;
    }
    const bool all = result.commonItems == static_cast<int>(one.rows.size()) &&
                     result.commonItems == static_cast<int>(two.rows.size());
    result.overlap = all ? Overlap::All : Overlap::Some;
    result.outcome =
        agreement::compareDependent(family, spread(one.table, aligned, false), spread(two.table, aligned, true));
    return result;
}

std::optional<agreement::Family> familyOf(agreement::Coefficient coefficient)
{
    switch (coefficient) {
    case agreement::Coefficient::PercentAgreement:
        return agreement::Family::PercentAgreement;
    case agreement::Coefficient::BrennanPrediger:
        return agreement::Family::BrennanPrediger;
    case agreement::Coefficient::FleissKappa:
        return agreement::Family::Fleiss;
    case agreement::Coefficient::GwetAc:
        return agreement::Family::Gwet;
    default:
        return std::nullopt;
    }
}

std::optional<agreement::Bootstrap> bootstrapOf(agreement::Coefficient coefficient, const agreement::RatingTable& table,
                                                const agreement::BootstrapPlan& plan, std::stop_token stop)
{
    if (const auto family = familyOf(coefficient)) {
        return agreement::bootstrap(agreement::additiveFamily(*family, agreement::ItemPatterns::of(table)), plan,
                                    std::move(stop));
    }
    if (coefficient == agreement::Coefficient::KrippendorffAlpha) {
        return agreement::bootstrap(agreement::additiveAlpha(agreement::ItemPatterns::of(table)), plan,
                                    std::move(stop));
    }
    if (coefficient == agreement::Coefficient::CongerKappa) {
        return agreement::bootstrap(agreement::additiveConger(agreement::RowPatterns::of(table)), plan,
                                    std::move(stop));
    }
    return std::nullopt;
}

} // namespace accord
