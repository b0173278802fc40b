// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/card_sorts/card_tree.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace accord::agreement {
namespace {

constexpr double kDigits = 1e12;
constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();

/// The distances between the cards of two parts.
struct Between
{
    double sum = 0;
    double squares = 0;
    std::uint32_t pairs = 0; ///< that are known

    void operator+=(const Between& other)
    {
        sum += other.sum;
        squares += other.squares;
        pairs += other.pairs;
    }
};

/// How good a merge is: the least is made.
struct MergeRank
{
    std::int64_t height = std::numeric_limits<std::int64_t>::max();
    std::int64_t scatter = 0;
    std::size_t part = kNone; ///< the other one

    auto operator<=>(const MergeRank&) const = default;
    [[nodiscard]] bool better(const MergeRank& other) const
    {
        return std::tie(height, scatter) < std::tie(other.height, other.scatter);
    }
    [[nodiscard]] bool sameHeight(const MergeRank& other) const { return height == other.height; }
};

/// The parts that are left, each under the number of its first card's profile.
class Parts
{
public:
    explicit Parts(std::size_t count)
        : m_between(count * (count - 1) / 2)
        , m_best(count)
        , m_alive(count, true)
    {}

    Between& between(std::size_t one, std::size_t other)
    {
        const auto [low, high] = std::minmax(one, other);
        return m_between[high * (high - 1) / 2 + low];
    }

    void findAll()
    {
        for (std::size_t part = 0; part < m_best.size(); ++part) {
            find(part);
        }
    }

    /// The best merge that is left; the part under the higher number goes into the other one.
    struct Found
    {
        std::size_t into = kNone;
        std::size_t gone = kNone;
        double height = 0;
        bool tied = false;
    };
    std::optional<Found> best()
    {
        std::size_t into = kNone;
        for (std::size_t part = 0; part < m_best.size(); ++part) {
            if (m_alive[part] && m_best[part].part != kNone && (into == kNone || m_best[part].better(m_best[into]))) {
                into = part;
            }
        }
        if (into == kNone) {
            return std::nullopt;
        }
        Found found{into, m_best[into].part, 0, isTied(into)};
        const Between& pair = between(found.into, found.gone);
        found.height = pair.sum / pair.pairs;
        return found;
    }

    void merge(std::size_t into, std::size_t gone)
    {
        m_alive[gone] = false;
        for (std::size_t part = 0; part < m_best.size(); ++part) {
            if (m_alive[part] && part != into) {
                between(part, into) += between(part, gone);
            }
        }
        for (std::size_t part = 0; part < m_best.size(); ++part) {
            if (!m_alive[part]) {
                continue;
            }
            const bool lost = m_best[part].part == gone || m_best[part].part == into;
            if (part == into || lost) {
                find(part);
            } else if (part < into) {
                m_best[part] = std::min(m_best[part], rank(part, into));
            }
        }
    }

private:
    // A merge is kept with the part of the lower number.
    void find(std::size_t part)
    {
        m_best[part] = MergeRank{};
        for (std::size_t other = part + 1; other < m_best.size(); ++other) {
            if (m_alive[other]) {
                m_best[part] = std::min(m_best[part], rank(part, other));
            }
        }
    }

    MergeRank rank(std::size_t part, std::size_t other)
    {
        const Between& pair = between(part, other);
        if (pair.pairs == 0) {
            return {};
        }
        const double mean = pair.sum / pair.pairs;
        const double scatter = pair.squares / pair.pairs - mean * mean;
        return {std::llround(mean * kDigits), std::llround(scatter * kDigits), other};
    }

    bool isTied(std::size_t into)
    {
        const MergeRank& least = m_best[into];
        for (std::size_t part = 0; part < m_best.size(); ++part) {
            if (m_alive[part] && part != into && m_best[part].part != kNone && m_best[part].sameHeight(least)) {
                return true;
            }
        }
        for (std::size_t other = into + 1; other < m_best.size(); ++other) {
            if (m_alive[other] && other != least.part && rank(into, other).sameHeight(least)) {
                return true;
            }
        }
        return false;
    }

    std::vector<Between> m_between; ///< of pairs, the lower number first
    std::vector<MergeRank> m_best;  ///< of each part with those of higher numbers
    std::vector<bool> m_alive;
};

/// Sums for a correlation.
struct Correlation
{
    double weight = 0;
    double x = 0;
    double y = 0;
    double xx = 0;
    double yy = 0;
    double xy = 0;

    void add(double one, double other, double times)
    {
        weight += times;
        x += times * one;
        y += times * other;
        xx += times * one * one;
        yy += times * other * other;
        xy += times * one * other;
    }

