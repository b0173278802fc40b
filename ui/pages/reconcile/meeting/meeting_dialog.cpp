// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/meeting/meeting_dialog.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/meetings.h"
#include "ui/core/session.h"
#include "ui/core/settings.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/meeting/meeting_view.h"
#include "ui/pages/reconcile/queue/conflict_filter.h"
#include "ui/pages/reconcile/votes/people_popup.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace accord::ui {
namespace {

constexpr std::int64_t kMinute = 60;

struct MeetingTextWords
{
    Q_DECLARE_TR_FUNCTIONS(MeetingText)
};

// Whole minutes; what has begun counts.
QString durationText(std::int64_t seconds)
{
    const std::int64_t minutes = (std::abs(seconds) + kMinute - 1) / kMinute;
    if (minutes < kMinute) {
        return MeetingTextWords::tr("%1 min").arg(minutes);
    }
    return minutes % kMinute == 0 ? MeetingTextWords::tr("%1 h").arg(minutes / kMinute)
                                  : MeetingTextWords::tr("%1 h %2 min").arg(minutes / kMinute).arg(minutes % kMinute);
}

} // namespace

QString doneText(const reconcile::AgendaCount& count)
{
    const QLocale locale;
    const QString decided =
        MeetingTextWords::tr("%1 of %2").arg(locale.toString(count.decided), locale.toString(count.items));
    return count.deferred == 0 ? decided
                               : MeetingTextWords::tr("%1, %Ln put off", nullptr, count.deferred).arg(decided);
}

QString settledText(const reconcile::AgendaCount& count)
{
    return count.byRule == 0 ? doneText(count)
                             : MeetingTextWords::tr("%1 (%2 by people, %3 by a rule)")
                                   .arg(doneText(count), QLocale().toString(count.decided - count.byRule),
                                        QLocale().toString(count.byRule));
}

QString timeLeftText(const reconcile::MeetingTime& time)
{
    if (!time.left) {
        return MeetingTextWords::tr("%1 so far").arg(durationText(time.used));
    }
    return *time.left < 0 ? MeetingTextWords::tr("%1 over the time").arg(durationText(*time.left))
                          : MeetingTextWords::tr("%1 left").arg(durationText(*time.left));
}

QString timeUsedText(const reconcile::MeetingTime& time)
{
    const std::int64_t minutes = time.used / kMinute;
    return time.left ? MeetingTextWords::tr("%1 of %2 min").arg(minutes).arg((time.used + *time.left) / kMinute)
                     : MeetingTextWords::tr("%1 min").arg(minutes);
}

QString paceText(const reconcile::AgendaCount& count, const reconcile::MeetingTime& time)
{
    if (!time.leftAtEnd || count.items == 0) {
        return {};
    }
    const QLocale locale;
    if (count.left == 0) {
        return count.deferred == 0 ? MeetingTextWords::tr("All are done.")
                                   : MeetingTextWords::tr("All are decided or put off.");
    }
    if (*time.leftAtEnd == 0) {
        return MeetingTextWords::tr("At this pace all are done in time.");
    }
    return MeetingTextWords::tr("At this pace %Ln of %1 are left at the end.", nullptr, *time.leftAtEnd)
        .arg(locale.toString(count.items));
}

QString clockText(std::int64_t seconds)
{
    return QStringLiteral("%1:%2").arg(seconds / kMinute).arg(seconds % kMinute, 2, 10, QLatin1Char('0'));
}

namespace {

constexpr int kUsualMinutes = 60;
constexpr int kStepMinutes = 5;
constexpr int kPeopleShown = 7;

} // namespace

