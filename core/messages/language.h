// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace accord::messages {

/// The languages in which documents are written. One more: a value here, its line in language.cpp, and its catalogue in
/// core/CMakeLists.txt.
enum class Language : std::uint8_t { English, Chinese };
inline constexpr std::array kLanguages{Language::English, Language::Chinese};

std::string_view codeOf(Language language); ///< "zh_CN", as in the names of the catalogues
std::string_view tagOf(Language language);  ///< "zh-CN", as in HTML, and as translations of a category have it

/// The one with this code or tag, or with the same language before it ("zh", "en-GB"); otherwise English.
Language languageOf(std::string_view code);

/// A text of documents, in English, with places %1 to %9.
struct Text
{
    const char* english;
};

/// The same with a count: %n as it is, %Ln with commas. The English is the form for many; the catalogue has both.
struct CountedText
{
    const char* english;
};

/// In the language, its places not filled in yet. What a catalogue lacks comes in English.
std::string translated(Language language, Text text);
std::string translated(Language language, CountedText text, std::int64_t count);

/// A text of documents in a catalogue. CMake makes these tables of resources/translations/accord_LANGUAGE.ts, so that
/// the command line, which has no Qt, writes the same documents as the window.
struct Translation
{
    std::string_view english;
    std::array<std::string_view, 2> forms; ///< for one and for many; without forms the second is empty
};

std::span<const Translation> catalogueOf(std::string_view code);

} // namespace accord::messages
