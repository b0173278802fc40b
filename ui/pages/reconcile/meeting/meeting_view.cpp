// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/meeting/meeting_view.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QSplitter>
#include <QVBoxLayout>

#include "core/reconcile/filter_text.h"
#include "core/reconcile/meetings.h"
#include "ui/core/page.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/meeting/meeting_controller.h"
#include "ui/pages/reconcile/meeting/meeting_dialog.h"
#include "ui/pages/reconcile/meeting/meeting_monitor.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/pages/reconcile/votes/votes_panel.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/accessible.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/reader/reader.h"
#include "ui/widgets/reader/reading_parts.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

constexpr int kThick = theme::kGrid - 2; // px
constexpr double kSlowly = 0.5;          // of the planned time, until the other colour is there

qint64 milliseconds()
{
    QElapsedTimer timer;
    timer.start();
    return timer.msecsSinceReference();
}

QColor between(const QColor& one, const QColor& other, double share)
{
    const auto mix = [&](int from, int to) { return static_cast<int>(from + (to - from) * share); };
    return QColor(mix(one.red(), other.red()), mix(one.green(), other.green()), mix(one.blue(), other.blue()));
}

} // namespace

IssueClock::IssueClock(QWidget* parent)
    : QWidget(parent)
    , m_now(milliseconds)
    , m_since(m_now())
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Time on this issue"));
    speakAs(
        this,
        {QAccessible::Clock,
         [this] {
             constexpr int kMinute = 60;
             return QStringLiteral("%1:%2").arg(seconds() / kMinute).arg(seconds() % kMinute, 2, 10, QLatin1Char('0'));
         },
         {}});
}

void IssueClock::start()
{
    m_since = m_now();
    update();
}

void IssueClock::setPlanned(std::optional<double> seconds)
{
    m_planned = seconds && *seconds >= kShortest ? seconds : std::nullopt;
    update();
}

int IssueClock::seconds() const
{
    constexpr qint64 kSecond = 1000;
    return static_cast<int>((m_now() - m_since) / kSecond);
}

double IssueClock::share() const
{
    return m_planned ? seconds() / *m_planned : 0;
}

void IssueClock::setNow(std::function<qint64()> now)
{
    m_now = std::move(now);
    start();
}

QSize IssueClock::sizeHint() const
{
    return {theme::kGrid, kThick};
}

void IssueClock::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), theme::line());
    const double part = share();
    const QColor colour = between(theme::accent(), theme::warning(), std::clamp((part - 1) / kSlowly, 0.0, 1.0));
    painter.fillRect(QRectF(0, 0, width() * std::min(part, 1.0), height()), colour);
}

namespace {

constexpr double kSentence = 0.9; // of the font of the view
constexpr double kSecondLine = 0.75;

QLabel* namedLabel(const char* name, QWidget* parent)
{
    auto* made = new QLabel(parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setTextFormat(Qt::RichText);
    return made;
}

QString coloured(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), text.toHtmlEscaped());
}

} // namespace

MeetingHead::MeetingHead(const MeetingMonitor& watch, const Session& session, QWidget* parent)
    : QWidget(parent)
    , m_watch(watch)
    , m_session(session)
    , m_done(namedLabel("viewDone", this))
    , m_time(namedLabel("viewTime", this))
    , m_limiter(namedLabel("viewPace", this))
    , m_issue(namedLabel("issueTime", this))
    , m_clock(new IssueClock(this))
    , m_line(new QHBoxLayout)
{
    setObjectName(QStringLiteral("meetingHead"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // it keeps no window from being narrow
    m_issue->setToolTip(tr("Time on this issue"));
    m_line->setContentsMargins(2 * theme::kGrid, theme::kHalf, 2 * theme::kGrid, theme::kHalf);
    m_line->setSpacing(theme::kGrid);
    m_line->addWidget(m_done);
    m_line->addWidget(m_time);
    m_line->addWidget(m_limiter);
    m_line->addStretch(1);
    m_line->addWidget(m_issue);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_clock);
    layout->addLayout(m_line);
    hide();
}

void MeetingHead::addFigures(QWidget* figures)
{
    m_figures = figures;
    m_line->insertWidget(m_line->indexOf(m_issue), figures);
    fit();
}

void MeetingHead::addKey(QAction* action, const QString& caption)
{
    if (action == nullptr) {
        return;
    }
    auto* button = new ShortcutButton(action, this);
    button->setCaption(caption);
    button->setFlat(true);
    button->setFocusPolicy(Qt::NoFocus);                           // the keyboard stays where it is
    button->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); // figures shrink, not keys
    m_line->insertWidget(m_line->indexOf(m_issue), button);
    m_keys.append(button);
    connect(action, &QAction::changed, this, &MeetingHead::fit); // it may say more now
    fit();
}

