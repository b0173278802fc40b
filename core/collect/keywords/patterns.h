// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/keywords/found.h"

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace accord::collect {

/// Finds regular expressions in RE2's syntax, in either case unless they say `(?-i)`, where they stand: borders of
/// words are theirs to ask for (`\b`). One pass tells which of them stand in a text, and the places of these are looked
/// up.
class Patterns
{
public:
    Patterns();
    ~Patterns();
    Patterns(Patterns&&) noexcept;
    Patterns& operator=(Patterns&&) noexcept;
    Patterns(const Patterns&) = delete;
    Patterns& operator=(const Patterns&) = delete;

    /// `number`: what finds of it are told with. Errc::Invalid with RE2's words.
    Status add(std::string_view expression, std::uint32_t number);

    /// To be called once, after the last add(). Errc::Invalid where they are too large together.
    Status compile();

    /// Appends the places of each: from the left, none within another of the same, none empty.
    void find(std::string_view text, std::vector<Found>& found) const;

private:
    struct Compiled;
    std::unique_ptr<Compiled> m_compiled;
};

} // namespace accord::collect
