// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/project/feed.h"
#include "core/project/permission.h"
#include "core/reconcile/decisions.h"
#include "core/store/presence.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"
#include "core/study/assignment/changes.h"
#include "core/study/lifecycle.h"
#include "core/study/next_step.h"
#include "core/study/people.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"
#include "core/study/sampling/frame.h"
#include "tests/core/must.h"
#include "tests/core/study/corpus.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

#include <algorithm>

using namespace accord;
using study::RoundContent;
using test::Corpus;
using test::must;

namespace {

Round created(Corpus& corpus, const RoundContent& content)
{
    NoProgress quiet;
    return must(study::createRound(corpus.project, {}, content, must(study::everyIssue(corpus.project)), quiet, {}));
}

RoundContent pilot()
{
    RoundContent content;
    content.name = "Pilot";
    content.purpose = RoundPurpose::Pilot;
    content.gate = "theme fleiss-kappa >= 0.7";
    return content;
}

Round seenByAnother(Project& other, const std::string& name)
{
    must(other.refresh());
    return must(other.roundNamed(name));
}

} // namespace

TEST_CASE("Rounds: a draft is deleted, and what was started is not", "[study]")
{
    Corpus corpus(Corpus::upTo(12));
    Project other = must(Project::open(corpus.project.file()));
    Feed feed = must(Feed::start(other));
    const RoundId id = created(corpus, pilot()).id;
    must(study::deleteRound(corpus.project, {}, id));
    CHECK(corpus.project.round(id) == nullptr);
    CHECK(must(feed.poll(other)).contents); // every open window takes notice
    CHECK(other.round(id) == nullptr);
    CHECK(test::errorOf(study::deleteRound(other, {}, id)).code == Errc::NotFound);
    CHECK(test::errorOf(study::startRound(other, {}, id)).code == Errc::NotFound);
    CHECK(test::errorOf(study::editRound(other, {}, id, pilot())).code == Errc::NotFound);
    CHECK(test::errorOf(permit(other, {}, Action::StartRound, id)).code == Errc::NotFound);
    Project again = must(Project::open(corpus.project.file()));
    CHECK(again.round(id) == nullptr);

    // Its name is free again, and its issues count as such that no round has had.
    study::FrameFilter fresh;
    fresh.notInAnyRound = true;
    NoProgress quiet;
    CHECK(must(study::readFrame(again, fresh, {}, quiet, {})).items.size() == 12);
    const RoundId next = created(corpus, pilot()).id;
    CHECK(must(study::readFrame(corpus.project, fresh, {}, quiet, {})).items.empty());
    must(study::startRound(corpus.project, {}, next));
    const Error error = test::errorOf(study::deleteRound(corpus.project, {}, next));
    CHECK(error.code == Errc::NotPermitted);
    CHECK(accord::test::says(error, "it has started already"));
}