void MeetingHead::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

// One line, whatever the width is.
void MeetingHead::fit()
{
    // What is shown or hidden may lead to another width or font, of which this hears below: then all is fitted again.
    m_fitAgain = true;
    if (std::exchange(m_fitting, true)) {
        return;
    }
    while (std::exchange(m_fitAgain, false)) {
        fitOnce();
    }
    m_fitting = false;
}

void MeetingHead::fitOnce()
{
    const QMargins margins = m_line->contentsMargins();
    int room = width() - margins.left() - margins.right();
    for (const QWidget* always :
         {static_cast<QWidget*>(m_done), static_cast<QWidget*>(m_time), static_cast<QWidget*>(m_issue)}) {
        room -= always->sizeHint().width() + m_line->spacing();
    }
    const auto fits = [&](QWidget* widget) {
        room -= widget->sizeHint().width() + m_line->spacing();
        widget->setVisible(room >= 0);
    };
    if (m_session.notSaved()) {
        fits(m_limiter); // nothing is said elsewhere of what could not be saved
    }
    for (QWidget* key : std::as_const(m_keys)) {
        fits(key);
    }
    if (!m_session.notSaved()) {
        fits(m_limiter);
    }
    if (m_figures != nullptr) {
        fits(m_figures);
    }
    layout()->activate(); // what is hidden while the line is being resized leaves its room at once
}

// What is good to know is smaller than what everybody looks at.
void MeetingHead::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) {
        return;
    }
    m_limiter->setFont(theme::sized(font(), kSentence));
    if (m_figures != nullptr) {
        m_figures->setFont(theme::sized(font(), kSecondLine));
    }
    fit();
}

void MeetingHead::setPlace(int row, int rows)
{
    m_row = row;
    m_rows = rows;
    refresh();
}

void MeetingHead::setClock(bool on)
{
    m_clockOn = on;
    refresh();
}

void MeetingHead::refresh()
{
    const QLocale locale;
    QString done;
    if (m_watch.meeting()) {
        done = doneText(m_watch.count());
    } else if (m_row >= 0) {
        done = tr("%1 of %2").arg(locale.toString(m_row + 1), locale.toString(m_rows));
    }
    m_done->setText(QStringLiteral("<b>%1</b>").arg(done.toHtmlEscaped()));
    m_clock->setPlanned(m_clockOn ? m_watch.time().perItemPlanned : std::nullopt);
    refreshTime();
}

void MeetingHead::refreshTime()
{
    const reconcile::MeetingTime time = m_watch.time();
    const bool over = time.left && *time.left < 0;
    m_time->setText(m_watch.meeting() ? coloured(timeLeftText(time), over ? theme::warning() : theme::text())
                                      : QString());
    // The foot of the window, which says so otherwise, is not there.
    m_limiter->setText(m_session.notSaved() ? coloured(errorText(*m_session.notSaved()), theme::warning())
                                            : coloured(paceText(m_watch.count(), time), theme::dimmed()));
    m_issue->setVisible(m_clock->planned());
    m_issue->setText(coloured(clockText(m_clock->seconds()), m_clock->over() ? theme::warning() : theme::dimmed()));
    m_clock->tick();
    fit();
}

namespace {

constexpr int kLeastName = 12; // letters of a meeting's name

QLabel* plainLabel(const char* name, QWidget* parent)
{
    auto* made = new QLabel(parent);
    made->setObjectName(QString::fromLatin1(name));
    made->setTextFormat(Qt::PlainText);
    return made;
}

} // namespace

