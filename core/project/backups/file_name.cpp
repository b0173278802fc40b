// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/backups/file_name.h"

#include "core/base/clock.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>

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

} // namespace

std::string nameOf(Reason reason)
{
    const auto* found = std::ranges::find(kNames, reason, &std::pair<Reason, std::string_view>::first);
    return std::string(found->second);
}

std::string fileName(std::int64_t at, std::string_view project, Reason reason)
{
    // Without colons, which other systems and archives do not like.
    return text::replacedAll(timeOf(at), ":", "-") + "-" + std::string(project) + "-" + nameOf(reason) +
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
    std::string time(name.substr(0, kTime));
    std::ranges::replace(time.begin() + 10, time.end(), '-', ':');
    const std::optional<std::int64_t> at = secondsOf(time);
    const std::string_view reason = name.substr(kTime + kProject + 2);
    const auto* known = std::ranges::find(kNames, reason, &std::pair<Reason, std::string_view>::second);
    if (!at || name[kTime] != '-' || name[kTime + kProject + 1] != '-' || known == kNames.end()) {
        return std::nullopt;
    }
    return Backup{file, timeOf(*at), known->first, std::string(name.substr(kTime + 1, kProject)), 0};
}

} // namespace accord::backups
