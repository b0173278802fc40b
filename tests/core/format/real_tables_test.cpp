// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/csv.h"
#include "core/format/link.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <fstream>
#include <set>
#include <sstream>

using accord::format::CsvReader;
using accord::format::CsvRecord;
using accord::format::CsvWriter;

namespace {

std::vector<std::filesystem::path> filesBelow(const std::filesystem::path& folder, std::string_view extension)
{
    std::set<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == extension && entry.path().parent_path() != folder) {
            files.insert(entry.path());
        }
    }
    return {files.begin(), files.end()};
}

} // namespace

TEST_CASE("CSV: the study's label tables are read without an error and written back as they were", "[format][real]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const auto files = filesBelow(study, ".csv");
    CHECK(files.size() == 11);
    std::size_t rows = 0;
    std::set<std::string> issues;
    for (const auto& file : files) {
        INFO(file.string());
        std::ifstream in(file, std::ios::binary);
        CsvReader reader(in, file.filename().string());
        std::ostringstream out;
        CsvWriter writer(out);
        CsvRecord record;
        for (auto more = reader.next(record); *more; more = reader.next(record)) {
            REQUIRE(record.fields.size() == 9);
            if (record.line > 1) {
                const auto link = accord::format::parseIssueLink(record.fields[0]);
                REQUIRE(link.has_value());
                REQUIRE(link->url == record.fields[0]);
                issues.insert(link->url);
                ++rows;
            }
            for (const std::string_view field : record.fields) {
                writer.field(field);
            }
            writer.endRow();
        }
        CHECK(out.str() == accord::test::readFile(file));
    }
    CHECK(rows == 38742);
    CHECK(issues.size() == 38736);
}

TEST_CASE("Links: the study's lists name 38,742 issues", "[format][real]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    std::size_t links = 0;
    for (const auto& file : filesBelow(study, ".txt")) {
        INFO(file.string());
        std::ifstream in(file, std::ios::binary);
        const auto list = accord::format::readLinkList(in, file.filename().string());
        CHECK(list.errors.empty());
        links += list.links.size();
    }
    CHECK(links == 38742);
}
