// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/source_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/fetch_controller.h"
#include "ui/pages/collect/log_tab.h"
#include "ui/pages/collect/sources_tab.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"

#include <chrono>
#include <cstdint>
#include <optional>

namespace accord::ui {
namespace {

struct SourceTextWords
{
    Q_DECLARE_TR_FUNCTIONS(SourceText)
};

QString placesText(const KeywordPlaces& places)
{
    QStringList names;
    if (places.title) {
        names << SourceTextWords::tr("title");
    }
    if (places.body) {
        names << SourceTextWords::tr("description");
    }
    if (places.comments) {
        names << SourceTextWords::tr("comments");
    }
    return inList(names);
}

/// A study's list has dozens of keywords: the first of them, and how many there are.
QString fewKeywords(IssueSelection selection)
{
    constexpr std::size_t kFew = 40;
    const auto all = static_cast<std::int64_t>(selection.keywords.size());
    if (selection.keywords.size() <= kFew) {
        return keywordsText(selection);
    }
    selection.keywords.resize(kFew);
    return SourceTextWords::tr("%1, … (%2 in all)").arg(keywordsText(selection), numberText(all));
}

QString narrowerText(const IssueSelection& selection)
{
    QStringList parts;
    if (selection.state != IssueState::Any) {
        parts << SourceTextWords::tr("State: %1.").arg(stateWord(selection.state));
    }
    QStringList labels;
    for (const std::string& label : selection.labels) {
        labels << text(label);
    }
    if (!labels.isEmpty()) {
        parts << SourceTextWords::tr("Host’s labels: %1.").arg(inList(labels));
    }
    if (selection.pullRequests) {
        parts << SourceTextWords::tr("Pull requests as well.");
    }
    return inSentences(parts);
}

} // namespace

QString wantedText(const Source& source)
{
    const IssueSelection& selection = source.selection;
    QStringList lines;
    lines
        << (selection.keywords.empty()
                ? SourceTextWords::tr("No keywords: every issue of the period.")
                : SourceTextWords::tr("Keywords in %1: %2").arg(placesText(selection.places), fewKeywords(selection)));
    for (const collect::KeywordClass& each : collect::KeywordClasses(selection.keywords).counts()) {
        lines << classText(each);
    }
    if (const QString narrower = narrowerText(selection); !narrower.isEmpty()) {
        lines << narrower;
    }
    lines << SourceTextWords::tr("%1 at %2, way: %3.")
                 .arg(dialectWord(source.dialect), text(source.base), wayWord(source.way));
    return lines.join(QLatin1Char('\n'));
}

QString failureText(const collect::SourceStatus& status, const SourceModel& book, const FetchController& controller)
{
    const FetchLine* failure = book.failure(status.source.uuid);
    if (failure == nullptr) {
        return {};
    }
    const collect::FetchOutcome* outcome = controller.outcome(status.source.uuid);
    return outcome != nullptr && outcome->error ? errorText(*outcome->error)
                                                : logSentence(*failure, sourceName(status.source));
}

QString nextText(const collect::SourceStatus& status)
{
    if (status.fetching.phase != FetchPhase::Idle) {
        return SourceTextWords::tr("Fetch goes on where it stopped.");
    }
    if (status.fetching.finishedAt.empty()) {
        return SourceTextWords::tr("Nothing is fetched yet. Forecast tells what it would cost, and Fetch begins.");
    }
    return SourceTextWords::tr(
        "Fetch asks for what changed since. What is selected of it is counted on Selection and brought in "
        "there.");
}

namespace {

struct SourcesWords
{
    Q_DECLARE_TR_FUNCTIONS(Sources)
};

QString repositoryText(const collect::SourceStatus& status)
{
    const Source& source = status.source;
    if (source.numbers.empty()) {
        return sourceName(source);
    }
    const int count = static_cast<int>(source.numbers.size());
    return SourcesWords::tr("%1 (%2)").arg(sourceName(source), SourcesWords::tr("%n issues of it", nullptr, count));
}

QString renamedText(const collect::SourceStatus& status)
{
    const std::string& renamed = status.fetching.renamedTo;
    return renamed.empty() || !status.source.numbers.empty()
               ? QString()
               : SourcesWords::tr("The repository is called %1 now.").arg(text(renamed));
}

Column<collect::SourceStatus> stateColumn(const SourceModel& book, const FetchController& controller)
{
    using Status = collect::SourceStatus;
    const auto live = [&controller](const Status& status) { return controller.live(status.source.uuid); };
    const auto waits = [](const LiveFetch& fetch) { return fetch.waits(std::chrono::steady_clock::now()); };
    const auto failure = [&book, &controller, live](const Status& status) {
        return live(status) == nullptr ? failureText(status, book, controller) : QString();
    };
    return {.heading = SourcesWords::tr("State"),
            .text =
                [=](const Status& status) {
                    if (const LiveFetch* now = live(status)) {
                        return waits(*now) > 0 ? waitText(waits(*now)) : phaseText(now->fetching);
                    }
                    const QString rests = restText(status.fetching);
                    return failure(status).isEmpty() ? rests : SourcesWords::tr("failed, %1").arg(rests);
                },
            .toolTip =
                [=](const Status& status) {
                    const LiveFetch* now = live(status);
                    return now != nullptr && waits(*now) > 0 ? now->why : failure(status);
                },
            .share = [=](const Status& status) -> std::optional<double> {
                const LiveFetch* now = live(status);
                if (now == nullptr || now->fetching.pagesInAll <= 0) {
                    return {};
                }
                return static_cast<double>(now->fetching.pages) / static_cast<double>(now->fetching.pagesInAll);
            },
            .warning = [=](const Status& status) { return !failure(status).isEmpty(); }};
}

Column<collect::SourceStatus> newColumn(const SourceModel& book, const FetchController& controller)
{
    using Status = collect::SourceStatus;
    return {.heading = SourcesWords::tr("New"),
            .text =
                [&](const Status& status) {
                    if (const collect::FetchOutcome* outcome = controller.outcome(status.source.uuid)) {
                        return numberText(outcome->added);
                    }
                    const auto brought = book.broughtLast(status.source.uuid);
                    return brought ? numberText(*brought) : kNothing;
                },
            .alignment = Qt::AlignRight,
            .toolTip =
                [&](const Status& status) {
                    const collect::FetchOutcome* outcome = controller.outcome(status.source.uuid);
                    return outcome == nullptr ? QString()
                                              : SourcesWords::tr("%1 new, %2 changed in the last fetch")
                                                    .arg(numberText(outcome->added), numberText(outcome->changed));
                }};
}

Column<collect::SourceStatus> limitColumn(const FetchController& controller)
{
    using Status = collect::SourceStatus;
    const auto limit = [&controller](const Status& status) {
        const collect::FetchCost* heard = controller.heard(status.source.uuid);
        return heard == nullptr ? QString() : limitText(*heard);
    };
    return {.heading = SourcesWords::tr("Limit left"),
            .text = [limit](const Status& status) { return limit(status).isEmpty() ? kNothing : limit(status); },
            .alignment = Qt::AlignRight,
            .toolTip =
                [&controller, limit](const Status& status) {
                    return limit(status).isEmpty()
                               ? SourcesWords::tr("Known after a forecast, where the host tells")
                               : SourcesWords::tr("Requests that are left until %1")
                                     .arg(momentText(controller.heard(status.source.uuid)->resetsAt));
                }};
}

} // namespace

Columns<collect::SourceStatus> sourceColumns(const SourceModel& book, const FetchController& controller)
{
    using Status = collect::SourceStatus;
    const auto counts = [&controller](const Status& status) -> const FetchedCounts& {
        const LiveFetch* live = controller.live(status.source.uuid);
        return live == nullptr ? status.fetched : live->counts;
    };
    const auto issues = [counts](const Status& status) {
        const FetchedCounts& all = counts(status);
        return numberText(all.issues + (status.source.selection.pullRequests ? all.pullRequests : 0));
    };
    return {{.heading = SourcesWords::tr("Repository"), .text = repositoryText, .toolTip = renamedText},
            {SourcesWords::tr("Period"), [](const Status& status) { return periodText(status.source.selection); }},
            stateColumn(book, controller),
            {SourcesWords::tr("Issues"), issues, Qt::AlignRight},
            {SourcesWords::tr("Comments"),
             [counts](const Status& status) { return numberText(counts(status).comments); }, Qt::AlignRight},
            newColumn(book, controller),
            limitColumn(controller)};
}

} // namespace accord::ui
