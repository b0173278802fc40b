// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/import_issues.h"

#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/issue_source.h"
#include "core/format/issue_json/issue_reader.h"
#include "core/format/link.h"
#include "core/model/bounds.h"
#include "core/project/permission.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/long_work/batched_write.h"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <system_error>

namespace accord::exchange {
namespace {

namespace fs = std::filesystem;

std::string extensionOf(const fs::path& file)
{
    return text::lowerAscii(file.extension().string());
}

bool isJson(const fs::path& file)
{
    const std::string extension = extensionOf(file);
    return extension == ".json" || extension == ".jsonl" || extension == ".ndjson";
}

FileShape shapeOf(const fs::path& file)
{
    const std::string extension = extensionOf(file);
    if (extension == ".csv" || extension == ".tsv" || extension == ".xlsx" || extension == ".ods") {
        return FileShape::Table;
    }
    if (documentShapeOf(file)) {
        return FileShape::Document;
    }
    if (extension == ".vtt" || extension == ".srt") {
        return FileShape::Captions;
    }
    const bool plain = extension == ".txt" || extension == ".md" || extension == ".markdown";
    return plain ? FileShape::Plain : FileShape::Json;
}

bool isText(const fs::path& file)
{
    return isJson(file) || shapeOf(file) != FileShape::Json;
}

// A folder may come unpacked from somebody's archive, with links in it that lead to other files of this computer.
bool liesBelow(const fs::path& folder, const fs::path& file)
{
    std::error_code error;
    const fs::path whole = fs::canonical(file, error);
    const fs::path root = fs::canonical(folder, error);
    return !error && std::ranges::mismatch(root, whole).in1 == root.end();
}

Result<std::vector<fs::path>> filesIn(const fs::path& folder, bool (*wanted)(const fs::path&))
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        std::error_code gone; // a link that leads nowhere is no reason to stop
        if (it->is_regular_file(gone) && wanted(it->path()) &&
            (!fs::is_symlink(it->path(), gone) || liesBelow(folder, it->path()))) {
            files.push_back(it->path());
        }
    }
    if (error) {
        return Error{Errc::Unreadable, Reason::FileUnreadable, {folder.string(), error.message()}};
    }
    std::ranges::sort(files);
    return files;
}

// The issues of `declared` in the sidecar's folder: every file there when the sidecar names none.
bool belongsTo(const fs::path& issues, const fs::path& sidecar, const std::string& declared)
{
    return !issues.empty() && issues.parent_path() == sidecar.parent_path() &&
           (declared.empty() || issues.stem().string() == declared);
}

// The named files, and those in the named folders.
Result<std::vector<fs::path>> allFiles(const std::vector<fs::path>& named, bool (*wanted)(const fs::path&))
{
    std::vector<fs::path> all;
    for (const fs::path& path : named) {
        std::error_code error;
        if (fs::is_directory(path, error)) {
            ACCORD_TRY(const std::vector<fs::path> found, filesIn(path, wanted));
            all.insert(all.end(), found.begin(), found.end());
        } else if (fs::exists(path, error)) {
            all.push_back(path);
        } else {
            return Error{Errc::NotFound, Reason::FileNotFound, {path.string()}};
        }
    }
    return all;
}

// What texts of the file belong to where it does not say so.
std::string groupOf(const fs::path& file, FileShape shape)
{
    const bool ofFolder = shape == FileShape::Plain || shape == FileShape::Captions || shape == FileShape::Document;
    std::error_code unknown;
    const std::string folder = fs::absolute(file, unknown).parent_path().filename().string();
    const std::string stem = file.stem().string();
    std::string group = ofFolder && !folder.empty() ? folder : stem;
    bounds::cut(group, bounds::kName);
    return text::isLine(group) && !group.empty() ? group : "-";
}

// Each file of JSON with its sidecars.
Result<std::vector<IssueFile>> withSidecars(const std::vector<fs::path>& all)
{
    std::vector<IssueFile> files;
    for (const fs::path& file : all) {
        if (!format::sidecarOf(file.filename().string())) {
            files.push_back(IssueFile{file, {}, FileShape::Json, {}});
        }
    }
    for (const fs::path& file : all) {
        if (const auto declared = format::sidecarOf(file.filename().string())) {
            if (std::error_code error; !fs::is_regular_file(file, error)) {
                return Error{Errc::Unreadable, Reason::NotARegularFile, {file.string()}};
            }
            bool taken = false;
            for (IssueFile& issues : files) {
                if (belongsTo(issues.file, file, *declared)) {
                    issues.sidecars.push_back(file);
                    taken = true;
                }
            }
            if (!taken) {
                files.push_back(IssueFile{{}, {file}, FileShape::Json, {}});
            }
        }
    }
    return files;
}

} // namespace

