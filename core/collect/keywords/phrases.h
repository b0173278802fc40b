// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/keywords/found.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace accord::collect {

/// Finds words and phrases, as people mean them: whole words, in either case, any white space where a phrase has some.
/// In Chinese, Japanese and Korean a phrase is found wherever it stands.
///
/// A text is passed over once. Phrases begin where words do, so that only there four bytes are looked up in a table of
/// 64 KB; phrases that may begin with these bytes are then compared. RE2's set took about twice as long for the study's
/// keywords, and does not tell the places.
class Phrases
{
public:
    /// `number`: what finds of it are told with. False where the same phrase is there already, in whatever case.
    /// Errc::Invalid for a text without characters or that is not UTF-8.
    Result<bool> add(std::string_view text, std::uint32_t number);

    /// To be called once, after the last add().
    void compile();

    /// Appends each place of each phrase.
    void find(std::string_view text, std::vector<Found>& found) const;

private:
    /// One character of a phrase, or a run of white space.
    struct Unit
    {
        std::u32string same; ///< the characters that it may be, in order; empty: white space

        bool operator==(const Unit&) const = default;
    };

    struct Phrase
    {
        std::uint32_t number = 0;
        std::vector<Unit> units;
        std::string plain; ///< what it begins with in ASCII, in lower case, a space for white space
    };

    /// The first bytes of a phrase, to be compared at once: a candidate whose eight bytes are ASCII and differ is none.
    struct Choice
    {
        std::uint64_t mask = 0; ///< bytes that count
        std::uint64_t fold = 0; ///< the bit in which a letter's cases differ
        std::uint64_t head = 0; ///< what they are then
        std::uint32_t phrase = 0;
    };

    using Key = std::uint32_t;
    static constexpr Key kKeys = 65536;
    static constexpr std::size_t kKeyBytes = 4;

    const std::u32string& same(char32_t value);
    static Key keyAt(std::string_view text, std::size_t at);
    static void addAllKeys(const std::string& begun, std::vector<Key>& into);
    static void addKeys(const Phrase& phrase, std::size_t unit, const std::string& begun, std::vector<Key>& into);
    [[nodiscard]] Choice choiceOf(std::uint32_t phrase) const;
    void tryAt(std::string_view text, std::size_t at, std::vector<Found>& found) const;
    static std::size_t matchedLength(const Phrase& phrase, std::string_view text, std::size_t at);

    std::vector<Phrase> m_phrases;
    std::map<char32_t, std::u32string> m_same;
    std::vector<std::uint8_t> m_begins;    ///< by key: 1 where a phrase may begin so
    std::vector<std::uint16_t> m_choiceOf; ///< by key: position in m_choices
    std::vector<std::vector<Choice>> m_choices;
    bool m_signs = false; ///< some phrase begins with a sign that is part of no word
};

} // namespace accord::collect