MeetingBar::MeetingBar(const MeetingMonitor& watch, const Session& session, const MeetingKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_watch(watch)
    , m_session(session)
    , m_name(new ElidedLabel(this))
    , m_done(plainLabel("meetingDone", this))
    , m_time(plainLabel("meetingTime", this))
    , m_limiter(new ElidedLabel(this))
    , m_people(new QWidget(this))
    , m_chips(new QHBoxLayout(m_people))
{
    setObjectName(QStringLiteral("meetingBar"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // it keeps no window from being narrow
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_name->setFont(bold);
    m_name->setObjectName(QStringLiteral("meetingName"));
    m_name->setForegroundRole(QPalette::WindowText);
    m_name->setSizePolicy(QSizePolicy::Fixed,
                          QSizePolicy::Preferred); // fit() says how wide; ignored it lay on the rest
    m_limiter->setObjectName(QStringLiteral("meetingPace"));
    m_chips->setContentsMargins(0, 0, 0, 0);
    m_chips->setSpacing(theme::kHalf);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(theme::kGrid + theme::kHalf, theme::kHalf, theme::kGrid, theme::kHalf);
    layout->setSpacing(theme::kGrid + theme::kHalf);
    layout->addWidget(m_name);
    layout->addWidget(m_done);
    layout->addWidget(m_time);
    layout->addWidget(m_limiter, 1);
    layout->addWidget(m_people);
    const auto addKey = [&](QAction* action, const QString& caption) {
        auto* button = new ShortcutButton(action, this);
        button->setCaption(caption);
        layout->addWidget(button);
        m_keys.append(button);
    };
    addKey(keys.agenda, tr("Agenda"));
    addKey(keys.view, tr("Meeting View"));
    addKey(keys.end, tr("End"));
    m_keys.prepend(m_keys.takeLast());
    hide();
}

void MeetingBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

// Labels and keys may be told of another font after their line is.
bool MeetingBar::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        fit();
    }
    return QWidget::event(event);
}

/// One line, in which nothing is cut but a long name: what does not fit is left out, and keys have the menus.
void MeetingBar::fit()
{
    const QMargins margins = layout()->contentsMargins();
    const int between = layout()->spacing();
    const int least = kLeastName * fontMetrics().averageCharWidth();
    int room = width() - margins.left() - margins.right() - least - 2 * between;
    for (const QWidget* always : {m_done, m_time}) {
        room -= always->sizeHint().width() + between;
    }
    const auto fits = [&](QWidget* widget) {
        const int wide = widget->sizeHint().width() + between;
        widget->setVisible(room >= wide);
        room -= room >= wide ? wide : 0;
    };
    for (QWidget* key : std::as_const(m_keys)) {
        fits(key);
    }
    fits(m_people);
    m_name->setFixedWidth(std::min(m_name->sizeHint().width(), least + std::max(0, room)));
}

void MeetingBar::refresh()
{
    const auto& meeting = m_watch.meeting();
    if (!meeting) {
        return;
    }
    m_name->setText(QString::fromStdString(meeting->content.name));
    m_name->setToolTip(m_name->text());
    const reconcile::AgendaCount& count = m_watch.count();
    const QLocale locale;
    m_done->setText(tr("%Ln of %1 left", nullptr, count.left).arg(locale.toString(count.items)));
    m_done->setToolTip(tr("%1 decided, %2 deferred since the meeting began")
                           .arg(locale.toString(count.decided), locale.toString(count.deferred)));
    m_agenda = agendaWords();
    showPeople();
    refreshTime();
    fit();
}

QString MeetingBar::agendaWords() const
{
    const auto state = m_session.liveRound();
    if (!state) {
        return {};
    }
    const Project& project = m_session.project();
    const auto agenda = reconcile::agendaOf(project, state->labelMatrix, *m_watch.meeting());
    const auto naming = setting(settings::kInitialsOnly) ? reconcile::Naming::Hidden : reconcile::Naming::Shown;
    return agenda.ok()
               ? QString::fromStdString(reconcile::filterText(*agenda, {state->labelMatrix, project.people()}, naming))
               : errorText(agenda.error());
}

void MeetingBar::refreshTime()
{
    const reconcile::MeetingTime time = m_watch.time();
    m_time->setText(timeUsedText(time));
    m_time->setToolTip(timeLeftText(time));
    const QString pace = paceText(m_watch.count(), time);
    m_limiter->setText(pace.isEmpty() ? tr("Agenda: %1").arg(m_agenda) : pace);
    m_limiter->setToolTip(tr("Agenda: %1").arg(m_agenda) + QLatin1Char('\n') + pace);
}

void MeetingBar::showPeople()
{
    while (const QLayoutItem* item = m_chips->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    QStringList names;
    const bool hidden = setting(settings::kInitialsOnly);
    for (const PersonId id : m_watch.meeting()->content.takingPart) {
        const auto person = m_session.project().person(id);
        if (person != nullptr && !hidden) {
            names.append(QString::fromStdString(person->name));
            m_chips->addWidget(new Avatar(
                Voice{id, QString::fromStdString(person->initials), names.back(), person->colour, {}}, m_people));
        }
    }
    if (hidden) {
        const auto people = static_cast<int>(m_watch.meeting()->content.takingPart.size());
        m_chips->addWidget(new QLabel(tr("%n people", nullptr, people), m_people));
    }
    m_people->setToolTip(hidden ? QString() : tr("Taking part: %1").arg(inList(names)));
}

namespace {

// So many lines of text would fill the screen from top to bottom. What is read from far away is measured by the screen,
// not by the desk.
constexpr double kLinesOfIssue = 38;
constexpr double kLinesOfSide = 46;
constexpr int kReaderShare = 56; // of 100, the side has the rest

double factor(const QWidget& window, double lines)
{
    const double usual = QFontInfo(QApplication::font()).pixelSize();
    return std::clamp(window.height() / lines / usual, 1.0, 4.0);
}

QFont larger(double by)
{
    QFont font = QApplication::font();
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * by);
    } else {
        font.setPixelSize(static_cast<int>(font.pixelSize() * by));
    }
    return font;
}

} // namespace

