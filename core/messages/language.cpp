// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/language.h"

#include "core/base/numbers.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstddef>
#include <unordered_map>

namespace accord::messages {
namespace {

struct LanguageNames
{
    std::string_view code;
    std::string_view tag;
};

constexpr std::array<LanguageNames, kLanguages.size()> kLanguageNames{{{"en", "en"}, {"zh_CN", "zh-CN"}}};

using Catalogue = std::unordered_map<std::string_view, const Translation*>;

Catalogue readCatalogue(Language language)
{
    Catalogue texts;
    for (const Translation& each : catalogueOf(codeOf(language))) {
        texts.emplace(each.english, &each);
    }
    return texts;
}

const Translation* findTranslation(Language language, std::string_view english)
{
    static const std::array<Catalogue, kLanguages.size()> catalogues{readCatalogue(Language::English),
                                                                     readCatalogue(Language::Chinese)};
    const Catalogue& catalogue = catalogues.at(static_cast<std::size_t>(language));
    const auto found = catalogue.find(english);
    return found == catalogue.end() ? nullptr : found->second;
}

} // namespace

std::string_view codeOf(Language language)
{
    return kLanguageNames.at(static_cast<std::size_t>(language)).code;
}

std::string_view tagOf(Language language)
{
    return kLanguageNames.at(static_cast<std::size_t>(language)).tag;
}

Language languageOf(std::string_view code)
{
    const std::string tag = text::replacedAll(std::string(code), "_", "-");
    const auto same = std::ranges::find(kLanguages, tag, tagOf);
    if (same != kLanguages.end()) {
        return *same;
    }
    const auto first = [](std::string_view each) { return text::lowerAscii(each.substr(0, each.find('-'))); };
    const auto related =
        std::ranges::find_if(kLanguages, [&](Language each) { return first(tagOf(each)) == first(tag); });
    return related == kLanguages.end() ? Language::English : *related;
}

std::string translated(Language language, Text text)
{
    const Translation* found = findTranslation(language, text.english);
    return std::string(found == nullptr ? text.english : found->forms[0]);
}

std::string translated(Language language, CountedText text, std::int64_t count)
{
    const Translation* found = findTranslation(language, text.english);
    std::string_view form = text.english;
    if (found != nullptr) {
        form = count == 1 || found->forms[1].empty() ? found->forms[0] : found->forms[1];
    }
    const std::string number = text::replacedAll(std::string(form), "%Ln", text::grouped(count));
    return text::replacedAll(number, "%n", std::to_string(count));
}

} // namespace accord::messages
