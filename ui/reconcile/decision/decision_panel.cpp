// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/decision/decision_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "ui/reconcile/decision/cause_line.h"
#include "ui/reconcile/decision/decision_text.h"
#include "ui/reconcile/decision/exclusion_box.h"
#include "ui/reconcile/decision/origin_line.h"
#include "ui/reconcile/decision/reason_field.h"
#include "ui/reconcile/reconcile_keys.h"
#include "ui/support/draft.h"
#include "ui/support/look.h"
#include "ui/support/session.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/shortcut_button.h"

#include <utility>

namespace accord::ui {
namespace {

constexpr int kHalf = look::kGrid / 2;

QLabel* wrapped(const QString& name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    return label;
}

QString draftOf(ItemId item)
{
    return QStringLiteral("decision/%1").arg(item.value);
}

} // namespace

DecisionPanel::DecisionPanel(Session& session, const ReconcileKeys& keys, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_consensus(wrapped(QStringLiteral("currentDecision"), this))
    , m_history(wrapped(QStringLiteral("decisionHistory"), this))
    , m_choice(wrapped(QStringLiteral("choice"), this))
    , m_exclusion(new ExclusionBox(session, this))
    , m_reason(new ReasonField(session, this))
    , m_reasonHint(wrapped(QStringLiteral("reasonHint"), this))
    , m_origin(new OriginLine(keys, this))
    , m_cause(new CauseLine(keys, this))
    , m_draft(new Draft(session, {m_reason, m_cause->wishField()}, this))
{
    setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(look::kGrid + kHalf, look::kGrid, look::kGrid, look::kGrid);
    layout->setSpacing(look::kGrid);
    layout->addWidget(m_consensus);
    layout->addWidget(m_history);
    layout->addWidget(makeChoice(keys));
    layout->addWidget(makeReason(keys));
    layout->addWidget(makeDetails());
    layout->addWidget(makeButtons(keys));
    m_history->hide();
    clear();
}

QWidget* DecisionPanel::makeChoice(const ReconcileKeys& keys)
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kHalf);
    layout->addWidget(m_choice);
    auto* others = new QWidget(widget);
    auto* flow = new FlowLayout(others);
    flow->setContentsMargins(0, 0, 0, 0);
    m_other = new ShortcutButton(keys.other, others);
    flow->addWidget(m_other);
    flow->addWidget(new ShortcutButton(keys.noneOfThese, others));
    flow->addWidget(new ShortcutButton(keys.notForStudy, others));
    flow->addWidget(new ShortcutButton(keys.propose, others));
    layout->addWidget(others);
    layout->addWidget(m_exclusion);
    return widget;
}

QWidget* DecisionPanel::makeReason(const ReconcileKeys& keys)
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kHalf);
    m_reason->setPlaceholderText(tr("%1 to write, Down for earlier reasons, %2 to decide from here")
                                     .arg(keyText(keys.reason), keyText(keys.decideFromText)));
    layout->addWidget(m_reasonHint);
    layout->addWidget(m_reason);
    connect(m_reason, &QPlainTextEdit::textChanged, this, [this] { updateReasonHint(false); });
    connect(m_reason, &ReasonField::submitted, keys.decideFromText, &QAction::trigger);
    return widget;
}

QWidget* DecisionPanel::makeDetails()
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kHalf);
    layout->addWidget(m_origin);
    layout->addWidget(m_cause);
    return widget;
}

QWidget* DecisionPanel::makeButtons(const ReconcileKeys& keys)
{
    auto* widget = new QWidget(this);
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid);
    auto* decide = new ShortcutButton(keys.decide, widget);
    decide->setToolTip(tr("From the reason: %1").arg(keyText(keys.decideFromText)));
    layout->addWidget(decide, 1);
    layout->addWidget(new ShortcutButton(keys.defer, widget));
    layout->addWidget(new ShortcutButton(keys.openAgain, widget));
    return widget;
}

void DecisionPanel::openDraft(ItemId item)
{
    m_draft->open(draftOf(item));
    m_cause->showWish();
}

void DecisionPanel::forgetDraft(ItemId item)
{
    m_draft->forget(draftOf(item));
}

void DecisionPanel::clear()
{
    m_draft->close();
    m_consensus->hide();
    m_history->clear();
    m_current = DecisionContent{};
    m_majority = Verdict::None;
    m_majorityCategory = CategoryId{};
    m_reason->clear();
    m_cause->clear();
    m_origin->clear();
    m_exclusion->clear();
    choose(Verdict::None, CategoryId{}, QString());
}

void DecisionPanel::setItem(const VoteSheet& sheet, const Taxonomy& taxonomy, const std::vector<Decision>& history,
                            std::span<const Person> people, bool pseudonyms)
{
    clear();
    setVotes(sheet);
    setHistory(taxonomy, history, people, pseudonyms);
}

void DecisionPanel::setVotes(const VoteSheet& sheet)
{
    m_majority = Verdict::None;
    m_majorityCategory = CategoryId{};
    for (const Option& option : sheet.options) {
        if (option.majority) {
            m_majority = option.choice.verdict;
            m_majorityCategory = option.category;
        }
    }
    m_origin->setChoice(m_verdict, m_category, followsMajority());
    updateReasonHint(false);
}

