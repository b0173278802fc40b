// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/fetch_controller.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/base/reason.h"
#include "core/collect/http/tokens.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/tokens_dialog.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace accord::ui {

std::int64_t LiveFetch::waits(std::chrono::steady_clock::time_point now) const
{
    const auto left = std::chrono::ceil<std::chrono::seconds>(waitsUntil - now).count();
    return std::max<std::int64_t>(0, left);
}

void FetchMonitor::page(const Source& source, const Fetching& fetching, const FetchedCounts& counts)
{
    const std::lock_guard lock(m_mutex);
    LiveFetch& live = m_live[source.uuid];
    live = {fetching, counts, {}, {}};
    if (m_progress != nullptr) {
        m_progress->report(source.repository + ": " + phaseText(fetching).toStdString(), fetching.pages,
                           fetching.pagesInAll);
    }
}

void FetchMonitor::waits(const Source& source, std::int64_t seconds, const std::string& why)
{
    const std::lock_guard lock(m_mutex);
    LiveFetch& live = m_live[source.uuid];
    live.waitsUntil = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    live.why = QString::fromStdString(why);
    if (m_progress != nullptr) {
        m_progress->report(source.repository + ": " + waitText(seconds).toStdString(), live.fetching.pages,
                           live.fetching.pagesInAll);
    }
}

void FetchMonitor::tell(Progress* progress)
{
    const std::lock_guard lock(m_mutex);
    m_progress = progress;
}

std::map<Uuid, LiveFetch> FetchMonitor::read() const
{
    const std::lock_guard lock(m_mutex);
    return m_live;
}

namespace {

struct FetchingWords
{
    Q_DECLARE_TR_FUNCTIONS(Fetching)
};

/// All sources together: requests add up, and so does the share of a limit, of which the fullest one counts.
struct Cost
{
    std::int64_t requests = 0;
    double seconds = 0;
    double share = 0; ///< of a window
    const collect::FetchCost* tightest = nullptr;
};

Cost costOf(const std::vector<collect::FetchCost>& forecasts)
{
    Cost cost;
    for (const collect::FetchCost& forecast : forecasts) {
        cost.requests += forecast.requests;
        cost.seconds += forecast.seconds;
        if (forecast.limit > 0) {
            cost.share += static_cast<double>(forecast.requests) / static_cast<double>(forecast.limit);
            if (cost.tightest == nullptr || forecast.left < cost.tightest->left) {
                cost.tightest = &forecast;
            }
        }
    }
    return cost;
}

} // namespace

QString phaseText(const Fetching& fetching)
{
    const QString page = numberText(fetching.pages);
    const QString all = numberText(fetching.pagesInAll);
    const bool known = fetching.pagesInAll > 0;
    const bool none = fetching.pages == 0 && !known;
    switch (fetching.phase) {
    case FetchPhase::Idle:
        return FetchingWords::tr("beginning");
    case FetchPhase::Issues:
        return known  ? FetchingWords::tr("issues, page %1 of %2").arg(page, all)
               : none ? FetchingWords::tr("issues")
                      : FetchingWords::tr("issues, page %1").arg(page);
    case FetchPhase::Comments:
        return known  ? FetchingWords::tr("comments, page %1 of %2").arg(page, all)
               : none ? FetchingWords::tr("comments")
                      : FetchingWords::tr("comments, page %1").arg(page);
    case FetchPhase::Each:
        return known  ? FetchingWords::tr("discussions, %1 of %2").arg(page, all)
               : none ? FetchingWords::tr("discussions")
                      : FetchingWords::tr("discussions, %1").arg(page);
    }
    return {};
}

QString waitText(std::int64_t seconds)
{
    return FetchingWords::tr("waiting %1").arg(howLong(static_cast<double>(seconds)));
}

QString restText(const Fetching& fetching)
{
    if (fetching.phase != FetchPhase::Idle) {
        return FetchingWords::tr("stopped at %1").arg(phaseText(fetching));
    }
    return fetching.finishedAt.empty() ? FetchingWords::tr("never fetched")
                                       : FetchingWords::tr("fetched %1").arg(momentText(fetching.finishedAt));
}

