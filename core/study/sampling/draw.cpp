// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/sampling/draw.h"

#include <algorithm>
#include <tuple>

namespace accord::study {
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
