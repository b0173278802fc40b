// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/base/progress.h"
#include "core/collect/fetch/fetch.h"

#include <chrono>
#include <map>
#include <mutex>

namespace accord::ui {

/// What a source that is being fetched is at.
struct LiveFetch
{
    Fetching fetching;
    FetchedCounts counts;
    std::chrono::steady_clock::time_point waitsUntil; ///< past: it does not wait
    QString why;                                      ///< it waits

    /// Seconds still to be waited, 0 if none.
    [[nodiscard]] std::int64_t waits(std::chrono::steady_clock::time_point now) const;
};

/// Where the threads that fetch write what they are at, and the window reads it when it likes. It outlives both.
class FetchMonitor final : public collect::FetchWatch
{
public:
    void page(const Source& source, const Fetching& fetching, const FetchedCounts& counts) override;
    void waits(const Source& source, std::int64_t seconds, const std::string& why) override;

    /// Where what is going on is told besides, as long as the work runs.
    void tell(Progress* progress);

    [[nodiscard]] std::map<Uuid, LiveFetch> read() const;

private:
    mutable std::mutex m_mutex;
    std::map<Uuid, LiveFetch> m_live;
    Progress* m_progress = nullptr;
};

} // namespace accord::ui
