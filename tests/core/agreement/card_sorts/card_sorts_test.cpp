// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/card_sorts/card_tree.h"
#include "core/base/random.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>

using namespace accord;
using namespace accord::agreement;

namespace {

// Piles of random sizes; some cards lie in none, some people treat cards alike, so that there are ties.
CardSorts randomSorts(Random& random)
{
    CardSorts sorts{4 + static_cast<std::size_t>(below(random, 9)), {}};
    const auto people = 2 + below(random, 6);
    const auto missing = below(random, 3); // in ten
    for (std::uint64_t person = 0; person < people; ++person) {
        std::vector<int> piles;
        const auto most = 1 + below(random, 5);
        for (std::size_t card = 0; card < sorts.cards; ++card) {
            const bool sorted = below(random, 10) >= missing;
            piles.push_back(sorted ? static_cast<int>(below(random, most)) : kNotSorted);
        }
        sorts.people.push_back(std::move(piles));
    }
    return sorts;
}

// The second version of the tree: from the list of all pairs of cards at every step, without sums that are kept.
class PlainTree
{
public:
    explicit PlainTree(const CardSorts& sorts)
        : m_sorts(sorts)
    {
        for (std::size_t card = 0; card < sorts.cards; ++card) {
            m_parts.push_back({card});
        }
        joinAlike();
        while (joinBest()) {
        }
    }

    // Parts as sets of cards, with the height of each; the order among merges of one height is not told.
    [[nodiscard]] const std::multiset<std::pair<std::int64_t, std::set<std::size_t>>>& merges() const { return m_made; }

    [[nodiscard]] std::optional<double> cophenetic() const
    {
        const auto count = static_cast<double>(m_joined.size());
        double x = 0;
        double y = 0;
        for (const auto& [distance, height] : m_joined) {
            x += distance / count;
            y += height / count;
        }
        double xx = 0;
        double yy = 0;
        double xy = 0;
        for (const auto& [distance, height] : m_joined) {
            xx += (distance - x) * (distance - x);
            yy += (height - y) * (height - y);
            xy += (distance - x) * (height - y);
        }
        return xx < 1e-9 || yy < 1e-9 ? std::nullopt : std::optional(xy / std::sqrt(xx * yy));
    }

private:
    using Part = std::vector<std::size_t>;

    [[nodiscard]] std::optional<double> distance(std::size_t one, std::size_t other) const
    {
        int apart = 0;
        int seen = 0;
        for (const auto& piles : m_sorts.people) {
            if (piles[one] >= 0 && piles[other] >= 0) {
                ++seen;
                apart += piles[one] == piles[other] ? 0 : 1;
            }
        }
        return seen == 0 ? std::nullopt : std::optional(1.0 * apart / seen);
    }

    [[nodiscard]] bool alike(std::size_t one, std::size_t other) const
    {
        bool sorted = false;
        for (const auto& piles : m_sorts.people) {
            if (piles[one] != piles[other]) {
                return false;
            }
            sorted = sorted || piles[one] >= 0;
        }
        return sorted;
    }

    void join(std::size_t one, std::size_t other, double height)
    {
        for (const std::size_t a : m_parts[one]) {
            for (const std::size_t b : m_parts[other]) {
                if (const auto known = distance(a, b)) {
                    m_joined.emplace_back(*known, height);
                }
            }
        }
        m_parts[one].insert(m_parts[one].end(), m_parts[other].begin(), m_parts[other].end());
        std::ranges::sort(m_parts[one]);
        m_parts.erase(m_parts.begin() + static_cast<std::ptrdiff_t>(other));
        m_made.emplace(std::llround(height * 1e9), std::set(m_parts[one].begin(), m_parts[one].end()));
    }

    void joinAlike()
    {
        for (std::size_t one = 0; one < m_parts.size(); ++one) {
            for (std::size_t other = one + 1; other < m_parts.size();) {
                if (alike(m_parts[one].front(), m_parts[other].front())) {
                    join(one, other, 0);
                } else {
                    ++other;
                }
            }
        }
    }