std::optional<format::DocumentShape> documentShapeOf(const fs::path& file)
{
    const std::string extension = extensionOf(file);
    if (extension == ".docx") {
        return format::DocumentShape::Word;
    }
    if (extension == ".odt") {
        return format::DocumentShape::OpenDocument;
    }
    const bool page = extension == ".html" || extension == ".htm" || extension == ".xhtml";
    return page ? std::optional(format::DocumentShape::WebPage) : std::nullopt;
}

Result<std::vector<IssueFile>> issueFiles(const std::vector<fs::path>& named)
{
    ACCORD_TRY(const std::vector<fs::path> all, allFiles(named, isJson));
    return withSidecars(all);
}

std::int64_t totalBytes(const std::vector<IssueFile>& files)
{
    std::int64_t bytes = 0;
    for (const IssueFile& file : files) {
        std::error_code error;
        const auto size = fs::file_size(file.file, error);
        bytes += error ? 0 : static_cast<std::int64_t>(size);
    }
    return bytes;
}

namespace {

namespace fs = std::filesystem;
using IssueOutcome = store::IssueWriter::IssueOutcome;

// How long we wait for the next part of a file before others may write.
constexpr std::chrono::milliseconds kPatience{50};

std::string namesOf(const std::vector<fs::path>& files)
{
    std::vector<std::string> names;
    names.reserve(files.size());
    for (const fs::path& file : files) {
        names.push_back(file.filename().string());
    }
    return text::join(names, ", ");
}

void count(ImportReport& report, IssueOutcome outcome, TextKind kind, std::size_t comments)
{
    report.issuesAdded += outcome == IssueOutcome::Added ? 1 : 0;
    report.othersAdded += outcome == IssueOutcome::Added && kind != TextKind::Issue ? 1 : 0;
    report.textsAdded += outcome == IssueOutcome::TextAdded ? 1 : 0;
    report.textsChanged += outcome == IssueOutcome::TextChanged ? 1 : 0;
    report.unchanged += outcome == IssueOutcome::Unchanged ? 1 : 0;
    report.textsOlder += outcome == IssueOutcome::Older ? 1 : 0;
    const bool left = outcome == IssueOutcome::Unchanged || outcome == IssueOutcome::Older;
    report.comments += left ? 0 : static_cast<std::int64_t>(comments);
}

// Issues and texts in batches; taken back unless finish() was called.
class BatchWriter
{
public:
    static Result<BatchWriter> begin(Project& project, PersonId by, std::string_view kind, const std::string& source)
    {
        ACCORD_CHECK(permit(project, by, Action::ImportIssues)); // before long work; asked again where it writes
        ACCORD_TRY(store::BatchedWrite batches,
                   store::BatchedWrite::begin(project.database(), kind, source, store::BatchedWrite::Brings::Texts,
                                              project.now()));
        ACCORD_TRY(store::IssueWriter writer, store::IssueWriter::begin(project.database(), batches.import()));
        return BatchWriter(project, by, std::move(batches), std::move(writer));
    }

    Result<store::IssueWriter*> writer()
    {
        ACCORD_TRY(const bool fresh, m_batches.turn());
        if (fresh) {
            ACCORD_CHECK(permit(m_project, m_by, Action::ImportIssues));
            m_writer.forget();
        }
        return &m_writer;
    }

    Status pause() { return m_batches.pause(); }
    Status finish() { return m_batches.finish(m_project.now()); }

private:
    BatchWriter(Project& project, PersonId by, store::BatchedWrite batches, store::IssueWriter writer)
        : m_project(project)
        , m_by(by)
        , m_batches(std::move(batches))
        , m_writer(std::move(writer))
    {}

    Project& m_project;
    PersonId m_by;
    store::BatchedWrite m_batches;
    store::IssueWriter m_writer;
};

Status writeBatch(BatchWriter& batches, IssueBatch& batch, ImportReport& report, const std::stop_token& stop)
{
    for (Error& problem : batch.problems) {
        report.addProblem(std::move(problem));
    }
    report.strayComments += batch.strayComments;
    for (const format::CollectedIssue& issue : batch.issues) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        if (issue.pullRequest) {
            ++report.pullRequests;
            continue;
        }
        ACCORD_TRY(store::IssueWriter * writer, batches.writer());
        ACCORD_TRY(const auto written,
                   writer->issue(issue.link, issue.document, store::IssueWriter::Earlier::LeaveOut, issue.language));
        count(report, written.outcome, issue.link.kind, issue.document.comments.size());
        const bool brought = written.outcome != IssueOutcome::Unchanged && written.outcome != IssueOutcome::Older;
        report.withoutDiscussion +=
            brought && issue.document.commentsTold.value > 0 && issue.document.comments.empty() ? 1 : 0;
    }
    return {};
}

