// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_columns.h"

#include "core/base/files.h"
#include "core/base/text.h"
#include "core/format/csv/reader.h"
#include "core/format/link.h"
#include "core/model/words.h"

#include <algorithm>
#include <array>
#include <optional>

namespace accord::exchange {
namespace {

constexpr int kSampleRows = 200;

// "Final_Label", "consensus", "GoldLabel"; but an annotator may be called Golda or Finalina.
bool speaksOfFinal(const std::string& header)
{
    static constexpr std::array<std::string_view, 4> kWords{"consensus", "adjudicat", "decision", "agreed"};
    static constexpr std::array<std::string_view, 8> kWhole{"final",         "finallabel", "finalcode", "finalcategory",
                                                            "finaldecision", "gold",       "goldlabel", "goldstandard"};
    std::string letters;
    for (const char c : text::lowerAscii(header)) {
        letters.push_back((c >= 'a' && c <= 'z') || (c & '\x80') != 0 ? c : ' ');
    }
    const auto words = text::split(letters, ' ');
    return std::ranges::any_of(kWords,
                               [&](std::string_view word) { return letters.find(word) != std::string::npos; }) ||
           std::ranges::any_of(words, [](std::string_view word) { return std::ranges::count(kWhole, word) > 0; });
}

// How many of the sampled values of a column are links, labels, or filled at all.
struct Seen
{
    int filled = 0;
    int links = 0;
    int labels = 0;
};

ColumnRole roleOf(const std::string& header, const Seen& seen, bool hasLink)
{
    if (!hasLink && seen.filled > 0 && seen.links * 2 > seen.filled) {
        return ColumnRole::Link;
    }
    const bool labels = seen.filled > 0 && seen.labels * 2 > seen.filled;
    if (speaksOfFinal(header)) {
        return labels || seen.filled == 0 ? ColumnRole::Final : ColumnRole::Ignored;
    }
    return labels ? ColumnRole::Annotator : ColumnRole::Ignored;
}

} // namespace

std::optional<std::size_t> LabelColumns::first(ColumnRole role) const
{
    const auto found = std::ranges::find(columns, role, &LabelColumn::role);
    return found == columns.end() ? std::nullopt
                                  : std::optional<std::size_t>(static_cast<std::size_t>(found - columns.begin()));
}

bool LabelColumns::usable() const
{
    return std::ranges::count(columns, ColumnRole::Link, &LabelColumn::role) == 1 &&
           std::ranges::count(columns, ColumnRole::Final, &LabelColumn::role) <= 1 &&
           std::ranges::count(columns, ColumnRole::Annotator, &LabelColumn::role) >= 1;
}

Result<LabelLayout> labelLayout(const std::filesystem::path& file)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    char first = 0;
    while (stream.get(first) && (first == ' ' || first == '\n' || first == '\r' || first == '\t' || first == '\xef' ||
                                 first == '\xbb' || first == '\xbf')) {
    }
    if (first == '[' || first == '{') {
        return LabelLayout::Json;
    }
    stream.clear();
    stream.seekg(0);
    std::string line(std::size_t{64} * 1024, '\0'); // far more than the names of our columns take
    stream.read(line.data(), static_cast<std::streamsize>(line.size()));
    line.resize(static_cast<std::size_t>(stream.gcount()));
    const std::string lower = text::lowerAscii(line.substr(0, line.find('\n')));
    const auto has = [&lower](std::string_view word) { return lower.find(word) != std::string::npos; };
    return has("annotator,") && has(",category") ? LabelLayout::Long : LabelLayout::Wide;
}

Result<LabelColumns> guessColumns(const std::filesystem::path& file, const Taxonomy& taxonomy, bool exact)
{
    ACCORD_TRY(std::ifstream stream, openForReading(file));
    const auto formulas = exact ? format::Formulas::Exact : format::Formulas::Neutral;
    format::CsvReader reader(stream, file.string(), format::CsvOptions{',', 0, formulas});
    format::CsvRecord record;
    ACCORD_TRY(const bool header, reader.next(record));
    if (!header) {
        return Error{Errc::BadSyntax, file.string() + ":1", "the file is empty; expected a line of column names"};
    }
    LabelColumns result;
    for (const std::string_view field : record.fields) {
        result.columns.push_back(LabelColumn{std::string(text::trimmed(field)), ColumnRole::Ignored});
    }
    std::vector<Seen> seen(result.columns.size());
    // Somebody who began late has no label in the first rows: look on until every column has been seen.
    const auto unseen = [&seen] { return std::ranges::count(seen, 0, &Seen::filled) > 0; };
    std::optional<Error> malformed;
    bool sound = false;
    for (int row = 0; row < kSampleRows || unseen(); ++row) {
        const Result<bool> more = reader.next(record);
        if (!more.ok()) {
            malformed = malformed ? malformed : std::optional(more.error());
            continue; // malformed rows are told when the file is read
        }
        if (!*more) {
            break;
        }
        sound = true;
        for (std::size_t i = 0; i < std::min(seen.size(), record.fields.size()); ++i) {
            const std::string_view value = text::trimmed(record.fields[i]);
            seen[i].filled += value.empty() ? 0 : 1;
            seen[i].links += !value.empty() && format::parseIssueLink(value) ? 1 : 0;
            // Exports write the codes of retired categories, too.
            const bool label = parseVerdict(value, taxonomy).has_value() || taxonomy.findCode(value) != nullptr;
            seen[i].labels += !value.empty() && label ? 1 : 0;
        }
    }
    for (std::size_t i = 0; i < seen.size(); ++i) {
        result.columns[i].role = roleOf(result.columns[i].header, seen[i], result.first(ColumnRole::Link).has_value());
    }
    if (malformed && !sound) {
        return *malformed; // a quote that is never closed hides everything behind it
    }
    return result;
}

} // namespace accord::exchange
