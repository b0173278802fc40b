// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/exchange/wide_columns.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::cli {
namespace {

using exchange::ColumnRole;
using exchange::LabelColumn;
using exchange::LabelColumns;

std::vector<std::string> headersOf(const LabelColumns& columns)
{
    std::vector<std::string> headers;
    for (const LabelColumn& column : columns.columns) {
        headers.push_back(column.header);
    }
    return headers;
}

// The named columns get the role, and those that were only guessed to have it lose it.
Status give(LabelColumns& columns, ColumnRole role, const std::vector<std::string>& headers)
{
    for (LabelColumn& column : columns.columns) {
        column.role = column.role == role ? ColumnRole::Skipped : column.role;
    }
    for (const std::string& header : headers) {
        const auto found = std::ranges::find_if(columns.columns, [&header](const LabelColumn& column) {
            return text::equalsIgnoringCase(column.header, text::trimmed(header));
        });
        if (found == columns.columns.end()) {
            return Error{Errc::NotFound, Reason::ColumnUnknown, {header, headersOf(columns)}};
        }
        found->role = role;
    }
    return {};
}

} // namespace

Result<LabelColumns> wideColumns(const std::vector<std::filesystem::path>& files, const Taxonomy& taxonomy,
                                 const NamedColumns& named, bool exact)
{
    ACCORD_TRY(LabelColumns columns, exchange::guessColumns(files.front(), taxonomy, exact));
    for (const std::filesystem::path& file : files) {
        ACCORD_TRY(const LabelColumns other, exchange::guessColumns(file, taxonomy, exact));
        if (headersOf(other) != headersOf(columns)) {
            return Error{Errc::Invalid, Reason::OtherColumns, {file.string(), files.front().string()}};
        }
    }
    if (!named.link.empty()) {
        ACCORD_CHECK(give(columns, ColumnRole::Link, {named.link}));
    }
    if (!named.final.empty()) {
        ACCORD_CHECK(give(columns, ColumnRole::Final, {named.final}));
    }
    if (!named.annotators.empty()) {
        ACCORD_CHECK(give(columns, ColumnRole::Annotator, named.annotators));
        for (LabelColumn& column : columns.columns) {
            // Whoever lists the annotators knows of the other columns.
            column.role = column.role == ColumnRole::Ignored ? ColumnRole::Skipped : column.role;
        }
    }
    return columns;
}

} // namespace accord::cli
