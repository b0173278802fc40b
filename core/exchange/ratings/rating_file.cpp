// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/rating_file.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/labels/label_columns.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/rating_doubts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <unordered_map>

namespace accord::exchange {
namespace {

constexpr int kIgnored = -1;
constexpr int kFinal = -2;
constexpr int kItem = -3;

struct TextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

/// Fills a RatingFile record by record.
class RatingReading
{
public:
    RatingReading(std::string file, const format::TableDescription& description)
    {
        m_result.name = std::move(file);
        m_result.readAs = description.message();
        m_result.plain = description.plain();
    }

    Status takeHeader(const format::CsvRecord& record, const RatingColumns& columns)
    {
        std::vector<std::string> names;
        for (const std::string_view field : record.fields) {
            names.emplace_back(text::trimmed(field)); // many write a blank behind each comma
        }
        m_roles.assign(names.size(), 0);
        m_columns = columns;
        ACCORD_CHECK(checkNames(names, record.line));
        ACCORD_TRY(const std::optional<std::size_t> item, itemColumn(names, columns, record.line));
        if (item) {
            m_item = columns.doubt ? *item : m_item;
            m_roles[*item] = columns.keepItems ? kItem : kIgnored;
        }
        if (!columns.final.empty()) {
            ACCORD_TRY(const std::size_t final, columnNamed(names, columns.final));
            m_roles[final] = kFinal;
        }
        for (const std::string& rater : columns.raters) {
            ACCORD_CHECK(columnNamed(names, rater));
        }
        for (std::size_t i = 0; i < names.size(); ++i) {
            const bool chosen = std::ranges::find(columns.raters, names[i]) != columns.raters.end();
            m_roles[i] = m_roles[i] == 0 && !columns.raters.empty() && !chosen ? kIgnored : m_roles[i];
            if (m_roles[i] == 0) {
                ACCORD_CHECK(addRater(names[i], i, record.line));
            }
        }
        if (m_result.raters.empty()) {
            return problem(Reason::NoRaterColumn, {place(record.line)});
        }
        m_result.table.raters = static_cast<int>(m_result.raters.size());
        return {};
    }

    Status takeRow(const format::CsvRecord& record)
    {
        for (std::size_t i = 0; i < record.fields.size(); ++i) {
            if (i == m_item && !m_items.insert(std::string(text::trimmed(record.fields[i]))).second) {
                ++m_repeats;
            }
            if (m_roles[i] == kIgnored) {
                continue;
            }
            if (m_roles[i] == kItem) {
                m_result.items.emplace_back(record.fields[i]);
                continue;
            }
            ACCORD_TRY(const int label, labelNumber(record.fields[i], record.line, m_roles[i] != kFinal));
            (m_roles[i] == kFinal ? m_result.final : m_result.table.cells).push_back(label);
        }
        return {};
    }

    Result<RatingFile> finish()
    {
        if (m_columns.doubt) {
            ACCORD_CHECK(checkCells());
        }
        m_result.table.categories = static_cast<int>(m_result.labels.size());
        return std::move(m_result);
    }

private:
    [[nodiscard]] std::string place(std::size_t line) const { return m_result.name + ":" + std::to_string(line); }

    static Error problem(Reason reason, Arguments arguments)
    {
        return Error{Errc::BadSyntax, reason, std::move(arguments)};
    }

    static Result<std::size_t> columnNamed(const std::vector<std::string>& names, const std::string& name)
    {
        const auto found = std::ranges::find(names, name);
        if (found == names.end()) {
            return Error{Errc::NotFound, Reason::ColumnUnknown, {name, names}};
        }
        return static_cast<std::size_t>(found - names.begin());
    }

    Result<std::optional<std::size_t>> itemColumn(const std::vector<std::string>& names, const RatingColumns& columns,
                                                  std::size_t line) const
    {
        if (columns.withoutItem) {
            return std::optional<std::size_t>();
        }
        if (!columns.item.empty()) {
            ACCORD_TRY(const std::size_t named, columnNamed(names, columns.item));
            return std::optional(named);
        }
        // Taking a rater for the item, or the item for a rater, would give wrong figures without a word.
        if (!text::equalsIgnoringCase(names.front(), "item")) {
            return problem(Reason::FirstColumnNoItem, {place(line), names.front()});
        }
        return std::optional<std::size_t>(0);
    }

