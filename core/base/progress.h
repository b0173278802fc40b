// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

namespace accord {

/// What long work tells about itself. Called from the thread that works, at most every 100 ms per Ticker.
class Progress
{
public:
    Progress() = default;
    virtual ~Progress() = default;
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// `done` of `total` (0: not known) of what `step` names, such as a file.
    virtual void report(std::string_view step, std::int64_t done, std::int64_t total) = 0;
};

/// Work that nobody watches.
class NoProgress final : public Progress
{
public:
    void report(std::string_view /*step*/, std::int64_t /*done*/, std::int64_t /*total*/) override {}
};

/// Lets a report through when 100 ms have passed since the last one.
class Ticker
{
public:
    explicit Ticker(Progress& progress)
        : m_progress(progress)
    {}

    void report(std::string_view step, std::int64_t done, std::int64_t total)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_last >= std::chrono::milliseconds(100)) {
            m_last = now;
            m_progress.report(step, done, total);
        }
    }

private:
    Progress& m_progress;
    std::chrono::steady_clock::time_point m_last;
};

} // namespace accord
