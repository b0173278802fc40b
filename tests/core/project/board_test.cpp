// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/core/project/random_round.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <map>

using namespace accord;
using accord::test::must;
using accord::test::Random;
using accord::test::Sample;

namespace {

// What a label matrix says, whatever the order of its columns; people who say nothing left out.
std::map<std::string, std::string> contentOf(const LabelMatrix& labelMatrix)
{
    std::map<std::string, std::string> content;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const std::string item = std::to_string(row);
        for (int column = 0; column < static_cast<int>(labelMatrix.annotators().size()); ++column) {
            const LabelMatrixCell& cell = labelMatrix.cell(row, column);
            if (!(cell == LabelMatrixCell{})) {
                const auto person = labelMatrix.annotators()[static_cast<std::size_t>(column)].value;
                content[item + " by " + std::to_string(person)] = std::to_string(static_cast<int>(cell.verdict)) +
                                                                  (cell.flagged ? "!" : " ") +
                                                                  std::to_string(cell.category);
            }
        }
        const DecisionChange& decision = labelMatrix.decision(row);
        content[item] = std::to_string(static_cast<int>(decision.state)) + " " +
                        std::to_string(static_cast<int>(decision.verdict)) + " " +
                        std::to_string(decision.category.value) + " " +
                        std::to_string(static_cast<int>(decision.source));
    }
    return content;
}

bool same(const agreement::Outcome& a, const agreement::Outcome& b)
{
    if (a.defined() != b.defined()) {
        return false;
    }
    return a.defined() ? a->value == Approx(b->value).epsilon(1e-12) && a.use() == b.use() : a.why() == b.why();
}

void checkLive(const LiveLevels& live, const LabelMatrix& labelMatrix)
{
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        INFO("level " << static_cast<int>(level));
        Selection selection;
        selection.level = level;
        const Ratings computed = ratings(labelMatrix, selection);
        CHECK(same(live.at(level).value(agreement::kFleissKappa),
                   agreement::compute(agreement::kFleissKappa, computed.table)));
        CHECK(same(live.at(level).value(agreement::kPercentAgreement),
                   agreement::compute(agreement::kPercentAgreement, computed.table)));
        CHECK(same(live.at(level).value(agreement::kFullAgreement),
                   agreement::compute(agreement::kFullAgreement, computed.table)));
    }
}

int columnOf(const LabelMatrix& labelMatrix, PersonId person)
{
    return static_cast<int>(std::ranges::find(labelMatrix.annotators(), person) - labelMatrix.annotators().begin());
}

} // namespace

TEST_CASE("Board: kept up to date by the feed it equals one that is loaded anew, and so does live agreement",
          "[project]")
{
    const std::uint64_t seed = GENERATE(1U, 2U, 3U, 4U);
    INFO("seed " << seed);
    Random random(seed);
    Sample sample(4, 6);
    Project watching = test::reopened(sample.project);
    LabelMatrix labelMatrix = must(LabelMatrix::load(watching, sample.round));
    Feed feed = must(Feed::start(watching));
    LiveLevels live(labelMatrix);
    for (int step = 0; step < 60; ++step) {
        for (std::size_t i = 0; i <= test::below(random, 4); ++i) {
            test::randomStep(sample, random);
        }
        const auto updates = labelMatrix.apply(must(feed.poll(watching)));
        REQUIRE(updates.has_value());
        if (!live.apply(labelMatrix, *updates)) {
            live = LiveLevels(labelMatrix); // somebody new
        }
        const LabelMatrix fresh = must(LabelMatrix::load(watching, sample.round));
        REQUIRE(contentOf(labelMatrix) == contentOf(fresh));
        CHECK(labelMatrix.speaking() == fresh.speaking());
        checkLive(live, labelMatrix);
    }
}

TEST_CASE("Board: more than it can follow is said, and other rounds do not touch it", "[project]")
{
    Sample sample(2, 2);
    LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    Feed feed = must(Feed::start(sample.project));
    (void)must(study::addPerson(sample.project, "Newcomer"));
    CHECK_FALSE(labelMatrix.apply(must(feed.poll(sample.project))).has_value());
    Changes everything;
    everything.everything = true;
    CHECK_FALSE(labelMatrix.apply(everything).has_value());
    Changes elsewhere;
    elsewhere.labels.push_back(
        LabelChange{RoundId{77}, sample.items[0], sample.people[0], Verdict::CannotTell, {}, false});
    elsewhere.decisions.push_back(DecisionChange{RoundId{77}, sample.items[0], DecisionState::Decided, {}, {}, {}});
    CHECK(must(LabelMatrix::load(sample.project, sample.round)).annotators().empty());
    CHECK(labelMatrix.apply(elsewhere)->empty());
    CHECK(labelMatrix.decision(0).state == DecisionState::Open);
}

