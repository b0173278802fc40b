// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/host/limits.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

namespace accord::format {
namespace {

namespace ch = std::chrono;

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    text = text::trimmed(text);
    // Some hosts write "59.0".
    const std::size_t point = text.find('.');
    if (point != std::string_view::npos && text.find_first_not_of('0', point + 1) == std::string_view::npos) {
        text = text.substr(0, point);
    }
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc() && end == text.data() + text.size() && !text.empty();
    // Beyond this, sums of times would not fit.
    constexpr std::int64_t kMost = 100'000'000'000;
    return whole && value >= 0 && value <= kMost ? std::optional(value) : std::nullopt;
}

std::optional<unsigned> monthOf(std::string_view name)
{
    constexpr std::string_view kMonths[] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                            "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto* const found =
        std::ranges::find_if(kMonths, [&](std::string_view each) { return text::equalsIgnoringCase(each, name); });
    return found == std::end(kMonths) ? std::nullopt
                                      : std::optional(static_cast<unsigned>(found - std::begin(kMonths)) + 1);
}

std::optional<ch::sys_seconds> timeOfParts(std::int64_t year, std::string_view month, std::string_view day,
                                           std::string_view clock)
{
    const auto monthNumber = monthOf(month);
    const auto dayNumber = wholeNumber(day);
    const std::vector<std::string_view> parts = text::split(clock, ':');
    if (!monthNumber || !dayNumber || parts.size() != 3 || *dayNumber > 31 || year > 9999) {
        return std::nullopt;
    }
    const ch::year_month_day date{ch::year(static_cast<int>(year)), ch::month(*monthNumber),
                                  ch::day(static_cast<unsigned>(*dayNumber))};
    std::array<std::int64_t, 3> numbers{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto number = wholeNumber(parts[i]);
        if (!number || *number > (i == 0 ? 23 : 60)) { // 60: a leap second
            return std::nullopt;
        }
        numbers[i] = *number;
    }
    if (!date.ok()) {
        return std::nullopt;
    }
    return ch::sys_days(date) + ch::hours(numbers[0]) + ch::minutes(numbers[1]) + ch::seconds(numbers[2]);
}

// RFC 9110 sends a year of two digits that seems to lie more than 50 years ahead into the past.
std::int64_t fullYear(std::int64_t year)
{
    return year >= 100 ? year : year + (year < 70 ? 2000 : 1900);
}

} // namespace

std::optional<ch::sys_seconds> readHttpDate(std::string_view text)
{
    std::string plain(text::trimmed(text));
    std::ranges::replace_if(
        plain, [](char c) { return c == ',' || c == '-'; }, ' ');
    std::vector<std::string_view> words = text::split(plain, ' ');
    std::erase(words, std::string_view());
    if (words.size() == 5) { // "Sun Nov  6 08:49:37 1994"
        const auto year = wholeNumber(words[4]);
        return year ? timeOfParts(*year, words[1], words[2], words[3]) : std::nullopt;
    }
    if (words.size() != 6 || (words[5] != "GMT" && words[5] != "UTC")) {
        return std::nullopt;
    }
    const auto year = wholeNumber(words[3]);
    return year ? timeOfParts(fullYear(*year), words[2], words[1], words[4]) : std::nullopt;
}

LimitNews readLimits(const std::vector<std::pair<std::string, std::string>>& headers, ch::sys_seconds now)
{
    LimitNews news;
    std::optional<std::int64_t> reset;
    std::string_view retry;
    for (const auto& [header, value] : headers) {
        const std::string_view name = std::string_view(header).substr(header.starts_with("x-") ? 2 : 0);
        if (name == "ratelimit-limit") {
            news.limit = wholeNumber(value);
        } else if (name == "ratelimit-remaining") {
            news.left = wholeNumber(value);
        } else if (name == "ratelimit-reset") {
            reset = wholeNumber(value);
        } else if (name == "retry-after") {
            retry = value;
        } else if (name == "date") {
            news.date = readHttpDate(value);
        }
    }
    const ch::sys_seconds from = news.date.value_or(now);
    if (reset) {
        constexpr std::int64_t kTenYears = 10LL * 365 * 86400;
        const ch::seconds told(*reset);
        news.resetsAt = *reset < kTenYears ? from + told : ch::sys_seconds(told);
    }
    if (const auto seconds = wholeNumber(retry)) {
        news.retryAfter = ch::seconds(*seconds);
    } else if (const auto date = readHttpDate(retry)) {
        news.retryAfter = std::max(ch::seconds(0), *date - from);
    }
    return news;
}

} // namespace accord::format
