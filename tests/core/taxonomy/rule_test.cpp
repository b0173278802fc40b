// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/transaction.h"
#include "core/store/study/people.h"
#include "core/store/study/settings.h"
#include "core/taxonomy/rule.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

using namespace accord;
using taxonomy::ProposalRule;
using test::must;

namespace {

// Of `asked` people the first ones are for it, the next ones against.
taxonomy::ProposalTally tally(int asked, int inFavour, int against)
{
    Proposal proposal;
    for (int i = 1; i <= asked; ++i) {
        proposal.asked.push_back(PersonId{i});
        if (i <= inFavour + against) {
            proposal.opinions.push_back({PersonId{i}, i <= inFavour ? Stance::For : Stance::Against, {}, {}, {}});
        }
    }
    return taxonomy::tallyOf(proposal, {});
}

bool met(const std::string& rule, int asked, int inFavour, int against)
{
    return isMet(must(taxonomy::parseRule(rule)), tally(asked, inFavour, against));
}

bool hopeless(const std::string& rule, int asked, int inFavour, int against)
{
    return !canBeMet(must(taxonomy::parseRule(rule)), tally(asked, inFavour, against));
}

} // namespace

TEST_CASE("A new category needs what the study asks for")
{
    CHECK(met("unanimous", 3, 3, 0));
    CHECK_FALSE(met("unanimous", 3, 2, 0));
    CHECK_FALSE(met("unanimous", 3, 2, 1));
    CHECK_FALSE(met("unanimous", 0, 0, 0));
    CHECK(met("majority", 5, 3, 2));
    CHECK_FALSE(met("majority", 4, 2, 0));
    CHECK(met("at-least=2", 5, 2, 3));
    CHECK_FALSE(met("at-least=2", 5, 1, 0));
    CHECK(met("lead", 5, 0, 5));

    CHECK(hopeless("unanimous", 3, 2, 1));
    CHECK_FALSE(hopeless("unanimous", 3, 1, 0));
    CHECK(hopeless("majority", 4, 1, 2));
    CHECK_FALSE(hopeless("majority", 5, 1, 2));
    CHECK(hopeless("at-least=3", 4, 0, 2));
    CHECK_FALSE(hopeless("at-least=3", 4, 0, 1));
}

TEST_CASE("Everybody in the project is asked where nobody is named")
{
    test::Sample sample(2);
    Proposal proposal;
    proposal.opinions = {{sample.people[1], Stance::For, {}, {}, {}}};
    const taxonomy::ProposalTally found = taxonomy::tallyOf(proposal, sample.project.people());
    CHECK(found.asked == sample.people);
    CHECK(found.inFavour == std::vector{sample.people[1]});
    CHECK(found.missing == std::vector{sample.people[0]});
}

TEST_CASE("The rule for proposals is the project's, and unanimous unless it says otherwise")
{
    test::Sample sample;
    CHECK(must(taxonomy::currentRule(sample.project)) == ProposalRule{});
    for (const std::string text : {"majority", "lead", "at-least=7", "unanimous"}) {
        must(taxonomy::setRule(sample.project, {}, must(taxonomy::parseRule(text))));
        Project other = test::reopened(sample.project);
        CHECK(ruleText(must(taxonomy::currentRule(other))) == text);
    }
    for (const std::string text :
         {"", "at-least=", "at-least=0", "at-least=-1", "at-least=2x", "at-least=99999999999", "Majority!"}) {
        CHECK(test::errorOf(taxonomy::parseRule(text)).code == Errc::Invalid);
    }
    Person lead = *sample.project.person(sample.people[0]);
    lead.role = Role::Lead;
    test::written(sample.project,
                  [&](store::EventWriter& events) { return store::writePerson(events, lead.id, lead); });
    const ProposalRule majority{ProposalRule::Kind::Majority};
    for (const PersonId by : {PersonId{}, sample.people[1]}) {
        CHECK(test::errorOf(taxonomy::setRule(sample.project, by, majority)).code == Errc::NotPermitted);
    }
    CHECK(must(taxonomy::currentRule(sample.project)) == ProposalRule{});
    must(taxonomy::setRule(sample.project, lead.id, majority));
    CHECK(must(taxonomy::currentRule(sample.project)) == majority);

    StudySettings settings = sample.project.settings();
    settings.proposalRule = "anything goes";
    test::written(sample.project,
                  [&](store::EventWriter& events) { return store::writeStudySettings(events, lead.id, settings); });
    CHECK(must(taxonomy::currentRule(sample.project)) == ProposalRule{});

    // Older projects have it beside the log.
    settings.proposalRule.clear();
    test::written(sample.project, [&](store::EventWriter& events) -> Status {
        ACCORD_CHECK(store::setProjectValue(sample.project.database(), "proposal_rule", "majority"));
        return store::writeStudySettings(events, lead.id, settings);
    });
    CHECK(must(taxonomy::currentRule(sample.project)) == majority);
}