// The end of both imports: keep it, or take it back where something was malformed and that is not accepted.
Result<ImportReport> conclude(BatchWriter& batches, ImportReport report, Malformed malformed)
{
    if (report.problemCount == 0 || malformed == Malformed::LeaveOut) {
        ACCORD_CHECK(batches.finish());
        report.written = true;
    }
    return report;
}

// `files`: as somebody named them.
Result<ImportReport> importCollected(Project& project, std::vector<IssueFile> sources,
                                     const std::vector<fs::path>& files, Malformed malformed, Progress& progress,
                                     const std::stop_token& stop, PersonId by)
{
    const std::int64_t total = totalBytes(sources);
    Ticker ticker(progress);
    ACCORD_TRY(BatchWriter batches, BatchWriter::begin(project, by, "issues", namesOf(files)));
    IssueSource source(std::move(sources));
    ImportReport report;
    while (true) {
        // A file may come slowly, over a network or through a pipe.
        if (!source.ready(kPatience)) {
            ACCORD_CHECK(batches.pause());
        }
        auto batch = source.take();
        if (!batch) {
            break;
        }
        if (batch->fatal) {
            return *batch->fatal;
        }
        ACCORD_CHECK(writeBatch(batches, *batch, report, stop));
        ticker.report(batch->file, batch->bytesRead, total);
    }
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    return conclude(batches, std::move(report), malformed);
}

} // namespace

Result<ImportReport> importIssues(Project& project, const std::vector<fs::path>& files, Malformed malformed,
                                  Progress& progress, const std::stop_token& stop, PersonId by)
{
    ACCORD_TRY(std::vector<IssueFile> sources, issueFiles(files));
    return importCollected(project, std::move(sources), files, malformed, progress, stop, by);
}

Result<ImportReport> importTexts(Project& project, const std::vector<fs::path>& files, const TextImport& texts,
                                 Malformed malformed, Progress& progress, const std::stop_token& stop, PersonId by)
{
    ACCORD_TRY(const std::vector<fs::path> all, allFiles(files, isText));
    std::vector<fs::path> json;
    std::vector<IssueFile> sources;
    for (const fs::path& file : all) {
        const FileShape shape = shapeOf(file);
        if (shape == FileShape::Json) {
            json.push_back(file);
        } else {
            sources.push_back(IssueFile{file, {}, shape, {}});
        }
    }
    ACCORD_TRY(std::vector<IssueFile> ofJson, withSidecars(json));
    std::ranges::move(ofJson, std::back_inserter(sources));
    for (IssueFile& source : sources) {
        source.defaults.group = texts.group.empty() ? groupOf(source.file, source.shape) : texts.group;
        source.defaults.kind = texts.kind;
        source.defaults.language = texts.language;
    }
    return importCollected(project, std::move(sources), files, malformed, progress, stop, by);
}

Result<ImportReport> importLinks(Project& project, const std::vector<fs::path>& files, Malformed malformed,
                                 Progress& progress, const std::stop_token& stop, PersonId by)
{
    Ticker ticker(progress);
    ACCORD_TRY(BatchWriter batches, BatchWriter::begin(project, by, "links", namesOf(files)));
    ImportReport report;
    std::int64_t done = 0;
    for (const fs::path& file : files) {
        ACCORD_TRY(std::ifstream stream, openForReading(file));
        format::LinkList list = format::readLinkList(stream, file.string());
        report.problemCount += static_cast<std::int64_t>(list.errorCount - list.errors.size());
        for (Error& problem : list.errors) {
            report.addProblem(std::move(problem));
        }
        for (const format::ListedLink& listed : list.links) {
            if (stop.stop_requested()) {
                return Error{Errc::Cancelled, Reason::Cancelled};
            }
            ACCORD_TRY(store::IssueWriter * writer, batches.writer());
            ACCORD_TRY(const auto written, writer->link(listed.link));
            count(report, written.outcome, listed.link.kind, 0);
        }
        ticker.report(file.filename().string(), ++done, static_cast<std::int64_t>(files.size()));
    }
    return conclude(batches, std::move(report), malformed);
}

} // namespace accord::exchange
