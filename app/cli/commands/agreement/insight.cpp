// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/insight.h"

#include "app/cli/words.h"
#include "core/agreement/sample_size.h"

namespace accord::cli {
namespace {

using Names = std::vector<std::string>;

const std::string& at(const Names& names, int place)
{
    return names[static_cast<std::size_t>(place)];
}

std::string thresholdText(double threshold)
{
    return fourDigits(threshold).substr(0, 3);
}

void printCategoryAlarms(const LevelInsight& insight, const Names& codes, Console& console)
{
    std::string never;
    std::string zero;
    for (const agreement::CategoryAlarm& alarm : insight.categories) {
        std::string& list = alarm.neverAgreed ? never : zero;
        list += (list.empty() ? "" : ", ") + at(codes, alarm.category);
    }
    if (!never.empty()) {
        console.line("  used, but never agreed on by more than half: " + never);
    }
    if (!zero.empty()) {
        console.line("  no better than chance as far as one can tell: " + zero);
    }
}

// Whether there is anything to say of the threshold.
bool printUntil(const LevelInsight::Until& until, Console& console)
{
    const std::string threshold = thresholdText(until.threshold);
    if (!until.items || (*until.items == 0 && until.above)) {
        return false; // what lies above needs no attention
    }
    console.line(*until.items == 0 ? "  the whole interval of Fleiss' kappa lies below " + threshold
                                   : "  " + counted(*until.items, "more item") + " until the interval leaves " +
                                         threshold + ", if kappa stays");
    return true;
}

} // namespace

LevelInsight insightOf(const agreement::RatingTable& table, const agreement::Report& report)
{
    LevelInsight insight;
    const auto tallies = agreement::Tallies::of(agreement::ItemPatterns::of(table));
    insight.categories = agreement::categoryAlarms(tallies, report.perCategory);
    insight.annotators = agreement::raterAlarms(report.pairs, table.raters);
    insight.confusions = agreement::mainConfusions(report.confusion);
    for (const double threshold : {0.6, 0.8}) {
        const agreement::Outcome& kappa = report.of(agreement::kFleissKappa);
        insight.until.push_back({threshold,
                                 kappa.defined() ? agreement::itemsUntilClear(*kappa, threshold) : std::nullopt,
                                 kappa.defined() && kappa->value > threshold});
    }
    return insight;
}

Json insightJson(const LevelInsight& insight, const Names& codes, const Names& names)
{
    Json categories = Json::array();
    for (const agreement::CategoryAlarm& alarm : insight.categories) {
        categories.push_back({{"code", at(codes, alarm.category)},
                              {"never_agreed", alarm.neverAgreed},
                              {"interval_reaches_zero", alarm.reachesZero}});
    }
    Json annotators = Json::array();
    for (const agreement::RaterAlarm& alarm : insight.annotators) {
        annotators.push_back({{"name", at(names, alarm.rater)}, {"own", alarm.own}, {"others", alarm.others}});
    }
    Json confusions = Json::array();
    for (const agreement::Confusion& confusion : insight.confusions) {
        confusions.push_back({{"first", at(codes, confusion.first)},
                              {"second", at(codes, confusion.second)},
                              {"pairs", confusion.pairs},
                              {"share", confusion.share},
                              {"cumulated", confusion.cumulated}});
    }
    Json until = Json::object();
    for (const LevelInsight::Until& each : insight.until) {
        until[thresholdText(each.threshold)] = each.items ? Json(*each.items) : Json(nullptr);
    }
    return {{"alarms",
             {{"categories", std::move(categories)},
              {"annotators", std::move(annotators)},
              {"confusions", std::move(confusions)}}},
            {"items_until_clear", std::move(until)}};
}

void printInsight(const LevelInsight& insight, const std::string& level, const Names& codes, const Names& names,
                  Console& console)
{
    console.line();
    console.line("What needs attention at " + level + " level");
    printCategoryAlarms(insight, codes, console);
    for (const agreement::RaterAlarm& alarm : insight.annotators) {
        console.line("  " + at(names, alarm.rater) + " lies apart: " + fourDigits(alarm.own) +
                     " on average with the others, who have " + fourDigits(alarm.others) + " among themselves");
    }
    std::string confused;
    for (const agreement::Confusion& confusion : insight.confusions) {
        confused += (confused.empty() ? "" : ", ") + at(codes, confusion.first) + " and " +
                    at(codes, confusion.second) + " (" + percent(confusion.share) + ")";
    }
    if (!confused.empty()) {
        console.line("  half of all disagreement: " + confused);
    }
    bool open = false;
    for (const LevelInsight::Until& until : insight.until) {
        open = printUntil(until, console) || open;
    }
    if (insight.categories.empty() && insight.annotators.empty() && confused.empty() && !open) {
        console.line("  nothing");
    }
}

} // namespace accord::cli
