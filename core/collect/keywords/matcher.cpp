// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords/matcher.h"

#include "core/format/keyword_list.h"

#include <algorithm>
#include <map>
#include <set>

namespace accord::collect {

Result<Matcher> Matcher::compile(std::span<const Keyword> keywords)
{
    Matcher matcher;
    std::set<std::string> expressions;
    for (const Keyword& keyword : keywords) {
        const auto number = static_cast<std::uint32_t>(matcher.m_names.size());
        if (keyword.regex) {
            if (!expressions.insert(keyword.text).second) {
                continue;
            }
            ACCORD_CHECK(matcher.m_patterns.add(keyword.text, number));
        } else {
            ACCORD_TRY(const bool isNew, matcher.m_phrases.add(keyword.text, number));
            if (!isNew) {
                continue;
            }
        }
        matcher.m_names.push_back(format::spelling(keyword));
    }
    matcher.m_phrases.compile();
    ACCORD_CHECK(matcher.m_patterns.compile());
    return matcher;
}

std::vector<Found> Matcher::find(std::string_view text) const
{
    std::vector<Found> found;
    find(text, found);
    return found;
}

void Matcher::find(std::string_view text, std::vector<Found>& found) const
{
    found.clear();
    m_phrases.find(text, found);
    m_patterns.find(text, found);
    std::ranges::sort(found, {}, [](const Found& one) { return std::pair(one.start, one.keyword); });
}

std::vector<KeywordHit> Matcher::hits(const Document& document, const KeywordPlaces& places) const
{
    std::map<std::uint32_t, KeywordHit> byKeyword;
    std::vector<Found> inText;
    const auto look = [&](int part, std::string_view text) {
        find(text, inText);
        for (const Found& found : inText) {
            KeywordHit& hit = byKeyword[found.keyword];
            if (hit.places.size() < KeywordHit::kMostPlaces) {
                hit.places.push_back({part, found.start, found.length});
            }
        }
    };
    if (places.title) {
        look(TextPlace::kTitle, document.title);
    }
    if (places.body) {
        look(TextPlace::kBody, document.body);
    }
    for (std::size_t i = 0; places.comments && i < document.comments.size(); ++i) {
        look(static_cast<int>(i), document.comments[i].body);
    }
    std::vector<KeywordHit> hits;
    hits.reserve(byKeyword.size());
    for (auto& [keyword, hit] : byKeyword) {
        hit.keyword = m_names[keyword];
        hits.push_back(std::move(hit));
    }
    return hits;
}

} // namespace accord::collect
