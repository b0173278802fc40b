// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/agreement/pairs.h"
#include "core/model/bounds.h"
#include "core/project/ratings.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/live_figures.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/project/random_round.h"
#include "tests/core/reconcile/figures/voting.h"
#include "tests/support/catch.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <iterator>

using namespace accord;
using namespace accord::reconcile;
using test::must;
using test::Random;
using test::Sample;

namespace {

void giveAll(Sample& sample, const std::vector<std::vector<std::string_view>>& rows)
{
    for (std::size_t item = 0; item < rows.size(); ++item) {
        for (std::size_t person = 0; person < rows[item].size(); ++person) {
            sample.give(static_cast<int>(person), static_cast<int>(item), rows[item][person]);
        }
    }
}

void decide(Sample& sample, std::size_t item, DecisionContent content)
{
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items.at(item), content}}));
}

DecisionContent byRule(DecisionContent content)
{
    content.source = DecisionSource::Rule;
    content.rule = "majority";
    return content;
}

LabelMatrix labelMatrixOf(Sample& sample)
{
    return must(LabelMatrix::load(sample.project, sample.round));
}

bool same(const agreement::Outcome& a, const agreement::Outcome& b)
{
    if (a.defined() != b.defined()) {
        return false;
    }
    if (!a.defined()) {
        return a.why() == b.why();
    }
    const bool interval = a->interval.has_value() == b->interval.has_value() &&
                          (!a->interval || (a->interval->low == Approx(b->interval->low).margin(1e-12) &&
                                            a->interval->high == Approx(b->interval->high).margin(1e-12)));
    return interval && a->value == Approx(b->value).margin(1e-12) && a.use().pairable == b.use().pairable;
}

// The tables from scratch: what counts of second votes and of first labels, row by row.
agreement::RatingTable naiveTable(Sample& sample, const LabelMatrix& labelMatrix, Level level, bool first)
{
    agreement::RatingTable table{
        static_cast<int>(sample.people.size()), static_cast<int>(labelMatrix.taxonomy().categories().size()) + 1, {}};
    for (const ItemId item : sample.items) {
        const std::vector<SecondVote> votes = must(store::secondVotesOf(sample.project.database(), item));
        std::vector<int> row(sample.people.size(), agreement::kMissing);
        const auto last = std::find_if(votes.rbegin(), votes.rend(),
                                       [](const SecondVote& vote) { return vote.state != SecondVoteState::CalledOff; });
        if (last != votes.rend() && last->state == SecondVoteState::Revealed) {
            for (const Vote& vote : last->votes) {
                const auto person = std::ranges::find(sample.people, vote.by) - sample.people.begin();
                Verdict verdict = vote.content.verdict;
                int category = labelMatrix.indexOf(vote.content.category);
                if (first) {
                    const auto column = std::ranges::find(labelMatrix.annotators(), vote.by);
                    const LabelMatrixCell cell =
                        column == labelMatrix.annotators().end()
                            ? LabelMatrixCell{}
                            : labelMatrix.cell(labelMatrix.rowOf(item),
                                               static_cast<int>(column - labelMatrix.annotators().begin()));
                    verdict = cell.verdict;
                    category = cell.category;
                }
                row[static_cast<std::size_t>(person)] = verdict == Verdict::NotForStudy ? table.categories - 1
                                                        : verdict == Verdict::Category ? labelMatrix.at(level, category)
                                                                                       : agreement::kMissing;
            }
        }
        table.cells.insert(table.cells.end(), row.begin(), row.end());
    }
    return table;
}

// Of fewer than ten items with two ratings: on how many all are alike.
std::optional<FewItems> naiveFew(const agreement::RatingTable& table)
{
    FewItems few;
    for (int item = 0; item < table.items(); ++item) {
        std::vector<int> said;
        std::copy_if(table.row(item), table.row(item) + table.raters, std::back_inserter(said),
                     [](int cell) { return cell != agreement::kMissing; });
        few.items += said.size() > 1 ? 1 : 0;
        few.alike += said.size() > 1 && std::ranges::count(said, said.front()) == std::ssize(said) ? 1 : 0;
    }
    return few.items == 0 || few.items >= 10 ? std::nullopt : std::optional(few);
}

