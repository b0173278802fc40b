// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/os/atomic_file.h"
#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <vector>

namespace accord::exchange {

/// Errc::Unwritable where the file is the open project or belongs to it while it is open, by whatever path, symbolic or
/// hard link, or is called like a project: no output is ever written over one, whoever said yes to whatever. The file
/// is not opened for this.
Status checkNoProject(const std::filesystem::path& file, const std::filesystem::path& project);

/// An AtomicFile that is never a project.
class SafeFile : public AtomicFile
{
public:
    /// `project`: the open one, over which nothing is written; see checkNoProject().
    static Result<SafeFile> create(const std::filesystem::path& file, const std::filesystem::path& project);

private:
    explicit SafeFile(AtomicFile file);
};

/// A table of figures as people read it: cells are text already, every row as long as the heads.
struct Sheet
{
    std::string title;
    std::vector<std::string> columns;
    std::vector<std::vector<std::string>> rows;
    std::string alignment =
        {}; ///< of LaTeX, 'l' or 'r' for each column; empty: the first to the left, others to the right
    std::string details = {}; ///< of LaTeX, behind the title in the caption: the round, how many items, the coefficient
    std::string label = {};   ///< of LaTeX, behind the title in the \label: what tells it from others with its title
};

/// A figure as papers print it: three decimals, and no zero before the point: ".762", "-.050", "1.000".
[[nodiscard]] std::string paperFigure(double value);

/// An interval as papers print it: "[.340, .380]".
[[nodiscard]] std::string paperInterval(double low, double high);

/// CSV with its heads (RFC 4180, lines end in LF); the title is left out, so that any program reads it.
[[nodiscard]] std::string toCsv(const Sheet& sheet);

/// A table environment of LaTeX with booktabs: title and details as its caption, if there is a title, and a \label made
/// of title and label ("tab:agreement-by-pair-main-theme"); a number stands for letters that a label cannot have. A
/// column behind the first in which no row has anything is left out. More than six columns go across both columns of a
/// page (table*), and a table that is wider than its place is made smaller. Characters that mean something to LaTeX are
/// escaped, those that its usual fonts lack are said otherwise (Greek letters, signs of mathematics), a minus is one.
/// The packages that it needs are said by its first lines: graphicx besides booktabs, and one for Chinese, Japanese and
/// Korean.
[[nodiscard]] std::string toLatex(const Sheet& sheet);

} // namespace accord::exchange