    bool joinBest()
    {
        std::optional<std::tuple<std::int64_t, std::int64_t, std::size_t, std::size_t>> best;
        double height = 0;
        for (std::size_t one = 0; one < m_parts.size(); ++one) {
            for (std::size_t other = one + 1; other < m_parts.size(); ++other) {
                std::vector<double> all;
                for (const std::size_t a : m_parts[one]) {
                    for (const std::size_t b : m_parts[other]) {
                        if (const auto known = distance(a, b)) {
                            all.push_back(*known);
                        }
                    }
                }
                if (all.empty()) {
                    continue;
                }
                const double mean = std::accumulate(all.begin(), all.end(), 0.0) / static_cast<double>(all.size());
                double scatter = 0;
                for (const double each : all) {
                    scatter += (each - mean) * (each - mean) / static_cast<double>(all.size());
                }
                const auto rank = std::tuple(std::llround(mean * 1e10), std::llround(scatter * 1e10), one, other);
                if (!best || rank < *best) {
                    best = rank;
                    height = mean;
                }
            }
        }
        if (best) {
            join(std::get<2>(*best), std::get<3>(*best), height);
        }
        return best.has_value();
    }

    const CardSorts& m_sorts;
    std::vector<Part> m_parts; ///< in the order of their first cards
    std::multiset<std::pair<std::int64_t, std::set<std::size_t>>> m_made;
    std::vector<std::pair<double, double>> m_joined;
};

std::multiset<std::pair<std::int64_t, std::set<std::size_t>>> mergesOf(const CardTree& tree)
{
    std::vector<std::set<std::size_t>> parts;
    for (std::size_t card = 0; card < tree.cards; ++card) {
        parts.push_back({card});
    }
    std::multiset<std::pair<std::int64_t, std::set<std::size_t>>> made;
    for (const CardMerge& merge : tree.merges) {
        std::set<std::size_t> both = parts[merge.first];
        both.insert(parts[merge.second].begin(), parts[merge.second].end());
        made.emplace(std::llround(merge.height * 1e9), both);
        parts.push_back(std::move(both));
    }
    return made;
}

// From pairs of cards, one by one, as the index is defined.
std::optional<double> plainRand(const CardSorts& sorts, std::size_t person, std::size_t other)
{
    double together = 0;
    double first = 0;
    double second = 0;
    double all = 0;
    std::size_t cards = 0;
    for (std::size_t a = 0; a < sorts.cards; ++a) {
        cards += sorts.people[person][a] >= 0 && sorts.people[other][a] >= 0 ? 1 : 0;
        for (std::size_t b = 0; b < a; ++b) {
            if (sorts.people[person][a] < 0 || sorts.people[other][a] < 0 || sorts.people[person][b] < 0 ||
                sorts.people[other][b] < 0) {
                continue;
            }
            const bool one = sorts.people[person][a] == sorts.people[person][b];
            const bool two = sorts.people[other][a] == sorts.people[other][b];
            all += 1;
            first += one ? 1 : 0;
            second += two ? 1 : 0;
            together += one && two ? 1 : 0;
        }
    }
    if (cards < 2) {
        return std::nullopt;
    }
    const double expected = first * second / all;
    const double most = (first + second) / 2;
    return most - expected == 0 ? 1 : (together - expected) / (most - expected);
}

} // namespace

TEST_CASE("Card sorts: tree and index equal a second version on random sorts with ties and missing cards")
{
    Random random(31);
    Count ties = 0;
    int cut = 0;
    for (int trial = 0; trial < 300; ++trial) {
        const CardSorts sorts = randomSorts(random);
        INFO("trial " << trial);
        const CardTree tree = cardTree(sorts);
        const PlainTree plain(sorts);
        REQUIRE(mergesOf(tree) == plain.merges());
        REQUIRE(tree.cophenetic.has_value() == plain.cophenetic().has_value());
        if (tree.cophenetic) {
            REQUIRE(std::abs(*tree.cophenetic - *plain.cophenetic()) < 1e-9);
        }
        ties += tree.ties;
        cut += tree.merges.size() + 1 < sorts.cards ? 1 : 0;
        for (std::size_t i = 0; i < sorts.people.size(); ++i) {
            for (std::size_t j = 0; j < sorts.people.size(); ++j) {
                const auto index = adjustedRand(sorts, i, j);
                const auto other = plainRand(sorts, i, j);
                REQUIRE(index.has_value() == other.has_value());
                REQUIRE((!index || std::abs(*index - *other) < 1e-12));
            }
        }
    }
    // What the comparison is about occurred.
    CHECK(ties > 50);
    CHECK(cut > 5);
}

