// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/labelling/labelling.h"
#include "core/project/permission.h"
#include "core/store/events/decisions.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "core/study/settings.h"
#include "core/study/training.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"

using namespace accord;
using study::ReferenceLabel;
using test::errorOf;
using test::must;
using test::StudySample;

namespace {

/// A blind training round of six items, led by person 0; ready is who has two of three right down to the theme.
struct Training : StudySample
{
    Training()
        : StudySample(3, 6)
    {
        lead(0);
        changeRound([](Round& changed) {
            changed.purpose = RoundPurpose::Training;
            changed.blind = true;
        });
        StudySettings settings = project.settings();
        settings.training = {Level::Theme, 0.6, 3};
        must(study::changeSettings(project, who(0), settings));
    }

    void say(int person, int place, std::string_view code, const std::string& note = {})
    {
        LabelContent content = labelled(code);
        content.note = note;
        give(person, place, content);
    }
};

ReferenceLabel reference(const Training& training, int place, std::string_view code, const std::string& why)
{
    return {
        training.item(place), Verdict::Category, training.category(code), Exclusion::None, why, training.who(0), {}};
}

} // namespace

TEST_CASE("A reference is hidden until the item is labelled, and then says where one differs and why")
{
    Training training;
    must(study::setReference(training.project, training.round, reference(training, 0, "A.1.i", "It asks how.")));
    CHECK_FALSE(must(study::feedback(training.project, training.round, training.item(0), training.who(1))));
    training.give(1, 0, test::cannotTell());
    CHECK_FALSE(must(study::feedback(training.project, training.round, training.item(0), training.who(1))));
    CHECK(errorOf(study::references(training.project, training.round, training.who(1))).code == Errc::NotPermitted);

    training.say(1, 0, "A.2");
    auto found = must(study::feedback(training.project, training.round, training.item(0), training.who(1)));
    REQUIRE(found);
    CHECK(found->own.category == training.category("A.2"));
    CHECK(found->reference.category == training.category("A.1.i"));
    CHECK(found->reference.explanation == "It asks how.");
    CHECK(found->differs == Level::Theme);
    CHECK_FALSE(found->right);
    CHECK_FALSE(found->changedSince);
    CHECK_FALSE(must(study::feedback(training.project, training.round, training.item(0), training.who(2))));

    // Having seen it does not make it right.
    training.say(1, 0, "A.1.i");
    found = must(study::feedback(training.project, training.round, training.item(0), training.who(1)));
    REQUIRE(found);
    CHECK(found->own.category == training.category("A.2"));
    CHECK(found->changedSince);
    CHECK_FALSE(found->right);

    training.say(2, 0, "A.1.ii");
    found = must(study::feedback(training.project, training.round, training.item(0), training.who(2)));
    CHECK(found->differs == Level::Subtheme);
    CHECK(found->right);
    training.give(0, 1, test::notForStudy(Exclusion::OffTopic));
    must(study::useMyLabels(training.project, training.round, training.who(0)));
    training.say(2, 1, "B.1");
    found = must(study::feedback(training.project, training.round, training.item(1), training.who(2)));
    CHECK(found->differs == Level::Type);
    training.give(1, 1, test::notForStudy(Exclusion::Unusable)); // for another reason, which is no difference
    CHECK_FALSE(must(study::feedback(training.project, training.round, training.item(1), training.who(1)))->differs);
}

TEST_CASE("The lead's own labels become references, with their notes as explanations")
{
    Training training;
    training.say(0, 0, "A.1", "because");
    training.say(0, 1, "B.1");
    training.give(0, 2, test::cannotTell());
    auto made = must(study::useMyLabels(training.project, training.round, training.who(0)));
    CHECK(made.made == 2);
    CHECK(made.replaced == 0);
    CHECK(made.withoutExplanation == 1);
    CHECK(made.leftOut == 4);
    made = must(study::useMyLabels(training.project, training.round, training.who(0)));
    CHECK(made.made == 0);
    training.say(0, 1, "B.2", "slow");
    made = must(study::useMyLabels(training.project, training.round, training.who(0)));
    CHECK(made.made == 1);
    CHECK(made.replaced == 1);
    const auto references = must(study::references(training.project, training.round, training.who(0)));
    REQUIRE(references.size() == 2);
    CHECK(references[1].category == training.category("B.2"));
    CHECK(references[1].explanation == "slow");
    CHECK(errorOf(study::useMyLabels(training.project, training.round, training.who(1))).code == Errc::NotPermitted);
}

