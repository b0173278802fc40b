// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/search_query.h"

#include "core/base/text.h"
#include "core/store/search_index.h"

#include <algorithm>

namespace accord::store {

void SearchQuery::addWord(const std::string& word, bool prefix)
{
    if (!m_match.empty()) {
        m_match += " AND ";
    }
    m_match += '"' + word + '"';
    // Short prefixes match so much that finding the first hits takes long; they are taken as whole words.
    if (prefix && word.size() >= 3) {
        m_match += '*';
    }
}

void SearchQuery::addPhrase(const std::string& phrase, bool prefix)
{
    const std::vector<std::string> words = searchWords(separated(phrase));
    for (std::size_t i = 0; i < words.size(); ++i) {
        addWord(words[i], prefix && i + 1 == words.size());
    }
    // What the index cannot say: that the words follow one another.
    if (words.size() > 1) {
        m_phrases.push_back(folded(text::trimmed(phrase)));
    }
}

SearchQuery SearchQuery::parse(const std::string& input)
{
    // Who writes Chinese types a wide space as well.
    const std::string typed = text::replacedAll(input, "\u3000", " ");
    SearchQuery query;
    std::size_t at = 0;
    while (at < typed.size()) {
        if (typed[at] == '"') {
            const std::size_t end = std::min(typed.find('"', at + 1), typed.size());
            query.addPhrase(typed.substr(at + 1, end - at - 1), false);
            at = end + 1;
            continue;
        }
        const std::size_t end = std::min(typed.find_first_of(" \t\r\n\"", at), typed.size());
        std::string word = typed.substr(at, end - at);
        at = end < typed.size() && typed[end] != '"' ? end + 1 : end;
        if (!word.empty()) {
            // "torch.compile" and a Chinese word stand together in the text.
            const bool prefix = word.back() == '*';
            if (prefix) {
                word.pop_back();
            }
            query.addPhrase(word, prefix);
        }
    }
    return query;
}

} // namespace accord::store
