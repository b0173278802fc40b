// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/rounds/rounds_part.h"

#include <QAction>
#include <QFrame>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/study/rounds/round_card.h"
#include "ui/study/rounds/round_model.h"
#include "ui/study/study_actions.h"
#include "ui/study/study_text.h"
#include "ui/support/actions.h"
#include "ui/support/error_text.h"
#include "ui/support/joined_text.h"
#include "ui/support/look.h"
#include "ui/support/prompts.h"
#include "ui/support/rights.h"
#include "ui/support/session.h"
#include "ui/widgets/lists/quiet_list.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/shortcut_button.h"

#include <algorithm>

namespace accord::ui {

RoundsPart::RoundsPart(const PageContext& context, const StudyActions& actions, QWidget* parent)
    : StudyPart(context, QStringLiteral("rounds"), tr("Rounds"), parent)
    , m_actions(actions)
    , m_model(new RoundModel(this))
    , m_list(new QuietList(this))
    , m_card(new RoundCard(actions, this))
    , m_stack(new QStackedWidget(this))
    , m_empty(new Placeholder(this))
    , m_reading(context.session, this)
    , m_closing(context.session, this)
{
    build();
    connect(m_list, &QuietList::chosen, this, [this] {
        if (m_list->currentId() != 0) {
            emit roundChosen(RoundId{m_list->currentId()});
            showChosen();
        }
    });
    connect(m_list, &QuietList::opened, this, &RoundsPart::work);
}

void RoundsPart::build()
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
    foot->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, look::kGrid);
    foot->addWidget(add);
    foot->addStretch();
    connect(m_actions.newRound, &QAction::changed, add,
            [this, add] { add->setVisible(m_actions.newRound->isVisible()); });
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(inset(m_list), 1);
    column->addLayout(foot);
    column->addWidget(line);
    column->addWidget(m_card);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(content);
    m_stack->setCurrentWidget(content); // so that the keyboard has its place from the beginning
    setFocusProxy(m_list);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
}

void RoundsPart::refresh()
{
    if (session().project().rounds().empty()) {
        m_stack->setCurrentWidget(m_empty);
        m_empty->say(QStringLiteral("round"), tr("No round yet"),
                     tr("A round is a set of issues that people label, each for themselves: a training, a pilot, the "
                        "main work, a check. Make one, say who labels in it, and start it."));
        if (m_actions.newRound->isVisible()) {
            m_empty->offer(m_actions.newRound);
        }
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

void RoundsPart::read(std::vector<RoundFacts> facts)
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
            row.codebook = found->codebook;
        }
        rows.push_back(std::move(row));
    }
    m_model->setRows(std::move(rows));
    m_stack->setCurrentIndex(1);
    m_list->choose(round().valid() ? round().value : session().round().value);
    showChosen();
}

void RoundsPart::roundChanged()
{
    if (m_list->currentId() != round().value) {
        m_list->choose(round().value);
    }
}

const Round* RoundsPart::chosen() const
{
    return session().project().round(RoundId{m_list->currentId()});
}

void RoundsPart::showChosen()
{
    const RoundRow* row = m_model->at(RoundId{m_list->currentId()});
    updateActions();
    m_card->setVisible(row != nullptr);
    if (row == nullptr) {
        return;
    }
    const auto facts = std::ranges::find(m_facts, row->round.id, &RoundFacts::round);
    m_card->show(*row, facts == m_facts.end() ? QStringList() : factLines(session().project(), row->round, *facts));
}

