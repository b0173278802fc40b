// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/queue/pace.h"

#include "core/base/clock.h"
#include "core/store/events/decisions.h"

#include <algorithm>
#include <cstdint>

namespace accord::reconcile {
namespace {

constexpr std::int64_t kBreak = 600; // seconds: longer than any discussion that is not put off
constexpr std::size_t kFewest = 5;

} // namespace

RateLimiter paceOf(std::vector<std::string> moments)
{
    std::ranges::sort(moments);
    std::vector<std::int64_t> gaps;
    for (std::size_t i = 1; i < moments.size(); ++i) {
        const auto before = secondsOf(moments[i - 1]);
        const auto after = secondsOf(moments[i]);
        const std::int64_t gap = before && after ? *after - *before : kBreak;
        // Several in the same second were made by one gesture.
        if (gap > 0 && gap < kBreak) {
            gaps.push_back(gap);
        }
    }
    if (gaps.size() < kFewest) {
        return {};
    }
    const auto middle = gaps.begin() + static_cast<std::ptrdiff_t>(gaps.size() / 2);
    std::ranges::nth_element(gaps, middle);
    return RateLimiter{static_cast<double>(*middle), static_cast<int>(gaps.size())};
}

Result<RateLimiter> pace(Project& project, RoundId round)
{
    std::vector<std::string> moments;
    ACCORD_CHECK(store::forEachWholeDecision(project.database(), round, [&](const Decision& decision) {
        if (decision.content.source == DecisionSource::Person && decision.content.state == DecisionState::Decided) {
            moments.push_back(decision.at);
        }
    }));
    return paceOf(std::move(moments));
}

} // namespace accord::reconcile
