// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/backups/file_name.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace accord::backups {
namespace {

constexpr std::string_view kExtension = ".accord";
constexpr std::array<std::pair<Reason, std::string_view>, 7> kNames{{{Reason::Open, "open"},
                                                                     {Reason::Hourly, "hourly"},
                                                                     {Reason::Asked, "asked"},
                                                                     {Reason::BeforeBulk, "before-bulk"},
                                                                     {Reason::BeforeMerge, "before-merge"},
                                                                     {Reason::BeforeRepair, "before-repair"},
                                                                     {Reason::BeforeRestore, "before-restore"}}};

// "2026-11-20T10:05:00" by the places of its digits, whatever stands between them.
std::optional<std::int64_t> secondsAt(std::string_view time)
{
    constexpr std::array<std::pair<std::size_t, std::size_t>, 6> kPlaces{
        {{0, 4}, {5, 2}, {8, 2}, {11, 2}, {14, 2}, {17, 2}}};
    std::array<int, 6> parts{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string_view digits = time.substr(std::min(kPlaces[i].first, time.size()), kPlaces[i].second);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), parts[i]);
        if (digits.size() != kPlaces[i].second || read.ec != std::errc() || read.ptr != digits.data() + digits.size()) {
            return std::nullopt;
        }
    }
    const std::chrono::year_month_day day{std::chrono::year{parts[0]},
                                          std::chrono::month{static_cast<unsigned>(parts[1])},
                                          std::chrono::day{static_cast<unsigned>(parts[2])}};
    if (!day.ok() || parts[3] > 23 || parts[4] > 59 || parts[5] > 60 ||
        std::ranges::any_of(parts, [](int part) { return part < 0; })) {
        return std::nullopt;
    }
    const std::int64_t days = std::chrono::sys_days(day).time_since_epoch().count();
    return ((days * 24 + parts[3]) * 60 + parts[4]) * 60 + parts[5];
}

std::string formatted(std::int64_t seconds, const char* form)
{
    const std::chrono::sys_seconds moment{std::chrono::seconds(seconds)};
    const auto day = std::chrono::floor<std::chrono::days>(moment);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss time(moment - day);
    std::array<char, 64> text{};
    const int length = std::snprintf(text.data(), text.size(), form, static_cast<int>(date.year()),
                                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                                     static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                                     static_cast<int>(time.seconds().count()));
    return {text.data(), static_cast<std::size_t>(length)};
}

} // namespace

std::string nameOf(Reason reason)
{
    const auto* found = std::ranges::find(kNames, reason, &std::pair<Reason, std::string_view>::first);
    return std::string(found->second);
}

std::optional<std::int64_t> secondsOf(std::string_view time)
{
    return time.ends_with('Z') ? secondsAt(time) : std::nullopt;
}

std::string timeOf(std::int64_t seconds)
{
    return formatted(seconds, "%04d-%02u-%02uT%02d:%02d:%02dZ");
}

std::string fileName(std::int64_t at, std::string_view project, Reason reason)
{
    return formatted(at, "%04d-%02u-%02uT%02d-%02d-%02dZ-") + std::string(project) + "-" + nameOf(reason) +
           std::string(kExtension);
}

std::string shortIdentifier(const std::string& project)
{
    return project.size() < 8 ? std::string("00000000") : project.substr(project.size() - 8);
}

std::filesystem::path freeFile(const std::filesystem::path& folder, std::int64_t at, const std::string& project,
                               Reason reason)
{
    std::error_code ignored;
    while (true) {
        const std::filesystem::path file = folder / fileName(at++, shortIdentifier(project), reason);
        if (!std::filesystem::exists(file, ignored)) {
            return file;
        }
    }
}

std::optional<Backup> fromFileName(const std::filesystem::path& file)
{
    constexpr std::size_t kTime = 20;
    constexpr std::size_t kProject = 8;
    const std::filesystem::path last = file.filename();
    std::string_view name = last.native();
    if (!name.ends_with(kExtension) || name.size() < kTime + kProject + 3 + kExtension.size()) {
        return std::nullopt;
    }
    name.remove_suffix(kExtension.size());
    const std::optional<std::int64_t> at = secondsAt(name.substr(0, kTime));
    const std::string_view reason = name.substr(kTime + kProject + 2);
    const auto* known = std::ranges::find(kNames, reason, &std::pair<Reason, std::string_view>::second);
    if (!at || name[kTime - 1] != 'Z' || name[kTime] != '-' || name[kTime + kProject + 1] != '-' ||
        known == kNames.end()) {
        return std::nullopt;
    }
    return Backup{file, timeOf(*at), known->first, std::string(name.substr(kTime + 1, kProject)), 0};
}

} // namespace accord::backups
