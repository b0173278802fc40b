// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/csv.h"

#include "tests/fuzz/target.h"

#include <sstream>
#include <string>
#include <vector>

namespace format = accord::format;

namespace {

using Rows = std::vector<std::vector<std::string>>;

Rows readAll(const std::string& text, bool& sound, format::CsvOptions options)
{
    std::istringstream in(text);
    format::CsvReader reader(in, "table.csv", options);
    format::CsvRecord record;
    Rows rows;
    std::size_t line = 0;
    while (true) {
        const auto more = reader.next(record);
        if (!more.ok()) {
            sound = false;
            continue;
        }
        if (!*more) {
            break;
        }
        accord::fuzz::require(record.line > line, "records come in the order of their lines");
        line = record.line;
        rows.emplace_back(record.fields.begin(), record.fields.end());
    }
    accord::fuzz::require(reader.bytesRead() <= text.size(), "no more is read than there is");
    return rows;
}

} // namespace

// Reads any bytes; what could be read is written and read again, and is the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    const char separator = data[0] % 2 == 0 ? ',' : ';';
    bool sound = true;
    const Rows rows = readAll(std::string(accord::fuzz::textOf(data + 1, size - 1)), sound, {separator, 0});
    for (const auto formulas : {format::Formulas::Exact, format::Formulas::Neutral}) {
        std::ostringstream out;
        format::CsvWriter writer(out, separator, formulas);
        for (const auto& row : rows) {
            writer.row(row);
        }
        bool again = true;
        accord::fuzz::require(readAll(out.str(), again, {separator, 0, formulas}) == rows && again,
                              "what is written is read as it was");
    }
    return 0;
}
