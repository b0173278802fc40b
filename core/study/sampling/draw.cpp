// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/draw.h"

#include <algorithm>
#include <tuple>

namespace accord::study {
namespace {

// The finalizer of splitmix64 (Steele, Lea and Flood 2014): every bit of what goes in moves every bit that comes out.
std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15U;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    return value ^ (value >> 31U);
}

std::uint64_t half(const Uuid& uuid, std::size_t from)
{
    std::uint64_t value = 0;
    for (std::size_t i = from; i < from + 8; ++i) {
        value = value << 8U | uuid.bytes[i];
    }
    return value;
}

} // namespace

std::uint64_t permanentNumber(const Uuid& issue, std::uint64_t seed)
{
    return mixed(mixed(mixed(seed) ^ half(issue, 0)) ^ half(issue, 8));
}

std::vector<std::size_t> draw(std::span<const FrameItem> frame, std::span<const std::int64_t> counts,
                              std::uint64_t seed)
{
    struct Candidate
    {
        std::uint64_t number = 0;
        std::size_t place = 0;
    };
    const auto before = [&frame](const Candidate& a, const Candidate& b) {
        return std::tie(a.number, frame[a.place].issue) < std::tie(b.number, frame[b.place].issue);
    };
    std::vector<std::vector<Candidate>> strata(counts.size());
    for (std::size_t place = 0; place < frame.size(); ++place) {
        strata.at(static_cast<std::size_t>(frame[place].stratum))
            .push_back(Candidate{permanentNumber(frame[place].issue, seed), place});
    }
    std::vector<Candidate> chosen;
    for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
        std::vector<Candidate>& all = strata[stratum];
        const auto count = std::min(all.size(), static_cast<std::size_t>(std::max<std::int64_t>(0, counts[stratum])));
        std::ranges::nth_element(all, all.begin() + static_cast<std::ptrdiff_t>(count), before);
        chosen.insert(chosen.end(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
    }
    std::ranges::sort(chosen, before);
    std::vector<std::size_t> places;
    places.reserve(chosen.size());
    for (const Candidate& candidate : chosen) {
        places.push_back(candidate.place);
    }
    return places;
}

} // namespace accord::study
