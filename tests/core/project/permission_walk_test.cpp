// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/duplicates.h"
#include "core/collect/fetch/fetch.h"
#include "core/collect/selection/relevance.h"
#include "core/collect/selection/selection.h"
#include "core/collect/sources.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/package.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/project/permission.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/rules.h"
#include "core/reconcile/saved_filters.h"
#include "core/reconcile/second_votes.h"
#include "core/store/events/identities.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/study/assignment/changes.h"
#include "core/study/gate/evaluate.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "core/study/settings.h"
#include "core/study/training.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/proposals.h"
#include "core/taxonomy/rule.h"
#include "core/taxonomy/versions.h"
#include "tests/core/events.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

using namespace accord;
using test::inOne;
using test::must;
using test::written;
namespace fs = std::filesystem;

// Every use case that writes, done by people of every standing in a round in every state, on a copy of a project that
// has what it needs; what happens is compared with the table of core/project/permission.h.
namespace {

enum Who : std::size_t { Lead, Manager, Annotator, Observer, Gone, kPeople };

const std::map<Who, std::string> kStandings{{Lead, "a lead"},
                                            {Manager, "a lead who does not label"},
                                            {Annotator, "an annotator"},
                                            {Observer, "an observer"},
                                            {Gone, "somebody who left"}};

struct Situation
{
    std::string name;
    RoundState state = RoundState::Running;
    bool blind = false;
    bool package = false; ///< of the annotator
};

const std::vector<Situation>& situations()
{
    static const std::vector<Situation> all{{"a draft", RoundState::Draft},
                                            {"a running round", RoundState::Running},
                                            {"a blind round", RoundState::Running, true},
                                            {"a closed round", RoundState::Closed},
                                            {"a reconciled round", RoundState::Reconciled},
                                            {"a package", RoundState::Running, false, true},
                                            {"a blind round in a package", RoundState::Running, true, true}};
    return all;
}

/// A project in which everything can be done that somebody may do.
struct Stage : test::Sample
{
    explicit Stage(const Situation& situation, RoundPurpose purpose)
        : Sample(kPeople, 6)
    {
        give(Annotator, 0, "A.1");
        give(Lead, 0, "A.1");
        setPerson(Lead, [](Person& person) { person.role = Role::Lead; });
        setPerson(Manager, [](Person& person) {
            person.role = Role::Lead;
            person.labels = false;
        });
        must(reconcile::decide(project, round, people[Lead], {reconcile::Decided{items[0], decided("A.1")}}));
        (void)must(reconcile::openSecondVotes(project, {round, {items[1]}, people[Lead], {}, people}));
        vote = must(reconcile::newestSecondVote(project, round, items[1]))->id;
        meeting = must(reconcile::beginMeeting(project, people[Lead], {round, "Tuesday", {}, 30, {people[Lead]}}));
        must(taxonomy::setRule(project, people[Lead], must(taxonomy::parseRule("at-least=1"))));
        proposal = must(taxonomy::propose(project, wish("Drift", people[Lead])));
        setPerson(Observer, [](Person& person) { person.role = Role::Observer; });
        setPerson(Gone, [](Person& person) { person.left = "2026-02-03T04:05:06Z"; });
        Round changed = *project.round(round);
        changed.state = situation.state;
        changed.purpose = purpose;
        written(project, [&](store::EventWriter& events) -> Status {
            ACCORD_CHECK(store::writeRound(events, people[Lead], changed));
            ACCORD_CHECK(store::setBlind(project.database(), round, situation.blind));
            return situation.package ? store::setProjectValue(project.database(), "package_for",
                                                              project.person(people[Annotator])->uuid.text())
                                     : Status();
        });
    }

    void setPerson(Who who, const std::function<void(Person&)>& change)
    {
        Person person = *project.person(people[who]);
        change(person);
        written(project, [&](store::EventWriter& events) { return store::writePerson(events, people[Lead], person); });
    }

