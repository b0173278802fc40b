// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/languages.h"

#include <algorithm>
#include <array>
#include <regex>
#include <set>

namespace accord::house {
namespace {

std::size_t lineOfPlace(std::string_view text, std::size_t at)
{
    return 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, at), '\n'));
}

/// The name before the opening bracket at `at`: "tr" of "tr(".
std::string_view nameBefore(std::string_view code, std::size_t at)
{
    const auto isWord = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    std::size_t end = at;
    while (end > 0 && code[end - 1] == ' ') {
        --end;
    }
    std::size_t begin = end;
    while (begin > 0 && isWord(code[begin - 1])) {
        --begin;
    }
    return code.substr(begin, end - begin);
}

bool isLookedUp(std::string_view name)
{
    // Names of fonts are the same in every language.
    constexpr std::array<std::string_view, 5> kNames{"tr", "translate", "QT_TRANSLATE_NOOP", "QT_TRANSLATE_N_NOOP",
                                                     "fontNames"};
    return std::ranges::find(kNames, name) != kNames.end();
}

/// Words that are measured, and not shown.
constexpr std::string_view kMeasured = "The quick brown fox jumps over the lazy dog, 0123456789. ";

bool isSentence(const std::string& literal)
{
    static const std::regex kNoWords("<[^>]*>|&[a-z]+;|%L?[0-9n]|[0-9]+px [a-z]+");
    static const std::regex kTwoWords("[A-Za-z]{2,} [A-Za-z]{2,}");
    const std::string words = std::regex_replace(literal, kNoWords, "|");
    return std::regex_search(words, kTwoWords);
}

std::string unescaped(std::string text)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kEntities{
        {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&apos;", "'"}, {"&amp;", "&"}}};
    for (const auto& [entity, character] : kEntities) {
        for (std::size_t at = text.find(entity); at != std::string::npos; at = text.find(entity, at + 1)) {
            text.replace(at, entity.size(), character);
        }
    }
    return text;
}

std::multiset<std::string> partsOf(const std::string& text)
{
    static const std::regex kParts("%L?[0-9n]|</?[a-z]+");
    std::multiset<std::string> parts;
    for (auto each = std::sregex_iterator(text.begin(), text.end(), kParts); each != std::sregex_iterator(); ++each) {
        parts.insert(each->str());
    }
    return parts;
}

/// What stands between the tags, and what follows it.
std::pair<std::string_view, std::string_view> between(std::string_view text, std::string_view from, std::string_view to)
{
    const std::size_t begin = text.find(from);
    const std::size_t end = begin == std::string_view::npos ? begin : text.find(to, begin);
    if (end == std::string_view::npos) {
        return {};
    }
    return {text.substr(begin + from.size(), end - begin - from.size()), text.substr(end + to.size())};
}

/// The one translation of a text, or its forms.
std::vector<std::string> formsOf(std::string_view message)
{
    std::vector<std::string> forms;
    if (message.find("<numerusform>") == std::string_view::npos) {
        return {unescaped(std::string(between(message, "<translation>", "</translation>").first))};
    }
    for (auto [form, rest] = between(message, "<numerusform>", "</numerusform>"); rest.data() != nullptr;
         std::tie(form, rest) = between(rest, "<numerusform>", "</numerusform>")) {
        forms.push_back(unescaped(std::string(form)));
    }
    return forms;
}

bool isWritten(std::string_view message, const std::string& source)
{
    const std::vector<std::string> forms = formsOf(message);
    // One need not be said in figures: "One waits for your vote".
    const bool plural = message.find("<numerusform>") != std::string_view::npos;
    return std::ranges::all_of(forms, [&](const std::string& form) {
        auto wanted = partsOf(source);
        auto there = partsOf(form);
        if (plural && &form == &forms.front() && forms.size() > 1) {
            wanted.erase("%n");
            wanted.erase("%Ln");
            there.erase("%n");
            there.erase("%Ln");
        }
        return !form.empty() && there == wanted;
    });
}

} // namespace

