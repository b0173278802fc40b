// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/commands/report_commands.h"

#include "ui/reconcile/report/feedback_dialog.h"
#include "ui/reconcile/report/minutes_dialog.h"
#include "ui/shell/main_window.h"
#include "ui/support/session.h"

namespace accord::ui {

ReportCommands::ReportCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    Actions& actions = window.actions();
    const QString place = QStringLiteral("window");
    const QString help = QStringLiteral("reconcile");
    QAction* feedback = actions.add(QStringLiteral("study.feedback"), tr("What Did the Meeting Change for Me?"),
                                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Y), &window, place, help);
    QAction* minutes = actions.add(QStringLiteral("study.minutes"), tr("Save the Minutes…"), {}, &window, place, help);
    connect(feedback, &QAction::triggered, this, &ReportCommands::openFeedback);
    connect(minutes, &QAction::triggered, this, &ReportCommands::saveMinutes);
    connect(&window, &MainWindow::projectChanged, this, [this] {
        if (Session* session = m_window.session()) {
            connect(session, &Session::currentRoundChanged, this, &ReportCommands::updateEnabled);
            connect(session, &Session::contentsChanged, this, &ReportCommands::updateEnabled);
        }
        updateEnabled();
    });
    updateEnabled();
}

// A blind round has nothing to tell yet.
void ReportCommands::updateEnabled()
{
    Session* session = m_window.session();
    const bool open = session != nullptr && session->round().valid() && !session->roundIsBlind();
    for (const char* id : {"study.feedback", "study.minutes"}) {
        m_window.actions().action(QString::fromLatin1(id))->setEnabled(open);
    }
}

void ReportCommands::openFeedback()
{
    auto* dialog = new FeedbackDialog(*m_window.session(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FeedbackDialog::itemWanted, this, [this](ItemId item) {
        if (m_window.showPage(QStringLiteral("reconcile"))) {
            m_window.currentPage()->show({{QStringLiteral("item"), QVariant::fromValue<qlonglong>(item.value)}});
        }
    });
    connect(&m_window, &MainWindow::projectChanged, dialog, &QDialog::close);
    dialog->setVisible(true);
}

void ReportCommands::saveMinutes()
{
    auto* dialog = new MinutesDialog(*m_window.session(), m_window.prompts(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace accord::ui
