// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/fetching/fetch_controller.h"

#include <QStringList>

#include "core/base/reason.h"
#include "core/collect/http/tokens.h"
#include "ui/collect/collect_text.h"
#include "ui/collect/tokens/token_store.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr int kLookMilliseconds = 200; ///< often enough to see it move, rarely enough to read it

QStringList hostsOf(const std::vector<Source>& sources)
{
    QStringList hosts;
    for (const Source& source : sources) {
        hosts.append(text(collect::tokenHost(source)));
    }
    hosts.removeDuplicates();
    return hosts;
}

template <class T>
const T* found(const std::map<Uuid, T>& in, const Uuid& source)
{
    const auto at = in.find(source);
    return at == in.end() ? nullptr : &at->second;
}

} // namespace

FetchController::FetchController(Session& session, TokenStore& tokens, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_tokens(tokens)
    , m_forecasting(session, this)
{
    m_clock.setInterval(kLookMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &FetchController::look);
}

const LiveFetch* FetchController::live(const Uuid& source) const
{
    const bool mine = m_fetching && std::ranges::find(m_sources, source) != m_sources.end();
    return mine ? found(m_live, source) : nullptr;
}

const collect::FetchOutcome* FetchController::outcome(const Uuid& source) const
{
    return found(m_outcomes, source);
}

const collect::FetchCost* FetchController::heard(const Uuid& source) const
{
    return found(m_heard, source);
}

/// The tokens are looked up here, on the window's thread; the threads that work get copies.
collect::Network FetchController::network(const std::vector<Source>& sources) const
{
    std::map<std::string, net::Secret> tokens;
    for (const QString& host : hostsOf(sources)) {
        tokens.emplace(host.toStdString(), m_tokens.secret(host));
    }
    return collect::realNetwork([tokens = std::move(tokens)](const std::string& host) {
        const auto at = tokens.find(host);
        return at == tokens.end() ? net::Secret() : at->second;
    });
}

void FetchController::forecast(const std::vector<Source>& sources, std::function<void(const Result<Forecasts>&)> done)
{
    m_asking = true;
    m_tokens.look(hostsOf(sources), [this, sources, done = std::move(done)] {
        const QString title = sources.size() == 1
                                  ? tr("Asking how much there is of %1").arg(text(sources[0].repository))
                                  : tr("Asking how much there is");
        m_forecasting.read<Forecasts>(
            [sources, network = network(sources)](Project& project, Progress&,
                                                  const std::stop_token& stop) -> Result<Forecasts> {
                Forecasts all;
                for (const Source& source : sources) {
                    const auto one = collect::forecast(project, source, network, stop);
                    if (one.ok()) {
                        all.known.emplace(source.uuid, *one);
                    } else if (one.error().code == Errc::Cancelled) {
                        return one.error();
                    } else {
                        all.refused.emplace_back(source, one.error());
                    }
                }
                return all.known.empty() && !all.refused.empty() ? Result<Forecasts>(all.refused.front().second)
                                                                 : Result<Forecasts>(std::move(all));
            },
            [this, sources, done](const Result<Forecasts>& all) {
                m_asking = false;
                for (const Source& source : sources) {
                    if (const auto* one = all.ok() ? found(all->known, source.uuid) : nullptr) {
                        m_heard[source.uuid] = *one;
                        m_hosts[source.uuid] = source.host;
                    }
                }
                done(all);
            },
            title);
    });
}

void FetchController::fetch(const std::vector<Source>& sources)
{
    if (m_fetching || sources.empty()) {
        return;
    }
    m_fetching = true;
    m_stopping = false;
    m_tokens.look(hostsOf(sources), [this, sources] {
        if (m_stopping) {
            end(Error{Errc::Cancelled, Reason::Cancelled});
        } else {
            begin(sources);
        }
    });
}

void FetchController::begin(const std::vector<Source>& sources)
{
    m_labelMatrix = std::make_shared<FetchMonitor>();
    m_live.clear();
    m_sources.clear();
    for (const Source& source : sources) {
        m_sources.push_back(source.uuid);
        m_outcomes.erase(source.uuid);
    }
    const auto outcomes = std::make_shared<std::vector<collect::FetchOutcome>>();
    const QString title = sources.size() == 1 ? tr("Fetching %1").arg(text(sources[0].repository))
                                              : tr("Fetching %n sources", nullptr, static_cast<int>(sources.size()));
    const auto work = [monitor = m_labelMatrix, sources, outcomes, network = network(sources), me = m_session.me()](
                          Project& project, Progress& progress, const std::stop_token& stop) -> Status {
        monitor->tell(&progress);
        auto result = collect::fetch(project, sources, network, *monitor, stop, me);
        monitor->tell(nullptr);
        ACCORD_TRY(*outcomes, std::move(result));
        return {};
    };
    m_job = m_session.jobs().start(title, work, this, [this, outcomes](const Status& status) {
        for (const collect::FetchOutcome& outcome : *outcomes) {
            m_outcomes.insert_or_assign(outcome.source, outcome);
            count(outcome);
        }
        end(status);
    });
    m_clock.start();
    emit moved();
}

/// A limit holds for a host, whichever of its sources was asked.
void FetchController::count(const collect::FetchOutcome& outcome)
{
    const std::string* host = found(m_hosts, outcome.source);
    for (auto& [source, forecast] : m_heard) {
        if (host != nullptr && m_hosts[source] == *host) {
            forecast.left = std::max<std::int64_t>(0, forecast.left - outcome.requests);
        }
    }
}

void FetchController::end(const Status& status)
{
    m_clock.stop();
    m_job = 0;
    m_fetching = false;
    m_stopping = false;
    m_live.clear();
    m_sources.clear();
    m_session.poll();
    emit moved();
    emit finished(status);
}

void FetchController::stop()
{
    m_stopping = m_fetching;
    if (m_job != 0) {
        m_session.jobs().stop(m_job);
    }
    emit moved();
}

void FetchController::look()
{
    m_live = m_labelMatrix->read();
    emit moved();
}

} // namespace accord::ui
