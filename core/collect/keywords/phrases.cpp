// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/keywords/phrases.h"

#include "core/base/text.h"
#include "core/collect/keywords/code_points.h"
#include "core/collect/keywords/word_starts.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace accord::collect {
namespace {

// A number of 16 bits from the lower five of each of four bytes: a letter has the same in either case.
std::uint32_t keyOf(std::uint32_t four)
{
    return ((four & 0x1f1f1f1fU) * 0x9e3779b1U) >> 16U;
}

// The same as Phrases::keyAt() where four bytes are there.
std::uint32_t keyInside(const char* bytes)
{
    std::array<unsigned char, 4> four;
    std::memcpy(four.data(), bytes, four.size());
    return keyOf(four[0] | static_cast<std::uint32_t>(four[1]) << 8U | static_cast<std::uint32_t>(four[2]) << 16U |
                 static_cast<std::uint32_t>(four[3]) << 24U);
}

char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

enum class Ascii : std::uint8_t { Same, Differs, LookCloser };

// Compares what a phrase begins with in ASCII: most candidates end here.
Ascii compareAscii(std::string_view plain, std::string_view text, std::size_t at)
{
    const auto isSign = [&](std::size_t i) { return i < text.size() && text[i] > ' '; };
    if (text.size() - at < plain.size()) {
        return Ascii::LookCloser;
    }
    for (std::size_t i = 0; i < plain.size(); ++i) {
        const char c = text[at + i];
        if (plain[i] == ' ' ? c != ' ' || !isSign(at + i + 1) : (static_cast<unsigned char>(c) & 0x80U) != 0) {
            return plain[i] == ' ' && isSign(at + i) ? Ascii::Differs : Ascii::LookCloser;
        }
        if (lower(c) != plain[i]) {
            return Ascii::Differs;
        }
    }
    return Ascii::Same;
}

} // namespace

// Beyond the end there are zeros.
Phrases::Key Phrases::keyAt(std::string_view text, std::size_t at)
{
    if (text.size() - at >= kKeyBytes) {
        return keyInside(text.data() + at);
    }
    std::uint32_t four = 0;
    for (std::size_t i = 0; i < kKeyBytes && at + i < text.size(); ++i) {
        four |= static_cast<std::uint32_t>(static_cast<unsigned char>(text[at + i])) << (8 * i);
    }
    return keyOf(four);
}

// Every key that begins with these bytes.
void Phrases::addAllKeys(const std::string& begun, std::vector<Key>& into)
{
    if (begun.size() >= kKeyBytes) {
        into.push_back(keyAt(begun, 0));
        return;
    }
    for (char bits = 0; bits < 32; ++bits) {
        addAllKeys(begun + bits, into);
    }
}

Result<bool> Phrases::add(std::string_view text, std::uint32_t number)
{
    if (text::invalidUtf8At(text)) {
        return Error{Errc::Invalid, std::string(text), "found bytes that are not UTF-8"};
    }
    Phrase phrase;
    phrase.number = number;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t value = text::nextCodePoint(text, at);
        if (!isSpace(value)) {
            phrase.units.push_back({same(value)});
        } else if (!phrase.units.empty() && !phrase.units.back().same.empty()) {
            phrase.units.push_back({});
        }
    }
    if (!phrase.units.empty() && phrase.units.back().same.empty()) {
        phrase.units.pop_back();
    }
    if (phrase.units.empty()) {
        return Error{Errc::Invalid, std::string(text), "found no text, expected a keyword"};
    }
    if (std::ranges::find(m_phrases, phrase.units, &Phrase::units) != m_phrases.end()) {
        return false;
    }
    for (const Unit& unit : phrase.units) {
        const char32_t first = unit.same.empty() ? U' ' : unit.same.front();
        if (first >= 0x80) {
            break;
        }
        phrase.plain += lower(static_cast<char>(first));
    }
    m_phrases.push_back(std::move(phrase));
    return true;
}

const std::u32string& Phrases::same(char32_t value)
{
    const auto known = m_same.find(value);
    return known != m_same.end() ? known->second : m_same.emplace(value, sameButCase(value)).first->second;
}

void Phrases::addKeys(const Phrase& phrase, std::size_t unit, const std::string& begun, std::vector<Key>& into)
{
    if (begun.size() >= kKeyBytes || unit == phrase.units.size()) {
        addAllKeys(begun, into);
        return;
    }
    for (const char32_t value : phrase.units[unit].same) {
        addKeys(phrase, unit + 1, begun + encoded(value), into);
    }
    // How long the white space is cannot be known: only its first byte counts.
    if (phrase.units[unit].same.empty()) {
        for (const unsigned char first : {'\t', '\n', '\v', '\f', '\r', ' ', '\xc2', '\xe1', '\xe2', '\xe3'}) {
            addAllKeys(begun + static_cast<char>(first), into);
        }
    }
}

