// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/view_commands.h"

#include <QActionGroup>
#include <QApplication>

#include "ui/app/help_viewer.h"
#include "ui/app/main_window.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/dialogs/settings_dialog.h"

namespace accord::ui {
namespace {

constexpr int kSmallest = 7;
constexpr int kLargest = 40;

void changeTextSize(int by)
{
    const int now = setting(settings::kTextSize);
    const int from = now > 0 ? now : QApplication::font().pointSize();
    setSetting(settings::kTextSize, qBound(kSmallest, from + by, kLargest));
}

} // namespace

ViewCommands::ViewCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    registerThemes();
    registerSizes();
    const QString place = QStringLiteral("window");
    QAction* full = window.actions().add(QStringLiteral("view.fullScreen"), tr("Full Screen"),
                                         QKeySequence(Qt::SHIFT | Qt::Key_F11), &window, place, QStringLiteral("keys"));
    connect(full, &QAction::triggered, &window,
            [&window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); });
    QAction* dialog =
        window.actions().add(QStringLiteral("file.settings"), tr("Settings…"), QKeySequence(Qt::CTRL | Qt::Key_Comma),
                             &window, place, QStringLiteral("settings"));
    connect(dialog, &QAction::triggered, &window, [&window] {
        auto* settingsDialog = new SettingsDialog(window.actions(), &window);
        settingsDialog->setAttribute(Qt::WA_DeleteOnClose);
        settingsDialog->open();
    });
}

void ViewCommands::registerThemes()
{
    struct Theme
    {
        const char* id;
        const char* name;
        QString text;
    };
    auto* group = new QActionGroup(this);
    for (const Theme& theme :
         {Theme{"view.systemTheme", "system", tr("Theme of the System")},
          Theme{"view.lightTheme", "light", tr("Light Theme")}, Theme{"view.darkTheme", "dark", tr("Dark Theme")},
          Theme{"view.contrastTheme", "contrast", tr("High Contrast Theme")}}) {
        const QString name = QString::fromLatin1(theme.name);
        QAction* action = m_window.actions().add(QString::fromLatin1(theme.id), theme.text, QKeySequence(), &m_window,
                                                 QStringLiteral("window"), QStringLiteral("settings"));
        action->setCheckable(true);
        action->setChecked(setting(settings::kTheme) == name);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [name] { setSetting(settings::kTheme, name); });
        connect(&settingsNews(), &SettingsNews::changed, action, [action, name](const QString& key) {
            if (key == QString::fromLatin1(settings::kTheme.key)) {
                action->setChecked(setting(settings::kTheme) == name);
            }
        });
    }
    connect(&settingsNews(), &SettingsNews::changed, this, [](const QString& key) {
        if (key == QString::fromLatin1(settings::kTheme.key)) {
            theme::apply(*qApp, setting(settings::kTheme));
        } else if (key == QString::fromLatin1(settings::kInterfaceSize.key)) {
            theme::applyTextSize(*qApp, setting(settings::kInterfaceSize));
        }
    });
}

void ViewCommands::registerSizes()
{
    Actions& actions = m_window.actions();
    const QString place = QStringLiteral("window");
    const QString help = QStringLiteral("settings");
    QAction* larger = actions.add(QStringLiteral("view.larger"), tr("Larger Text"),
                                  QKeySequence(Qt::CTRL | Qt::Key_Plus), &m_window, place, help);
    QAction* smaller = actions.add(QStringLiteral("view.smaller"), tr("Smaller Text"),
                                   QKeySequence(Qt::CTRL | Qt::Key_Minus), &m_window, place, help);
    QAction* standard = actions.add(QStringLiteral("view.standardSize"), tr("Standard Text Size"),
                                    QKeySequence(Qt::CTRL | Qt::Key_0), &m_window, place, help);
    connect(larger, &QAction::triggered, this, [] { changeTextSize(+1); });
    connect(smaller, &QAction::triggered, this, [] { changeTextSize(-1); });
    connect(standard, &QAction::triggered, this, [] { setSetting(settings::kTextSize, 0); });
}

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
    viewer->showTopic(page == nullptr ? QStringLiteral("start") : page->help());
}

void HelpCommands::about()
{
    m_window.prompts().tell(&m_window, tr("About Accord"),
                            tr("Accord %1, a workbench with which teams label issue reports, measure how well they "
                               "agree, and settle what they disagree on.\n\nLicensed under Apache-2.0.")
                                .arg(QStringLiteral(ACCORD_VERSION)));
}

} // namespace accord::ui
