// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/commands/help_commands.h"

#include "ui/shell/help_viewer.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings/settings_dialog.h"

namespace accord::ui {

HelpCommands::HelpCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    Actions& actions = window.actions();
    const QString place = QStringLiteral("window");
    const QString help = QStringLiteral("index");
    QAction* page =
        actions.add(QStringLiteral("help.manual"), tr("Manual"), QKeySequence(Qt::Key_F1), &window, place, help);
    QAction* shortcuts = actions.add(QStringLiteral("help.shortcuts"), tr("Keyboard Shortcuts…"), QKeySequence(),
                                     &window, place, QStringLiteral("keys"));
    QAction* what = actions.add(QStringLiteral("help.about"), tr("About Accord"), QKeySequence(), &window, place, help);
    connect(page, &QAction::triggered, this, &HelpCommands::manual);
    connect(what, &QAction::triggered, this, &HelpCommands::about);
    connect(shortcuts, &QAction::triggered, this, [this] {
        auto* dialog = new SettingsDialog(m_window.actions(), &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->showShortcuts();
        dialog->open();
    });
}

void HelpCommands::manual()
{
    auto* viewer = m_window.findChild<HelpViewer*>(); // it outlives these commands when the language changes
    if (viewer == nullptr) {
        viewer = new HelpViewer(&m_window);
    }
    const Page* page = m_window.currentPage();
    viewer->showTopic(page == nullptr ? QStringLiteral("start") : page->id());
}

void HelpCommands::about()
{
    m_window.prompts().tell(&m_window, tr("About Accord"),
                            tr("Accord %1, a workbench with which teams label issue reports, measure how well they "
                               "agree, and settle what they disagree on.\n\nLicensed under Apache-2.0.")
                                .arg(QStringLiteral(ACCORD_VERSION)));
}

} // namespace accord::ui
