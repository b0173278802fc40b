// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/formula.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/tables/table_reader.h"

#include <algorithm>

namespace accord::format {
namespace {

constexpr std::size_t kSampleBytes = std::size_t{256} * 1024;
constexpr std::size_t kSampleLines = 20;

/// How many columns the first lines have, if a separator is that one.
struct ColumnCounts
{
    std::size_t first = 1;
    bool alike = true; ///< all lines have as many
};

ColumnCounts countedColumns(std::string_view sample, char separator, char quote)
{
    ColumnCounts counts;
    std::size_t columns = 1;
    std::size_t lines = 0;
    bool quoted = false;
    bool begins = true; // of a field: only there a quote opens one
    bool blank = true;  // nothing stands on the line yet
    for (std::size_t at = 0; at < sample.size() && lines < kSampleLines; ++at) {
        const char c = sample[at];
        if (quoted) {
            quoted = c != quote;
        } else if (c == quote && (begins || sample[at - 1] == quote)) {
            quoted = true;
            blank = false;
        } else if (c == separator) {
            ++columns;
            blank = false;
            begins = true;
            continue;
        } else if (c == '\n') {
            if (!blank) {
                counts.first = lines == 0 ? columns : counts.first;
                counts.alike = counts.alike && columns == counts.first;
                ++lines;
            }
            columns = 1;
            begins = blank = true;
            continue;
        } else {
            blank = blank && c == '\r';
        }
        begins = false;
    }
    counts.first = lines == 0 ? columns : counts.first;
    return counts;
}

// The one by which all of the first lines have as many columns, of several the one with the most; else the one by which
// the first line has the most.
char likelySeparator(std::string_view sample, char quote)
{
    char best = ',';
    std::size_t columns = 1;
    bool alike = false;
    for (const auto& [word, separator] : kSeparators) {
        const ColumnCounts counts = countedColumns(sample, separator, quote);
        const bool even = counts.alike && counts.first > 1;
        if (even == alike ? counts.first > columns : even) {
            best = separator;
            columns = counts.first;
            alike = even;
        }
    }
    return best;
}

// Whether each field of the first line stands in apostrophes, as some programs quote.
bool quotedByApostrophes(std::string_view sample)
{
    const std::string_view line = text::trimmed(sample.substr(0, sample.find('\n')));
    for (const auto& [word, separator] : kSeparators) {
        const auto fields = text::split(line, separator);
        const auto inApostrophes = [](std::string_view field) {
            field = text::trimmed(field);
            return field.size() >= 2 && field.starts_with('\'') && field.ends_with('\'');
        };
        if (fields.size() > 1 && std::ranges::all_of(fields, inApostrophes)) {
            return true;
        }
    }
    return false;
}

class TextRows final : public TableRows
{
public:
    TextRows(std::unique_ptr<std::istream> in, std::unique_ptr<DecodingBuffer> buffer, const std::string& name,
             const CsvOptions& csv, Encoding encoding)
        : m_in(std::move(in))
        , m_buffer(std::move(buffer))
        , m_decoded(std::make_unique<std::istream>(m_buffer.get()))
        , m_reader(*m_decoded, name, csv)
        , m_name(name)
        , m_encoding(encoding)
    {}

    Result<bool> next(CsvRecord& record) override
    {
        if (m_ended) {
            return false;
        }
        Result<bool> more = m_reader.next(record);
        // The reader looks ahead: the fault may be far behind the record.
        const DecodingFault& fault = m_buffer->fault();
        if (fault.found && (!more.ok() || !*more || record.line >= fault.line)) {
            m_ended = true;
            return Error{Errc::BadEncoding,
                         Reason::NotInEncoding,
                         {m_name + ":" + std::to_string(fault.line), nameOf(m_encoding)}};
        }
        return more;
    }

    [[nodiscard]] std::uint64_t bytesRead() const override { return m_buffer->bytesRead(); }

private:
    std::unique_ptr<std::istream> m_in;
    std::unique_ptr<DecodingBuffer> m_buffer;
    std::unique_ptr<std::istream> m_decoded;
    CsvReader m_reader;
    std::string m_name;
    Encoding m_encoding;
    bool m_ended = false;
};

// On which line the first byte beyond ASCII stands.
std::size_t lineBeyondAscii(std::string_view bytes)
{
    const auto* const found = std::ranges::find_if(bytes, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
    return 1 + static_cast<std::size_t>(std::count(bytes.begin(), found, '\n'));
}

} // namespace

Result<std::unique_ptr<TableRows>> openText(std::unique_ptr<std::istream> in, std::string first, bool whole,
                                            const std::string& name, const TableOptions& options,
                                            TableDescription& description)
{
    const auto encoding = options.encoding ? options.encoding : recognisedEncoding(first, whole);
    if (!encoding) {
        return Error{Errc::BadEncoding,
                     Reason::EncodingUnknown,
                     {name + ":" + std::to_string(lineBeyondAscii(first)),
                      std::vector<std::string>(kEncodingNames.begin(), kEncodingNames.end())}};
    }
    std::string sample = decodedSample(std::string_view(first).substr(0, kSampleBytes), *encoding);
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    std::size_t skip = sample.starts_with(kMark) ? kMark.size() : 0;
    CsvOptions csv{',', 0, options.formulas, options.shorter};
    std::optional<char> separator = options.separator;
    // Excel's own way to say it, and only in front.
    const std::string_view lines = std::string_view(sample).substr(skip);
    if (text::lowerAscii(lines.substr(0, 4)) == "sep=" && lines.size() > 5 &&
        (lines[5] == '\n' || lines.substr(5, 2) == "\r\n")) {
        separator = separator ? *separator : lines[4];
        skip += lines[5] == '\n' ? 6 : 7;
        csv.line = 2;
    }
    const std::string_view rows = std::string_view(sample).substr(skip);
    csv.quote = quotedByApostrophes(rows) ? '\'' : '"';
    const char likely = likelySeparator(rows, csv.quote);
    csv.separator = separator.value_or(likely);
    if (csv.separator != likely && countedColumns(rows, csv.separator, csv.quote).first == 1 &&
        countedColumns(rows, likely, csv.quote).first > 1) {
        return Error{Errc::BadSyntax,
                     Reason::OtherSeparator,
                     {name + ":" + std::to_string(csv.line), separatorWord(likely), separatorWord(csv.separator)}};
    }
    description.encoding = *encoding;
    description.separator = csv.separator;
    auto buffer = std::make_unique<DecodingBuffer>(*in, std::move(first), *encoding, skip);
    return std::unique_ptr<TableRows>(
        std::make_unique<TextRows>(std::move(in), std::move(buffer), name, csv, *encoding));
}

} // namespace accord::format
