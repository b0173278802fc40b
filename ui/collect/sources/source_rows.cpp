// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/sources/source_rows.h"

#include <QCoreApplication>

#include "ui/collect/collect_text.h"
#include "ui/collect/fetching/fetch_controller.h"
#include "ui/collect/fetching/fetch_text.h"
#include "ui/collect/source_model.h"
#include "ui/collect/sources/source_text.h"

#include <chrono>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sources)
};

const QString kNothing = QStringLiteral("–");

Cell repositoryCell(const collect::SourceStatus& status)
{
    const Source& source = status.source;
    if (!source.numbers.empty()) {
        const int count = static_cast<int>(source.numbers.size());
        const QString only = Words::tr("%n issues of it", nullptr, count);
        return wordCell(Words::tr("%1 (%2)").arg(sourceName(source), only));
    }
    const std::string& renamed = status.fetching.renamedTo;
    return wordCell(sourceName(source),
                    renamed.empty() ? QString() : Words::tr("The repository is called %1 now.").arg(text(renamed)));
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
            cell.text = Words::tr("failed, %1").arg(cell.text);
            cell.toolTip = failure;
        }
    }
    return cell;
}

Cell newCell(const collect::SourceStatus& status, const SourceModel& book, const FetchController& controller)
{
    if (const collect::FetchOutcome* outcome = controller.outcome(status.source.uuid)) {
        return numberCell(numberText(outcome->added),
                          Words::tr("%1 new, %2 changed in the last fetch")
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
                      limit.isEmpty() ? Words::tr("Known after a forecast, where the host tells")
                                      : Words::tr("Requests that are left until %1").arg(momentText(heard->resetsAt)));
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
    return {Words::tr("Repository"), Words::tr("Period"), Words::tr("State"),     Words::tr("Issues"),
            Words::tr("Comments"),   Words::tr("New"),    Words::tr("Limit left")};
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
