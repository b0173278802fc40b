// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/widgets/category_tree/code_key.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace accord::ui {
namespace {

constexpr std::array<std::string_view, 10> kRoman{"i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"};

/// 0 where the text is no number.
int numberOf(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size()) {
        return number;
    }
    const auto roman = std::ranges::find(kRoman, text::lowerAscii(text));
    return roman == kRoman.end() ? 0 : static_cast<int>(roman - kRoman.begin()) + 1;
}

} // namespace

QChar codeKey(const Category& category)
{
    const std::string_view code = category.code;
    if (category.level == Level::Type) {
        return QChar::fromLatin1(code.front()).toLower();
    }
    const int number = numberOf(code.substr(code.rfind('.') + 1));
    return number >= 1 && number <= 10 ? QChar(u'0' + number % 10) : QChar();
}

const Category* walked(const Taxonomy& taxonomy, const Category* from, QChar key)
{
    const std::vector<const Category*> candidates =
        key.isDigit() ? (from == nullptr ? std::vector<const Category*>() : taxonomy.childrenOf(*from))
                      : taxonomy.types();
    const auto found = std::ranges::find_if(candidates, [&](const Category* category) {
        return !category->retired && codeKey(*category) == key.toLower();
    });
    return found == candidates.end() ? nullptr : *found;
}

} // namespace accord::ui