TEST_CASE("Rounds: from draft to reconciled, and never back", "[study]")
{
    Corpus corpus(Corpus::upTo(12));
    Project other = must(Project::open(corpus.project.file()));
    const RoundId id = created(corpus, pilot()).id;
    CHECK(seenByAnother(other, "Pilot").state == RoundState::Draft);
    CHECK(seenByAnother(other, "Pilot").purpose == RoundPurpose::Pilot);
    CHECK(seenByAnother(other, "Pilot").orderSeed > 0);
    CHECK_FALSE(seenByAnother(other, "Pilot").codebook.valid());
    CHECK(test::errorOf(study::closeRound(corpus.project, {}, id)).code == Errc::NotPermitted);

    must(study::startRound(corpus.project, {}, id));
    CHECK(seenByAnother(other, "Pilot").state == RoundState::Running);
    CHECK(seenByAnother(other, "Pilot").codebook == corpus.project.codebook());
    CHECK_FALSE(study::startRound(corpus.project, {}, id).ok());
    CHECK(must(study::useNewestCodebook(corpus.project, {}, id)) == 1);

    const auto items = corpus.itemsOf(id);
    for (std::size_t i = 0; i < 5; ++i) {
        corpus.label(id, corpus.people[0], items[i], "A.1");
        corpus.label(id, corpus.people[1], items[i], i == 0 ? "B.1" : "A.1");
    }
    // "Cannot tell" is still to do for whoever said it, and so it is missing here.
    LabelContent cannotTell;
    cannotTell.verdict = Verdict::CannotTell;
    must(labelling::submitLabel(corpus.project, {id, items[5], corpus.people[0], cannotTell, 0}));
    const auto own = must(study::ownProgress(corpus.project, corpus.people[0]));
    REQUIRE(own.size() == 1);
    CHECK(own[0].done == 5);
    CHECK(own[0].toDo == 7);
    const study::Completeness missing = must(study::closeRound(corpus.project, {}, id));
    CHECK(missing.items == 12);
    CHECK(missing.expected == 36);
    CHECK(missing.missing == 26);
    REQUIRE(missing.people.size() == 3);
    CHECK(missing.people[0] == study::MissingLabels{corpus.people[0], 12, 7});
    CHECK(missing.people[2] == study::MissingLabels{corpus.people[2], 12, 12});
    CHECK(seenByAnother(other, "Pilot").state == RoundState::Closed);
    CHECK_FALSE(seenByAnother(other, "Pilot").blind);

    const Status open = study::markReconciled(corpus.project, {}, id);
    REQUIRE_FALSE(open.ok());
    CHECK(accord::test::says(open.error(), "1 conflicts have no decision"));
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = Verdict::Category;
    content.category = must(corpus.project.categoryCoded("A.1")).id;
    content.reason = "talked over";
    must(reconcile::decide(corpus.project, id, corpus.people[0], {{items[0], content}}));
    must(study::markReconciled(corpus.project, {}, id));
    CHECK(seenByAnother(other, "Pilot").state == RoundState::Reconciled);
    CHECK_FALSE(study::startRound(corpus.project, {}, id).ok());
}

TEST_CASE("Rounds: what is left open for good says why, and for nothing", "[study]")
{
    Corpus corpus(Corpus::upTo(12));
    Project other = must(Project::open(corpus.project.file()));
    const auto closed = [&](const std::string& name, bool disputed) {
        RoundContent content = pilot();
        content.name = name;
        const RoundId id = created(corpus, content).id;
        must(study::startRound(corpus.project, {}, id));
        const auto items = corpus.itemsOf(id);
        corpus.label(id, corpus.people[0], items[0], "A.1");
        corpus.label(id, corpus.people[1], items[0], disputed ? "B.1" : "A.1");
        must(study::closeRound(corpus.project, {}, id));
        return id;
    };
    const RoundId disputed = closed("Disputed", true);
    CHECK(must(study::openConflicts(corpus.project, disputed)) == 1);
    CHECK(test::errorOf(study::markReconciled(corpus.project, {}, disputed, "  ")).code == Errc::NotPermitted);
    CHECK(test::errorOf(study::markReconciled(corpus.project, {}, disputed, std::string(5000, 'x'))).code ==
          Errc::Invalid);
    CHECK(test::errorOf(study::markReconciled(corpus.project, {}, disputed, "\xff")).code == Errc::Invalid);
    CHECK(seenByAnother(other, "Disputed").leftOpen.empty());
    must(study::markReconciled(corpus.project, {}, disputed, " its author deleted it "));
    CHECK(seenByAnother(other, "Disputed").state == RoundState::Reconciled);
    CHECK(seenByAnother(other, "Disputed").leftOpen == "its author deleted it");

    const RoundId agreed = closed("Agreed", false);
    must(study::markReconciled(corpus.project, {}, agreed, "its author deleted it"));
    CHECK(seenByAnother(other, "Agreed").leftOpen.empty());
}

TEST_CASE("Rounds: what comes next, from an empty project to the report", "[study]")
{
    using study::StudyStep;
    Corpus corpus(Corpus::upTo(2));
    const auto next = [&corpus] { return must(study::nextStep(corpus.project)); };
    CHECK(next().step == StudyStep::MakeRound);
    const RoundId id = created(corpus, pilot()).id;
    CHECK(next().step == StudyStep::StartRound);
    CHECK(next().round == id);
    must(study::startRound(corpus.project, {}, id));
    CHECK(next().step == StudyStep::Label);
    const auto items = corpus.itemsOf(id);
    for (const PersonId person : corpus.people) {
        corpus.label(id, person, items[0], person == corpus.people[0] ? "A.1" : "B.1");
        corpus.label(id, person, items[1], "A.1");
    }
    CHECK(next().step == StudyStep::CloseRound);
    must(study::closeRound(corpus.project, {}, id));
    CHECK(next().step == StudyStep::Reconcile);
    must(study::markReconciled(corpus.project, {}, id, "too few words"));
    CHECK(next().step == StudyStep::WriteReport);
    CHECK(next().round == id);
}

