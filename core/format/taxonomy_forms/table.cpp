// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/csv.h"
#include "core/format/taxonomy_forms/collector.h"

#include <algorithm>
#include <array>
#include <span>
#include <sstream>

namespace accord::format {
namespace {

struct TableColumn
{
    std::optional<TaxonomyField> field;
    bool headed = false; ///< what stands below a heading that is not known is told by the heading alone
};

using Columns = std::vector<TableColumn>;

constexpr std::array kUsualColumns{TaxonomyField::Code,    TaxonomyField::Name,    TaxonomyField::Definition,
                                   TaxonomyField::UseWhen, TaxonomyField::NotWhen, TaxonomyField::Examples,
                                   TaxonomyField::Parent};
constexpr std::array kFurtherColumns{TaxonomyField::CounterExamples, TaxonomyField::Synonyms, TaxonomyField::Notes,
                                     TaxonomyField::Summary};

// What stands most often in the header.
char separatorOf(std::string_view text)
{
    const std::string_view header = text.substr(0, text.find('\n'));
    char best = ',';
    for (const char separator : {';', '\t'}) {
        best = std::ranges::count(header, separator) > std::ranges::count(header, best) ? separator : best;
    }
    return best;
}

std::string knownHeadings()
{
    std::string known;
    using Fields = std::span<const TaxonomyField>;
    for (const Fields fields : {Fields(kUsualColumns), Fields(kFurtherColumns)}) {
        for (const TaxonomyField field : fields) {
            known += (known.empty() ? "" : ", ") + std::string(headingOf(field));
        }
    }
    return known;
}

Columns columnsOf(const CsvRecord& header, TaxonomyCollector& collector)
{
    Columns columns;
    for (const std::string_view heading : header.fields) {
        const Spot spot{header.line, columns.size() + 1};
        const auto field = taxonomyFieldNamed(heading);
        if (!field && !text::trimmed(heading).empty()) {
            collector.problem(spot, Errc::BadSyntax,
                              {Reason::HeadingUnknown, {text::trimmed(heading), knownHeadings()}});
        } else if (field && std::ranges::find(columns, field, &TableColumn::field) != columns.end()) {
            collector.problem(spot, Errc::BadSyntax, {Reason::HeadingTwice, {text::trimmed(heading)}});
        } else if (field) {
            collector.tell(*field);
        }
        columns.push_back({field, !text::trimmed(heading).empty()});
    }
    const auto has = [&columns](TaxonomyField field) {
        return std::ranges::find(columns, std::optional(field), &TableColumn::field) != columns.end();
    };
    if (!has(TaxonomyField::Code) && !has(TaxonomyField::Name)) {
        collector.problem({header.line, 1}, Errc::BadSyntax, {Reason::HeaderNeeded, {knownHeadings()}});
    }
    return columns;
}

void takeRow(const CsvRecord& record, const Columns& columns, TaxonomyCollector& collector)
{
    const bool blank =
        std::ranges::all_of(record.fields, [](std::string_view cell) { return text::trimmed(cell).empty(); });
    if (blank) {
        return;
    }
    const std::size_t row = collector.add({record.line, 1});
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Spot spot{record.line, i + 1};
        if (!columns[i].field) {
            if (!columns[i].headed && !text::trimmed(record.fields[i]).empty()) {
                collector.problem(spot, Errc::BadSyntax, {Reason::CellWithoutHeading, {}});
            }
            continue;
        }
        const bool list = *columns[i].field == TaxonomyField::Examples ||
                          *columns[i].field == TaxonomyField::CounterExamples ||
                          *columns[i].field == TaxonomyField::Synonyms;
        if (!list) {
            collector.set(row, *columns[i].field, record.fields[i], spot);
            continue;
        }
        for (const std::string& each : splitTexts(record.fields[i])) {
            collector.set(row, *columns[i].field, each, spot);
        }
    }
}

std::string cellOf(const Category& category, const Category* parent, TaxonomyField field)
{
    switch (field) {
    case TaxonomyField::Code:
        return category.code;
    case TaxonomyField::Name:
        return category.name;
    case TaxonomyField::Parent:
        // What looks as if it were below another one, and is not, says so.
        return parent != nullptr ? parent->code : category.code.find('.') == std::string::npos ? "" : "-";
    case TaxonomyField::Examples:
    case TaxonomyField::CounterExamples:
    case TaxonomyField::Synonyms:
        return joinedTexts(textsOf(category, field));
    default: {
        const auto texts = textsOf(category, field);
        return texts.empty() ? std::string() : texts.front();
    }
    }
}

} // namespace

void readTaxonomyTable(std::string_view text, TaxonomyCollector& collector)
{
    std::istringstream stream{std::string(text)};
    CsvReader reader(stream, collector.file(), CsvOptions{separatorOf(text), 0, Formulas::Neutral, true});
    CsvRecord record;
    std::optional<Columns> columns;
    while (!collector.full()) {
        const Result<bool> more = reader.next(record);
        if (!more.ok()) {
            collector.problem(more.error());
            if (!columns) {
                return; // without a header nothing has a meaning
            }
            continue;
        }
        if (!*more) {
            return;
        }
        if (columns) {
            takeRow(record, *columns, collector);
        } else {
            columns = columnsOf(record, collector);
            if (std::ranges::all_of(*columns, [](const TableColumn& column) { return !column.field; })) {
                return;
            }
        }
    }
}

std::string writeTaxonomyTable(const Taxonomy& taxonomy)
{
    const std::vector<const Category*> all = offeredCategories(taxonomy);
    std::vector<TaxonomyField> columns(kUsualColumns.begin(), kUsualColumns.end());
    for (const TaxonomyField field : kFurtherColumns) {
        if (std::ranges::any_of(all, [field](const Category* each) { return !textsOf(*each, field).empty(); })) {
            columns.push_back(field);
        }
    }
    std::ostringstream out;
    CsvWriter writer(out);
    for (const TaxonomyField field : columns) {
        writer.field(headingOf(field));
    }
    writer.endRow();
    for (const Category* category : all) {
        for (const TaxonomyField field : columns) {
            writer.field(cellOf(*category, taxonomy.parentOf(*category), field));
        }
        writer.endRow();
    }
    return out.str();
}

} // namespace accord::format
