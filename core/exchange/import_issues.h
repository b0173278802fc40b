// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/exchange/import_report.h"
#include "core/format/documents/document_text.h"
#include "core/format/issue_json/collected.h"
#include "core/model/issue.h"
#include "core/project/project.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::exchange {

/// How a file is read.
enum class FileShape : std::uint8_t {
    Json,     ///< format::IssueReader
    Table,    ///< format::TextTableReader
    Plain,    ///< format::readPlainText, a text
    Captions, ///< the same, of a recording
    Document, ///< format::textOfDocument, a text
};

/// A file with issues or other texts, and the sidecars with the comments that belong to them.
struct IssueFile
{
    std::filesystem::path file; ///< empty: no file has the issues of these comments
    std::vector<std::filesystem::path> sidecars;
    FileShape shape = FileShape::Json;
    format::TextDefaults defaults;
};

/// What a document is by the name of its file; nothing for other files.
std::optional<format::DocumentShape> documentShapeOf(const std::filesystem::path& file);

/// The files behind what somebody named: folders are searched for .json, .jsonl and .ndjson files, in the order of
/// their names; links in them that lead out of the folder are passed over. A sidecar is no file of its own.
/// Errc::NotFound names a path that is not there.
Result<std::vector<IssueFile>> issueFiles(const std::vector<std::filesystem::path>& named);

/// Bytes of all of them together, for progress.
std::int64_t totalBytes(const std::vector<IssueFile>& files);

/// Brings in issues from JSON, JSON Lines and folders of them (see format::IssueReader and format::sidecarOf for the
/// shapes). Files are streamed: one thread reads and parses while this one writes, in short transactions, so that
/// others can go on labelling. A text that tells of an earlier change than the one that is there is left out.
/// Errc::Cancelled, and any other error, leaves the project as it was.
Result<ImportReport> importIssues(Project& project, const std::vector<std::filesystem::path>& files,
                                  Malformed malformed, Progress& progress, const std::stop_token& stop,
                                  PersonId by = {});

/// What holds for texts whose file does not say it.
struct TextImport
{
    std::string group; ///< empty: the name of a table or a JSON file, or of the folder of a plain text
    std::optional<TextKind> kind;
    std::string language;
};

/// Brings in texts of any source: from JSON as importIssues() does, from tables (format::TextTableReader: text with any
/// separator, .xlsx, .ods), from plain text, Markdown and documents (.docx, .odt, .html), a text for each file, and
/// from captions of recordings (.vtt, .srt), transcripts among them. Folders are searched for all of these. The same
/// text again is none that is new: it is known by its link, or by its name within its group.
Result<ImportReport> importTexts(Project& project, const std::vector<std::filesystem::path>& files,
                                 const TextImport& texts, Malformed malformed, Progress& progress,
                                 const std::stop_token& stop, PersonId by = {});

/// Brings in lists of links, one per line, to issues and whatever else has an address. Their texts are missing yet.
Result<ImportReport> importLinks(Project& project, const std::vector<std::filesystem::path>& files, Malformed malformed,
                                 Progress& progress, const std::stop_token& stop, PersonId by = {});

} // namespace accord::exchange
