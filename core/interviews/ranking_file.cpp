// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/interviews/ranking_file.h"

#include "core/base/reason.h"
#include "core/base/text.h"

#include <charconv>
#include <cmath>
#include <optional>
#include <set>
#include <string_view>
#include <utility>

namespace accord::interviews {
namespace {

using Ranks = std::vector<std::optional<double>>;

Result<std::optional<double>> rankIn(std::string_view cell, const std::string& place)
{
    if (cell.empty() || cell == "NA" || cell == "-") {
        return std::optional<double>();
    }
    double rank = 0;
    const auto [end, error] = std::from_chars(cell.data(), cell.data() + cell.size(), rank);
    if (error != std::errc{} || end != cell.data() + cell.size() || !std::isfinite(rank)) {
        return Error{Errc::BadSyntax, Reason::RankUnsound, {place, cell}};
    }
    return std::optional(rank);
}

std::vector<Ranks> turned(const std::vector<Ranks>& rows, std::size_t columns)
{
    std::vector<Ranks> all(columns);
    for (const Ranks& row : rows) {
        for (std::size_t i = 0; i < columns; ++i) {
            all[i].push_back(row[i]);
        }
    }
    return all;
}

} // namespace

Result<RankingFile> readRankings(const std::filesystem::path& file, Judges judges, const format::TableOptions& options)
{
    ACCORD_TRY(format::TableReader reader, format::TableReader::open(file, options));
    format::CsvRecord record;
    const auto place = [&] { return file.string() + ":" + std::to_string(record.line); };
    ACCORD_TRY(bool more, reader.next(record));
    if (!more) {
        return Error{Errc::BadSyntax, Reason::EmptyTable, {file.string() + ":1"}};
    }
    std::vector<std::string> columns;
    std::set<std::string> seen;
    for (std::size_t i = 1; i < record.fields.size(); ++i) {
        columns.emplace_back(text::trimmed(record.fields[i]));
        if (!seen.insert(columns.back()).second) {
            return Error{Errc::BadSyntax, Reason::RaterTwice, {place(), i + 1, columns.back()}};
        }
    }
    std::vector<std::string> names;
    std::vector<Ranks> rows;
    while (true) {
        ACCORD_TRY(more, reader.next(record));
        if (!more) {
            break;
        }
        names.emplace_back(text::trimmed(record.fields.front()));
        Ranks& ranks = rows.emplace_back();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            ACCORD_TRY(auto rank, rankIn(text::trimmed(record.fields[i + 1]), place()));
            ranks.push_back(rank);
        }
        if (judges == Judges::Columns && names.size() > kMostRanked) {
            return Error{Errc::BadSyntax, Reason::TooManyRanked, {place(), kMostRanked}};
        }
    }
    const bool byRow = judges == Judges::Rows;
    RankingFile found;
    found.rankings.judges = byRow ? std::move(rows) : turned(rows, columns.size());
    found.judges = byRow ? std::move(names) : columns;
    found.objects = byRow ? std::move(columns) : std::move(names);
    found.rankings.objects = found.objects.size();
    if (found.objects.size() > kMostRanked) {
        return Error{Errc::BadSyntax, Reason::TooManyRanked, {file.string() + ":1", kMostRanked}};
    }
    for (const Ranks& ranks : found.rankings.judges) {
        for (const auto& rank : ranks) {
            if (rank) {
                found.readAs = reader.description().message();
                return found;
            }
        }
    }
    return Error{Errc::BadSyntax, Reason::NothingRanked, {file.string()}};
}

} // namespace accord::interviews
