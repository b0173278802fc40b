// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace accord::store {

/// What somebody looks for: every word, prefix ("quant*") and phrase ("\"out of memory\"") must occur in the issue.
/// Chinese, Japanese and Korean text is found without word borders.
class SearchQuery
{
public:
    static SearchQuery parse(const std::string& input);

    [[nodiscard]] bool empty() const { return m_match.empty(); }
    [[nodiscard]] const std::string& match() const { return m_match; }                  ///< for the word index
    [[nodiscard]] const std::vector<std::string>& phrases() const { return m_phrases; } ///< to be verified in the text

private:
    void addWord(const std::string& word, bool prefix);
    void addPhrase(const std::string& phrase, bool prefix);

    std::string m_match;
    std::vector<std::string> m_phrases;
};

} // namespace accord::store