void DecisionPanel::setHistory(const Taxonomy& taxonomy, const std::vector<Decision>& history,
                               std::span<const Person> people, bool pseudonyms)
{
    const StudySettings& settings = m_session.project().settings();
    m_current = history.empty() ? DecisionContent{} : history.back().content;
    m_wasDecided = !history.empty();
    m_consensus->setVisible(m_current.state != DecisionState::Open);
    if (!history.empty()) {
        m_consensus->setText(decisionHtml(taxonomy, settings, history.back(), people, pseudonyms));
    }
    // The decision that holds stands above; below it what was before, newest first.
    const std::size_t earlier = history.size() - (m_current.state != DecisionState::Open ? 1 : 0);
    QStringList lines;
    for (std::size_t at = 0; at < earlier; ++at) {
        lines.prepend(decisionHtml(taxonomy, settings, history[at], people, pseudonyms));
    }
    const QString before = tr("Before that");
    m_history->setText(lines.isEmpty() ? tr("Nothing was decided before that.")
                                       : QStringLiteral("<span style=\"color:%1\">%2</span><br>%3")
                                             .arg(look::dimmed().name(), before.toHtmlEscaped(),
                                                  lines.join(QStringLiteral("<br><br>"))));
}

void DecisionPanel::setOrigin(Origin origin)
{
    m_origin->setOrigin(std::move(origin));
    updateReasonHint(false);
}

void DecisionPanel::choose(Verdict verdict, CategoryId category, const QString& title)
{
    m_verdict = verdict;
    m_category = category;
    m_exclusion->setVisible(verdict == Verdict::NotForStudy);
    m_title = title;
    if (title.isEmpty()) {
        const QString words = m_denied.isEmpty() ? tr("Decision: choose a category above.") : m_denied;
        m_choice->setText(
            QStringLiteral("<span style=\"color:%1\">%2</span>").arg(look::dimmed().name(), words.toHtmlEscaped()));
    } else {
        m_choice->setText(tr("Decision: <b>%1</b>").arg(title.toHtmlEscaped()));
    }
    m_origin->setChoice(verdict, category, followsMajority());
    updateReasonHint(false);
}

void DecisionPanel::nextExclusion()
{
    m_exclusion->next();
}

void DecisionPanel::setDenied(const QString& why)
{
    m_denied = why;
    choose(m_verdict, m_category, m_title);
}

bool DecisionPanel::followsMajority() const
{
    return m_majority != Verdict::None && m_verdict == m_majority && m_category == m_majorityCategory;
}

// Where there is no majority to go by, somebody says why all the same, unless a second vote says it.
bool DecisionPanel::needsReason() const
{
    return m_verdict != Verdict::None && !followsMajority() &&
           (m_majority != Verdict::None || m_origin->method() != Method::SecondVote || !m_origin->isAsVoted());
}

void DecisionPanel::updateReasonHint(bool missing)
{
    const bool needed = needsReason();
    const QString against =
        m_majority == Verdict::None ? tr("there is no majority to follow") : tr("not the majority’s choice");
    const QString words = missing  ? tr("Say why: %1.").arg(against)
                          : needed ? tr("Reason * (needed: %1)").arg(against)
                                   : tr("Reason");
    const QColor colour = missing ? look::warning() : look::dimmed();
    m_reasonHint->setText(QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), words));
}

std::optional<DecisionContent> DecisionPanel::content()
{
    if (m_verdict == Verdict::None) {
        m_choice->setText(QStringLiteral("<span style=\"color:%1\">%2</span>")
                              .arg(look::warning().name(), tr("Choose a category first: a number key, or a click.")));
        return std::nullopt;
    }
    DecisionContent content = deferral();
    content.state = DecisionState::Decided;
    content.verdict = m_verdict;
    content.category = m_category;
    if (m_verdict == Verdict::NotForStudy) {
        content.exclusion = m_exclusion->exclusion();
    }
    m_origin->writeInto(content);
    if (content.reason.empty() && needsReason()) {
        updateReasonHint(true);
        m_reason->setFocus(Qt::OtherFocusReason);
        return std::nullopt;
    }
    return content;
}

DecisionContent DecisionPanel::deferral() const
{
    DecisionContent content;
    content.state = DecisionState::Deferred;
    content.reason = m_reason->reason().toStdString();
    content.cause = m_cause->cause();
    content.codebookChange = m_cause->codebookChange();
    return content;
}

QString DecisionPanel::wishedChange() const
{
    return m_cause->wish();
}

bool DecisionPanel::isTouched() const
{
    return m_verdict != Verdict::None || !m_reason->toPlainText().isEmpty() || m_cause->isTouched();
}

void DecisionPanel::focusReason()
{
    m_reason->setFocus(Qt::ShortcutFocusReason);
}

void DecisionPanel::openCauses()
{
    m_cause->openCauses();
}

void DecisionPanel::toggleCodebook()
{
    m_cause->toggleCodebook();
}

void DecisionPanel::openMethods()
{
    m_origin->openMethods();
}

void DecisionPanel::openPeople()
{
    m_origin->openPeople();
}

void DecisionPanel::toggleHistory()
{
    m_history->setVisible(m_history->isHidden());
}

} // namespace accord::ui
