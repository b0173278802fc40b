// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/proposals.h"

#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/store/events/event_writer.h"
#include "core/store/meeting/proposals.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/rounds.h"
#include "core/taxonomy/check.h"

#include <algorithm>

namespace accord::taxonomy {
namespace {

bool contains(const std::vector<PersonId>& people, PersonId person)
{
    return std::ranges::find(people, person) != people.end();
}

bool isInForce(const Proposal& proposal, const Taxonomy& taxonomy)
{
    const Category* category = taxonomy.find(categoryOf(proposal));
    return proposal.end.state == ProposalState::Accepted && category != nullptr && !category->retired;
}

ProposalView viewOf(Proposal proposal, const Project& project, const Rule& rule, PersonId viewer)
{
    ProposalView view;
    view.tally = tallyOf(proposal, project.people());
    const bool open = proposal.open();
    view.given = static_cast<int>(view.tally.asked.size() - view.tally.missing.size());
    const bool lead = rule.kind == Rule::Kind::Lead;
    const bool mayEnd = open && (!lead || project.mayLead(viewer));
    view.acceptable = mayEnd && isMet(rule, view.tally);
    view.rejectable = mayEnd && (lead || !canBeMet(rule, view.tally));
    view.inForce = isInForce(proposal, *project.taxonomy());
    view.waitsForMe = open && contains(view.tally.missing, viewer);
    const auto own = std::ranges::find(proposal.opinions, viewer, &Opinion::by);
    view.own = own == proposal.opinions.end() ? Stance::None : own->stance;
    view.hidden = open && (view.waitsForMe || !viewer.valid());
    if (view.hidden) {
        // What the buttons may do would tell as well.
        proposal.opinions.clear();
        view.tally = Tally{std::move(view.tally.asked), {}, {}, {}};
        view.acceptable = mayEnd && lead;
        view.rejectable = view.acceptable;
    }
    view.proposal = std::move(proposal);
    return view;
}

bool leads(const Project& project, PersonId viewer)
{
    const Person* person = project.person(viewer);
    return person != nullptr && isLead(*person);
}

// Not even where the project names no lead and everybody may do what a lead does: then nobody would be blind.
Status leaveOutBlind(Project& project, PersonId viewer, Proposal& proposal)
{
    if (leads(project, viewer)) {
        return {};
    }
    std::vector<RaisedBy> told;
    for (RaisedBy& raised : proposal.raisedBy) {
        ACCORD_TRY(const auto item, store::itemById(project.database(), raised.item));
        const Round* round = item ? project.round(item->round) : nullptr;
        if (raised.by == viewer || round == nullptr || !round->blind) {
            told.push_back(std::move(raised));
        }
    }
    proposal.raisedBy = std::move(told);
    return {};
}

// The words of a name, of three letters or more; Chinese has no words, and is one.
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words;
    for (const std::string_view word : text::split(text::trimmed(name), ' ')) {
        if (word.size() >= 3) {
            words.push_back(text::lowerAscii(word));
        }
    }
    return words;
}

// 0: nothing alike.
std::size_t likeness(std::string_view name, std::string_view typed)
{
    const std::string one = text::lowerAscii(text::trimmed(name));
    const std::string other = text::lowerAscii(text::trimmed(typed));
    std::size_t common = one.find(other) != std::string::npos || other.find(one) != std::string::npos ? 2 : 0;
    const std::vector<std::string> have = wordsOf(name);
    for (const std::string& word : wordsOf(typed)) {
        common += std::ranges::any_of(
                      have, [&](const std::string& each) { return each.starts_with(word) || word.starts_with(each); })
                      ? 1
                      : 0;
    }
    return common;
}

Status checkItems(Project& project, const std::vector<ItemId>& items)
{
    for (const ItemId item : items) {
        ACCORD_TRY(const auto found, store::itemById(project.database(), item));
        if (!found) {
            return Error{Errc::NotFound, "item", {}};
        }
    }
    return {};
}

Status checkPerson(const Project& project, PersonId by)
{
    if (project.person(by) == nullptr) {
        return Error{Errc::Invalid, "proposal", "it needs the person who says so"};
    }
    return {};
}

// Inside a transaction: what somebody saw may have ended meanwhile.
Result<Proposal> openProposal(Project& project, const Uuid& id)
{
    ACCORD_TRY(Proposal proposal, store::proposal(project.database(), id));
    if (!proposal.open()) {
        return Error{Errc::NotPermitted, "the proposal", "it has come to its end already"};
    }
    return proposal;
}

// Runs `work(events)` in one transaction, for somebody who may do that.
template <class Work>
Status write(Project& project, PersonId by, Action action, const Work& work)
{
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, action));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(work(events));
    return transaction.commit();
}

