// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/confirmed_sources.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/collect/sources.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <system_error>

namespace accord::collect {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostBytes = std::size_t{16} << 20U;

// Empty where this person has no folder of their own.
fs::path listFile()
{
    const auto folder = [](const char* variable) {
        const char* const value = std::getenv(variable);
        return value == nullptr ? fs::path() : fs::path(value);
    };
    fs::path state = folder("XDG_STATE_HOME");
    if (!state.is_absolute()) {
        const fs::path home = folder("HOME");
        state = home.is_absolute() ? home / ".local" / "state" : fs::path();
    }
    return state.empty() ? state : state / "accord" / "confirmed-sources";
}

// What a request goes to. None of it has a blank in it (see soundSource()).
std::string lineOf(const Source& source)
{
    return source.base + " " + source.host + "/" + source.repository;
}

std::set<std::string, std::less<>> confirmedLines()
{
    std::set<std::string, std::less<>> lines;
    const fs::path file = listFile();
    const auto content = file.empty() ? Result<std::string>(std::string()) : readFile(file, kMostBytes);
    if (content.ok()) {
        for (const std::string_view line : text::split(*content, '\n')) {
            lines.emplace(line);
        }
    }
    return lines;
}

} // namespace

std::vector<Source> unconfirmed(std::span<const Source> sources)
{
    const auto known = confirmedLines();
    std::vector<Source> unknown;
    std::ranges::copy_if(sources, std::back_inserter(unknown), [&known](const Source& source) {
        const auto sound = soundSource(source);
        return !sound.ok() || !known.contains(lineOf(*sound));
    });
    return unknown;
}

Status confirm(std::span<const Source> sources)
{
    const auto known = confirmedLines();
    std::string lines;
    for (const Source& source : sources) {
        ACCORD_TRY(const Source sound, soundSource(source));
        if (const std::string line = lineOf(sound); !known.contains(line)) {
            lines += line + "\n";
        }
    }
    if (lines.empty()) {
        return {};
    }
    const fs::path file = listFile();
    if (file.empty()) {
        return Error{Errc::Unwritable, Reason::NoHomeFolder};
    }
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    // One write at the end of the file: two programs do not mix their lines.
    std::ofstream stream(file, std::ios::binary | std::ios::app);
    stream << lines << std::flush;
    return stream.good() ? Status() : Error{Errc::Unwritable, Reason::NotWritable, {file.string()}};
}

Status requireConfirmed(const Source& source)
{
    if (unconfirmed(std::span(&source, 1)).empty()) {
        return {};
    }
    return Error{Errc::NotPermitted, Reason::SourceNotConfirmed, {source.host, source.repository, source.base}};
}

} // namespace accord::collect
