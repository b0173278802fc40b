// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/conventions.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace accord::house {
namespace {

bool isOurs(std::string_view path)
{
    return (path.starts_with("core/") || path.starts_with("app/") || path.starts_with("ui/")) &&
           !path.starts_with("core/messages/");
}

std::size_t lineAt(std::string_view text, std::size_t at)
{
    return 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, at), '\n'));
}

// Behind the text that begins with a quote there.
std::size_t behindText(std::string_view text, std::size_t at)
{
    const char quote = text[at];
    for (++at; at < text.size() && text[at] != quote; ++at) {
        at += text[at] == '\\' ? 1U : 0U;
    }
    return at + 1;
}

// The arguments between an opening brace and its end; none where the text is no list of them.
std::optional<std::vector<std::string_view>> partsFrom(std::string_view text, std::size_t open)
{
    std::vector<std::string_view> parts;
    std::size_t depth = 0;
    std::size_t begin = open + 1;
    for (std::size_t at = open; at < text.size();) {
        const char c = text[at];
        if (c == '"' || c == '\'') {
            at = behindText(text, at);
            continue;
        }
        depth += c == '{' || c == '(' || c == '[' ? 1U : 0U;
        const bool closes = c == '}' || c == ')' || c == ']';
        if ((closes && depth == 1) || (c == ',' && depth == 1)) {
            parts.push_back(text.substr(begin, at - begin));
            begin = at + 1;
        }
        if (closes && --depth == 0) {
            return parts;
        }
        ++at;
    }
    return std::nullopt;
}

std::string_view trimmed(std::string_view text)
{
    const auto from = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    text.remove_prefix(from);
    return text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// Joints such as " < " are none.
bool hasWords(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '"') {
            ++at;
            continue;
        }
        const std::size_t end = behindText(text, at);
        const std::string_view literal = text.substr(at, end - at);
        if (literal.find(' ') != std::string_view::npos && std::ranges::any_of(literal, isLetter)) {
            return true;
        }
        at = end;
    }
    return false;
}

// "OnlyLead" -> how many arguments its sentence has.
std::map<std::string, std::size_t, std::less<>> placeholders(const std::vector<SourceFile>& files)
{
    constexpr std::string_view kEntry = "Reason::";
    std::map<std::string, std::size_t, std::less<>> counts;
    for (const SourceFile& file : files) {
        const std::string_view text = file.text;
        if (!file.path.starts_with("core/messages/")) {
            continue;
        }
        for (auto at = text.find(kEntry); at != std::string_view::npos; at = text.find(kEntry, at + 1)) {
            const auto open = text.find_last_not_of(" \n", at - 1);
            const auto parts = text[open] == '{' ? partsFrom(text, open) : std::nullopt;
            if (!parts || parts->size() != 2) {
                continue;
            }
            std::size_t most = 0;
            for (std::size_t i = 1; i < 10; ++i) {
                most = (*parts)[1].find("%" + std::to_string(i)) == std::string_view::npos ? most : i;
            }
            counts.emplace(trimmed((*parts)[0]).substr(8), most);
        }
    }
    return counts;
}

} // namespace

std::vector<Finding> errorsWithWords(const SourceFile& file)
{
    std::vector<Finding> findings;
    const std::string_view text = file.text;
    if (!isOurs(file.path)) {
        return findings;
    }
    const auto tell = [&](std::size_t at) {
        findings.push_back({file.path, lineAt(text, at), "the error has words; give it a reason of its own."});
    };
    for (auto at = text.find("Error{"); at != std::string_view::npos; at = text.find("Error{", at + 1)) {
        const auto parts = partsFrom(text, at + 5);
        if (parts && std::ranges::any_of(*parts, hasWords)) {
            tell(at);
        }
    }
    // A reason with a list of arguments; what has another text beside a reason is a table.
    for (auto at = text.find("{Reason::"); at != std::string_view::npos; at = text.find("{Reason::", at + 1)) {
        const auto parts = partsFrom(text, at);
        if (parts && parts->size() == 2 && trimmed((*parts)[1]).starts_with('{') && hasWords((*parts)[1])) {
            tell(at);
        }
    }
    return findings;
}

std::vector<Finding> comparedSentences(const SourceFile& file)
{
    static constexpr std::array<std::string_view, 4> kSearches{").find(", ").starts_with(", ").contains(", ") == \""};
    std::vector<Finding> findings;
    if (!isOurs(file.path)) {
        return findings;
    }
    const auto lines = linesOf(file.text);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const std::string_view made : {"messages::sentence(", "errorText(", "messageText("}) {
            const auto at = lines[i].find(made);
            const auto searched = [&](std::string_view search) {
                return lines[i].find(search, at) != std::string_view::npos;
            };
            if (at != std::string_view::npos && std::ranges::any_of(kSearches, searched)) {
                findings.push_back({file.path, i + 1, "a sentence is searched; ask for the reason."});
            }
        }
    }
    return findings;
}

std::vector<Finding> unfilledSentences(const std::vector<SourceFile>& files)
{
    const auto counts = placeholders(files);
    std::vector<Finding> findings;
    for (const SourceFile& file : files) {
        const std::string_view text = file.text;
        if (!isOurs(file.path)) {
            continue;
        }
        for (auto at = text.find("Error{Errc::"); at != std::string_view::npos;
             at = text.find("Error{Errc::", at + 1)) {
            const auto parts = partsFrom(text, at + 5);
            if (!parts || parts->size() < 2 || !trimmed((*parts)[1]).starts_with("Reason::")) {
                continue;
            }
            const auto found = counts.find(trimmed((*parts)[1]).substr(8));
            const std::string_view list = parts->size() < 3 ? std::string_view() : trimmed((*parts)[2]);
            if (found == counts.end() || (!list.empty() && !list.starts_with('{'))) {
                continue; // chosen among several, or a list made elsewhere
            }
            const auto arguments = list.empty() ? std::nullopt : partsFrom(list, 0);
            if ((arguments ? arguments->size() : 0) != found->second) {
                findings.push_back(
                    {file.path, lineAt(text, at), "the sentence has " + std::to_string(found->second) + " arguments."});
            }
        }
    }
    return findings;
}

} // namespace accord::house
