// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/backups/keep.h"
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

std::vector<Dated> kept(const std::vector<Dated>& all, std::int64_t now, const KeepRules& rules)
{
    const std::vector<bool> which = toKeep(all, now, rules);
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

TEST_CASE("Backups: an hour's work a day for half a year leaves every hour, every day, every week", "[backups]")
{
    std::vector<Dated> all;
    for (std::int64_t at = kNow - 180 * kDay; at <= kNow; at += kHour) {
        all.push_back(Dated{at, 1});
        all = kept(all, at, {});
    }
    const std::vector<std::int64_t> left = dates(all);
    const auto within = [&](std::int64_t from, std::int64_t to) {
        return std::ranges::count_if(left, [&](std::int64_t at) { return kNow - at >= from && kNow - at < to; });
    };
    CHECK(within(0, kDay) == 24);
    CHECK(within(kDay, 14 * kDay) == 13);
    CHECK(within(14 * kDay, 91 * kDay) == 11);
    CHECK(within(91 * kDay, 1000 * kDay) == 0);
}

TEST_CASE("Backups: laws of what is kept, for random histories", "[backups]")
{
    std::mt19937 random(4711);
    for (int round = 0; round < 300; ++round) {
        INFO("history " << round);
        const std::vector<Dated> all = randomHistory(random);
        KeepRules rules;
        if (round % 3 == 1) {
            rules.most = std::uniform_int_distribution<std::size_t>(1, 40)(random);
        } else if (round % 3 == 2) {
            rules.bytes = std::uniform_int_distribution<std::uintmax_t>(1, 30000)(random);
        }
        const std::vector<Dated> left = kept(all, kNow, rules);
        // The newest stays, whatever the bounds say; beyond it the bounds hold.
        REQUIRE_FALSE(left.empty());
        CHECK(newest(left) == newest(all));
        CHECK(left.size() <= std::max<std::size_t>(1, rules.most));
        CHECK((left.size() == 1 || bytes(left) <= rules.bytes));
        // What was kept is kept again: nothing goes because others went.
        CHECK(dates(kept(left, kNow, rules)) == dates(left));
        // The order in which a folder is listed makes no difference to what a date's fate is.
        std::vector<Dated> reversed(all.rbegin(), all.rend());
        auto one = dates(left);
        auto other = dates(kept(reversed, kNow, rules));
        std::ranges::sort(one);
        std::ranges::sort(other);
        CHECK(one == other);
    }
}

TEST_CASE("Backups: without bounds nothing of the last day goes, and every day and week keeps its newest", "[backups]")
{
    std::mt19937 random(99);
    KeepRules rules;
    rules.most = 100000;
    for (int round = 0; round < 200; ++round) {
        INFO("history " << round);
        const std::vector<Dated> all = randomHistory(random);
        const std::vector<std::int64_t> left = dates(kept(all, kNow, rules));
        const std::set<std::int64_t> there(left.begin(), left.end());
        for (const Dated& backup : all) {
            const std::int64_t age = kNow - backup.at;
            const auto newerOf = [&](std::int64_t span, std::int64_t shift) {
                return std::ranges::any_of(left, [&](std::int64_t at) {
                    return at >= backup.at && (at + shift) / span == (backup.at + shift) / span;
                });
            };
            CHECK((age >= kDay || there.contains(backup.at)));
            CHECK((age >= 14 * kDay || newerOf(kDay, 0)));
            CHECK((age >= 91 * kDay || newerOf(7 * kDay, 3 * kDay)));
        }
    }
}
