// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::format {

/// Keywords under a name, such as "pytorch_keywords"; the only list of a plain file has none.
struct KeywordList
{
    std::string name;
    std::vector<Keyword> keywords; ///< in the order of the file; those that differ only in ASCII case once

    bool operator==(const KeywordList&) const = default;
};

/// Reads keywords from text in one of two shapes, told apart by what comes first beside blank lines and comments:
///
/// - lists as studies keep them in their scripts, any number of them:
///       pytorch_keywords = [ 'llm', "few shot", ]   # comment
///   in Python's spelling of strings (quotes of either sort, `\\`, `\'`, `\"`, `\n` and `\t`; raw ones as r'...'). Two
///   strings without a comma between them are an error: Python would glue them together without a word.
/// - plain text, one keyword per line; blank lines and lines that begin with `#` are passed over.
///
/// In both, `re:` before a keyword makes it a regular expression (`re:\bint(4|8)\b`). `name` is the file's name for
/// errors: Errc::BadSyntax and Errc::BadEncoding with "name:line".
Result<std::vector<KeywordList>> readKeywordLists(std::string_view text, std::string_view name);

/// How a keyword is written in a list and told to people: `re:` and the text for a regular expression.
std::string spelling(const Keyword& keyword);

/// A keyword as it is written in a list: trimmed, `re:` taken off. Nothing where no text is left.
Result<Keyword> parseKeyword(std::string_view written);

} // namespace accord::format
