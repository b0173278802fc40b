// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/consensus.h"
#include "core/study/screening.h"
#include "core/study/settings.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"

#include <cmath>

using namespace accord;
using test::errorOf;
using test::must;
using test::notForStudy;
using test::StudySample;

TEST_CASE("Where nobody said of an item that it is not for the study, no share of false positives is known")
{
    StudySample study(2, 4);
    study.give(0, 0, "A.1");
    study.give(1, 0, "A.1");
    CHECK_FALSE(must(study::screening(study.project, study.round)).all.rate());
    study.give(0, 1, notForStudy(Exclusion::OffTopic));
    const study::Screening screened = must(study::screening(study.project, study.round));
    CHECK(screened.all.rate() == 0.0);
    for (const study::ScreeningRow& row : screened.repositories) {
        CHECK(row.rate() == 0.0);
    }
}

TEST_CASE("All must agree to exclude; otherwise the item goes to Reconcile")
{
    StudySample study(3, 6); // odd places are in toolkit/odd, even ones in toolkit/even
    for (int person = 0; person < 3; ++person) {
        study.give(person, 0, notForStudy(person == 0 ? Exclusion::Unusable : Exclusion::OffTopic));
        study.give(person, 1, "A.1");
        if (person < 2) {
            study.give(person, 2, notForStudy(Exclusion::OffTopic));
            study.give(person, 3, notForStudy(Exclusion::OffTopic));
        }
    }
    study.give(2, 2, "B.1");
    study.give(0, 4, notForStudy(Exclusion::OffTopic));
    study.give(1, 4, notForStudy(Exclusion::OffTopic));
    study.give(2, 4, test::cannotTell());

    auto found = must(study::screening(study.project, study.round));
    CHECK(found.all.collected == 6);
    CHECK(found.all.excluded == 1);
    CHECK(found.all.disputed == 1);
    CHECK(found.all.open == 2);
    CHECK(found.all.byDecision == 0);
    CHECK(found.all.reasons == std::map<Exclusion, int>{{Exclusion::OffTopic, 1}}); // two of three
    REQUIRE(found.repositories.size() == 2);
    CHECK(found.repositories[0].repository == "toolkit/even");
    CHECK(found.repositories[0].excluded == 0);
    CHECK(found.repositories[1].excluded == 1);
    CHECK(found.repositories[1].rate().value() == Approx(1.0 / 3));

    // What is disputed is a conflict across types for Reconcile, and what all agree on is none.
    const LabelMatrix labelMatrix = must(LabelMatrix::load(study.project, study.round));
    CHECK(consensusOf(labelMatrix, 2).agreement == Agreement::Conflict);
    CHECK(consensusOf(labelMatrix, 2).split == Level::Type);
    CHECK(consensusOf(labelMatrix, 0).agreement == Agreement::Unanimous);

    // Decided there, it is out, and another is in against all labels.
    (void)test::inOne(study.project, [&](store::EventWriter& events) -> Result<Event> {
        DecisionContent out;
        out.state = DecisionState::Decided;
        out.verdict = Verdict::NotForStudy;
        out.exclusion = Exclusion::NotAnIssue;
        out.reason = "talked over";
        ACCORD_CHECK(events.append({study.who(0)}, DecisionMade{study.item(2), out}));
        return events.append({study.who(0)}, DecisionMade{study.item(0), study.decided("A.1")});
    });
    found = must(study::screening(study.project, study.round));
    CHECK(found.all.excluded == 1);
    CHECK(found.all.byDecision == 1);
    CHECK(found.all.disputed == 0);
    CHECK(found.all.reasons == std::map<Exclusion, int>{{Exclusion::NotAnIssue, 1}});
}

TEST_CASE("Who is waited for follows the assignment")
{
    StudySample study(3, 4);
    study.hand(0, {0, 1});
    study.hand(1, {0, 2});
    study.give(0, 0, notForStudy(Exclusion::OffTopic));
    study.give(0, 1, notForStudy(Exclusion::OffTopic));
    auto found = must(study::screening(study.project, study.round));
    CHECK(found.all.excluded == 1); // one person alone has the second item
    CHECK(found.all.open == 1);
    study.give(1, 0, notForStudy(Exclusion::Unusable));
    found = must(study::screening(study.project, study.round));
    CHECK(found.all.excluded == 2);
    // One each: the study's order decides.
    CHECK(found.all.reasons == std::map<Exclusion, int>{{Exclusion::OffTopic, 2}});
    StudySettings settings = study.project.settings();
    settings.reasons = {{Exclusion::Unusable, {}}, {Exclusion::OffTopic, {}}};
    must(study::changeSettings(study.project, study.who(0), settings));
    found = must(study::screening(study.project, study.round));
    CHECK(found.all.reasons == std::map<Exclusion, int>{{Exclusion::OffTopic, 1}, {Exclusion::Unusable, 1}});
}

TEST_CASE("Nobody counts false positives of a blind round")
{
    StudySample study(2, 2);
    study.changeRound([](Round& round) { round.blind = true; });
    CHECK(errorOf(study::screening(study.project, study.round)).code == Errc::NotPermitted);
}

TEST_CASE("Rates are those of the study's table")
{
    // Table I of "Understanding LLM-Centric Challenges for Deep Learning Frameworks": labelled issues and the share of
    // false positives among what was collected, in hundredths of a percent. The whole number of excluded issues that
    // comes nearest gives the printed share where the table divides by what was collected.
    struct Line
    {
        int labelled;
        int excluded;
        int rate;
    };
    for (const Line& line : {Line{4181, 1315, 2393}, Line{2424, 1147, 3212}, Line{3014, 274, 833},
                             Line{13546, 1462, 974}, Line{38742, 4882, 1119}}) {
        study::ScreeningRow row;
        row.collected = line.labelled + line.excluded;
        row.excluded = line.excluded;
        row.screened = true;
        CHECK(std::lround(10000 * row.rate().value()) == line.rate);
    }
}
