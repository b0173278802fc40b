// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/backups/keep.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::backups {
namespace {

constexpr std::int64_t kHour = 3600;
constexpr std::int64_t kDay = 24 * kHour;

std::int64_t floorDivide(std::int64_t value, std::int64_t by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

std::int64_t dayOf(std::int64_t at)
{
    return floorDivide(at, kDay);
}

// The first of January 1970 was a Thursday.
std::int64_t weekOf(std::int64_t at)
{
    return floorDivide(dayOf(at) + 3, 7);
}

// Of those that nobody asked for.
std::vector<std::size_t> newestFirst(const std::vector<Dated>& backups)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < backups.size(); ++i) {
        if (!backups[i].asked) {
            order.push_back(i);
        }
    }
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return backups[a].at > backups[b].at; });
    return order;
}

// Drops by the given rule, oldest first, as long as there is too much.
class Bound
{
public:
    Bound(const std::vector<Dated>& backups, const std::vector<bool>& kept, const KeepRules& rules)
        : m_rules(rules)
    {
        for (std::size_t i = 0; i < backups.size(); ++i) {
            const bool counts = kept[i] && !backups[i].asked;
            m_count += counts ? 1 : 0;
            m_bytes += counts ? backups[i].bytes : 0;
        }
    }

    [[nodiscard]] bool exceeded() const { return m_count > m_rules.most || m_bytes > m_rules.bytes; }

    void dropped(const Dated& backup)
    {
        --m_count;
        m_bytes -= backup.bytes;
    }

private:
    const KeepRules& m_rules;
    std::size_t m_count = 0;
    std::uintmax_t m_bytes = 0;
};

std::vector<bool> keptByOrder(const std::vector<Dated>& backups, const std::vector<std::size_t>& order,
                              const KeepRules& rules)
{
    std::vector<bool> kept(backups.size(), false);
    std::set<std::int64_t> days;
    std::set<std::int64_t> weeks;
    std::size_t place = 0;
    for (const std::size_t i : order) {
        const bool ofDay = days.insert(dayOf(backups[i].at)).second;
        const bool ofWeek = weeks.insert(weekOf(backups[i].at)).second;
        kept[i] = place == 0 || place < rules.newest || (ofDay && days.size() <= rules.daily) ||
                  (ofWeek && weeks.size() <= rules.weekly);
        ++place;
    }
    return kept;
}

} // namespace

std::vector<bool> toKeep(const std::vector<Dated>& backups, const KeepRules& rules)
{
    const std::vector<std::size_t> order = newestFirst(backups);
    std::vector<bool> kept = keptByOrder(backups, order, rules);
    Bound bound(backups, kept, rules);
    std::vector<std::size_t> spare; // of the newest, newest first
    std::set<std::int64_t> hours;
    for (std::size_t place = 0; place < std::min(order.size(), rules.newest); ++place) {
        if (!hours.insert(floorDivide(backups[order[place]].at, kHour)).second) {
            spare.push_back(order[place]);
        }
    }
    const auto dropFrom = [&](const std::vector<std::size_t>& candidates) {
        for (std::size_t k = candidates.size(); k-- > 0 && bound.exceeded();) {
            const std::size_t i = candidates[k];
            if (kept[i] && i != order.front()) {
                kept[i] = false;
                bound.dropped(backups[i]);
            }
        }
    };
    dropFrom(spare);
    dropFrom(order);
    for (std::size_t i = 0; i < backups.size(); ++i) {
        kept[i] = kept[i] || backups[i].asked;
    }
    return kept;
}

} // namespace accord::backups
