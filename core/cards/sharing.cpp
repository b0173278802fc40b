// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/cards/sharing.h"

#include "core/base/reason.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace accord::cards {
namespace {

/// The groups of each person as bits.
struct Design
{
    std::size_t groups;
    std::span<const std::uint16_t> people;
};

constexpr std::array<std::uint16_t, 3> kThree{1, 1, 1};
constexpr std::array<std::uint16_t, 4> kFour{7, 11, 13, 14};
constexpr std::array<std::uint16_t, 5> kFive{31, 110, 115, 117, 121};
constexpr std::array<std::uint16_t, 6> kSix{3, 3, 5, 5, 6, 6};
constexpr std::array<std::uint16_t, 7> kSeven{29, 46, 51, 75, 86, 101, 120};
constexpr std::array<std::uint16_t, 8> kEight{45, 54, 57, 78, 85, 90, 99, 99};
constexpr std::array<std::uint16_t, 9> kNine{1837, 2001, 2426, 3243, 5014, 5703, 6380, 6716, 7953};
constexpr std::array<std::uint16_t, 10> kTen{7, 11, 22, 25, 28, 37, 42, 44, 49, 50};
constexpr std::array<std::uint16_t, 11> kEleven{217, 316, 454, 618, 677, 787, 1039, 1202, 1377, 1620, 1928};
constexpr std::array<std::uint16_t, 12> kTwelve{174, 372, 409, 602, 709, 803, 1047, 1129, 1225, 1474, 1712, 1804};

constexpr std::array<Design, kMostSorters - kFewestSorters + 1> kDesigns{{{1, kThree},
                                                                          {4, kFour},
                                                                          {7, kFive},
                                                                          {3, kSix},
                                                                          {7, kSeven},
                                                                          {7, kEight},
                                                                          {13, kNine},
                                                                          {6, kTen},
                                                                          {11, kEleven},
                                                                          {11, kTwelve}}};

} // namespace

std::size_t Sharing::cardsOf(std::size_t person) const
{
    std::size_t count = 0;
    for (const std::size_t group : people[person]) {
        count += cards / groups + (group < cards % groups ? 1 : 0);
    }
    return count;
}

std::size_t Sharing::fewestOfAPair() const
{
    std::size_t fewest = people.size();
    for (std::size_t one = 0; one < std::min(groups, cards); ++one) {
        for (std::size_t other = one; other < std::min(groups, cards); ++other) {
            const bool single = one == other && one + groups >= cards; // a group with one card has no pair
            const auto both = std::ranges::count_if(people, [&](const std::vector<std::size_t>& own) {
                return std::ranges::binary_search(own, one) && std::ranges::binary_search(own, other);
            });
            fewest = single ? fewest : std::min(fewest, static_cast<std::size_t>(both));
        }
    }
    return cards < 2 ? 0 : fewest;
}

Result<Sharing> shareCards(std::size_t cards, std::size_t people)
{
    if (people < kFewestSorters || people > kMostSorters) {
        return Error{Errc::Invalid, Reason::SortersOutOfBounds, {kFewestSorters, kMostSorters, people}};
    }
    if (cards == 0) {
        return Error{Errc::Invalid, Reason::NoCards};
    }
    const Design& design = kDesigns[people - kFewestSorters];
    Sharing sharing{cards, design.groups, {}};
    for (const std::uint16_t bits : design.people) {
        std::vector<std::size_t>& groups = sharing.people.emplace_back();
        for (std::size_t group = 0; group < design.groups; ++group) {
            if ((bits >> group & 1U) != 0) {
                groups.push_back(group);
            }
        }
    }
    return sharing;
}

} // namespace accord::cards
