// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/alpha/krippendorff.h"
#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/coefficients/gwet.h"
#include "core/agreement/coefficients/percent.h"
#include "core/agreement/raters/conger.h"
#include "core/agreement/uncertainty/comparison.h"
#include "core/base/text.h"
#include "tests/core/agreement/compute.h"

#include <algorithm>

namespace accord::test {

using namespace agreement;

namespace {

std::vector<CodePath> pathsOf(const std::vector<std::string>& codes)
{
    std::vector<CodePath> result;
    for (const auto& code : codes) {
        auto& path = result.emplace_back();
        for (std::size_t at = code.find('.'); at != std::string::npos; at = code.find('.', at + 1)) {
            path.push_back(code.substr(0, at));
        }
        path.push_back(code);
    }
    return result;
}

void setFamily(const std::string& prefix, const RatingTable& table, const Weights& weights, Computed& computed)
{
    const auto items = ItemPatterns::of(table);
    const auto rows = RowPatterns::of(table);
    const auto set = [&](const std::string& name, const Outcome& outcome, const Kinds& kinds, const Linearised& parts) {
        computed.setOutcome(prefix + name, outcome);
        computed.set(prefix + name + "/se_irrcac", publishedStandardError(kinds, parts));
    };
    set("percent_agreement", percentAgreement(items, weights), items.kinds(), observedPart(items, weights));
    set("fleiss_kappa", fleissKappa(items, weights), items.kinds(), fleissParts(items, weights));
    set(weights.nominal() ? "gwet_ac1" : "gwet_ac2", gwetAc(items, weights), items.kinds(), gwetParts(items, weights));
    set("conger_kappa", congerKappa(rows, weights), rows.kinds(), congerParts(rows, weights));
}

} // namespace

void computeHierarchical(const LabelledTable& table, Computed& computed)
{
    const auto paths = pathsOf(table.labels);
    const auto difference = pathDifference(paths);
    computed.setOutcome("alpha_hierarchical", krippendorffAlpha(table.table, difference), true);
    setFamily("weighted_hierarchical/", table.table, Weights(table.table.categories, difference.matrix({})), computed);
    for (std::size_t level = 1; level <= 3; ++level) {
        std::vector<std::string> codes;
        std::vector<int> category;
        for (const auto& path : paths) {
            const auto& code = path[std::min(level, path.size()) - 1];
            const auto place = std::ranges::find(codes, code) - codes.begin();
            category.push_back(static_cast<int>(place));
            if (static_cast<std::size_t>(place) == codes.size()) {
                codes.push_back(code);
            }
        }
        const auto prefix = "levels/" + std::to_string(level) + "/";
        const auto coarse = recoded(table.table, category, static_cast<int>(codes.size()));
        computed.set(prefix + "categories", static_cast<double>(codes.size()));
        setFamily(prefix, coarse, {}, computed);
        computed.setOutcome(prefix + "alpha_nominal", krippendorffAlpha(coarse), true);
    }
}

void computeSets(const LabelledTable& table, Computed& computed)
{
    std::vector<CodeSet> sets;
    for (const auto& label : table.labels) {
        auto& set = sets.emplace_back();
        const std::string_view members = label == "{}" ? std::string_view() : std::string_view(label);
        for (const auto member : text::split(members, '|')) {
            if (!member.empty()) {
                set.emplace_back(member);
            }
        }
        std::ranges::sort(set);
    }
    computed.setOutcome("alpha_jaccard", krippendorffAlpha(table.table, jaccardDifference(sets)), true);
    computed.setOutcome("alpha_masi", krippendorffAlpha(table.table, masiDifference(sets)), true);
}

void computeDifference(const TextTable& text, const std::vector<std::vector<std::string>>& groups, Computed& computed)
{
    const auto whole = numbered(text);
    const auto columns = [&](const std::vector<std::string>& names) {
        std::vector<int> result;
        for (const auto& name : names) {
            result.push_back(static_cast<int>(std::ranges::find(whole.raters, name) - whole.raters.begin()));
        }
        return withRaters(whole.table, result);
    };
    const auto set = [&](const std::string& path, Family family) {
        const auto outcome = compareDependent(family, columns(groups[0]), columns(groups[1]));
        if (const auto* difference = std::get_if<Comparison>(&outcome)) {
            computed.set(path + "/value_1", difference->first);
            computed.set(path + "/value_2", difference->second);
            computed.set(path + "/difference", difference->difference);
            computed.set(path + "/se", difference->standardError);
            computed.set(path + "/df", difference->degreesOfFreedom);
            computed.set(path + "/t", difference->t);
            computed.set(path + "/p_two_sided", difference->p);
        }
    };
    set("group_difference/fleiss_kappa", Family::Fleiss);
    set("group_difference/gwet_ac1", Family::Gwet);
}

} // namespace accord::test
