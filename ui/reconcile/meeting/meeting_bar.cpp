// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/meeting/meeting_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

#include "core/reconcile/filter.h"
#include "core/reconcile/meetings.h"
#include "ui/reconcile/meeting/meeting_keys.h"
#include "ui/reconcile/meeting/meeting_monitor.h"
#include "ui/reconcile/meeting/meeting_text.h"
#include "ui/reconcile/votes/avatar.h"
#include "ui/support/error_text.h"
#include "ui/support/joined_text.h"
#include "ui/support/look.h"
#include "ui/support/session.h"
#include "ui/support/settings.h"
#include "ui/widgets/shortcut_button.h"

namespace accord::ui {
namespace {

constexpr int kHalf = look::kGrid / 2;

/// A sentence that is cut with dots where there is no room for it.
class Sentence final : public QLabel
{
public:
    explicit Sentence(QWidget* parent)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setForegroundRole(QPalette::PlaceholderText);
        setMinimumWidth(0);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

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
    , m_name(plainLabel("meetingName", this))
    , m_done(plainLabel("meetingDone", this))
    , m_time(plainLabel("meetingTime", this))
    , m_limiter(new Sentence(this))
    , m_people(new QWidget(this))
    , m_chips(new QHBoxLayout(m_people))
{
    setObjectName(QStringLiteral("meetingBar"));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_name->setFont(bold);
    // A long name or sentence gives way to the rest.
    m_name->setMinimumWidth(10 * look::kGrid);
    m_limiter->setObjectName(QStringLiteral("meetingPace"));
    m_chips->setContentsMargins(0, 0, 0, 0);
    m_chips->setSpacing(kHalf);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(look::kGrid + kHalf, kHalf, look::kGrid, kHalf);
    layout->setSpacing(look::kGrid + kHalf);
    layout->addWidget(m_name);
    layout->addWidget(m_done);
    layout->addWidget(m_time);
    layout->addWidget(m_limiter, 1);
    layout->addWidget(m_people);
    const auto addKey = [&](QAction* action, const QString& caption) {
        auto* button = new ShortcutButton(action, this);
        button->setCaption(caption);
        layout->addWidget(button);
    };
    addKey(keys.agenda, tr("Agenda"));
    addKey(keys.view, tr("Meeting View"));
    addKey(keys.end, tr("End"));
    hide();
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
        const Person* person = m_session.project().person(id);
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

} // namespace accord::ui
