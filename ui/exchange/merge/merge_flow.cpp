// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/merge/merge_flow.h"

#include <QFileInfo>
#include <QWidget>

#include "core/base/reason.h"
#include "core/exchange/merge.h"
#include "ui/exchange/merge/merge_dialog.h"
#include "ui/exchange/merge/merge_text.h"
#include "ui/support/error_text.h"
#include "ui/support/jobs.h"
#include "ui/support/prompts.h"
#include "ui/support/session.h"

#include <algorithm>
#include <memory>

namespace accord::ui {
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

void MergeFlow::start(QStringList files)
{
    if (m_session.project().readOnly()) {
        end(errorText(Error{Errc::ReadOnly, Reason::FileReadOnly, {m_session.project().file().string()}}));
        return;
    }
    if (files.isEmpty()) {
        files = m_prompts.openFiles(m_window, tr("Merge"), tr("Packages and copies (*.accord)"));
    }
    if (files.isEmpty()) {
        emit finished();
        return;
    }
    Files list;
    for (const QString& file : files) {
        list.emplace_back(file.toStdString());
    }
    const auto plan = std::make_shared<exchange::MergeReport>();
    m_session.jobs().start(
        jobTitle(list, tr("Looking through %1"),
                 tr("Looking through %n files", nullptr, static_cast<int>(list.size()))),
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
    const bool open = m_prompts.confirm(m_window, tr("Merge"),
                                        tr("%1 belongs to another project, so it cannot be merged with this one. It "
                                           "can be opened in place of this one.")
                                            .arg(QFileInfo(file).fileName()),
                                        tr("Open It"));
    emit finished();
    if (open) {
        emit openWanted(file);
    }
}

/// A package stays one person's: what others did does not come into it.
QString MergeFlow::refusal(const exchange::MergeReport& plan) const
{
    const Person* owner = m_session.project().person(m_session.packagedFor());
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
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, files] { merge(files, dialog->choices()); });
    connect(dialog, &QDialog::rejected, this, &MergeFlow::finished);
    dialog->open();
}

void MergeFlow::merge(const Files& files, const MergeChoices& choices)
{
    const auto report = std::make_shared<exchange::MergeReport>();
    m_session.jobs().start(
        jobTitle(files, tr("Merging %1"), tr("Merging %n files", nullptr, static_cast<int>(files.size()))),
        [report, files, choices](Project& project, Progress& progress, const std::stop_token& stop) -> Status {
            ACCORD_TRY(*report, exchange::merge(project, files, choices, progress, stop));
            return {};
        },
        this,
        [this, report](const Status& status) {
            m_session.poll(); // the pages show it before somebody reads that it is done
            end(status.ok() ? mergeDone(*report) : mergeProblem(status.error()));
        });
}

void MergeFlow::end(const QString& sentence)
{
    m_prompts.tell(m_window, tr("Merge"), sentence);
    emit finished();
}

} // namespace accord::ui
