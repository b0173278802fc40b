// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/assignment/spread.h"

#include "core/base/random.h"

#include <algorithm>
#include <string>

namespace accord::study {
namespace {

/// Deals the items of one stratum, one after the other. As long as nobody has more left to get than items are left,
/// all shares can still be met: whoever has exactly as many must get this one, and any others may.
class Dealing
{
public:
    Dealing(int people, int overlap, Random& random)
        : m_overlap(static_cast<std::size_t>(overlap))
        , m_random(random)
        , m_pairs(static_cast<std::size_t>(people), std::vector<std::int64_t>(static_cast<std::size_t>(people), 0))
        , m_left(static_cast<std::size_t>(people), 0)
    {}

    void begin(const std::vector<std::int64_t>& shares, std::int64_t items)
    {
        m_left = shares;
        m_items = items;
    }

    std::vector<int> next()
    {
        std::vector<int> chosen;
        chosen.reserve(m_overlap);
        for (std::size_t person = 0; person < m_left.size(); ++person) {
            if (m_left[person] == m_items && m_items > 0) {
                chosen.push_back(static_cast<int>(person));
            }
        }
        while (chosen.size() < m_overlap) {
            chosen.push_back(best(chosen));
        }
        take(chosen);
        --m_items;
        std::ranges::sort(chosen);
        return chosen;
    }

private:
    // Who met those already chosen least often, in proportion to what both get; chance decides between equals.
    int best(const std::vector<int>& chosen)
    {
        int found = -1;
        double least = 0;
        std::uint64_t ties = 0;
        for (std::size_t person = 0; person < m_left.size(); ++person) {
            if (m_left[person] == 0 || std::ranges::find(chosen, static_cast<int>(person)) != chosen.end()) {
                continue;
            }
            // Somebody with much left comes before somebody with little, so that everybody's queue is spread evenly.
            double cost = -static_cast<double>(m_left[person]) / static_cast<double>(m_items);
            for (const int other : chosen) {
                cost += static_cast<double>(m_pairs[person][static_cast<std::size_t>(other)]) /
                        static_cast<double>(m_dealt + 1);
            }
            if (found >= 0 && cost > least) {
                continue;
            }
            ties = found < 0 || cost < least ? 1 : ties + 1;
            if (ties == 1 || below(m_random, ties) == 0) {
                found = static_cast<int>(person);
                least = cost;
            }
        }
        return found;
    }

    void take(const std::vector<int>& chosen)
    {
        ++m_dealt;
        for (const int person : chosen) {
            --m_left[static_cast<std::size_t>(person)];
            for (const int other : chosen) {
                ++m_pairs[static_cast<std::size_t>(person)][static_cast<std::size_t>(other)];
            }
        }
    }

    std::size_t m_overlap;
    Random& m_random;
    std::vector<std::vector<std::int64_t>> m_pairs; ///< how often two met, over all strata
    std::vector<std::int64_t> m_left;               ///< of each person's share of the stratum
    std::int64_t m_items = 0;                       ///< left in the stratum
    std::int64_t m_dealt = 0;
};

Status checkStrata(const ShareRequest& request, const std::vector<int>& strata)
{
    std::vector<std::int64_t> counts(request.strata.size(), 0);
    for (const int stratum : strata) {
        if (stratum < 0 || static_cast<std::size_t>(stratum) >= counts.size()) {
            return Error{Errc::Invalid, "stratum " + std::to_string(stratum), "there is no such stratum"};
        }
        ++counts[static_cast<std::size_t>(stratum)];
    }
    return counts == request.strata ? Status() : Status(Error{Errc::Invalid, "strata", "they have other sizes"});
}

} // namespace

Result<Spread> spread(const ShareRequest& request, const std::vector<int>& strata, std::uint64_t seed)
{
    ACCORD_TRY(const Shares table, shares(request));
    ACCORD_CHECK(checkStrata(request, strata));
    std::vector<std::vector<std::size_t>> members(request.strata.size());
    for (std::size_t item = 0; item < strata.size(); ++item) {
        members[static_cast<std::size_t>(strata[item])].push_back(item);
    }
    Random random(seed);
    Dealing dealing(static_cast<int>(request.weights.size()), request.overlap, random);
    Spread result(strata.size());
    for (std::size_t stratum = 0; stratum < members.size(); ++stratum) {
        dealing.begin(table[stratum], request.strata[stratum]);
        for (const std::size_t item : members[stratum]) {
            result[item] = dealing.next();
        }
    }
    return result;
}

} // namespace accord::study
