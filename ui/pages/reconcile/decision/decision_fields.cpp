// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/decision/decision_fields.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QStandardItemModel>
#include <QStringList>
#include <QVBoxLayout>

#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/decision/decision_text.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/pages/reconcile/votes/people_popup.h"
#include "ui/pages/reconcile/votes/voices.h"
#include "ui/text/names.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/suggestions.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace accord::ui {

ExclusionBox::ExclusionBox(Session& session, QWidget* parent)
    : QComboBox(parent)
    , m_session(session)
{
    // A study's own sentence is not to make the panel wider than it is.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    fill();
    connect(&session, &Session::contentsChanged, this, &ExclusionBox::fill);
}

void ExclusionBox::next()
{
    setCurrentIndex((currentIndex() + 1) % count());
}

void ExclusionBox::fill()
{
    const StudySettings& settings = m_session.project().settings();
    QList<std::pair<QString, int>> wanted{{tr("Why is not said"), static_cast<int>(Exclusion::None)}};
    for (const ScreeningReason& reason : settings.reasons) {
        wanted.append({reasonWords(reason.number, settings), static_cast<int>(reason.number)});
    }
    bool same = wanted.size() == count();
    for (int i = 0; same && i < count(); ++i) {
        same = itemText(i) == wanted[i].first && itemData(i).toInt() == wanted[i].second;
    }
    if (same) {
        return;
    }
    const QVariant chosen = currentData();
    QComboBox::clear();
    for (const auto& [words, number] : wanted) {
        addItem(words, number);
    }
    setCurrentIndex(std::max(findData(chosen), 0));
}

CauseLine::CauseLine(const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_cause(new QComboBox(this))
    , m_codebook(new QCheckBox(this))
    , m_wish(new QLineEdit(this))
{
    m_cause->setObjectName(QStringLiteral("cause"));
    m_cause->setToolTip(tr("What the disagreement came from (%1)").arg(keyText(keys.cause)));
    m_cause->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const auto& [cause, words] : causes()) {
        m_cause->addItem(words, static_cast<int>(cause));
    }
    m_codebook->setObjectName(QStringLiteral("codebookChange"));
    m_codebook->setText(tr("Codebook needs a change"));
    m_codebook->setToolTip(tr("Key: %1").arg(keyText(keys.codebook)));
    m_wish->setObjectName(QStringLiteral("wishedChange"));
    m_wish->setPlaceholderText(tr("What should it say? (%1) Becomes a proposal.").arg(keyText(keys.codebook)));
    m_wish->setAccessibleName(tr("The change of the codebook"));
    m_wish->hide();

    auto* line = new FlowLayout; // large text needs a line for each
    line->setSpacing(theme::kGrid);
    line->addWidget(m_cause);
    line->addWidget(m_codebook);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid / 2);
    layout->addLayout(line);
    layout->addWidget(m_wish);
    connect(m_codebook, &QCheckBox::toggled, m_wish, &QWidget::setVisible);
    connect(m_wish, &QLineEdit::returnPressed, keys.decideFromText, &QAction::trigger);
}

void CauseLine::clear()
{
    m_cause->setCurrentIndex(0);
    m_codebook->setChecked(false);
    m_wish->clear();
}

Cause CauseLine::cause() const
{
    return static_cast<Cause>(m_cause->currentData().toInt());
}

bool CauseLine::codebookChange() const
{
    return m_codebook->isChecked();
}

QString CauseLine::wish() const
{
    return m_codebook->isChecked() ? m_wish->text().trimmed() : QString();
}

void CauseLine::showWish()
{
    if (!m_wish->text().isEmpty()) {
        m_codebook->setChecked(true);
    }
}

bool CauseLine::isTouched() const
{
    return m_cause->currentIndex() > 0 || m_codebook->isChecked();
}

void CauseLine::openCauses()
{
    m_cause->setFocus(Qt::ShortcutFocusReason);
    m_cause->showPopup();
}

// Once: it is wished. Once more: what it should say. Whoever reconsiders takes the check off.
void CauseLine::toggleCodebook()
{
    if (m_codebook->isChecked()) {
        m_wish->setFocus(Qt::ShortcutFocusReason);
    } else {
        m_codebook->setChecked(true);
    }
}

ReasonField::ReasonField(Session& session, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_suggestions(new Suggestions(
          session, this, [this] { return toPlainText(); },
          [](Project& project, PersonId, const std::string& typed) { return reconcile::reasonsLike(project, typed); }))
{
    setObjectName(QStringLiteral("reason"));
    setTabChangesFocus(true);
    setAccessibleName(tr("Reason"));
    fit();
    connect(m_suggestions->completer(), qOverload<const QString&>(&QCompleter::activated), this, &ReasonField::take);
}

void ReasonField::fit()
{
    setFixedHeight(2 * QFontMetrics(font()).lineSpacing() + 2 * theme::kGrid);
}

void ReasonField::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fit();
    }
}

void ReasonField::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (m_suggestions->isShown()) {
        if (enter && event->modifiers().testFlag(Qt::ControlModifier)) {
            m_suggestions->hide();
            emit submitted();
            return;
        }
        if (enter || event->key() == Qt::Key_Tab || event->key() == Qt::Key_Escape) {
            event->ignore(); // the completer's
            return;
        }
    } else if (event->key() == Qt::Key_Down && toPlainText().isEmpty()) {
        m_suggestions->offer();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
    if (event->text().isEmpty()) {
        m_suggestions->hide();
    } else {
        m_suggestions->offerSoon();
    }
}

void ReasonField::take(const QString& reason)
{
    setPlainText(reason);
    moveCursor(QTextCursor::End);
}

