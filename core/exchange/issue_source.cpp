// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/issue_source.h"

#include "core/base/os/files.h"
#include "core/base/text.h"
#include "core/format/issue_json/issue_reader.h"
#include "core/format/text_files.h"
#include "core/model/bounds.h"

#include <fstream>
#include <memory>
#include <system_error>
#include <utility>

namespace accord::exchange {
namespace {

std::size_t sizeOf(const format::CollectedIssue& issue)
{
    std::size_t size = issue.document.title.size() + issue.document.body.size() + 500;
    for (const Comment& comment : issue.document.comments) {
        size += comment.body.size() + 100;
    }
    return size;
}

// The sidecars of one file, opened once.
class Sidecars
{
public:
    using Stray = std::map<std::filesystem::path, std::map<std::string, std::size_t>>;

    Sidecars(const IssueFile& file, std::vector<Error>& problems, Stray& stray)
        : m_paths(file.sidecars)
        , m_stray(stray)
    {
        for (const std::filesystem::path& path : file.sidecars) {
            m_streams.push_back(std::make_unique<std::ifstream>(path, std::ios::binary));
            m_sidecars.push_back(std::make_unique<format::CommentSidecar>(*m_streams.back(), path.filename().string()));
            const auto& errors = m_sidecars.back()->errors();
            problems.insert(problems.end(), errors.begin(), errors.end());
            m_stray.try_emplace(path, m_sidecars.back()->perIssue());
        }
    }

    [[nodiscard]] bool empty() const { return m_sidecars.empty(); }

    void addTo(format::CollectedIssue& issue, bool only, std::vector<Error>& problems)
    {
        for (std::size_t i = 0; i < m_sidecars.size(); ++i) {
            Result<std::vector<Comment>> comments = m_sidecars[i]->commentsOf(issue.link, only);
            m_stray[m_paths[i]].erase(text::lowerAscii(issue.link.url));
            if (only) {
                m_stray[m_paths[i]].erase(std::string());
            }
            if (!comments) {
                problems.push_back(comments.error());
                continue;
            }
            for (Comment& comment : *comments) {
                bounds::cut(comment);
                issue.document.comments.push_back(std::move(comment));
            }
        }
    }

private:
    std::vector<std::filesystem::path> m_paths;
    Stray& m_stray;
    std::vector<std::unique_ptr<std::ifstream>> m_streams;
    std::vector<std::unique_ptr<format::CommentSidecar>> m_sidecars;
};

/// The one text of a file.
class PlainTextReader final : public format::TextReader
{
public:
    PlainTextReader(std::istream& stream, const IssueFile& file)
        : m_stream(stream)
        , m_file(file)
    {}

    Result<bool> next(format::CollectedIssue& text) override
    {
        if (std::exchange(m_done, true)) {
            return false;
        }
        constexpr std::size_t kLargest = std::size_t{64} << 20U;
        ACCORD_TRY(std::string content, readRest(m_stream, m_file.file, kLargest));
        m_bytes = content.size();
        if (const auto document = documentShapeOf(m_file.file); document && m_file.shape == FileShape::Document) {
            ACCORD_TRY(content, format::textOfDocument(std::move(content), *document, m_file.file.string()));
        }
        const auto shape =
            m_file.shape == FileShape::Captions ? format::PlainShape::Captions : format::PlainShape::Text;
        ACCORD_TRY(text, format::readPlainText(content, shape, m_file.file.string(), m_file.file.stem().string(),
                                               m_file.defaults));
        return true;
    }