void Phrases::compile()
{
    std::map<Key, std::vector<std::uint32_t>> byKey;
    for (std::uint32_t i = 0; i < m_phrases.size(); ++i) {
        const char32_t first = m_phrases[i].units.front().same.front();
        m_signs = m_signs || (first < 0x80 && !startsWord(static_cast<char>(first)));
        std::vector<Key> keys;
        addKeys(m_phrases[i], 0, {}, keys);
        std::ranges::sort(keys);
        keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
        for (const Key key : keys) {
            byKey[key].push_back(i);
        }
    }
    std::map<std::vector<std::uint32_t>, std::uint16_t> choices;
    m_choiceOf.assign(kKeys, 0);
    m_begins.assign(kKeys, 0);
    for (const auto& [key, phrases] : byKey) {
        const auto [choice, isNew] = choices.emplace(phrases, static_cast<std::uint16_t>(m_choices.size()));
        if (isNew) {
            std::vector<Choice>& into = m_choices.emplace_back();
            for (const std::uint32_t phrase : phrases) {
                into.push_back(choiceOf(phrase));
            }
        }
        m_begins[key] = 1;
        m_choiceOf[key] = choice->second;
    }
    m_same.clear();
}

std::size_t Phrases::matchedLength(const Phrase& phrase, std::string_view text, std::size_t at)
{
    std::size_t to = at;
    for (const Unit& unit : phrase.units) {
        if (to >= text.size()) {
            return 0;
        }
        CodePoint next = codePointAt(text, to);
        if (!unit.same.empty()) {
            if (unit.same.find(next.value) == std::u32string::npos) {
                return 0;
            }
            to += next.length;
            continue;
        }
        const std::size_t from = to;
        for (; isSpace(next.value); next = to < text.size() ? codePointAt(text, to) : CodePoint{}) {
            to += next.length;
        }
        if (to == from) {
            return 0;
        }
    }
    return to - at;
}

Phrases::Choice Phrases::choiceOf(std::uint32_t phrase) const
{
    std::array<unsigned char, sizeof(std::uint64_t)> mask{};
    std::array<unsigned char, sizeof(std::uint64_t)> fold{};
    std::array<unsigned char, sizeof(std::uint64_t)> head{};
    // White space may be longer than it is in the phrase: what comes behind is not where it would be.
    const std::string_view plain = m_phrases[phrase].plain;
    for (std::size_t i = 0; i < std::min({plain.size(), plain.find(' '), mask.size()}); ++i) {
        mask[i] = 0xff;
        fold[i] = plain[i] >= 'a' && plain[i] <= 'z' ? 'a' - 'A' : 0;
        head[i] = static_cast<unsigned char>(plain[i]);
    }
    Choice choice;
    std::memcpy(&choice.mask, mask.data(), mask.size());
    std::memcpy(&choice.fold, fold.data(), fold.size());
    std::memcpy(&choice.head, head.data(), head.size());
    choice.phrase = phrase;
    return choice;
}

void Phrases::tryAt(std::string_view text, std::size_t at, std::vector<Found>& found) const
{
    constexpr std::uint64_t kBeyondAscii = 0x8080808080808080U;
    std::uint64_t eight = kBeyondAscii;
    if (text.size() - at >= sizeof eight) {
        std::memcpy(&eight, text.data() + at, sizeof eight);
    }
    for (const Choice& choice : m_choices[m_choiceOf[keyAt(text, at)]]) {
        if (((eight | choice.fold) & choice.mask) != choice.head && (eight & kBeyondAscii) == 0) {
            continue;
        }
        const Phrase& phrase = m_phrases[choice.phrase];
        const Ascii ascii = compareAscii(phrase.plain, text, at);
        if (ascii == Ascii::Differs) {
            continue;
        }
        const bool whole = ascii == Ascii::Same && phrase.plain.size() == phrase.units.size();
        const std::size_t length = whole ? phrase.plain.size() : matchedLength(phrase, text, at);
        if (length > 0 && !wordGoesOn(text, at) && !wordGoesOn(text, at + length)) {
            found.push_back({phrase.number, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(length)});
        }
    }
}

void Phrases::find(std::string_view text, std::vector<Found>& found) const
{
    if (m_phrases.empty()) {
        return;
    }
    const std::uint8_t* begins = m_begins.data();
    forEachBlock(text, m_signs, [&](std::size_t block, std::uint64_t starts) {
        std::array<std::uint8_t, kStartBlock> candidates;
        std::size_t count = 0;
        const bool inside = block + kStartBlock + kKeyBytes <= text.size();
        for (; starts != 0; starts &= starts - 1) {
            const auto offset = static_cast<std::uint8_t>(std::countr_zero(starts));
            const std::size_t at = block + offset;
            const Key key = inside ? keyInside(text.data() + at) : keyAt(text, at);
            // Without a branch: nobody could foretell it.
            candidates[count] = offset;
            count += begins[key];
        }
        for (std::size_t i = 0; i < count; ++i) {
            tryAt(text, block + candidates[i], found);
        }
    });
}

} // namespace accord::collect
