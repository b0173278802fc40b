// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/rounds_tab.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QFont>
#include <QFormLayout>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/base/reason.h"
#include "ui/core/actions.h"
#include "ui/core/prompts.h"
#include "ui/core/rights.h"
#include "ui/core/session.h"
#include "ui/core/theme.h"
#include "ui/pages/study/new_round_parts.h"
#include "ui/pages/study/people_choice.h"
#include "ui/pages/study/study_tab.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/first_steps.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>
#include <optional>

namespace accord::ui {

Columns<RoundRow> roundColumns()
{
    const auto counts = [](const RoundRow& row) { return row.round.state != RoundState::Draft && row.expected > 0; };
    return {
        {.heading = RoundsTab::tr("Round"),
         .text = [](const RoundRow& row) { return text(row.round.name); },
         .toolTip =
             [](const RoundRow& row) { return row.works ? RoundsTab::tr("The pages show this round.") : QString(); },
         .strong = [](const RoundRow& row) { return row.works; }},
        {RoundsTab::tr("Purpose"), [](const RoundRow& row) { return purposeWord(row.round.purpose); }},
        {RoundsTab::tr("State"), [](const RoundRow& row) { return stateWord(row.round.state); }},
        {RoundsTab::tr("Items"), [](const RoundRow& row) { return countText(row.items, true); }, Qt::AlignRight},
        {RoundsTab::tr("Overlap"), [](const RoundRow& row) { return overlapText(row.round, row.people); }},
        {RoundsTab::tr("Blind"),
         [](const RoundRow& row) { return row.round.blind ? RoundsTab::tr("blind") : RoundsTab::tr("open"); }},
        {RoundsTab::tr("Codebook"),
         [](const RoundRow& row) {
             return row.codebook == 0 ? RoundsTab::tr("newest") : RoundsTab::tr("version %1").arg(row.codebook);
         }},
        {.heading = RoundsTab::tr("Labels given"),
         .text =
             [counts](const RoundRow& row) {
                 return counts(row) ? (row.own ? RoundsTab::tr("%1 of your %2") : RoundsTab::tr("%1 of %2"))
                                          .arg(countText(row.done, false), countText(row.expected, false))
                                    : QString();
             },
         .share =
             [counts](const RoundRow& row) {
                 return counts(row) ? std::optional(static_cast<double>(row.done) / static_cast<double>(row.expected))
                                    : std::nullopt;
             }}};
}

RoundCard::RoundCard(const StudyActions& actions, QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_facts(new QLabel(this))
    , m_actions{actions.edit,  actions.assign, actions.topUp,      actions.remove, actions.start,
                actions.close, actions.report, actions.reconciled, actions.work}
    , m_next{
          {RoundState::Draft, actions.start}, {RoundState::Running, actions.work}, {RoundState::Closed, actions.report}}
{
    setObjectName(QStringLiteral("roundCard"));
    m_title->setObjectName(QStringLiteral("roundTitle"));
    m_facts->setObjectName(QStringLiteral("roundFacts"));
    theme::scaleFont(m_title, 1.2, QFont::DemiBold);
    m_title->setTextFormat(Qt::PlainText);
    m_facts->setTextFormat(Qt::RichText);
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* buttons = new FlowLayout;
    buttons->setSpacing(theme::kGrid);
    for (QAction* action : m_actions) {
        auto* button = new ShortcutButton(action, this);
        m_buttons.append(button);
        buttons->addWidget(button);
        connect(action, &QAction::changed, this, &RoundCard::updateButtons);
    }
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Page, theme::kGrid);
    column->addWidget(m_title);
    column->addWidget(m_facts);
    column->addSpacing(theme::kGrid / 2);
    column->addLayout(buttons);
}

void RoundCard::show(const RoundRow& row, const QStringList& facts)
{
    m_title->setText(tr("%1, %2").arg(text(row.round.name), stateWord(row.round.state)));
    QStringList lines;
    for (const QString& fact : facts) {
        lines.append(fact.toHtmlEscaped());
    }
    m_facts->setText(
        QStringLiteral("<div style=\"line-height: 140%\">%1</div>").arg(lines.join(QStringLiteral("<br>"))));
    m_state = row.round.state;
    updateButtons();
}

void RoundCard::setDenied(const QList<QAction*>& actions)
{
    m_denied = actions;
    updateButtons();
}

void RoundCard::updateButtons()
{
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons[i]->setVisible(m_actions[i]->isVisible() &&
                                 (m_actions[i]->isEnabled() || m_denied.contains(m_actions[i])));
        const auto next = m_next.find(m_state);
        m_buttons[i]->setDefault(next != m_next.end() && next->second == m_actions[i] && m_actions[i]->isEnabled());
    }
}

