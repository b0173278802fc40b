// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/model/issue.h"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace accord::collect {

/// Keywords that somebody wrote down under a name, such as those for one repository.
struct NamedKeywords
{
    std::string name; ///< "vllm_keywords"; the file's name where the list has none of its own
    std::vector<Keyword> keywords;
};

/// The lists in a file: of the study's `filter_keywords` (name = [ 'word', "phrase", ... ]), one keyword per line, or a
/// table (also of a spreadsheet program) with the columns keyword, class, origin and list. Errc::Unreadable,
/// Errc::BadSyntax and BadEncoding (subject: "file:line"; see format::readKeywordLists and readKeywordTable for the
/// shapes), Errc::NotFound where there is no keyword at all.
Result<std::vector<NamedKeywords>> readKeywordLists(const std::filesystem::path& file);

/// Keywords as lines, one each, with comments for their classes and origins, and back: what a person edits. `name`:
/// what errors call the lines.
std::string asLines(std::span<const Keyword> keywords);
Result<std::vector<Keyword>> fromLines(std::string_view lines, std::string_view name);

/// Each spelling once, as it came first.
std::vector<Keyword> withoutRepeats(std::vector<Keyword> keywords);

/// Those of all these sources, each spelling once.
std::vector<Keyword> keywordsOf(std::span<const Source> sources);

/// How many keywords there are when case and white space do not count: as many as are looked for.
std::int64_t countIgnoringCase(std::span<const Keyword> keywords);

/// The keyword that is told under that name (Matcher::names()); null where none is.
const Keyword* keywordCalled(std::span<const Keyword> keywords, const std::string& name);

/// Keywords of one class, and what they bring together.
struct KeywordClass
{
    std::string name;                   ///< empty: those of which no class is said
    std::vector<std::string> origins{}; ///< each once, in the order of the keywords
    std::int64_t keywords = 0;          ///< different spellings
    std::int64_t ignoringCase = 0;      ///< of these
    std::int64_t issues = 0;            ///< in which one of them stands
    std::int64_t alone = 0;             ///< in which no keyword of another class stands
    std::int64_t relevant = 0;          ///< issues that were read for one of them and found relevant by somebody
    std::int64_t falsePositive = 0;     ///< likewise, and found not to be

    bool operator==(const KeywordClass&) const = default;
};

/// Counts by classes. A keyword that several lists have belongs to the class that came first.
class KeywordClasses
{
public:
    explicit KeywordClasses(std::span<const Keyword> keywords);

    /// One more issue in which these keywords stand (Matcher::names()); those that are none of ours do not count.
    void add(std::span<const std::string> names);

    /// What was found of an issue that was read for a keyword; issues count once in each class and finding.
    void judged(const std::string& name, const std::string& url, Relevance relevance);

    /// Empty where no keyword has a class.
    [[nodiscard]] std::vector<KeywordClass> counts() const;

private:
    [[nodiscard]] std::optional<std::size_t> classOf(const std::string& name) const;

    std::vector<KeywordClass> m_classes;
    std::map<std::string, std::size_t> m_places; ///< of classes, by keyword
    std::set<std::tuple<std::size_t, Relevance, std::string>> m_judged;
};

/// Errc::Invalid for the first one that is no regular expression (subject: the keyword; detail: what is wrong with it).
Status checkKeywords(std::span<const Keyword> keywords);

/// A keyword found in a text.
struct Found
{
    std::uint32_t keyword = 0; ///< its position among the keywords
    std::uint32_t start = 0;   ///< in bytes
    std::uint32_t length = 0;

    auto operator<=>(const Found&) const = default;
};

/// With one space for each run of white space (Unicode's White_Space), and none at the ends.
[[nodiscard]] std::string withSingleSpaces(std::string_view text);

/// Finds keywords in texts, with RE2. Keywords that overlap all count. May be used from several threads at once.
///
/// Words and phrases are found as people mean them: whole words, in either case, any white space where a phrase has
/// some; in Chinese, Japanese and Korean wherever they stand. Regular expressions in RE2's syntax are found in either
/// case unless they say `(?-i)`, from the left, none within another of the same, none empty; borders of words are
/// theirs to ask for (`\b`). Texts may hold bytes that are not UTF-8: these are like nothing.
///
/// What is ours is what RE2 does not know: its `\b` is that of ASCII, so that borders between letters of other scripts
/// are looked at here, and a set tells which expressions stand in a text, not where. Finding the 82 keywords of the
/// study's longest list takes 4 to 5 times as long as reading the texts with SQLite, all 143 of them 6 times
/// (keyword_bench).
class Matcher
{
public:
    /// Errc::Invalid: subject the keyword; detail what is wrong with it (for a regular expression RE2's words).
    static Result<Matcher> compile(std::span<const Keyword> keywords);

    /// How the keywords are told, in their order (format::spelling: `re:` before a regular expression). Of words that
    /// differ only in case or white space, the first.
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }

    [[nodiscard]] bool empty() const { return m_names.empty(); }

    /// Every place of every keyword in a text, by start, then keyword.
    [[nodiscard]] std::vector<Found> find(std::string_view text) const;
    void find(std::string_view text, std::vector<Found>& found) const; ///< in the place of what is there

    /// The keywords that stand in an issue, in their order.
    [[nodiscard]] std::vector<KeywordHit> hits(const Document& document, const KeywordPlaces& places) const;

private:
    struct Compiled;

    Matcher() = default;

    std::vector<std::string> m_names;
    std::shared_ptr<const Compiled> m_compiled;
};

} // namespace accord::collect