    [[nodiscard]] std::uint64_t bytesRead() const override { return m_bytes; }

private:
    std::istream& m_stream;
    const IssueFile& m_file;
    std::uint64_t m_bytes = 0;
    bool m_done = false;
};

std::unique_ptr<format::TextReader> readerOf(const IssueFile& file, std::ifstream& stream)
{
    switch (file.shape) {
    case FileShape::Table:
        return std::make_unique<format::TextTableReader>(std::make_unique<std::ifstream>(std::move(stream)),
                                                         file.file.string(), file.defaults);
    case FileShape::Plain:
    case FileShape::Captions:
    case FileShape::Document:
        return std::make_unique<PlainTextReader>(stream, file);
    case FileShape::Json:
        break;
    }
    return std::make_unique<format::IssueReader>(stream, file.file.string(), file.defaults);
}

} // namespace

IssueSource::IssueSource(std::vector<IssueFile> files)
    : m_files(std::move(files))
    , m_thread([this](const std::stop_token& stop) { run(stop); })
{}

bool IssueSource::ready(std::chrono::milliseconds patience)
{
    std::unique_lock lock(m_mutex);
    return m_changed.wait_for(lock, patience, [this] { return !m_ready.empty() || m_finished; });
}

std::optional<IssueBatch> IssueSource::take()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_ready.empty() || m_finished; });
    if (m_ready.empty()) {
        return std::nullopt;
    }
    IssueBatch batch = std::move(m_ready.front());
    m_ready.pop_front();
    m_changed.notify_all();
    return batch;
}

bool IssueSource::offer(IssueBatch batch, const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    if (!m_changed.wait(lock, stop, [this] { return m_ready.size() < kAhead; })) {
        return false;
    }
    m_ready.push_back(std::move(batch));
    m_changed.notify_all();
    return true;
}

void IssueSource::run(const std::stop_token& stop)
{
    std::int64_t bytes = 0;
    for (const IssueFile& file : m_files) {
        if (stop.stop_requested() || !readFile(file, bytes, stop)) {
            break;
        }
        std::error_code error;
        const auto size = std::filesystem::file_size(file.file, error);
        bytes += error ? 0 : static_cast<std::int64_t>(size);
    }
    IssueBatch last;
    for (const auto& [file, issues] : m_stray) {
        for (const auto& [address, count] : issues) {
            last.strayComments += static_cast<std::int64_t>(count);
            last.file = file.filename().string();
        }
    }
    if (last.strayComments > 0) {
        last.bytesRead = bytes;
        offer(std::move(last), stop);
    }
    const std::scoped_lock lock(m_mutex);
    m_finished = true;
    m_changed.notify_all();
}

bool IssueSource::readFile(const IssueFile& file, std::int64_t bytesBefore, const std::stop_token& stop)
{
    IssueBatch batch;
    if (file.file.empty()) { // comments without issues
        Sidecars(file, batch.problems, m_stray);
        batch.bytesRead = bytesBefore;
        return offer(std::move(batch), stop);
    }
    batch.file = file.file.filename().string();
    Result<std::ifstream> opened = openForReading(file.file, Readable::AlsoPipe);
    if (!opened.ok()) {
        batch.fatal = opened.error();
        offer(std::move(batch), stop);
        return false;
    }
    std::ifstream& stream = *opened;
    Sidecars sidecars(file, batch.problems, m_stray);
    const std::unique_ptr<format::TextReader> opening = readerOf(file, stream);
    format::TextReader& reader = *opening;
    std::size_t size = 0;
    format::CollectedIssue issue;
    format::CollectedIssue following;
    Result<bool> more = reader.next(issue);
    bool first = true;
    while (!more.ok() || *more) {
        if (!more.ok()) {
            batch.problems.push_back(more.error());
            more = reader.next(issue);
            continue;
        }
        if (sidecars.empty()) {
            size += sizeOf(issue);
            batch.issues.push_back(std::move(issue));
            issue = {};
            more = reader.next(issue);
        } else {
            // Whether it is the only one decides what comments without an address belong to.
            Result<bool> another = reader.next(following);
            sidecars.addTo(issue, first && another.ok() && !*another, batch.problems);
            size += sizeOf(issue);
            batch.issues.push_back(std::move(issue));
            issue = std::exchange(following, {});
            more = std::move(another);
        }
        first = false;
        if (size >= kBatchBytes) {
            batch.bytesRead = bytesBefore + static_cast<std::int64_t>(reader.bytesRead());
            IssueBatch full = std::exchange(batch, IssueBatch{});
            batch.file = full.file;
            size = 0;
            if (!offer(std::move(full), stop)) {
                return false;
            }
        }
    }
    batch.bytesRead = bytesBefore + static_cast<std::int64_t>(reader.bytesRead());
    return offer(std::move(batch), stop);
}

} // namespace accord::exchange
