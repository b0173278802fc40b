// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/label_matrix.h"
#include "core/project/repair.h"
#include "core/sqlite/backup.h"
#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/core/taxonomy/edits/random_edits.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>

using namespace accord;
using taxonomy::Edit;
using test::errorOf;
using test::must;
using test::Sample;

namespace {

std::vector<Edit> edits(const std::string& lines)
{
    return must(taxonomy::parseEdits(lines));
}

taxonomy::AppliedEdits apply(Project& project, const std::string& lines, const std::string& note = "")
{
    return must(taxonomy::applyEdits(project, edits(lines), project.people().front().id, note));
}

std::string codeOn(Project& project, RoundId round, ItemId item)
{
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round));
    const LabelMatrixCell cell = labelMatrix.cell(labelMatrix.rowOf(item), 0);
    return cell.category < 0 ? "-" : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(cell.category)].code;
}

// Merges the file into a copy of the other one and answers what the codebook looks like then.
Project mergedInto(const std::filesystem::path& target, const std::filesystem::path& file)
{
    (void)test::merged(target, {file});
    return must(Project::open(target));
}

} // namespace

TEST_CASE("Edits are one version with a note, and undone are a further one")
{
    Sample sample(2, 3);
    sample.give(0, 0, "B.1");
    sample.give(0, 1, "B.1.i");
    const auto before = test::liveOnes(*sample.project.taxonomy());

    const auto done = apply(sample.project, "merge B.1 into B.2\nrename A \"Ask\"", "Memory is speed");
    CHECK(done.number == 2);
    CHECK(done.edits == 2);
    CHECK(done.codebook == sample.project.codebook());
    CHECK(codeOn(sample.project, sample.round, sample.items[0]) == "B.2");
    CHECK(codeOn(sample.project, sample.round, sample.items[1]) == "B.2.i");

    const auto undone = must(taxonomy::undoVersion(sample.project, 2, sample.people[0]));
    CHECK(undone.number == 3);
    CHECK(test::liveOnes(*sample.project.taxonomy()) == before);
    CHECK(codeOn(sample.project, sample.round, sample.items[0]) == "B.1");
    CHECK(codeOn(sample.project, sample.round, sample.items[1]) == "B.1.i");

    const auto versions = must(taxonomy::versions(sample.project));
    REQUIRE(versions.size() == 3);
    CHECK(versions[1].note == "Memory is speed");
    CHECK(versions[1].by == sample.people[0]);
    CHECK(versions[1].themes == 3);
    CHECK(versions[2].note == "Undo of version 2");
    CHECK(versions[2].themes == 4);
    CHECK(must(taxonomy::difference(sample.project, 1, 3)).changes.empty());
    CHECK(must(taxonomy::difference(sample.project, 1, 2)).changes.size() == 3);
    CHECK(must(checkIntegrity(sample.project)).sound());

    // The undo of the undo brings it again.
    (void)must(taxonomy::undoVersion(sample.project, 3, sample.people[0]));
    CHECK(codeOn(sample.project, sample.round, sample.items[0]) == "B.2");
}

TEST_CASE("Only the newest version is undone; to return takes back all that came after")
{
    Sample sample(1, 1);
    const PersonId me = sample.people[0];
    CHECK(errorOf(taxonomy::undoVersion(sample.project, 1, me)).code == Errc::NotPermitted);
    const auto first = test::liveOnes(*sample.project.taxonomy());
    apply(sample.project, "add theme A \"Third\"");
    apply(sample.project, "retire A.3");
    const Error refused = errorOf(taxonomy::undoVersion(sample.project, 2, me));
    CHECK(refused.code == Errc::NotPermitted);
    CHECK(accord::test::says(refused, "version 3 is the newest"));
    CHECK(errorOf(taxonomy::undoVersion(sample.project, 9, me)).code == Errc::NotFound);
    CHECK(errorOf(taxonomy::returnTo(sample.project, 3, me)).code == Errc::NotPermitted);
    CHECK(must(taxonomy::returnTo(sample.project, 1, me, "As it was")).number == 4);
    CHECK(test::liveOnes(*sample.project.taxonomy()) == first);
    CHECK(must(taxonomy::versions(sample.project)).back().note == "As it was");
}

TEST_CASE("What was labelled with a part counts as the whole when the split is undone")
{
    Sample sample(1, 3);
    sample.give(0, 0, "B.2");
    apply(sample.project, "split B.2 into \"Slow\" \"Slower\"");
    sample.give(0, 1, "B.3");
    CHECK(codeOn(sample.project, sample.round, sample.items[0]) == "B.2"); // until it is labelled again
    (void)must(taxonomy::undoVersion(sample.project, 2, sample.people[0]));
    CHECK(codeOn(sample.project, sample.round, sample.items[0]) == "B.2");
    CHECK(codeOn(sample.project, sample.round, sample.items[1]) == "B.2");
    (void)must(taxonomy::undoVersion(sample.project, 3, sample.people[0]));
    CHECK(codeOn(sample.project, sample.round, sample.items[1]) == "B.3");
}

