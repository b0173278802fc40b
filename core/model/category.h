// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace accord {

/// The three levels of the taxonomy, from the root downwards.
enum class Level : std::uint8_t {
    Type = 1,
    Theme = 2,
    Subtheme = 3,
    kLast = Subtheme,
};

inline constexpr std::array kLevels{Level::Type, Level::Theme, Level::Subtheme};

/// What the one-line summary of a label is about; a type decides it for all that is below it.
enum class SummaryKind : std::uint8_t {
    None = 0,
    Intent = 1,      ///< what the author wants to know
    Expectation = 2, ///< what the author wants to have
    Symptom = 3,     ///< what went wrong
};

/// What the codebook says of a category in one language.
struct CategoryText
{
    std::string name;
    std::string definition;
    std::string useWhen;
    std::string notWhen;
    std::vector<std::string> examples;
    std::vector<std::string> counterExamples; ///< look as if they belonged here, and do not
    std::vector<std::string> synonyms;

    bool operator==(const CategoryText&) const = default;
};

/// The same in a further language. What is empty in it is read as the category itself says it.
struct CategoryTranslation
{
    std::string language; ///< a tag of BCP 47, such as zh-CN
    CategoryText text;

    bool operator==(const CategoryTranslation&) const = default;
};

/// What the codebook says of a category in further languages: each once, in the order of their tags. A value whose
/// copies share it until one is changed, because every version of a codebook and every step of an edit has the same.
class Translations
{
public:
    Translations() = default;
    explicit Translations(std::vector<CategoryTranslation> all);

    [[nodiscard]] const std::vector<CategoryTranslation>& all() const;
    [[nodiscard]] auto begin() const { return all().begin(); }
    [[nodiscard]] auto end() const { return all().end(); }
    [[nodiscard]] bool empty() const { return m_all == nullptr; }
    [[nodiscard]] std::size_t size() const { return all().size(); }
    [[nodiscard]] const CategoryTranslation& operator[](std::size_t at) const { return all()[at]; }

    bool operator==(const Translations& other) const { return m_all == other.m_all || all() == other.all(); }

private:
    std::shared_ptr<const std::vector<CategoryTranslation>> m_all; ///< null where there are none
};

/// A node of the taxonomy: a type, theme or sub-theme with its place in the codebook. It says what it means in the
/// language that the codebook is written in, and may say the same in others.
struct Category : CategoryText
{
    CategoryId id; ///< none before it is stored
    Uuid uuid;
    Uuid parent; ///< null for a type
    Level level = Level::Type;
    std::string code; ///< "C", "C.9" or "C.9.iv"; for display and files, never identity
    Translations translations;
    SummaryKind summaryKind = SummaryKind::None;
    bool retired = false;          ///< kept for the labels that have it, no longer offered
    std::string notes{};           ///< of those who write the codebook
    Uuid mergedInto{};             ///< of a retired one: what its labels and decisions count as; null: itself
    std::vector<Uuid> splitInto{}; ///< of a retired one: beside which it was given up; its labels are given again
    /// Names what it means: 0 until the meaning first changes, then a number that follows from the words. Two versions
    /// that mean the same by it have the same number; a minor edit leaves it alone.
    std::int64_t meaning = 0;
    /// The version since which it has this meaning; none where it never had another one. Not part of files.
    CodebookId meaningSince{};

    bool operator==(const Category&) const = default;
};

/// Whether it is a language tag as translations have it: "zh", "zh-CN", "pt-BR".
bool isLanguage(std::string_view tag);

/// What the category says in that language: its translation, completed by its own words. Synonyms are those of both,
/// and its own name, so that a search finds it by either. Empty, or a language it is not translated into: its own
/// words.
CategoryText textIn(const Category& category, std::string_view language);

/// Its name alone, as textIn() has it.
const std::string& nameIn(const Category& category, std::string_view language);

/// Its translation into that language, or into the same one of another region (zh for zh-CN); null for none.
const CategoryTranslation* translationInto(const Category& category, std::string_view language);

} // namespace accord