// What fits the round but is not for this person stands there all the same, and says whom it is for.
void RoundsPart::updateActions()
{
    const Round* round = chosen();
    const auto is = [&](RoundState state) { return round != nullptr && round->state == state; };
    const bool planned = is(RoundState::Draft) || is(RoundState::Running);
    const bool over = is(RoundState::Closed) || is(RoundState::Reconciled);
    QList<QAction*> denied;
    const auto offer = [&](QAction* action, bool fits, Action what) {
        const QString why = denialText(session(), what, fits ? round->id : RoundId{});
        enable(action, fits, why);
        if (fits && !why.isEmpty()) {
            denied.append(action);
        }
    };
    if (isVisible()) { // the same key edits a person elsewhere
        offer(m_actions.edit, is(RoundState::Draft), Action::EditRound);
    }
    offer(m_actions.assign, planned, Action::Assign);
    offer(m_actions.topUp, planned && !round->sample.empty(), Action::AddItems);
    offer(m_actions.remove, is(RoundState::Draft), Action::DeleteRound);
    offer(m_actions.start, is(RoundState::Draft), Action::StartRound);
    offer(m_actions.close, is(RoundState::Running), Action::CloseRound);
    offer(m_actions.report, over || (is(RoundState::Running) && !round->blind), Action::RecordOutcome);
    offer(m_actions.reconciled, is(RoundState::Closed), Action::MarkReconciled);
    m_actions.work->setEnabled(round != nullptr && round->id != session().round());
    m_card->setDenied(denied);
}

void RoundsPart::work()
{
    if (const Round* round = chosen()) {
        session().setRound(round->id);
        refresh();
    }
}

void RoundsPart::change(RoundId draft, const study::RoundContent& content, const study::RoundContent& seen)
{
    write(tr("Edit Draft"), [draft, content, seen, me = session().me()](Project& project) {
        return study::editRound(project, me, draft, content, seen);
    });
}

void RoundsPart::start()
{
    const Round* round = chosen();
    if (round == nullptr) {
        return;
    }
    const QString title = tr("Start Round");
    const QString question =
        tr("From now on people label in “%1”. It uses version %2 of the codebook from here on, and "
           "who labels what is settled; both can be changed by hand later.");
    if (context().prompts.confirm(
            this, title, question.arg(text(round->name)).arg(session().project().codebookNumber()), tr("Start"))) {
        write(title,
              [id = round->id, me = session().me()](Project& project) { return study::startRound(project, me, id); });
    }
}

void RoundsPart::close()
{
    const Round* round = chosen();
    if (round == nullptr) {
        return;
    }
    m_closing.read<study::Completeness>(
        [id = round->id](Project& project, Progress&, const std::stop_token&) {
            return study::completeness(project, id);
        },
        [this, id = round->id](const Result<study::Completeness>& complete) {
            const Round* now = session().project().round(id);
            if (!complete.ok()) {
                context().prompts.tell(this, tr("Close Round"), errorText(complete.error()));
            } else if (now != nullptr) {
                askToClose(*now, *complete);
            }
        });
}

void RoundsPart::askToClose(const Round& round, const study::Completeness& complete)
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
    const QString title = tr("Close Round");
    if (context().prompts.confirm(this, title, inSentences(parts), title)) {
        write(title, [id = round.id, me = session().me()](Project& project) -> Status {
            ACCORD_CHECK(study::closeRound(project, me, id));
            return {};
        });
    }
}

void RoundsPart::remove()
{
    const Round* round = chosen();
    if (round == nullptr) {
        return;
    }
    const QString title = tr("Delete Draft");
    if (context().prompts.confirm(
            this, title,
            tr("“%1” goes: who labels in it, how its issues were drawn and who was to have which. The issues "
               "themselves "
               "stay in the project. A round that somebody has started meanwhile stays. This cannot be undone.")
                .arg(text(round->name)),
            title)) {
        write(title,
              [id = round->id, me = session().me()](Project& project) { return study::deleteRound(project, me, id); });
    }
}

void RoundsPart::markReconciled()
{
    const Round* round = chosen();
    if (round == nullptr) {
        return;
    }
    const QString title = tr("Mark Reconciled");
    if (context().prompts.confirm(
            this, title,
            tr("Everything in “%1” on which labels differed has a decision, and the round is done with.")
                .arg(text(round->name)),
            title)) {
        write(title, [id = round->id, me = session().me()](Project& project) {
            return study::markReconciled(project, me, id);
        });
    }
}

} // namespace accord::ui