bool hasOpinion(const Proposal& proposal, PersonId by)
{
    return std::ranges::find(proposal.opinions, by, &Opinion::by) != proposal.opinions.end();
}

} // namespace

Result<std::vector<ProposalView>> proposals(Project& project, PersonId viewer)
{
    ACCORD_TRY(const Rule rule, currentRule(project));
    ACCORD_TRY(std::vector<Proposal> all, store::proposals(project.database()));
    ACCORD_TRY(const auto codebooks, store::codebooks(project.database()));
    std::vector<ProposalView> views;
    views.reserve(all.size());
    for (Proposal& proposal : all) {
        ACCORD_CHECK(leaveOutBlind(project, viewer, proposal));
        ProposalView& view = views.emplace_back(viewOf(std::move(proposal), project, rule, viewer));
        view.number = static_cast<int>(views.size());
        const auto version = std::ranges::find(codebooks, view.proposal.end.codebook, &store::Codebook::id);
        view.codebook = version == codebooks.end() ? 0 : version->number;
    }
    return views;
}

Result<ProposalView> proposalNamed(Project& project, std::string_view name, PersonId viewer)
{
    ACCORD_TRY(const std::vector<ProposalView> all, proposals(project, viewer));
    const std::string_view wanted = text::trimmed(name);
    std::vector<const ProposalView*> found;
    for (const ProposalView& view : all) {
        if (wanted == std::to_string(view.number) || text::equalsIgnoringCase(wanted, view.proposal.id.text())) {
            return view;
        }
        if (!wanted.empty() && text::equalsIgnoringCase(wanted, view.proposal.content.name)) {
            found.push_back(&view);
        }
    }
    if (found.size() == 1) {
        return *found.front();
    }
    std::vector<std::string> choices;
    choices.reserve(all.size());
    for (const ProposalView& view : all) {
        choices.push_back(std::to_string(view.number) +
                          (view.proposal.content.name.empty() ? "" : " " + view.proposal.content.name));
    }
    return Error{found.empty() ? Errc::NotFound : Errc::Ambiguous, "proposal \"" + std::string(name) + "\"",
                 text::join(choices, ", ")};
}

std::vector<ProposalView> similarTo(const std::vector<ProposalView>& proposals, std::string_view name)
{
    std::vector<std::pair<std::size_t, const ProposalView*>> ranked;
    if (text::trimmed(name).size() < 3) {
        return {};
    }
    for (const ProposalView& view : proposals) {
        const bool candidate = view.proposal.open() && view.proposal.content.kind == ProposalKind::NewCategory;
        const std::size_t alike = candidate ? likeness(view.proposal.content.name, name) : 0;
        if (alike > 0) {
            ranked.emplace_back(alike, &view);
        }
    }
    std::ranges::stable_sort(ranked, std::ranges::greater{}, [](const auto& entry) { return entry.first; });
    std::vector<ProposalView> similar;
    similar.reserve(ranked.size());
    for (const auto& [alike, view] : ranked) {
        similar.push_back(*view);
    }
    return similar;
}

Result<RoundId> roundOf(Project& project, ItemId item)
{
    ACCORD_TRY(const auto found, store::itemById(project.database(), item));
    return found ? Result<RoundId>(found->round) : Error{Errc::NotFound, "item", {}};
}

Result<Uuid> propose(Project& project, NewProposal proposal)
{
    ACCORD_CHECK(checkPerson(project, proposal.by));
    ACCORD_CHECK(settleContent(*project.taxonomy(), proposal.content));
    ACCORD_CHECK(checkItems(project, proposal.items));
    if (!proposal.asked.empty() && !contains(proposal.asked, proposal.by)) {
        proposal.asked.push_back(proposal.by);
    }
    Uuid id;
    const Status written = write(project, proposal.by, Action::Propose, [&](store::EventWriter& events) -> Status {
        const ItemId first = proposal.items.empty() ? ItemId{} : proposal.items.front();
        ACCORD_TRY(id,
                   store::makeProposal(events, proposal.content, proposal.by, first, proposal.meeting, proposal.asked));
        for (std::size_t i = 1; i < proposal.items.size(); ++i) {
            ACCORD_CHECK(store::raiseProposal(events, id, proposal.by, proposal.items[i], proposal.meeting));
        }
        return store::giveOpinion(events, id, Opinion{proposal.by, Stance::For, {}, {}, proposal.meeting});
    });
    return written.ok() ? Result<Uuid>(id) : written.error();
}