    [[nodiscard]] taxonomy::NewProposal wish(const std::string& name, PersonId by) const
    {
        taxonomy::NewProposal made;
        made.content.name = name;
        made.content.definition = "Results differ.";
        made.content.category = project.taxonomy()->findCode("B")->uuid;
        made.by = by;
        made.asked = {by};
        return made;
    }

    [[nodiscard]] DecisionContent byRule() const
    {
        DecisionContent content;
        content.state = DecisionState::Decided;
        content.verdict = Verdict::Category;
        content.category = category("A.1");
        content.source = DecisionSource::Rule;
        content.rule = "majority";
        return content;
    }

    /// A label of A.2 for the third item, by somebody of that name; or the decision.
    [[nodiscard]] exchange::LabelPlan plan(const std::string& name, bool decision) const
    {
        exchange::LabelPlan plan;
        const int person = plan.personNumber(name);
        const int item = plan.itemNumber(test::sampleLink(3), 1);
        if (decision) {
            DecisionContent content = decided("A.2");
            content.source = DecisionSource::Import;
            content.method = Method::None;
            plan.decisions.push_back({item, person, content, {}});
        } else {
            plan.labels.push_back({item, person, labelled("A.2"), 0, {}});
        }
        return plan;
    }

    [[nodiscard]] std::string nameOf(PersonId id) const { return project.nameOf(id); }

