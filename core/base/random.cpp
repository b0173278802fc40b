// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"

#include <random>

namespace accord {

std::uint64_t seedByChance()
{
    std::random_device device;
    return std::uint64_t{device()} << 32U | device();
}

} // namespace accord
