// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/tables/number_format.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

namespace accord::format {
namespace {

constexpr double kDaysUntil10000 = 2958466;
constexpr int kDays1904 = 1462; ///< between the two days from which days are counted
constexpr int kMostDigits = 30;

std::optional<double> numberIn(std::string_view text)
{
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool all = problem == std::errc() && end == text.data() + text.size();
    return all && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::string printed(const char* format, int digits, double value)
{
    std::array<char, 400> text{};
    const int size = std::snprintf(text.data(), text.size(), format, digits, value);
    return {text.data(), static_cast<std::size_t>(std::clamp(size, 0, static_cast<int>(text.size()) - 1))};
}

// As "General" shows it: programs store 17 digits, of which the last two are noise.
std::string plainNumber(std::string_view stored, double value)
{
    constexpr int kSure = 15;
    const bool whole = stored.find_first_not_of("-0123456789") == std::string_view::npos;
    return whole ? std::string(stored) : printed("%.*G", kSure, value);
}

// The parts of a code between semicolons that are no text.
std::vector<std::string_view> sectionsOf(std::string_view code)
{
    std::vector<std::string_view> sections;
    std::size_t from = 0;
    bool quoted = false;
    for (std::size_t at = 0; at < code.size(); ++at) {
        if (code[at] == '\\' && !quoted) {
            ++at;
        } else if (code[at] == '"') {
            quoted = !quoted;
        } else if (code[at] == ';' && !quoted) {
            sections.push_back(code.substr(from, at - from));
            from = at + 1;
        }
    }
    sections.push_back(code.substr(std::min(from, code.size())));
    return sections;
}

std::string grouped(const std::string& digits)
{
    std::string result;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        result += i > 0 && (digits.size() - i) % 3 == 0 ? "," : "";
        result += digits[i];
    }
    return result;
}

} // namespace

/// Takes a section of a code character by character.
struct NumberFormat::Scan
{
    explicit Scan(std::string_view code)
        : m_code(code)
    {}

    Section run()
    {
        while (m_at < m_code.size()) {
            step(m_code[m_at]);
        }
        // "m" is a minute beside hours or seconds, and a month otherwise.
        section.date = section.date || (m_month && !section.time);
        section.thousands = section.placeholders ? m_commas : 0;
        section.plain = section.plain || (!section.placeholders && !section.date && !section.time);
        return std::move(section);
    }

    Section section;

private:
    void literal(std::string_view text) { (section.placeholders ? section.behind : section.before) += text; }

    void step(char c)
    {
        ++m_at;
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        if (c == '"') {
            const std::size_t end = std::min(m_code.find('"', m_at), m_code.size());
            literal(m_code.substr(m_at, end - m_at));
            m_at = std::min(end + 1, m_code.size());
        } else if (c == '\\') {
            literal(m_code.substr(m_at, 1));
            ++m_at;
        } else if (c == '_' || c == '*') {
            ++m_at; // as wide as the next character, or as many of it as there is room for
        } else if (c == '[') {
            bracket();
        } else if (c == '0' || c == '#' || c == '?') {
            placeholder(c);
        } else if (c == '.' && section.placeholders) {
            m_decimals = true;
        } else if (c == '.') {
            m_decimals = section.placeholders = true;
        } else if (c == ',' && section.placeholders) {
            ++m_commas;
        } else if (c == '%') {
            ++section.percents;
            literal("%");
        } else if (c == '/') {
            section.plain = section.plain || section.placeholders; // a fraction
        } else if (lower == 'e' && section.placeholders) {
            section.exponent = true;
            m_at += m_at < m_code.size() && (m_code[m_at] == '+' || m_code[m_at] == '-') ? 1U : 0U;
        } else if (c == '@' || lower == 'g') {
            section.plain = true; // text, General
        } else {
            letter(lower, c);
        }
    }

    void letter(char lower, char c)
    {
        section.date = section.date || lower == 'y' || lower == 'd';
        section.time = section.time || lower == 'h' || lower == 's';
        section.seconds = section.seconds || lower == 's';
        m_month = m_month || lower == 'm';
        if ((lower < 'a' || lower > 'z') && !m_month && !section.date && !section.time) {
            literal({&c, 1}); // signs, brackets, currencies, blanks
        }
    }

    // [h] counts on; [>100] is a condition; colours and languages change nothing.
    void bracket()
    {
        const std::size_t end = std::min(m_code.find(']', m_at), m_code.size());
        const std::string written(m_code.substr(m_at, end - m_at));
        const std::string inner = text::lowerAscii(written);
        m_at = std::min(end + 1, m_code.size());
        if (!inner.empty() && inner.find_first_not_of("hms") == std::string::npos) {
            section.time = section.elapsed = true;
            section.seconds = section.seconds || inner.front() == 's';
        } else if (!inner.empty() && (inner.front() == '<' || inner.front() == '>' || inner.front() == '=')) {
            section.plain = true;
        } else if (inner.starts_with('$')) {
            literal(std::string_view(written).substr(1, inner.find('-') == std::string::npos ? inner.size()
                                                                                             : inner.find('-') - 1));
        }
    }

    void placeholder(char c)
    {
        section.placeholders = true;
        if (section.exponent) {
            return;
        }
        section.grouped = section.grouped || (m_commas > 0 && !m_decimals);
        m_commas = 0;
        if (m_decimals) {
            section.decimals = std::min(section.decimals + 1, kMostDigits);
            section.kept = c == '0' ? section.decimals : section.kept;
        } else {
            section.digits = std::min(section.digits + (c == '0' ? 1 : 0), kMostDigits);
        }
    }

