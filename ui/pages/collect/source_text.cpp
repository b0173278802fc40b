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

Cell repositoryCell(const collect::SourceStatus& status)
{
    const Source& source = status.source;
    if (!source.numbers.empty()) {
        const int count = static_cast<int>(source.numbers.size());
        const QString only = SourcesWords::tr("%n issues of it", nullptr, count);
        return wordCell(SourcesWords::tr("%1 (%2)").arg(sourceName(source), only));
    }
    const std::string& renamed = status.fetching.renamedTo;
    return wordCell(sourceName(source), renamed.empty()
                                            ? QString()
                                            : SourcesWords::tr("The repository is called %1 now.").arg(text(renamed)));
}

Cell stateCell(const collect::SourceStatus& status, const SourceModel& book, const FetchController& controller)
{
    const LiveFetch* live = controller.live(status.source.uuid);
    Cell cell;
    if (live != nullptr) {
        const std::int64_t waits = live->waits(std::chrono::steady_clock::now());
        cell.text = waits > 0 ? waitText(waits) : phaseText(live->fetching);
        cell.toolTip = waits > 0 ? live->why : QString();
        const Fetching& at = live->fetching;
        if (at.pagesInAll > 0) {
            cell.share = static_cast<double>(at.pages) / static_cast<double>(at.pagesInAll);
        }
    } else {
        cell.text = restText(status.fetching);
        if (const QString failure = failureText(status, book, controller); !failure.isEmpty()) {
            cell.warning = true;
            cell.text = SourcesWords::tr("failed, %1").arg(cell.text);
            cell.toolTip = failure;
        }
    }
    return cell;
}

Cell newCell(const collect::SourceStatus& status, const SourceModel& book, const FetchController& controller)
{
    if (const collect::FetchOutcome* outcome = controller.outcome(status.source.uuid)) {
        return numberCell(numberText(outcome->added),
                          SourcesWords::tr("%1 new, %2 changed in the last fetch")
                              .arg(numberText(outcome->added), numberText(outcome->changed)));
    }
    const auto brought = book.broughtLast(status.source.uuid);
    return numberCell(brought ? numberText(*brought) : kNothing);
}

Cell limitCell(const collect::SourceStatus& status, const FetchController& controller)
{
    const collect::FetchCost* heard = controller.heard(status.source.uuid);
    const QString limit = heard == nullptr ? QString() : limitText(*heard);
    return numberCell(limit.isEmpty() ? kNothing : limit,
                      limit.isEmpty()
                          ? SourcesWords::tr("Known after a forecast, where the host tells")
                          : SourcesWords::tr("Requests that are left until %1").arg(momentText(heard->resetsAt)));
}

CellRow rowOf(const collect::SourceStatus& status, const SourceModel& book, const FetchController& controller)
{
    const Source& source = status.source;
    const LiveFetch* live = controller.live(source.uuid);
    const FetchedCounts& counts = live == nullptr ? status.fetched : live->counts;
    const std::int64_t issues = counts.issues + (source.selection.pullRequests ? counts.pullRequests : 0);
    CellRow row;
    row.id = numberOf(source.uuid);
    row.cells = {
        repositoryCell(status),         wordCell(periodText(source.selection)),  stateCell(status, book, controller),
        numberCell(numberText(issues)), numberCell(numberText(counts.comments)), newCell(status, book, controller),
        limitCell(status, controller)};
    return row;
}

} // namespace

QStringList sourceHeader()
{
    return {SourcesWords::tr("Repository"), SourcesWords::tr("Period"),   SourcesWords::tr("State"),
            SourcesWords::tr("Issues"),     SourcesWords::tr("Comments"), SourcesWords::tr("New"),
            SourcesWords::tr("Limit left")};
}

std::vector<CellRow> sourceRows(const SourceModel& book, const FetchController& controller)
{
    std::vector<CellRow> rows;
    for (const collect::SourceStatus& status : book.sources()) {
        rows.push_back(rowOf(status, book, controller));
    }
    return rows;
}

} // namespace accord::ui