void checkAgainstNaive(Sample& sample, const LabelMatrix& labelMatrix, const Figures& figures)
{
    const Tally counts = tally(labelMatrix);
    CHECK(figures.decisions.decided == counts.decided);
    CHECK(figures.decisions.conflicts == counts.conflicts);
    CHECK(figures.decisions.conflictsDecided == counts.conflictsDecided);
    CHECK(figures.decisions.deferred == counts.deferred);
    for (const Level level : kLevels) {
        INFO("level " << static_cast<int>(level));
        const reconcile::LevelFigures& at = figures.at(level);
        CHECK(same(at.secondVotes,
                   agreement::compute(agreement::kFleissKappa, naiveTable(sample, labelMatrix, level, false))));
        CHECK(same(at.firstLabels,
                   agreement::compute(agreement::kFleissKappa, naiveTable(sample, labelMatrix, level, true))));
        CHECK(at.fewSecondVotes == naiveFew(naiveTable(sample, labelMatrix, level, false)));
        CHECK(at.fewFirstLabels == naiveFew(naiveTable(sample, labelMatrix, level, true)));
        Selection selection;
        selection.level = level;
        Ratings ratings = accord::ratings(labelMatrix, selection);
        const auto all = agreement::againstFinal(ratings.table, ratings.finals);
        for (std::size_t row = 0; row < ratings.finals.size(); ++row) {
            if (labelMatrix.decision(ratings.rows[row]).source == DecisionSource::Rule) {
                ratings.finals[row] = agreement::kMissing;
            }
        }
        const auto withoutRules = agreement::againstFinal(ratings.table, ratings.finals);
        REQUIRE(at.annotators.size() == all.size());
        for (std::size_t i = 0; i < all.size(); ++i) {
            CHECK(at.annotators[i].person == ratings.annotators[i]);
            CHECK(at.annotators[i].all.items == all[i].items);
            CHECK(same(at.annotators[i].all.kappa, all[i].kappa));
            CHECK(same(at.annotators[i].withoutRules.kappa, withoutRules[i].kappa));
        }
    }
}

// Somebody labels, decides, votes again, reveals or calls off.
void anyStep(Sample& sample, Random& random)
{
    static constexpr std::array<std::string_view, 9> kVotes{"A", "A.1", "A.1.i", "A.2", "B.1", "-", "?", "0", ""};
    if (test::below(random, 2) == 0) {
        test::randomStep(sample, random);
        return;
    }
    const std::size_t item = test::below(random, sample.items.size());
    if (test::below(random, 5) == 0) {
        DecisionContent content = byRule(sample.decided("B.1"));
        if (test::below(random, 3) == 0) {
            content.verdict = Verdict::NotForStudy;
            content.category = {};
            content.exclusion = Exclusion::OffTopic;
        }
        decide(sample, item, content);
        return;
    }
    const std::vector<SecondVote> votes = must(store::secondVotesOf(sample.project.database(), sample.items[item]));
    if (votes.empty() || votes.back().state != SecondVoteState::Open) {
        (void)test::openVote(sample, item);
    } else if (test::below(random, 4) == 0) {
        test::endVote(sample, votes.back().id,
                      test::below(random, 4) == 0 ? SecondVoteState::CalledOff : SecondVoteState::Revealed);
    } else {
        test::castVote(sample, votes.back().id, test::below(random, sample.people.size()),
                       kVotes[test::below(random, kVotes.size())]);
    }
}

} // namespace

