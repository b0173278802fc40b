// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/exchange/import_issues.h"
#include "core/format/issue_json/issue_reader.h"

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace accord::exchange {

/// Issues that were parsed together, on their way to the writer.
struct IssueBatch
{
    std::vector<format::CollectedIssue> issues;
    std::vector<Error> problems;
    std::string file;               ///< where they are from
    std::int64_t bytesRead = 0;     ///< of all files so far
    std::int64_t strayComments = 0; ///< in the last batch: comments of issues that none of the files has
    std::optional<Error> fatal;     ///< reading cannot go on
};

/// Reads and parses files on a thread of its own, a few batches ahead of whoever takes them, so that memory stays
/// bounded whatever the size of the files.
class IssueSource
{
public:
    explicit IssueSource(std::vector<IssueFile> files);
    ~IssueSource() = default; ///< stops reading

    IssueSource(const IssueSource&) = delete;
    IssueSource& operator=(const IssueSource&) = delete;

    /// Whether take() would answer at once, now or within `patience`.
    bool ready(std::chrono::milliseconds patience);

    /// The next batch; nothing behind the last one.
    std::optional<IssueBatch> take();

private:
    /// How many comments of each sidecar no issue has taken yet, by the addresses of their issues.
    using Stray = std::map<std::filesystem::path, std::map<std::string, std::size_t>>;

    void run(const std::stop_token& stop);
    bool readFile(const IssueFile& file, std::int64_t bytesBefore, const std::stop_token& stop);
    bool offer(IssueBatch batch, const std::stop_token& stop);

    static constexpr std::size_t kAhead = 4;
    static constexpr std::size_t kBatchBytes = std::size_t{1} << 20U;

    std::vector<IssueFile> m_files;
    Stray m_stray; ///< of the reading thread
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<IssueBatch> m_ready;
    bool m_finished = false;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace accord::exchange
