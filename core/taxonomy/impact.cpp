// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/impact.h"

#include "core/agreement/compute.h"
#include "core/agreement/tallies.h"
#include "core/project/label_matrix.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/taxonomy/edits/apply.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>

namespace accord::taxonomy {
namespace {

Raw placeOf(const Taxonomy& taxonomy, CategoryId category)
{
    const Category* found = taxonomy.find(category);
    return found == nullptr ? Raw{-2} : static_cast<Raw>(found - taxonomy.categories().data());
}

/// Where a raw category counts at a level: a number among those of the table, or nothing.
std::vector<int> columnsAt(Level level, const Taxonomy& taxonomy, const std::vector<int>& places)
{
    std::vector<int> columns{static_cast<int>(taxonomy.categories().size())}; // out of the study comes last
    for (const int place : places) {
        columns.push_back(place < 0 ? -1 : taxonomy.indexAt(level, place));
    }
    return columns;
}

std::optional<double> kappaOf(const agreement::Tallies& tallies)
{
    return agreement::valueOf(agreement::kFleissKappa, agreement::Totals::of(tallies));
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
    const auto rawOf = [&places](const store::LabelCell& label) {
        const auto place = places.find(label.category);
        return !isRating(label.verdict)                ? Raw{-2}
               : label.verdict == Verdict::NotForStudy ? Raw{kOutOfStudy}
               : place == places.end()                 ? Raw{-2}
                                                       : place->second;
    };
    const auto take = [&](const store::LabelCell& label, const store::LabelCell& first) {
        if (const Raw raw = rawOf(label); raw >= 0) {
            ++personOf(label.by, taxonomy.categories().size()).labels[static_cast<std::size_t>(raw)];
            ++m_labels;
        }
        if (const Raw raw = rawOf(first); raw >= kOutOfStudy && !drawnAgain.contains(label.item)) {
            const auto [row, added] = rows.try_emplace(label.item, items.size());
            if (added) {
                items.emplace_back();
            }
            items[row->second].push_back(raw);
        }
    };
    ACCORD_CHECK(store::forEachLabelAndFirst(project.database(), m_round, take));
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
    for (const Level level : kLevels) {
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

struct Forecast::Data
{
    std::shared_ptr<const Taxonomy> taxonomy; ///< that held when the labels were read
    std::vector<RoundFigures> rounds;
    HeldCodes held; ///< then
};

namespace {

using Kappas = std::vector<std::array<std::optional<double>, 3>>; ///< by round

/// A taxonomy with what it makes of the labels.
struct State
{
    const Taxonomy* taxonomy = nullptr;
    std::vector<int> places; ///< by raw category: its place in the taxonomy; -1: it is not there
    Kappas kappas;
};

std::vector<int> placesIn(const Taxonomy& taxonomy, const Taxonomy& raw)
{
    std::vector<int> places;
    for (const Category& category : raw.categories()) {
        const Category* found = taxonomy.find(category.uuid);
        places.push_back(found == nullptr ? -1 : static_cast<int>(found - taxonomy.categories().data()));
    }
    return places;
}

const Category* at(const State& state, std::size_t raw)
{
    const int place = state.places[raw];
    return place < 0 ? nullptr : &state.taxonomy->categories()[static_cast<std::size_t>(place)];
}

// What a label of the category counts as, from the type down.
std::vector<Uuid> pathOf(const Taxonomy& taxonomy, const Category* category)
{
    std::vector<Uuid> path;
    const Category* step = category == nullptr ? nullptr : &taxonomy.resolveMerged(*category);
    for (; step != nullptr; step = taxonomy.parentOf(*step)) {
        path.push_back(step->uuid);
    }
    return path;
}

bool countsOtherwise(const State& before, const State& after, std::size_t raw)
{
    return pathOf(*before.taxonomy, at(before, raw)) != pathOf(*after.taxonomy, at(after, raw));
}

bool readsOtherwise(const Category* before, const Category* after)
{
    if (before == nullptr || after == nullptr) {
        return before != after;
    }
    const CategoryText& was = *before;
    const CategoryText& is = *after;
    return was != is || before->uuid != after->uuid || before->level != after->level || before->code != after->code ||
           before->translations != after->translations || before->summaryKind != after->summaryKind ||
           before->retired != after->retired || before->notes != after->notes ||
           before->mergedInto != after->mergedInto || before->splitInto != after->splitInto ||
           before->meaning != after->meaning;
}

bool isLookedAtAgain(const Category* before, const Category* after)
{
    return before != nullptr && after != nullptr &&
           (before->meaning != after->meaning || (before->splitInto.empty() && !after->splitInto.empty()));
}

// More than by rounding.
bool differs(const KappaChange& kappa)
{
    constexpr double kRounding = 1e-9;
    return kappa.before && kappa.after ? std::abs(*kappa.before - *kappa.after) > kRounding
                                       : kappa.before.has_value() != kappa.after.has_value();
}

// The level at which the change is told: that of what is edited if kappa changes there, else the first one where it
// does.
Level levelOf(const Impact& impact, Level edited)
{
    const auto changes = [&impact](Level level) {
        return std::ranges::any_of(impact.byRound, [level](const RoundImpact& round) {
            return differs(round.kappa[static_cast<std::size_t>(level) - 1]);
        });
    };
    for (const Level level : {edited, Level::Type, Level::Theme, Level::Subtheme}) {
        if (changes(level)) {
            return level;
        }
    }
    return edited;
}

/// Compares what two taxonomies make of the labels.
class ImpactComparison
{
public:
    ImpactComparison(const Taxonomy& raw, const std::vector<RoundFigures>& rounds)
        : m_raw(raw)
        , m_rounds(rounds)
    {}

    /// `last`: the state before it in a row of edits, whose figures hold on where nothing counts otherwise.
    State stateOf(const Taxonomy& taxonomy, const State* last) const;
    [[nodiscard]] Impact impact(const State& before, const State& after, std::optional<Level> edited) const;

private:
    const Taxonomy& m_raw;
    const std::vector<RoundFigures>& m_rounds;
};

State ImpactComparison::stateOf(const Taxonomy& taxonomy, const State* last) const
{
    State state{&taxonomy, placesIn(taxonomy, m_raw), {}};
    // Where categories only stand in another order, sums over them may differ in their last digit.
    bool counts = last == nullptr || state.places != last->places;
    for (std::size_t raw = 0; raw < state.places.size() && !counts; ++raw) {
        counts = countsOtherwise(*last, state, raw);
    }
    if (!counts) {
        state.kappas = last->kappas;
        return state;
    }
    for (const RoundFigures& round : m_rounds) {
        state.kappas.push_back(round.blind() ? std::array<std::optional<double>, 3>{}
                                             : round.kappa(taxonomy, state.places));
    }
    return state;
}

Impact ImpactComparison::impact(const State& before, const State& after, std::optional<Level> edited) const
{
    std::vector<bool> touched;
    std::vector<bool> again;
    for (std::size_t raw = 0; raw < before.places.size(); ++raw) {
        const Category* was = at(before, raw);
        const Category* is = at(after, raw);
        touched.push_back(readsOtherwise(was, is) || countsOtherwise(before, after, raw));
        again.push_back(isLookedAtAgain(was, is));
        if (touched.back() && !edited) {
            edited = m_raw.categories()[raw].level;
        }
    }
    Impact impact;
    std::set<PersonId> people;
    for (std::size_t i = 0; i < m_rounds.size(); ++i) {
        const RoundFigures& figures = m_rounds[i];
        RoundImpact round{figures.round(), figures.blind(), 0, figures.decisionsOf(touched), 0, {}};
        const auto labels = figures.labelsOf(touched);
        for (const auto& [person, count] : labels) {
            round.labels += count;
            people.insert(person);
        }
        for (const auto& [person, count] : figures.labelsOf(again)) {
            impact.relabel += count;
        }
        round.people = static_cast<int>(labels.size());
        for (std::size_t level = 0; level < 3; ++level) {
            round.kappa[level] = KappaChange{before.kappas[i][level], after.kappas[i][level]};
        }
        impact.labels += round.labels;
        impact.decisions += round.decisions;
        impact.rounds += round.labels > 0 || round.decisions > 0 ? 1 : 0;
        if (!figures.empty()) {
            impact.byRound.push_back(round);
        }
    }
    impact.people = static_cast<int>(people.size());
    impact.level = levelOf(impact, edited.value_or(Level::Theme));
    return impact;
}

// The level of what an edit is about; nothing where it is a new category.
std::optional<Level> editedLevel(const Edit& edit, const Taxonomy& before)
{
    if (edit.kind == EditKind::Add) {
        return edit.level;
    }
    const auto uuid = Uuid::parse(edit.category);
    const Category* found = uuid ? before.find(*uuid) : before.findCode(edit.category);
    return found == nullptr ? std::nullopt : std::optional(found->level);
}

} // namespace

Forecast::Forecast(std::unique_ptr<Data> data)
    : m_data(std::move(data))
{}
Forecast::Forecast(Forecast&&) noexcept = default;
Forecast& Forecast::operator=(Forecast&&) noexcept = default;
Forecast::~Forecast() = default;

Result<Forecast> Forecast::load(Project& project, PersonId viewer)
{
    auto data = std::make_unique<Data>();
    data->taxonomy = project.taxonomy();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(data->held, heldCodes(project.database()));
    for (const Round& round : project.rounds()) {
        ACCORD_TRY(RoundFigures figures, RoundFigures::read(project, round, viewer, *data->taxonomy));
        data->rounds.push_back(std::move(figures));
    }
    return Forecast(std::move(data));
}

bool Forecast::standsAfter(const Changes& changes)
{
    return changes.labels.empty() && changes.decisions.empty() && !changes.contents && !changes.everything;
}

const Taxonomy& Forecast::taxonomy() const
{
    return *m_data->taxonomy;
}

Result<Preview> Forecast::preview(const std::vector<Edit>& edits) const
{
    ACCORD_TRY(const std::vector<Taxonomy> taxonomies, steps(taxonomy(), edits, m_data->held));
    const ImpactComparison comparison(taxonomy(), m_data->rounds);
    std::vector<State> states;
    states.reserve(edits.size() + 1);
    states.push_back(comparison.stateOf(taxonomy(), nullptr));
    Preview preview;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        states.push_back(comparison.stateOf(taxonomies[i], &states[i]));
        const auto level = editedLevel(edits[i], *states[i].taxonomy);
        preview.edits.push_back(
            EditImpact{edits[i], editText(edits[i]), comparison.impact(states[i], states[i + 1], level)});
    }
    preview.all = comparison.impact(states.front(), states.back(), std::nullopt);
    preview.taxonomy = taxonomies.empty() ? taxonomy() : taxonomies.back();
    return preview;
}

Impact Forecast::between(const Taxonomy& before, const Taxonomy& after) const
{
    const ImpactComparison comparison(taxonomy(), m_data->rounds);
    const State first = comparison.stateOf(before, nullptr);
    const State second = comparison.stateOf(after, &first);
    return comparison.impact(first, second, std::nullopt);
}

Result<Preview> preview(Project& project, const std::vector<Edit>& edits, PersonId viewer)
{
    ACCORD_TRY(const Forecast forecast, Forecast::load(project, viewer));
    return forecast.preview(edits);
}

} // namespace accord::taxonomy