// The numbers were computed apart from Accord, with a few lines of Python from the definitions: Fleiss 1971 with item
// averages, p_e from the shares of the categories; Cohen 1960 over the items that have both.
TEST_CASE("Figures: second votes beside first labels of the same items, annotators with the decisions", "[reconcile]")
{
    Sample sample(3, 6);
    giveAll(sample, {{"A.1", "A.2", "B.1"},
                     {"A.1", "B.1", "B.1"},
                     {"A.2", "A.2", "A.1"},
                     {"B.1", "B.2", "A.1"},
                     {"A.1", "A.1", "A.1"}});
    (void)test::voteAgain(sample, 0, {"A.1", "A.1", "A.1"});
    (void)test::voteAgain(sample, 1, {"B.1", "B.1", "B.1"});
    (void)test::voteAgain(sample, 2, {"A.2", "A.2", "A.1"});
    (void)test::voteAgain(sample, 3, {"B.1", "B.2", "B.2"});
    decide(sample, 0, sample.decided("A.1"));
    decide(sample, 1, sample.decided("B.1"));
    decide(sample, 2, sample.decided("A.2"));
    decide(sample, 3, sample.decided("B.2"));
    decide(sample, 4, byRule(sample.decided("A.1")));

    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    const LiveFigures live = must(LiveFigures::load(sample.project, labelMatrix, {}));
    const Figures figures = live.figures();
    const reconcile::LevelFigures& theme = figures.at(Level::Theme);
    CHECK(theme.secondVotes->value == Approx(0.5384615384615385).epsilon(1e-12));
    CHECK(theme.secondVotes->observed == Approx(0.6666666666666667).epsilon(1e-12));
    CHECK(theme.secondVotes->interval.has_value());
    CHECK(theme.firstLabels->value == Approx(-0.17647058823529407).epsilon(1e-12));
    CHECK(figures.at(Level::Type).secondVotes->value == Approx(1));
    CHECK(figures.at(Level::Type).firstLabels->value == Approx(-0.028571428571428817).epsilon(1e-12));
    CHECK(figures.at(Level::Subtheme).secondVotes.why() == agreement::NotComputable::NoPairs);
    const agreement::ComparisonOutcome compared = live.difference(Level::Theme);
    const auto* difference = std::get_if<agreement::Comparison>(&compared);
    REQUIRE(difference != nullptr);
    CHECK(difference->difference == Approx(0.5384615384615385 + 0.17647058823529407).epsilon(1e-12));

    const std::array<double, 3> all{0.4117647058823529, 0.736842105263158, 0.11764705882352945};
    const std::array<double, 3> withoutRules{0.3333333333333333, 0.6666666666666666, 0.0};
    const std::array<double, 3> types{0.5454545454545456, 1, 0.1666666666666666};
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(theme.annotators[i].person == sample.people[i]);
        CHECK(theme.annotators[i].all.items == 5);
        CHECK(theme.annotators[i].withoutRules.items == 4);
        CHECK(theme.annotators[i].all.kappa->value == Approx(all[i]).epsilon(1e-12));
        CHECK(theme.annotators[i].withoutRules.kappa->value == Approx(withoutRules[i]).margin(1e-12));
        CHECK(figures.at(Level::Type).annotators[i].all.kappa->value == Approx(types[i]).epsilon(1e-12));
    }
    CHECK(figures.decisions == DecisionCounts{6, 4, 5, 4, 0, 1, 0, 0});
    CHECK(figures.decisions.shareOfConflicts() == Approx(1));
    CHECK(figures.secondVotes == SecondVoteCounts{4, 12, 0, 0});
}

TEST_CASE("Figures: nothing of a second vote before it is revealed; none of these is no category", "[reconcile]")
{
    Sample sample(3, 3);
    giveAll(sample, {{"A.1", "A.2", "B.1"}, {"A.1", "B.1", "B.1"}, {"A.1", "A.1", "A.1"}});
    const Uuid open = test::openVote(sample, 0);
    test::castVote(sample, open, 0, "A.1");
    test::castVote(sample, open, 1, "A.1");
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    Figures figures = must(LiveFigures::load(sample.project, labelMatrix, {})).figures();
    CHECK(figures.secondVotes == SecondVoteCounts{});
    CHECK(figures.at(Level::Type).secondVotes.why() == agreement::NotComputable::NoPairs);

    test::castVote(sample, open, 2, "0");
    test::endVote(sample, open, SecondVoteState::Revealed);
    figures = must(LiveFigures::load(sample.project, labelMatrix, {})).figures();
    CHECK(figures.secondVotes == SecondVoteCounts{1, 3, 1, 0});
    CHECK(figures.at(Level::Type).secondVotes.use().pairable == 1);
    CHECK(figures.at(Level::Type).secondVotes.why() == agreement::NotComputable::OneCategory);
    CHECK(figures.at(Level::Type).firstLabels.defined()); // three people, two types

    // Another one called off changes nothing; another one under way leaves the item out.
    const Uuid again = test::openVote(sample, 0);
    CHECK(must(LiveFigures::load(sample.project, labelMatrix, {})).figures().secondVotes.items == 0);
    test::endVote(sample, again, SecondVoteState::CalledOff);
    CHECK(must(LiveFigures::load(sample.project, labelMatrix, {})).figures().secondVotes.items == 1);
}

TEST_CASE("Figures: kept up to date they equal those read anew, and those of plain tables", "[reconcile]")
{
    const std::uint64_t seed = GENERATE(1U, 2U, 3U);
    INFO("seed " << seed);
    Random random(seed);
    Sample sample(4, 6);
    for (int person = 0; person < 4; ++person) {
        sample.give(person, 0, "A.1");
    }
    Project watching = test::reopened(sample.project);
    LabelMatrix labelMatrix = must(LabelMatrix::load(watching, sample.round));
    Feed feed = must(Feed::start(watching));
    LiveFigures live = must(LiveFigures::load(watching, labelMatrix, {}));
    int revealed = 0;
    for (int step = 0; step < 80; ++step) {
        for (std::size_t i = 0; i <= test::below(random, 4); ++i) {
            anyStep(sample, random);
        }
        const Changes changes = must(feed.poll(watching));
        REQUIRE(labelMatrix.apply(changes).has_value());
        REQUIRE(must(live.apply(watching, labelMatrix, changes)));
        checkAgainstNaive(sample, labelMatrix, live.figures());
        const Figures fresh = must(LiveFigures::load(watching, labelMatrix, {})).figures();
        CHECK(live.figures().decisions == fresh.decisions);
        CHECK(live.figures().secondVotes == fresh.secondVotes);
        revealed += fresh.secondVotes.items;
    }
    CHECK(revealed > 40);
    CHECK(live.figures().decisions.byRule > 0);
}

