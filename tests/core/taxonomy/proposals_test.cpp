// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/taxonomy_files.h"
#include "core/project/feed.h"
#include "core/project/repair.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/events.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using taxonomy::ProposalView;
using test::errorOf;
using test::must;
using test::Sample;

namespace {

taxonomy::NewProposal wanted(const Sample& sample, const std::string& name, std::string_view parent = "B")
{
    taxonomy::NewProposal proposal;
    proposal.content.name = name;
    proposal.content.definition = "What " + name + " means.";
    proposal.content.examples = {"an example"};
    const Category* above = sample.project.taxonomy()->findCode(parent);
    proposal.content.category = above == nullptr ? Uuid{} : above->uuid;
    proposal.by = sample.people[0];
    proposal.items = {sample.items[1], sample.items[4]};
    return proposal;
}

void say(Sample& sample, const Uuid& id, int person, Stance stance, const std::string& why = "because")
{
    must(taxonomy::giveOpinion(sample.project, id,
                               {sample.people.at(static_cast<std::size_t>(person)), stance, why, {}, {}}));
}

ProposalView seen(Sample& sample, const Uuid& id, PersonId viewer)
{
    return must(taxonomy::proposalNamed(sample.project, id.text(), viewer));
}

} // namespace

TEST_CASE("A new category needs everybody, and enters the next version of the codebook")
{
    Sample sample;
    Project other = test::reopened(sample.project);
    Feed feed = must(Feed::start(other));
    const Uuid id = must(taxonomy::propose(sample.project, wanted(sample, "Accuracy")));
    CHECK(must(feed.poll(other)).proposals);

    CHECK(seen(sample, id, sample.people[0]).own == Stance::For);
    const Error early = errorOf(taxonomy::accept(sample.project, id, sample.people[0]));
    CHECK(early.code == Errc::NotPermitted);
    CHECK(accord::test::says(early, "waits for the opinion of Person 2, Person 3"));

    say(sample, id, 1, Stance::For);
    say(sample, id, 2, Stance::Against, "too like B.2");
    const Error against = errorOf(taxonomy::accept(sample.project, id, sample.people[0]));
    CHECK(accord::test::says(against, "against it: Person 3"));
    say(sample, id, 2, Stance::For);

    const std::size_t categories = sample.project.taxonomy()->categories().size();
    const auto accepted = must(taxonomy::accept(sample.project, id, sample.people[1]));
    CHECK(accepted.code == "B.3");
    CHECK(accepted.codebook == 2);
    CHECK(accepted.items == std::vector{sample.items[1], sample.items[4]});
    const Category* category = sample.project.taxonomy()->findCode("B.3");
    REQUIRE(category != nullptr);
    CHECK(category->id == accepted.category);
    CHECK(category->name == "Accuracy");
    CHECK(category->level == Level::Theme);
    CHECK(category->definition == "What Accuracy means.");
    CHECK(category->examples == std::vector<std::string>{"an example"});
    CHECK(sample.project.taxonomy()->categories().size() == categories + 1);

    const auto codebooks = must(store::codebooks(sample.project.database()));
    CHECK(codebooks.back().note.find(id.text()) != std::string::npos);
    CHECK(codebooks.back().note.find("B.3 Accuracy") != std::string::npos);
    const ProposalView view = seen(sample, id, {});
    CHECK(view.proposal.end.state == ProposalState::Accepted);
    CHECK(view.proposal.end.by == sample.people[1]);
    CHECK(view.proposal.end.rule == "unanimous");
    CHECK(view.proposal.asked == sample.people);
    CHECK(view.codebook == 2);
    CHECK(view.inForce);
    const Changes changes = must(feed.poll(other));
    CHECK(changes.proposals);
    CHECK(changes.contents);
    CHECK(other.taxonomy()->findCode("B.3") != nullptr);

    CHECK(errorOf(taxonomy::accept(sample.project, id, sample.people[1])).code == Errc::NotPermitted);
    CHECK(errorOf(taxonomy::giveOpinion(sample.project, id, {sample.people[0], Stance::For, {}, {}, {}})).code ==
          Errc::NotPermitted);
    sample.give(0, 1, "B.3");
    CHECK(must(checkIntegrity(sample.project)).sound());

    // The file of the taxonomy keeps the name that it came with.
    const auto file = sample.folder / "taxonomy.json";
    must(exchange::exportTaxonomy(sample.project, file));
    CHECK(test::readFile(file).find("\"name\": \"Sample\"") != std::string::npos);
}