QString forecastText(const std::vector<collect::FetchCost>& forecasts)
{
    const Cost cost = costOf(forecasts);
    const int requests = static_cast<int>(std::min<std::int64_t>(cost.requests, 1'000'000'000));
    const QString cause = FetchingWords::tr("About %Ln requests", nullptr, requests);
    const QString time = howLong(std::max(1.0, cost.seconds));
    if (cost.tightest == nullptr) {
        return FetchingWords::tr("%1, %2; the host does not tell its limit.").arg(cause, time);
    }
    const int percent = std::max(1, static_cast<int>(std::lround(cost.share * 100)));
    return FetchingWords::tr("%1, %2, %3 % of the hourly limit (%4 are left).")
        .arg(cause, time)
        .arg(percent)
        .arg(limitText(*cost.tightest));
}

QString limitText(const collect::FetchCost& forecast)
{
    return forecast.limit > 0 ? FetchingWords::tr("%1 of %2").arg(numberText(forecast.left), numberText(forecast.limit))
                              : QString();
}

namespace {

// Empty where nothing was left out.
QString leftOutText(const std::vector<collect::FetchOutcome>& outcomes)
{
    QStringList parts;
    for (const auto& [what, count] : collect::leftOut(outcomes)) {
        const int number = static_cast<int>(std::min<std::int64_t>(count, 1'000'000'000));
        switch (what) {
        case LeftOut::PullRequest:
            parts.append(FetchingWords::tr("%Ln pull requests", nullptr, number));
            break;
        case LeftOut::Issue:
            parts.append(FetchingWords::tr("%Ln issues that cannot be read", nullptr, number));
            break;
        case LeftOut::Comment:
            parts.append(FetchingWords::tr("%Ln comments that cannot be read", nullptr, number));
            break;
        case LeftOut::Stray:
            parts.append(FetchingWords::tr("%Ln comments whose issues are not in the list", nullptr, number));
            break;
        case LeftOut::Gone:
            parts.append(FetchingWords::tr("%Ln issues that the host no longer has there", nullptr, number));
            break;
        }
    }
    return parts.isEmpty() ? QString() : FetchingWords::tr("Left out: %1.").arg(inList(parts));
}

} // namespace

QString outcomeText(const std::vector<collect::FetchOutcome>& outcomes)
{
    std::int64_t added = 0;
    std::int64_t changed = 0;
    int failed = 0;
    for (const collect::FetchOutcome& outcome : outcomes) {
        added += outcome.added;
        changed += outcome.changed;
        failed += outcome.error ? 1 : 0;
    }
    QString sentence = added + changed == 0
                           ? FetchingWords::tr("Nothing new.")
                           : FetchingWords::tr("%Ln new issues, %1 changed.", nullptr, static_cast<int>(added))
                                 .arg(numberText(changed));
    if (failed > 0) {
        sentence += QLatin1Char(' ') +
                    FetchingWords::tr("%n sources could not be finished; Fetch goes on there.", nullptr, failed);
    }
    const QString left = leftOutText(outcomes);
    return inSentences({sentence, left});
}

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
    m_told = std::move(done);
    // A keyring may answer late, when this was stopped and perhaps begun anew, or never.
    m_tokens.look(hostsOf(sources), [this, sources, turn = ++m_turn] {
        if (turn != m_turn) {
            return;
        }
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
            [this, sources, turn](const Result<Forecasts>& all) {
                if (turn != m_turn) {
                    return;
                }
                m_asking = false;
                for (const Source& source : sources) {
                    if (const auto* one = all.ok() ? found(all->known, source.uuid) : nullptr) {
                        m_heard[source.uuid] = *one;
                        m_hosts[source.uuid] = source.host;
                    }
                }
                std::exchange(m_told, {})(all);
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
    m_tokens.look(hostsOf(sources), [this, sources, turn = ++m_turn] { // see forecast()
        if (turn == m_turn) {
            begin(sources);
        }
    });
}

void FetchController::begin(const std::vector<Source>& sources)
{
    m_monitor = std::make_shared<FetchMonitor>();
    m_live.clear();
    m_sources.clear();
    for (const Source& source : sources) {
        m_sources.push_back(source.uuid);
        m_outcomes.erase(source.uuid);
    }
    const auto outcomes = std::make_shared<std::vector<collect::FetchOutcome>>();
    const QString title = sources.size() == 1 ? tr("Fetching %1").arg(text(sources[0].repository))
                                              : tr("Fetching %n sources", nullptr, static_cast<int>(sources.size()));
    const auto work = [monitor = m_monitor, sources, outcomes, network = network(sources), me = m_session.me()](
                          Project& project, Progress& progress, const std::stop_token& stop) -> Status {
        monitor->tell(&progress);
        auto result = collect::fetch(project, sources, network, *monitor, stop, me);
        monitor->tell(nullptr);
        ACCORD_TRY(*outcomes, std::move(result));
        return {};
    };
    m_job = m_session.writeLong(title, work, this, [this, outcomes](const Status& status) {
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
    if (m_asking) {
        ++m_turn;
        m_asking = false;
        std::exchange(m_told, {})(Error{Errc::Cancelled, Reason::Cancelled});
        return;
    }
    if (m_fetching && m_job == 0) {
        ++m_turn;
        end(Error{Errc::Cancelled, Reason::Cancelled});
        return;
    }
    m_stopping = m_fetching;
    if (m_job != 0) {
        m_session.jobs().stop(m_job);
    }
    emit moved();
}

void FetchController::look()
{
    m_live = m_monitor->read();
    emit moved();
}

} // namespace accord::ui