Result<Uuid> proposeChange(Project& project, PersonId by, ItemId item, CategoryId category, const std::string& text,
                           const Uuid& meeting)
{
    const Category* found = project.taxonomy()->find(category);
    NewProposal proposal;
    proposal.content.kind = ProposalKind::Change;
    proposal.content.category = found == nullptr ? Uuid{} : found->uuid;
    proposal.content.text = text;
    proposal.by = by;
    proposal.meeting = meeting;
    if (item.valid()) {
        proposal.items.push_back(item);
    }
    return propose(project, std::move(proposal));
}

Status support(Project& project, const Uuid& proposal, PersonId by, ItemId item, const Uuid& meeting)
{
    ACCORD_CHECK(checkPerson(project, by));
    ACCORD_CHECK(checkItems(project, {item}));
    return write(project, by, Action::Propose, [&](store::EventWriter& events) -> Status {
        ACCORD_TRY(const Proposal before, openProposal(project, proposal));
        if (std::ranges::find(before.raisedBy, item, &RaisedBy::item) == before.raisedBy.end()) {
            ACCORD_CHECK(store::raiseProposal(events, proposal, by, item, meeting));
        }
        if (!hasOpinion(before, by)) {
            ACCORD_CHECK(store::giveOpinion(events, proposal, Opinion{by, Stance::For, {}, {}, meeting}));
        }
        return {};
    });
}

Status giveOpinion(Project& project, const Uuid& proposal, const Opinion& opinion)
{
    ACCORD_CHECK(checkPerson(project, opinion.by));
    Opinion said = opinion;
    ACCORD_CHECK(settleText(said.why));
    if (said.stance == Stance::Against && said.why.empty()) {
        return Error{Errc::Invalid, "opinion", "being against a proposal needs a reason"};
    }
    return write(project, opinion.by, Action::GiveOpinion, [&](store::EventWriter& events) -> Status {
        ACCORD_CHECK(openProposal(project, proposal));
        return store::giveOpinion(events, proposal, said);
    });
}

Status reject(Project& project, const Uuid& proposal, PersonId by, const std::string& reason, const Uuid& meeting)
{
    ACCORD_CHECK(checkPerson(project, by));
    std::string said = reason;
    ACCORD_CHECK(settleText(said));
    if (said.empty()) {
        return Error{Errc::Invalid, "rejection", "rejecting a proposal needs a reason"};
    }
    return write(project, by, Action::EndProposal, [&](store::EventWriter& events) -> Status {
        ACCORD_TRY(const Proposal before, openProposal(project, proposal));
        ACCORD_TRY(const Rule rule, currentRule(project));
        const Tally tally = tallyOf(before, project.people());
        ACCORD_CHECK(leadDecides(project, rule, by));
        ACCORD_CHECK(ownOpinionFirst(rule, tally, by));
        if (rule.kind != Rule::Kind::Lead && canBeMet(rule, tally)) {
            return Error{Errc::NotPermitted, "rejecting the proposal",
                         "it could still be accepted: " + whatIsMissing(project, tally)};
        }
        const ProposalEnd end{ProposalState::Rejected, by, {}, said, {}, ruleText(rule), meeting};
        return store::endProposal(events, proposal, end, tally.asked);
    });
}

Status withdraw(Project& project, const Uuid& proposal, PersonId by, const std::string& reason)
{
    ACCORD_CHECK(checkPerson(project, by));
    std::string said = reason;
    ACCORD_CHECK(settleText(said));
    return write(project, by, Action::Propose, [&](store::EventWriter& events) -> Status {
        ACCORD_TRY(const Proposal before, openProposal(project, proposal));
        if (before.by != by) {
            return Error{Errc::NotPermitted, "withdrawing the proposal", "only who made it can withdraw it"};
        }
        const ProposalEnd end{ProposalState::Withdrawn, by, {}, said, {}, {}, {}};
        return store::endProposal(events, proposal, end, tallyOf(before, project.people()).asked);
    });
}

} // namespace accord::taxonomy
