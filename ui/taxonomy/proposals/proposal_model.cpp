// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/taxonomy/proposals/proposal_model.h"

#include "core/reconcile/meetings.h"
#include "ui/support/rights.h"

#include <algorithm>
#include <utility>

namespace accord::ui {

ProposalModel::ProposalModel(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    connect(&session, &Session::changed, this, [this](const Changes& changes) {
        if (changes.proposals || changes.contents || changes.everything) {
            refresh();
        }
    });
    connect(&session, &Session::meChanged, this, &ProposalModel::refresh);
    refresh();
}

void ProposalModel::refresh()
{
    auto all = taxonomy::proposals(m_session.project(), m_session.me());
    const auto rule = taxonomy::currentRule(m_session.project());
    if (!all.ok() || !rule.ok()) {
        emit m_session.failed(all.ok() ? rule.error() : all.error());
        return;
    }
    m_all = std::move(*all);
    m_rule = *rule;
    emit changed();
}

const taxonomy::ProposalView* ProposalModel::find(const Uuid& id) const
{
    const auto found =
        std::ranges::find_if(m_all, [&](const taxonomy::ProposalView& view) { return view.proposal.id == id; });
    return found == m_all.end() ? nullptr : &*found;
}

int ProposalModel::waiting() const
{
    return static_cast<int>(std::ranges::count_if(m_all, &taxonomy::ProposalView::waitsForMe));
}

bool ProposalModel::mayWrite() const
{
    return m_session.me().valid() && isPermitted(m_session, Action::Propose);
}

Uuid ProposalModel::meeting()
{
    if (!m_session.round().valid()) {
        return {};
    }
    const auto running = reconcile::runningMeeting(m_session.project(), m_session.round());
    if (!running.ok() || !running->has_value()) {
        return {};
    }
    const std::vector<PersonId>& people = (*running)->content.takingPart;
    return std::ranges::find(people, m_session.me()) == people.end() ? Uuid{} : (*running)->id;
}

void ProposalModel::write(Session::Work work, QObject* receiver, Done done)
{
    m_session.write(std::move(work), receiver, [this, done = std::move(done)](const Status& status) {
        m_session.poll(); // what was written is told before anybody goes on
        done(status);
    });
}

void ProposalModel::propose(taxonomy::NewProposal proposal, QObject* receiver, Done done)
{
    proposal.by = m_session.me();
    proposal.meeting = meeting();
    write(
        [proposal = std::move(proposal)](Project& project) -> Status {
            ACCORD_CHECK(taxonomy::propose(project, proposal));
            return {};
        },
        receiver, std::move(done));
}

void ProposalModel::support(const Uuid& proposal, ItemId item, QObject* receiver, Done done)
{
    write([proposal, item, me = m_session.me(),
           meeting = meeting()](Project& project) { return taxonomy::support(project, proposal, me, item, meeting); },
          receiver, std::move(done));
}

void ProposalModel::say(const Uuid& proposal, Stance stance, const QString& why, QObject* receiver, Done done)
{
    const Opinion opinion{m_session.me(), stance, why.trimmed().toStdString(), {}, meeting()};
    write([proposal, opinion](Project& project) { return taxonomy::giveOpinion(project, proposal, opinion); }, receiver,
          std::move(done));
}

void ProposalModel::accept(const Uuid& proposal, taxonomy::Wording wording, QObject* receiver, Done done)
{
    wording.meeting = meeting();
    wording.newest = m_session.project().codebookNumber();
    write(
        [proposal, wording = std::move(wording), me = m_session.me()](Project& project) -> Status {
            ACCORD_CHECK(taxonomy::accept(project, proposal, me, wording));
            return {};
        },
        receiver, std::move(done));
}

void ProposalModel::reject(const Uuid& proposal, const QString& reason, QObject* receiver, Done done)
{
    write([proposal, reason = reason.toStdString(), me = m_session.me(),
           meeting = meeting()](Project& project) { return taxonomy::reject(project, proposal, me, reason, meeting); },
          receiver, std::move(done));
}

void ProposalModel::withdraw(const Uuid& proposal, const QString& reason, QObject* receiver, Done done)
{
    write([proposal, reason = reason.toStdString(),
           me = m_session.me()](Project& project) { return taxonomy::withdraw(project, proposal, me, reason); },
          receiver, std::move(done));
}

void ProposalModel::setRule(const taxonomy::ProposalRule& rule, QObject* receiver, Done done)
{
    write([rule, me = m_session.me()](Project& project) { return taxonomy::setRule(project, me, rule); }, receiver,
          [this, done = std::move(done)](const Status& status) {
              refresh(); // a rule is no event, and so nobody is told
              done(status);
          });
}

} // namespace accord::ui
