// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/study_text.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>

#include "ui/text/plain_text.h"

#include <cmath>

namespace accord::ui {
namespace {

struct StudyWords
{
    Q_DECLARE_TR_FUNCTIONS(Study)
};

} // namespace

QString purposeHint(RoundPurpose purpose)
{
    switch (purpose) {
    case RoundPurpose::Training:
        return StudyWords::tr(
            "Everybody labels issues whose label is known, and sees at once where and why they differ.");
    case RoundPurpose::Pilot:
        return StudyWords::tr(
            "A first sample, to see whether the codebook can be told apart before the long work begins.");
    case RoundPurpose::Main:
        return StudyWords::tr("The labels that the study reports.");
    case RoundPurpose::Check:
        return StudyWords::tr("A later look at a share of the issues, to see whether people still label as before.");
    }
    return {};
}

QString stateWord(RoundState state)
{
    switch (state) {
    case RoundState::Draft:
        return StudyWords::tr("draft");
    case RoundState::Running:
        return StudyWords::tr("running");
    case RoundState::Closed:
        return StudyWords::tr("closed");
    case RoundState::Reconciled:
        return StudyWords::tr("reconciled");
    }
    return {};
}

QString roleWord(Role role)
{
    switch (role) {
    case Role::Annotator:
        return StudyWords::tr("Annotator");
    case Role::Lead:
        return StudyWords::tr("Lead");
    case Role::Observer:
        return StudyWords::tr("Observer");
    }
    return {};
}

QString roleHint(Role role)
{
    switch (role) {
    case Role::Annotator:
        return StudyWords::tr("labels, votes and decides with the others");
    case Role::Lead:
        return StudyWords::tr("runs the study: rounds, people, settings; sees everybody’s progress");
    case Role::Observer:
        return StudyWords::tr("looks on and labels nothing");
    }
    return {};
}

QString overlapText(const Round& round, std::size_t people)
{
    const auto all = static_cast<int>(people);
    if (round.overlap <= 0 || round.overlap >= all) {
        return StudyWords::tr("everybody");
    }
    return StudyWords::tr("%1 of %2").arg(round.overlap).arg(all);
}

QString countText(std::int64_t count, bool blankZero)
{
    return blankZero && count == 0 ? kNothing : QLocale().toString(static_cast<qlonglong>(count));
}

QString percentText(double share)
{
    return StudyWords::tr("%1 %").arg(QLocale().toString(share * 100, 'f', 1));
}

QString dayText(const std::string& utc)
{
    const QDateTime at = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs);
    return at.isValid() ? QLocale().toString(at.toLocalTime().date(), QLocale::ShortFormat) : kNothing;
}

QString secondsText(double seconds)
{
    if (!(seconds > 0)) {
        return kNothing;
    }
    constexpr int kMinute = 60;
    const auto whole = static_cast<int>(std::lround(seconds));
    return whole < 2 * kMinute
               ? StudyWords::tr("%1 s").arg(whole)
               : StudyWords::tr("%1:%2 min").arg(whole / kMinute).arg(whole % kMinute, 2, 10, QLatin1Char('0'));
}

QString peopleText(const QStringList& people)
{
    constexpr qsizetype kMost = 10;
    const QString all = inList(people.mid(0, kMost));
    return people.size() <= kMost
               ? all
               : StudyWords::tr("%1 and %Ln more people", nullptr, static_cast<int>(people.size() - kMost)).arg(all);
}

} // namespace accord::ui