namespace {

QStringList otherNames(std::span<const Round> rounds, RoundId self)
{
    QStringList names;
    for (const Round& round : rounds) {
        if (round.id != self) {
            names.append(text(round.name));
        }
    }
    return names;
}

} // namespace

EditRoundDialog::EditRoundDialog(const Session& session, const Round& round, QWidget* parent)
    : SessionDialog(parent)
    , m_content(study::contentOf(round))
    , m_missing(new QLabel(this))
{
    setObjectName(QStringLiteral("editRound"));
    const bool draft = round.state == RoundState::Draft;
    setWindowTitle(draft ? tr("Edit Draft") : tr("Edit Round"));
    m_missing->setForegroundRole(QPalette::PlaceholderText);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog, 2 * theme::kGrid);
    if (!draft) {
        auto* hint =
            new QLabel(tr("“%1” runs: its name, its gate and whether it takes open codes can still be changed. "
                          "Without open codes, those that were given stay.")
                           .arg(text(round.name)),
                       this);
        hint->setObjectName(QStringLiteral("editRoundHint"));
        hint->setTextFormat(Qt::PlainText);
        hint->setWordWrap(true);
        column->addWidget(hint);
    }
    auto* form = new QFormLayout;
    auto* more = new QWidget;
    m_purpose = new PurposePart(m_content, otherNames(session.project().rounds(), round.id),
                                text(session.project().settings().gate), *form, *new QFormLayout(more), this);
    column->addLayout(form);
    if (draft && !round.assigned) {
        m_people = new PeopleChoice(this);
        m_people->setPeople(session.project().people(), round.people);
        m_people->setWeighted(false);
        m_people->setFixedHeight(theme::scaled(16 * theme::kGrid));
        column->addWidget(m_people);
        connect(m_people, &PeopleChoice::changed, this, &EditRoundDialog::update);
    }
    const study::RoundContent usual;
    auto* unfold = makeUnfold(tr("More: gate, blind, order, open codes"), *more);
    unfold->setChecked(!draft || m_content.gate != usual.gate || m_content.blind != usual.blind ||
                       m_content.ownOrder != usual.ownOrder || m_content.openCodes != usual.openCodes);
    more->layout()->setContentsMargins(0, 0, 0, 0);
    column->addWidget(unfold, 0, Qt::AlignLeft);
    column->addWidget(more);
    if (!draft) {
        m_purpose->setStarted();
    }
    // Last, so that Tab comes to them last.
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_save = buttons->addButton(tr("Save"), QDialogButtonBox::AcceptRole);
    m_save->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_missing, 1);
    foot->addWidget(buttons);
    column->addLayout(foot);
    setMinimumWidth(72 * theme::kGrid);
    connect(m_purpose, &RoundPart::changed, this, &EditRoundDialog::update);
    m_purpose->setFocus();
    update();
}

void EditRoundDialog::update()
{
    QString missing = m_purpose->missing();
    if (missing.isEmpty() && m_people != nullptr && m_people->chosen().empty()) {
        missing = tr("Nobody is ticked.");
    }
    m_missing->setText(missing);
    m_save->setEnabled(missing.isEmpty());
}

study::RoundContent EditRoundDialog::content() const
{
    RoundWish wish;
    wish.content = m_content;
    m_purpose->fill(wish);
    if (m_people != nullptr) {
        wish.content.people = m_people->all() ? std::vector<PersonId>{} : m_people->chosen();
    }
    return wish.content;
}

