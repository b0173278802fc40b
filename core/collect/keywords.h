// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/model/issue.h"

#include <compare>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::collect {

/// Keywords that somebody wrote down under a name, such as those for one repository.
struct NamedKeywords
{
    std::string name; ///< "vllm_keywords"; the file's name where the list has none of its own
    std::vector<Keyword> keywords;
};

/// The lists in a file: of the study's `filter_keywords` (name = [ 'word', "phrase", ... ]), or one keyword per line.
/// Errc::Unreadable, Errc::BadSyntax and BadEncoding (subject: "file:line"; see format::readKeywordLists for the
/// shapes), Errc::NotFound where there is no keyword at all.
Result<std::vector<NamedKeywords>> readKeywordLists(const std::filesystem::path& file);

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
