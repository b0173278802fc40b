// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <istream>
#include <string>

namespace accord::format {

/// The part of a stream that a parser holds in memory: what it has not taken yet.
struct StreamWindow
{
    explicit StreamWindow(std::istream& stream)
        : in(stream)
    {}

    /// Drops what was taken and reads more behind the rest, at least as much again as there is, so that a long record
    /// is scanned again only a logarithmic number of times. False when nothing came.
    bool fill();

    [[nodiscard]] std::uint64_t taken() const { return consumed + at; } ///< bytes of the stream, for progress

    std::istream& in;
    std::string buffer;
    std::size_t at = 0;         ///< what is in front of it was taken
    std::uint64_t consumed = 0; ///< bytes that were in front of the buffer
    bool atEnd = false;
};

} // namespace accord::format
