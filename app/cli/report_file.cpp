// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/report_file.h"

#include "core/exchange/sheet.h"

namespace accord::cli {

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
