// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/breakdown/breakdown.h"

#include "app/cli/commands/agreement/breakdown/figure_rows.h"
#include "app/cli/words.h"
#include "core/base/reason.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace accord::cli {
namespace {

// Every round that may be shown; a blind one says so and nothing more.
Result<Json> byRound(Project& project, const AgreementOptions& options, const Measures& measures)
{
    Json rows = Json::array();
    for (const Round& round : project.rounds()) {
        if (!project.requireOpen(round.id).ok()) {
            for (Json row : emptyRows(levelsOf(options), measures)) {
                row["undefined"] = "blind";
                rows.push_back(named("round", round.name, row));
            }
            continue;
        }
        PartOptions chosen = options.part;
        chosen.round = round.name;
        ACCORD_TRY(const Part part, partOf(project, chosen, options.onlyUsed));
        for (const Json& row : tableRows(part, levelsOf(options), measures)) {
            rows.push_back(named("round", round.name, row));
        }
    }
    return rows;
}

Json byRepository(const Part& part, const AgreementOptions& options, const Measures& measures)
{
    std::set<std::string> repositories;
    for (const LabelMatrixItem& item : part.labelMatrix.items()) {
        repositories.insert(part.labelMatrix.repositories()[static_cast<std::size_t>(item.repository)]);
    }
    Json rows = Json::array();
    for (const std::string& repository : repositories) {
        Selection selection = part.selection;
        selection.repository = repository;
        for (const Json& row : tableRows(part.labelMatrix, selection, levelsOf(options), measures)) {
            rows.push_back(named("repository", repository, row));
        }
    }
    return rows;
}

Json byFinalType(const Part& part, const AgreementOptions& options, const Measures& measures)
{
    Json rows = Json::array();
    for (const Category* type : part.labelMatrix.taxonomy().types()) {
        Selection selection = part.selection;
        selection.finalType = type->id;
        for (const Json& row : tableRows(part.labelMatrix, selection, levelsOf(options), measures)) {
            rows.push_back(named("final_type", type->code, row));
        }
    }
    return rows;
}

} // namespace

const std::vector<std::string>& breakdownNames()
{
    static const std::vector<std::string> names{"level",    "round", "repository", "final-type",
                                                "category", "pair",  "person"};
    return names;
}

Result<Json> breakdownRows(Project& project, const AgreementOptions& options)
{
    ACCORD_TRY(const Measures measures, measuresOf(options.coefficient, agreement::kFleissKappa));
    if (options.by == "round") {
        return byRound(project, options, measures);
    }
    ACCORD_TRY(const Part part, partOf(project, options.part, options.onlyUsed));
    if (options.by == "repository") {
        return byRepository(part, options, measures);
    }
    if (options.by == "final-type") {
        return byFinalType(part, options, measures);
    }
    if (options.by == "level") {
        return tableRows(part, levelsOf(options), measures);
    }
    Json rows = Json::array();
    for (const Level level : levelsOf(options)) {
        for (const Json& row : options.by == "category" ? categoryRows(part, level)
                               : options.by == "pair"   ? pairRows(part, level, project)
                                                        : personRows(part, level, project)) {
            rows.push_back(row);
        }
    }
    return rows;
}

Result<Json> summaryRows(const Part& part, const AgreementOptions& options)
{
    ACCORD_TRY(const Measures measures,
               measuresOf(options.coefficient.empty() ? "all" : options.coefficient, agreement::kFleissKappa));
    return tableRows(part, levelsOf(options), measures);
}

Result<Json> differenceRows(Project& project, const AgreementOptions& options)
{
    ACCORD_TRY(const Measures measures, measuresOf(options.coefficient, agreement::kFleissKappa));
    PartOptions other = options.against;
    // What is not said of the other part is as in the first one.
    other.round = other.round.empty() ? options.part.round : other.round;
    other.finalType = other.finalType.empty() ? options.part.finalType : other.finalType;
    other.repository = other.repository.empty() ? options.part.repository : other.repository;
    other.repeats = options.part.repeats;
    other.annotators = other.annotators.empty() ? options.part.annotators : other.annotators;
    ACCORD_TRY(const Part first, partOf(project, options.part, options.onlyUsed));
    ACCORD_TRY(const Part second, partOf(project, other, options.onlyUsed));
    Json rows = Json::array();
    for (const Level level : levelsOf(options)) {
        for (const agreement::Measure* measure : measures) {
            if (measure->isComparable()) {
                rows.push_back(differenceRow(first, second, level, *measure));
            }
        }
    }
    if (rows.empty()) {
        Measures comparable;
        std::ranges::copy_if(agreement::levelMeasures(), std::back_inserter(comparable),
                             &agreement::Measure::isComparable);
        return Error{Errc::Invalid, Reason::PartsByCoefficient, {options.coefficient, keysOf(comparable)}};
    }
    return rows;
}

} // namespace accord::cli
