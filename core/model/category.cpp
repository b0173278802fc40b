// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/category.h"

#include "core/base/text.h"

#include <algorithm>
#include <utility>

namespace accord {
namespace {

std::string_view primaryLanguage(std::string_view tag)
{
    return tag.substr(0, tag.find('-'));
}

void complete(std::string& text, const std::string& own)
{
    if (text.empty()) {
        text = own;
    }
}

void complete(std::vector<std::string>& texts, const std::vector<std::string>& own)
{
    if (texts.empty()) {
        texts = own;
    }
}

} // namespace

Translations::Translations(std::vector<CategoryTranslation> all)
    : m_all(all.empty() ? nullptr : std::make_shared<const std::vector<CategoryTranslation>>(std::move(all)))
{}

const std::vector<CategoryTranslation>& Translations::all() const
{
    static const std::vector<CategoryTranslation> kNone;
    return m_all == nullptr ? kNone : *m_all;
}

bool isLanguage(std::string_view tag)
{
    constexpr std::size_t kLongestTag = 35; // RFC 5646, section 4.4.1
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const std::string_view language = primaryLanguage(tag);
    if (tag.size() > kLongestTag || language.size() < 2 || language.size() > 3 ||
        !std::ranges::all_of(language, letter)) {
        return false;
    }
    for (std::string_view rest = tag.substr(language.size()); !rest.empty();) {
        rest.remove_prefix(1); // the hyphen
        const std::string_view part = primaryLanguage(rest);
        if (part.size() < 2 || part.size() > 8 ||
            !std::ranges::all_of(part, [&](char c) { return letter(c) || digit(c); })) {
            return false;
        }
        rest.remove_prefix(part.size());
    }
    return true;
}

const CategoryTranslation* translationInto(const Category& category, std::string_view language)
{
    const CategoryTranslation* near = nullptr;
    for (const CategoryTranslation& translation : category.translations) {
        if (text::equalsIgnoringCase(translation.language, language)) {
            return &translation;
        }
        if (near == nullptr &&
            text::equalsIgnoringCase(primaryLanguage(translation.language), primaryLanguage(language))) {
            near = &translation;
        }
    }
    return near;
}

const std::string& nameIn(const Category& category, std::string_view language)
{
    const CategoryTranslation* translation = translationInto(category, language);
    return translation == nullptr || translation->text.name.empty() ? category.name : translation->text.name;
}

CategoryText textIn(const Category& category, std::string_view language)
{
    const CategoryText& own = category;
    const CategoryTranslation* translation = translationInto(category, language);
    if (translation == nullptr) {
        return own;
    }
    CategoryText text = translation->text;
    complete(text.name, own.name);
    complete(text.definition, own.definition);
    complete(text.useWhen, own.useWhen);
    complete(text.notWhen, own.notWhen);
    complete(text.examples, own.examples);
    complete(text.counterExamples, own.counterExamples);
    text.synonyms.insert(text.synonyms.end(), own.synonyms.begin(), own.synonyms.end());
    if (text.name != own.name) {
        text.synonyms.push_back(own.name);
    }
    return text;
}

} // namespace accord
