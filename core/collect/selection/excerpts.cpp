// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/selection/excerpts.h"

#include "core/collect/keyword_matcher.h"

#include <algorithm>
#include <string_view>

namespace accord::collect {
namespace {

constexpr std::size_t kAround = 80; // bytes on either side

std::string_view partOf(const Document& document, int part)
{
    if (part == TextPlace::kTitle) {
        return document.title;
    }
    if (part == TextPlace::kBody) {
        return document.body;
    }
    const auto comment = static_cast<std::size_t>(part);
    return part >= 0 && comment < document.comments.size() ? std::string_view(document.comments[comment].body)
                                                           : std::string_view();
}

bool isInsideCharacter(std::string_view text, std::size_t at)
{
    return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xc0U) == 0x80U;
}

} // namespace

std::vector<std::string> excerptsOf(const Document& document, const KeywordHit& hit, std::size_t most)
{
    std::vector<std::string> excerpts;
    int part = TextPlace::kTitle - 1;
    std::size_t shownTo = 0;
    for (const TextPlace& place : hit.places) {
        const std::string_view text = partOf(document, place.part);
        const std::size_t end = std::size_t{place.start} + place.length;
        if (excerpts.size() >= most || end > text.size() || (place.part == part && end <= shownTo)) {
            continue;
        }
        std::size_t from = place.start > kAround ? place.start - kAround : 0;
        std::size_t to = std::min(end + kAround, text.size());
        while (isInsideCharacter(text, from)) {
            ++from;
        }
        while (isInsideCharacter(text, to)) {
            --to;
        }
        excerpts.push_back((from > 0 ? "…" : "") + withSingleSpaces(text.substr(from, to - from)) +
                           (to < text.size() ? "…" : ""));
        part = place.part;
        shownTo = to;
    }
    return excerpts;
}

} // namespace accord::collect
