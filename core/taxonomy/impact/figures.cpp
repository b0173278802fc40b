// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/impact/figures.h"

#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/tally/tallies.h"
#include "core/project/label_matrix.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"

#include <algorithm>
#include <map>
#include <string>

namespace accord::taxonomy {
namespace {

Raw placeOf(const Taxonomy& taxonomy, CategoryId category)
{
    const Category* found = taxonomy.find(category);
    return found == nullptr ? Raw{-2} : static_cast<Raw>(found - taxonomy.categories().data());
}

bool isRating(const store::LabelCell& label)
{
    return label.verdict == Verdict::Category || label.verdict == Verdict::NotForStudy;
}

/// Where a raw category counts at a level: a number among those of the table, or nothing.
std::vector<int> columnsAt(Level level, const Taxonomy& taxonomy, const std::vector<int>& places)
{
    std::vector<int> columns(places.size() + 1, -1);
    const auto& categories = taxonomy.categories();
    for (std::size_t raw = 0; raw < places.size(); ++raw) {
        if (places[raw] < 0) {
            continue;
        }
        const Category* at = &taxonomy.standsFor(categories[static_cast<std::size_t>(places[raw])]);
        while (at != nullptr && at->level > level) {
            at = taxonomy.parentOf(*at);
        }
        if (at != nullptr && at->level == level) {
            columns[raw + 1] = static_cast<int>(at - categories.data());
        }
    }
    columns[0] = static_cast<int>(categories.size()); // out of the study comes last
    return columns;
}

std::optional<double> kappaOf(const agreement::Tallies& tallies)
{
    if (tallies.use().pairable == 0 || tallies.categoriesInUse() < 2) {
        return std::nullopt;
    }
    return 1 - tallies.observedDisagreement() / agreement::fleissExpectedDisagreement(tallies);
}

} // namespace

Result<RoundFigures> RoundFigures::read(Project& project, const Round& round, PersonId viewer, const Taxonomy& taxonomy)
{
    RoundFigures figures;
    figures.m_round = round.id;
    figures.m_blind = round.blind;
    figures.m_decisions.resize(taxonomy.categories().size());
    if (round.blind) {
        ACCORD_CHECK(figures.readOwn(project, viewer, taxonomy));
    } else {
        ACCORD_CHECK(figures.readOpen(project, taxonomy));
    }
    return figures;
}

RoundFigures::Person& RoundFigures::personOf(PersonId id, std::size_t categories)
{
    if (m_people.empty() || m_people.back().id != id) {
        m_people.push_back(Person{id, std::vector<std::int64_t>(categories)});
    }
    return m_people.back();
}

Status RoundFigures::readOwn(Project& project, PersonId viewer, const Taxonomy& taxonomy)
{
    ACCORD_TRY(const auto labels, store::labelsBy(project.database(), m_round, viewer));
    for (const store::LabelCell& label : labels) {
        const Raw raw = placeOf(taxonomy, label.category);
        if (label.verdict == Verdict::Category && raw >= 0) {
            ++personOf(viewer, taxonomy.categories().size()).labels[static_cast<std::size_t>(raw)];
            ++m_labels;
        }
    }
    return {};
}

Status RoundFigures::readOpen(Project& project, const Taxonomy& taxonomy)
{
    std::vector<std::vector<Raw>> items;
    std::unordered_map<ItemId, std::size_t> rows;
    std::unordered_map<CategoryId, Raw> places;
    for (std::size_t i = 0; i < taxonomy.categories().size(); ++i) {
        places.emplace(taxonomy.categories()[i].id, static_cast<Raw>(i));
    }
    // As everywhere, repeats that were drawn are no items of kappa.
    ACCORD_TRY(const auto drawnAgain, drawnRepeats(project, m_round));
    // They come by person.
    ACCORD_CHECK(store::forEachLabel(project.database(), m_round, [&](const store::LabelCell& label) {
        if (!isRating(label)) {
            return;
        }
        const auto place = places.find(label.category);
        const Raw raw = label.verdict == Verdict::NotForStudy ? kOutOfStudy
                        : place == places.end()               ? Raw{-2}
                                                              : place->second;
        if (raw >= 0) {
            ++personOf(label.by, taxonomy.categories().size()).labels[static_cast<std::size_t>(raw)];
            ++m_labels;
        }
        if (raw >= kOutOfStudy && !drawnAgain.contains(label.item)) {
            const auto [row, added] = rows.try_emplace(label.item, items.size());
            if (added) {
                items.emplace_back();
            }
            items[row->second].push_back(raw);
        }
    }));
    compress(items);
    return store::forEachDecision(project.database(), m_round, [&](const store::DecisionCell& decision) {
        const Raw raw = placeOf(taxonomy, decision.category);
        if (decision.state == DecisionState::Decided && decision.verdict == Verdict::Category && raw >= 0) {
            ++m_decisions[static_cast<std::size_t>(raw)];
        }
    });
}

void RoundFigures::compress(std::vector<std::vector<Raw>>& items)
{
    std::unordered_map<std::string, std::size_t> rows;
    for (std::vector<Raw>& ratings : items) {
        std::ranges::sort(ratings);
        const auto* bytes = reinterpret_cast<const char*>(ratings.data());
        const auto [row, added] = rows.try_emplace(std::string(bytes, ratings.size() * sizeof(Raw)), m_rows.size());
        if (added) {
            m_rows.push_back(Row{std::move(ratings), 0});
        }
        ++m_rows[row->second].items;
    }
}

std::vector<std::pair<PersonId, std::int64_t>> RoundFigures::labelsOf(const std::vector<bool>& categories) const
{
    std::vector<std::pair<PersonId, std::int64_t>> result;
    for (const Person& person : m_people) {
        std::int64_t labels = 0;
        for (std::size_t i = 0; i < person.labels.size(); ++i) {
            labels += categories[i] ? person.labels[i] : 0;
        }
        if (labels > 0) {
            result.emplace_back(person.id, labels);
        }
    }
    return result;
}

std::int64_t RoundFigures::decisionsOf(const std::vector<bool>& categories) const
{
    std::int64_t decisions = 0;
    for (std::size_t i = 0; i < m_decisions.size(); ++i) {
        decisions += categories[i] ? m_decisions[i] : 0;
    }
    return decisions;
}

std::array<std::optional<double>, 3> RoundFigures::kappa(const Taxonomy& taxonomy, const std::vector<int>& places) const
{
    std::array<std::optional<double>, 3> result;
    std::vector<agreement::CategoryCount> counts;
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        const std::vector<int> columns = columnsAt(level, taxonomy, places);
        agreement::Tallies tallies;
        tallies.categories = static_cast<int>(taxonomy.categories().size()) + 1;
        for (const Row& row : m_rows) {
            counts.clear();
            int ratings = 0;
            for (const Raw raw : row.ratings) {
                const int column = columns[static_cast<std::size_t>(raw + 1)];
                if (column < 0) {
                    continue;
                }
                ++ratings;
                const auto known = std::ranges::find(counts, column, &agreement::CategoryCount::category);
                if (known == counts.end()) {
                    counts.push_back({column, 1});
                } else {
                    ++known->count;
                }
            }
            agreement::Count disagreement = agreement::Count{ratings} * ratings;
            for (const agreement::CategoryCount& each : counts) {
                disagreement -= agreement::Count{each.count} * each.count;
            }
            tallies.items += row.items;
            tallies.apply(ratings, disagreement, counts, row.items);
        }
        result[static_cast<std::size_t>(level) - 1] = kappaOf(tallies);
    }
    return result;
}

} // namespace accord::taxonomy