TEST_CASE("Figures: a line over the meeting, from the log", "[reconcile]")
{
    Sample sample(3, 16);
    const auto clock = std::make_shared<test::HandClock>();
    sample.project.setClock(clock);
    giveAll(sample, {{"A.1", "A.2", "B.1"}, {"A.1", "B.1", "B.1"}, {"A.2", "A.2", "A.1"}, {"B.1", "B.2", "A.1"}});
    decide(sample, 3, sample.decided("B.1"));
    clock->time = "2026-03-04T11:00:00.000Z";
    const Uuid meeting = test::beginMeeting(sample, "Tuesday");
    CHECK(must(currentSpan(sample.project, sample.round)) == FigureSpan{"2026-03-04T11:00:00.000Z", {}});
    clock->time = "2026-03-04T11:04:00.000Z";
    for (std::size_t item = 1; item < 10; ++item) {
        (void)test::voteAgain(sample, item, {"A.1", "A.1", "B.1"}, meeting);
    }
    clock->time = "2026-03-04T11:05:00.000Z";
    (void)test::voteAgain(sample, 0, {"A.1", "A.1", "B.1"}, meeting);
    clock->time = "2026-03-04T11:07:00.000Z";
    decide(sample, 0, sample.decided("A.1"));
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    const FigureSpan span = must(currentSpan(sample.project, sample.round));
    LiveFigures live = must(LiveFigures::load(sample.project, labelMatrix, span));
    REQUIRE(live.line().size() == 4);
    CHECK(live.line()[0].at == "2026-03-04T11:00:00.000Z");
    CHECK(live.line()[0].shareOfConflicts == Approx(0.25));
    CHECK_FALSE(live.line()[0].secondVotes[0].has_value());
    CHECK_FALSE(live.line()[1].secondVotes[0].has_value()); // nine items have no coefficient
    CHECK(live.line()[2].secondVotes[0] == Approx(-0.5));   // p_a 1/3, p_e 4/9 + 1/9
    CHECK(live.line()[2].shareOfConflicts == Approx(0.25));
    CHECK(live.line()[3].shareOfConflicts == Approx(0.5));
    CHECK(live.line()[3].shareOfItems == Approx(2.0 / 16));

    // As a whole the round begins with its first decision.
    CHECK(must(LiveFigures::load(sample.project, labelMatrix, {})).line().front().at == "2026-03-04T10:00:00.000Z");

    // What happens from now on adds a point, but not to a meeting that is over.
    Changes changes;
    changes.decisions.push_back(labelMatrix.decision(0));
    clock->time = "2026-03-04T11:09:00.000Z";
    REQUIRE(must(live.apply(sample.project, labelMatrix, changes)));
    CHECK(live.line().back().at == "2026-03-04T11:09:00.000Z");
    test::endMeeting(sample, meeting);
    CHECK(must(currentSpan(sample.project, sample.round)) == FigureSpan{});
    LiveFigures past = must(LiveFigures::load(sample.project, labelMatrix, {span.from, "2026-03-04T11:06:00.000Z"}));
    CHECK(past.line().size() == 3);
    REQUIRE(must(past.apply(sample.project, labelMatrix, changes)));
    CHECK(past.line().size() == 3);
    Changes began;
    began.meetings = true;
    CHECK_FALSE(must(live.apply(sample.project, labelMatrix, began)));
}

TEST_CASE("Figures: a line never holds more than it can show", "[reconcile]")
{
    Sample sample(2, 2);
    giveAll(sample, {{"A.1", "A.2"}});
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    LiveFigures live = must(LiveFigures::load(sample.project, labelMatrix, {}));
    const auto clock = std::make_shared<test::HandClock>();
    sample.project.setClock(clock);
    Changes changes;
    changes.decisions.push_back(DecisionChange{sample.round, sample.items[0], {}, {}, {}, {}});
    for (int i = 0; i < 500; ++i) {
        clock->time = "2026-03-04T1" + std::to_string(i / 100) + ":" + std::to_string(10 + i % 100 / 10) + ":" +
                      std::to_string(10 + i % 10) + ".000Z";
        REQUIRE(must(live.apply(sample.project, labelMatrix, changes)));
    }
    CHECK(live.line().size() <= LiveFigures::kMostPoints);
    CHECK(live.line().size() > LiveFigures::kMostPoints / 4);
    CHECK(std::ranges::is_sorted(live.line(), {}, &FigurePoint::at));
    CHECK(live.line().back().at == clock->time);
}

