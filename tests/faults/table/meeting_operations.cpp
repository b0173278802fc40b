// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/table/meeting_operations.h"

#include "core/base/reason.h"
#include "core/exchange/merge.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/saved_filters.h"
#include "core/reconcile/second_votes.h"
#include "core/sqlite/backup.h"
#include "core/store/study/rounds.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/must.h"

namespace accord::test::faults {
namespace {

// A step that is tried again after a failure may find that it was done after all: then it has nothing to do.

RoundId metRound(const Project& project)
{
    return project.rounds().front().id;
}

PersonId annOf(const Project& project)
{
    return project.people().front().id;
}

Result<ItemId> secondItem(Project& project)
{
    ACCORD_TRY(const std::vector<ItemId> items, store::itemsInOrder(project.database(), metRound(project)));
    return items.at(2);
}

Status begins(Project& project)
{
    ACCORD_TRY(const auto running, reconcile::runningMeeting(project, metRound(project)));
    if (running) {
        return {};
    }
    MeetingContent content{metRound(project), "Tuesday", "pending", 30, {}};
    for (const Person& person : project.people()) {
        content.takingPart.push_back(person.id);
    }
    const auto begun = reconcile::beginMeeting(project, annOf(project), content);
    return begun.ok() ? Status() : Status(begun.error());
}

Status ends(Project& project)
{
    ACCORD_TRY(const auto running, reconcile::runningMeeting(project, metRound(project)));
    return running ? reconcile::endMeeting(project, *running, annOf(project)) : Status();
}

Status opens(Project& project)
{
    ACCORD_TRY(const ItemId item, secondItem(project));
    const auto opened = reconcile::openSecondVotes(project, {metRound(project), {item}, annOf(project), {}, {}});
    return opened.ok() ? Status() : Status(opened.error());
}

Result<SecondVote> newest(Project& project)
{
    ACCORD_TRY(const ItemId item, secondItem(project));
    ACCORD_TRY(const auto vote, reconcile::newestSecondVote(project, metRound(project), item));
    return vote ? Result<SecondVote>(*vote)
                : Result<SecondVote>(Error{Errc::NotFound, Reason::SecondVoteNotFound, {"?"}});
}

Operation::Step votes(std::size_t person)
{
    return [person](Project& project) -> Status {
        ACCORD_TRY(const SecondVote vote, newest(project));
        ACCORD_TRY(const Category category, project.categoryCoded("A.2"));
        return reconcile::cast(project, vote.id, project.people().at(person).id,
                               {Verdict::Category, category.id, Exclusion::None, "seen again"});
    };
}

Status reveals(Project& project)
{
    ACCORD_TRY(const SecondVote vote, newest(project));
    return vote.state == SecondVoteState::Open ? reconcile::reveal(project, vote.id, annOf(project), false) : Status();
}

Status decidesByVote(Project& project)
{
    ACCORD_TRY(const SecondVote vote, newest(project));
    ACCORD_TRY(const Category category, project.categoryCoded("A.2"));
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = Verdict::Category;
    content.category = category.id;
    content.method = Method::SecondVote;
    content.secondVote = vote.id;
    content.takingPart = vote.takingPart;
    content.reason = "as all voted";
    return reconcile::decide(project, metRound(project), annOf(project), {{vote.item, content}});
}

Status proposes(Project& project)
{
    ACCORD_TRY(const auto known, taxonomy::proposals(project, annOf(project)));
    if (!known.empty()) {
        return {};
    }
    ACCORD_TRY(const Category parent, project.categoryCoded("A"));
    ACCORD_TRY(const ItemId item, secondItem(project));
    taxonomy::NewProposal proposal;
    proposal.content.category = parent.uuid;
    proposal.content.name = "Licences";
    proposal.content.definition = "What may be used for what.";
    proposal.by = annOf(project);
    proposal.items = {item};
    const auto made = taxonomy::propose(project, proposal);
    return made.ok() ? Status() : Status(made.error());
}

Operation::Step isFor(std::size_t person)
{
    return [person](Project& project) -> Status {
        ACCORD_TRY(const auto known, taxonomy::proposals(project, annOf(project)));
        Opinion opinion;
        opinion.by = project.people().at(person).id;
        opinion.stance = Stance::For;
        return taxonomy::giveOpinion(project, known.at(0).proposal.id, opinion);
    };
}

Status accepts(Project& project)
{
    ACCORD_TRY(const auto known, taxonomy::proposals(project, annOf(project)));
    if (!known.at(0).proposal.open()) {
        return {};
    }
    const auto accepted = taxonomy::accept(project, known.at(0).proposal.id, annOf(project));
    return accepted.ok() ? Status() : Status(accepted.error());
}

Status savesFilter(Project& project)
{
    return reconcile::saveFilter(project, {"flagged ones", "pending flagged"});
}

void withSecondVote(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(opens(project));
}

void withProposal(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(proposes(project));
}

// A copy in which people voted again, while somebody labelled here.
void withCopyThatMet(const AssignmentDraft& scene)
{
    prepareProject(scene);
    Project project = must(Project::open(scene.project()));
    must(sqlite::copyDatabase(project.database(), scene.folder / "copy.accord"));
    Project copy = must(Project::open(scene.folder / "copy.accord"));
    must(opens(copy));
    for (std::size_t person = 0; person < copy.people().size(); ++person) {
        must(votes(person)(copy));
    }
    must(reveals(copy));
    must(proposes(copy));
    must(savesFilter(project));
}

Status mergesMeeting(Project& project)
{
    NoProgress progress;
    const std::vector<std::filesystem::path> files{project.file().parent_path() / "copy.accord"};
    const auto report = exchange::merge(project, files, {}, progress, {});
    return report.ok() ? Status() : Status(report.error());
}

} // namespace

std::vector<Operation> meetingOperations()
{
    return {
        {"begin and end a meeting", prepareProject, {begins, ends}, false, {}},
        {"open a second vote", prepareProject, {opens}, false, {}},
        {"vote, reveal, decide", withSecondVote, {votes(0), votes(1), votes(2), reveals, decidesByVote}, false, {}},
        {"propose a category", prepareProject, {proposes}, false, {}},
        {"agree with a proposal and accept it", withProposal, {isFor(1), isFor(2), accepts}, false, {}},
        {"merge a copy in which people voted", withCopyThatMet, {mergesMeeting}, false, {}},
        {"save a filter", prepareProject, {savesFilter}, false, {}},
    };
}

} // namespace accord::test::faults
