// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <functional>

using namespace accord;
using test::errorOf;
using test::inOne;
using test::must;
using test::Sample;
using test::written;

namespace {

void setRound(Sample& sample, const std::function<void(Round&)>& change)
{
    Round round = *sample.project.round(sample.round);
    change(round);
    written(sample.project,
            [&](store::EventWriter& events) { return store::writeRound(events, sample.people[0], round); });
}

void setPerson(Sample& sample, int index, const std::function<void(Person&)>& change)
{
    Person person = *sample.project.person(sample.people[static_cast<std::size_t>(index)]);
    change(person);
    written(sample.project,
            [&](store::EventWriter& events) { return store::writePerson(events, sample.people[0], person); });
}

Status labelled(Sample& sample, int person, int item, std::string_view code = "A.1")
{
    return labelling::submitLabel(sample.project,
                                  {sample.round, sample.items[static_cast<std::size_t>(item)],
                                   sample.people[static_cast<std::size_t>(person)], sample.labelled(code), 1});
}

DenialReason denied(Sample& sample, int person)
{
    return denial(sample.project, sample.people[static_cast<std::size_t>(person)], Action::Label, sample.round);
}

} // namespace

TEST_CASE("Permission: a round takes labels while it runs, and not before and not after", "[project]")
{
    Sample sample(2, 2);
    setRound(sample, [](Round& round) { round.state = RoundState::Draft; });
    CHECK(denied(sample, 0) == DenialReason::NotStarted);
    CHECK(errorOf(labelled(sample, 0, 0)).code == Errc::NotPermitted);
    setRound(sample, [](Round& round) { round.state = RoundState::Running; });
    CHECK(denied(sample, 0) == DenialReason::None);
    must(labelled(sample, 0, 0));

    // Another process closes it: this one has not heard of it, and nothing slips in.
    Project other = must(Project::open(sample.file));
    setRound(sample, [](Round& round) { round.state = RoundState::Closed; });
    CHECK(denied(sample, 0) == DenialReason::Closed);
    const labelling::LabelSubmission late{sample.round, sample.items[1], sample.people[0], sample.labelled("A.2"), 0};
    CHECK(denial(other, sample.people[0], Action::Label, sample.round) == DenialReason::None);
    const Error refused = errorOf(labelling::submitLabel(other, late));
    CHECK(refused.code == Errc::NotPermitted);
    CHECK(accord::test::says(refused, "is closed, and first labels stay as they were given"));
    CHECK(must(labelling::currentContent(sample.project, sample.round, sample.items[0], sample.people[0])).category ==
          sample.category("A.1"));
    CHECK(must(labelling::currentContent(sample.project, sample.round, sample.items[1], sample.people[0])).verdict ==
          Verdict::None);
}

TEST_CASE("Permission: observers, people who left and people of other rounds do not label", "[project]")
{
    Sample sample(3, 1);
    setPerson(sample, 0, [](Person& person) { person.role = Role::Observer; });
    CHECK(denied(sample, 0) == DenialReason::Observer);
    CHECK(accord::test::says(errorOf(labelled(sample, 0, 0)), "Observers look and do not label"));
    setPerson(sample, 1, [](Person& person) { person.left = "2026-02-03T04:05:06Z"; });
    CHECK(denied(sample, 1) == DenialReason::Left);
    CHECK(errorOf(labelled(sample, 1, 0)).code == Errc::NotPermitted);
    setRound(sample, [&](Round& round) { round.people = {sample.people[0], sample.people[1]}; });
    CHECK(denied(sample, 2) == DenialReason::NotTakingPart);
    CHECK(errorOf(labelled(sample, 2, 0)).code == Errc::NotPermitted);
    setRound(sample, [](Round& round) { round.people.clear(); });
    must(labelled(sample, 2, 0));
}

