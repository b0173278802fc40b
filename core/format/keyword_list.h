// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

class TableReader;

/// Keywords under a name, such as "pytorch_keywords"; the only list of a plain file has none.
struct KeywordList
{
    std::string name;
    std::vector<Keyword> keywords; ///< in the order of the file, each spelling once

    bool operator==(const KeywordList&) const = default;
};

/// Reads keywords from text in one of two shapes, told apart by what comes first beside blank lines and comments:
///
/// - lists as studies keep them in their scripts, any number of them:
///       pytorch_keywords = [ 'llm', "few shot", ]   # comment
///   in Python's spelling of strings (quotes of either sort, `\\`, `\'`, `\"`, `\n` and `\t`; raw ones as r'...'). Two
///   strings without a comma between them are an error: Python would glue them together without a word.
/// - plain text, one keyword per line; blank lines and lines that begin with `#` are passed over (`\#` begins a keyword
///   with that sign).
///
/// In both, `re:` before a keyword makes it a regular expression (`re:\bint(4|8)\b`), and a comment tells the class of
/// the keywords behind it, or where they are from, up to the next such or the end of the list:
///
///     # class: model names
///     # origin: HuggingFace, ModelScope
///
/// `name` is the file's name for errors: Errc::BadSyntax and Errc::BadEncoding with "name:line".
Result<std::vector<KeywordList>> readKeywordLists(std::string_view text, std::string_view name);

/// The same of plain text alone: "a = [" is a keyword like any other.
Result<std::vector<KeywordList>> readPlainKeywords(std::string_view text, std::string_view name);

/// Reads keywords from a table whose heading has the columns `keyword` and at will `class`, `origin` and `list` (the
/// name of the list that a keyword is in), in any order and case; other columns are passed over. Errc::BadSyntax names
/// what is missing, and the errors of the table.
Result<std::vector<KeywordList>> readKeywordTable(TableReader& table, std::string_view name);

/// Whether a text is such a table: its first line has a `keyword` and one of the others, with a separator between.
bool isKeywordTable(std::string_view text);

/// Plain text that readKeywordLists() makes the same keywords of, with comments for classes and origins.
std::string writeKeywords(std::span<const Keyword> keywords);

/// Each spelling once, as it came first. Spellings that differ in case are two, and found as one.
std::vector<Keyword> withoutRepeats(std::vector<Keyword> keywords);

/// How a keyword is written in a list and told to people: `re:` and the text for a regular expression.
std::string spelling(const Keyword& keyword);

/// A keyword as it is written in a list: trimmed, `re:` taken off. Nothing where no text is left.
Result<Keyword> parseKeyword(std::string_view written);

} // namespace accord::format
