// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/label_matrix.h"

#include "core/base/text.h"
#include "core/project/codebook/relabel.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/blindness.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/json_fields.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace accord {
namespace {

// The places of the repeats in the order of a round that was drawn: a sample writes them right behind its issues, and
// whatever is added later comes behind them. The text may come from another copy: what cannot be understood names none.
std::pair<std::int64_t, std::int64_t> placesOfRepeats(const std::string& sample)
{
    const nlohmann::json record = store::toObject(sample);
    std::int64_t issues = 0;
    std::int64_t repeats = 0;
    store::take(record, "issues", issues);
    store::take(record, "repeats", repeats);
    constexpr std::int64_t kMost = 1'000'000'000;
    const std::int64_t begin = std::clamp<std::int64_t>(issues, 0, kMost);
    return {begin, begin + std::clamp<std::int64_t>(repeats, 0, kMost)};
}

} // namespace

LabelMatrixCell cellOf(const Taxonomy& taxonomy, Verdict verdict, CategoryId category, bool flagged)
{
    const int index = verdict == Verdict::Category ? taxonomy.indexOf(category) : -1;
    const bool unknown = verdict == Verdict::Category && index < 0;
    return LabelMatrixCell{unknown ? Verdict::None : verdict, flagged, static_cast<std::int16_t>(index)};
}

Result<std::unordered_set<ItemId>> drawnRepeats(Project& project, RoundId round)
{
    std::unordered_set<ItemId> drawn;
    const auto known = project.round(round);
    if (known == nullptr || known->sample.empty()) {
        return drawn;
    }
    const auto places = placesOfRepeats(known->sample);
    if (places.first == places.second) {
        return drawn;
    }
    ACCORD_CHECK(store::forEachItem(project.database(), round, [&](const Item& row) {
        if (row.occurrence > 1 && row.position >= places.first && row.position < places.second) {
            drawn.insert(row.id);
        }
    }));
    return drawn;
}

LabelMatrix::LabelMatrix(RoundId round, std::shared_ptr<const Taxonomy> taxonomy)
    : m_round(round)
    , m_taxonomy(std::move(taxonomy))
{}

Result<LabelMatrix> LabelMatrix::load(Project& project, RoundId round, std::shared_ptr<const Taxonomy> taxonomy)
{
    LabelMatrix labelMatrix(round, taxonomy == nullptr ? project.taxonomy() : std::move(taxonomy));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_CHECK(store::requireOpen(project.database(), round));
    ACCORD_CHECK(labelMatrix.loadItems(project));
    ACCORD_CHECK(labelMatrix.loadLabels(project));
    ACCORD_CHECK(labelMatrix.loadHanded(project));
    return labelMatrix;
}

Status LabelMatrix::loadItems(Project& project)
{
    ACCORD_TRY(const auto repositories, store::repositories(project.database()));
    std::unordered_map<std::int64_t, int> indexes;
    for (const auto& [id, name] : repositories) {
        indexes.emplace(id, static_cast<int>(m_repositories.size()));
        m_repositories.push_back(name);
    }
    ACCORD_TRY(const auto drawn, drawnRepeats(project, m_round));
    ACCORD_TRY(const std::int64_t count, store::itemCount(project.database(), m_round));
    m_items.reserve(static_cast<std::size_t>(count));
    ACCORD_CHECK(store::forEachItem(project.database(), m_round, [&](const Item& row) {
        m_items.push_back(
            LabelMatrixItem{row.id, row.issue, row.occurrence, indexes[row.repository], drawn.contains(row.id)});
    }));
    m_byItem.resize(m_items.size());
    std::iota(m_byItem.begin(), m_byItem.end(), 0);
    std::ranges::sort(m_byItem, {}, [this](int row) { return m_items[index(row)].item; });
    m_decisions.resize(m_items.size());
    return {};
}

Status LabelMatrix::loadLabels(Project& project)
{
    // They come by person and then by item: mostly the next one is of the next item.
    std::size_t next = 0;
    ACCORD_TRY(m_end, store::firstLabelsEnd(project.database(), m_round));
    const auto take = [this, &next](const store::LabelCell& label, const store::LabelCell& first) {
        if (next >= m_byItem.size() || m_items[index(m_byItem[next])].item != label.item) {
            next = placeOf(label.item);
        }
        if (next < m_byItem.size() && m_items[index(m_byItem[next])].item == label.item) {
            const int row = m_byItem[next++];
            const int annotator = annotatorColumn(label.by);
            setCell(row, annotator, cellOf(*m_taxonomy, label.verdict, label.category, label.flagged));
            if (first.event != label.event) {
                setFirst(row, annotator, cellOf(*m_taxonomy, first.verdict, first.category, first.flagged));
            }
        }
    };
    ACCORD_CHECK(store::forEachLabelAndFirst(project.database(), m_round, take));
    return store::forEachDecision(project.database(), m_round, [this](const store::DecisionCell& decision) {
        const int row = rowOf(decision.item);
        if (row >= 0) {
            setDecision(row, DecisionChange{m_round, decision.item, decision.state, decision.verdict, decision.category,
                                            decision.source, false});
        }
    });
}

Status LabelMatrix::loadHanded(Project& project)
{
    const auto round = project.round(m_round);
    if (round == nullptr || !round->assigned) {
        return {};
    }
    ACCORD_TRY(const auto assigned, store::assignedIn(project.database(), m_round));
    m_assigned.assign(m_items.size(), 0);
    for (const auto& [person, items] : assigned) {
        for (const ItemId item : items) {
            if (const int row = rowOf(item); row >= 0) {
                ++m_assigned[index(row)];
            }
        }
    }
    return {};
}