TEST_CASE("Permission: in a round that is handed out everybody labels what is theirs", "[project]")
{
    Sample sample(2, 3);
    const std::vector<ItemId> theirs{sample.items[2], sample.items[0]};
    written(sample.project, [&](store::EventWriter& events) {
        return store::assign(events, sample.people[0], sample.round, sample.people[0], {theirs, {}});
    });
    must(labelled(sample, 0, 2));
    CHECK(accord::test::says(errorOf(labelled(sample, 0, 1)), "This issue is handed to others"));
    CHECK(errorOf(labelled(sample, 1, 0)).code == Errc::NotPermitted);
    const auto mine = must(labelling::queue(sample.project, sample.round, sample.people[0]));
    REQUIRE(mine.size() == 2);
    CHECK(must(labelling::queue(sample.project, sample.round, sample.people[1])).empty());
}

TEST_CASE("Permission: a running round goes on with the codebook that it was started with", "[project]")
{
    Sample sample(1, 2);
    const CodebookId first = sample.project.codebook();
    setRound(sample, [&](Round& round) { round.codebook = first; });
    must(labelled(sample, 0, 0, "A.1"));

    // The next version renames A.1 and has no A.2 any more.
    const Category gone = must(sample.project.categoryCoded("A.2"));
    Taxonomy next = *sample.project.taxonomy();
    std::vector<Category> categories = next.categories();
    for (Category& category : categories) {
        if (category.code == "A.1") {
            category.name = "Renamed";
        }
        category.retired = category.retired || category.uuid == gone.uuid || category.parent == gone.uuid;
    }
    inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_TRY(Taxonomy changed, Taxonomy::build(categories));
        ACCORD_TRY(const CodebookId version,
                   writeCodebookVersion(sample.project.database(), events,
                                        NewVersion{sample.people[0], std::move(changed), "Sample", "without A.2"}));
        return version.valid();
    });
    must(sample.project.refresh());
    REQUIRE(sample.project.codebook() != first);
    CHECK(sample.project.taxonomy()->find(gone.id)->retired);

    CHECK(sample.project.codebookFor(sample.round) == first);
    CHECK(sample.project.codebookNumberFor(sample.round) == 1);
    const auto frozen = must(sample.project.taxonomyFor(sample.round));
    CHECK(frozen->find(gone.id)->code == "A.2");
    CHECK_FALSE(frozen->find(gone.id)->retired);
    CHECK(frozen->findCode("A.1")->name != "Renamed");
    must(labelling::submitLabel(
        sample.project,
        {sample.round, sample.items[1], sample.people[0],
         LabelContent{Verdict::Category, gone.id, Exclusion::None, Confidence::None, false, {}, {}}, 1}));
    CHECK(must(labelling::currentLabel(sample.project, sample.round, sample.items[1], sample.people[0]))->codebook ==
          first);

    // A note leaves the verdict with the version by which it was given; the verdict once more does not.
    setRound(sample, [&](Round& round) { round.codebook = sample.project.codebook(); });
    CHECK(must(sample.project.taxonomyFor(sample.round))->findCode("A.1")->name == "Renamed");
    labelling::LabelSubmission noted{sample.round, sample.items[0], sample.people[0], sample.labelled("A.1"), 1, true};
    noted.content.note = "seen";
    must(labelling::submitLabel(sample.project, noted));
    CHECK(must(labelling::currentLabel(sample.project, sample.round, sample.items[0], sample.people[0]))->codebook ==
          first);
    noted.verdictStays = false;
    must(labelling::submitLabel(sample.project, noted));
    CHECK(must(labelling::currentLabel(sample.project, sample.round, sample.items[0], sample.people[0]))->codebook ==
          sample.project.codebook());

    // Closed, it shows what everybody counts by.
    setRound(sample, [&](Round& round) {
        round.codebook = first;
        round.state = RoundState::Closed;
    });
    CHECK(sample.project.codebookFor(sample.round) == sample.project.codebook());
}