    Uuid vote;
    Uuid proposal;
    Meeting meeting;
};

struct Silent final : collect::FetchWatch
{
    void page(const Source&, const Fetching&, const FetchedCounts&) override {}
    void waits(const Source&, std::int64_t, const std::string&) override {}
};

/// On a copy of the stage's file.
struct AssignmentDraft
{
    const Stage& stage;
    Project& project;
    PersonId by;
};

using Do = std::function<Status(const AssignmentDraft&)>;

struct UseCase
{
    Action action = Action::Label;
    std::string name;
    Do does;
    RoundPurpose purpose = RoundPurpose::Main;
};

template <class T>
Status only(const Result<T>& result)
{
    return result.ok() ? Status() : Status(result.error());
}

NoProgress& quiet()
{
    static NoProgress progress;
    return progress;
}

std::vector<reconcile::Decided> one(ItemId item, const DecisionContent& content)
{
    return {reconcile::Decided{item, content}};
}

std::vector<UseCase> ofLabelling()
{
    return {
        {Action::Label, "give",
         [](const AssignmentDraft& s) {
             return labelling::submitLabel(s.project,
                                           {s.stage.round, s.stage.items[2], s.by, s.stage.labelled("A.1"), 1});
         }},
        {Action::ImportOwnLabels, "writeLabels",
         [](const AssignmentDraft& s) {
             return only(exchange::writeLabels(s.project, s.stage.plan(s.stage.nameOf(s.by), false), "Main", "own.csv",
                                               quiet(), {}, s.by));
         }},
        {Action::ImportLabels, "writeLabels",
         [](const AssignmentDraft& s) {
             return only(exchange::writeLabels(s.project, s.stage.plan("Nora Berg", false), "Main", "labels.csv",
                                               quiet(), {}, s.by));
         }},
        {Action::ImportDecisions, "writeLabels",
         [](const AssignmentDraft& s) {
             return only(exchange::writeLabels(s.project, s.stage.plan(s.stage.nameOf(s.by), true), "Main",
                                               "decisions.csv", quiet(), {}, s.by));
         }},
        {Action::ImportIssues, "importIssues",
         [](const AssignmentDraft& s) {
             return only(exchange::importIssues(s.project, {}, exchange::Malformed::Refuse, quiet(), {}, s.by));
         }},
        {Action::ImportIssues, "importLinks",
         [](const AssignmentDraft& s) {
             return only(exchange::importLinks(s.project, {}, exchange::Malformed::Refuse, quiet(), {}, s.by));
         }},
    };
}

std::vector<UseCase> ofReconciling()
{
    return {
        {Action::OpenSecondVote, "openSecondVotes",
         [](const AssignmentDraft& s) {
             return only(
                 reconcile::openSecondVotes(s.project, {s.stage.round, {s.stage.items[3]}, s.by, {}, s.stage.people}));
         }},
        {Action::Vote, "cast",
         [](const AssignmentDraft& s) {
             return reconcile::cast(s.project, s.stage.vote, s.by,
                                    {Verdict::Category, s.stage.category("A.1"), {}, {}});
         }},
        {Action::EndSecondVote, "callOff",
         [](const AssignmentDraft& s) { return reconcile::callOff(s.project, s.stage.vote, s.by); }},
        {Action::Decide, "decide",
         [](const AssignmentDraft& s) {
             return reconcile::decide(s.project, s.stage.round, s.by, one(s.stage.items[2], s.stage.decided("A.1")));
         }},
        {Action::OpenAgain, "decide",
         [](const AssignmentDraft& s) {
             return reconcile::decide(s.project, s.stage.round, s.by, one(s.stage.items[0], {}));
         }},
        {Action::DecideByRule, "apply",
         [](const AssignmentDraft& s) {
             reconcile::RulePreview preview;
             preview.rule = "majority";
             preview.decisions.push_back({s.stage.items[2], s.stage.category("A.1")});
             return only(reconcile::apply(s.project, s.stage.round, s.by, preview));
         }},
        {Action::DecideByRule, "applyForGood",
         [](const AssignmentDraft& s) {
             reconcile::RulePreview preview;
             preview.rule = "majority";
             preview.decisions.push_back({s.stage.items[2], s.stage.category("A.1")});
             return only(reconcile::applyForGood(s.project, s.stage.round, s.by, preview));
         }},
        {Action::DecideByRule, "putBack",
         [](const AssignmentDraft& s) {
             return only(reconcile::putBack(s.project, s.stage.round, s.by, one(s.stage.items[2], {}),
                                            one(s.stage.items[2], s.stage.byRule())));
         }},
        {Action::HoldMeeting, "changeMeeting",
         [](const AssignmentDraft& s) {
             MeetingContent content = s.stage.meeting.content;
             content.minutes = 45;
             return reconcile::changeMeeting(s.project, s.stage.meeting, s.by, content);
         }},
        {Action::EndMeeting, "endMeeting",
         [](const AssignmentDraft& s) { return reconcile::endMeeting(s.project, s.stage.meeting, s.by); }},
        {Action::SaveFilter, "saveFilter",
         [](const AssignmentDraft& s) {
             return reconcile::saveFilter(s.project, {"worst", "all"}, s.by);
         }},
    };
}

std::vector<UseCase> ofTheCodebook()
{
    const auto open = [](const AssignmentDraft& s, const char* rule, PersonId by) {
        must(taxonomy::setRule(s.project, by, must(taxonomy::parseRule(rule))));
    };
    return {
        {Action::Propose, "propose",
         [](const AssignmentDraft& s) { return only(taxonomy::propose(s.project, s.stage.wish("Noise", s.by))); }},
        {Action::Propose, "support",
         [](const AssignmentDraft& s) {
             return taxonomy::support(s.project, s.stage.proposal, s.by, s.stage.items[2]);
         }},
        {Action::GiveOpinion, "giveOpinion",
         [](const AssignmentDraft& s) {
             return taxonomy::giveOpinion(s.project, s.stage.proposal, {s.by, Stance::For, {}, {}, {}});
         }},
        {Action::EndProposal, "accept",
         [](const AssignmentDraft& s) { return only(taxonomy::accept(s.project, s.stage.proposal, s.by)); }},
        {Action::EndProposalAsLead, "reject",
         [open](const AssignmentDraft& s) {
             if (s.project.packagedFor().isNull()) {
                 open(s, "lead", s.stage.people[Lead]);
             }
             return taxonomy::reject(s.project, s.stage.proposal, s.by, "too rare");
         }},
        {Action::KeepDraft, "keepDraft",
         [](const AssignmentDraft& s) { return taxonomy::keepDraft(s.project, s.by, "retire A.2\n"); }},
        {Action::EditCodebook, "applyEdits",
         [](const AssignmentDraft& s) {
             return only(taxonomy::applyEdits(s.project, must(taxonomy::parseEdits("retire A.2\n")), s.by, {}));
         }},
        {Action::ImportCodebook, "importTaxonomyText",
         [](const AssignmentDraft& s) {
             return only(exchange::importTaxonomyText(s.project, test::sampleTaxonomy(), "sample.json", s.by));
         }},
        {Action::SetProposalRule, "setRule",
         [](const AssignmentDraft& s) {
             return taxonomy::setRule(s.project, s.by, must(taxonomy::parseRule("majority")));
         }},
    };
}

std::vector<UseCase> ofPeople()
{
    return {
        {Action::AddPerson, "addPerson",
         [](const AssignmentDraft& s) {
             study::PersonContent content;
             content.name = "Nora Berg";
             return only(study::addPerson(s.project, s.by, content));
         }},
        {Action::EditPerson, "editPerson",
         [](const AssignmentDraft& s) {
             study::PersonContent content = study::contentOf(*s.project.person(s.stage.people[Annotator]));
             content.name = "Somebody Else";
             return only(study::editPerson(s.project, s.by, s.stage.people[Annotator], content));
         }},
        {Action::EditPerson, "joinPeople",
         [](const AssignmentDraft& s) {
             return study::joinPeople(s.project, s.by, s.stage.people[Observer], s.stage.people[Annotator]);
         }},
        {Action::EditPerson, "separatePeople",
         [](const AssignmentDraft& s) {
             const store::SamePerson pair{newUuid(), s.project.person(s.stage.people[Annotator])->uuid};
             written(s.project, [&](store::EventWriter& events) {
                 return store::writeSamePerson(events, s.stage.people[Lead], pair, true);
             });
             return study::separatePeople(s.project, s.by, pair.first, pair.second);
         }},
        {Action::EditOwnPerson, "editPerson",
         [](const AssignmentDraft& s) {
             study::PersonContent content = study::contentOf(*s.project.person(s.by));
             content.initials = "XY";
             return only(study::editPerson(s.project, s.by, s.by, content));
         }},
        {Action::LeaveStudy, "leave", [](const AssignmentDraft& s) { return study::leave(s.project, s.by, s.by); }},
        {Action::EditSettings, "changeSettings",
         [](const AssignmentDraft& s) {
             StudySettings settings = s.project.settings();
             settings.training.items = 7;
             return study::changeSettings(s.project, s.by, settings);
         }},
    };
}

// The items of a round that is ready: what of a draft goes out is asked for by its name.
Status handOut(const AssignmentDraft& s, PersonId person)
{
    const std::filesystem::path file = s.stage.folder / (newUuid().text() + ".accord");
    return only(exchange::writePackage(s.project, {person, s.stage.round, {}, s.by}, file, quiet(), {}));
}

std::vector<UseCase> ofRounds()
{
    return {
        {Action::CreateRound, "createRound",
         [](const AssignmentDraft& s) {
             study::RoundContent content;
             content.name = "Next";
             return only(study::createRound(s.project, s.by, content, must(study::everyIssue(s.project)), quiet(), {}));
         }},
        {Action::CreateRound, "startRound",
         [](const AssignmentDraft& s) {
             study::RoundPlan plan;
             plan.name = "Next";
             return only(study::startRound(s.project, plan, s.by));
         }},
        {Action::EditRound, "editRound",
         [](const AssignmentDraft& s) {
             study::RoundContent content = study::contentOf(*s.project.round(s.stage.round));
             content.name = "First";
             return study::editRound(s.project, s.by, s.stage.round, content);
         }},
        {Action::DeleteRound, "deleteRound",
         [](const AssignmentDraft& s) { return study::deleteRound(s.project, s.by, s.stage.round); }},
        {Action::AddItems, "addItems",
         [](const AssignmentDraft& s) {
             const IssueId issue = must(store::itemById(s.project.database(), s.stage.items[0]))->issue;
             return only(study::addItems(s.project, s.by, s.stage.round, {{{issue, 2}}, {}}, quiet(), {}));
         }},
        {Action::StartRound, "startRound",
         [](const AssignmentDraft& s) { return study::startRound(s.project, s.by, s.stage.round); }},
        {Action::CloseRound, "closeRound",
         [](const AssignmentDraft& s) { return only(study::closeRound(s.project, s.by, s.stage.round)); }},
        {Action::LiftBlind, "liftBlind",
         [](const AssignmentDraft& s) {
             return study::liftBlind(s.project, s.by, s.stage.round, "everybody is done");
         }},
        {Action::MarkReconciled, "markReconciled",
         [](const AssignmentDraft& s) { return study::markReconciled(s.project, s.by, s.stage.round); }},
        {Action::UseNewestCodebook, "useNewestCodebook",
         [](const AssignmentDraft& s) { return only(study::useNewestCodebook(s.project, s.by, s.stage.round)); }},
        {Action::Assign, "planJoin",
         [](const AssignmentDraft& s) -> Status {
             ACCORD_TRY(const study::Assignment plan,
                        study::planJoin(s.project, s.by, s.stage.round, {s.stage.people[Manager], 1}));
             return study::apply(s.project, s.by, plan);
         }},
        {Action::HandOutOwn, "writePackage for oneself", [](const AssignmentDraft& s) { return handOut(s, s.by); }},
        {Action::HandOut, "writePackage for another",
         [](const AssignmentDraft& s) {
             return handOut(s, s.stage.people[s.by == s.stage.people[Annotator] ? Lead : Annotator]);
         }},
        {Action::SetCriteria, "setGate",
         [](const AssignmentDraft& s) {
             return study::setGate(s.project, s.stage.round, "theme fleiss-kappa >= 0.7", s.by);
         }},
        {Action::RecordOutcome, "recordGate",
         [](const AssignmentDraft& s) {
             return only(study::recordGate(s.project, s.stage.round, s.by, GateVerdict::Go, "so it is"));
         }},
        {Action::EditReferences, "setReference",
         [](const AssignmentDraft& s) {
             study::ReferenceLabel reference;
             reference.item = s.stage.items[2];
             reference.category = s.stage.category("A.1");
             reference.explanation = "It asks how.";
             reference.by = s.by;
             return study::setReference(s.project, s.stage.round, reference);
         },
         RoundPurpose::Training},
    };
}

std::vector<UseCase> ofCollecting()
{
    return {
        {Action::EditSource, "saveSource",
         [](const AssignmentDraft& s) {
             return only(collect::saveSource(s.project, s.by, must(collect::parseSource("vllm-project/vllm"))));
         }},
        {Action::Fetch, "fetch",
         [](const AssignmentDraft& s) {
             Silent silent;
             return only(collect::fetch(s.project, {}, collect::Network{}, silent, {}, s.by));
         }},
        {Action::Select, "importSelected",
         [](const AssignmentDraft& s) { return only(collect::importSelected(s.project, {}, quiet(), {}, s.by)); }},
        {Action::JudgeFindings, "sayPair",
         [](const AssignmentDraft& s) {
             const IssueId one = must(store::itemById(s.project.database(), s.stage.items[0]))->issue;
             const IssueId other = must(store::itemById(s.project.database(), s.stage.items[1]))->issue;
             return collect::sayPair(s.project, s.by, one, other, collect::PairVerdict::Same);
         }},
        {Action::JudgeFindings, "sayRelevance",
         [](const AssignmentDraft& s) {
             const IssueId one = must(store::itemById(s.project.database(), s.stage.items[0]))->issue;
             return collect::sayRelevance(s.project, s.by, "leak", one, Relevance::Relevant);
         }},
    };
}

std::vector<UseCase> everyUseCase()
{
    std::vector<UseCase> all;
    for (auto part : {ofLabelling(), ofReconciling(), ofTheCodebook(), ofPeople(), ofRounds(), ofCollecting()}) {
        std::ranges::move(part, std::back_inserter(all));
    }
    return all;
}

// Of two use cases it depends on more than the table knows what they are: a reference of an open round could be read
// before labelling, and is refused to everybody; and before a round is reconciled everybody who decides opens again.
bool isLeftOut(const UseCase& useCase, const Situation& situation)
{
    if (useCase.action == Action::OpenAgain) {
        return situation.state != RoundState::Reconciled;
    }
    return useCase.action == Action::EditReferences && !situation.blind &&
           (situation.state == RoundState::Draft || situation.state == RoundState::Running);
}

/// Copies of one stage, a fresh one for whatever changes it.
class Copies
{
public:
    explicit Copies(const Stage& stage)
        : m_stage(stage)
    {}

