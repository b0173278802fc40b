// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/collect_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/support/joined_text.h"
#include "ui/widgets/reader/facts.h"

#include <cmath>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Collect)
};

} // namespace

QString sourceName(const Source& source)
{
    const QString repository = text(source.repository);
    return source.host == "github.com" ? repository : text(source.host) + QLatin1Char('/') + repository;
}

QString dialectWord(Dialect dialect)
{
    switch (dialect) {
    case Dialect::GitHub:
        return QStringLiteral("GitHub");
    case Dialect::Gitee:
        return QStringLiteral("Gitee");
    case Dialect::Gitea:
        return Words::tr("Gitea or Forgejo");
    }
    return {};
}

QString wayWord(Way way)
{
    switch (way) {
    case Way::Automatic:
        return Words::tr("automatic");
    case Way::Rest:
        return Words::tr("REST");
    case Way::RestBulk:
        return Words::tr("REST, in bulk");
    case Way::RestPerIssue:
        return Words::tr("REST, per issue");
    case Way::GraphQl:
        return Words::tr("GraphQL");
    }
    return {};
}

QString wayHint(Way way)
{
    switch (way) {
    case Way::Automatic:
        return Words::tr("GraphQL where there is a token for it, otherwise REST with the fewest requests.");
    case Way::Rest:
        return Words::tr("Issues page by page, discussions in bulk or per issue, whichever needs fewer requests.");
    case Way::RestBulk:
        return Words::tr("All comments of the repository page by page, also those of issues that nobody selects.");
    case Way::RestPerIssue:
        return Words::tr("One request more for every issue that has comments.");
    case Way::GraphQl:
        return Words::tr("Issues with their discussion in one request; GitHub only, and only with a token.");
    }
    return {};
}

QString stateWord(IssueState state)
{
    switch (state) {
    case IssueState::Any:
        return Words::tr("open and closed");
    case IssueState::Open:
        return Words::tr("open only");
    case IssueState::Closed:
        return Words::tr("closed only");
    }
    return {};
}

QString periodText(const IssueSelection& selection)
{
    const QString from = text(selection.from);
    const QString to = text(selection.to);
    const bool created = selection.periodOf == PeriodOf::Created;
    if (from.isEmpty() && to.isEmpty()) {
        return Words::tr("any time");
    }
    if (to.isEmpty()) {
        return created ? Words::tr("created since %1").arg(from) : Words::tr("changed since %1").arg(from);
    }
    if (from.isEmpty()) {
        return created ? Words::tr("created until %1").arg(to) : Words::tr("changed until %1").arg(to);
    }
    return created ? Words::tr("created %1 to %2").arg(from, to) : Words::tr("changed %1 to %2").arg(from, to);
}

QString spelling(const Keyword& keyword)
{
    return keyword.regex ? kRegexMark + text(keyword.text) : text(keyword.text);
}

QString keywordsText(const IssueSelection& selection)
{
    QStringList words;
    for (const Keyword& keyword : selection.keywords) {
        words.append(spelling(keyword));
    }
    return inList(words);
}

QString numberText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString momentText(const std::string& utc)
{
    return utc.empty() ? QString() : dateTimeText(utc);
}

QString howLong(double seconds)
{
    constexpr int kMinute = 60;
    constexpr int kHour = 60;
    const auto whole = static_cast<qint64>(std::ceil(seconds));
    if (whole < 2 * kMinute) {
        return Words::tr("%1 s").arg(whole);
    }
    const qint64 minutes = (whole + kMinute / 2) / kMinute;
    if (minutes < 2 * kHour) {
        return Words::tr("%1 min").arg(minutes);
    }
    return minutes % kHour == 0 ? Words::tr("%1 h").arg(minutes / kHour)
                                : Words::tr("%1 h %2 min").arg(minutes / kHour).arg(minutes % kHour);
}

qlonglong numberOf(const Uuid& uuid)
{
    // The end of an identifier is its random part; the top bit stays out, so that no number is below 1.
    quint64 number = 0;
    for (std::size_t i = 8; i < uuid.bytes.size(); ++i) {
        number = number << 8U | uuid.bytes[i];
    }
    return static_cast<qlonglong>(number >> 1U) | 1;
}

} // namespace accord::ui
