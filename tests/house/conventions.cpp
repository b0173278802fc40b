// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/conventions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <utility>

namespace accord::house {

namespace {

bool isOfWord(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

bool hasWord(std::string_view line, std::string_view word)
{
    for (auto at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
        const auto end = at + word.size();
        const bool starts = at == 0 || !isOfWord(line[at - 1]);
        if (starts && (end == line.size() || !isOfWord(line[end]))) {
            return true;
        }
    }
    return false;
}

/// The lines at the top that a tool or a person looks at first.
bool hasAtTop(const std::vector<std::string_view>& lines, std::string_view text)
{
    const auto count = std::min<std::size_t>(lines.size(), 4);
    return std::any_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(count),
                       [&](std::string_view line) { return line.find(text) != std::string_view::npos; });
}

} // namespace

std::vector<Finding> brokenConventions(const SourceFile& file)
{
    // Written in two halves, so that this file does not find itself.
    static const std::array<std::string, 3> kMarkers{std::string("TO") + "DO", std::string("FIX") + "ME",
                                                     std::string("XX") + "X"};
    std::vector<Finding> findings;
    const auto lines = linesOf(file.text);
    for (const char* tag : {"SPDX-FileCopyrightText: ", "SPDX-License-Identifier: Apache-2.0"}) {
        if (!hasAtTop(lines, tag)) {
            findings.push_back({file.path, 0, "the first lines lack \"" + std::string(tag) + "\"."});
        }
    }
    if (extensionOf(file.path) == ".h" && !hasAtTop(lines, "#pragma once")) {
        findings.push_back({file.path, 0, "the header lacks #pragma once behind the licence."});
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const auto& marker : kMarkers) {
            if (hasWord(lines[i], marker)) {
                findings.push_back({file.path, i + 1, "the line leaves work undone (" + marker + ")."});
            }
        }
    }
    return findings;
}

std::vector<Finding> testsWithoutSource(const std::vector<SourceFile>& files)
{
    std::set<std::string> folders;
    for (const auto& file : files) {
        for (auto folder = folderOf(file.path); !folder.empty(); folder = folderOf(folder)) {
            folders.insert(folder);
        }
    }
    std::vector<Finding> findings;
    for (const auto& file : files) {
        const std::string_view path = file.path;
        const bool mirrors =
            path.starts_with("tests/core/") || path.starts_with("tests/ui/") || path.starts_with("tests/app/");
        if (!mirrors || !path.ends_with(".cpp")) {
            continue;
        }
        // The layer or feature; how its files lie in folders is its own affair, and tests stay where they are.
        const auto rest = path.substr(std::string_view("tests/").size());
        const auto end = rest.find('/', rest.find('/') + 1);
        const auto folder = end == std::string_view::npos ? folderOf(rest) : std::string(rest.substr(0, end));
        if (!folders.contains(folder)) {
            findings.push_back(
                {file.path, 0, "the test mirrors no folder of the sources: there is no " + folder + "."});
        }
    }
    return findings;
}

std::vector<Finding> strangersAtTop(const std::vector<std::string>& names)
{
    constexpr std::array<std::string_view, 13> kKnown{
        "CMakeLists.txt", "CMakePresets.json", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "app",
        "core",           "packaging",         "resources",    "schemas",         "tests",   "ui"};
    std::vector<Finding> findings;
    for (const auto& name : names) {
        const bool known = std::ranges::find(kKnown, name) != kKnown.end();
        // What starts with a dot belongs to tools; "build" is made by them.
        if (!known && !name.starts_with('.') && name != "build") {
            findings.push_back(
                {name, 0, "nothing else holds content at the project's root; it belongs into a folder."});
        }
    }
    return findings;
}

namespace {

// The type that a line without indentation defines, with what behind "=" makes an alias; none for a declaration.
std::optional<std::pair<std::string, std::string>> definedType(std::string_view line)
{
    for (const std::string_view word : {"struct ", "class ", "enum class ", "using "}) {
        if (!line.starts_with(word)) {
            continue;
        }
        const std::string_view rest = line.substr(word.size());
        const auto end = static_cast<std::size_t>(std::ranges::find_if_not(rest, isOfWord) - rest.begin());
        const std::string_view behind = rest.substr(end);
        const bool alias = word == "using ";
        const bool declared = line.ends_with(';') && line.find('{') == std::string_view::npos;
        if (end == 0 ||
            (alias ? !behind.starts_with(" =") : declared || behind.starts_with("::") || behind.starts_with('<'))) {
            return std::nullopt;
        }
        return std::pair(std::string(rest.substr(0, end)), std::string(alias ? behind : ""));
    }
    return std::nullopt;
}

} // namespace

std::vector<Finding> sharedTypeNames(const std::vector<SourceFile>& files)
{
    struct Place
    {
        std::string path;
        std::string alias;
    };
    std::map<std::string, Place> first;
    std::vector<Finding> findings;
    for (const auto& file : files) {
        if (!file.path.starts_with("core/")) {
            continue;
        }
        const std::string code = codeOnly(file.text);
        const auto lines = linesOf(code);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto type = definedType(lines[i]);
            if (!type) {
                continue;
            }
            const auto [known, fresh] = first.try_emplace(type->first, Place{file.path, type->second});
            if (!fresh && (type->second.empty() || known->second.alias != type->second)) {
                findings.push_back(
                    {file.path, i + 1,
                     "the type " + type->first + " shares its name with one in " + known->second.path + "."});
            }
        }
    }
    return findings;
}

std::vector<Finding> nestedLoops(const SourceFile& file)
{
    if (!file.path.starts_with("ui/")) {
        return {};
    }
    // Calls, and not the exec() that a class of ours would define; messages and files are also asked for by functions
    // of Qt that run a loop within.
    static const std::regex loop(R"((\.|->|::)exec\(|\bQEventLoop\b|\bprocessEvents\(|)"
                                 R"(\bQMessageBox::(about|critical|information|question|warning)\(|)"
                                 R"(\bQFileDialog::get\w+\(|\bQInputDialog::get\w+\()");
    const std::string code = codeOnly(file.text);
    std::vector<Finding> findings;
    for (std::sregex_iterator at(code.begin(), code.end(), loop), end; at != end; ++at) {
        const auto line = std::count(code.begin(), code.begin() + at->position(), '\n') + 1;
        findings.push_back({file.path, static_cast<std::size_t>(line),
                            at->str() + " begins an event loop; Prompts ask and answer later."});
    }
    return findings;
}

} // namespace accord::house
