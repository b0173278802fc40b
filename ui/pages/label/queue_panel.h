// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStyledItemDelegate>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include "ui/core/reading.h"
#include "ui/pages/label/queue_filter.h"
#include "ui/pages/label/queue_model.h"

#include <functional>
#include <optional>

namespace accord::ui {

/// A row of the queue in two lines: status, name and the code of my label; below them the title.
class QueueDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// Tabs that are no more than words with a line below the chosen one: four of them fit above a narrow list. Where there
/// is no room for the numbers they are left out, never cut.
class QueueTabs : public QTabBar
{
    Q_OBJECT
public:
    explicit QueueTabs(QWidget* parent = nullptr);

    void name(int index, const QString& words, const QString& count);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool numbersFit() const;
};

/// The left side of the Label page: filter box, tabs with counts, the list, and how far I am.
class QueuePanel : public QWidget
{
    Q_OBJECT
public:
    explicit QueuePanel(Session& session, QWidget* parent = nullptr);

    /// Reads the queue of the session's round and person.
    Status load();

    /// Takes over what changed since, in place; reads anew where the round has other items.
    Status refresh();

    [[nodiscard]] QueueModel& model() { return *m_model; }
    [[nodiscard]] QueueFilter& filter() { return *m_filter; }
    [[nodiscard]] QLineEdit* filterBox() { return m_box; }
    [[nodiscard]] QString searchWords() const; ///< what is typed in the filter box

    void setCurrent(ItemId item); ///< marks the row and brings it into view; never changes the order
    void setTab(QueueTab tab);    ///< the issue in view stays
    void chooseTab(QueueTab tab); ///< as by a click on it: an issue of it comes into view

    [[nodiscard]] QSize minimumSizeHint() const override;

    void setClock(std::function<QDateTime()> now); ///< by which "today" is counted; tests put their own here

    void showProgress(); ///< how far I am, in some more lines

    /// Shows exactly these, whatever I said about them, until something is typed into the filter box, another tab is
    /// chosen, or the filter is cleared; `about` says above the list what they are.
    void showOnly(const std::vector<ItemId>& items, const QString& about);

    /// Takes over what holds now for an item of mine; `moves` as in QueueModel::update().
    void update(ItemId item, const LabelContent& content, bool moves);
    void lookedAtAgain(ItemId item); ///< it is not to be looked at again any more

signals:
    void chosen(accord::ItemId item); ///< by mouse, by another tab, or by Enter in the filter box
    void filtered();                  ///< other words are looked for, or another tab is shown
    void left();                      ///< the filter box or a tab is done with: the keys are the page's again

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeList();
    void makeBox();
    void makeTabs();
    void typed(const QString& words);
    void tabChanged();
    void showSomething();
    void sayFound();
    void countToday();
    void followDay();
    void refreshCounts(); ///< "312 of 500, 48 today"

    Session& m_session;
    QueueModel* m_model;
    QueueFilter* m_filter;
    QLineEdit* m_box;
    QueueTabs* m_tabs;
    QListView* m_list;
    QLabel* m_found;
    QToolButton* m_progress;
    ItemId m_current;
    QString m_sentence;                ///< of the filter
    std::optional<QueueTab> m_tabBack; ///< when the search is over; none: somebody chose a tab meanwhile
    bool m_following = false;          ///< the tab is changed by this panel, not by somebody
    bool m_clicking = false;           ///< on a row: it stays below the mouse
    Reading m_counting;
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTime(); };
    QDate m_day; ///< that m_today is of; none while nothing was counted
    QTimer m_midnight;
    int m_today = 0;      ///< counted once in the background, then followed
    bool m_moved = false; ///< since the count began
};

} // namespace accord::ui