    Status run(const UseCase& useCase, PersonId by, bool changes)
    {
        if (!m_project) {
            const fs::path file = m_stage.folder / ("copy" + std::to_string(++m_count) + ".accord");
            fs::copy_file(m_stage.file, file);
            m_project = must(Project::open(file));
        }
        const Status done = useCase.does({m_stage, *m_project, by});
        if (changes || done.ok()) {
            m_project.reset();
        }
        return done;
    }

private:
    const Stage& m_stage;
    int m_count = 0;
    std::optional<Project> m_project;
};

DenialReason reasonFor(const Stage& stage, const UseCase& useCase, PersonId by)
{
    // Leads import whatever labels, their own too.
    const bool any = useCase.action == Action::ImportOwnLabels && stage.project.mayLead(by);
    return denial(stage.project, by, any ? Action::ImportLabels : useCase.action, stage.round);
}

void walk(const Situation& situation, RoundPurpose purpose, const std::vector<UseCase>& useCases)
{
    Stage stage(situation, purpose);
    // Into the file itself, so that it can be copied.
    must(stage.project.database().execute("PRAGMA wal_checkpoint(TRUNCATE)"));
    Copies copies(stage);
    for (const UseCase& useCase : useCases) {
        if (useCase.purpose != purpose || isLeftOut(useCase, situation)) {
            continue;
        }
        for (const auto& [who, standing] : kStandings) {
            const PersonId by = stage.people[who];
            const DenialReason wanted = reasonFor(stage, useCase, by);
            const Status done = copies.run(useCase, by, wanted == DenialReason::None);
            INFO(useCase.name << " as " << toString(useCase.action) << " by " << standing << " in " << situation.name);
            INFO(
                (done.ok() ? std::string("done") : done.error().argument(0) + ": " + accord::test::said(done.error())));
            CHECK(done.ok() == (wanted == DenialReason::None));
            if (!done.ok()) {
                CHECK(done.error().code == Errc::NotPermitted);
            }
            if (!done.ok() && wanted == DenialReason::OnlyLead) {
                CHECK(accord::test::says(done.error(), "Only a lead can do this. Leads are: Person 1, Person 2"));
            }
        }
    }
}

} // namespace

