// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The house test reads our own sources and says where they leave the plan of core/README.md.
namespace accord::house {

/// One text file of the project.
struct SourceFile
{
    std::string path; ///< from the project's root, with slashes
    std::string text;
};

/// Something that is not as agreed, at a line counted from 1 (0: the whole file or folder).
struct Finding
{
    std::string path;
    std::size_t line = 0;
    std::string sentence;

    bool operator==(const Finding&) const = default;
};

/// "core/model/issue.h:7: sentence"
std::string print(const Finding& finding);

/// All findings, one a line, for a test's message.
std::string print(const std::vector<Finding>& findings);

/// Every source, script and build file of ours below `root`, sorted by path.
std::vector<SourceFile> readTree(const std::filesystem::path& root);

std::vector<std::string_view> linesOf(std::string_view text);
std::string folderOf(std::string_view path);    ///< "core/store/statement.cpp": "core/store"
std::string extensionOf(std::string_view path); ///< ".cpp", or "" if there is none

/// The text with comments, strings and characters blanked out, line by line where they were: braces and words that are
/// left are code.
std::string codeOnly(std::string_view text);

} // namespace accord::house