TEST_CASE("Rounds: people are added before a round is made", "[study]")
{
    using study::StudyStep;
    const test::TempFolder folder;
    Project project = must(Project::create(folder.path() / "empty.accord", "Empty"));
    CHECK(must(study::nextStep(project)).step == StudyStep::ImportTaxonomy);
    Corpus corpus(Corpus::upTo(2));
    for (std::size_t i = 0; i + 1 < corpus.people.size(); ++i) {
        CHECK(must(study::nextStep(corpus.project)).step == StudyStep::MakeRound);
        must(study::leave(corpus.project, {}, corpus.people[i]));
    }
    CHECK(must(study::nextStep(corpus.project)).step == StudyStep::AddPeople);
}

TEST_CASE("Rounds: a draft is changed as a whole, a running one in name and gate", "[study]")
{
    Corpus corpus(Corpus::upTo(12));
    Round round = created(corpus, pilot());
    CHECK(study::contentOf(round) == pilot());
    RoundContent content = pilot();
    content.name = "  Main  ";
    content.purpose = RoundPurpose::Main;
    content.blind = false;
    content.people = {corpus.people[2], corpus.people[0]};
    content.ownOrder = false;
    must(study::editRound(corpus.project, {}, round.id, content));
    round = *corpus.project.round(round.id);
    CHECK(round.name == "Main");
    CHECK(round.purpose == RoundPurpose::Main);
    CHECK_FALSE(round.blind);
    CHECK(round.people == std::vector{corpus.people[0], corpus.people[2]});
    CHECK(round.orderSeed == 0);

    must(study::startRound(corpus.project, {}, round.id));
    content.name = "Main round";
    content.gate = "theme fleiss-kappa >= 0.8";
    must(study::editRound(corpus.project, {}, round.id, content));
    CHECK(corpus.project.round(round.id)->name == "Main round");
    content.blind = true;
    CHECK(study::editRound(corpus.project, {}, round.id, content).error().code == Errc::NotPermitted);
    CHECK_FALSE(corpus.project.round(round.id)->blind);
}

TEST_CASE("Rounds: names are taken once, and a round needs items", "[study]")
{
    Corpus corpus(Corpus::upTo(12));
    NoProgress quiet;
    (void)created(corpus, pilot());
    RoundContent content = pilot();
    const auto error = [&](const study::RoundItems& items) {
        return test::errorOf(study::createRound(corpus.project, {}, content, items, quiet, {})).code;
    };
    const study::RoundItems all = must(study::everyIssue(corpus.project));
    content.name = "pilot";
    CHECK(error(all) == Errc::Exists);
    content.name = " ";
    CHECK(error(all) == Errc::Invalid);
    content.name = "Second";
    CHECK(error({}) == Errc::NotFound);
    const RoundId second = created(corpus, content).id;
    content.name = "PILOT";
    CHECK(study::editRound(corpus.project, {}, second, content).error().code == Errc::Exists);
}

TEST_CASE("Rounds: only leads run them, once there is one", "[study]")
{
    Corpus corpus(Corpus::upTo(12));
    NoProgress quiet;
    const RoundId id = created(corpus, pilot()).id;
    corpus.makeLead(corpus.people[0]);
    const PersonId other = corpus.people[1];
    CHECK(study::startRound(corpus.project, other, id).error().code == Errc::NotPermitted);
    CHECK(study::editRound(corpus.project, other, id, pilot()).error().code == Errc::NotPermitted);
    CHECK(test::errorOf(study::closeRound(corpus.project, other, id)).code == Errc::NotPermitted);
    CHECK(test::errorOf(study::planAssignment(corpus.project, other, {id}, quiet, {})).code == Errc::NotPermitted);
    must(study::startRound(corpus.project, corpus.people[0], id));
}

