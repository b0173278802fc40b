// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QUndoStack>

#include "core/base/result.h"
#include "ui/core/actions.h"
#include "ui/core/page.h"
#include "ui/core/page_window.h"
#include "ui/core/prompts.h"

#include <filesystem>
#include <functional>
#include <memory>

class QStackedWidget;

namespace accord::ui {

class Commands;
class Menus;
class NotificationBar;
class PageBar;
class ProgressStrip;
class Session;
class StartPage;
class StatusLine;

/// Where somebody wants to be when a project opens. Empty: where they were last time.
struct Opening
{
    QString person;
    QString round;
    QString page;
    bool ask = true; ///< who somebody is, if the project does not know
};

/// The window. It only wires: pages, commands, bar and foot meet here.
class MainWindow : public PageWindow
{
    Q_OBJECT
public:
    explicit MainWindow(Prompts& prompts, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a project in place of the one that is open; that one stays when it cannot be done.
    Status open(const std::filesystem::path& file, const Opening& opening = {});
    void closeProject();

    /// Calls `then` at once, or, while an import or export is still running, when somebody wants it cancelled.
    void whenMayClose(QObject* receiver, const std::function<void()>& then,
                      const std::function<void()>& otherwise = {});

    [[nodiscard]] Session* session() override { return m_session.get(); }
    [[nodiscard]] Actions& actions() override { return m_actions; }
    [[nodiscard]] Prompts& prompts() override { return m_prompts; }
    [[nodiscard]] QUndoStack& undo() override { return m_undo; }
    [[nodiscard]] Commands& commands() { return *m_commands; }
    [[nodiscard]] StatusLine& statusLine() { return *m_status; }
    [[nodiscard]] StartPage& startPage() { return *m_start; }
    [[nodiscard]] NotificationBar& notices() override { return *m_notices; }

    [[nodiscard]] const QList<Page*>& pages() const override { return m_pages; }
    [[nodiscard]] Page* currentPage() const override;
    bool showPage(const QString& id); ///< "study", or with one of its tabs: "study/gate"
    bool goTo(const Target& target) override;
    [[nodiscard]] bool busy() const; ///< something is still being read in the background

    /// Calls `then` when nobody is asked anything, at once where that is now; never if the receiver has gone. For what
    /// comes by itself, opens or closes a project, and must not do so below a question.
    void afterQuestions(QObject* receiver, const std::function<void()>& then);

    void tell(const QString& sentence) override;
    void say(const QString& title, const Error& error) override;

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitScreen();
    void build();
    void fillWindow();
    void buildPages();
    void offerPages();
    [[nodiscard]] bool isOffered(const Page& page) const;
    void changeLanguageSoon();
    void changeLanguage();
    void followPresence();
    [[nodiscard]] QString keepReplaced();
    void warnIfHereTwice();
    void restore(const Opening& opening);
    void leavePage();
    void takeDownPages();
    void giveRoom(bool all, bool wholeScreen);
    void keepKeys();
    static Status choose(Session& session, const Opening& opening);

    Prompts& m_prompts;
    Actions m_actions;
    QUndoStack m_undo;
    std::unique_ptr<Session> m_session;
    QList<Page*> m_pages;
    QWidget* m_central = nullptr;
    PageBar* m_bar = nullptr;
    QStackedWidget* m_stack = nullptr;
    StartPage* m_start = nullptr;
    NotificationBar* m_notices = nullptr;
    ProgressStrip* m_progress = nullptr;
    StatusLine* m_status = nullptr;
    Commands* m_commands = nullptr;
    Menus* m_menus = nullptr;
    bool m_tookScreen = false; ///< for a page that wanted all of it
};

} // namespace accord::ui