RoundsTab::RoundsTab(const PageContext& context, const StudyActions& actions, QWidget* parent)
    : StudyTab(context, QStringLiteral("rounds"), tr("Rounds"), parent)
    , m_context(context)
    , m_actions(actions)
    , m_model(new ColumnModel<RoundRow>(
          this, roundColumns(),
          {.id = [](const RoundRow& row) { return row.round.id.value; },
           .quiet = [](const RoundRow& row) { return row.round.state == RoundState::Reconciled; }}))
    , m_list(new ListView(this))
    , m_card(new RoundCard(actions, this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_reading(context.session, this)
    , m_closing(context.session, this)
{
    build();
    connect(m_list, &ListView::chosen, this, [this] {
        if (m_list->currentId() != 0) {
            emit roundChosen(RoundId{m_list->currentId()});
            showChosen();
        }
    });
    connect(m_list, &ListView::opened, this, &RoundsTab::work);
}

void RoundsTab::build()
{
    m_list->setObjectName(QStringLiteral("roundList"));
    m_list->setAccessibleName(tr("Rounds"));
    m_list->setModel(m_model);
    auto* content = new QWidget(this);
    auto* line = new QFrame(content);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    auto* add = new ShortcutButton(m_actions.newRound, content);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    foot->addWidget(add);
    foot->addStretch();
    connect(m_actions.newRound, &QAction::changed, add,
            [this, add] { add->setVisible(m_actions.newRound->isVisible()); });
    auto* column = theme::layoutIn<QVBoxLayout>(content, theme::Pad::None, 0);
    column->addLayout(inset(m_list), 1);
    column->addLayout(foot);
    column->addWidget(line);
    column->addWidget(m_card);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    m_stack->setCurrentWidget(content); // so that the keyboard has its place from the beginning
    setFocusProxy(m_list);
    auto* whole = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None);
    whole->addWidget(m_stack);
}

void RoundsTab::refresh()
{
    if (session().project().rounds().empty()) {
        m_stack->setCurrentWidget(m_empty);
        sayWhatIsMissing(m_context, *m_empty);
        updateActions();
        return;
    }
    updateActions();
    m_reading.read<std::vector<RoundFacts>>(
        [viewer = session().me()](Project& project, Progress&, const std::stop_token& stop) {
            return readRoundFacts(project, viewer, stop);
        },
        [this](Result<std::vector<RoundFacts>> facts) {
            if (facts.ok()) {
                read(std::move(facts).value());
            }
        });
}

void RoundsTab::read(std::vector<RoundFacts> facts)
{
    m_facts = std::move(facts);
    const Project& project = session().project();
    std::vector<RoundRow> rows;
    for (const Round& round : project.rounds()) {
        RoundRow row;
        row.round = round;
        row.people = peopleOf(project, round);
        row.works = round.id == session().round();
        if (const auto found = std::ranges::find(m_facts, round.id, &RoundFacts::round); found != m_facts.end()) {
            row.items = found->items;
            row.expected = found->expected;
            row.done = found->done;
            row.own = found->own;
            row.codebook = found->codebook;
        }
        rows.push_back(std::move(row));
    }
    m_model->setRows(std::move(rows));
    m_stack->setCurrentIndex(1);
    m_list->choose(round().valid() ? round().value : session().round().value);
    showChosen();
}

void RoundsTab::roundChanged()
{
    if (m_list->currentId() != round().value) {
        m_list->choose(round().value);
    }
}

std::shared_ptr<const Round> RoundsTab::chosen() const
{
    return session().project().round(RoundId{m_list->currentId()});
}

void RoundsTab::showChosen()
{
    const RoundRow* row = m_model->at(m_list->currentIndex());
    updateActions();
    m_card->setVisible(row != nullptr);
    if (row == nullptr) {
        return;
    }
    const auto facts = std::ranges::find(m_facts, row->round.id, &RoundFacts::round);
    m_card->show(*row, facts == m_facts.end() ? QStringList() : factLines(session().project(), row->round, *facts));
}

// What fits the round but cannot be done stands there all the same, and says why; but what is of the leads.
void RoundsTab::updateActions()
{
    const auto round = chosen();
    const auto is = [&](RoundState state) { return round != nullptr && round->state == state; };
    const bool planned = is(RoundState::Draft) || is(RoundState::Running);
    const bool over = is(RoundState::Closed) || is(RoundState::Reconciled);
    QList<QAction*> denied;
    const auto offer = [&](QAction* action, bool fits) {
        const Action what = rightOf(*action).value();
        const QString why = denialText(session(), what, fits ? round->id : RoundId{});
        enable(action, fits, why);
        if (fits && !why.isEmpty() && !isOfLeads(session(), what)) {
            denied.append(action);
        }
    };
    if (isVisible()) { // the same key edits a person elsewhere
        offer(m_actions.edit, planned);
    }
    offer(m_actions.assign, planned);
    offer(m_actions.topUp, planned && !round->sample.empty());
    offer(m_actions.remove, is(RoundState::Draft));
    offer(m_actions.start, is(RoundState::Draft));
    offer(m_actions.close, is(RoundState::Running));
    offer(m_actions.report, over || (is(RoundState::Running) && !round->blind));
    offer(m_actions.reconciled, is(RoundState::Closed));
    m_actions.work->setEnabled(round != nullptr && round->id != session().round());
    m_card->setDenied(denied);
}

void RoundsTab::work()
{
    if (const auto round = chosen()) {
        session().setRound(round->id);
        refresh();
    }
}

void RoundsTab::change(const QString& title, RoundId round, const study::RoundContent& content,
                       const study::RoundContent& seen)
{
    write(title, [round, content, seen, me = session().me()](Project& project) {
        return study::editRound(project, me, round, content, seen);
    });
}

void RoundsTab::start()
{
    const auto round = chosen();
    if (round == nullptr) {
        return;
    }
    const RoundId id = round->id;
    const QString title = tr("Start Round");
    const QString question =
        tr("From now on people label in “%1”. It uses version %2 of the codebook from here on, and "
           "who labels what is settled; both can be changed by hand later.");
    context().prompts.confirm(
        this, {title, question.arg(text(round->name)).arg(session().project().codebookNumber()), tr("Start")},
        {this, [this, title, id] {
             write(title, [id, me = session().me()](Project& project) { return study::startRound(project, me, id); });
         }});
}

void RoundsTab::close()
{
    const auto round = chosen();
    if (round == nullptr) {
        return;
    }
    m_closing.read<study::Completeness>(
        [id = round->id](Project& project, Progress&, const std::stop_token&) {
            return study::completeness(project, id);
        },
        [this, id = round->id](const Result<study::Completeness>& complete) {
            const auto now = session().project().round(id);
            if (!complete.ok()) {
                context().prompts.tell(this, tr("Close Round"), errorText(complete.error()));
            } else if (now != nullptr) {
                askToClose(*now, *complete);
            }
        });
}

void RoundsTab::askToClose(const Round& round, const study::Completeness& complete)
{
    QStringList parts;
    parts.append(complete.missing == 0
                     ? tr("Every label of “%1” is given.").arg(text(round.name))
                     : tr("In “%1”, %2 of %Ln labels are missing: %3.", nullptr, static_cast<int>(complete.expected))
                           .arg(text(round.name), countText(complete.missing, false),
                                missingText(session().project(), complete.people)));
    parts.append(tr("From now on nobody can label in it or change a label: what is there are the first labels."));
    if (round.blind) {
        parts.append(tr("The blind is lifted: everybody sees everybody’s labels."));
    }
    parts.append(tr("This cannot be taken back."));
    const RoundId id = round.id; // the round itself does not outlive the question
    const QString title = tr("Close Round");
    const auto closeIt = [this, title, id] {
        write(title, [id, me = session().me()](Project& project) -> Status {
            ACCORD_CHECK(study::closeRound(project, me, id));
            return {};
        });
    };
    context().prompts.confirm(this, {title, inSentences(parts), title}, {this, closeIt});
}

void RoundsTab::remove()
{
    const auto round = chosen();
    if (round == nullptr) {
        return;
    }
    const RoundId id = round->id;
    const QString title = tr("Delete Draft");
    context().prompts.confirm(
        this,
        {title,
         tr("“%1” goes: who labels in it, how its issues were drawn and who was to have which. The issues "
            "themselves "
            "stay in the project. A round that somebody has started meanwhile stays. This cannot be undone.")
             .arg(text(round->name)),
         title},
        {this, [this, title, id] {
             write(title, [id, me = session().me()](Project& project) { return study::deleteRound(project, me, id); });
         }});
}

void RoundsTab::markReconciled()
{
    const auto round = chosen();
    if (round == nullptr) {
        return;
    }
    const RoundId id = round->id;
    const QString title = tr("Mark Reconciled");
    context().prompts.confirm(
        this,
        {title,
         tr("The round “%1” is done with, and its decisions are final. Conflicts without one are asked about.")
             .arg(text(round->name)),
         title},
        {this, [this, id] { markReconciled(id, {}); }});
}

void RoundsTab::markReconciled(RoundId id, const QString& leftOpen)
{
    const QString title = tr("Mark Reconciled");
    const auto told = [this, title, id](const Status& status) {
        if (status.ok()) {
            return;
        }
        if (status.error().reason != Reason::ConflictsWithoutDecision) {
            context().prompts.tell(this, title, errorText(status.error()));
            return;
        }
        const QString question =
            tr("%1\n\nThey can be decided on the Reconcile page, or left open for good. Why are they left open? The "
               "reason is kept with your name, and told in the report on the round.")
                .arg(messageText(status.error().message()));
        context().prompts.line(this, title, question, QString(),
                               {this, [this, title, id](const QString& reason) {
                                    if (reason.trimmed().isEmpty()) {
                                        context().prompts.tell(
                                            this, title, tr("The round stays as it is: say why, in a few words."));
                                        return;
                                    }
                                    markReconciled(id, reason.trimmed());
                                }});
    };
    session().write([id, me = session().me(), why = leftOpen.toStdString()](
                        Project& project) { return study::markReconciled(project, me, id, why); },
                    this, told, FailureTold::ByReceiver);
}

} // namespace accord::ui
