// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/collect_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/text/plain_text.h"
#include "ui/widgets/reader/panels.h"

#include <cmath>

namespace accord::ui {
namespace {

struct CollectWords
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
        return CollectWords::tr("Gitea or Forgejo");
    }
    return {};
}

QString wayWord(Way way)
{
    switch (way) {
    case Way::Automatic:
        return CollectWords::tr("automatic");
    case Way::Rest:
        return CollectWords::tr("REST");
    case Way::RestBulk:
        return CollectWords::tr("REST, in bulk");
    case Way::RestPerIssue:
        return CollectWords::tr("REST, per issue");
    case Way::GraphQl:
        return CollectWords::tr("GraphQL");
    }
    return {};
}

QString wayHint(Way way)
{
    switch (way) {
    case Way::Automatic:
        return CollectWords::tr("GraphQL where there is a token for it, otherwise REST with the fewest requests.");
    case Way::Rest:
        return CollectWords::tr(
            "Issues page by page, discussions in bulk or per issue, whichever needs fewer requests.");
    case Way::RestBulk:
        return CollectWords::tr(
            "All comments of the repository page by page, also those of issues that nobody selects.");
    case Way::RestPerIssue:
        return CollectWords::tr("One request more for every issue that has comments.");
    case Way::GraphQl:
        return CollectWords::tr("Issues with their discussion in one request; GitHub only, and only with a token.");
    }
    return {};
}

QString stateWord(IssueState state)
{
    switch (state) {
    case IssueState::Any:
        return CollectWords::tr("open and closed");
    case IssueState::Open:
        return CollectWords::tr("open only");
    case IssueState::Closed:
        return CollectWords::tr("closed only");
    }
    return {};
}

QString periodText(const IssueSelection& selection)
{
    const QString from = text(selection.from);
    const QString to = text(selection.to);
    const bool created = selection.periodOf == PeriodOf::Created;
    if (from.isEmpty() && to.isEmpty()) {
        return CollectWords::tr("any time");
    }
    if (to.isEmpty()) {
        return created ? CollectWords::tr("created since %1").arg(from)
                       : CollectWords::tr("changed since %1").arg(from);
    }
    if (from.isEmpty()) {
        return created ? CollectWords::tr("created until %1").arg(to) : CollectWords::tr("changed until %1").arg(to);
    }
    return created ? CollectWords::tr("created %1 to %2").arg(from, to)
                   : CollectWords::tr("changed %1 to %2").arg(from, to);
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

QString classText(const collect::KeywordClass& keywords)
{
    QString line =
        CollectWords::tr("%1: %2").arg(keywords.name.empty() ? CollectWords::tr("Of no class") : text(keywords.name),
                                       CollectWords::tr("%n keywords", nullptr, static_cast<int>(keywords.keywords)));
    if (keywords.ignoringCase != keywords.keywords) {
        line = CollectWords::tr("%1, ignoring case %2").arg(line, numberText(keywords.ignoringCase));
    }
    QStringList origins;
    for (const std::string& origin : keywords.origins) {
        origins.append(text(origin));
    }
    return origins.isEmpty() ? line : CollectWords::tr("%1, from %2").arg(line, inList(origins));
}

QString keywordCountText(const std::vector<Keyword>& keywords)
{
    const QString all = CollectWords::tr("%n keywords", nullptr, static_cast<int>(keywords.size()));
    const std::int64_t found = collect::countIgnoringCase(keywords);
    return found == std::ssize(keywords) ? all : CollectWords::tr("%1, ignoring case %2").arg(all, numberText(found));
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
        return CollectWords::tr("%1 s").arg(whole);
    }
    const qint64 minutes = (whole + kMinute / 2) / kMinute;
    if (minutes < 2 * kHour) {
        return CollectWords::tr("%1 min").arg(minutes);
    }
    return minutes % kHour == 0 ? CollectWords::tr("%1 h").arg(minutes / kHour)
                                : CollectWords::tr("%1 h %2 min").arg(minutes / kHour).arg(minutes % kHour);
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
