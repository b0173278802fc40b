// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/citation.h"

#include "core/base/text.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace accord {
namespace {

constexpr std::string_view kCommentName = "comment ";
constexpr int kContext = 32; // code points on either side

bool isLetter(char32_t c)
{
    if (c < 0x80) {
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
    return c != 0xA0 && c != 0xFEFF && c != 0xFFFC && c != 0x3000 && (c < 0x2000 || c > 0x206F);
}

// A text without its spaces and signs, and where each letter stands in it.
struct Letters
{
    std::u32string letters;
    std::vector<ByteRange> places;
};

bool startsAt(std::string_view text, std::size_t at, std::string_view what)
{
    return text.substr(std::min(at, text.size())).starts_with(what);
}

// Past `end`, if it comes within the line and `most` bytes; `at` otherwise.
std::size_t pastOnLine(std::string_view text, std::size_t at, char end, std::size_t most)
{
    const std::size_t found = text.substr(at, most).find_first_of(std::string{end, '\n'});
    return found != std::string_view::npos && text[at + found] == end ? at + found + 1 : at;
}

// Past what Markdown and HTML have at this place that people do not read; the same place if it is read.
std::size_t pastMarkup(std::string_view text, std::size_t at)
{
    if (startsAt(text, at, "<!--")) {
        const std::size_t end = text.find("-->", at);
        return end == std::string_view::npos ? at : end + 3;
    }
    if (startsAt(text, at, "](")) {
        return pastOnLine(text, at, ')', 4096);
    }
    if (startsAt(text, at, "```") || startsAt(text, at, "~~~")) {
        return std::min(text.find('\n', at), text.size());
    }
    if (text[at] == '&') {
        return pastOnLine(text, at, ';', 10);
    }
    if (text[at] == '<' && at + 1 < text.size() &&
        (isLetter(static_cast<unsigned char>(text[at + 1])) || text[at + 1] == '/')) {
        const std::size_t end = pastOnLine(text, at, '>', 4096);
        return text.substr(at, end - at).find("://") == std::string_view::npos ||
                       text.substr(at, end - at).find('=') != std::string_view::npos
                   ? end
                   : at;
    }
    if (at == 0 || text[at - 1] == '\n') { // the number of a list
        const std::size_t end = text.find_first_not_of("0123456789 ", at);
        if (end != std::string_view::npos && end - at < 10 && (text[end] == '.' || text[end] == ')') &&
            startsAt(text, end + 1, " ")) {
            return end + 1;
        }
    }
    return at;
}

Letters lettersOf(std::string_view text, bool withoutMarkup)
{
    Letters all;
    for (std::size_t at = 0; at < text.size();) {
        if (const std::size_t past = withoutMarkup ? pastMarkup(text, at) : at; past > at) {
            at = past;
            continue;
        }
        const std::size_t from = at;
        const char32_t c = text::nextCodePoint(text, at);
        if (isLetter(c)) {
            all.letters.push_back(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
            all.places.push_back({from, at});
        }
    }
    return all;
}

std::vector<ByteRange> exactPlaces(std::string_view text, std::string_view words)
{
    std::vector<ByteRange> found;
    for (std::size_t at = text.find(words); at != std::string_view::npos; at = text.find(words, at + 1)) {
        found.push_back({at, at + words.size()});
    }
    return found;
}

std::vector<ByteRange> placesOfLetters(std::string_view text, std::string_view words, bool withoutMarkup)
{
    const Letters wanted = lettersOf(words, withoutMarkup);
    const Letters all = lettersOf(text, withoutMarkup);
    std::vector<ByteRange> found;
    if (wanted.letters.empty()) {
        return found;
    }
    for (std::size_t at = all.letters.find(wanted.letters); at != std::u32string::npos;
         at = all.letters.find(wanted.letters, at + 1)) {
        found.push_back({all.places[at].from, all.places[at + wanted.letters.size() - 1].to});
    }
    return found;
}

std::vector<ByteRange> placesOf(std::string_view text, std::string_view words)
{
    if (words.empty()) {
        return {};
    }
    std::vector<ByteRange> found = exactPlaces(text, words);
    for (const bool withoutMarkup : {false, true}) {
        if (found.empty()) {
            found = placesOfLetters(text, words, withoutMarkup);
        }
    }
    return found;
}

std::size_t behind(std::string_view text, std::size_t at, std::int64_t codePointCount)
{
    for (std::int64_t i = 0; i < codePointCount && at < text.size(); ++i) {
        (void)text::nextCodePoint(text, at);
    }
    return at;
}

std::size_t inFront(std::string_view text, std::size_t at, int codePointCount)
{
    for (int i = 0; i < codePointCount && at > 0; ++i) {
        do {
            --at;
        } while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U);
    }
    return at;
}

// How many bytes around the place are those that stood around the citation.
std::size_t sharedContext(std::string_view text, const ByteRange& place, const Citation& citation)
{
    const std::string_view left = text.substr(0, place.from);
    const std::string_view right = text.substr(place.to);
    const auto [before, unusedBefore] =
        std::ranges::mismatch(citation.before.rbegin(), citation.before.rend(), left.rbegin(), left.rend());
    const auto [after, unusedAfter] =
        std::ranges::mismatch(citation.after.begin(), citation.after.end(), right.begin(), right.end());
    return static_cast<std::size_t>((before - citation.before.rbegin()) + (after - citation.after.begin()));
}

std::size_t distance(std::size_t a, std::size_t b)
{
    return a > b ? a - b : b - a;
}

std::optional<ByteRange> nearest(const std::vector<ByteRange>& places, std::size_t textSize, double near)
{
    const auto wanted = static_cast<std::size_t>(std::clamp(near, 0.0, 1.0) * static_cast<double>(textSize));
    const auto found =
        std::ranges::min_element(places, {}, [wanted](const ByteRange& place) { return distance(place.from, wanted); });
    return found == places.end() ? std::optional<ByteRange>() : *found;
}

std::optional<CitedPlace> findIn(std::string_view text, int part, const Citation& citation)
{
    const std::size_t old = part == citation.part ? behind(text, 0, citation.start) : 0;
    if (part == citation.part && startsAt(text, old, citation.quote)) {
        return CitedPlace{part, citation.start, codePoints(citation.quote)};
    }
    const std::vector<ByteRange> places = placesOf(text, citation.quote);
    const ByteRange* best = nullptr;
    std::size_t bestShared = 0;
    for (const ByteRange& place : places) {
        const std::size_t shared = sharedContext(text, place, citation);
        if (best == nullptr || shared > bestShared ||
            (shared == bestShared && distance(place.from, old) < distance(best->from, old))) {
            best = &place;
            bestShared = shared;
        }
    }
    if (best == nullptr) {
        return std::nullopt;
    }
    return CitedPlace{part, codePoints(text.substr(0, best->from)),
                      codePoints(text.substr(best->from, best->to - best->from)), true};
}

} // namespace

std::string_view textOf(const Document& document, int part)
{
    if (part == kTitlePart) {
        return document.title;
    }
    if (part == kBodyPart) {
        return document.body;
    }
    return part > kBodyPart && part < partCount(document)
               ? std::string_view(document.comments[static_cast<std::size_t>(part - partOfComment(1))].body)
               : std::string_view();
}

std::string partName(int part)
{
    return part == kTitlePart  ? "title"
           : part == kBodyPart ? "body"
                               : std::string(kCommentName) + std::to_string(part - kBodyPart);
}

std::optional<int> partNamed(std::string_view name)
{
    if (name == "title") {
        return kTitlePart;
    }
    if (name == "body") {
        return kBodyPart;
    }
    int number = 0;
    if (!name.starts_with(kCommentName)) {
        return std::nullopt;
    }
    name.remove_prefix(kCommentName.size());
    const auto parsed = std::from_chars(name.data(), name.data() + name.size(), number);
    const bool sound =
        parsed.ec == std::errc() && parsed.ptr == name.data() + name.size() && number >= 1 && number < bounds::kParts;
    return sound ? std::optional(partOfComment(number)) : std::nullopt;
}

std::string_view wordsAt(const Document& document, const CitedPlace& place)
{
    const std::string_view text = textOf(document, place.part);
    const std::size_t from = behind(text, 0, place.start);
    return text.substr(from, behind(text, from, place.length) - from);
}

std::optional<CitedPlace> findCitation(const Document& document, const Citation& citation)
{
    if (auto found = findIn(textOf(document, citation.part), citation.part, citation)) {
        return found;
    }
    for (int part = kTitlePart; part < partCount(document); ++part) {
        if (part != citation.part) {
            if (auto found = findIn(textOf(document, part), part, citation)) {
                return found;
            }
        }
    }
    return std::nullopt;
}

std::optional<Citation> citeWords(const Document& document, int part, std::string_view words, double near)
{
    const std::string_view text = textOf(document, part);
    const auto place = findWords(text, words, near);
    if (!place) {
        return std::nullopt;
    }
    const std::size_t from = inFront(text, place->from, kContext);
    const std::size_t to = behind(text, place->to, kContext);
    return Citation{
        part, codePoints(text.substr(0, place->from)), std::string(text.substr(place->from, place->to - place->from)),
        std::string(text.substr(from, place->from - from)), std::string(text.substr(place->to, to - place->to))};
}

std::optional<ByteRange> findWords(std::string_view text, std::string_view words, double near)
{
    return nearest(placesOf(text, text::trimmed(words)), text.size(), near);
}

std::int64_t codePoints(std::string_view text)
{
    return std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; });
}

bool isSound(const Citation& citation)
{
    const auto fits = [](const std::string& text, std::size_t most) {
        return text.size() <= most && !text::invalidUtf8At(text);
    };
    return citation.part >= kTitlePart && citation.part <= partOfComment(bounds::kParts) && citation.start >= 0 &&
           citation.start <= bounds::kLongestText && !text::trimmed(citation.quote).empty() &&
           fits(citation.quote, bounds::kQuote) && fits(citation.before, bounds::kQuoteContext) &&
           fits(citation.after, bounds::kQuoteContext);
}

} // namespace accord
