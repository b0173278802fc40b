// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace accord::format {

/// A text as a file or a host handed it out.
struct CollectedIssue
{
    TextLink link;
    Document document;
    std::string language;     ///< empty: not told
    bool pullRequest = false; ///< hosts list pull requests among the issues
    std::size_t line = 0;     ///< 1-based line of the file on which it starts
};

/// What holds for texts of a file that does not say it.
struct TextDefaults
{
    std::string group;            ///< of texts without a link; empty: each has to say so
    std::optional<TextKind> kind; ///< none: as the address or the shape of the file tells
    std::string language;
};

/// What a file says of one text, as it stands there; empty: nothing.
struct ToldText
{
    std::string kind;
    std::string name;
    std::string group;
    std::string link;
    std::string language;

    void clear(); ///< keeps the memory of the strings
};

/// Reads the texts of a file, one at a time.
class TextReader
{
public:
    TextReader() = default;
    virtual ~TextReader() = default;
    TextReader(const TextReader&) = delete;
    TextReader& operator=(const TextReader&) = delete;

    /// The next text into `text`, whose memory is used again; false behind the last one. Errors begin with "name:line";
    /// after one the next call goes on behind what is malformed, where that is possible.
    virtual Result<bool> next(CollectedIssue& text) = 0;

    [[nodiscard]] virtual std::uint64_t bytesRead() const = 0; ///< for progress
};

/// Which text it is: by its link; without one by its name within its group. Errc::BadSyntax at `place` ("name:line")
/// where it has neither, and where one of them, the kind or the language cannot be what it is to be.
Status identify(const ToldText& told, const TextDefaults& defaults, const std::string& place, CollectedIssue& text);

/// Errc::BadSyntax where a name, a title or labels have no end; see bounds.h.
Status checkBounds(const CollectedIssue& text, const std::string& place);

/// Milliseconds of a place in a recording: "1:02:03.5", "02:03", "02:03,500" or seconds, "75.5"; none for all else.
std::optional<std::int64_t> recordingTime(std::string_view written);

/// A time of a text in UTC: also of a day alone, "2026-05-01", when it begins. What is none stays as it is.
std::string textTime(std::string_view written);

} // namespace accord::format
