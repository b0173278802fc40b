// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/keywords/patterns.h"
#include "core/collect/keywords/phrases.h"
#include "core/model/collect/hit.h"
#include "core/model/collect/source.h"
#include "core/model/issue.h"

#include <span>
#include <string>
#include <vector>

namespace accord::collect {

/// Finds keywords in texts. Words and phrases are found as whole words in either case (see Phrases), regular
/// expressions as they are (see Patterns). Keywords that overlap all count. May be used from several threads at once.
class Matcher
{
public:
    /// Errc::Invalid: subject the keyword; detail what is wrong with it.
    static Result<Matcher> compile(std::span<const Keyword> keywords);

    /// How the keywords are told, in their order (format::spelling: `re:` before a regular expression). Of words that
    /// differ only in case, the first.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

    [[nodiscard]] bool empty() const { return m_names.empty(); }

    /// Every place of every keyword in a text, by start, then keyword.
    [[nodiscard]] std::vector<Found> find(std::string_view text) const;
    void find(std::string_view text, std::vector<Found>& found) const; ///< in the place of what is there

    /// The keywords that stand in an issue, in their order.
    [[nodiscard]] std::vector<KeywordHit> hits(const Document& document, const KeywordPlaces& places) const;

private:
    Matcher() = default;

    std::vector<std::string> m_names;
    Phrases m_phrases;
    Patterns m_patterns;
};

} // namespace accord::collect
