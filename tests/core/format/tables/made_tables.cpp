// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/format/tables/made_tables.h"

#include "core/messages/catalogue.h"

#include <zip.h>

#include <sstream>
#include <stdexcept>

namespace accord::test {
namespace {

constexpr const char* kTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

} // namespace

std::string zipped(const Parts& parts)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* target = zip_source_buffer_create(nullptr, 0, 0, &error);
    zip_source_keep(target);
    zip_t* archive = zip_open_from_source(target, ZIP_TRUNCATE, &error);
    if (archive == nullptr) {
        throw std::runtime_error("no archive");
    }
    for (const auto& [name, content] : parts) {
        zip_source_t* source = zip_source_buffer(archive, content.data(), content.size(), 0);
        if (zip_file_add(archive, name.c_str(), source, ZIP_FL_ENC_UTF_8) < 0) {
            throw std::runtime_error("no part");
        }
    }
    if (zip_close(archive) != 0 || zip_source_open(target) != 0) {
        throw std::runtime_error("not written");
    }
    zip_source_seek(target, 0, SEEK_END);
    std::string bytes(static_cast<std::size_t>(zip_source_tell(target)), '\0');
    zip_source_seek(target, 0, SEEK_SET);
    zip_source_read(target, bytes.data(), bytes.size());
    zip_source_close(target);
    zip_source_free(target);
    zip_error_fini(&error);
    return bytes;
}

std::string madeExcel(const std::vector<MadeSheet>& sheets, const std::vector<std::string>& strings,
                      const std::string& styles, const std::string& properties)
{
    const std::string types(kTypes);
    std::string list;
    std::string relations;
    Parts parts{{"[Content_Types].xml", "<Types/>"},
                {"_rels/.rels", "<Relationships><Relationship Id=\"r1\" Type=\"" + types +
                                    "/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>"}};
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        list += "<sheet name=\"" + sheets[i].name + "\" sheetId=\"" + number + "\" r:id=\"rId" + number + "\"/>";
        relations += "<Relationship Id=\"rId" + number + "\" Type=\"" + types +
                     "/worksheet\" Target=\"worksheets/sheet" + number + ".xml\"/>";
        parts.emplace_back("xl/worksheets/sheet" + number + ".xml",
                           "<?xml version=\"1.0\" encoding=\"UTF-8\"?><worksheet><sheetData>" + sheets[i].rows +
                               "</sheetData>" + sheets[i].behind + "</worksheet>");
    }
    std::string shared;
    for (const std::string& each : strings) {
        shared += "<si>" + each + "</si>";
    }
    relations += "<Relationship Id=\"s\" Type=\"" + types + "/sharedStrings\" Target=\"/xl/sharedStrings.xml\"/>";
    relations += "<Relationship Id=\"t\" Type=\"" + types + "/styles\" Target=\"styles.xml\"/>";
    parts.emplace_back("xl/sharedStrings.xml", "<sst>" + shared + "</sst>");
    parts.emplace_back("xl/styles.xml", "<styleSheet>" + styles + "</styleSheet>");
    parts.emplace_back("xl/workbook.xml", "<workbook>" + properties + "<sheets>" + list + "</sheets></workbook>");
    parts.emplace_back("xl/_rels/workbook.xml.rels", "<Relationships>" + relations + "</Relationships>");
    return zipped(parts);
}

std::string madeOpenDocument(const std::vector<MadeSheet>& sheets)
{
    std::string tables;
    for (const MadeSheet& sheet : sheets) {
        tables += "<table:table table:name=\"" + sheet.name + "\">" + sheet.rows + "</table:table>";
    }
    return zipped({{"mimetype", "application/vnd.oasis.opendocument.spreadsheet"},
                   {"content.xml", "<?xml version=\"1.0\" encoding=\"UTF-8\"?><office:document-content><office:body>"
                                   "<office:spreadsheet>" +
                                       tables + "</office:spreadsheet></office:body></office:document-content>"}});
}

std::string textCell(const std::string& name, const std::string& text)
{
    return "<c r=\"" + name + R"(" t="inlineStr"><is><t>)" + text + "</t></is></c>";
}

ReadTable readTable(const std::string& bytes, const format::TableOptions& options)
{
    ReadTable table;
    auto reader = format::TableReader::from(std::make_unique<std::istringstream>(bytes), "t", options);
    if (!reader.ok()) {
        table.errors.push_back(messages::sentence(reader.error()));
        return table;
    }
    table.as = messages::sentence(reader->description().message());
    format::CsvRecord record;
    while (true) {
        const auto more = reader->next(record);
        if (!more.ok()) {
            table.errors.push_back(messages::sentence(more.error()));
            continue;
        }
        if (!*more) {
            return table;
        }
        table.rows.emplace_back(record.fields.begin(), record.fields.end());
        table.lines.push_back(record.line);
    }
}

std::string refusal(const std::string& bytes, const format::TableOptions& options)
{
    const ReadTable table = readTable(bytes, options);
    return table.rows.empty() && table.errors.size() == 1 ? table.errors.front() : std::string();
}

} // namespace accord::test
