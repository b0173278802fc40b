// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/fetching/fetch_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/collect/collect_text.h"
#include "ui/support/joined_text.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

struct Words
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
        return Words::tr("beginning");
    case FetchPhase::Issues:
        return known  ? Words::tr("issues, page %1 of %2").arg(page, all)
               : none ? Words::tr("issues")
                      : Words::tr("issues, page %1").arg(page);
    case FetchPhase::Comments:
        return known  ? Words::tr("comments, page %1 of %2").arg(page, all)
               : none ? Words::tr("comments")
                      : Words::tr("comments, page %1").arg(page);
    case FetchPhase::Each:
        return known  ? Words::tr("discussions, %1 of %2").arg(page, all)
               : none ? Words::tr("discussions")
                      : Words::tr("discussions, %1").arg(page);
    }
    return {};
}

QString waitText(std::int64_t seconds)
{
    return Words::tr("waiting %1").arg(howLong(static_cast<double>(seconds)));
}

QString restText(const Fetching& fetching)
{
    if (fetching.phase != FetchPhase::Idle) {
        return Words::tr("stopped at %1").arg(phaseText(fetching));
    }
    return fetching.finishedAt.empty() ? Words::tr("never fetched")
                                       : Words::tr("fetched %1").arg(momentText(fetching.finishedAt));
}

QString forecastText(const std::vector<collect::FetchCost>& forecasts)
{
    const Cost cost = costOf(forecasts);
    const int requests = static_cast<int>(std::min<std::int64_t>(cost.requests, 1'000'000'000));
    const QString cause = Words::tr("About %Ln requests", nullptr, requests);
    const QString time = howLong(std::max(1.0, cost.seconds));
    if (cost.tightest == nullptr) {
        return Words::tr("%1, %2; the host does not tell its limit.").arg(cause, time);
    }
    const int percent = std::max(1, static_cast<int>(std::lround(cost.share * 100)));
    return Words::tr("%1, %2, %3 % of the hourly limit (%4 are left).")
        .arg(cause, time)
        .arg(percent)
        .arg(limitText(*cost.tightest));
}

QString limitText(const collect::FetchCost& forecast)
{
    return forecast.limit > 0 ? Words::tr("%1 of %2").arg(numberText(forecast.left), numberText(forecast.limit))
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
            parts.append(Words::tr("%Ln pull requests", nullptr, number));
            break;
        case LeftOut::Issue:
            parts.append(Words::tr("%Ln issues that cannot be read", nullptr, number));
            break;
        case LeftOut::Comment:
            parts.append(Words::tr("%Ln comments that cannot be read", nullptr, number));
            break;
        case LeftOut::Stray:
            parts.append(Words::tr("%Ln comments whose issues are not in the list", nullptr, number));
            break;
        case LeftOut::Gone:
            parts.append(Words::tr("%Ln issues that the host no longer has there", nullptr, number));
            break;
        }
    }
    return parts.isEmpty() ? QString() : Words::tr("Left out: %1.").arg(inList(parts));
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
    QString sentence =
        added + changed == 0
            ? Words::tr("Nothing new.")
            : Words::tr("%Ln new issues, %1 changed.", nullptr, static_cast<int>(added)).arg(numberText(changed));
    if (failed > 0) {
        sentence +=
            QLatin1Char(' ') + Words::tr("%n sources could not be finished; Fetch goes on there.", nullptr, failed);
    }
    const QString left = leftOutText(outcomes);
    return inSentences({sentence, left});
}

} // namespace accord::ui