Status LabelMatrix::readOpenCodes(Project& project)
{
    m_openCodes.clear();
    m_firstOpenCodeAt.clear();
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const std::vector<Label> labels, store::openCodesOf(project.database(), m_round));
    std::unordered_map<std::string, int> places;
    m_openCodeAt = placesOfOpenCodes(labels, places);
    if (!m_end) {
        return {};
    }
    ACCORD_TRY(const std::vector<Label> firsts, store::firstOpenCodesOf(project.database(), m_round));
    m_firstOpenCodeAt = placesOfOpenCodes(firsts, places);
    for (const auto& [at, code] : m_openCodeAt) {
        const auto [first, isMissing] = m_firstOpenCodeAt.emplace(at, -1);
        if (!isMissing && first->second == code) {
            m_firstOpenCodeAt.erase(first);
        }
    }
    return {};
}

std::map<std::pair<int, int>, int> LabelMatrix::placesOfOpenCodes(const std::vector<Label>& labels,
                                                                  std::unordered_map<std::string, int>& places)
{
    std::map<std::pair<int, int>, int> result;
    for (const Label& label : labels) {
        const int row = rowOf(label.item);
        const auto annotator = std::ranges::find(m_annotators, label.by);
        if (row < 0 || annotator == m_annotators.end()) {
            continue;
        }
        const std::string_view code = text::trimmed(label.content.code);
        const auto [found, isNew] =
            places.emplace(text::lowerAscii(std::string(code)), static_cast<int>(m_openCodes.size()));
        if (isNew) {
            m_openCodes.emplace_back(code);
        }
        result.insert_or_assign({row, static_cast<int>(annotator - m_annotators.begin())}, found->second);
    }
    return result;
}

int LabelMatrix::firstOpenCode(int row, int annotator) const
{
    const auto found = m_firstOpenCodeAt.find({row, annotator});
    return found == m_firstOpenCodeAt.end() ? openCode(row, annotator) : found->second;
}

int LabelMatrix::openCode(int row, int annotator) const
{
    const auto found = m_openCodeAt.find({row, annotator});
    return found == m_openCodeAt.end() ? -1 : found->second;
}

std::size_t LabelMatrix::placeOf(ItemId item) const
{
    const auto itemOf = [this](int row) { return m_items[index(row)].item; };
    return static_cast<std::size_t>(std::ranges::lower_bound(m_byItem, item, {}, itemOf) - m_byItem.begin());
}

int LabelMatrix::rowOf(ItemId item) const
{
    const std::size_t place = placeOf(item);
    return place < m_byItem.size() && m_items[index(m_byItem[place])].item == item ? m_byItem[place] : -1;
}

int LabelMatrix::annotatorColumn(PersonId person)
{
    const auto found = std::ranges::find(m_annotators, person);
    if (found != m_annotators.end()) {
        return static_cast<int>(found - m_annotators.begin());
    }
    m_annotators.push_back(person);
    m_columns.emplace_back(m_items.size());
    m_said.push_back(0);
    return static_cast<int>(m_annotators.size()) - 1;
}

int LabelMatrix::speaking() const
{
    return static_cast<int>(std::ranges::count_if(m_said, [](int said) { return said > 0; }));
}

int LabelMatrix::expected(int row) const
{
    return m_assigned.empty() ? speaking() : m_assigned[index(row)];
}

void LabelMatrix::setCell(int row, int annotator, LabelMatrixCell cell)
{
    LabelMatrixCell& place = m_columns[index(annotator)][index(row)];
    m_said[index(annotator)] += (cell.verdict != Verdict::None ? 1 : 0) - (place.verdict != Verdict::None ? 1 : 0);
    place = cell;
}

void LabelMatrix::setFirst(int row, int annotator, const LabelMatrixCell& first)
{
    const LabelMatrixCell& now = cell(row, annotator);
    if (now.verdict == first.verdict && now.category == first.category) {
        m_first.erase({row, annotator});
    } else {
        m_first.insert_or_assign({row, annotator}, first);
    }
}

void LabelMatrix::setDecision(int row, DecisionChange decision)
{
    decision.category = resolveMerged(*m_taxonomy, decision.category);
    m_decisions[index(row)] = decision;
}

std::optional<std::vector<LabelMatrix::CellUpdate>> LabelMatrix::apply(const Changes& changes)
{
    if (changes.contents || changes.everything) {
        return std::nullopt;
    }
    std::vector<CellUpdate> updates;
    for (const LabelChange& change : changes.labels) {
        const int row = change.round == m_round ? rowOf(change.item) : -1;
        if (row < 0) {
            continue;
        }
        // From another copy comes what was said before first labels ended: what held then is asked anew.
        if (m_end && change.clock <= m_end->clock) {
            return std::nullopt;
        }
        const int annotator = annotatorColumn(change.by);
        const LabelMatrixCell before = cell(row, annotator);
        const LabelMatrixCell after = cellOf(*m_taxonomy, change.verdict, change.category, change.flagged);
        if (!(before == after)) {
            const LabelMatrixCell first = firstCell(row, annotator);
            updates.push_back(CellUpdate{row, annotator, before, after, !m_end});
            setCell(row, annotator, after);
            if (m_end) {
                setFirst(row, annotator, first);
            }
        }
    }
    for (const DecisionChange& change : changes.decisions) {
        const int row = change.round == m_round ? rowOf(change.item) : -1;
        if (row >= 0) {
            setDecision(row, change);
        }
    }
    return updates;
}

} // namespace accord
