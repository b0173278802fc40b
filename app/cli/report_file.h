// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <string>

namespace CLI {
class App;
}

namespace accord::cli {

/// --format, --output and --pseudonyms of a report.
void addReportOptions(CLI::App& command, std::string& format, std::string& file, bool& pseudonyms);

/// Whether a report is HTML and not Markdown: as it is called for, otherwise as the file's name says.
bool wantsHtml(const std::string& format, const std::string& file);

/// Writes a whole report, or nothing: what stood there before stays until all of it is written.
Status writeReport(const Project& project, const std::string& file, const std::string& text);

} // namespace accord::cli
