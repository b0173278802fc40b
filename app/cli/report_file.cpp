// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/report_file.h"

#include "core/exchange/sheet.h"

#include <CLI/CLI.hpp>

namespace accord::cli {

void addReportOptions(CLI::App& command, std::string& format, std::string& file, bool& pseudonyms)
{
    command.add_option("--format", format, "md or html; as the file's name says if left out")
        ->check(CLI::IsMember({"md", "html"}))
        ->type_name("FORMAT");
    command.add_option("-o,--output", file, "The file to write; standard output if left out")->type_name("FILE");
    command.add_flag("--pseudonyms", pseudonyms, "Call people A1, A2, ...; what they wrote stays as it is");
}

bool wantsHtml(const std::string& format, const std::string& file)
{
    return format == "html" || (format.empty() && (file.ends_with(".html") || file.ends_with(".htm")));
}

Status writeReport(const Project& project, const std::string& file, const std::string& text)
{
    ACCORD_TRY(exchange::SafeFile out, exchange::SafeFile::create(file, project.file()));
    out.stream() << text;
    ACCORD_CHECK(out.check());
    return out.finish();
}

} // namespace accord::cli