TEST_CASE("Permission: every use case that writes does what the table says", "[project]")
{
    const std::vector<UseCase> useCases = everyUseCase();
    for (const Situation& situation : situations()) {
        walk(situation, RoundPurpose::Main, useCases);
        walk(situation, RoundPurpose::Training, useCases);
    }
}

TEST_CASE("Permission: nothing of the table is left out of the walk", "[project]")
{
    // Merging has a test of its own, with copies of a project.
    std::map<Action, std::string> walked{{Action::Merge, "merge"}, {Action::TakeFromCopy, "merge"}};
    for (const UseCase& useCase : everyUseCase()) {
        walked[useCase.action] = useCase.name;
    }
    for (const PermissionRule& rule : permissionRules()) {
        INFO(toString(rule.action));
        CHECK(&permissionRule(rule.action) == &rule);
        CHECK(walked.contains(rule.action));
    }
}

TEST_CASE("Permission: a lead opens a decision of a reconciled round again, and then it is decided anew", "[project]")
{
    Stage stage({"a reconciled round", RoundState::Reconciled}, RoundPurpose::Main);
    const auto decide = [&](Who who, const DecisionContent& content) {
        return reconcile::decide(stage.project, stage.round, stage.people[who], one(stage.items[0], content));
    };
    const std::string stays = "is reconciled, and what was decided stays unless a lead opens it again";
    CHECK(accord::test::says(decide(Annotator, stage.decided("A.2")).error(), stays));
    CHECK(accord::test::says(decide(Lead, stage.decided("A.2")).error(), stays));
    CHECK(accord::test::says(decide(Annotator, {}).error(), "Only a lead can do this. Leads are: Person 1, Person 2"));
    must(decide(Lead, {}));
    must(decide(Annotator, stage.decided("A.2")));
    CHECK(accord::test::says(decide(Annotator, stage.decided("A.1")).error(), stays));

    // A file brings none either, in whoever's name.
    NoProgress progress;
    const auto brought = exchange::writeLabels(stage.project, stage.plan("Person 1", true), "Main", "d.csv", progress,
                                               {}, stage.people[Lead]);
    CHECK(accord::test::says(brought.error(), stays));
}