TEST_CASE("A lead who does not label does in a training round, so that references can be made of it")
{
    Training training;
    study::PersonContent content = study::contentOf(*training.project.person(training.who(0)));
    content.labels = false;
    (void)must(study::editPerson(training.project, training.who(0), training.who(0), content));
    const auto give = [&] {
        LabelContent label = training.labelled("A.1");
        label.note = "because";
        return labelling::submitLabel(training.project, {training.round, training.item(0), training.who(0), label, 0});
    };
    CHECK(denial(training.project, training.who(0), Action::Label, training.round) == DenialReason::None);
    must(give());
    CHECK(must(study::useMyLabels(training.project, training.round, training.who(0))).made == 1);
    CHECK(must(study::trainingResults(training.project, training.round, training.who(0))).size() == 2);
    training.changeRound([](Round& changed) { changed.purpose = RoundPurpose::Main; });
    CHECK(denial(training.project, training.who(0), Action::Label, training.round) == DenialReason::DoesNotLabel);
    CHECK(errorOf(give()).reason == Reason::LeadDoesNotLabel);
}

TEST_CASE("Decisions of another round become references")
{
    Training training;
    study::RoundPlan plan;
    plan.name = "Earlier";
    plan.blind = false;
    const Round earlier = must(study::startRound(training.project, plan, training.who(0)));
    const auto items = must(store::itemsInOrder(training.project.database(), earlier.id));
    (void)test::inOne(training.project, [&](store::EventWriter& events) {
        return events.append({training.who(0)}, DecisionMade{items[3], training.decided("B.1.i")});
    });
    const auto made = must(study::useDecisionsOf(training.project, training.round, earlier.id, training.who(0)));
    CHECK(made.made == 1);
    CHECK(made.leftOut == 5);
    const auto references = must(study::references(training.project, training.round, training.who(0)));
    REQUIRE(references.size() == 1);
    CHECK(references[0].item == training.item(3));
    CHECK(references[0].explanation == "talked over");
    CHECK(errorOf(study::useDecisionsOf(training.project, training.round, training.round, training.who(0))).code ==
          Errc::Invalid);
    CHECK(errorOf(study::references(training.project, earlier.id, training.who(0))).code == Errc::Invalid);
}

TEST_CASE("Ready is who labelled enough of the references and got enough right")
{
    Training training;
    for (int place = 0; place < 4; ++place) {
        must(study::setReference(training.project, training.round, reference(training, place, "A.1", "so")));
    }
    training.say(1, 0, "A.1");
    training.say(1, 1, "A.1.ii"); // deeper is not otherwise
    CHECK_FALSE(must(study::ownTraining(training.project, training.round, training.who(1))).result.ready);
    training.say(1, 2, "B.1");
    training.say(1, 5, "B.1"); // without a reference
    training.say(2, 0, "A");   // stops above the theme
    training.say(2, 1, "A.2");
    training.say(2, 2, "A.1");
    const auto own = must(study::ownTraining(training.project, training.round, training.who(1)));
    CHECK(own.result.items == 4);
    CHECK(own.result.labelled == 3);
    CHECK(own.result.right == 2);
    CHECK(own.result.ready);
    CHECK(own.items.size() == 3);
    const auto results = must(study::trainingResults(training.project, training.round, training.who(0)));
    REQUIRE(results.size() == 2); // not the lead, who wrote the references
    CHECK(results[0].ready);
    CHECK(results[1].right == 1);
    CHECK_FALSE(results[1].ready);
    CHECK(errorOf(study::trainingResults(training.project, training.round, training.who(1))).code ==
          Errc::NotPermitted);
    const auto hard = must(study::hardItems(training.project, training.round, training.who(0)));
    REQUIRE(hard.size() == 3);
    for (const auto& item : hard) {
        CHECK(item.wrong == 1);
        CHECK(item.labelled == 2);
    }
}

TEST_CASE("References are set in rounds in which nobody sees them before")
{
    Training training;
    ReferenceLabel sound = reference(training, 0, "A.1", "so");
    ReferenceLabel wrong = sound;
    wrong.explanation = " ";
    CHECK(study::setReference(training.project, training.round, wrong).error().code == Errc::Invalid);
    wrong = sound;
    wrong.exclusion = Exclusion::OffTopic;
    CHECK(study::setReference(training.project, training.round, wrong).error().code == Errc::Invalid);
    wrong = sound;
    wrong.by = training.who(1);
    CHECK(study::setReference(training.project, training.round, wrong).error().code == Errc::NotPermitted);
    training.changeRound([](Round& round) { round.blind = false; });
    CHECK(study::setReference(training.project, training.round, sound).error().code == Errc::NotPermitted);
    training.changeRound([](Round& round) { round.state = RoundState::Closed; });
    CHECK(study::setReference(training.project, training.round, sound).ok());
}