TEST_CASE("What others think of an open proposal is told to those who have said what they think")
{
    Sample sample;
    auto proposal = wanted(sample, "Accuracy");
    proposal.asked = {sample.people[1]};
    const Uuid id = must(taxonomy::propose(sample.project, proposal));
    CHECK(seen(sample, id, sample.people[2]).tally.asked == std::vector{sample.people[0], sample.people[1]});

    const ProposalView asked = seen(sample, id, sample.people[1]);
    CHECK(asked.waitsForMe);
    CHECK(asked.hidden);
    CHECK(asked.given == 1);
    CHECK(asked.proposal.opinions.empty());
    CHECK(asked.tally.inFavour.empty());
    CHECK(asked.tally.missing.empty());
    CHECK(seen(sample, id, {}).hidden);
    CHECK_FALSE(seen(sample, id, sample.people[2]).hidden); // nobody asks them
    CHECK(seen(sample, id, sample.people[0]).proposal.opinions.size() == 1);
    // Neither do the errors tell.
    for (const Error& error : {errorOf(taxonomy::accept(sample.project, id, sample.people[1])),
                               errorOf(taxonomy::reject(sample.project, id, sample.people[1], "no"))}) {
        CHECK(error.code == Errc::NotPermitted);
        CHECK(!accord::test::says(error, "Person"));
    }

    say(sample, id, 1, Stance::Against, "why me");
    CHECK(seen(sample, id, sample.people[1]).proposal.opinions.size() == 2);
    CHECK_FALSE(seen(sample, id, sample.people[1]).waitsForMe);
    CHECK(seen(sample, id, sample.people[1]).rejectable);
    say(sample, id, 1, Stance::None);
    CHECK(seen(sample, id, sample.people[1]).hidden);
}

TEST_CASE("A proposal can be supported, rejected and withdrawn")
{
    Sample sample;
    const Uuid id = must(taxonomy::propose(sample.project, wanted(sample, "Accuracy")));
    must(taxonomy::support(sample.project, id, sample.people[1], sample.items[0]));
    must(taxonomy::support(sample.project, id, sample.people[1], sample.items[0]));
    const ProposalView supported = seen(sample, id, sample.people[1]);
    CHECK(supported.proposal.raisedBy.size() == 3);
    CHECK(supported.own == Stance::For);

    CHECK(errorOf(taxonomy::reject(sample.project, id, sample.people[0], "no")).code == Errc::NotPermitted);
    CHECK(errorOf(taxonomy::giveOpinion(sample.project, id, {sample.people[2], Stance::Against, " ", {}, {}})).code ==
          Errc::Invalid);
    say(sample, id, 2, Stance::Against);
    CHECK(errorOf(taxonomy::reject(sample.project, id, sample.people[0], "")).code == Errc::Invalid);
    must(taxonomy::reject(sample.project, id, sample.people[0], "It is B.2."));
    CHECK(seen(sample, id, {}).proposal.end.reason == "It is B.2.");
    CHECK(errorOf(taxonomy::support(sample.project, id, sample.people[1], sample.items[2])).code == Errc::NotPermitted);

    const Uuid second = must(taxonomy::propose(sample.project, wanted(sample, "Other")));
    CHECK(errorOf(taxonomy::withdraw(sample.project, second, sample.people[1], {})).code == Errc::NotPermitted);
    must(taxonomy::withdraw(sample.project, second, sample.people[0], "mine"));
    CHECK(seen(sample, second, {}).proposal.end.state == ProposalState::Withdrawn);
    CHECK(must(taxonomy::proposals(sample.project, {})).size() == 2);
}

TEST_CASE("Which issue of a blind round raised a proposal is told to leads, and to who named it")
{
    Sample sample;
    const Uuid id = must(taxonomy::propose(sample.project, wanted(sample, "Accuracy")));
    must(taxonomy::support(sample.project, id, sample.people[1], sample.items[2]));
    Person lead = *sample.project.person(sample.people[2]);
    lead.role = Role::Lead;
    const auto raised = [&](PersonId viewer) { return seen(sample, id, viewer).proposal.raisedBy.size(); };
    CHECK(raised({}) == 3);
    test::written(sample.project,
                  [&](store::EventWriter&) { return store::setBlind(sample.project.database(), sample.round, true); });
    CHECK(raised(sample.people[0]) == 2);
    CHECK(raised(sample.people[1]) == 1);
    CHECK(raised({}) == 0);
    CHECK(raised(lead.id) == 0); // nobody leads: nobody is told
    test::written(sample.project,
                  [&](store::EventWriter& events) { return store::writePerson(events, lead.id, lead); });
    CHECK(raised(lead.id) == 3);
}

TEST_CASE("A change of the codebook takes the same way")
{
    Sample sample(1);
    must(taxonomy::setRule(sample.project, {}, taxonomy::ProposalRule{taxonomy::ProposalRule::Kind::Lead}));
    const Uuid wish = must(taxonomy::proposeChange(sample.project, sample.people[0], sample.items[0],
                                                   sample.category("B.1"), "Say where caches belong."));
    CHECK(errorOf(taxonomy::accept(sample.project, wish, sample.people[0])).code == Errc::Invalid);
    taxonomy::Wording wording;
    wording.field = CategoryField::UseWhen;
    wording.text = "A cache grows without end.";
    const auto accepted = must(taxonomy::accept(sample.project, wish, sample.people[0], wording));
    CHECK(accepted.code == "B.1");
    CHECK(accepted.items == std::vector{sample.items[0]});
    CHECK(sample.project.taxonomy()->findCode("B.1")->useWhen == "A cache grows without end.");

    taxonomy::NewProposal example;
    example.content.kind = ProposalKind::Change;
    example.content.category = sample.project.taxonomy()->findCode("B.1")->uuid;
    example.content.field = CategoryField::Example;
    example.content.text = "The process is killed overnight.";
    example.by = sample.people[0];
    const Uuid id = must(taxonomy::propose(sample.project, example));
    CHECK(must(taxonomy::accept(sample.project, id, sample.people[0])).codebook == 3);
    const Category& category = *sample.project.taxonomy()->findCode("B.1");
    CHECK(category.examples == std::vector<std::string>{"The process is killed overnight."});
    CHECK(category.useWhen == "A cache grows without end.");
    CHECK(category.id == sample.category("B.1"));
}