TEST_CASE("Ratings: labels that stop above a level, not for this study, cannot tell", "[project]")
{
    Sample sample(3, 4);
    sample.give(0, 0, "A.1.i");
    sample.give(1, 0, "A");
    sample.give(2, 0, test::cannotTell());
    sample.give(0, 1, test::notForStudy(Exclusion::OffTopic));
    sample.give(1, 1, test::notForStudy(Exclusion::Unusable));
    sample.give(2, 1, "B.2");
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    Selection selection;
    selection.level = Level::Type;
    const Ratings types = ratings(labelMatrix, selection);
    CHECK(types.categories.size() == 3); // A, B, not for this study
    CHECK(types.code(labelMatrix.taxonomy(), 0) == "A");
    CHECK(types.code(labelMatrix.taxonomy(), 2) == "-");
    CHECK(types.table.cells == std::vector{0, 0, agreement::kMissing, 2, 2, 1, agreement::kMissing, agreement::kMissing,
                                           agreement::kMissing, agreement::kMissing, agreement::kMissing,
                                           agreement::kMissing});
    CHECK(types.notSpecified == 0);

    selection.level = Level::Theme;
    const Ratings themes = ratings(labelMatrix, selection);
    CHECK(themes.categories.size() == 5);
    CHECK(themes.code(labelMatrix.taxonomy(), themes.table.at(0, 0)) == "A.1");
    CHECK(themes.table.at(0, 1) == agreement::kMissing);
    CHECK(themes.notSpecified == 1);
    CHECK(themes.code(labelMatrix.taxonomy(), themes.table.at(1, 0)) == "-");

    selection.level = Level::Subtheme;
    const Ratings subthemes = ratings(labelMatrix, selection);
    CHECK(subthemes.notSpecified == 2); // "A" and "B.2"
    CHECK(subthemes.code(labelMatrix.taxonomy(), subthemes.table.at(0, 0)) == "A.1.i");
}

TEST_CASE("Ratings: by final type, by repository and by annotators", "[project]")
{
    Sample sample(3, 4);
    for (int item = 0; item < 4; ++item) {
        for (int person = 0; person < 3; ++person) {
            sample.give(person, item, item < 2 ? "A.1" : "B.1");
        }
    }
    must(reconcile::decide(sample.project, sample.round, sample.people[0],
                           {{sample.items[0], sample.decided("A.1.i")}}));
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[3], sample.decided("B")}}));
    DecisionContent deferred;
    deferred.state = DecisionState::Deferred;
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[1], deferred}}));
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    Selection selection;
    selection.finalType = sample.category("A");
    CHECK(ratings(labelMatrix, selection).rows == std::vector{0});
    CHECK(ratings(labelMatrix, selection).finals == std::vector{0});
    selection.finalType = sample.category("B");
    CHECK(ratings(labelMatrix, selection).rows == std::vector{3});
    CHECK(ratings(labelMatrix, selection).finals == std::vector{agreement::kMissing}); // decided above the level

    Selection byRepository;
    byRepository.repository = must(repositoryNamed(labelMatrix, "EVEN"));
    CHECK(byRepository.repository == "toolkit/even");
    CHECK(ratings(labelMatrix, byRepository).rows == std::vector{1, 3});
    CHECK(must(repositoryNamed(labelMatrix, "Toolkit/Odd")) == "toolkit/odd");
    const Error unknown = test::errorOf(repositoryNamed(labelMatrix, "none"));
    CHECK(unknown.code == Errc::NotFound);
    CHECK(accord::test::says(unknown, "toolkit/even, toolkit/odd"));

    Selection byPeople;
    byPeople.annotators = {sample.people[2], sample.people[0]};
    const Ratings two = ratings(labelMatrix, byPeople);
    CHECK(two.table.raters == 2);
    CHECK(two.annotators == std::vector{sample.people[0], sample.people[2]});
    CHECK(two.annotatorColumns ==
          std::vector{columnOf(labelMatrix, sample.people[0]), columnOf(labelMatrix, sample.people[2])});
}
