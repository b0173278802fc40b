// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/collect/keywords/naive_matcher.h"

#include <algorithm>

namespace accord::test {
namespace {

using Sort = Sign::Sort;
using Signs = std::vector<std::size_t>;

Sort sortOf(std::size_t sign)
{
    return alphabet()[sign].sort;
}

// Whether a word goes on between the signs before and at `at`.
bool goesOn(const Signs& text, std::size_t at)
{
    if (at == 0 || at == text.size() || (sortOf(text[at]) != Sort::Letter && sortOf(text[at]) != Sort::Mark)) {
        return false;
    }
    std::size_t before = at - 1;
    while (before > 0 && sortOf(text[before]) == Sort::Mark) {
        --before;
    }
    return sortOf(text[before]) == Sort::Letter;
}

// Where the keyword ends if it stands at `at`, else `at`.
std::size_t endOf(const Signs& keyword, const Signs& text, std::size_t at)
{
    std::size_t to = at;
    for (const std::size_t sign : keyword) {
        if (to == text.size()) {
            return at;
        }
        if (sortOf(sign) == Sort::Space) {
            if (sortOf(text[to]) != Sort::Space) {
                return at;
            }
            while (to < text.size() && sortOf(text[to]) == Sort::Space) {
                ++to;
            }
        } else if (alphabet()[sign].folded == alphabet()[text[to]].folded) {
            ++to;
        } else {
            return at;
        }
    }
    return to;
}

} // namespace

const std::vector<Sign>& alphabet()
{
    // The Kelvin sign and the long s are a k and an s; the final sigma is a sigma; the last four are no UTF-8.
    static const std::vector<Sign> kAlphabet = {
        {"a", Sort::Letter},      {"A", Sort::Letter, "a"}, {"b", Sort::Letter},
        {"k", Sort::Letter},      {"K", Sort::Letter, "k"}, {"\u212a", Sort::Letter, "k"},
        {"s", Sort::Letter},      {"S", Sort::Letter, "s"}, {"\u017f", Sort::Letter, "s"},
        {"z", Sort::Letter},      {"5", Sort::Letter},      {"_", Sort::Letter},
        {"é", Sort::Letter},      {"É", Sort::Letter, "é"}, {"ß", Sort::Letter},
        {"σ", Sort::Letter},      {"ς", Sort::Letter, "σ"}, {"Σ", Sort::Letter, "σ"},
        {"д", Sort::Letter},      {"Д", Sort::Letter, "д"}, {"\U0001d400", Sort::Letter},
        {"\u0660", Sort::Letter}, {"\u0301", Sort::Mark},   {"\ufe0f", Sort::Mark},
        {" ", Sort::Space},       {"\n", Sort::Space},      {"\t", Sort::Space},
        {"\u00a0", Sort::Space},  {"\u3000", Sort::Space},  {"使", Sort::Cjk},
        {"用", Sort::Cjk},        {"か", Sort::Cjk},        {"한", Sort::Cjk},
        {"々", Sort::Cjk},        {"😀", Sort::Other},       {"⚠", Sort::Other},
        {"①", Sort::Other},       {"-", Sort::Other},       {".", Sort::Other},
        {"*", Sort::Other},       {"(", Sort::Other},       {"。", Sort::Other},
        {"\u200b", Sort::Other},  {"\xff", Sort::Other},    {"\x80", Sort::Other},
        {"\xc3", Sort::Other},    {"\xf0", Sort::Other}};
    return kAlphabet;
}

std::vector<collect::Found> naiveFind(const Signs& text, const std::vector<Signs>& keywords)
{
    std::vector<std::uint32_t> offsets = {0};
    for (const std::size_t sign : text) {
        offsets.push_back(offsets.back() + static_cast<std::uint32_t>(alphabet()[sign].bytes.size()));
    }
    std::vector<collect::Found> found;
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (std::uint32_t keyword = 0; keyword < keywords.size(); ++keyword) {
            const std::size_t end = endOf(keywords[keyword], text, at);
            if (end > at && !goesOn(text, at) && !goesOn(text, end)) {
                found.push_back({keyword, offsets[at], offsets[end] - offsets[at]});
            }
        }
    }
    return found;
}

std::string written(const Signs& signs)
{
    std::string text;
    for (const std::size_t sign : signs) {
        text += alphabet()[sign].bytes;
    }
    return text;
}

} // namespace accord::test
