// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/decision/decision_panel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QUndoStack>
#include <QVBoxLayout>

#include "core/project/consensus.h"
#include "core/project/items.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/taxonomy/proposals.h"
#include "ui/core/draft.h"
#include "ui/core/prompts.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/reconcile/decision/decision_fields.h"
#include "ui/pages/reconcile/decision/decision_text.h"
#include "ui/pages/reconcile/reconcile_actions.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/flow_layout.h"

#include <memory>
#include <utility>
#include <vector>

namespace accord::ui {

DecisionWriter::DecisionWriter(const PageContext& context, Page* page)
    : QObject(page)
    , m_context(context)
    , m_page(page)
{}

QString DecisionWriter::itemName(ItemId item) const
{
    const auto heading = headingsOf(m_context.session.project(), std::vector<ItemId>{item});
    if (!heading.ok() || heading->empty()) {
        return tr("an item");
    }
    return QString::fromStdString(heading->front().shortName());
}

void DecisionWriter::decide(ItemId item, const DecisionContent& content, const QString& wish)
{
    const Category* category = m_context.session.project().taxonomy()->find(content.category);
    const QString as = category != nullptr                       ? QString::fromStdString(category->code)
                       : content.verdict == Verdict::NoneOfThese ? tr("none of these")
                                                                 : tr("not for this study");
    write(item, content, tr("Decide %1 as %2").arg(itemName(item), as));
    if (!wish.isEmpty()) {
        propose(item, content, wish.toStdString());
    }
}

// A decision that names no category wishes for a change of what most people chose at first.
void DecisionWriter::propose(ItemId item, const DecisionContent& content, const std::string& wish)
{
    Session& session = m_context.session;
    CategoryId category = content.category;
    if (const auto state = session.liveRound(); state && !category.valid()) {
        const Consensus consensus = consensusOf(state->labelMatrix, state->labelMatrix.rowOf(item));
        for (const Choice& choice : consensus.choices) {
            if (!category.valid() && choice.category >= 0) {
                category = state->labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].id;
            }
        }
    }
    session.write(
        [by = session.me(), item, category, wish, meeting = content.meeting](Project& project) -> Status {
            ACCORD_CHECK(taxonomy::proposeChange(project, by, item, category, wish, meeting));
            return {};
        },
        this, [](const Status&) {});
}

void DecisionWriter::defer(ItemId item, const DecisionContent& deferral)
{
    write(item, deferral, tr("Defer %1").arg(itemName(item)));
}

void DecisionWriter::openAgain(ItemId item)
{
    write(item, DecisionContent{}, tr("Open %1 Again").arg(itemName(item)));
}

void DecisionWriter::write(ItemId item, const DecisionContent& content, const QString& text)
{
    Session& session = m_context.session;
    const RoundId round = session.round();
    const auto before = reconcile::currentDecision(session.project(), round, item);
    SwapCommand::Step step{round, session.me(), {}, false};
    step.sides.before = {{item, before.ok() ? *before : DecisionContent{}}};
    step.sides.after = {{item, content}};
    // Also what is put off or opened again belongs to the meeting that goes on.
    if (const auto meeting = reconcile::runningMeeting(session.project(), round); meeting.ok() && *meeting) {
        step.sides.after.front().content.meeting = (*meeting)->id;
    }
    // The first writing needs no showing; undo and redo go back to the item that they change.
    const auto first = std::make_shared<bool>(true);
    auto told = [this, first](ItemId changed, int put, int asked) {
        if (std::exchange(*first, false)) {
            emit kept(changed);
            return;
        }
        if (put < asked) {
            m_context.prompts.tell(m_page, tr("Not Changed"),
                                   tr("Somebody else has decided this item since. Their decision stays."));
        }
        emit swapped(changed);
    };
    m_context.undo.push(new SwapCommand(text, session, std::move(step), this, std::move(told)));
    emit written(item, content.state);
}

namespace {

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
    layout->setContentsMargins(theme::kGrid + theme::kHalf, theme::kGrid, theme::kGrid, theme::kGrid);
    layout->setSpacing(theme::kGrid);
    layout->addWidget(m_consensus);
    layout->addWidget(m_history);
    layout->addWidget(makeChoice(keys));
    layout->addWidget(makeReason(keys));
    layout->addWidget(m_origin);
    layout->addWidget(m_cause);
    layout->addWidget(makeButtons(keys));
    m_history->hide();
    clear();
}

QWidget* DecisionPanel::makeChoice(const ReconcileKeys& keys)
{
    auto* widget = new QWidget(this);
    auto* layout = new QVBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kHalf);
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
    layout->setSpacing(theme::kHalf);
    m_reason->setPlaceholderText(tr("%1 to write, Down for earlier reasons, %2 to decide from here")
                                     .arg(keyText(keys.reason), keyText(keys.decideFromText)));
    layout->addWidget(m_reasonHint);
    layout->addWidget(m_reason);
    connect(m_reason, &QPlainTextEdit::textChanged, this, [this] { updateReasonHint(false); });
    connect(m_reason, &ReasonField::submitted, keys.decideFromText, &QAction::trigger);
    return widget;
}

QWidget* DecisionPanel::makeButtons(const ReconcileKeys& keys)
{
    auto* widget = new QWidget(this);
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid);
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
    const auto below = [](const QString& heading, const QString& html) {
        return QStringLiteral("<span style=\"color:%1\">%2</span><br>%3")
            .arg(theme::dimmed().name(), heading.toHtmlEscaped(), html);
    };
    QStringList parts{lines.isEmpty() ? tr("Nothing was decided before that.")
                                      : below(before, lines.join(QStringLiteral("<br><br>")))};
    if (!m_labels.isEmpty()) {
        parts += below(tr("Labels, oldest first"), m_labels);
    }
    m_history->setText(parts.join(QStringLiteral("<br><br>")));
}

void DecisionPanel::setLabels(const QString& html)
{
    m_labels = html;
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
            QStringLiteral("<span style=\"color:%1\">%2</span>").arg(theme::dimmed().name(), words.toHtmlEscaped()));
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
    return m_verdict != Verdict::None && !followsMajority() && (m_majority != Verdict::None || !m_origin->isAsVoted());
}

void DecisionPanel::updateReasonHint(bool missing)
{
    const bool needed = needsReason();
    const QString against =
        m_majority == Verdict::None ? tr("there is no majority to follow") : tr("not the majority’s choice");
    const QString words = missing  ? tr("Say why: %1.").arg(against)
                          : needed ? tr("Reason * (needed: %1)").arg(against)
                                   : tr("Reason");
    const QColor colour = missing ? theme::warning() : theme::dimmed();
    m_reasonHint->setText(QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), words));
}

std::optional<DecisionContent> DecisionPanel::content()
{
    if (m_verdict == Verdict::None) {
        m_choice->setText(QStringLiteral("<span style=\"color:%1\">%2</span>")
                              .arg(theme::warning().name(), tr("Choose a category first: a number key, or a click.")));
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

void DecisionPanel::nextMethod()
{
    m_origin->nextMethod();
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
