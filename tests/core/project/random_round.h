// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/random.h"
#include "core/reconcile/decisions.h"
#include "tests/core/sample.h"

#include <array>
#include <string_view>

namespace accord::test {

using accord::below;
using accord::Random;

/// A verdict of any kind: a category of any level, not for this study, cannot tell, withdrawn.
inline LabelContent randomVerdict(const Sample& sample, Random& random)
{
    static constexpr std::array<std::string_view, 8> kCodes{"A",   "A.1",   "A.1.i", "A.1.ii",
                                                            "A.2", "B.1.i", "B.2",   "A.1"};
    LabelContent content;
    switch (below(random, 10)) {
    case 0:
        break;
    case 1:
        content = notForStudy(Exclusion::OffTopic);
        break;
    case 2:
        content = cannotTell();
        break;
    default:
        content = sample.labelled(kCodes[below(random, kCodes.size())]);
        break;
    }
    content.flagged = below(random, 6) == 0;
    return content;
}

/// Somebody labels, changes, withdraws or decides something.
inline void randomStep(Sample& sample, Random& random)
{
    const std::size_t item = below(random, sample.items.size());
    if (below(random, 5) == 0) {
        DecisionContent content = sample.decided("A.1");
        if (below(random, 3) == 0) {
            content = DecisionContent{};
            content.state = below(random, 2) == 0 ? DecisionState::Deferred : DecisionState::Open;
        }
        must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[item], content}}));
    } else {
        sample.give(static_cast<int>(below(random, sample.people.size())), static_cast<int>(item),
                    randomVerdict(sample, random));
    }
}

} // namespace accord::test
