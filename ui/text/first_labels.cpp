// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/text/first_labels.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

namespace accord::ui {
namespace {

struct FirstLabelsWords
{
    Q_DECLARE_TR_FUNCTIONS(FirstLabels)
};

QString momentText(const std::string& utc)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs);
    return QLocale().toString(at.toLocalTime(), QLocale::ShortFormat);
}

} // namespace

QString firstLabelsSentence(const Project& project, const Round& round)
{
    if (!round.firstLabelsEnd) {
        return {};
    }
    const FirstLabelsEnd& end = *round.firstLabelsEnd;
    const QString when = momentText(end.at);
    const QString who = QString::fromStdString(project.nameOf(end.by));
    if (!end.blind) {
        return FirstLabelsWords::tr("Never blind; closed %1 by %2.").arg(when, who);
    }
    if (end.reason.empty()) {
        return end.closed ? FirstLabelsWords::tr("Blind until %1, when %2 closed it.").arg(when, who)
                          : FirstLabelsWords::tr("Blind until %1, when %2 lifted the blind.").arg(when, who);
    }
    return FirstLabelsWords::tr("Blind until %1, when %2 lifted the blind: “%3”.")
        .arg(when, who, QString::fromStdString(end.reason));
}

QString versionsSentence(const GivenVersions& versions)
{
    if (!versions.across()) {
        return {};
    }
    QStringList given;
    for (const int version : versions.given) {
        given += QLocale().toString(version);
    }
    return FirstLabelsWords::tr(
               "Version of the codebook by which labels were given: %1; by which they are counted: %2.")
        .arg(given.join(QStringLiteral(", ")), QLocale().toString(versions.counted));
}

QString asNowSentence(const LaterLabels& later)
{
    return later.all() == 0
               ? QString()
               : FirstLabelsWords::tr("Labels are taken as they are now. After the blind was lifted or the round was "
                                      "closed, changed: %1, given only then: %2.")
                     .arg(QLocale().toString(later.changed), QLocale().toString(later.given));
}

QStringList otherwiseSentences(const OtherwiseCounted& otherwise, const GivenVersions& versions,
                               const std::function<QString(const agreement::Outcome&)>& value)
{
    QStringList sentences;
    if (const QString across = versionsSentence(versions); !across.isEmpty()) {
        sentences += across;
    }
    if (otherwise.asGiven) {
        sentences += FirstLabelsWords::tr("As given: %1.").arg(value(*otherwise.asGiven));
    } else if (versions.across() && versions.given.size() > 1) {
        sentences += FirstLabelsWords::tr("Given under several versions, they have no figure as given.");
    }
    if (otherwise.withLater) {
        sentences += FirstLabelsWords::tr("Labels changed afterwards: %1, given only afterwards: %2; with them %3.")
                         .arg(QLocale().toString(otherwise.later.changed), QLocale().toString(otherwise.later.given),
                              value(*otherwise.withLater));
    }
    return sentences;
}

} // namespace accord::ui
