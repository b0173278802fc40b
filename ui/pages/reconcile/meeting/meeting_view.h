// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QWidget>

#include <functional>
#include <optional>

class QAction;
class QHBoxLayout;
class QLabel;
class QSplitter;
class QWidget;

namespace accord::ui {

struct MeetingKeys;
class MeetingMonitor;
class Page;
class Reader;
class Session;

/// A thin bar that fills while an issue is talked over, and slowly takes another colour once it has had its share of
/// the time. It says nothing and stops nobody.
class IssueClock : public QWidget
{
    Q_OBJECT
public:
    /// A share of less than this is no time to talk anything over: the bar stays empty.
    static constexpr double kShortest = 15; // seconds

    explicit IssueClock(QWidget* parent = nullptr);

    void start();                                   ///< another issue is in view
    void setPlanned(std::optional<double> seconds); ///< its share of the time budget; none: the bar stays empty
    void tick() { update(); }

    [[nodiscard]] int seconds() const; ///< since start()
    [[nodiscard]] bool planned() const { return m_planned.has_value(); }
    [[nodiscard]] double share() const; ///< of the planned time; more than 1 when it is used up
    [[nodiscard]] bool over() const { return share() > 1; }

    /// A clock in milliseconds in place of the usual one.
    void setNow(std::function<qint64()> now);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::function<qint64()> m_now;
    qint64 m_since = 0;
    std::optional<double> m_planned;
};

/// The one line of the meeting view: how far the agenda is, the time that is left, the keys that a room wants to know,
/// the clock of the issue in view. What does not fit beside the rest is left out: figures first, then the pace, then
/// the last keys.
class MeetingHead : public QWidget
{
    Q_OBJECT
public:
    /// `watch` and `session` must live as long as this.
    MeetingHead(const MeetingMonitor& watch, const Session& session, QWidget* parent);

    void addFigures(QWidget* figures);
    void addKey(QAction* action, const QString& caption); ///< the most wanted first
    void setPlace(int row, int rows);                     ///< of the issue in the queue; said when no meeting goes on
    void setClock(bool on);
    void refresh();     ///< the meeting or its agenda moved
    void refreshTime(); ///< a second went by

    [[nodiscard]] IssueClock& clock() { return *m_clock; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void fitOnce();

    const MeetingMonitor& m_watch;
    const Session& m_session;
    QLabel* m_done;
    QLabel* m_time;
    QLabel* m_limiter;
    QLabel* m_issue;
    IssueClock* m_clock;
    QHBoxLayout* m_line;
    QWidget* m_figures = nullptr;
    QList<QWidget*> m_keys;
    bool m_fitting = false;
    bool m_fitAgain = false;
    int m_row = -1;
    int m_rows = 0;
    bool m_clockOn = true;
};

/// One quiet line on the page while a meeting goes on: its name, how far the agenda is, the time, and who takes part.
/// Hidden without a meeting.
class MeetingBar : public QWidget
{
    Q_OBJECT
public:
    /// `watch` must live as long as this.
    MeetingBar(const MeetingMonitor& watch, const Session& session, const MeetingKeys& keys, QWidget* parent);

    void refresh();     ///< the meeting, its agenda or its people moved
    void refreshTime(); ///< a second went by

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void fit();
    void showPeople();
    [[nodiscard]] QString agendaWords() const;

    const MeetingMonitor& m_watch;
    const Session& m_session;
    QLabel* m_name;
    QLabel* m_done;
    QLabel* m_time;
    QLabel* m_limiter;
    QWidget* m_people;
    QHBoxLayout* m_chips;
    QList<QWidget*> m_keys; ///< the most wanted first
    QString m_agenda;       ///< in words of the filter
};

/// The page as a room sees it on a projector: the same issue, votes and decision with the same keys, large, and nothing
/// else. It rearranges the parts of the page and gives them back as they were. Dialogs and lists that open over it have
/// its large type.
class MeetingView : public QObject
{
    Q_OBJECT
public:
    /// The parts, which live as long as the page.
    struct Parts
    {
        QSplitter* splitter = nullptr; ///< holds the reader, the side and what is hidden beside them
        Reader* reader = nullptr;
        QWidget* side = nullptr;
        QList<QWidget*> onlyPage; ///< shown on the page, hidden in the view
        QList<QWidget*> onlyView; ///< the other way round
    };

    MeetingView(Page* page, Parts parts);

    [[nodiscard]] bool isOn() const { return m_on; }
    void set(bool on, bool wholeScreen = true);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void share();
    void enlarge(QWidget& window) const;

    Page* m_page;
    Parts m_parts;
    QList<QWidget*> m_hidden; ///< of the page's own, by the view
    QList<int> m_sizes;       ///< of the splitter, on the page
    Qt::Orientation m_sizesAlong = Qt::Horizontal;
    bool m_on = false;
};

} // namespace accord::ui
