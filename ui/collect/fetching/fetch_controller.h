// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QObject>
#include <QTimer>

#include "core/collect/fetch/fetch.h"
#include "ui/collect/fetching/fetch_monitor.h"
#include "ui/support/threads/background.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace accord::ui {

class TokenStore;

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
    Background m_forecasting;
    QTimer m_clock;
    std::shared_ptr<FetchMonitor> m_labelMatrix;
    std::map<Uuid, LiveFetch> m_live;
    std::map<Uuid, collect::FetchOutcome> m_outcomes;
    std::map<Uuid, collect::FetchCost> m_heard;
    std::map<Uuid, std::string> m_hosts; ///< of what was heard
    std::vector<Uuid> m_sources;         ///< that are being fetched
    int m_job = 0;                       ///< 0: none
    bool m_fetching = false;             ///< or about to: the keyring is being asked
    bool m_asking = false;
    bool m_stopping = false;
};

} // namespace accord::ui