TEST_CASE("Figures: of more people than anybody compares none is compared with the decisions", "[reconcile]")
{
    const std::size_t people = GENERATE(std::size_t{100}, std::size_t{101}, std::size_t{20000});
    Sample sample(2, 2);
    giveAll(sample, {{"A.1", "A.2"}});
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    reconcile::WithDecisions with(labelMatrix.taxonomy(), people);
    const LabelMatrixCell said = cellOf(labelMatrix.taxonomy(), Verdict::Category, sample.category("A.1"));
    const std::vector<LabelMatrixCell> labels(people, said);
    with.count(labelMatrix.taxonomy(), labels, {DecisionState::Decided, DecisionSource::Person, said}, 1);
    const auto figures = with.at(Level::Theme);
    REQUIRE(figures.size() == (people <= bounds::kPairedRaters ? people : 0));
    CHECK((figures.empty() || figures.back().all.items == 1));
}

TEST_CASE("Figures: not of a blind round", "[reconcile]")
{
    Sample sample(2, 2);
    giveAll(sample, {{"A.1", "A.2"}});
    const LabelMatrix labelMatrix = labelMatrixOf(sample);
    sqlite::Statement blind = must(sample.project.database().prepare("UPDATE round SET blind = 1"));
    (void)must(blind.step());
    must(sample.project.refresh());
    CHECK(test::errorOf(LiveFigures::load(sample.project, labelMatrix, {})).code == Errc::NotPermitted);
}

TEST_CASE("Figures: one change on the study's board costs a small part of a frame", "[reconcile]")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", data);
    const Round round = must(project.roundNamed("Study"));
    LabelMatrix labelMatrix = must(LabelMatrix::load(project, round.id));
    const auto milliseconds = [](auto since) {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - since).count();
    };
    const auto begin = std::chrono::steady_clock::now();
    LiveFigures live = must(LiveFigures::load(project, labelMatrix, {}));
    std::cout << "figures of the study read in " << milliseconds(begin) << " ms\n";
    Selection selection;
    const Ratings ratings = accord::ratings(labelMatrix, selection);
    const auto expected = agreement::againstFinal(ratings.table, ratings.finals);
    const Figures figures = live.figures();
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CHECK(figures.at(Level::Theme).annotators[i].all.kappa->value ==
              Approx(expected[i].kappa->value).epsilon(1e-12));
    }
    CHECK(figures.decisions.decided == 38742);
    CHECK(figures.decisions.conflicts == 21987);
    CHECK(figures.decisions.byFile == 38742);

    Feed feed = must(Feed::start(project));
    DecisionContent content;
    content.state = DecisionState::Deferred;
    must(reconcile::decide(project, round.id, project.people().front().id, {{labelMatrix.items()[7].item, content}}));
    const Changes changes = must(feed.poll(project));
    REQUIRE(labelMatrix.apply(changes).has_value());
    const auto change = std::chrono::steady_clock::now();
    REQUIRE(must(live.apply(project, labelMatrix, changes)));
    const auto counted = milliseconds(change);
    CHECK(live.figures().decisions.deferred == 1);
    std::cout << "one decision: " << counted << " ms, with all figures " << milliseconds(change) << " ms\n";
    CHECK(milliseconds(change) < 16);
}

TEST_CASE("Figures: fewer than ten items have no coefficient, but how many of them are alike", "[reconcile]")
{
    const auto of = [](int alike, int items) {
        agreement::PairCounts pair(0, 1, 3);
        for (int item = 0; item < items; ++item) {
            ++pair.at(item < alike ? item % 2 : 0, item < alike ? item % 2 : 1 + item % 2);
        }
        pair.items = items;
        return fewItems(agreement::cohenKappa(pair).kappa);
    };
    CHECK(of(7, 8) == FewItems{7, 8});
    CHECK(of(0, 1) == FewItems{0, 1});
    CHECK(of(9, 9) == FewItems{9, 9});
    CHECK(of(1, 1) == FewItems{1, 1}); // a single category, and so without kappa
    CHECK_FALSE(of(7, 10).has_value());
    CHECK_FALSE(of(0, 0).has_value());
}
