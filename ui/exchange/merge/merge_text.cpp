// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/merge/merge_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

#include "core/base/reason.h"
#include "ui/support/error_text.h"
#include "ui/support/joined_text.h"

namespace accord::ui {
namespace {

struct MergeTextWords
{
    Q_DECLARE_TR_FUNCTIONS(MergeText)
};

struct Part
{
    std::int64_t MergeCounts::*count;
    const char* text;
};

constexpr Part kParts[] = {
    {&MergeCounts::labels, QT_TRANSLATE_N_NOOP("MergeText", "%Ln labels")},
    {&MergeCounts::decisions, QT_TRANSLATE_N_NOOP("MergeText", "%Ln decisions")},
    {&MergeCounts::votes, QT_TRANSLATE_N_NOOP("MergeText", "%Ln votes")},
    {&MergeCounts::meetings, QT_TRANSLATE_N_NOOP("MergeText", "%Ln meeting steps")},
    {&MergeCounts::people, QT_TRANSLATE_N_NOOP("MergeText", "%Ln people")},
    {&MergeCounts::rounds, QT_TRANSLATE_N_NOOP("MergeText", "%Ln rounds")},
    {&MergeCounts::items, QT_TRANSLATE_N_NOOP("MergeText", "%Ln items")},
    {&MergeCounts::issues, QT_TRANSLATE_N_NOOP("MergeText", "%Ln issues")},
    {&MergeCounts::texts, QT_TRANSLATE_N_NOOP("MergeText", "%Ln texts")},
    {&MergeCounts::codebooks, QT_TRANSLATE_N_NOOP("MergeText", "%Ln codebook versions")},
    {&MergeCounts::roundChanges, QT_TRANSLATE_N_NOOP("MergeText", "%Ln round changes")},
    {&MergeCounts::assignments, QT_TRANSLATE_N_NOOP("MergeText", "%Ln assignments")},
    {&MergeCounts::gates, QT_TRANSLATE_N_NOOP("MergeText", "%Ln gate outcomes")},
    {&MergeCounts::personChanges, QT_TRANSLATE_N_NOOP("MergeText", "%Ln person changes")},
    {&MergeCounts::settings, QT_TRANSLATE_N_NOOP("MergeText", "%Ln settings changes")},
    {&MergeCounts::sources, QT_TRANSLATE_N_NOOP("MergeText", "%Ln source changes")},
    {&MergeCounts::findings, QT_TRANSLATE_N_NOOP("MergeText", "%Ln findings")},
    {&MergeCounts::facts, QT_TRANSLATE_N_NOOP("MergeText", "%Ln newer issue facts")},
};

QString fileName(const std::string& path)
{
    return QFileInfo(QString::fromStdString(path)).fileName();
}

} // namespace

QString countsText(const MergeCounts& counts)
{
    QStringList parts;
    for (const Part& part : kParts) {
        const std::int64_t count = counts.*part.count;
        if (count > 0) {
            parts += MergeTextWords::tr(part.text, nullptr, static_cast<int>(count));
        }
    }
    return parts.isEmpty() ? MergeTextWords::tr("nothing") : inList(parts);
}

QString mergeDone(const exchange::MergeReport& report)
{
    if (!report.written) {
        return MergeTextWords::tr("Everything in there is in the project already. Nothing was written.");
    }
    QString text = report.nothingNew() ? MergeTextWords::tr("Merged as you chose; nothing else was new.")
                                       : MergeTextWords::tr("Merged: %1.").arg(countsText(report.fresh()));
    if (report.relabelled > 0) {
        text += QLatin1Char(' ') + MergeTextWords::tr("%Ln labels were given anew, as you chose.", nullptr,
                                                      static_cast<int>(report.relabelled));
    }
    return text + QStringLiteral("\n\n") +
           MergeTextWords::tr("The project as it was before is kept among its backups as %1.")
               .arg(fileName(report.backup.string()));
}

bool isOtherProject(const Error& error)
{
    return error.reason == Reason::CopyOfAnotherProject;
}

QString mergeProblem(const Error& error)
{
    const QString file = fileName(error.argument(0));
    if (isOtherProject(error)) {
        return MergeTextWords::tr(
                   "%1 belongs to another project, so it cannot be merged with this one. Nothing was changed. Please "
                   "choose a package or a copy of this project.")
            .arg(file);
    }
    switch (error.code) {
    case Errc::Invalid:
        return error.reason == Reason::CopyIsItself
                   ? MergeTextWords::tr(
                         "%1 is the project that is open here. Please choose a package or another copy of it.")
                         .arg(file)
                   : MergeTextWords::tr("Up to nine files can be merged at a time, and these are more. Please merge "
                                        "some of them, then "
                                        "the others.");
    case Errc::Cancelled:
        return MergeTextWords::tr("The merge was cancelled. The project is as it was.");
    case Errc::Damaged:
        return MergeTextWords::tr(
                   "%1 is damaged or holds what Accord never writes, so nothing of it was taken. Please ask for the "
                   "file once more. %2")
            .arg(file, messageText(error.about(file.toStdString()).message()));
    case Errc::NotADatabase:
    case Errc::NotAProject:
        return MergeTextWords::tr(
                   "%1 is not an Accord project, so there is nothing to merge. Please choose a file that ends in "
                   ".accord.")
            .arg(file);
    default:
        return inSentences({errorText(error), MergeTextWords::tr("The project is as it was.")});
    }
}

} // namespace accord::ui
