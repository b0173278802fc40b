// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/issue_json/collected.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/link.h"
#include "core/model/bounds.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace accord::format {
namespace {

Error misfit(const std::string& place, std::string_view found, std::string_view key, Reason expected)
{
    return {Errc::BadSyntax,
            Reason::UnexpectedInKey,
            {place, found.empty() ? Argument(Reason::NothingThere) : quotedAddress(found), key, expected}};
}

bool isName(std::string_view name)
{
    return !name.empty() && name.size() <= bounds::kName && text::isLine(name);
}

// Letters, digits and hyphens: "zh", "zh-Hans", "en-GB".
bool isLanguage(std::string_view language)
{
    constexpr std::size_t kLongest = 35; // of BCP 47
    return language.size() >= 2 && language.size() <= kLongest && std::ranges::all_of(language, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
           });
}

Status identifyByLink(const ToldText& told, const TextDefaults& defaults, const std::string& place,
                      CollectedIssue& text)
{
    auto link = parseTextLink(told.link);
    if (!link) {
        return misfit(place, told.link, "link", Reason::LinkOfText);
    }
    text.link = std::move(*link);
    if (!told.group.empty()) {
        text.link.group = told.group;
    }
    // An address of a repository says itself what it leads to.
    if (text.link.kind == TextKind::Document && told.kind.empty() && defaults.kind) {
        text.link.kind = *defaults.kind;
    }
    return {};
}

} // namespace

void ToldText::clear()
{
    for (std::string* text : {&kind, &name, &group, &link, &language}) {
        text->clear();
    }
}

Status identify(const ToldText& told, const TextDefaults& defaults, const std::string& place, CollectedIssue& text)
{
    const auto kind = textKindNamed(text::replacedAll(text::lowerAscii(told.kind), " ", "_"));
    if (!told.kind.empty() && !kind) {
        return misfit(place, told.kind, "kind", Reason::KindOfText);
    }
    if (!told.group.empty() && !isName(told.group)) {
        return misfit(place, told.group, "group", Reason::NameOfText);
    }
    text.language = told.language.empty() ? defaults.language : told.language;
    if (!text.language.empty() && !isLanguage(text.language)) {
        return misfit(place, text.language, "language", Reason::CodeOfLanguage);
    }
    if (!told.link.empty()) {
        ACCORD_CHECK(identifyByLink(told, defaults, place, text));
    } else if (!isName(told.name)) {
        return misfit(place, told.name, "name", Reason::NameOfText);
    } else if (told.group.empty() && defaults.group.empty()) {
        return misfit(place, told.group, "group", Reason::NameOfText);
    } else {
        text.link = localLink(told.group.empty() ? defaults.group : told.group, told.name,
                              defaults.kind.value_or(TextKind::Document));
    }
    text.link.kind = kind.value_or(text.link.kind);
    return {};
}

Status checkBounds(const CollectedIssue& text, const std::string& place)
{
    const auto excess = bounds::excess(text.document);
    return excess ? Status(Error{Errc::BadSyntax,
                                 Reason::IssueTooLarge,
                                 {place, text.link.url,
                                  Message{excess->bytes ? Reason::FieldTooLong : Reason::FieldTooMany,
                                          {excess->field, excess->has, excess->most}}}})
                  : Status();
}

std::optional<std::int64_t> recordingTime(std::string_view written)
{
    constexpr std::size_t kMostParts = 3;
    const std::string given = text::replacedAll(text::trimmed(written), ",", ".");
    const std::vector<std::string_view> parts = text::split(given, ':');
    if (given.empty() || parts.empty() || parts.size() > kMostParts) {
        return std::nullopt;
    }
    double seconds = 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        double value = 0;
        const auto [end, error] =
            std::from_chars(parts[i].data(), parts[i].data() + parts[i].size(), value, std::chars_format::fixed);
        const bool whole = i + 1 == parts.size() || parts[i].find('.') == std::string_view::npos;
        if (error != std::errc() || end != parts[i].data() + parts[i].size() || !(value >= 0) || !whole ||
            (i > 0 && value >= 60)) {
            return std::nullopt;
        }
        seconds = seconds * 60 + value;
    }
    constexpr double kLongest = 1e9;
    return seconds <= kLongest ? std::optional(std::llround(seconds * 1000)) : std::nullopt;
}

std::string textTime(std::string_view written)
{
    const std::string_view time = text::trimmed(written);
    const std::string day = std::string(time) + "T00:00:00Z";
    return isUtcTime(day) ? day : utcTime(time);
}

} // namespace accord::format
