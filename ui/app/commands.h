// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace accord::ui {

class FileCommands;
class HelpCommands;
class MainWindow;
class SharingCommands;
class StartPage;
class ViewCommands;

/// Everything that the window itself can do, registered as actions.
class Commands : public QObject
{
    Q_OBJECT
public:
    explicit Commands(MainWindow& window);

    void fillStartPage(StartPage& page);
    void openFile(const QString& file);
    void openLast(); ///< the project that was open when the program ended, once it is known to be there still
    [[nodiscard]] bool busy() const; ///< something is made or repaired whose end is told here
    void takeDropped(const QStringList& files);

private:
    void addEdit();
    void openPalette(const QString& typed);

    MainWindow& m_window;
    FileCommands* m_file;
    SharingCommands* m_sharing;
};

} // namespace accord::ui
