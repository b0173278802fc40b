// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/host/faults.h"

#include "core/base/random.h"

#include <utility>

namespace accord::test::host {

FaultPlan scripted(std::vector<Fault> faults)
{
    return [faults = std::move(faults)](std::size_t request) {
        return request < faults.size() ? faults[request] : Fault::None;
    };
}

FaultPlan seeded(std::uint64_t seed, std::uint64_t oneIn, std::vector<Fault> kinds)
{
    return [=, kinds = std::move(kinds)](std::size_t request) {
        const auto number = mixed(mixed(seed) ^ request);
        const bool fails = request % 4 != 3 && number % oneIn == 0;
        return fails && !kinds.empty() ? kinds[mixed(number) % kinds.size()] : Fault::None;
    };
}

std::vector<Fault> everyPassingFault()
{
    std::vector<Fault> faults;
    for (auto fault = static_cast<int>(Fault::PrimaryLimit); fault < static_cast<int>(Fault::Stalled); ++fault) {
        faults.push_back(static_cast<Fault>(fault));
    }
    return faults;
}

} // namespace accord::test::host
