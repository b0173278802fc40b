// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QTimer>
#include <QWidget>

#include "core/project/project.h"
#include "ui/core/page.h"

#include <cstdint>
#include <functional>

class QAction;
class QLayout;
class QStackedWidget;

namespace accord::ui {

class TabBar;

/// One tab of a page, such as Rounds or People.
class Tab : public QWidget
{
    Q_OBJECT
public:
    Tab(const PageContext& context, const QString& id, const QString& title, QWidget* parent);

    [[nodiscard]] const QString& id() const { return m_id; }
    [[nodiscard]] const QString& title() const { return m_title; }

    /// It is shown now, or something changed while it is: read anew what it shows, and say what can be done.
    virtual void refresh() = 0;

    /// Another tab is shown: what can be done only here cannot be done any more.
    virtual void leave() {}

    /// Something is still being read in the background.
    [[nodiscard]] virtual bool busy() const { return false; }

    /// The keyboard goes to where one begins here, to a button of an empty tab, or at least stays within it.
    virtual void takeFocus();

    void setStart(QWidget* start) { m_start = start; } ///< where the keyboard begins; else at the focus proxy

    /// Session::write(): an error is told under `title`, otherwise `done` goes on.
    void write(const QString& title, std::function<Status(Project&)> work, std::function<void()> done = {});

protected:
    [[nodiscard]] const PageContext& context() const { return m_context; }
    [[nodiscard]] Session& session() const { return m_context.session; }

    /// A list with the distance from the sides that the rest of the page has.
    [[nodiscard]] static QLayout* inset(QWidget* list);

private:
    PageContext m_context;
    QString m_id;
    QString m_title;
    QWidget* m_start = nullptr;
};

/// A page with tabs, of which one is shown. Some may be for those who lead.
class TabbedPage : public Page
{
    Q_OBJECT
public:
    TabbedPage(const PageEntry& entry, const PageContext& context, QWidget* parent);

    void enter() override;
    [[nodiscard]] bool busy() const override;
    void showTab(const QString& id) override; ///< the first one if this one is not there

protected:
    enum class Whose : std::uint8_t { Everybody, Leads };

    [[nodiscard]] const PageContext& context() const { return m_context; }

    /// Bar and stack, one above the other; `beside` stands at the right end of the bar.
    [[nodiscard]] QLayout* makeTabs(QWidget* beside = nullptr);

    /// What holds the tabs, for a page that shows them by buttons of its own instead of makeTabs().
    [[nodiscard]] QWidget* stack() const;

    /// `show` shows it, and is checked then if it can be; without a text it gets one. To be called after makeTabs().
    void addTab(Tab* tab, QAction* show, Whose whose = Whose::Everybody);

    /// Which tabs are there.
    void setLeads(bool leads);

    [[nodiscard]] Tab* tab() const; ///< that is shown
    [[nodiscard]] QList<Tab*> tabs() const;

    virtual void tabShown() {} ///< another one, perhaps; it is refreshed next

    virtual void refreshNow(); ///< what is shown, if the page is
    void refreshSoon();        ///< the same once a second at most, for what others do

private:
    struct Entry
    {
        Tab* tab = nullptr;
        QAction* show = nullptr;
        Whose whose = Whose::Everybody;
        bool there = true;
    };

    void addToBar(const Entry& entry);

    PageContext m_context;
    TabBar* m_bar = nullptr; ///< null: the page shows its tabs by buttons of its own
    QStackedWidget* m_stack;
    QList<Entry> m_tabs;
    QTimer m_again;
};

} // namespace accord::ui
