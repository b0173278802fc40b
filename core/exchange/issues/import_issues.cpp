// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/issues/import_issues.h"

#include "core/base/files.h"
#include "core/base/text.h"
#include "core/exchange/issues/issue_files.h"
#include "core/exchange/issues/issue_source.h"
#include "core/format/link_list.h"
#include "core/store/issues/import_guard.h"
#include "core/store/issues/imports.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/sqlite/transaction.h"

#include <chrono>
#include <fstream>
#include <optional>

namespace accord::exchange {
namespace {

namespace fs = std::filesystem;
using Outcome = store::IssueWriter::Outcome;

// Others wait for at most about this long while an import runs.
constexpr std::chrono::milliseconds kTurn{50};

std::string namesOf(const std::vector<fs::path>& files)
{
    std::vector<std::string> names;
    for (const fs::path& file : files) {
        names.push_back(file.filename().string());
    }
    return text::join(names, ", ");
}

void count(ImportReport& report, Outcome outcome, std::size_t comments)
{
    report.issuesAdded += outcome == Outcome::Added ? 1 : 0;
    report.textsAdded += outcome == Outcome::TextAdded ? 1 : 0;
    report.textsChanged += outcome == Outcome::TextChanged ? 1 : 0;
    report.unchanged += outcome == Outcome::Unchanged ? 1 : 0;
    report.comments += outcome == Outcome::Unchanged ? 0 : static_cast<std::int64_t>(comments);
}

// An import that writes in turns: each a transaction of its own. Unless finish() was called, it takes back what it
// brought when it goes.
class TurnWriter
{
public:
    static Result<TurnWriter> begin(Project& project, std::string_view kind, const std::string& source)
    {
        ACCORD_TRY(store::ImportGuard guard, store::ImportGuard::hold(project.file()));
        guard.reserve();
        ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
        ACCORD_TRY(const ImportId import, store::beginImport(project.database(), kind, source, project.now()));
        ACCORD_CHECK(transaction.commit());
        ACCORD_TRY(store::IssueWriter writer, store::IssueWriter::begin(project.database(), import));
        return TurnWriter(project, import, std::move(writer), std::move(guard));
    }

    TurnWriter(TurnWriter&& other) noexcept
        : m_project(other.m_project)
        , m_import(std::exchange(other.m_import, ImportId{}))
        , m_writer(std::move(other.m_writer))
        , m_turn(std::move(other.m_turn))
        , m_guard(std::move(other.m_guard))
    {}
    TurnWriter(const TurnWriter&) = delete;
    TurnWriter& operator=(const TurnWriter&) = delete;
    TurnWriter& operator=(TurnWriter&&) = delete;

    ~TurnWriter()
    {
        m_turn.reset();
        if (m_import.valid()) {
            m_guard.giveBack();
            // What cannot be taken back even now is taken back when the project is opened next.
            (void)store::takeBackImport(m_project.database(), m_import);
        }
    }

    Result<store::IssueWriter*> writer()
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_since > kTurn) {
            ACCORD_CHECK(pause());
        }
        if (!m_turn) {
            ACCORD_TRY(store::Transaction turn, store::Transaction::begin(m_project.database()));
            m_turn.emplace(std::move(turn));
            m_since = now;
            m_writer.forget();
        }
        return &m_writer;
    }

    // Keeps what is written so far and lets others write.
    Status pause()
    {
        if (m_turn) {
            ACCORD_CHECK(m_turn->commit());
            m_turn.reset();
        }
        return {};
    }

    Status finish()
    {
        ACCORD_CHECK(writer());
        ACCORD_CHECK(store::finishImport(m_project.database(), m_import, m_project.now()));
        ACCORD_CHECK(m_turn->commit());
        m_turn.reset();
        m_import = {};
        return {};
    }

private:
    TurnWriter(Project& project, ImportId import, store::IssueWriter writer, store::ImportGuard guard)
        : m_project(project)
        , m_import(import)
        , m_writer(std::move(writer))
        , m_guard(std::move(guard))
    {}

    Project& m_project;
    ImportId m_import;
    store::IssueWriter m_writer;
    std::optional<store::Transaction> m_turn;
    store::ImportGuard m_guard;
    std::chrono::steady_clock::time_point m_since;
};

Status writeBatch(TurnWriter& turns, IssueBatch& batch, ImportReport& report, const std::stop_token& stop)
{
    for (Error& problem : batch.problems) {
        report.addProblem(std::move(problem));
    }
    for (const format::CollectedIssue& issue : batch.issues) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, batch.file, {}};
        }
        if (issue.pullRequest) {
            ++report.pullRequests;
            continue;
        }
        ACCORD_TRY(store::IssueWriter * writer, turns.writer());
        ACCORD_TRY(const auto written, writer->issue(issue.link, issue.document));
        count(report, written.outcome, issue.document.comments.size());
    }
    return {};
}

// The end of both imports: keep it, or take it back where something was malformed and that is not accepted.
Result<ImportReport> conclude(TurnWriter& turns, ImportReport report, Malformed malformed)
{
    if (report.problemCount == 0 || malformed == Malformed::LeaveOut) {
        ACCORD_CHECK(turns.finish());
        report.written = true;
    }
    return report;
}

} // namespace

Result<ImportReport> importIssues(Project& project, const std::vector<fs::path>& files, Malformed malformed,
                                  Progress& progress, std::stop_token stop)
{
    ACCORD_TRY(std::vector<IssueFile> sources, issueFiles(files));
    const std::int64_t total = totalBytes(sources);
    Ticker ticker(progress);
    ACCORD_TRY(TurnWriter turns, TurnWriter::begin(project, "issues", namesOf(files)));
    IssueSource source(std::move(sources));
    ImportReport report;
    while (true) {
        // A file may come slowly, over a network or through a pipe.
        if (!source.ready(kTurn)) {
            ACCORD_CHECK(turns.pause());
        }
        auto batch = source.take();
        if (!batch) {
            break;
        }
        if (batch->fatal) {
            return *batch->fatal;
        }
        ACCORD_CHECK(writeBatch(turns, *batch, report, stop));
        ticker.report(batch->file, batch->bytesRead, total);
    }
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, namesOf(files), {}};
    }
    return conclude(turns, std::move(report), malformed);
}

Result<ImportReport> importLinks(Project& project, const std::vector<fs::path>& files, Malformed malformed,
                                 Progress& progress, std::stop_token stop)
{
    Ticker ticker(progress);
    ACCORD_TRY(TurnWriter turns, TurnWriter::begin(project, "links", namesOf(files)));
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
                return Error{Errc::Cancelled, file.string(), {}};
            }
            ACCORD_TRY(store::IssueWriter * writer, turns.writer());
            ACCORD_TRY(const auto written, writer->link(listed.link));
            count(report, written.outcome, 0);
        }
        ticker.report(file.filename().string(), ++done, static_cast<std::int64_t>(files.size()));
    }
    return conclude(turns, std::move(report), malformed);
}

} // namespace accord::exchange
