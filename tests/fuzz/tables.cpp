// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/format/tables/table_reader.h"
#include "tests/fuzz/target.h"

#include <memory>
#include <sstream>
#include <string>

// Reads any bytes as the table of a stranger: text in any encoding, xlsx, ods; the first byte says what is said of it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace accord;
    if (size == 0) {
        return 0;
    }
    format::TableOptions options;
    options.headingLines = 1 + data[0] % 2;
    options.linesBelow = (data[0] >> 1U) % 2;
    if ((data[0] & 4U) != 0) {
        options.encoding = static_cast<format::Encoding>((data[0] >> 3U) % 5);
    }
    if ((data[0] & 128U) != 0) {
        options.separator = ';';
    }
    auto in = std::make_unique<std::istringstream>(std::string(fuzz::textOf(data + 1, size - 1)));
    auto reader = format::TableReader::from(std::move(in), "table", options);
    if (!reader.ok()) {
        return 0;
    }
    format::CsvRecord record;
    std::size_t line = 0;
    for (int errors = 0; errors < 1000;) {
        const auto more = reader->next(record);
        if (!more.ok()) {
            ++errors;
            continue;
        }
        if (!*more) {
            break;
        }
        fuzz::require(record.line > line, "records come in the order of their lines");
        line = record.line;
        for (const std::string_view field : record.fields) {
            fuzz::require(!text::invalidUtf8At(field), "cells are UTF-8");
        }
    }
    return 0;
}
