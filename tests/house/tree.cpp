// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/tree.h"

#include "tests/support/files.h"

#include <algorithm>
#include <array>

namespace accord::house {

namespace {

namespace fs = std::filesystem;

bool isOurs(const std::string& path)
{
    constexpr std::array<std::string_view, 6> kExtensions{".cpp", ".h", ".cmake", ".sh", ".sql", ".py"};
    const auto extension = extensionOf(path);
    return std::ranges::find(kExtensions, extension) != kExtensions.end() || path.ends_with("CMakeLists.txt") ||
           path.starts_with(".ci/");
}

/// The end of the raw string that starts at `at` (at its R), or npos if none starts there.
std::size_t rawStringEnd(std::string_view text, std::size_t at)
{
    const auto open = text.find('(', at);
    if (text.substr(at, 2) != "R\"" || open == std::string_view::npos || open - at > 18) {
        return std::string_view::npos;
    }
    std::string close = ")";
    close += text.substr(at + 2, open - at - 2);
    close += '"';
    const auto end = text.find(close, open);
    return end == std::string_view::npos ? text.size() : end + close.size();
}

std::size_t quotedEnd(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote && text[at] != '\n'; ++at) {
        if (text[at] == '\\') {
            ++at;
        }
    }
    return std::min(at + 1, text.size());
}

bool isWordCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

/// Where the comment, string or character that starts at `at` ends; `at` itself if none starts there.
std::size_t notCodeUntil(std::string_view text, std::size_t at)
{
    if (text.substr(at, 2) == "//") {
        return std::min(text.find('\n', at), text.size());
    }
    if (text.substr(at, 2) == "/*") {
        const auto end = text.find("*/", at + 2);
        return end == std::string_view::npos ? text.size() : end + 2;
    }
    if (const auto end = rawStringEnd(text, at); end != std::string_view::npos) {
        return end;
    }
    // An apostrophe within a number (1'000'000) is no character.
    const bool withinNumber = text[at] == '\'' && at > 0 && isWordCharacter(text[at - 1]);
    if (text[at] == '"' || (text[at] == '\'' && !withinNumber)) {
        return quotedEnd(text, at);
    }
    return at;
}

} // namespace

std::string print(const Finding& finding)
{
    return finding.path + (finding.line > 0 ? ":" + std::to_string(finding.line) : "") + ": " + finding.sentence;
}

std::string print(const std::vector<Finding>& findings)
{
    std::string text;
    for (const auto& finding : findings) {
        text += print(finding) + "\n";
    }
    return text;
}

std::vector<SourceFile> readTree(const fs::path& root)
{
    std::vector<SourceFile> files;
    const auto take = [&](const fs::path& file) {
        const auto path = fs::relative(file, root).generic_string();
        if (isOurs(path)) {
            files.push_back({path, test::readFile(file)});
        }
    };
    take(root / "CMakeLists.txt");
    for (const char* folder : {".ci", "app", "core", "packaging", "resources", "schemas", "tests", "ui"}) {
        if (!fs::exists(root / folder)) {
            continue;
        }
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            if (entry.is_regular_file()) {
                take(entry.path());
            }
        }
    }
    std::ranges::sort(files, {}, &SourceFile::path);
    return files;
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return lines;
}

std::string folderOf(std::string_view path)
{
    const auto slash = path.rfind('/');
    return std::string(slash == std::string_view::npos ? std::string_view() : path.substr(0, slash));
}

std::string extensionOf(std::string_view path)
{
    const auto dot = path.rfind('.');
    const auto slash = path.rfind('/');
    const bool none = dot == std::string_view::npos || (slash != std::string_view::npos && dot < slash);
    return std::string(none ? std::string_view() : path.substr(dot));
}

std::string codeOnly(std::string_view text)
{
    std::string code(text);
    for (std::size_t at = 0; at < text.size();) {
        const auto end = notCodeUntil(text, at);
        for (auto i = at; i < end; ++i) {
            if (code[i] != '\n') {
                code[i] = ' ';
            }
        }
        at = std::max(end, at + 1);
    }
    return code;
}

} // namespace accord::house
