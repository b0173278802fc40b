// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/app/status_line.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPixmap>
#include <QTimer>
#include <QToolButton>

#include "ui/app/notices.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/text/error_text.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/accessible.h"

#include <algorithm>
#include <utility>

namespace accord::ui {
namespace {

QString number(double value)
{
    return QLocale().toString(value, 'f', 3);
}

QString undefinedText(agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return StatusLine::tr("not yet: no issue has labels of two people");
    case agreement::NotComputable::OneCategory:
        return StatusLine::tr("undefined: a single category is in use");
    default:
        return StatusLine::tr("undefined");
    }
}

QString levelRow(const QString& level, const agreement::Outcome& kappa)
{
    if (!kappa.defined()) {
        return StatusLine::tr("%1: %2").arg(level, undefinedText(kappa.why()));
    }
    const QString interval =
        kappa->interval ? QStringLiteral("[%1, %2]").arg(number(kappa->interval->low), number(kappa->interval->high))
                        : QString();
    return StatusLine::tr("%1: %2 %3").arg(level, number(kappa->value), interval).trimmed();
}

QToolButton* flatButton(QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the keys are the page's; the menu Study does the same
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIconSize(QSize(2 * theme::kGrid, 2 * theme::kGrid));
    return button;
}

// Initials on the person's colour, as everywhere else.
QPixmap chipOf(const Person& person, const QWidget& on)
{
    const QString initials = QString::fromStdString(person.initials);
    QFont font = on.font();
    font.setWeight(QFont::DemiBold);
    const QFontMetrics metrics(font);
    const QSize size(std::max(metrics.horizontalAdvance(initials) + theme::kGrid, metrics.height()), metrics.height());
    // A button has no gap between picture and words.
    QPixmap picture((size + QSize(theme::kHalf, 0)) * on.devicePixelRatioF());
    picture.setDevicePixelRatio(on.devicePixelRatioF());
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor fill = theme::personColour(person.colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(QPointF(0, 0), QSizeF(size)), 4, 4);
    painter.setPen(theme::inkOn(fill));
    painter.setFont(font);
    painter.drawText(QRect(QPoint(0, 0), size), Qt::AlignCenter, initials);
    return picture;
}

QString roleWord(Role role)
{
    switch (role) {
    case Role::Lead:
        return StatusLine::tr("lead");
    case Role::Observer:
        return StatusLine::tr("observer");
    case Role::Annotator:
        break;
    }
    return StatusLine::tr("annotator");
}

} // namespace

KappaText kappaText(const Session& session)
{
    if (session.roundIsBlind()) {
        return {StatusLine::tr("blind"),
                StatusLine::tr("Agreement is hidden until the blind of this round is lifted.")};
    }
    const auto state = session.liveRound();
    if (!state) {
        return {};
    }
    const agreement::Outcome theme = state->levels.at(Level::Theme).value(agreement::kFleissKappa);
    KappaText text;
    text.headline = StatusLine::tr("κ %1").arg(theme.defined() ? number(theme->value) : kNothing);
    const QStringList lines{
        StatusLine::tr("Fleiss’ kappa of the round, 95 % interval"),
        levelRow(StatusLine::tr("Type"), state->levels.at(Level::Type).value(agreement::kFleissKappa)),
        levelRow(StatusLine::tr("Theme"), theme),
        levelRow(StatusLine::tr("Sub-theme"), state->levels.at(Level::Subtheme).value(agreement::kFleissKappa)),
    };
    text.details = lines.join(QLatin1Char('\n'));
    return text;
}

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_me(flatButton(this))
    , m_round(flatButton(this))
    , m_codebook(new QLabel(this))
    , m_package(new QLabel(this))
    , m_here(flatButton(this))
    , m_place(new QLabel(this))
    , m_kappa(new QLabel(this))
    , m_saved(new QLabel(this))
{
    setSizeGripEnabled(false);
    setContentsMargins(theme::kGrid / 2, 0, theme::kGrid, 0);
    m_me->setIcon(theme::icon(QStringLiteral("person")));
    m_round->setIcon(theme::icon(QStringLiteral("round")));
    m_codebook->setForegroundRole(QPalette::PlaceholderText);
    m_codebook->setContentsMargins(theme::kGrid, 0, theme::kGrid, 0);
    m_package->setForegroundRole(QPalette::PlaceholderText);
    m_package->setContentsMargins(theme::kGrid, 0, theme::kGrid, 0);
    m_kappa->setContentsMargins(theme::kGrid, 0, 2 * theme::kGrid, 0);
    addWidget(m_me);
    addWidget(m_round);
    addWidget(m_codebook);
    addWidget(m_package);
    m_here->setIcon(theme::icon(QStringLiteral("people")));
    m_here->setAccessibleName(tr("Who else is here"));
    m_place->setForegroundRole(QPalette::PlaceholderText);
    m_place->setContentsMargins(theme::kGrid, 0, theme::kGrid, 0);
    addPermanentWidget(m_here);
    addPermanentWidget(m_place);
    addPermanentWidget(m_kappa);
    addPermanentWidget(m_saved);
    follow(nullptr);
}

void StatusLine::setCommands(QAction* whoAmI, QAction* chooseRound)
{
    connect(m_me, &QToolButton::clicked, whoAmI, &QAction::trigger);
    connect(m_round, &QToolButton::clicked, chooseRound, &QAction::trigger);
}