OriginLine::OriginLine(const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_how(keys.method)
    , m_method(new QComboBox(this))
    , m_tookPart(new ShortcutButton(keys.tookPart, this))
{
    m_method->setObjectName(QStringLiteral("method"));
    m_method->setAccessibleName(keys.method->text());
    m_method->setToolTip(tr("How you came to it (%1)").arg(keyText(keys.method)));
    m_method->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    for (const auto& [method, words] : methods()) {
        m_method->addItem(words, static_cast<int>(method));
    }
    m_tookPart->setObjectName(QStringLiteral("tookPart"));
    auto* how = new ShortcutButton(keys.method, this);
    how->setCaption(tr("How"));
    how->setFocusPolicy(Qt::NoFocus);
    auto* both = new QWidget(this);
    auto* pair = new QHBoxLayout(both);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(theme::kHalf);
    pair->addWidget(how);
    pair->addWidget(m_method);
    auto* line = new FlowLayout(this); // large text needs a line for each
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(theme::kGrid);
    line->addWidget(both);
    line->addWidget(m_tookPart);
    connect(m_method, &QComboBox::currentIndexChanged, this, &OriginLine::sayPeople);
    follow();
}

void OriginLine::setOrigin(Origin origin)
{
    const auto meeting = [](const Origin& of) { return of.meeting ? of.meeting->id : Uuid{}; };
    if (meeting(origin) != meeting(m_origin)) {
        // How people come to it and who takes part is the meeting's own, whatever was said before it.
        setMethod(Method::None);
        m_people.reset();
    }
    m_origin = std::move(origin);
    follow();
}

void OriginLine::setChoice(Verdict verdict, CategoryId category, bool followsMajority)
{
    m_verdict = verdict;
    m_category = category;
    m_followsMajority = followsMajority;
    follow();
}

void OriginLine::clear()
{
    setMethod(Method::None);
    m_people.reset();
    setChoice(Verdict::None, CategoryId{}, false);
}

bool OriginLine::isAsVoted() const
{
    if (!m_origin.revealed) {
        return false;
    }
    const auto voices = reconcile::voteTallyOf(m_origin.revealed->votes);
    const auto* leading = voices.leading();
    return leading != nullptr && leading->verdict == m_verdict && leading->category == m_category;
}

bool OriginLine::isSo(Method method) const
{
    return method == Method::Majority ? m_followsMajority : method != Method::SecondVote || isAsVoted();
}

Method OriginLine::likely() const
{
    if (isAsVoted()) {
        return Method::SecondVote;
    }
    if (m_origin.meeting || m_origin.revealed) {
        return Method::Consensus;
    }
    return m_followsMajority ? Method::Majority : Method::Lead;
}

void OriginLine::setMethod(Method method)
{
    m_method->setCurrentIndex(m_method->findData(static_cast<int>(method)));
}

// Another choice, or more votes: what was said of it may not be so any more.
void OriginLine::follow()
{
    const auto* entries = qobject_cast<QStandardItemModel*>(m_method->model());
    for (int i = 0; i < m_method->count(); ++i) {
        entries->item(i)->setEnabled(isSo(static_cast<Method>(m_method->itemData(i).toInt())));
    }
    if (!isSo(method())) {
        setMethod(Method::None);
    }
    sayPeople();
}

Method OriginLine::method() const
{
    return static_cast<Method>(m_method->currentData().toInt());
}

void OriginLine::nextMethod()
{
    QList<Method> order{Method::None, likely()};
    for (const auto& [method, words] : methods()) {
        if (isSo(method) && !order.contains(method)) {
            order.append(method);
        }
    }
    setMethod(order[(order.indexOf(method()) + 1) % order.size()]);
}

// Whom nobody named took part only where the way in which people came to it says so.
std::vector<PersonId> OriginLine::people() const
{
    if (m_people) {
        return *m_people;
    }
    switch (method()) {
    case Method::SecondVote:
        return m_origin.revealed->voted;
    case Method::Consensus:
        return m_origin.meeting ? m_origin.meeting->content.takingPart : std::vector<PersonId>{};
    case Method::Lead:
        return m_origin.me.valid() ? std::vector{m_origin.me} : std::vector<PersonId>{};
    case Method::Majority:
    case Method::None:
        break;
    }
    return {};
}

void OriginLine::writeInto(DecisionContent& content) const
{
    content.method = method();
    content.meeting = m_origin.meeting ? m_origin.meeting->id : Uuid{};
    const bool follows = content.method == Method::SecondVote || content.method == Method::Consensus;
    content.secondVote = follows && m_origin.revealed ? m_origin.revealed->id : Uuid{};
    content.takingPart = people();
    std::ranges::sort(content.takingPart);
}

void OriginLine::sayPeople()
{
    QStringList initials;
    const std::vector<PersonId> tookPart = people();
    for (const Voice& voice : m_origin.everybody) {
        if (std::ranges::count(tookPart, voice.person) > 0) {
            initials.append(voice.initials);
        }
    }
    m_tookPart->setCaption(initials.isEmpty() ? tr("With: not said")
                                              : tr("With %1").arg(initials.join(QLatin1Char(' '))));
    m_how->setIconText(initials.isEmpty()
                           ? howText(method())
                           : tr("%1, with %2").arg(howText(method()), QLocale().toString(initials.size())));
}

void OriginLine::openPeople()
{
    std::vector<PersonId> offered = people();
    if (offered.empty() && m_origin.meeting) {
        offered = m_origin.meeting->content.takingPart;
    }
    auto* popup = new PeoplePopup(m_origin.everybody, offered, this);
    popup->setAttribute(Qt::WA_DeleteOnClose);
    connect(popup, &PeoplePopup::chosen, this, [this](const std::vector<PersonId>& chosen) {
        m_people = chosen;
        sayPeople();
    });
    popup->openAt(m_tookPart);
}

} // namespace accord::ui