MeetingDialog::MeetingDialog(const PageContext& context, const reconcile::Filter& shown,
                             const std::optional<Meeting>& running, QWidget* parent)
    : SessionDialog(parent)
    , m_context(context)
    , m_running(running)
{
    setObjectName(QStringLiteral("meetingDialog"));
    setWindowTitle(running ? tr("Change the Meeting") : tr("Start a Meeting"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid, 2 * theme::kGrid);
    layout->setSpacing(2 * theme::kGrid);
    layout->addWidget(makeForm(), 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_start =
        buttons->addButton(running ? tr("Change the Meeting") : tr("Start the Meeting"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("startMeeting"));
    m_start->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    if (const auto state = context.session.liveRound()) {
        offerAll(*state, shown);
        fillPeople(*state);
    }
    if (running) {
        m_name->setText(QString::fromStdString(running->content.name));
        m_minutes->setValue(running->content.minutes);
    }
    showSize();
    resize(70 * theme::kGrid, sizeHint().height());
    m_name->selectAll();
    m_name->setFocus();
    refresh();
}

QWidget* MeetingDialog::makeForm()
{
    auto* form = new QWidget(this);
    auto* layout = new QFormLayout(form);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setVerticalSpacing(theme::kGrid + theme::kGrid / 2);
    layout->setHorizontalSpacing(2 * theme::kGrid);
    m_name =
        new QLineEdit(tr("Meeting of %1").arg(QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)), form);
    m_name->setObjectName(QStringLiteral("meetingName"));
    m_agenda = new FilterChoice(m_context, form);
    m_agenda->setObjectName(QStringLiteral("meetingAgenda"));
    QWidget* size = makeSize();
    m_minutes = new QSpinBox(form);
    m_minutes->setObjectName(QStringLiteral("meetingMinutes"));
    m_minutes->setRange(0, reconcile::kMostMinutes);
    m_minutes->setSingleStep(kStepMinutes);
    m_minutes->setSuffix(tr(" min"));
    m_minutes->setSpecialValueText(tr("No limit"));
    m_minutes->setValue(kUsualMinutes);
    m_people = new PeopleList(form);
    m_people->setObjectName(QStringLiteral("meetingPeople"));
    m_people->setFrameShape(QFrame::StyledPanel);
    m_hint = new QLabel(form);
    m_hint->setObjectName(QStringLiteral("meetingHint"));
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    layout->addRow(tr("&Name:"), m_name);
    layout->addRow(tr("&Agenda:"), m_agenda);
    layout->addRow(tr("Its &size:"), size);
    layout->addRow(tr("&Time budget:"), m_minutes);
    layout->addRow(QString(), m_hint);
    m_everybody = new QPushButton(tr("All Who &Label in the Round"), form);
    m_everybody->setObjectName(QStringLiteral("meetingEverybody"));
    m_everybody->setAutoDefault(false);
    layout->addRow(tr("Who takes &part:"), m_people);
    layout->addRow(QString(), m_everybody);
    connect(m_name, &QLineEdit::textChanged, this, &MeetingDialog::refresh);
    connect(m_agenda, &QComboBox::currentIndexChanged, this, &MeetingDialog::showSize);
    connect(m_minutes, &QSpinBox::valueChanged, this, &MeetingDialog::refresh);
    connect(m_people, &QListWidget::itemChanged, this, &MeetingDialog::refresh);
    return form;
}

QWidget* MeetingDialog::makeSize()
{
    auto* widget = new QWidget(this);
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid);
    const auto add = [&](const char* name, int least, int most, const QString& any, const QString& prefix) {
        auto* field = new QSpinBox(widget);
        field->setObjectName(QString::fromLatin1(name));
        field->setRange(least, most);
        field->setSpecialValueText(any);
        field->setPrefix(prefix);
        layout->addWidget(field);
        connect(field, &QSpinBox::valueChanged, this, &MeetingDialog::refresh);
        return field;
    };
    m_most = add("agendaMost", 0, reconcile::kMostSized, tr("All issues"), tr("At most "));
    m_most->setAccessibleName(tr("How many issues"));
    m_byChance = new QCheckBox(tr("by &chance"), widget);
    m_byChance->setObjectName(QStringLiteral("agendaByChance"));
    m_byChance->setToolTip(tr("Drawn by chance; otherwise the worst"));
    layout->addWidget(m_byChance);
    connect(m_byChance, &QCheckBox::toggled, this, &MeetingDialog::refresh);
    m_perBlock = add("agendaPerBlock", 0, reconcile::kMostSized, tr("Any block"), tr("Per block "));
    m_perBlock->setAccessibleName(tr("How many of one block"));
    m_margin = add("agendaMargin", -1, reconcile::kMostSized, tr("Any margin"), tr("Margin "));
    m_margin->setAccessibleName(tr("Votes between the first choice and the second"));
    m_seed = add("agendaSeed", 1, reconcile::kGreatestSeed, {}, tr("Seed "));
    m_seed->setAccessibleName(tr("What the drawing starts from"));
    for (QSpinBox* field : {m_perBlock, m_margin, m_seed}) {
        field->setToolTip(field->accessibleName());
    }
    layout->addStretch();
    return widget;
}

void MeetingDialog::showSize()
{
    const reconcile::Filter chosen = m_agenda->filter();
    m_most->setValue(chosen.sample > 0 ? chosen.sample : chosen.limit);
    m_byChance->setChecked(chosen.sample > 0);
    m_perBlock->setValue(chosen.perBlock);
    m_margin->setValue(chosen.margin.value_or(-1));
    m_seed->setValue(std::max(1, chosen.seed));
    refresh();
}

// Where the size is another one than the chosen agenda has, what it takes is asked anew.
reconcile::Filter MeetingDialog::agenda() const
{
    const reconcile::Filter chosen = m_agenda->filter();
    reconcile::Filter wanted = chosen;
    wanted.margin = m_margin->value() < 0 ? std::nullopt : std::optional(m_margin->value());
    wanted.perBlock = m_perBlock->value();
    const bool drawn = m_byChance->isChecked();
    wanted.sample = drawn ? m_most->value() : 0;
    // An agenda may have both: what is drawn, and the worst of that.
    wanted.limit = drawn ? chosen.limit : m_most->value();
    wanted.seed = wanted.isSized() || chosen.seed > 0 ? m_seed->value() : 0;
    const auto size = [](const reconcile::Filter& filter) {
        return std::tuple(filter.margin, filter.perBlock, filter.sample, filter.limit, std::max(1, filter.seed));
    };
    if (size(wanted) == size(chosen)) {
        return chosen;
    }
    wanted.items.reset();
    return wanted;
}

int MeetingDialog::issues(const MeetingContent& content) const
{
    const auto state = m_context.session.liveRound();
    if (!state) {
        return 0;
    }
    return content.items.empty() ? static_cast<int>(reconcile::ConflictQueue(state->labelMatrix, agenda()).size())
                                 : static_cast<int>(content.items.size());
}

void MeetingDialog::offerAll(const LiveRound& state, const reconcile::Filter& shown)
{
    const Project& project = m_context.session.project();
    const reconcile::Filter pending;
    const reconcile::FilterNames names{state.labelMatrix, project.people()};
    if (m_running) {
        if (const auto agenda = reconcile::agendaOf(project, state.labelMatrix, *m_running); agenda.ok()) {
            m_agenda->offer(tr("As it is"), *agenda);
        }
    }
    // The issues behind a number have no words to say on an agenda.
    if (!shown.items && reconcile::filterText(shown, names) != reconcile::filterText(pending, names)) {
        m_agenda->offer(tr("What the queue shows"), shown);
    }
    m_agenda->offer(tr("Everything that is pending"), pending);
    m_agenda->offerSaved();
}

// Nobody is put down by itself: the minutes will say that these people were there.
void MeetingDialog::fillPeople(const LiveRound& state)
{
    const auto& part = m_running ? m_running->content.takingPart : std::vector<PersonId>{};
    const SharedList<Person> people = m_context.session.project().people();
    std::vector<Voice> voices;
    for (const Person& person : people) {
        voices.push_back(voiceOf(state.labelMatrix, person.id, people, false));
    }
    m_people->setPeople(voices, part);
    connect(m_everybody, &QPushButton::clicked, m_people,
            [list = m_people, labels = state.labelMatrix.annotators()] { list->check(labels); });
    const int rows = std::min(kPeopleShown, m_people->count()) + 1;
    m_people->setMinimumHeight(rows * (m_people->fontMetrics().height() + theme::kGrid / 2));
}

void MeetingDialog::refresh()
{
    const MeetingContent now = content();
    const int items = issues(now);
    m_byChance->setEnabled(m_most->value() > 0);
    m_seed->setEnabled(agenda().isSized());
    constexpr double kMinute = 60;
    QString hint;
    if (now.takingPart.empty()) {
        hint = tr("Say who takes part: it is in the minutes.");
    } else if (items == 0) {
        hint = tr("There is nothing on this agenda.");
    } else if (now.minutes > 0) {
        const double seconds = now.minutes * kMinute / items;
        hint = seconds < IssueClock::kShortest ? tr("That is too little time to talk over each issue.")
               : seconds < kMinute
                   ? tr("That is %1 s for each issue.").arg(QLocale().toString(seconds, 'f', 0))
                   : tr("That is %1 min for each issue.").arg(QLocale().toString(seconds / kMinute, 'g', 2));
    }
    m_hint->setText(hint);
    m_start->setEnabled(!now.name.empty() && !now.takingPart.empty() && (items > 0 || m_running));
}

MeetingContent MeetingDialog::content() const
{
    MeetingContent content;
    content.round = m_context.session.round();
    content.name = m_name->text().trimmed().toStdString();
    content.minutes = m_minutes->value();
    if (const auto state = m_context.session.liveRound()) {
        reconcile::setAgenda(content, {state->labelMatrix, m_context.session.project().people()}, agenda());
    }
    content.takingPart = m_people->chosen();
    return content;
}

} // namespace accord::ui
