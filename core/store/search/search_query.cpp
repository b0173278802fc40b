// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/search/search_query.h"

#include "core/base/text.h"
#include "core/store/search/search_text.h"

#include <algorithm>

namespace accord::store {
namespace {

// The index's tokenizer takes letters, digits and everything beyond ASCII as parts of words.
bool isWordByte(char c)
{
    return (static_cast<unsigned char>(c) & 0x80U) != 0 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
           (c >= 'A' && c <= 'Z');
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : text) {
        if (isWordByte(c)) {
            word.push_back(c);
        } else if (!word.empty()) {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (!word.empty()) {
        words.push_back(std::move(word));
    }
    return words;
}

} // namespace

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

void SearchQuery::addPhrase(const std::string& phrase)
{
    const std::vector<std::string> words = wordsOf(separated(phrase));
    for (const std::string& word : words) {
        addWord(word, false);
    }
    // What the index cannot say: that the words follow one another.
    if (words.size() > 1) {
        m_phrases.push_back(folded(text::trimmed(phrase)));
    }
}

SearchQuery SearchQuery::parse(const std::string& typed)
{
    SearchQuery query;
    std::size_t at = 0;
    while (at < typed.size()) {
        if (typed[at] == '"') {
            const std::size_t end = std::min(typed.find('"', at + 1), typed.size());
            query.addPhrase(typed.substr(at + 1, end - at - 1));
            at = end + 1;
            continue;
        }
        const std::size_t end = std::min(typed.find_first_of(" \t\"", at), typed.size());
        const std::string word = typed.substr(at, end - at);
        at = end < typed.size() && typed[end] != '"' ? end + 1 : end;
        if (word.empty()) {
            continue;
        }
        const bool prefix = word.back() == '*';
        const std::vector<std::string> parts = wordsOf(word);
        if (parts.size() == 1 && !hasCjk(word)) {
            query.addWord(parts.front(), prefix);
        } else {
            // "torch.compile" and a Chinese word stand together in the text.
            query.addPhrase(prefix ? word.substr(0, word.size() - 1) : word);
        }
    }
    return query;
}

} // namespace accord::store
