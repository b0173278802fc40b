// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

namespace accord::agreement {

/// The generator xoshiro256** (Blackman and Vigna 2018), seeded through splitmix64: the same numbers for the same seed
/// on every machine and with every standard library.
class Random
{
public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next()
    {
        const std::uint64_t result = rotate(m_state[1] * 5, 7) * 9;
        const std::uint64_t shifted = m_state[1] << 17U;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = rotate(m_state[3], 45);
        return result;
    }

    /// In (0, 1), never an end.
    double unit() { return (static_cast<double>(next() >> 12U) + 0.5) * 0x1p-52; }

    /// The number of successes among n trials: by inversion when few are expected, otherwise by transformed rejection
    /// (Hoermann 1993, algorithm BTRS).
    std::int64_t binomial(std::int64_t n, double p);

private:
    static std::uint64_t rotate(std::uint64_t value, unsigned by) { return value << by | value >> (64U - by); }
    std::int64_t byInversion(std::int64_t n, double p);
    std::int64_t byRejection(std::int64_t n, double p);

    std::array<std::uint64_t, 4> m_state{};
};

} // namespace accord::agreement
