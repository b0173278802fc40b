// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/conventions.h"

#include <map>
#include <regex>
#include <set>
#include <string>

namespace accord::house {

namespace {

using WordSet = std::set<std::string, std::less<>>;

/// What the tree declares, as far as comments refer to it.
struct Declared
{
    WordSet files;                         ///< "result.h"
    WordSet words;                         ///< of all code
    WordSet qualified;                     ///< "Errc::Locked", where code says so
    std::map<std::string, WordSet> within; ///< type or namespace -> words of the files that declare it
};

void eachMatch(const std::string& text, const std::regex& pattern, const auto& visit)
{
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
        visit(*at);
    }
}

bool isSource(const SourceFile& file)
{
    const auto extension = extensionOf(file.path);
    return extension == ".h" || extension == ".cpp";
}

std::string nameOf(const std::string& path)
{
    return path.substr(path.rfind('/') + 1);
}

void addSource(Declared& declared, const SourceFile& file)
{
    static const std::regex kWord(R"([A-Za-z_]\w*)");
    static const std::regex kPair(R"((\w+)(?=::(\w+)))");
    static const std::regex kType(
        R"((?:enum class|class|struct|enum|using|concept)\s+(?:\[\[\w+\]\]\s*)?([A-Za-z_]\w*))");
    static const std::regex kNamespace(R"(namespace ([\w:]+))");
    const std::string code = codeOnly(file.text);
    WordSet words;
    eachMatch(code, kWord, [&](const std::smatch& match) { words.insert(match.str()); });
    eachMatch(code, kPair,
              [&](const std::smatch& match) { declared.qualified.insert(match.str(1) + "::" + match.str(2)); });
    WordSet owners;
    eachMatch(code, kType, [&](const std::smatch& match) { owners.insert(match.str(1)); });
    eachMatch(code, kNamespace, [&](const std::smatch& match) {
        const std::string path = match.str(1);
        eachMatch(path, kWord, [&](const std::smatch& part) { owners.insert(part.str()); });
    });
    for (const auto& owner : owners) {
        declared.within[owner].insert(words.begin(), words.end());
    }
    declared.words.merge(words);
}

Declared declaredIn(const std::vector<SourceFile>& files)
{
    Declared declared;
    for (const auto& file : files) {
        declared.files.insert(nameOf(file.path));
        if (isSource(file)) {
            addSource(declared, file);
        }
    }
    return declared;
}

/// The comment that ends a line, without what is quoted in it and without web addresses.
std::string commentOf(std::string_view line)
{
    static const std::regex kQuoted(R"re("[^"]*"|https?://\S*)re");
    std::size_t at = line.find("//");
    while (at != std::string_view::npos && at > 0 && line[at - 1] == ':') {
        at = line.find("//", at + 2);
    }
    return at == std::string_view::npos ? std::string() : std::regex_replace(std::string(line.substr(at)), kQuoted, "");
}

WordSet missingIn(const std::string& comment, const Declared& declared)
{
    static const std::regex kFile(R"([\w/]+\.(?:h|cpp|sql)\b)");
    static const std::regex kPair(R"((\w+)(?=::(\w+)))");
    static const std::regex kCall(R"((^|[^\w:])([A-Za-z_]\w*)\(\))");
    WordSet missing;
    eachMatch(comment, kFile, [&](const std::smatch& match) {
        if (!declared.files.contains(nameOf(match.str()))) {
            missing.insert(match.str());
        }
    });
    eachMatch(comment, kPair, [&](const std::smatch& match) {
        const std::string pair = match.str(1) + "::" + match.str(2);
        const auto owner = declared.within.find(match.str(1));
        const bool isOurs =
            match.str(1) != "std" && match.str(1)[0] != 'Q' && comment.find("std::" + pair) == std::string::npos;
        if (isOurs && !declared.qualified.contains(pair) &&
            (owner == declared.within.end() || !owner->second.contains(match.str(2)))) {
            missing.insert(pair);
        }
    });
    eachMatch(comment, kCall, [&](const std::smatch& match) {
        if (!declared.words.contains(match.str(2))) {
            missing.insert(match.str(2) + "()");
        }
    });
    return missing;
}

} // namespace

std::vector<Finding> namesOfNothing(const std::vector<SourceFile>& files)
{
    const Declared declared = declaredIn(files);
    std::vector<Finding> findings;
    for (const auto& file : files) {
        if (!isSource(file) || file.path.starts_with("tests/")) {
            continue;
        }
        const auto lines = linesOf(file.text);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (const auto& name : missingIn(commentOf(lines[i]), declared)) {
                findings.push_back({file.path, i + 1, "the comment names " + name + ", which is nowhere."});
            }
        }
    }
    return findings;
}

} // namespace accord::house
