// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/backups.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using accord::backups::Dated;
using accord::backups::KeepRules;
using accord::backups::toKeep;

namespace {

constexpr std::int64_t kHour = 3600;
constexpr std::int64_t kDay = 24 * kHour;
constexpr std::int64_t kNow = 1'795'000'000; // a Wednesday in November 2026

std::vector<Dated> kept(const std::vector<Dated>& all, const KeepRules& rules)
{
    const std::vector<bool> which = toKeep(all, rules);
    std::vector<Dated> left;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (which[i]) {
            left.push_back(all[i]);
        }
    }
    return left;
}

std::vector<std::int64_t> dates(const std::vector<Dated>& backups)
{
    std::vector<std::int64_t> all;
    for (const Dated& backup : backups) {
        all.push_back(backup.at);
    }
    return all;
}

std::int64_t newest(const std::vector<Dated>& backups)
{
    return std::ranges::max(dates(backups));
}

std::vector<Dated> ofThemselves(const std::vector<Dated>& backups)
{
    std::vector<Dated> all = backups;
    std::erase_if(all, [](const Dated& backup) { return backup.asked; });
    return all;
}

std::uintmax_t bytes(const std::vector<Dated>& backups)
{
    return std::accumulate(backups.begin(), backups.end(), std::uintmax_t{0},
                           [](std::uintmax_t sum, const Dated& backup) { return sum + backup.bytes; });
}

std::vector<Dated> randomHistory(std::mt19937& random)
{
    std::vector<Dated> all(std::uniform_int_distribution<std::size_t>(1, 300)(random));
    for (Dated& backup : all) {
        // Many from lately, few from long ago, some from a clock that ran ahead.
        const int days = std::uniform_int_distribution<int>(0, 1)(random) == 0 ? 2 : 150;
        backup.at = kNow - std::uniform_int_distribution<std::int64_t>(-kHour, days * kDay)(random);
        backup.bytes = std::uniform_int_distribution<std::uintmax_t>(1, 1000)(random);
    }
    return all;
}

} // namespace

TEST_CASE("Backups: an hour's work a day for half a year leaves the newest, every day, every week", "[backups]")
{
    std::vector<Dated> all;
    for (std::int64_t at = kNow - 180 * kDay; at <= kNow; at += kHour) {
        all.push_back(Dated{at, 1});
        all = kept(all, {});
    }
    const std::vector<std::int64_t> left = dates(all);
    const auto within = [&](std::int64_t from, std::int64_t to) {
        return std::ranges::count_if(left, [&](std::int64_t at) { return kNow - at >= from && kNow - at < to; });
    };
    CHECK(within(0, kDay) == 24);
    CHECK(within(kDay, 13 * kDay) == 12);
    CHECK(within(14 * kDay, 92 * kDay) == 10);
    CHECK(within(92 * kDay, 1000 * kDay) == 0);
}

TEST_CASE("Backups: a clock that was wrong once costs nothing, and those that were asked for are never removed",
          "[backups]")
{
    for (const std::int64_t wrong : {200 * kDay, -200 * kDay, 40 * 365 * kDay}) {
        const std::vector<Dated> all{{kNow - 3 * kHour, 1, true}, {kNow - 2 * kHour, 1}, {kNow, 1}, {kNow + wrong, 1}};
        CHECK(kept(all, {}).size() == 4);
    }
    // Also not for room, and they take none of the others'.
    KeepRules rules;
    rules.bytes = 10;
    rules.most = 3;
    std::vector<Dated> all;
    for (int i = 0; i < 50; ++i) {
        all.push_back(Dated{kNow - i * kDay, 4, i % 5 == 4});
    }
    const auto left = kept(all, rules);
    CHECK(left.size() == 10 + 2);
    CHECK(ofThemselves(left).size() == 2);
    CHECK(newest(ofThemselves(left)) == kNow);
    // A year of work, one command with a clock that is half a year ahead, and a year more.
    std::vector<Dated> history;
    for (int day = 0; day < 365; ++day) {
        history.push_back(Dated{kNow + day * kDay, 1});
        history = kept(history, {});
    }
    const std::size_t before = history.size();
    history.push_back(Dated{kNow + 565 * kDay, 1});
    history = kept(history, {});
    CHECK(history.size() + 2 >= before);
    history.push_back(Dated{kNow + 366 * kDay, 1});
    CHECK(dates(kept(history, {})).back() == kNow + 366 * kDay);
}

TEST_CASE("Backups: laws of what is kept, for random histories", "[backups]")
{
    std::mt19937 random(4711);
    for (int round = 0; round < 300; ++round) {
        INFO("history " << round);
        std::vector<Dated> all = randomHistory(random);
        for (Dated& backup : all) {
            backup.asked = std::uniform_int_distribution<int>(0, 9)(random) == 0;
        }
        all.push_back(Dated{kNow - kDay, 1});
        KeepRules rules;
        if (round % 3 == 1) {
            rules.most = std::uniform_int_distribution<std::size_t>(1, 40)(random);
        } else if (round % 3 == 2) {
            rules.bytes = std::uniform_int_distribution<std::uintmax_t>(1, 30000)(random);
        }
        const std::vector<Dated> left = kept(all, rules);
        const std::vector<Dated> own = ofThemselves(left);
        // The newest stays, whatever the bounds say; beyond it the bounds hold. All that were asked for stay.
        REQUIRE_FALSE(own.empty());
        CHECK(newest(own) == newest(ofThemselves(all)));
        CHECK(own.size() <= std::max<std::size_t>(1, rules.most));
        CHECK((own.size() == 1 || bytes(own) <= rules.bytes));
        CHECK(left.size() - own.size() == all.size() - ofThemselves(all).size());
        // What was kept is kept again: nothing goes because others went.
        CHECK(dates(kept(left, rules)) == dates(left));
        // The order in which a folder is listed makes no difference to what a date's fate is.
        std::vector<Dated> reversed(all.rbegin(), all.rend());
        auto one = dates(left);
        auto other = dates(kept(reversed, rules));
        std::ranges::sort(one);
        std::ranges::sort(other);
        CHECK(one == other);
    }
}

TEST_CASE("Backups: without bounds the newest stay, and days and weeks with work keep their newest", "[backups]")
{
    std::mt19937 random(99);
    KeepRules rules;
    rules.most = 100000;
    for (int round = 0; round < 200; ++round) {
        INFO("history " << round);
        const std::vector<Dated> all = randomHistory(random);
        const std::vector<std::int64_t> left = dates(kept(all, rules));
        const std::set<std::int64_t> there(left.begin(), left.end());
        std::vector<std::int64_t> sorted = dates(all);
        std::ranges::sort(sorted, std::greater<>());
        std::set<std::int64_t> days;
        std::set<std::int64_t> weeks;
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const bool ofDay = days.insert(sorted[i] / kDay).second && days.size() <= rules.daily;
            const bool ofWeek = weeks.insert((sorted[i] / kDay + 3) / 7).second && weeks.size() <= rules.weekly;
            const bool wanted = i < rules.newest || ofDay || ofWeek;
            CHECK((!wanted || there.contains(sorted[i])));
        }
        CHECK(left.size() <= rules.newest + rules.daily + rules.weekly);
    }
}
