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
    followThemes();
    const auto settingsDialog = [&window] {
        auto* dialog = new SettingsDialog(window.actions(), &window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    };
    ActionTable table(window.actions(), &window, kWindowPlace, this);
    table.make("view.larger", tr("Larger Text"), Qt::CTRL | Qt::Key_Plus,
               {.menu = kViewMenu, .section = 2, .help = "settings"}, [] { changeTextSize(+1); });
    table.make("view.smaller", tr("Smaller Text"), Qt::CTRL | Qt::Key_Minus,
               {.menu = kViewMenu, .section = 2, .help = "settings"}, [] { changeTextSize(-1); });
    table.make("view.standardSize", tr("Standard Text Size"), Qt::CTRL | Qt::Key_0,
               {.menu = kViewMenu, .section = 2, .help = "settings"}, [] { setSetting(settings::kTextSize, 0); });
    table.make("view.fullScreen", tr("Full Screen"), Qt::SHIFT | Qt::Key_F11,
               {.menu = kViewMenu, .section = 3, .help = "keys"},
               [&window] { window.setWindowState(window.windowState() ^ Qt::WindowFullScreen); });
    table.make("file.settings", tr("Settings…"), Qt::CTRL | Qt::Key_Comma,
               {.menu = kFileMenu, .section = 4, .help = "settings"}, settingsDialog);
}

void ViewCommands::followThemes()
{
    struct Theme
    {
        const char* id;
        const char* name;
        QString text;
    };
    auto* group = new QActionGroup(this);
    ActionTable table(m_window.actions(), &m_window, kWindowPlace, this);
    for (const Theme& theme :
         {Theme{"view.systemTheme", "system", tr("Theme of the System")},
          Theme{"view.lightTheme", "light", tr("Light Theme")}, Theme{"view.darkTheme", "dark", tr("Dark Theme")},
          Theme{"view.contrastTheme", "contrast", tr("High Contrast Theme")}}) {
        const QString name = QString::fromLatin1(theme.name);
        QAction* action = table.make(theme.id, theme.text, {},
                                     {.menu = kViewMenu, .section = 1, .help = "settings", .checkable = true},
                                     [name] { setSetting(settings::kTheme, name); });
        action->setChecked(setting(settings::kTheme) == name);
        group->addAction(action);
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

HelpCommands::HelpCommands(MainWindow& window, QObject* parent)
    : QObject(parent)
    , m_window(window)
{
    const auto shortcuts = [this] {
        auto* dialog = new SettingsDialog(m_window.actions(), &m_window);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->showShortcuts();
        dialog->open();
    };
    ActionTable table(window.actions(), &window, kWindowPlace, this);
    table.make("help.manual", tr("Manual"), Qt::Key_F1, {.menu = kHelpMenu, .help = "index"}, [this] { manual(); });
    table.make("help.shortcuts", tr("Keyboard Shortcuts…"), {}, {.menu = kHelpMenu, .help = "keys"}, shortcuts);
    table.make("help.about", tr("About Accord"), {}, {.menu = kHelpMenu, .section = 1, .help = "index"},
               [this] { about(); });
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