MeetingView::MeetingView(Page* page, Parts parts)
    : QObject(page)
    , m_page(page)
    , m_parts(std::move(parts))
{
    page->installEventFilter(this);
    if (auto* reading = qobject_cast<ReadingParts*>(m_parts.splitter)) {
        connect(reading, &ReadingParts::rearranged, this, [this] {
            if (m_on) {
                share();
            }
        });
    }
    for (QWidget* widget : std::as_const(m_parts.onlyView)) {
        widget->hide();
    }
}

void MeetingView::set(bool on, bool wholeScreen)
{
    if (on == m_on) {
        return;
    }
    m_on = on;
    if (on) {
        qApp->installEventFilter(this);
    } else {
        qApp->removeEventFilter(this);
    }
    QSplitter& splitter = *m_parts.splitter;
    auto* reading = qobject_cast<ReadingParts*>(&splitter);
    if (on) {
        if (reading != nullptr) {
            reading->setHandsOff(true);
        }
        m_sizes = splitter.sizes();
        m_sizesAlong = splitter.orientation();
        m_hidden.clear();
        for (QWidget* widget : std::as_const(m_parts.onlyPage)) {
            if (!widget->isHidden()) {
                m_hidden.append(widget);
                widget->hide();
            }
        }
        m_parts.side->show(); // it may have been hidden for want of room
    } else {
        for (QWidget* widget : std::as_const(m_hidden)) {
            widget->show();
        }
    }
    for (QWidget* widget : std::as_const(m_parts.onlyView)) {
        widget->setVisible(on);
    }
    emit m_page->roomWanted(on, wholeScreen);
    fit();
    if (!on) {
        if (reading != nullptr) {
            reading->setHandsOff(false);
        }
        if (splitter.orientation() == m_sizesAlong) {
            splitter.setSizes(m_sizes);
        }
    }
}

bool MeetingView::eventFilter(QObject* watched, QEvent* event)
{
    const bool other = event->type() == QEvent::Resize || event->type() == QEvent::ApplicationFontChange;
    if (watched == m_page && other && m_on) {
        fit();
    }
    if (m_on && event->type() == QEvent::Show && watched->isWidgetType()) {
        auto* window = static_cast<QWidget*>(watched);
        const QWidget* above = window->isWindow() ? window->parentWidget() : nullptr;
        while (above != nullptr && above != m_page->window()) {
            above = above->parentWidget();
        }
        if (above != nullptr) {
            enlarge(*window);
        }
    }
    return QObject::eventFilter(watched, event);
}

// What a room looks at is one size, wherever it opens.
void MeetingView::enlarge(QWidget& window) const
{
    const double by = factor(*m_page->window(), kLinesOfSide);
    const QFont large = larger(by);
    if (window.font().pointSizeF() >= large.pointSizeF()) {
        return;
    }
    const bool sized = window.testAttribute(Qt::WA_Resized);
    window.setFont(large);
    const QSize most = window.screen()->availableSize() * 9 / 10;
    const QSize wanted = sized ? window.size() * by : window.sizeHint().expandedTo(window.size());
    const QRect above = m_page->window()->geometry();
    window.resize(wanted.boundedTo(most));
    if (window.windowType() == Qt::Dialog) {
        QRect place = window.geometry();
        place.moveCenter(above.center());
        window.move(place.topLeft());
    }
}

void MeetingView::fit()
{
    const QWidget& window = *m_page->window();
    m_parts.reader->setZoom(m_on ? factor(window, kLinesOfIssue) : 1);
    const QFont side = m_on ? larger(factor(window, kLinesOfSide)) : QFont();
    m_parts.side->setFont(side);
    for (QWidget* widget : std::as_const(m_parts.onlyView)) {
        widget->setFont(side);
    }
    if (m_on) {
        share();
    }
}

/// The room between text and votes, beside each other or one under the other.
void MeetingView::share()
{
    const bool beside = m_parts.splitter->orientation() == Qt::Horizontal;
    const int room = beside ? m_page->width() : m_parts.splitter->height();
    QList<int> sizes;
    for (int i = 0; i < m_parts.splitter->count(); ++i) {
        const QWidget* widget = m_parts.splitter->widget(i);
        const int part = widget == m_parts.reader ? kReaderShare : widget == m_parts.side ? 100 - kReaderShare : 0;
        sizes.append(room * part / 100);
    }
    m_parts.splitter->setSizes(sizes);
}

} // namespace accord::ui
