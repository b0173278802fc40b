// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QObject>
#include <QString>
#include <QTimer>

#include "core/base/progress.h"
#include "core/collect/fetch/fetch.h"
#include "core/model/collect.h"
#include "ui/core/reading.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace accord::ui {

class TokenStore;

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

QString phaseText(const Fetching& fetching); ///< "issues, page 12 of 101"
QString waitText(std::int64_t seconds);      ///< "waiting 40 s"

/// What a source is at that nobody fetches from: "never fetched", "stopped at issues, page 12 of 101", "fetched
/// 22 Nov 2026 10:12".
QString restText(const Fetching& fetching);

/// What fetching would cost: "About 412 requests, 9 min, 8 % of the hourly limit (4,588 of 5,000 are left)."
QString forecastText(const std::vector<collect::FetchCost>& forecasts);

/// What is left of a host's limit: "4,588 of 5,000"; empty where the host does not tell.
QString limitText(const collect::FetchCost& forecast);

/// How a fetch ended, and what it left out, in sentences.
QString outcomeText(const std::vector<collect::FetchOutcome>& outcomes);

/// Fetches and forecasts in the background. It goes on while other pages are shown; the progress strip of the window
/// tells of it and cancels it.
class FetchController : public QObject
{
    Q_OBJECT
public:
    FetchController(Session& session, TokenStore& tokens, QObject* parent);

    /// One source that cannot be asked does not keep the others from it; an error is told if none can.
    struct Forecasts
    {
        std::map<Uuid, collect::FetchCost> known;
        std::vector<std::pair<Source, Error>> refused;
    };
    void forecast(const std::vector<Source>& sources, std::function<void(const Result<Forecasts>&)> done);

    /// One at a time: while one runs, another one is not begun.
    void fetch(const std::vector<Source>& sources);
    void stop();
    [[nodiscard]] bool running() const { return m_fetching; }
    [[nodiscard]] bool forecasting() const { return m_asking; }
    [[nodiscard]] bool stopping() const { return m_stopping; }

    /// What a source is at while it is being fetched; null if it is not.
    [[nodiscard]] const LiveFetch* live(const Uuid& source) const;
    /// What came of it last in this session; null if nothing did.
    [[nodiscard]] const collect::FetchOutcome* outcome(const Uuid& source) const;
    /// What was last heard of the host's limit, less what was sent since; null if nothing was.
    [[nodiscard]] const collect::FetchCost* heard(const Uuid& source) const;

signals:
    void moved();                                ///< live() changed
    void finished(const accord::Status& status); ///< outcome() tells more

private:
    [[nodiscard]] collect::Network network(const std::vector<Source>& sources) const;
    void begin(const std::vector<Source>& sources);
    void end(const Status& status);
    void count(const collect::FetchOutcome& outcome);
    void look();

    Session& m_session;
    TokenStore& m_tokens;
    Reading m_forecasting;
    QTimer m_clock;
    std::shared_ptr<FetchMonitor> m_monitor;
    std::map<Uuid, LiveFetch> m_live;
    std::map<Uuid, collect::FetchOutcome> m_outcomes;
    std::map<Uuid, collect::FetchCost> m_heard;
    std::map<Uuid, std::string> m_hosts; ///< of what was heard
    std::vector<Uuid> m_sources;         ///< that are being fetched
    int m_job = 0;                       ///< 0: none
    bool m_fetching = false;             ///< or about to: the keyring is being asked
    int m_turn = 0;                      ///< of looking for tokens: answers of an earlier one come too late
    bool m_asking = false;
    std::function<void(const Result<Forecasts>&)> m_told; ///< what a forecast is told to
    bool m_stopping = false;
};

} // namespace accord::ui
