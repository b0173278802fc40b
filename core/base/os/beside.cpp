// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/beside.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <string>

namespace accord {
namespace {

namespace fs = std::filesystem;

bool endsLike(std::string_view name, std::string_view ending)
{
    // There are file systems for which "-WAL" is the same name.
    return name.size() > ending.size() && text::equalsIgnoringCase(name.substr(name.size() - ending.size()), ending);
}

bool isThere(const fs::path& file)
{
    struct stat about
    {};
    return ::lstat(file.c_str(), &about) == 0;
}

// SQLite's file format, sections 3 and 4; "WAL-mode File Format", section 2.1. A journal has its mark once it is on the
// disk, and zeros before; so may have whatever a power cut left half made.
bool beginsLike(std::string_view bytes, std::string_view ending)
{
    constexpr std::string_view kJournal("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    constexpr std::string_view kLog("\x37\x7f\x06", 3);
    constexpr std::uint32_t kIndexVersion = 3007000; // in the machine's order of bytes
    if (ending == "-owner") {
        return kOwnerHeading.starts_with(bytes.substr(0, kOwnerHeading.size()));
    }
    if (std::ranges::all_of(bytes.substr(0, kJournal.size()), [](char c) { return c == '\0'; })) {
        return true;
    }
    if (ending == "-shm") {
        std::uint32_t version = 0;
        std::memcpy(&version, bytes.data(), std::min(bytes.size(), sizeof version));
        return version == kIndexVersion;
    }
    return ending != "-guard" && bytes.starts_with(ending == "-wal" ? kLog : kJournal);
}

} // namespace

bool isStrangerBeside(const fs::path& file, std::string_view ending)
{
    struct stat about
    {};
    if (::lstat(file.c_str(), &about) != 0) {
        return false;
    }
    const int descriptor =
        S_ISREG(about.st_mode) ? ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) : -1;
    if (descriptor < 0) {
        return !S_ISREG(about.st_mode); // one that may not be read, or is gone by now, is SQLite's to tell of
    }
    std::array<char, 64> bytes{};
    const ssize_t count = ::read(descriptor, bytes.data(), bytes.size());
    ::close(descriptor);
    return !beginsLike({bytes.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0))}, ending);
}

Status checkOwnName(const fs::path& file)
{
    const std::string name = file.filename().string();
    const bool beside =
        std::ranges::any_of(kBesideEndings, [&name](std::string_view ending) { return endsLike(name, ending); });
    return beside || endsLike(name, kPartEnding)
               ? Status(Error{Errc::Unwritable, Reason::NameOfFileBeside, {file.string()}})
               : Status();
}

Status checkNothingBeside(const fs::path& project)
{
    for (const std::string_view ending : kBesideEndings) {
        const fs::path other = project.string().append(ending);
        const bool content = ending == "-wal" || ending == "-journal";
        if (content ? isThere(other) : isStrangerBeside(other, ending)) {
            return Error{Errc::Exists, Reason::FileExists, {other.string()}};
        }
    }
    return {};
}

Status checkBeside(const fs::path& project)
{
    for (const std::string_view ending : kBesideEndings) {
        if (const fs::path other = project.string().append(ending); isStrangerBeside(other, ending)) {
            return Error{Errc::Unreadable, Reason::StrangerBeside, {project.string(), other.string()}};
        }
    }
    return {};
}

} // namespace accord
