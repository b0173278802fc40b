// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/impact/impact.h"

#include "core/store/sqlite/transaction.h"
#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/impact/figures.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace accord::taxonomy {

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
    const Category* step = category == nullptr ? nullptr : &taxonomy.standsFor(*category);
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
    Category same = *after;
    same.id = before->id;
    same.meaningSince = before->meaningSince;
    same.parent = before->parent;
    return !(same == *before);
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
class Comparison
{
public:
    Comparison(const Taxonomy& raw, const std::vector<RoundFigures>& rounds)
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

State Comparison::stateOf(const Taxonomy& taxonomy, const State* last) const
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

Impact Comparison::impact(const State& before, const State& after, std::optional<Level> edited) const
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
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(project.database()));
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
    const Comparison comparison(taxonomy(), m_data->rounds);
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
    const Comparison comparison(taxonomy(), m_data->rounds);
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
