// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/codebook_versions.h"
#include "core/project/codebook/relabel.h"
#include "core/sqlite/backup.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/rounds.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "tests/core/events.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace accord;
using test::errorOf;
using test::must;
using test::Sample;

namespace {

void apply(Project& project, const std::string& lines)
{
    (void)must(taxonomy::applyEdits(project, must(taxonomy::parseEdits(lines)), project.people().front().id, "v"));
}

// "0 meaning, 2 split": places in the round.
std::string again(Sample& sample, int person = 0)
{
    std::string text;
    for (const LabelToRelabel& label :
         must(toLookAtAgain(sample.project, sample.round, sample.people[static_cast<std::size_t>(person)]))) {
        const auto place = std::ranges::find(sample.items, label.item) - sample.items.begin();
        text += (text.empty() ? "" : ", ") + std::to_string(place) +
                (label.why == RelabelReason::Split ? " split" : " meaning");
        CHECK(must(relabel(sample.project, sample.round, label.item,
                           sample.people[static_cast<std::size_t>(person)])) == label.why);
    }
    return text;
}

} // namespace

TEST_CASE("Labels from before a change of meaning are to be looked at again, until they are given again")
{
    Sample sample(2, 5);
    sample.give(0, 0, "B.1");
    sample.give(0, 1, "B.2");
    sample.give(1, 0, "B.1");
    apply(sample.project, "define B.1 definition \"A minor edit.\" minor");
    sample.give(0, 2, "B.1");
    CHECK(again(sample).empty());
    CHECK(must(relabelCounts(sample.project)).empty());

    apply(sample.project, "define B.1 definition \"Something else.\" meaning");
    CHECK(again(sample) == "0 meaning, 2 meaning");
    sample.give(0, 3, "B.1"); // by the new words
    sample.give(0, 2, "B.1"); // the same label, given again
    CHECK(again(sample) == "0 meaning");
    sample.give(0, 0, "A.2");
    CHECK(again(sample).empty());

    const auto counts = must(relabelCounts(sample.project));
    REQUIRE(counts.size() == 1);
    CHECK(counts[0].person == sample.people[1]);
    CHECK(counts[0].meaning == 1);
    CHECK(counts[0].split == 0);
    CHECK(sample.project.taxonomy()->findCode("B.1")->meaningSince == sample.project.codebook());
    // In a blind round it would tell whose labels have the category.
    must(store::setBlind(sample.project.database(), sample.round, true));
    must(sample.project.refresh());
    CHECK(must(relabelCounts(sample.project)).empty());
}

TEST_CASE("A category that was changed and merged at once, and is undone, means what it meant")
{
    Sample sample(1, 2);
    sample.give(0, 0, "B.1");
    apply(sample.project, "define B.1 definition \"Something else.\" meaning\nmerge B.1 into B.2");
    (void)must(taxonomy::undoVersion(sample.project, sample.project.codebookNumber(), sample.people[0]));
    CHECK(again(sample).empty());
}

TEST_CASE("Undone, a change of meaning asks only for what was labelled by it")
{
    Sample sample(1, 3);
    sample.give(0, 0, "B.1");
    apply(sample.project, "define B.1 definition \"Something else.\" meaning");
    sample.give(0, 1, "B.1");
    CHECK(again(sample) == "0 meaning");
    (void)must(taxonomy::undoVersion(sample.project, 2, sample.people[0]));
    CHECK(again(sample) == "1 meaning");
}

TEST_CASE("A split asks for exactly the labels of what was split")
{
    Sample sample(1, 4);
    sample.give(0, 3, "B.2");
    sample.give(0, 0, "B.2");
    sample.give(0, 1, "B.1.i");
    apply(sample.project, "split B.2 into \"Slow\" \"Slower\"\nsplit B.1 into \"Memory\" \"Disk\"");
    CHECK(again(sample) == "0 split, 3 split");
    sample.give(0, 0, "B.4");
    CHECK(again(sample) == "3 split");
    (void)must(taxonomy::undoVersion(sample.project, 2, sample.people[0]));
    CHECK(again(sample).empty());
}

TEST_CASE("What counts as another category is looked at again with it")
{
    Sample sample(1, 3);
    sample.give(0, 0, "B.1");
    apply(sample.project, "merge B.1 into B.2");
    CHECK(again(sample).empty());
    sample.give(0, 1, "B.2");
    apply(sample.project, "define B.2 use_when \"Otherwise.\" meaning");
    CHECK(again(sample) == "0 meaning, 1 meaning");
}

TEST_CASE("An imported label is measured by the version that held when it came")
{
    Sample sample(1, 3);
    const auto import = [&](std::size_t item) {
        (void)test::inOne(sample.project, [&](store::EventWriter& events) {
            return events.append({sample.people[0]}, LabelGiven{sample.items[item], sample.labelled("B.1")});
        });
    };
    import(0);
    apply(sample.project, "define B.1 definition \"Something else.\" meaning");
    import(1);
    CHECK(again(sample) == "0 meaning");
}

TEST_CASE("Two copies that gave one category other meanings do not pass for the same")
{
    Sample sample(1, 3);
    sample.give(0, 0, "B.1");
    const auto file = sample.folder / "copy.accord";
    must(sqlite::copyDatabase(sample.project.database(), file));
    apply(sample.project, "define B.1 definition \"One meaning.\" meaning");
    sample.give(0, 1, "B.1");
    {
        Project copy = must(Project::open(file));
        apply(copy, "define B.1 notes \"Later.\"");
        apply(copy, "define B.1 definition \"Another meaning.\" meaning");
    }
    (void)test::merged(sample.file, {file});
    must(sample.project.refresh());
    CHECK(sample.project.taxonomy()->findCode("B.1")->definition == "Another meaning.");
    CHECK(again(sample) == "0 meaning, 1 meaning");
}

TEST_CASE("A version of the codebook can be read as it was, with this file's numbers")
{
    Sample sample(1, 1);
    const CodebookId first = sample.project.codebook();
    const Category memory = *sample.project.taxonomy()->findCode("B.1");
    apply(sample.project, "merge B.1 into B.2\nadd theme A \"Third\"");
    const auto then = must(taxonomyAt(sample.project, first));
    CHECK(then->find(memory.id)->code == "B.1");
    CHECK_FALSE(then->find(memory.id)->retired);
    CHECK(then->findCode("A.3") == nullptr);
    CHECK(must(taxonomyAt(sample.project, {})) == sample.project.taxonomy());
    CHECK(must(taxonomyAt(sample.project, sample.project.codebook())) == sample.project.taxonomy());
    CHECK(errorOf(taxonomyAt(sample.project, CodebookId{77})).code == Errc::NotFound);
}
