// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/outcome.h"
#include "app/cli/commands/agreement/report.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

std::string nameOf(const Project& project, const LevelFigures& figures, int annotator)
{
    const Person* person = project.person(figures.annotators[static_cast<std::size_t>(annotator)]);
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

Json levelJson(const LevelFigures& figures, const Project& project)
{
    const agreement::ItemUse& use = figures.fleiss.use();
    return {{"level", levelKey(figures.level)},
            {"fleiss_kappa", outcomeJson(figures.fleiss)},
            {"percent_agreement", outcomeJson(figures.percent)},
            {"full_agreement", outcomeJson(figures.full)},
            {"items",
             {{"all", use.items},
              {"used", use.pairable},
              {"one_label", use.rated - use.pairable},
              {"no_label", use.items - use.rated}}},
            {"labels_not_specified", figures.notSpecified},
            {"pairs", pairsJson(figures, project)},
            {"categories", categoriesJson(figures)}};
}

} // namespace

Json agreementJson(const AgreementReport& report, const Project& project)
{
    Json annotators = Json::array();
    const LevelFigures& any = report.levels.front();
    for (int i = 0; i < static_cast<int>(any.annotators.size()); ++i) {
        annotators.push_back(nameOf(project, any, i));
    }
    Json object{{"round", report.round}};
    object["repository"] = report.repository.empty() ? Json(nullptr) : Json(report.repository);
    object["final_type"] = report.finalType.empty() ? Json(nullptr) : Json(report.finalType);
    object["annotators"] = std::move(annotators);
    object["levels"] = Json::array();
    for (const LevelFigures& figures : report.levels) {
        object["levels"].push_back(levelJson(figures, project));
    }
    return object;
}

} // namespace accord::cli