    std::string_view m_code;
    std::size_t m_at = 0;
    bool m_decimals = false;
    bool m_month = false;
    int m_commas = 0;
};

NumberFormat::Section NumberFormat::sectionOf(std::string_view code)
{
    return Scan(code).run();
}

NumberFormat::NumberFormat(std::string_view code)
    : m_code(text::equalsIgnoringCase(code, "general") ? std::string_view() : code)
{
    if (m_code.empty()) {
        return;
    }
    for (const std::string_view each : sectionsOf(m_code)) {
        if (m_count < std::size(m_sections)) {
            m_sections[m_count++] = sectionOf(each);
        }
    }
}

NumberFormat NumberFormat::builtIn(int number)
{
    struct Known
    {
        int number;
        std::string_view code;
    };
    // Those of East Asian languages are dates.
    static constexpr Known kKnown[] = {
        {1, "0"},         {2, "0.00"},      {3, "#,##0"},     {4, "#,##0.00"},     {9, "0%"},      {10, "0.00%"},
        {11, "0.00E+00"}, {14, "m/d/yy"},   {15, "d-mmm-yy"}, {16, "d-mmm"},       {17, "mmm-yy"}, {18, "h:mm AM/PM"},
        {19, "h:mm:ss"},  {20, "h:mm"},     {21, "h:mm:ss"},  {22, "m/d/yy h:mm"}, {37, "#,##0"},  {38, "#,##0"},
        {39, "#,##0.00"}, {40, "#,##0.00"}, {45, "mm:ss"},    {46, "[h]:mm:ss"},   {47, "mm:ss"},  {48, "0.0E+0"},
    };
    const auto* const found = std::ranges::find(kKnown, number, &Known::number);
    if (found != std::end(kKnown)) {
        return NumberFormat(found->code);
    }
    const bool eastAsian = (number >= 27 && number <= 36) || (number >= 50 && number <= 58);
    return eastAsian ? NumberFormat("yyyy-mm-dd") : NumberFormat();
}

std::string NumberFormat::numberShown(double value, const Section& section)
{
    double scaled = std::abs(value) * std::pow(100.0, section.percents) / std::pow(1000.0, section.thousands);
    std::string digits = printed(section.exponent ? "%.*E" : "%.*f", section.decimals, scaled);
    std::string behind;
    if (const std::size_t power = digits.find('E'); power != std::string::npos) {
        behind = digits.substr(power);
        digits.resize(power);
    }
    std::string whole = digits.substr(0, digits.find('.'));
    std::string decimals = digits.size() > whole.size() ? digits.substr(whole.size() + 1) : std::string();
    while (decimals.size() > static_cast<std::size_t>(section.kept) && decimals.ends_with('0')) {
        decimals.pop_back();
    }
    whole.insert(0, static_cast<std::size_t>(std::max(0, section.digits - static_cast<int>(whole.size()))), '0');
    const bool zero =
        whole.find_first_not_of('0') == std::string::npos && decimals.find_first_not_of('0') == std::string::npos;
    const std::string sign = value < 0 && !zero ? "-" : "";
    return sign + section.before + (section.grouped ? grouped(whole) : whole) +
           (decimals.empty() ? std::string() : "." + decimals) + behind + section.behind;
}

std::string NumberFormat::timeShown(double days, const Section& section, bool since1904)
{
    constexpr std::int64_t kSecondsADay = 86400;
    const std::int64_t all = std::llround(days * kSecondsADay);
    std::int64_t day = all / kSecondsADay + (since1904 ? kDays1904 : 0);
    const std::int64_t second = all % kSecondsADay;
    const std::int64_t hour = section.elapsed ? all / 3600 : second / 3600;
    std::array<char, 64> text{};
    std::string result;
    if (section.date) {
        // Lotus took 1900 for a leap year, and others followed.
        day += day < 60 && !since1904 ? 1 : 0;
        const std::chrono::sys_days date =
            std::chrono::sys_days(std::chrono::year(1899) / 12 / 30) + std::chrono::days(day);
        const std::chrono::year_month_day shown(date);
        std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(shown.year()),
                      static_cast<unsigned>(shown.month()), static_cast<unsigned>(shown.day()));
        result = text.data();
    }
    if (section.time) {
        const int size = std::snprintf(text.data(), text.size(), "%02lld:%02lld:%02lld", static_cast<long long>(hour),
                                       static_cast<long long>(second / 60 % 60), static_cast<long long>(second % 60));
        const bool seconds = section.seconds || second % 60 != 0;
        result += result.empty() ? "" : " ";
        result.append(text.data(), static_cast<std::size_t>(size) - (seconds ? 0 : 3));
    }
    return result;
}

std::string NumberFormat::shown(std::string_view stored, bool since1904) const
{
    const std::optional<double> value = numberIn(stored);
    if (!value) {
        return std::string(stored);
    }
    if (m_count == 0) {
        return plainNumber(stored, *value);
    }
    const std::size_t which = *value < 0 && m_count > 1 ? 1 : *value == 0 && m_count > 2 ? 2 : 0;
    const Section& section = m_sections[which];
    if (section.plain) {
        return plainNumber(stored, *value);
    }
    if (section.date || section.time) {
        return *value >= 0 && *value < kDaysUntil10000 ? timeShown(*value, section, since1904)
                                                       : plainNumber(stored, *value);
    }
    return numberShown(which == 1 ? std::abs(*value) : *value, section);
}

} // namespace accord::format