std::vector<Finding> wordsOutsideTr(const SourceFile& file)
{
    std::vector<Finding> found;
    if (!file.path.starts_with("ui/") && !file.path.starts_with("core/report/")) {
        return found;
    }
    const std::string code = codeOnly(file.text); // without strings: brackets are brackets
    std::vector<bool> open;
    std::size_t at = 0;
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (code[i] == '(') {
            open.push_back(isLookedUp(nameBefore(code, i)));
        } else if (code[i] == ')' && !open.empty()) {
            open.pop_back();
        }
        // A string: there the text has what the code has not.
        if (i < at || file.text[i] != '"' || (i > 0 && file.text[i - 1] == '\'')) {
            continue;
        }
        std::size_t end = i + 1;
        while (end < file.text.size() && file.text[end] != '"' && file.text[end] != '\n') {
            end += file.text[end] == '\\' ? 2 : 1;
        }
        at = end + 1;
        const std::size_t line = file.text.rfind('\n', i) + 1;
        const std::string_view before = std::string_view(file.text).substr(line, i - line);
        const std::string literal = file.text.substr(i + 1, end - i - 1);
        const bool comment = before.find("//") != std::string_view::npos || before.starts_with("#include");
        if (!comment && std::ranges::find(open, true) == open.end() && literal != kMeasured && isSentence(literal)) {
            found.push_back({file.path, lineOfPlace(file.text, i), "\"" + literal + "\" is outside of tr()"});
        }
    }
    return found;
}

std::vector<Finding> handMadePlurals(const SourceFile& file)
{
    std::vector<Finding> found;
    if (!file.path.starts_with("ui/")) {
        return found;
    }
    static const std::regex kChoice("== 1\\s*\\?\\s*[A-Za-z:]*tr\\(\\s*\"(1 |One |[^\"]* 1 )");
    static const std::regex kBracket("tr\\([^)]*\"[^\"]*\\(s\\)");
    for (const std::regex* wrong : {&kChoice, &kBracket}) {
        std::smatch match;
        if (std::regex_search(file.text, match, *wrong)) {
            found.push_back({file.path, lineOfPlace(file.text, static_cast<std::size_t>(match.position())),
                             "one and many are chosen by hand: \"" + match.str() + "\""});
        }
    }
    return found;
}

std::vector<Finding> unfinishedTexts(const SourceFile& catalogue)
{
    std::vector<Finding> found;
    const std::string_view all = catalogue.text;
    for (auto [message, rest] = between(all, "<message", "</message>"); rest.data() != nullptr;
         std::tie(message, rest) = between(rest, "<message", "</message>")) {
        const std::string source = unescaped(std::string(between(message, "<source>", "</source>").first));
        const bool unfinished = message.find("type=\"unfinished\"") != std::string_view::npos;
        if (unfinished || !isWritten(message, source)) {
            found.push_back({catalogue.path, lineOfPlace(all, static_cast<std::size_t>(message.data() - all.data())),
                             (unfinished ? "not translated: " : "other placeholders or tags: ") + source});
        }
    }
    return found;
}

PageShape shapeOf(std::string_view markdown)
{
    PageShape shape;
    bool inCode = false;
    for (const std::string_view line : linesOf(markdown)) {
        if (line.starts_with("```")) {
            inCode = !inCode;
            if (inCode) {
                shape.code.emplace_back();
            }
        } else if (inCode) {
            shape.code.back() += std::string(line) + "\n";
        } else if (line.starts_with('#')) {
            shape.headings.emplace_back(line.substr(0, line.find(' ')));
        }
    }
    static const std::regex kLink("\\]\\(([a-z-]+\\.md)");
    const std::string text(markdown);
    for (auto each = std::sregex_iterator(text.begin(), text.end(), kLink); each != std::sregex_iterator(); ++each) {
        shape.links.push_back((*each)[1]);
    }
    std::ranges::sort(shape.links);
    return shape;
}

} // namespace accord::house
