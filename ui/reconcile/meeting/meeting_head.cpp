// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/meeting/meeting_head.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

#include "ui/reconcile/meeting/issue_clock.h"
#include "ui/reconcile/meeting/meeting_monitor.h"
#include "ui/reconcile/meeting/meeting_text.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/session.h"

namespace accord::ui {
namespace {

constexpr double kFirst = 1.25; // of the font of the view
constexpr double kSentence = 0.9;
constexpr double kSecondLine = 0.75;

QLabel* richLabel(const char* name, QWidget* parent)
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
    , m_done(richLabel("viewDone", this))
    , m_time(richLabel("viewTime", this))
    , m_limiter(richLabel("viewPace", this))
    , m_issue(richLabel("issueTime", this))
    , m_clock(new IssueClock(this))
    , m_line(new QHBoxLayout)
{
    setObjectName(QStringLiteral("meetingHead"));
    m_limiter->setWordWrap(true);
    m_limiter->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_issue->setToolTip(tr("Time on this issue"));
    m_line->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, look::kGrid);
    m_line->setSpacing(3 * look::kGrid);
    m_line->addWidget(m_done);
    m_line->addWidget(m_time);
    m_line->addWidget(m_limiter, 1);
    m_line->addWidget(m_issue);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(m_line);
    layout->addWidget(m_clock);
    hide();
}

void MeetingHead::addFigures(QWidget* figures)
{
    m_figures = figures;
    m_line->insertWidget(m_line->indexOf(m_issue), figures);
}

// What everybody looks at is larger than what is good to know.
void MeetingHead::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange) {
        return;
    }
    const auto scaled = [this](double by) {
        QFont other = font();
        other.setPointSizeF(other.pointSizeF() * by);
        return other;
    };
    m_done->setFont(scaled(kFirst));
    m_time->setFont(scaled(kFirst));
    m_limiter->setFont(scaled(kSentence));
    if (m_figures != nullptr) {
        m_figures->setFont(scaled(kSecondLine));
    }
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
    m_time->setText(m_watch.meeting() ? coloured(timeLeftText(time), over ? look::warning() : look::text())
                                      : QString());
    // The foot of the window, which says so otherwise, is not there.
    m_limiter->setText(m_session.notSaved() ? coloured(errorText(*m_session.notSaved()), look::warning())
                                            : coloured(paceText(m_watch.count(), time), look::dimmed()));
    m_issue->setVisible(m_clock->planned());
    m_issue->setText(coloured(clockText(m_clock->seconds()), m_clock->over() ? look::warning() : look::dimmed()));
    m_clock->tick();
}

} // namespace accord::ui