void StatusLine::follow(Session* session)
{
    m_session = session;
    clearMessage(); // what was said on the page before is not about this project, and would cover its names
    setVisible(session != nullptr);
    if (session == nullptr) {
        return;
    }
    connect(session, &Session::meChanged, this, &StatusLine::showStudy);
    connect(session, &Session::currentRoundChanged, this, &StatusLine::showStudy);
    connect(session, &Session::contentsChanged, this, &StatusLine::showStudy);
    connect(session, &Session::savingChanged, this, &StatusLine::showSaved);
    connect(session, &Session::contentsChanged, this, &StatusLine::showKappa);
    connect(session, &Session::contentsChanged, this, &StatusLine::showHere);
    connect(&session->company(), &PresenceMonitor::changed, this, &StatusLine::showHere);
    // Many changes in one turn of the event loop are one refresh.
    connect(session, &Session::roundChanged, this, [this] {
        if (!std::exchange(m_kappaDue, true)) {
            QTimer::singleShot(0, this, &StatusLine::showKappa);
        }
    });
    showStudy();
    showSaved();
    showKappa();
    showHere();
    showPlace();
}

QString StatusLine::package() const
{
    return m_package->text();
}

QString StatusLine::saved() const
{
    return m_saved->text();
}

QString StatusLine::kappa() const
{
    return m_kappa->text();
}

QString StatusLine::here() const
{
    return m_here->isHidden() ? QString() : m_here->text();
}

QString StatusLine::hereDetails() const
{
    return m_here->toolTip();
}

QString StatusLine::place() const
{
    return m_place->text();
}

void StatusLine::showHere()
{
    if (!m_session) {
        return;
    }
    const HereText text = hereText(*m_session);
    m_here->setText(text.headline);
    m_here->setToolTip(text.details);
    m_here->setVisible(!text.headline.isEmpty());
}

void StatusLine::showPlace()
{
    const Opened& opened = m_session->project().opened();
    m_place->setText(placeWord(opened));
    m_place->setToolTip(placeSentence(opened));
    m_place->setVisible(!m_place->text().isEmpty());
}

void StatusLine::showStudy()
{
    if (!m_session) {
        return;
    }
    const Project& project = m_session->project();
    const auto me = project.person(m_session->me());
    m_me->setText(me == nullptr ? tr("Who are you?")
                                : tr("%1, %2").arg(QString::fromStdString(me->name), roleWord(me->role)));
    if (me == nullptr) {
        m_me->setIconSize(QSize(2 * theme::kGrid, 2 * theme::kGrid));
        m_me->setIcon(theme::icon(QStringLiteral("person")));
    } else {
        const QPixmap chip = chipOf(*me, *m_me);
        m_me->setIconSize(chip.deviceIndependentSize().toSize());
        m_me->setIcon(chip);
    }
    const auto owner = project.person(m_session->packagedFor());
    m_package->setText(owner == nullptr ? QString() : tr("Package for %1").arg(QString::fromStdString(owner->name)));
    m_package->setToolTip(tr("It holds the items of one person and nothing of the others. Send it back when you are "
                             "done, or as often as you like: it is merged into the project it came from."));
    m_package->setVisible(owner != nullptr);
    m_me->setToolTip(owner == nullptr ? tr("You label as this person. Click to be somebody else.")
                                      : tr("You label as this person."));
    const auto round = project.round(m_session->round());
    m_round->setText(round == nullptr ? tr("No round yet") : QString::fromStdString(round->name));
    m_round->setToolTip(tr("The round that the pages show. Click to choose another one."));
    const int codebook = project.codebookNumberFor(m_session->round());
    m_codebook->setText(codebook == 0 ? tr("No taxonomy yet") : tr("Codebook %1").arg(codebook));
    m_codebook->setToolTip(codebook == project.codebookNumber()
                               ? QString()
                               : tr("This round goes on with the codebook that it was started with. The newest is %1.")
                                     .arg(project.codebookNumber()));
    showKappa();
}

void StatusLine::showSaved()
{
    if (!m_session) {
        return;
    }
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, theme::dimmed());
    QString tip;
    if (m_session->project().readOnly()) {
        m_saved->setText(tr("Read only"));
    } else if (m_session->pendingWrites() > 0) {
        m_saved->setText(tr("Saving…"));
    } else if (m_session->unsaved() == Unsaved::Typing) {
        m_saved->setText(tr("Not saved yet"));
    } else if (m_session->notSaved()) {
        tip = errorText(*m_session->notSaved());
        m_saved->setText(fontMetrics().elidedText(tr("Not saved: %1").arg(tip), Qt::ElideRight, 56 * theme::kGrid));
        colours.setColor(QPalette::WindowText, theme::warning());
    } else if (m_session->unsaved() == Unsaved::Kept) {
        m_saved->setText(tr("Saved, and a draft"));
        tip =
            tr("What you typed is kept on this computer, also if Accord ends. Nobody else sees it before you decide.");
    } else {
        m_saved->setText(tr("Saved"));
    }
    const bool trouble = m_session->pendingWrites() == 0 && m_session->notSaved() && !m_session->project().readOnly();
    if (const QString told = trouble ? tr("Not saved: %1").arg(errorText(*m_session->notSaved())) : QString();
        std::exchange(m_trouble, told) != told) {
        announce(*this, told);
    }
    m_saved->setToolTip(tip);
    m_saved->setPalette(colours);
}

void StatusLine::showKappa()
{
    m_kappaDue = false;
    if (!m_session) {
        return;
    }
    const KappaText text = kappaText(*m_session);
    m_kappa->setText(text.headline);
    m_kappa->setToolTip(text.details);
}

} // namespace accord::ui
