// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/agreement/report.h"
#include "app/cli/words.h"
#include "core/exchange/ratings/figure_tree.h"
#include "core/exchange/ratings/rating_figures.h"

#include <algorithm>

namespace accord::cli {
namespace {

std::string nameOf(const Project& project, const LevelFigures& figures, int annotator)
{
    const Person* person = project.person(figures.ratings.annotators[static_cast<std::size_t>(annotator)]);
    return person == nullptr ? std::string() : person->name;
}

Json pairsJson(const LevelFigures& figures, const Project& project)
{
    Json pairs = Json::array();
    for (const agreement::PairAgreement& pair : figures.pairs) {
        pairs.push_back({{"first", nameOf(project, figures, pair.first)},
                         {"second", nameOf(project, figures, pair.second)},
                         {"items", pair.items},
                         {"cohen_kappa", outcomeJson(pair.kappa)}});
    }
    return pairs;
}

Json categoriesJson(const LevelFigures& figures)
{
    Json categories = Json::array();
    for (const CategoryFigure& figure : figures.categories) {
        const agreement::CategoryAgreement& agreed = figure.agreement;
        categories.push_back({{"code", figure.code},
                              {"name", figure.name},
                              {"labels", agreed.ratings},
                              {"share", agreed.prevalence},
                              {"fleiss_kappa", outcomeJson(agreed.kappa)},
                              {"specific_agreement", agreed.specific ? Json(*agreed.specific) : Json(nullptr)}});
    }
    return categories;
}

// Whether codes tell the path: "C.9" below "C".
bool isDotted(const Taxonomy& taxonomy)
{
    return std::ranges::all_of(taxonomy.categories(), [&taxonomy](const Category& category) {
        const Category* parent = taxonomy.parentOf(category);
        const std::string above = parent == nullptr ? std::string() : parent->code + ".";
        return category.code.size() > above.size() && category.code.starts_with(above) &&
               category.code.find('.', above.size()) == std::string::npos;
    });
}

// The table as `--ratings` knows one, so that both say the same by the same names.
exchange::LabelledRatings labelled(const LevelFigures& figures, const Project& project)
{
    exchange::LabelledRatings labelled;
    if (figures.level != Level::Type && isDotted(*project.taxonomy())) {
        labelled.scale = exchange::RatingScale::Hierarchical;
    }
    labelled.labels = figures.codes;
    labelled.table = figures.ratings.table;
    labelled.final = figures.ratings.finals;
    for (int i = 0; i < figures.ratings.table.raters; ++i) {
        labelled.raters.push_back(nameOf(project, figures, i));
    }
    return labelled;
}

Result<Json> levelJson(const LevelFigures& figures, const Project& project, const exchange::FigureOptions& options,
                       std::stop_token stop)
{
    const exchange::LabelledRatings ratings = labelled(figures, project);
    ACCORD_TRY(const exchange::FigureTree all, exchange::ratingFigures(ratings, options, std::move(stop)));
    const agreement::ItemUse& use = figures.fleiss().use();
    Json object{{"level", levelKey(figures.level)},
                {"fleiss_kappa", outcomeJson(figures.fleiss())},
                {"percent_agreement", outcomeJson(figures.report.of(agreement::kPercentAgreement))},
                {"full_agreement", outcomeJson(figures.report.of(agreement::kFullAgreement))},
                {"items",
                 {{"all", use.items},
                  {"used", use.pairable},
                  {"one_label", use.rated - use.pairable},
                  {"no_label", use.items - use.rated}}},
                {"labels_not_specified", figures.ratings.notSpecified},
                {"labels_cannot_tell", figures.ratings.cannotTell},
                {"pairs", pairsJson(figures, project)},
                {"categories", categoriesJson(figures)}};
    object.update(insightJson(figures.insight, figures.codes, ratings.raters));
    object["coefficients"] = exchange::toJson(all);
    return object;
}

Json lossJson(const LevelLoss& loss)
{
    const auto part = [&loss](std::size_t level) {
        return level < loss.parts.partAt.size() ? loss.parts.partAt[level] : 0.0;
    };
    return {{"agreed", loss.parts.agreed},
            {"across_types", part(0)},
            {"within_a_type", part(1)},
            {"within_a_theme", part(2)},
            {"not_specified", loss.parts.unspecified},
            {"labels",
             {{"type", loss.labelsStopAt[0]},
              {"theme", loss.labelsStopAt[1]},
              {"subtheme", loss.labelsStopAt[2]},
              {"not_for_study", loss.notForStudy}}}};
}

} // namespace

Result<Json> agreementJson(const AgreementReport& report, const Project& project, std::stop_token stop)
{
    Json annotators = Json::array();
    const LevelFigures& any = report.levels.front();
    for (int i = 0; i < static_cast<int>(any.ratings.annotators.size()); ++i) {
        annotators.push_back(nameOf(project, any, i));
    }
    Json object{{"round", report.round}};
    object["repository"] = report.repository.empty() ? Json(nullptr) : Json(report.repository);
    object["final_type"] = report.finalType.empty() ? Json(nullptr) : Json(report.finalType);
    object["repeats"] = {{"counted", any.ratings.repeats}, {"left_out", any.ratings.outside.repeats}};
    object["selected_by_final_label"] = !report.finalType.empty();
    object["annotators"] = std::move(annotators);
    object[std::string(agreement::kAlphaAlongPaths.key)] = outcomeJson(report.pathAlpha);
    object["loss_by_level"] = lossJson(report.loss);
    object["levels"] = Json::array();
    for (const LevelFigures& figures : report.levels) {
        ACCORD_TRY(Json level, levelJson(figures, project, report.figures, stop));
        object["levels"].push_back(std::move(level));
    }
    return object;
}

} // namespace accord::cli