    [[nodiscard]] std::optional<double> value() const
    {
        const double spreadX = weight * xx - x * x;
        const double spreadY = weight * yy - y * y;
        // Distances of a few thousand cards: what is left of equal ones is rounding.
        if (weight < 2 || spreadX <= 1e-9 * weight || spreadY <= 1e-9 * weight) {
            return std::nullopt;
        }
        return (weight * xy - x * y) / std::sqrt(spreadX * spreadY);
    }
};

/// Cards that everybody treated alike.
struct Profile
{
    std::vector<std::size_t> cards;
    bool sorted = false; ///< by anybody

    [[nodiscard]] double size() const { return static_cast<double>(cards.size()); }
};

std::vector<Profile> profilesOf(const CardSorts& sorts)
{
    std::map<std::vector<int>, std::size_t> known;
    std::vector<Profile> profiles;
    for (std::size_t card = 0; card < sorts.cards; ++card) {
        std::vector<int> key;
        for (const std::vector<int>& piles : sorts.people) {
            key.push_back(piles[card]);
        }
        const bool sorted = std::ranges::any_of(key, [](int pile) { return pile != kNotSorted; });
        // What nobody sorted is alike in nothing.
        if (!sorted) {
            profiles.push_back({{card}, false});
            continue;
        }
        const auto [place, added] = known.emplace(std::move(key), profiles.size());
        if (added) {
            profiles.push_back({{}, true});
        }
        profiles[place->second].cards.push_back(card);
    }
    return profiles;
}

/// Builds the tree of the profiles, and measures it.
class TreeMaker
{
public:
    explicit TreeMaker(const CardSorts& sorts)
        : m_sorts(sorts)
        , m_profiles(profilesOf(sorts))
    {
        m_tree.cards = sorts.cards;
    }

    CardTree make()
    {
        if (m_profiles.empty()) {
            return std::move(m_tree);
        }
        joinEqual();
        Parts parts(m_profiles.size());
        for (std::size_t high = 1; high < m_profiles.size(); ++high) {
            for (std::size_t low = 0; low < high; ++low) {
                parts.between(low, high) = between(low, high);
            }
        }
        parts.findAll();
        while (const auto found = parts.best()) {
            measure(found->into, found->gone, found->height);
            m_tree.ties += found->tied ? 1 : 0;
            join(found->into, found->gone, found->height);
            parts.merge(found->into, found->gone);
        }
        m_tree.cophenetic = m_correlation.value();
        return std::move(m_tree);
    }

private:
    [[nodiscard]] Between between(std::size_t low, std::size_t high) const
    {
        const Profile& one = m_profiles[low];
        const Profile& other = m_profiles[high];
        const auto similarity = togetherness(m_sorts, one.cards.front(), other.cards.front()).similarity();
        if (!similarity) {
            return {};
        }
        const double distance = 1 - *similarity;
        const double pairs = one.size() * other.size();
        return {pairs * distance, pairs * distance * distance, static_cast<std::uint32_t>(pairs)};
    }

    void joinEqual()
    {
        for (std::size_t profile = 0; profile < m_profiles.size(); ++profile) {
            const Profile& each = m_profiles[profile];
            m_node.push_back(each.cards.front());
            m_members.push_back({profile});
            m_correlation.add(0, 0, each.size() * (each.size() - 1) / 2);
            for (std::size_t i = 1; i < each.cards.size(); ++i) {
                m_tree.merges.push_back({m_node.back(), each.cards[i], 0});
                m_node.back() = m_sorts.cards + m_tree.merges.size() - 1;
            }
        }
    }

    void join(std::size_t into, std::size_t gone, double height)
    {
        m_tree.merges.push_back({m_node[into], m_node[gone], height});
        m_node[into] = m_sorts.cards + m_tree.merges.size() - 1;
        m_members[into].insert(m_members[into].end(), m_members[gone].begin(), m_members[gone].end());
        m_members[gone].clear();
    }

    void measure(std::size_t into, std::size_t gone, double height)
    {
        for (const std::size_t one : m_members[into]) {
            for (const std::size_t other : m_members[gone]) {
                const Between pair = between(std::min(one, other), std::max(one, other));
                if (pair.pairs > 0) {
                    m_correlation.add(pair.sum / pair.pairs, height, pair.pairs);
                }
            }
        }
    }

    const CardSorts& m_sorts;
    std::vector<Profile> m_profiles;
    std::vector<std::size_t> m_node;                 ///< of each part in the tree
    std::vector<std::vector<std::size_t>> m_members; ///< of each part, profiles
    Correlation m_correlation;
    CardTree m_tree;
};

} // namespace

CardTree cardTree(const CardSorts& sorts)
{
    return TreeMaker(sorts).make();
}

} // namespace accord::agreement