TEST_CASE("Nothing is changed where one edit does not fit, and nobody but a lead applies")
{
    Sample sample(2, 1);
    const auto before = test::dump(sample.project);
    CHECK(accord::test::says(
        errorOf(taxonomy::applyEdits(sample.project, edits("retire A\nretire A"), sample.people[0], "")),
        "Line 2: retire A"));
    CHECK(errorOf(taxonomy::applyEdits(sample.project, {}, sample.people[0], "")).code == Errc::Invalid);
    CHECK(errorOf(taxonomy::applyEdits(sample.project, edits("retire A"), PersonId{}, "")).code == Errc::Invalid);
    CHECK(errorOf(taxonomy::applyEdits(sample.project, edits("retire A"), sample.people[0], "\xff")).code ==
          Errc::Invalid);
    CHECK(test::dump(sample.project) == before);
}

TEST_CASE("A draft is kept for each person until it is applied")
{
    Sample sample(2, 1);
    Project& project = sample.project;
    CHECK(must(taxonomy::draft(project, sample.people[0])).empty());
    (void)must(taxonomy::addToDraft(project, sample.people[0], edits("add theme A \"Third\"")));
    (void)must(taxonomy::addToDraft(project, sample.people[0], edits("define A.3 notes \"n\"")));
    must(taxonomy::keepDraft(project, sample.people[1], "half done"));
    CHECK(accord::test::says(errorOf(taxonomy::addToDraft(project, sample.people[0], edits("retire A.9"))),
                             "Line 3: retire A.9"));
    CHECK(errorOf(taxonomy::keepDraft(project, sample.people[0], "\xff")).code == Errc::Invalid);

    Project other = test::reopened(project);
    CHECK(must(taxonomy::draft(other, sample.people[0])) == "add theme A \"Third\"\ndefine A.3 notes \"n\" minor\n");
    CHECK(must(taxonomy::applyEdits(other, must(taxonomy::parseEdits(must(taxonomy::draft(other, sample.people[0])))),
                                    sample.people[0], ""))
              .number == 2);
    CHECK(must(taxonomy::draft(project, sample.people[0])).empty());
    CHECK(must(taxonomy::draft(project, sample.people[1])) == "half done");
    CHECK(accord::test::says(errorOf(taxonomy::parseEdits(must(taxonomy::draft(project, sample.people[1])))),
                             "Line 1: half done"));
}

TEST_CASE("Whatever is edited, undone it is what it was, and told and derived anew it is the same")
{
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        INFO("seed " << seed);
        std::mt19937 random(seed);
        Sample sample(1, 2);
        for (int version = 0; version < 3; ++version) {
            const auto some = test::possibleEdits(*sample.project.taxonomy(), 6, random);
            REQUIRE_FALSE(some.empty());
            const Taxonomy foretold = must(taxonomy::applied(*sample.project.taxonomy(), some));
            (void)must(taxonomy::applyEdits(sample.project, some, sample.people[0], "v"));
            REQUIRE(sample.project.taxonomy()->categories().size() == foretold.categories().size());
        }
        const auto all = must(taxonomy::versions(sample.project));
        for (int number = static_cast<int>(all.size()) - 1; number >= 1; --number) {
            const auto then = test::liveOnes(must(taxonomy::taxonomyOfVersion(sample.project, number)));
            (void)must(taxonomy::returnTo(sample.project, number, sample.people[0]));
            REQUIRE(test::liveOnes(*sample.project.taxonomy()) == then);
        }
        const Taxonomy kept = *sample.project.taxonomy();
        REQUIRE(must(checkIntegrity(sample.project)).sound());
        must(sample.project.refresh());
        REQUIRE(sample.project.taxonomy()->categories() == kept.categories());
    }
}

TEST_CASE("Copies with edits of their own lead to the same codebook in any order")
{
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
        INFO("seed " << seed);
        std::mt19937 random(seed);
        Sample sample(2, 2);
        const auto a = sample.folder / "a.accord";
        const auto b = sample.folder / "b.accord";
        must(sqlite::copyDatabase(sample.project.database(), a));
        must(sqlite::copyDatabase(sample.project.database(), b));
        for (const auto& file : {a, b}) {
            Project copy = must(Project::open(file));
            for (auto count = 1 + random() % 3; count > 0; --count) {
                const auto some = test::possibleEdits(*copy.taxonomy(), 4, random);
                (void)must(taxonomy::applyEdits(copy, some, copy.people().front().id, "v"));
            }
        }
        const auto ab = test::copied(a, sample.folder / "ab.accord");
        const auto ba = test::copied(b, sample.folder / "ba.accord");
        const Project one = mergedInto(ab, b);
        const Project other = mergedInto(ba, a);
        REQUIRE(test::allByUuid(*one.taxonomy()) == test::allByUuid(*other.taxonomy()));
        REQUIRE(test::liveOnes(*one.taxonomy()) == test::liveOnes(*other.taxonomy()));
        for (const Category& category : one.taxonomy()->categories()) {
            const Category* twin = other.taxonomy()->find(category.uuid);
            REQUIRE(one.taxonomy()->resolveMerged(category).uuid == other.taxonomy()->resolveMerged(*twin).uuid);
            REQUIRE(category.meaningSince.valid() == twin->meaningSince.valid());
        }
    }
}
