// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/cards/sharing.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <set>

using namespace accord;
using namespace accord::test;

namespace {

// People who sort both cards, counted card by card.
std::size_t fewestOfAPair(const cards::Sharing& sharing)
{
    std::vector<std::set<std::size_t>> own;
    for (const auto& groups : sharing.people) {
        auto& all = own.emplace_back();
        for (std::size_t card = 0; card < sharing.cards; ++card) {
            if (std::ranges::find(groups, sharing.groupOf(card)) != groups.end()) {
                all.insert(card);
            }
        }
    }
    std::size_t fewest = sharing.people.size();
    for (std::size_t one = 0; one < sharing.cards; ++one) {
        for (std::size_t other = 0; other < one; ++other) {
            const auto both =
                std::ranges::count_if(own, [&](const auto& all) { return all.contains(one) && all.contains(other); });
            fewest = std::min(fewest, static_cast<std::size_t>(both));
        }
    }
    return fewest;
}

} // namespace

TEST_CASE(
    "Sharing cards out: every two cards are sorted by at least two people, and nobody sorts much more than others")
{
    for (std::size_t people = cards::kFewestSorters; people <= cards::kMostSorters; ++people) {
        for (const std::size_t cards : {2U, 5U, 13U, 40U, 297U}) {
            INFO(people << " people, " << cards << " cards");
            const cards::Sharing sharing = must(cards::shareCards(cards, people));
            CHECK(sharing.people.size() == people);
            CHECK(sharing.fewestOfAPair() >= 2);
            CHECK(sharing.fewestOfAPair() == fewestOfAPair(sharing));
            std::size_t least = cards;
            std::size_t most = 0;
            for (std::size_t person = 0; person < people; ++person) {
                std::size_t own = 0;
                for (std::size_t card = 0; card < cards; ++card) {
                    own += std::ranges::count(sharing.people[person], sharing.groupOf(card)) > 0 ? 1U : 0U;
                }
                CHECK(sharing.cardsOf(person) == own);
                least = std::min(least, own);
                most = std::max(most, own);
            }
            // Groups differ by a card.
            CHECK(most - least <= sharing.groups);
        }
    }
}

TEST_CASE("Sharing cards out among seven: each sorts four of seven groups, any two share two of seven")
{
    for (const std::size_t cards : {297U, 754U, 1586U, 2637U}) {
        const cards::Sharing sharing = must(cards::shareCards(cards, 7));
        CHECK(sharing.groups == 7);
        CHECK(sharing.fewestOfAPair() == 2);
        for (const auto& groups : sharing.people) {
            CHECK(groups.size() == 4);
            for (const auto& others : sharing.people) {
                std::vector<std::size_t> both;
                std::ranges::set_intersection(groups, others, std::back_inserter(both));
                CHECK(both.size() == (&groups == &others ? 4U : 2U));
            }
        }
    }
}

TEST_CASE("Sharing cards out: for four, seven and eleven people each two groups have exactly two people")
{
    for (const std::size_t people : {4U, 7U, 11U}) {
        const cards::Sharing sharing = must(cards::shareCards(1000, people));
        for (std::size_t one = 0; one < sharing.groups; ++one) {
            for (std::size_t other = 0; other < one; ++other) {
                CHECK(std::ranges::count_if(sharing.people, [&](const auto& own) {
                          return std::ranges::count(own, one) > 0 && std::ranges::count(own, other) > 0;
                      }) == 2);
            }
        }
    }
}

TEST_CASE("Sharing cards out is refused for two people, for thirteen and for no cards")
{
    CHECK(cards::shareCards(10, 2).error().reason == Reason::SortersOutOfBounds);
    CHECK(cards::shareCards(10, 13).error().reason == Reason::SortersOutOfBounds);
    CHECK(cards::shareCards(0, 7).error().reason == Reason::NoCards);
    CHECK(must(cards::shareCards(1, 7)).fewestOfAPair() == 0);
}