TEST_CASE("Card sorts: who comes first and what piles are called changes nothing")
{
    Random random(32);
    for (int trial = 0; trial < 100; ++trial) {
        const CardSorts sorts = randomSorts(random);
        CardSorts other = sorts;
        shuffle(random, other.people);
        for (std::vector<int>& piles : other.people) {
            std::vector<int> names{10, 11, 12, 13, 14, 15};
            shuffle(random, names);
            for (int& pile : piles) {
                pile = pile == kNotSorted ? kNotSorted : names[static_cast<std::size_t>(pile)];
            }
        }
        INFO("trial " << trial);
        CHECK(cardTree(sorts).merges == cardTree(other).merges);
        const SortAgreement before = sortAgreement(sorts);
        const SortAgreement after = sortAgreement(other);
        REQUIRE(before.mean.has_value() == after.mean.has_value());
        CHECK((!before.mean || std::abs(*before.mean - *after.mean) < 1e-12));
        CHECK(before.pairs == after.pairs);
    }
}

TEST_CASE("Card sorts: the same piles agree fully, under whatever names, and one pile each card or for all is a sort")
{
    CHECK(adjustedRand({4, {{0, 0, 1, 2}, {7, 7, 3, 1}}}, 0, 1) == 1.0);
    CHECK(adjustedRand({4, {{0, 1, 2, 3}, {3, 2, 1, 0}}}, 0, 1) == 1.0);
    CHECK(adjustedRand({4, {{5, 5, 5, 5}, {0, 0, 0, 0}}}, 0, 1) == 1.0);
    CHECK(adjustedRand({4, {{5, 5, 5, 5}, {0, 1, 2, 3}}}, 0, 1) == 0.0);
    // Two cards that both sorted; none where only one card is common.
    CHECK(adjustedRand({3, {{0, 0, kNotSorted}, {1, 1, 1}}}, 0, 1) == 1.0);
    CHECK_FALSE(adjustedRand({3, {{0, kNotSorted, kNotSorted}, {1, 1, 1}}}, 0, 1).has_value());
}

TEST_CASE("Card sorts: two cards that nobody sorted both are unknown, not apart")
{
    const CardSorts sorts{4, {{0, 0, kNotSorted, kNotSorted}, {kNotSorted, kNotSorted, 0, 1}}};
    CHECK_FALSE(togetherness(sorts, 0, 2).similarity().has_value());
    CHECK(togetherness(sorts, 2, 3) == Togetherness{0, 1});
    const CardTree tree = cardTree(sorts);
    // 0 with 1 at 0, 2 with 3 at 1; nothing joins the two.
    REQUIRE(tree.merges.size() == 2);
    CHECK(tree.merges[0] == CardMerge{0, 1, 0});
    CHECK(tree.merges[1] == CardMerge{2, 3, 1});
    CHECK(cardTree({3, {}}).merges.empty());
    CHECK(cardTree({}).merges.empty());
}

TEST_CASE("Card sorts: an interval needs three people")
{
    CHECK_FALSE(sortAgreement({3, {{0, 0, 1}, {0, 1, 1}}}).interval.has_value());
    const SortAgreement three = sortAgreement({4, {{0, 0, 1, 1}, {0, 0, 1, 2}, {0, 1, 1, 1}}});
    REQUIRE(three.interval.has_value());
    CHECK(three.pairs == 3);
    CHECK(three.interval->low < *three.mean);
    CHECK(three.interval->high > *three.mean);
    CHECK_FALSE(sortAgreement({3, {{0, 0, kNotSorted}, {0, kNotSorted, 1}}}).mean.has_value());
}
