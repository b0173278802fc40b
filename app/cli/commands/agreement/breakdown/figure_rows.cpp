// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/breakdown/figure_rows.h"

#include "app/cli/commands/agreement/breakdown/rows.h"
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/words.h"
#include "core/agreement/categories.h"
#include "core/agreement/compute.h"
#include "core/agreement/pairs.h"
#include "core/project/agreement/figures.h"

#include <algorithm>

namespace accord::cli {
namespace {

Ratings ratingsAt(const Part& part, Level level)
{
    Selection selection = part.selection;
    selection.level = level;
    return ratings(part.labelMatrix, selection);
}

std::string personName(const Project& project, const Ratings& ratings, int annotator)
{
    const Person* person = project.person(ratings.annotators[static_cast<std::size_t>(annotator)]);
    return person == nullptr ? std::string() : person->name;
}

std::string_view overlapKey(Overlap overlap)
{
    return overlap == Overlap::None ? "none" : overlap == Overlap::Some ? "some" : "all";
}

} // namespace

Json named(const std::string& key, const std::string& name, const Json& row)
{
    Json result{{key, name}};
    result.update(row);
    return result;
}

Json tableRows(const Part& part, const std::vector<Level>& levels, const Measures& measures)
{
    return tableRows(part.labelMatrix, part.selection, levels, measures);
}

Json tableRows(const LabelMatrix& labelMatrix, const Selection& selection, const std::vector<Level>& levels,
               const Measures& measures)
{
    Json rows = Json::array();
    for (const Level level : levels) {
        Selection at = selection;
        at.level = level;
        const Ratings ratings = accord::ratings(labelMatrix, at);
        const auto patterns = agreement::TableForms::of(ratings.table);
        for (const agreement::Measure* measure : measures) {
            Json row{{"level", levelKey(level)}, {"coefficient", measure->key}};
            addOutcome(row, agreement::compute(*measure, patterns));
            row["items"] = patterns.items.use().pairable;
            row["not_specified"] = ratings.notSpecified;
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

Json emptyRows(const std::vector<Level>& levels, const Measures& measures)
{
    Json rows = Json::array();
    for (const Level level : levels) {
        for (const agreement::Measure* measure : measures) {
            Json row{{"level", levelKey(level)}, {"coefficient", measure->key}};
            addOutcome(row, agreement::NoEstimate{});
            row["items"] = nullptr;
            row["not_specified"] = nullptr;
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

Json categoryRows(const Part& part, Level level)
{
    const Ratings ratings = ratingsAt(part, level);
    const Taxonomy& taxonomy = part.labelMatrix.taxonomy();
    Json rows = Json::array();
    for (const agreement::CategoryAgreement& agreed : agreement::perCategory(ratings.table)) {
        const int index = ratings.categories[static_cast<std::size_t>(agreed.category)];
        Json row{
            {"level", levelKey(level)},
            {"code", ratings.code(taxonomy, agreed.category)},
            {"name", index < 0 ? "not for this study" : taxonomy.categories()[static_cast<std::size_t>(index)].name},
            {"labels", agreed.ratings},
            {"share", agreed.prevalence}};
        addOutcome(row, agreed.kappa);
        row["specific"] = agreed.specific ? Json(*agreed.specific) : Json(nullptr);
        rows.push_back(std::move(row));
    }
    return rows;
}

Json pairRows(const Part& part, Level level, const Project& project)
{
    const Ratings ratings = ratingsAt(part, level);
    Json rows = Json::array();
    for (const agreement::PairAgreement& pair : agreement::pairMatrix(ratings.table)) {
        Json row{{"level", levelKey(level)},
                 {"first", personName(project, ratings, pair.first)},
                 {"second", personName(project, ratings, pair.second)},
                 {"items", pair.items}};
        addOutcome(row, pair.kappa);
        const auto percent = pair.kappa.observed();
        row["percent"] = percent ? Json(*percent) : Json(nullptr);
        rows.push_back(std::move(row));
    }
    return rows;
}

Json personRows(const Part& part, Level level, const Project& project)
{
    const Ratings ratings = ratingsAt(part, level);
    const auto finals = agreement::againstFinal(ratings.table, ratings.finals);
    const auto finalsAll =
        std::ranges::count_if(ratings.finals, [](int final) { return final != agreement::kMissing; });
    const int byMajority = finalsByMajority(ratings);
    Json rows = Json::array();
    for (const agreement::AgainstRest& rest : agreement::againstRest(ratings.table)) {
        const agreement::PairAgreement& final = finals[static_cast<std::size_t>(rest.rater)];
        Json row{
            {"level", levelKey(level)}, {"person", personName(project, ratings, rest.rater)}, {"items", rest.items}};
        addOutcome(row, rest.kappa);
        row["final_items"] = final.items;
        addOutcome(row, final.kappa, "final_");
        const auto percent = final.kappa.observed();
        row["final_percent"] = percent ? Json(*percent) : Json(nullptr);
        row["finals"] = finalsAll;
        row["finals_by_majority"] = byMajority; // these follow from the labels that they are compared with
        rows.push_back(std::move(row));
    }
    return rows;
}

Json differenceRow(const Part& first, const Part& second, Level level, const agreement::Measure& measure)
{
    Selection one = first.selection;
    Selection two = second.selection;
    one.level = level;
    two.level = level;
    const SelectionComparison compared = compare(first.labelMatrix, one, second.labelMatrix, two, measure);
    Json row{{"level", levelKey(level)},
             {"coefficient", measure.key},
             {"common_items", compared.commonItems},
             {"overlap", overlapKey(compared.overlap)}};
    const auto* found = std::get_if<agreement::Comparison>(&compared.outcome);
    const auto figure = [found](double agreement::Comparison::*member) {
        return found == nullptr ? Json(nullptr) : Json(found->*member);
    };
    row["value_1"] = figure(&agreement::Comparison::first);
    row["value_2"] = figure(&agreement::Comparison::second);
    row["difference"] = figure(&agreement::Comparison::difference);
    row["se"] = figure(&agreement::Comparison::standardError);
    row["low"] = found == nullptr ? Json(nullptr) : Json(found->interval.low);
    row["high"] = found == nullptr ? Json(nullptr) : Json(found->interval.high);
    row["df"] = figure(&agreement::Comparison::degreesOfFreedom);
    row["t"] = found != nullptr && found->t ? Json(*found->t) : Json(nullptr);
    row["p_two_sided"] = found != nullptr && found->p ? Json(*found->p) : Json(nullptr);
    row["undefined"] =
        found == nullptr ? Json(undefinedKey(std::get<agreement::NotComputable>(compared.outcome))) : Json(nullptr);
    return row;
}

} // namespace accord::cli