TEST_CASE("Permission: who did it, when and why is kept of a blind that was lifted", "[project]")
{
    Stage stage({"a blind round", RoundState::Running, true}, RoundPurpose::Main);
    const PersonId lead = stage.people[Lead];
    CHECK(study::liftBlind(stage.project, lead, stage.round, "  ").error().code == Errc::Invalid);
    CHECK(study::liftBlind(stage.project, stage.people[Annotator], stage.round, "let me see").error().code ==
          Errc::NotPermitted);
    CHECK(stage.project.round(stage.round)->blind);
    const auto lifted = [&stage] {
        return must(
            stage.project.database()
                .query("SELECT person_id FROM event WHERE at <> '' AND kind = 'round' AND round_id = :round AND "
                       "detail LIKE '%everybody is done%'")
                .bind(":round", stage.round)
                .all<PersonId>());
    };
    CHECK(lifted().empty());
    must(study::liftBlind(stage.project, lead, stage.round, "everybody is done"));
    CHECK_FALSE(stage.project.round(stage.round)->blind);
    must(study::liftBlind(stage.project, lead, stage.round, "again")); // nothing to lift
    CHECK(lifted() == std::vector<PersonId>{lead});
}

TEST_CASE("Permission: the rule of proposals is kept in the log", "[project]")
{
    Stage stage({"a running round", RoundState::Running}, RoundPurpose::Main);
    const auto settingsEvents = [&] {
        return must(stage.project.database().number("SELECT count(*) FROM event WHERE kind = 'settings'"));
    };
    const std::int64_t before = settingsEvents();
    must(taxonomy::setRule(stage.project, stage.people[Lead], must(taxonomy::parseRule("majority"))));
    CHECK(settingsEvents() == before + 1);
    CHECK(taxonomy::ruleText(must(taxonomy::currentRule(stage.project))) == "majority");
    // Other settings leave it alone.
    StudySettings settings;
    settings.reasons = stage.project.settings().reasons;
    must(study::changeSettings(stage.project, stage.people[Lead], settings));
    CHECK(taxonomy::ruleText(must(taxonomy::currentRule(stage.project))) == "majority");
}

TEST_CASE("Permission: nobody in particular writes once a project has a lead", "[project]")
{
    Stage stage({"a running round", RoundState::Running}, RoundPurpose::Main);
    for (const PermissionRule& rule : permissionRules()) {
        INFO(toString(rule.action));
        CHECK(denial(stage.project, {}, rule.action) ==
              (rule.rank == Rank::Lead ? DenialReason::OnlyLead : DenialReason::Nobody));
        CHECK_FALSE(permit(stage.project, {}, rule.action).ok());
        CHECK(denial(stage.project, PersonId{4711}, rule.action) == DenialReason::UnknownPerson);
        CHECK_FALSE(permit(stage.project, PersonId{4711}, rule.action).ok());
    }
}
