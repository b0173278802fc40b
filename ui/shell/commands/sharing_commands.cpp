// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/commands/sharing_commands.h"

#include "ui/exchange/merge/merge_flow.h"
#include "ui/exchange/package/package_dialog.h"
#include "ui/shell/commands/commands.h"
#include "ui/shell/main_window.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"

namespace accord::ui {
namespace {

/// What makes no sense in a package: it is one person's, and the study is led elsewhere.
constexpr const char* kOfTheLead[] = {"file.package", "study.whoAmI", "study.liftBlind"};

} // namespace

SharingCommands::SharingCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    Actions& actions = window.actions();
    const QString place = QStringLiteral("window");
    const QString help = QStringLiteral("sharing");
    QAction* package = actions.add(QStringLiteral("file.package"), tr("Hand Out Package…"),
                                   QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H), &window, place, help);
    QAction* merge = actions.add(QStringLiteral("file.merge"), tr("Merge…"),
                                 QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M), &window, place, help);
    connect(package, &QAction::triggered, this, &SharingCommands::handOut);
    connect(merge, &QAction::triggered, this, [this] { m_merges->start(); });
    connect(&window, &MainWindow::projectChanged, this, [this] {
        if (Session* session = m_window.session()) {
            m_merges = new MergeFlow(*session, m_window.prompts(), &m_window, session);
            connect(
                m_merges, &MergeFlow::openWanted, this,
                [this](const QString& file) { m_window.commands().openFile(file); }, Qt::QueuedConnection);
            connect(session, &Session::contentsChanged, this, &SharingCommands::updateEnabled);
            connect(session, &Session::meChanged, this, &SharingCommands::updateEnabled);
        }
        updateEnabled();
    });
    updateEnabled();
}

void SharingCommands::updateEnabled()
{
    Session* session = m_window.session();
    const Actions& actions = m_window.actions();
    const bool open = session != nullptr;
    const bool package = open && session->packagedFor().valid();
    actions.action(QStringLiteral("file.package"))
        ->setEnabled(open && !package && !session->project().people().empty() && !session->project().rounds().empty());
    if (QAction* merge = actions.action(QStringLiteral("file.merge")); open) {
        // In a package the flow says where its work goes.
        enable(merge, true,
               package && !session->project().readOnly() ? QString() : denialText(*session, Action::Merge));
    } else {
        merge->setEnabled(false);
    }
    for (const char* id : kOfTheLead) {
        if (QAction* action = actions.action(QString::fromLatin1(id))) {
            action->setVisible(!package);
        }
    }
}

void SharingCommands::handOut()
{
    auto* dialog = new PackageDialog(*m_window.session(), m_window.prompts(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SharingCommands::merge(const QStringList& files)
{
    if (m_merges) {
        m_merges->start(files);
    }
}

} // namespace accord::ui
