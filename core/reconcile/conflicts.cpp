// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/conflicts.h"

#include "core/base/clock.h"
#include "core/store/events/decisions.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

namespace accord::reconcile {
namespace {

using Places = std::pair<int, int>; // of a block's categories in the codebook

// Large blocks teach most; what has no block, and what is in none of two categories, comes last.
constexpr int kLast = 1 << 30;

Places placesOf(const LabelMatrix& labelMatrix, const std::optional<BlockKey>& block)
{
    if (!block || block->several()) {
        return {kLast, kLast};
    }
    return {labelMatrix.indexOf(block->one), block->other.valid() ? labelMatrix.indexOf(block->other) : kLast};
}

// What a conflict is sorted by.
struct QueueOrder
{
    int level = 0;
    double leadingShare = 0;
    int size = 0; ///< of the block, negative: the largest first
    Places places;
    std::uint64_t drawn = 0; ///< what is equally bad otherwise; 0 without a seed
    int row = 0;             ///< in the round's order
    bool inBlock = false;

    [[nodiscard]] auto key() const { return std::tie(level, leadingShare, size, places, drawn, row); }
};

// SplitMix64 (Steele, Lea and Flood 2014): the same seed gives the same number for a row, whatever else passes.
std::uint64_t drawnFor(int seed, int row)
{
    constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15;
    std::uint64_t mixed = (static_cast<std::uint64_t>(seed) << 32U | static_cast<std::uint32_t>(row)) * kStep + kStep;
    mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31U);
}

// Leaves what the filter's size takes. `ranks`: worst first, and again afterwards.
void takeSize(std::vector<QueueOrder>& ranks, const Filter& filter)
{
    if (filter.sample > 0) {
        std::ranges::sort(ranks, {}, &QueueOrder::drawn);
    }
    const int most = filter.sample > 0 ? filter.sample : kMostSized;
    std::map<Places, int> ofBlock;
    std::vector<QueueOrder> taken;
    for (const QueueOrder& rank : ranks) {
        if (static_cast<int>(taken.size()) == most) {
            break;
        }
        if (filter.perBlock == 0 || !rank.inBlock || ++ofBlock[rank.places] <= filter.perBlock) {
            taken.push_back(rank);
        }
    }
    std::ranges::sort(taken, {}, &QueueOrder::key);
    if (filter.limit > 0 && filter.limit < static_cast<int>(taken.size())) {
        taken.resize(static_cast<std::size_t>(filter.limit));
    }
    ranks = std::move(taken);
}

} // namespace

ConflictQueue::ConflictQueue(const LabelMatrix& labelMatrix, const Filter& filter)
    : m_labelMatrix(labelMatrix)
{
    const int seed = filter.seed == 0 && filter.isSized() ? 1 : filter.seed;
    std::vector<QueueOrder> ranks;
    std::map<Places, int> sizes;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const Consensus item = consensusOf(labelMatrix, row);
        const auto block = blockOf(labelMatrix, item);
        const Places places = placesOf(labelMatrix, block);
        if (block) {
            ++sizes[places];
        }
        if (passesVotes(labelMatrix, item, block, filter) && passesRow(labelMatrix, row, filter)) {
            const int level = item.split ? static_cast<int>(*item.split) : 9;
            const std::uint64_t drawn = seed == 0 ? 0 : drawnFor(seed, row);
            ranks.push_back({level, item.leadingShare(), 0, places, drawn, row, block.has_value()});
        }
    }
    for (QueueOrder& rank : ranks) {
        const int alike = rank.inBlock ? sizes[rank.places] : 0;
        rank.size = rank.places.first == kLast ? kLast : -alike;
    }
    std::ranges::sort(ranks, {}, &QueueOrder::key);
    if (filter.isSized()) {
        takeSize(ranks, filter);
    }
    m_entries.reserve(ranks.size());
    for (const QueueOrder& rank : ranks) {
        const auto block = sizes.find(rank.places);
        m_entries.push_back({rank.row, block == sizes.end() ? 0 : block->second});
    }
}

Conflict ConflictQueue::at(std::size_t place) const
{
    const Entry& entry = m_entries[place];
    Consensus item = consensusOf(m_labelMatrix, entry.row);
    const auto block = blockOf(m_labelMatrix, item);
    const ItemId id = m_labelMatrix.items()[static_cast<std::size_t>(entry.row)].item;
    return Conflict{
        entry.row, id, std::move(item), m_labelMatrix.decision(entry.row).state, block, block ? entry.alike : 0};
}

std::vector<Conflict> conflicts(const LabelMatrix& labelMatrix, const Filter& filter)
{
    const ConflictQueue queue(labelMatrix, filter);
    std::vector<Conflict> all;
    all.reserve(queue.size());
    for (std::size_t place = 0; place < queue.size(); ++place) {
        all.push_back(queue.at(place));
    }
    return all;
}

Tally tally(const LabelMatrix& labelMatrix)
{
    Tally tally;
    tally.items = labelMatrix.rows();
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const Consensus item = consensusOf(labelMatrix, row);
        const DecisionState state = labelMatrix.decision(row).state;
        tally.decided += state == DecisionState::Decided ? 1 : 0;
        tally.deferred += state == DecisionState::Deferred ? 1 : 0;
        tally.unanimous += item.agreement == Agreement::Unanimous ? 1 : 0;
        tally.incomplete += item.agreement == Agreement::Incomplete ? 1 : 0;
        if (item.agreement == Agreement::Conflict) {
            ++tally.conflicts;
            tally.conflictsDecided += state == DecisionState::Decided ? 1 : 0;
            tally.acrossTypes += item.split == Level::Type ? 1 : 0;
            tally.acrossThemes += item.split == Level::Theme ? 1 : 0;
            tally.acrossSubthemes += item.split == Level::Subtheme ? 1 : 0;
        }
    }
    return tally;
}

namespace {

constexpr std::int64_t kBreak = 600; // seconds: longer than any discussion that is not put off
constexpr std::size_t kFewest = 5;

} // namespace

DecisionPace paceOf(std::vector<std::string> moments)
{
    std::ranges::sort(moments);
    std::vector<std::int64_t> gaps;
    for (std::size_t i = 1; i < moments.size(); ++i) {
        const auto before = secondsOf(moments[i - 1]);
        const auto after = secondsOf(moments[i]);
        const std::int64_t gap = before && after ? *after - *before : kBreak;
        // Several in the same second were made by one gesture.
        if (gap > 0 && gap < kBreak) {
            gaps.push_back(gap);
        }
    }
    if (gaps.size() < kFewest) {
        return {};
    }
    const auto middle = gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2);
    std::ranges::nth_element(gaps, middle);
    return DecisionPace{static_cast<double>(*middle), static_cast<int>(gaps.size())};
}

Result<DecisionPace> pace(Project& project, RoundId round)
{
    std::vector<std::string> moments;
    ACCORD_CHECK(store::forEachWholeDecision(project.database(), round, [&](const Decision& decision) {
        if (decision.content.source == DecisionSource::Person && decision.content.state == DecisionState::Decided) {
            moments.push_back(decision.at);
        }
    }));
    return paceOf(std::move(moments));
}

} // namespace accord::reconcile
