// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/agreement/compute.h"

#include "core/agreement/categories/per_category.h"
#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/coefficients/percent.h"
#include "core/agreement/raters/pair_matrix.h"

namespace accord::test {

using namespace agreement;

namespace {

void setCounts(const ItemPatterns& patterns, Computed& computed)
{
    Count ratings = 0;
    Count pairable = 0;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        const auto pattern = patterns.at(i);
        ratings += pattern.items * pattern.ratings;
        pairable += pattern.ratings >= 2 ? pattern.items * pattern.ratings : 0;
    }
    const auto real = [](Count count) { return static_cast<double>(count); };
    computed.set("counts/items", real(patterns.use().items));
    computed.set("counts/items_rated", real(patterns.use().rated));
    computed.set("counts/items_pairable", real(patterns.use().pairable));
    computed.set("counts/raters", patterns.raters());
    computed.set("counts/ratings", real(ratings));
    computed.set("counts/pairable_values", real(pairable));
    computed.set("counts/categories", patterns.categories());
}

void setPair(const std::string& path, const PairAgreement& pair, Computed& computed)
{
    computed.setOutcome(path, pair.kappa);
    computed.set(path + "/n", static_cast<double>(pair.items));
    computed.set(path + "/se0", pair.nullStandardError);
    computed.set(path + "/kappa_max", pair.maximum);
    if (!pair.kappa && pair.kappa.why() == Undefined::OneCategory) {
        computed.set(path + "/pe", 1);
    }
    computed.set(path + "/percent_agreement", pair.kappa.observed());
}

std::optional<double> valueOf(const Outcome& outcome)
{
    return outcome ? std::optional(outcome->value) : std::nullopt;
}

} // namespace

Computed computeNominal(const LabelledTable& table)
{
    Computed computed;
    const auto patterns = ItemPatterns::of(table.table);
    setCounts(patterns, computed);
    computed.setOutcome("percent_agreement", percentAgreement(patterns));
    computed.setOutcome("full_agreement", fullAgreement(patterns));
    computed.setOutcome("fleiss_kappa", fleissKappa(patterns));
    for (const auto& pair : pairMatrix(table.table)) {
        const auto& first = table.raters[static_cast<std::size_t>(pair.first)];
        const auto& second = table.raters[static_cast<std::size_t>(pair.second)];
        setPair("cohen_pairwise/" + first + "|" + second, pair, computed);
    }
    for (const auto& category : perCategory(Tallies::of(patterns))) {
        const auto path = "per_category/" + table.labels[static_cast<std::size_t>(category.category)];
        computed.set(path + "/prevalence", category.prevalence);
        computed.set(path + "/fleiss", valueOf(category.kappa));
        computed.set(path + "/fleiss_se", category.kappa ? category.kappa->standardError : std::nullopt);
        computed.set(path + "/alpha", valueOf(category.alpha));
        computed.set(path + "/specific_agreement", category.specific);
    }
    return computed;
}

void computeAgainstFinal(const LabelledTable& table, const std::vector<int>& final, Computed& computed)
{
    for (const auto& pair : againstFinal(table.table, final)) {
        setPair("cohen_to_final/" + table.raters[static_cast<std::size_t>(pair.first)], pair, computed);
    }
}

} // namespace accord::test