    // Which of two columns of one name is meant nobody can tell.
    [[nodiscard]] Status checkNames(const std::vector<std::string>& names, std::size_t line) const
    {
        std::set<std::string> seen;
        for (std::size_t i = 0; i < names.size(); ++i) {
            const std::string name(text::trimmed(names[i]));
            if (!name.empty() && !seen.insert(name).second) {
                return problem(Reason::RaterTwice, {place(line), i + 1, name});
            }
            if (m_columns.doubt && m_columns.raters.empty() && namesPeople(name) && names.size() > 2) {
                return problem(Reason::RowPerRating, {place(line), i + 1, name});
            }
        }
        return {};
    }

    // What raters have in common. Where raters are named somebody has looked.
    [[nodiscard]] Status checkCells() const
    {
        const std::size_t blank =
            static_cast<std::size_t>(std::ranges::count(m_result.table.cells, agreement::kMissing));
        // A study may list an item twice; where most rows repeat one, and columns say different things, a row is
        // something else.
        const std::size_t rows = m_items.size() + m_repeats;
        if (m_repeats * 2 > rows && !m_columns.measured && raterAlone(m_result)) {
            return problem(Reason::ItemsRepeat, {m_result.name, rows, m_items.size()});
        }
        if (const auto only = onlyLabel(); only && blank > 0 && !m_columns.blank) {
            return problem(Reason::BlankMayMean,
                           {m_result.name, m_result.labels[static_cast<std::size_t>(*only)], blank});
        }
        return m_columns.raters.empty() ? checkRaters(m_result, m_columns.measured) : Status();
    }

    // The label of all cells that are not empty, if it is one.
    [[nodiscard]] std::optional<int> onlyLabel() const
    {
        std::optional<int> only;
        for (const int label : m_result.table.cells) {
            if (label != agreement::kMissing && only.value_or(label) != label) {
                return std::nullopt;
            }
            only = label == agreement::kMissing ? only : label;
        }
        return only;
    }

    Status addRater(const std::string& name, std::size_t column, std::size_t line)
    {
        if (isBlank(name)) {
            return problem(Reason::RaterWithoutName, {place(line), column + 1});
        }
        if (m_columns.doubt && m_columns.raters.empty() && namesNobody(name)) {
            return problem(Reason::RaterIsCount, {place(line), column + 1, name});
        }
        if (name.find('|') != std::string::npos) {
            return problem(Reason::RaterWithBar, {place(line), column + 1, name});
        }
        if (std::ranges::find(m_result.raters, name) != m_result.raters.end()) {
            return problem(Reason::RaterTwice, {place(line), column + 1, name});
        }
        m_result.raters.push_back(name);
        return {};
    }

    Result<int> labelNumber(std::string_view cell, std::size_t line, bool rated)
    {
        if (rated && m_columns.blank && isBlank(cell)) {
            cell = *m_columns.blank;
        }
        if (const auto found = m_numbers.find(cell); found != m_numbers.end()) {
            return found->second;
        }
        if (isBlank(cell)) {
            return agreement::kMissing;
        }
        if (m_result.labels.size() == kMostLabels) {
            return problem(Reason::TooManyLabels, {place(line), kMostLabels});
        }
        const auto number = static_cast<int>(m_result.labels.size());
        m_numbers.emplace(cell, number);
        m_result.labels.emplace_back(cell);
        m_result.lines.push_back(line);
        return number;
    }

    RatingFile m_result;
    RatingColumns m_columns;
    std::size_t m_item = std::string::npos; ///< the column whose repetitions are counted
    std::set<std::string> m_items;
    std::size_t m_repeats = 0;
    std::vector<int> m_roles; ///< by column: a rater (0), kIgnored, kFinal or kItem
    std::unordered_map<std::string, int, TextHash, std::equal_to<>> m_numbers;
};

} // namespace

Result<RatingFile> readRatings(const std::filesystem::path& file, const RatingColumns& columns, Progress& progress,
                               const std::stop_token& stop)
{
    ACCORD_TRY(format::TableReader reader, format::TableReader::open(file, tableOptions(columns.table)));
    std::error_code unknown;
    const auto size = static_cast<std::int64_t>(std::filesystem::file_size(file, unknown));
    format::CsvRecord record;
    ACCORD_TRY(const bool header, reader.next(record));
    if (!header) {
        return Error{Errc::BadSyntax, Reason::EmptyTable, {file.string() + ":1"}};
    }
    RatingReading reading(file.string(), reader.description());
    ACCORD_CHECK(reading.takeHeader(record, columns));
    Ticker ticker(progress);
    while (true) {
        ACCORD_TRY(const bool more, reader.next(record));
        if (!more) {
            return reading.finish();
        }
        ACCORD_CHECK(reading.takeRow(record));
        ticker.report(file.filename().string(), static_cast<std::int64_t>(reader.bytesRead()), unknown ? 0 : size);
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
    }
}

} // namespace accord::exchange