TEST_CASE("A proposal that does not fit is refused")
{
    Sample sample;
    const auto code = [&](const taxonomy::NewProposal& proposal) {
        return errorOf(taxonomy::propose(sample.project, proposal)).code;
    };
    CHECK(code(wanted(sample, " ")) == Errc::Invalid);
    CHECK(code(wanted(sample, "speed")) == Errc::Exists); // B.2 is called so
    CHECK(code(wanted(sample, "New", "B.1.i")) == Errc::Invalid);
    auto proposal = wanted(sample, "New");
    proposal.content.category = newUuid();
    CHECK(code(proposal) == Errc::NotFound);
    proposal = wanted(sample, "New");
    proposal.content.definition = "\xff";
    CHECK(code(proposal) == Errc::Invalid);
    proposal = wanted(sample, "New");
    proposal.items = {ItemId{999}};
    CHECK(code(proposal) == Errc::NotFound);
    proposal = wanted(sample, "New");
    proposal.by = {};
    CHECK(code(proposal) == Errc::Invalid);
    CHECK(must(taxonomy::proposals(sample.project, {})).empty());
}

TEST_CASE("A code is suggested behind those that stand there")
{
    const Sample sample;
    const Taxonomy& taxonomy = *sample.project.taxonomy();
    const auto below = [&](std::string_view code) {
        return taxonomy::suggestedCode(taxonomy, taxonomy.findCode(code)->uuid);
    };
    CHECK(below("A") == "A.3");
    CHECK(below("A.1") == "A.1.iii");
    CHECK(below("A.2") == "A.2.i");
    CHECK(taxonomy::suggestedCode(taxonomy, {}) == "C");

    std::vector<Category> categories = taxonomy.categories();
    for (Category& category : categories) {
        category.code = category.code == "A.1.i" ? "A.1.1" : category.code == "A.1.ii" ? "A.1.2" : category.code;
        category.code = category.code == "B.1.i" ? "B.1.1" : category.code == "B.2" ? "B.9" : category.code;
        category.retired = category.code == "B.9";
    }
    const Taxonomy numbers = must(Taxonomy::build(categories));
    CHECK(taxonomy::suggestedCode(numbers, numbers.findCode("A.1")->uuid) == "A.1.3");
    CHECK(taxonomy::suggestedCode(numbers, numbers.findCode("A.2")->uuid) == "A.2.1");
    CHECK(taxonomy::suggestedCode(numbers, numbers.findCode("B")->uuid) == "B.10"); // a retired one keeps its code
}

TEST_CASE("A category that another version took out comes back, and a taken code is refused")
{
    Sample sample(1);
    const Uuid id = must(taxonomy::propose(sample.project, wanted(sample, "Accuracy")));
    taxonomy::Wording wording;
    wording.code = "B.2";
    CHECK(errorOf(taxonomy::accept(sample.project, id, sample.people[0], wording)).code == Errc::Invalid);
    CHECK(must(taxonomy::accept(sample.project, id, sample.people[0])).code == "B.3");
    (void)must(exchange::importTaxonomyText(sample.project, test::sampleTaxonomy(), "sample.json"));
    CHECK_FALSE(seen(sample, id, {}).inForce);
    CHECK(must(taxonomy::accept(sample.project, id, sample.people[0])).codebook == 4);
    CHECK(seen(sample, id, {}).inForce);
    CHECK(sample.project.taxonomy()->findCode("B.3")->name == "Accuracy");
    CHECK_FALSE(sample.project.taxonomy()->findCode("B.3")->retired);
}

TEST_CASE("Proposals like the one that somebody types are found")
{
    Sample sample;
    const Uuid id = must(taxonomy::propose(sample.project, wanted(sample, "Numerical Accuracy")));
    const Uuid chinese = must(taxonomy::propose(sample.project, wanted(sample, "数值精度")));
    const auto all = must(taxonomy::proposals(sample.project, sample.people[0]));
    const auto found = [&](std::string_view typed) {
        const auto similar = taxonomy::similarTo(all, typed);
        return similar.empty() ? Uuid{} : similar.front().proposal.id;
    };
    CHECK(found("accuracy of sums") == id);
    CHECK(found("numeric") == id);
    CHECK(found("精度") == chinese);
    CHECK(found("tokenizer").isNull());
    CHECK(found("").isNull());
}