TEST_CASE("Rounds: a check round over items of another", "[study]")
{
    Corpus corpus(Corpus::upTo(12));
    NoProgress quiet;
    const RoundId first = corpus.running("First", must(study::everyIssue(corpus.project)));
    const auto items = corpus.itemsOf(first);
    const study::RoundItems some = must(study::issuesOf(corpus.project, std::vector{items[4], items[1], items[4]}));
    CHECK(some.items.size() == 2);
    RoundContent content;
    content.name = "Check";
    content.purpose = RoundPurpose::Check;
    const Round check = must(study::createRound(corpus.project, {}, content, some, quiet, {}));
    CHECK(must(study::issuesOf(corpus.project, corpus.itemsOf(check.id))).items == some.items);
    CHECK(must(study::addItems(corpus.project, {}, check.id, must(study::everyIssue(corpus.project)), quiet, {})) ==
          10);
    CHECK(corpus.itemsOf(check.id).size() == 12);
}

TEST_CASE("Rounds: a large one is written in turns, and the same", "[study]")
{
    Corpus corpus(Corpus::upTo(6000));
    // Two windows are open.
    must(store::heartbeat(corpus.project.database(), {newUuid(), corpus.people[0], 1}));
    must(store::heartbeat(corpus.project.database(), {newUuid(), corpus.people[1], 1}));
    const Round round = created(corpus, pilot());
    CHECK(round.state == RoundState::Draft);
    CHECK(round.gate == pilot().gate);
    CHECK(corpus.itemsOf(round.id).size() == 6000);
    NoProgress quiet;
    std::stop_source stop;
    stop.request_stop();
    RoundContent content = pilot();
    content.name = "Stopped";
    CHECK(test::errorOf(study::createRound(corpus.project, {}, content, must(study::everyIssue(corpus.project)), quiet,
                                           stop.get_token()))
              .code == Errc::Cancelled);
    must(corpus.project.refresh());
    CHECK(corpus.project.rounds().size() == 1);
}

TEST_CASE("Rounds: one that is started at once is in the log like any other, also a large one", "[study]")
{
    const int size = GENERATE(20, 6000);
    Corpus corpus(Corpus::upTo(size));
    study::RoundPlan plan;
    plan.name = "At Once";
    const Round round = must(study::startRound(corpus.project, plan, corpus.people[0]));
    CHECK(corpus.itemsOf(round.id).size() == static_cast<std::size_t>(size));
    const auto history = must(store::roundHistory(corpus.project.database(), round.id));
    REQUIRE(history.size() == 1);
    CHECK(history[0].first == corpus.people[0]);
    CHECK(history[0].second.name == "At Once");
    CHECK(history[0].second.state == RoundState::Running);
    CHECK(history[0].second.blind);
}

TEST_CASE("Rounds: everybody has an order of their own, and repeats come later", "[study]")
{
    Corpus corpus(Corpus::upTo(60));
    study::RoundItems items = must(study::everyIssue(corpus.project));
    for (std::size_t i = 0; i < 20; ++i) {
        items.items.push_back({items.items[i].issue, 2});
    }
    const RoundId round = corpus.running("Pilot", items);
    const auto all = corpus.itemsOf(round);
    const auto orderOf = [&](PersonId person) {
        return must(store::itemsFor(corpus.project.database(), round, person));
    };
    const auto first = orderOf(corpus.people[0]);
    CHECK(first == orderOf(corpus.people[0]));
    CHECK(first != orderOf(corpus.people[1]));
    CHECK(first != all);
    CHECK(std::is_permutation(first.begin(), first.end(), all.begin(), all.end()));
    for (const PersonId person : corpus.people) {
        const auto order = orderOf(person);
        int apart = 0;
        for (std::size_t i = 0; i < 20; ++i) {
            const auto place = std::ranges::find(order, all[i]);
            const auto repeat = std::ranges::find(order, all[60 + i]);
            REQUIRE(place < repeat);
            apart += repeat - place > 5 ? 1 : 0;
        }
        CHECK(apart > 5);
    }
}
