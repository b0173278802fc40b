// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/report_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QStringList>

#include "ui/support/error_text.h"

namespace accord::ui {
namespace {

constexpr std::size_t kMostLines = 8;

struct ReportTextWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportReport)
};

/// "bad.csv:12: found 5 columns, expected 9"
QString problemLine(const Error& problem)
{
    const std::string place = problem.argument(0);
    const QString name = QFileInfo(QString::fromStdString(place)).fileName();
    return messageText(place.empty() ? problem.message() : problem.about(name.toStdString()).message());
}

} // namespace

QString reportText(const exchange::ImportReport& report)
{
    struct Line
    {
        std::int64_t count;
        QString sentence;
    };
    QStringList lines;
    for (const Line& line :
         {Line{report.issuesAdded, ReportTextWords::tr("New issues: %1")},
          Line{report.textsAdded, ReportTextWords::tr("Issues that have a text now: %1")},
          Line{report.textsChanged, ReportTextWords::tr("Issues with a newer text: %1")},
          Line{report.textsOlder, ReportTextWords::tr("Left out, because the project has a newer text: %1")},
          Line{report.withoutDiscussion, ReportTextWords::tr("Issues whose comments are not in the files: %1")},
          Line{report.strayComments, ReportTextWords::tr("Comments left out, because no file has their issues: %1")},
          Line{report.unchanged, ReportTextWords::tr("Issues that were there already: %1")},
          Line{report.comments, ReportTextWords::tr("Comments: %1")},
          Line{report.itemsAdded, ReportTextWords::tr("New items of the round: %1")},
          Line{report.peopleAdded, ReportTextWords::tr("New people: %1")},
          Line{report.labels, ReportTextWords::tr("Labels: %1")},
          Line{report.decisions, ReportTextWords::tr("Decisions: %1")},
          Line{report.pullRequests, ReportTextWords::tr("Left out, because they are pull requests: %1")},
          Line{report.problemCount, ReportTextWords::tr("Left out, because they cannot be understood: %1")}}) {
        if (line.count > 0) {
            lines.append(line.sentence.arg(QLocale().toString(static_cast<qlonglong>(line.count))));
        }
    }
    for (const std::string& header : report.finalColumns) {
        lines.append(
            ReportTextWords::tr("The decisions are what the column “%1” says.").arg(QString::fromStdString(header)));
    }
    return lines.isEmpty() ? ReportTextWords::tr("There was nothing new in it.") : lines.join(QLatin1Char('\n'));
}

QString problemsText(const exchange::ImportReport& report)
{
    QStringList lines;
    for (std::size_t i = 0; i < report.problems.size() && i < kMostLines; ++i) {
        lines.append(problemLine(report.problems[i]));
    }
    const std::int64_t more = report.problemCount - static_cast<std::int64_t>(lines.size());
    if (more > 0) {
        lines.append(ReportTextWords::tr("and %1 more").arg(QLocale().toString(static_cast<qlonglong>(more))));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace accord::ui
