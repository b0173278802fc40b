// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/decision/decision_writer.h"

#include <QUndoStack>

#include "core/project/items.h"
#include "core/reconcile/consensus.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/taxonomy/proposals.h"
#include "ui/reconcile/swap_command.h"
#include "ui/support/prompts.h"
#include "ui/support/session.h"

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
    const QString repository = QString::fromStdString(heading->front().repository);
    return repository.mid(repository.lastIndexOf(QLatin1Char('/')) + 1) + QLatin1Char('#') +
           QString::fromStdString(heading->front().number);
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
        const reconcile::Consensus consensus = reconcile::consensus(state->labelMatrix, state->labelMatrix.rowOf(item));
        for (const reconcile::Choice& choice : consensus.choices) {
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

} // namespace accord::ui
