// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/merge_flow.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>
#include <QWidget>

#include "core/base/reason.h"
#include "core/exchange/merge.h"
#include "core/messages/merge_counts.h"
#include "ui/core/jobs.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/dialogs/merge_dialog.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <memory>

namespace accord::ui {
namespace {

struct MergeTextWords
{
    Q_DECLARE_TR_FUNCTIONS(MergeText)
};

QString fileName(const std::string& path)
{
    return QFileInfo(QString::fromStdString(path)).fileName();
}

} // namespace

QString countsText(const MergeCounts& counts)
{
    QStringList parts;
    for (std::size_t i = 0; i < kMergeCounts.size(); ++i) {
        const std::int64_t count = counts.*kMergeCounts[i];
        if (count > 0) {
            parts += MergeTextWords::tr(messages::kMergeCountWords[i].several, nullptr, static_cast<int>(count));
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

namespace {

using exchange::MergeQuestionKind;

struct MergeAnswersWords
{
    Q_DECLARE_TR_FUNCTIONS(LookOptions)
};

MergeAnswer option(const char* word, const QString& text, const QString& meaning)
{
    return {QString::fromLatin1(word), text, meaning};
}

QList<MergeAnswer> forPeople(MergeQuestionKind kind)
{
    const QString later =
        MergeAnswersWords::tr("What they did is not taken over, now or when the file is merged again.");
    if (kind == MergeQuestionKind::OtherPerson) {
        return {option("add", MergeAnswersWords::tr("Take over"),
                       MergeAnswersWords::tr("Their labels are merged as if they had sent them.")),
                option("skip", MergeAnswersWords::tr("Leave out"), later)};
    }
    const bool namesake = kind == MergeQuestionKind::Namesake;
    return {
        option("add",
               namesake ? MergeAnswersWords::tr("Add as another person") : MergeAnswersWords::tr("Add to the project"),
               MergeAnswersWords::tr("They and what they did are new here.")),
        option("skip", MergeAnswersWords::tr("Leave out"), later)};
}

QList<MergeAnswer> forLabels()
{
    return {
        option("newest", MergeAnswersWords::tr("The later label"),
               MergeAnswersWords::tr(
                   "By the order of what led to what, not by the clocks of the computers. The history keeps both.")),
        option("here", MergeAnswersWords::tr("The label here"),
               MergeAnswersWords::tr("The label in this project holds. The history keeps both.")),
        option("package", MergeAnswersWords::tr("The label in the file"),
               MergeAnswersWords::tr("The label in the file holds. The history keeps both."))};
}

QList<MergeAnswer> forTexts()
{
    return {option("newest", MergeAnswersWords::tr("The newer text"),
                   MergeAnswersWords::tr("The text that was renewed more often is shown.")),
            option("here", MergeAnswersWords::tr("The text here"),
                   MergeAnswersWords::tr("The text in this project is shown.")),
            option("package", MergeAnswersWords::tr("The text in the file"),
                   MergeAnswersWords::tr("The text in the file is shown."))};
}

QList<MergeAnswer> forCodebook()
{
    const QString only = MergeAnswersWords::tr("Categories that only the other one has are retired: labels keep them.");
    return {option("newest", MergeAnswersWords::tr("The newest version"),
                   MergeAnswersWords::tr("The version that was made last holds.")),
            option("here", MergeAnswersWords::tr("The codebook here"), only),
            option("package", MergeAnswersWords::tr("The codebook in the file"), only)};
}

QList<MergeAnswer> forRetired()
{
    return {
        option("keep", MergeAnswersWords::tr("Keep them"),
               MergeAnswersWords::tr("The labels stay as they are, and agreement counts them.")),
        option("flag", MergeAnswersWords::tr("Flag them"), MergeAnswersWords::tr("They are flagged for discussion.")),
        option("reopen", MergeAnswersWords::tr("Label again"),
               MergeAnswersWords::tr("They are withdrawn, and the items are back in the queue of their person."))};
}

QList<MergeAnswer> forContents()
{
    return {option("add", MergeAnswersWords::tr("Add to the project"),
                   MergeAnswersWords::tr("They are new here, with the labels for them.")),
            option("skip", MergeAnswersWords::tr("Leave out"),
                   MergeAnswersWords::tr("Neither they nor the labels for them are taken over."))};
}

QList<MergeAnswer> forExtras()
{
    return {
        option("leave", MergeAnswersWords::tr("Leave out"), MergeAnswersWords::tr("It is not taken over now.")),
        option("take", MergeAnswersWords::tr("Take over"), MergeAnswersWords::tr("It is taken over with the merge."))};
}

QList<MergeAnswer> forBlind()
{
    return {option("lift", MergeAnswersWords::tr("Lift the blind"),
                   MergeAnswersWords::tr("From then on everybody sees everybody's labels.")),
            option("keep", MergeAnswersWords::tr("Keep it blind"),
                   MergeAnswersWords::tr("Nobody sees the labels of others here."))};
}

} // namespace

QList<MergeAnswer> questionAnswers(MergeQuestionKind kind)
{
    switch (kind) {
    case MergeQuestionKind::UnknownPerson:
    case MergeQuestionKind::Namesake:
    case MergeQuestionKind::OtherPerson:
        return forPeople(kind);
    case MergeQuestionKind::LabelledTwice:
        return forLabels();
    case MergeQuestionKind::TextChanged:
        return forTexts();
    case MergeQuestionKind::CodebookDiffers:
    case MergeQuestionKind::CodebookNew:
        return forCodebook();
    case MergeQuestionKind::RetiredLabels:
        return forRetired();
    case MergeQuestionKind::NewRound:
    case MergeQuestionKind::NewItems:
        return forContents();
    case MergeQuestionKind::BlindLifted:
        return forBlind();
    case MergeQuestionKind::Extra:
        return forExtras();
    case MergeQuestionKind::SamePeople:
    case MergeQuestionKind::CategoryRenamed:
    case MergeQuestionKind::CategoryMoved:
    case MergeQuestionKind::CategoryRetired:
        break;
    }
    return {};
}

namespace {

QString nameOf(const std::filesystem::path& file)
{
    return QString::fromStdString(file.filename().string());
}

QString jobTitle(const std::vector<std::filesystem::path>& files, const QString& one, const QString& several)
{
    return files.size() == 1 ? one.arg(nameOf(files.front())) : several;
}

} // namespace

MergeFlow::MergeFlow(Session& session, Prompts& prompts, QWidget* window, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_prompts(prompts)
    , m_window(window)
{}

void MergeFlow::start(const QStringList& files)
{
    if (m_session.project().readOnly()) {
        end(errorText(m_session.project().readOnlyError()));
        return;
    }
    if (files.isEmpty()) {
        m_prompts.openFiles(m_window, tr("Merge"), tr("Packages and copies (*.accord)"),
                            {this, [this](const QStringList& chosen) { plan(chosen); }, [this] { emit finished(); }});
    } else {
        plan(files);
    }
}

void MergeFlow::plan(const QStringList& files)
{
    Files list;
    for (const QString& file : files) {
        list.emplace_back(file.toStdString());
    }
    const auto plan = std::make_shared<exchange::MergeReport>();
    m_session.jobs().start(
        jobTitle(list, tr("Looking through %1"),
                 tr("Looking through %n files", nullptr, static_cast<int>(list.size()))),
        Jobs::Access::Write,
        [plan, list, me = m_session.me()](Project& project, Progress& progress, const std::stop_token& stop) -> Status {
            MergeChoices choices;
            choices.by = me;
            ACCORD_TRY(*plan, exchange::planMerge(project, list, choices, progress, stop));
            return {};
        },
        this,
        [this, list, plan](const Status& status) {
            if (status.ok()) {
                planned(list, *plan);
            } else {
                failed(list, status.error());
            }
        });
}

void MergeFlow::failed(const Files& files, const Error& error)
{
    if (files.size() > 1 || !isOtherProject(error)) {
        end(mergeProblem(error));
        return;
    }
    const QString file = QString::fromStdString(files.front().string());
    const auto open = [this, file] {
        emit finished();
        emit openWanted(file);
    };
    m_prompts.confirm(m_window,
                      {tr("Merge"),
                       tr("%1 belongs to another project, so it cannot be merged with this one. It "
                          "can be opened in place of this one.")
                           .arg(QFileInfo(file).fileName()),
                       tr("Open It")},
                      {this, open, [this] { emit finished(); }});
}

/// A package stays one person's: what others did does not come into it.
QString MergeFlow::refusal(const exchange::MergeReport& plan) const
{
    const auto owner = m_session.project().person(m_session.packagedFor());
    if (owner == nullptr) {
        return {};
    }
    for (const exchange::MergeFileReport& file : plan.files) {
        const bool theirs = file.isPackage && std::ranges::all_of(file.people, [owner](const MergePerson& one) {
                                return one.uuid == owner->uuid;
                            });
        if (!theirs) {
            return tr("This is a package for %1 and holds nothing of the others, but %2 does. Please merge both into "
                      "the whole project.")
                .arg(QString::fromStdString(owner->name), nameOf(file.file));
        }
    }
    return {};
}

void MergeFlow::planned(const Files& files, const exchange::MergeReport& plan)
{
    if (const QString why = refusal(plan); !why.isEmpty()) {
        end(why);
        return;
    }
    if (plan.nothingNew() && !plan.needsALook()) {
        end(mergeDone(plan));
        return;
    }
    auto* dialog = new MergeDialog(m_session, files, plan, m_window);
    connect(dialog, &QDialog::accepted, this, [this, dialog, files] { merge(files, dialog->choices()); });
    connect(dialog, &QDialog::rejected, this, &MergeFlow::finished);
    dialog->open();
}

void MergeFlow::merge(const Files& files, const MergeChoices& choices)
{
    const auto report = std::make_shared<exchange::MergeReport>();
    m_session.writeLong(
        jobTitle(files, tr("Merging %1"), tr("Merging %n files", nullptr, static_cast<int>(files.size()))),
        [report, files, choices](Project& project, Progress& progress, const std::stop_token& stop) -> Status {
            ACCORD_TRY(*report, exchange::merge(project, files, choices, progress, stop));
            return {};
        },
        this,
        [this, report](const Status& status) { end(status.ok() ? mergeDone(*report) : mergeProblem(status.error())); });
}

void MergeFlow::end(const QString& sentence)
{
    m_prompts.tell(m_window, tr("Merge"), sentence);
    emit finished();
}

} // namespace accord::ui
