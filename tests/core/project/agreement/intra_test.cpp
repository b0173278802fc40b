// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/exchange/labels/import_labels.h"
#include "core/labelling/labelling.h"
#include "core/project/agreement/intra.h"
#include "core/project/feed.h"
#include "core/project/ratings.h"
#include "core/reconcile/rules.h"
#include "core/store/issues/issues.h"
#include "core/study/sampling/sample.h"
#include "core/study/screening.h"
#include "core/taxonomy/impact.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/study/corpus.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <sstream>

using namespace accord;
using accord::test::Corpus;
using accord::test::must;

namespace {

constexpr int kIssues = 40;
constexpr int kRepeats = 12;

using Numbers = std::mt19937_64;

/// A round of 40 issues that a sample drew, 12 of them to be labelled twice.
struct DrawnTwice
{
    explicit DrawnTwice(bool blind = false)
        : corpus(Corpus::upTo(200))
    {
        NoProgress quiet;
        study::SampleRequest request;
        request.size = kIssues;
        request.seed = 11;
        request.repeats = static_cast<double>(kRepeats) / kIssues;
        const study::Sample sample = must(study::drawSample(corpus.project, request, quiet, {}));
        REQUIRE(sample.repeats == kRepeats);
        round = corpus.running("Pilot", study::itemsOf(corpus.project, sample, {}), blind);
        items = corpus.itemsOf(round);
        corpus.project.setClock(clock);
    }

    void label(int person, std::size_t item, std::string_view code)
    {
        corpus.label(round, corpus.people[static_cast<std::size_t>(person)], items[item], code);
    }

    // Everybody says something of nearly everything; more often than not the same.
    void labelAtRandom(Numbers& random)
    {
        for (std::size_t item = 0; item < items.size(); ++item) {
            for (int person = 0; person < 3; ++person) {
                if (random() % 10 > 0) {
                    label(person, item,
                          random() % 3 > 0 ? kCodes[item % kCodes.size()] : kCodes[random() % kCodes.size()]);
                }
            }
        }
    }

    static inline const std::vector<std::string> kCodes{"A.1.i", "A.1.ii", "B.1.i", "A.1.i", "A.2", "B.1.i"};
    Corpus corpus;
    RoundId round;
    std::vector<ItemId> items;
    std::shared_ptr<test::StudyClock> clock = std::make_shared<test::StudyClock>();
};

Selection selectedAt(Level level, Repeats repeats = Repeats::AsTheyCame)
{
    Selection selection;
    selection.level = level;
    selection.repeats = repeats;
    return selection;
}

double kappaOf(const LabelMatrix& labelMatrix, const Selection& selection)
{
    const auto kappa = agreement::compute(agreement::kFleissKappa, ratings(labelMatrix, selection).table);
    REQUIRE(kappa.defined());
    return kappa->value;
}

// Fleiss' kappa of themes from the definition, over the rows that `counts` names. Items with fewer than two labels
// count for the shares of the categories alone.
template <class Counts>
double bruteKappa(const LabelMatrix& labelMatrix, Counts counts)
{
    std::map<int, double> shares;
    double alike = 0;
    double rated = 0;
    double pairable = 0;
    for (const LabelMatrixItem& item : labelMatrix.items()) {
        const int row = labelMatrix.rowOf(item.item);
        std::vector<int> said;
        for (int person = 0; person < static_cast<int>(labelMatrix.annotators().size()); ++person) {
            const int theme = labelMatrix.at(Level::Theme, labelMatrix.cell(row, person).category);
            if (theme >= 0) {
                said.push_back(theme);
            }
        }
        if (!counts(item) || said.empty()) {
            continue;
        }
        ++rated;
        double pairs = 0;
        for (std::size_t i = 0; i < said.size(); ++i) {
            shares[said[i]] += 1.0 / static_cast<double>(said.size());
            for (std::size_t j = 0; j < said.size(); ++j) {
                pairs += i != j && said[i] == said[j] ? 1 : 0;
            }
        }
        if (said.size() > 1) {
            ++pairable;
            alike += pairs / static_cast<double>(said.size() * (said.size() - 1));
        }
    }
    double expected = 0;
    for (const auto& [theme, share] : shares) {
        expected += share / rated * share / rated;
    }
    return (alike / pairable - expected) / (1 - expected);
}

struct Cohen
{
    double kappa = 0;
    double error = 0;
};

// Cohen's kappa and the error of Fleiss, Cohen and Everitt (1969, formula 9) from pairs of labels.
Cohen bruteCohen(const std::vector<std::pair<std::string, std::string>>& pairs)
{
    std::map<std::string, double> first;
    std::map<std::string, double> second;
    std::map<std::pair<std::string, std::string>, double> both;
    const auto n = static_cast<double>(pairs.size());
    double observed = 0;
    for (const auto& pair : pairs) {
        first[pair.first] += 1 / n;
        second[pair.second] += 1 / n;
        both[pair] += 1 / n;
        observed += pair.first == pair.second ? 1 / n : 0;
    }
    double expected = 0;
    for (const auto& [code, share] : first) {
        expected += share * second[code];
    }
    Cohen result;
    result.kappa = (observed - expected) / (1 - expected);
    double diagonal = 0;
    double rest = 0;
    for (const auto& [pair, share] : both) {
        const auto& [k, l] = pair;
        if (k == l) {
            const double part = (1 - expected) - (first[k] + second[k]) * (1 - observed);
            diagonal += share * part * part;
        } else {
            const double part = second[k] + first[l];
            rest += share * part * part;
        }
    }
    const double last = observed * expected - 2 * expected + observed;
    const double variance =
        (diagonal + (1 - observed) * (1 - observed) * rest - last * last) / (n * std::pow(1 - expected, 4));
    result.error = std::sqrt(std::max(0.0, variance));
    return result;
}

std::string codeAt(const LabelMatrix& labelMatrix, int row, int person, Level level)
{
    const int category = labelMatrix.at(level, labelMatrix.cell(row, person).category);
    return category < 0 ? std::string() : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(category)].code;
}

} // namespace

TEST_CASE("Repeats: those that were drawn are no items of kappa, of impact and of screening", "[project]")
{
    DrawnTwice drawn;
    Numbers random(5);
    drawn.labelAtRandom(random);
    const LabelMatrix labelMatrix = must(LabelMatrix::load(drawn.corpus.project, drawn.round));
    CHECK(std::ranges::count_if(labelMatrix.items(), &LabelMatrixItem::drawnAgain) == kRepeats);
    CHECK(std::ranges::all_of(labelMatrix.items(),
                              [](const LabelMatrixItem& item) { return item.drawnAgain == item.isRepeat(); }));

    const Ratings usual = ratings(labelMatrix, selectedAt(Level::Theme));
    CHECK(usual.rows.size() == kIssues);
    CHECK(usual.repeats == 0);
    CHECK(usual.outside.repeats == kRepeats);
    CHECK(ratings(labelMatrix, selectedAt(Level::Theme, Repeats::LeaveOut)).rows == usual.rows);
    const Ratings all = ratings(labelMatrix, selectedAt(Level::Theme, Repeats::Count));
    CHECK(all.rows.size() == kIssues + kRepeats);
    CHECK(all.repeats == kRepeats);
    const double kappa = kappaOf(labelMatrix, selectedAt(Level::Theme));
    CHECK(kappa == Approx(bruteKappa(labelMatrix, [](const LabelMatrixItem& item) {
                       return item.occurrence == 1;
                   })).epsilon(1e-12));
    CHECK(kappaOf(labelMatrix, selectedAt(Level::Theme, Repeats::Count)) ==
          Approx(bruteKappa(labelMatrix, [](const LabelMatrixItem&) { return true; })).epsilon(1e-12));
    CHECK(std::abs(kappa - kappaOf(labelMatrix, selectedAt(Level::Theme, Repeats::Count))) > 1e-6);

    // What an edit is said to change begins with the same figure.
    const auto preview = must(taxonomy::preview(drawn.corpus.project, {}, PersonId{}));
    REQUIRE(preview.all.byRound.size() == 1);
    CHECK(preview.all.byRound[0].kappa[1].before.value() == kappa);

    const auto screening = must(study::screening(drawn.corpus.project, drawn.round));
    CHECK(screening.all.collected == kIssues);
    CHECK(screening.repeats == 0);
    CHECK(screening.repeatsLeftOut == kRepeats);
    const auto counted = must(study::screening(drawn.corpus.project, drawn.round, Repeats::Count));
    CHECK(counted.all.collected == kIssues + kRepeats);
    CHECK(counted.repeats == kRepeats);
}

TEST_CASE("Repeats: live kappa leaves out what the exact one leaves out, label by label", "[project]")
{
    DrawnTwice drawn;
    Project& project = drawn.corpus.project;
    Numbers random(9);
    drawn.labelAtRandom(random);
    LabelMatrix labelMatrix = must(LabelMatrix::load(project, drawn.round));
    LiveLevels live(labelMatrix);
    Feed feed = must(Feed::start(project));
    for (int step = 0; step < 60; ++step) {
        drawn.label(static_cast<int>(random() % 3), random() % drawn.items.size(),
                    DrawnTwice::kCodes[random() % DrawnTwice::kCodes.size()]);
        const auto updates = labelMatrix.apply(must(feed.poll(project)));
        REQUIRE(updates.has_value());
        if (!live.apply(labelMatrix, *updates)) {
            live = LiveLevels(labelMatrix);
        }
        for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
            const auto exact =
                agreement::compute(agreement::kFleissKappa, ratings(labelMatrix, selectedAt(level)).table);
            const auto now = live.at(level).value(agreement::kFleissKappa);
            REQUIRE(exact.defined() == now.defined());
            CHECK(now->value == exact->value);
            CHECK(now.use() == exact.use());
        }
    }
}

TEST_CASE("Repeats: rows that a file lists again stay items, in a drawn round too", "[project]")
{
    test::Sample sample(0, 0);
    const auto import = [](Project& project, const std::filesystem::path& file, const std::string& round) {
        NoProgress quiet;
        exchange::LabelImport labels;
        labels.files = {file};
        labels.round = round;
        return must(exchange::importLabels(project, labels, quiet, {}));
    };
    const std::string link = "https://github.com/toolkit/odd/issues/";
    const auto file =
        test::writeFile(sample.folder / "twice.csv", "Issue,Ann,Bob\n" + link + "1,A.1,A.1\n" + link + "2,A.1,B.1\n" +
                                                         link + "1,A.2,A.1\n" + link + "3,B.1,B.1\n");
    import(sample.project, file, "Twice");
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.project.rounds().back().id));
    const Ratings usual = ratings(labelMatrix, selectedAt(Level::Theme));
    CHECK(usual.rows.size() == 4);
    CHECK(usual.repeats == 1);
    CHECK(usual.outside.repeats == 0);
    CHECK(ratings(labelMatrix, selectedAt(Level::Theme, Repeats::Count)).rows == usual.rows);
    const Ratings without = ratings(labelMatrix, selectedAt(Level::Theme, Repeats::LeaveOut));
    CHECK(without.rows == std::vector{0, 1, 3});
    CHECK(without.outside.repeats == 1);
    const auto screening = must(study::screening(sample.project, labelMatrix.round()));
    CHECK(screening.all.collected == 4);
    CHECK(screening.repeats == 1);

    // The lead's file lists an issue of a drawn round a third time: that row is no repeat that was drawn.
    DrawnTwice drawn;
    Project& project = drawn.corpus.project;
    const LabelMatrix before = must(LabelMatrix::load(project, drawn.round));
    const LabelMatrixItem& repeated = *std::ranges::find_if(before.items(), &LabelMatrixItem::drawnAgain);
    const auto url = drawn.corpus.links({{repeated.issue, 1}}).front();
    const auto more = test::writeFile(drawn.corpus.folder / "more.csv",
                                      "issue,occurrence,annotator,category\n" + url + ",3,Person 1,A.1\n");
    import(project, more, "Pilot");
    const LabelMatrix after = must(LabelMatrix::load(project, drawn.round));
    REQUIRE(after.rows() == kIssues + kRepeats + 1);
    CHECK_FALSE(after.items().back().drawnAgain);
    CHECK(after.items().back().occurrence == 3);
    CHECK(ratings(after, selectedAt(Level::Theme)).rows.size() == kIssues + 1);
    CHECK(ratings(after, selectedAt(Level::Theme, Repeats::LeaveOut)).rows.size() == kIssues);
}

TEST_CASE("Repeats: a sample that cannot be understood drew none", "[project]")
{
    for (const char* text : {"{", "[]", R"({"issues": "40", "repeats": 12})", R"({"issues": -1, "repeats": -7})",
                             R"({"issues": 1e300, "repeats": 4})", R"({"repeats": 0})"}) {
        INFO(text);
        test::StudySample sample(2, 4);
        sample.changeRound([&](Round& round) { round.sample = text; });
        const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
        CHECK(std::ranges::none_of(labelMatrix.items(), &LabelMatrixItem::drawnAgain));
        CHECK(ratings(labelMatrix, selectedAt(Level::Theme)).rows.size() == 4);
    }
}

TEST_CASE("People against themselves: as counted from the pairs one by one", "[project]")
{
    DrawnTwice drawn;
    Project& project = drawn.corpus.project;
    Numbers random(21);
    drawn.labelAtRandom(random);
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, drawn.round));
    const IntraAgreement intra = must(intraAgreement(project, labelMatrix, {}));
    CHECK(intra.repeats == kRepeats);
    CHECK(intra.drawn == kRepeats);
    CHECK_FALSE(intra.onlyOwn);
    REQUIRE(intra.annotators.size() == 3);
    for (const IntraAnnotator& one : intra.annotators) {
        const int column = static_cast<int>(std::ranges::find(labelMatrix.annotators(), one.person) -
                                            labelMatrix.annotators().begin());
        for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
            std::vector<std::pair<std::string, std::string>> pairs;
            std::set<std::pair<ItemId, ItemId>> differing;
            std::map<std::string, int> moved;
            for (const LabelMatrixItem& item : labelMatrix.items()) {
                const auto first = std::ranges::find_if(labelMatrix.items(), [&](const LabelMatrixItem& other) {
                    return other.issue == item.issue && other.occurrence == 1;
                });
                const std::string said = codeAt(labelMatrix, labelMatrix.rowOf(first->item), column, level);
                const std::string again = codeAt(labelMatrix, labelMatrix.rowOf(item.item), column, level);
                if (item.occurrence != 2 || said.empty() || again.empty()) {
                    continue;
                }
                pairs.emplace_back(said, again);
                --moved[said];
                ++moved[again];
                if (said != again) {
                    differing.emplace(first->item, item.item);
                }
            }
            const IntraLevel& found = one.at(level);
            REQUIRE(pairs.size() > 3);
            CHECK(found.kappa.items == std::ssize(pairs));
            const Cohen expected = bruteCohen(pairs);
            REQUIRE(found.kappa.kappa.defined());
            CHECK(found.kappa.kappa->value == Approx(expected.kappa).epsilon(1e-12).margin(1e-12));
            CHECK(found.kappa.kappa->standardError.value() == Approx(expected.error).epsilon(1e-9).margin(1e-12));
            REQUIRE(found.kappa.kappa->interval.has_value());
            std::set<std::pair<ItemId, ItemId>> told;
            for (const int place : found.differing) {
                const LabelledTwice& pair = one.pairs[static_cast<std::size_t>(place)];
                told.emplace(pair.first, pair.second);
                CHECK(pair.drawn);
            }
            CHECK(told == differing);
            CHECK(found.differ == std::ssize(differing));
            std::map<std::string, int> drift;
            for (const IntraDrift& each : found.drift) {
                drift[labelMatrix.taxonomy().categories()[static_cast<std::size_t>(each.category)].code] =
                    each.change();
            }
            std::erase_if(moved, [](const auto& each) { return each.second == 0; });
            CHECK(drift == moved);
        }
    }
    // A part of the people, and of the repositories.
    Selection part;
    part.annotators = {drawn.corpus.people[1]};
    REQUIRE(must(intraAgreement(project, labelMatrix, part)).annotators.size() == 1);
    int pairs = 0;
    for (const std::string& repository : labelMatrix.repositories()) {
        part.repository = repository;
        const IntraAgreement some = must(intraAgreement(project, labelMatrix, part));
        pairs += some.annotators.empty() ? 0 : some.annotators.front().labelledTwice;
    }
    CHECK(pairs == intra.annotators[1].labelledTwice);
}

TEST_CASE("People against themselves: all together are the pairs of each, and few pairs are few", "[project]")
{
    DrawnTwice drawn;
    Numbers random(21);
    drawn.labelAtRandom(random);
    const LabelMatrix labelMatrix = must(LabelMatrix::load(drawn.corpus.project, drawn.round));
    const IntraAgreement intra = must(intraAgreement(drawn.corpus.project, labelMatrix, {}));
    REQUIRE(intra.annotators.size() == 3);
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        const IntraLevel& together = intra.together[static_cast<std::size_t>(level) - 1];
        agreement::Count pairsOfAll = 0;
        int differ = 0;
        for (const IntraAnnotator& one : intra.annotators) {
            pairsOfAll += one.at(level).kappa.items;
            differ += one.at(level).differ;
        }
        CHECK(together.kappa.items == pairsOfAll);
        CHECK(together.differ == differ);
        CHECK(together.differing.empty());
    }
    IntraLevel six;
    six.kappa.items = 6;
    CHECK(six.isFew());
    six.kappa.items = kFewPairs;
    CHECK_FALSE(six.isFew());
}

TEST_CASE("People against themselves: which time was first, and how far both lie apart", "[project]")
{
    DrawnTwice drawn;
    Project& project = drawn.corpus.project;
    const LabelMatrix empty = must(LabelMatrix::load(project, drawn.round));
    CHECK(must(intraAgreement(project, empty, {})).annotators.empty());
    const LabelMatrixItem& repeat = *std::ranges::find_if(empty.items(), &LabelMatrixItem::drawnAgain);
    const auto first = std::ranges::find_if(
        empty.items(), [&](const LabelMatrixItem& item) { return item.issue == repeat.issue && item.occurrence == 1; });
    const auto give = [&](ItemId item, const char* time, std::string_view code) {
        drawn.clock->time = time;
        drawn.corpus.label(drawn.round, drawn.corpus.people[0], item, code);
    };
    // The repeat came first, by five days and a half; the other label was changed long after.
    give(repeat.item, "2026-03-01T00:00:00.000Z", "A.1.i");
    give(first->item, "2026-03-06T12:00:00.000Z", "B.2");
    give(first->item, "2026-05-06T12:00:00.000Z", "A.2");
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, drawn.round));
    const IntraAgreement intra = must(intraAgreement(project, labelMatrix, {}));
    REQUIRE(intra.annotators.size() == 1);
    const IntraAnnotator& one = intra.annotators.front();
    REQUIRE(one.pairs.size() == 1);
    CHECK(one.pairs[0].first == repeat.item);
    CHECK(one.pairs[0].second == first->item);
    CHECK(one.pairs[0].days.value() == 5.5);
    CHECK(one.medianDays.value() == 5.5);
    CHECK(one.at(Level::Type).differ == 0);
    CHECK(one.at(Level::Type).alike() == 1);
    CHECK_FALSE(one.at(Level::Type).kappa.kappa.defined());
    CHECK(one.at(Level::Theme).differ == 1);
    CHECK(one.at(Level::Subtheme).kappa.items == 0); // A.2 says nothing there
    REQUIRE(one.at(Level::Theme).drift.size() == 2);
}

TEST_CASE("People against themselves: of a blind round only one's own figures, and no issue", "[project]")
{
    DrawnTwice drawn(true);
    Project& project = drawn.corpus.project;
    for (std::size_t item = 0; item < drawn.items.size(); ++item) {
        drawn.label(0, item, item % 2 == 0 ? "A.1" : "B.1");
        drawn.label(1, item, "A.2");
    }
    CHECK(test::errorOf(LabelMatrix::load(project, drawn.round)).code == Errc::NotPermitted);
    const IntraAgreement own = must(ownIntraAgreement(project, drawn.round, drawn.corpus.people[0]));
    CHECK(own.onlyOwn);
    CHECK(own.repeats == 0);
    CHECK(own.drawn == 0);
    REQUIRE(own.annotators.size() == 1);
    CHECK(own.annotators[0].person == drawn.corpus.people[0]);
    CHECK(own.annotators[0].labelledTwice == kRepeats);
    CHECK(own.annotators[0].pairs.empty());
    for (const IntraLevel& level : own.annotators[0].levels) {
        CHECK(level.differing.empty());
    }
    CHECK(own.annotators[0].at(Level::Theme).kappa.items == kRepeats);
    CHECK(must(ownIntraAgreement(project, drawn.round, drawn.corpus.people[2])).annotators.empty());
}

TEST_CASE("People against themselves: a check holds their labels against those of the round that it was drawn from",
          "[project]")
{
    DrawnTwice drawn;
    Corpus& corpus = drawn.corpus;
    Project& project = corpus.project;
    Numbers random(31);
    drawn.labelAtRandom(random);
    NoProgress quiet;
    study::SampleRequest request;
    request.size = 25;
    request.seed = 3;
    request.frame.inRounds = {drawn.round};
    const study::Sample sample = must(study::drawSample(project, request, quiet, {}));
    REQUIRE(sample.frame == kIssues);
    const RoundId check = corpus.running("Check", study::itemsOf(project, sample, {}), false, RoundPurpose::Check);
    const std::vector<ItemId> items = corpus.itemsOf(check);
    REQUIRE(items.size() == 25);
    drawn.clock->time = "2026-09-01T00:00:00.000Z";
    for (std::size_t item = 0; item < items.size(); ++item) {
        for (int person = 0; person < 2; ++person) {
            corpus.label(check, corpus.people[static_cast<std::size_t>(person)], items[item],
                         DrawnTwice::kCodes[random() % DrawnTwice::kCodes.size()]);
        }
    }
    const LabelMatrix before = must(LabelMatrix::load(project, drawn.round));
    const LabelMatrix now = must(LabelMatrix::load(project, check));
    const IntraAgreement intra = must(intraAgreement(project, now, {}));
    CHECK(intra.checked == 25);
    CHECK(intra.repeats == 0);
    CHECK(intra.against == std::vector<RoundId>{drawn.round});
    REQUIRE(intra.annotators.size() == 2);
    for (const IntraAnnotator& one : intra.annotators) {
        const auto columnOf = [&](const LabelMatrix& labelMatrix) {
            return static_cast<int>(std::ranges::find(labelMatrix.annotators(), one.person) -
                                    labelMatrix.annotators().begin());
        };
        for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
            std::vector<std::pair<std::string, std::string>> pairs;
            for (const LabelMatrixItem& item : now.items()) {
                const auto first = std::ranges::find_if(before.items(), [&](const LabelMatrixItem& other) {
                    return other.issue == item.issue && other.occurrence == 1;
                });
                const std::string said = codeAt(before, before.rowOf(first->item), columnOf(before), level);
                const std::string again = codeAt(now, now.rowOf(item.item), columnOf(now), level);
                if (!said.empty() && !again.empty()) {
                    pairs.emplace_back(said, again);
                }
            }
            REQUIRE(pairs.size() > 3);
            CHECK(one.at(level).kappa.items == std::ssize(pairs));
            CHECK(one.at(level).kappa.kappa->value == Approx(bruteCohen(pairs).kappa).epsilon(1e-12).margin(1e-12));
        }
        for (const LabelledTwice& pair : one.pairs) {
            CHECK(pair.earlier == drawn.round);
            CHECK(pair.days.value() > 0);
        }
    }
    // The earlier round is none of the later one's: a check alone is held against what came before it.
    CHECK(must(intraAgreement(project, before, {})).checked == 0);
    // One's own figures are the same, whoever else may see them.
    const IntraAgreement own = must(ownIntraAgreement(project, check, intra.annotators[0].person));
    REQUIRE(own.annotators.size() == 1);
    CHECK(own.annotators[0].at(Level::Theme).kappa.items == intra.annotators[0].at(Level::Theme).kappa.items);
    CHECK(own.annotators[0].pairs.empty());
}

TEST_CASE("A rule says which issues it decides differently from one time to the other", "[reconcile]")
{
    DrawnTwice drawn;
    const LabelMatrix empty = must(LabelMatrix::load(drawn.corpus.project, drawn.round));
    std::vector<IssueId> apart;
    int number = 0;
    for (const LabelMatrixItem& repeat : empty.items()) {
        if (!repeat.drawnAgain) {
            continue;
        }
        const auto first = std::ranges::find_if(empty.items(), [&](const LabelMatrixItem& item) {
            return item.issue == repeat.issue && item.occurrence == 1;
        });
        const bool differs = number++ % 4 == 0;
        for (int person = 0; person < 3; ++person) {
            drawn.corpus.label(drawn.round, drawn.corpus.people[static_cast<std::size_t>(person)], first->item, "A.1");
            drawn.corpus.label(drawn.round, drawn.corpus.people[static_cast<std::size_t>(person)], repeat.item,
                               differs ? "B.1" : "A.1");
        }
        if (differs) {
            apart.push_back(repeat.issue);
        }
    }
    REQUIRE(apart.size() == 3);
    const LabelMatrix labelMatrix = must(LabelMatrix::load(drawn.corpus.project, drawn.round));
    const auto preview = reconcile::preview(labelMatrix, must(reconcile::Rule::parse("majority")));
    CHECK(preview.decisions.size() == 2 * kRepeats);
    REQUIRE(preview.apart.size() == apart.size());
    for (const reconcile::DecidedApart& each : preview.apart) {
        CHECK(std::ranges::count(apart, each.issue) == 1);
        REQUIRE(each.items.size() == 2);
        CHECK(labelMatrix.items()[static_cast<std::size_t>(labelMatrix.rowOf(each.items[0].item))].occurrence == 1);
    }
    // Once they are decided, the rule decides nothing, and so nothing differently.
    must(reconcile::apply(drawn.corpus.project, drawn.round, drawn.corpus.people[0], preview));
    const LabelMatrix after = must(LabelMatrix::load(drawn.corpus.project, drawn.round));
    CHECK(reconcile::preview(after, must(reconcile::Rule::parse("majority"))).apart.empty());
}

TEST_CASE("People against themselves: the six addresses that the study lists twice", "[real]")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", data);
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, project.rounds().front().id));
    const Ratings usual = ratings(labelMatrix, selectedAt(Level::Theme));
    CHECK(usual.rows.size() == 38742);
    CHECK(usual.repeats == 6);
    CHECK(usual.outside.repeats == 0);
    CHECK(kappaOf(labelMatrix, selectedAt(Level::Theme)) ==
          kappaOf(labelMatrix, selectedAt(Level::Theme, Repeats::Count)));
    CHECK(kappaOf(labelMatrix, selectedAt(Level::Theme)) == Approx(0.7621).margin(0.00005));
    CHECK(ratings(labelMatrix, selectedAt(Level::Theme, Repeats::LeaveOut)).rows.size() == 38736);

    // From the text of the tables: rows whose address stands in them twice, cell against cell.
    std::map<std::string, std::vector<std::vector<std::string>>> rows;
    for (const auto& entry : std::filesystem::directory_iterator(data)) {
        const auto table = entry.path() / (entry.path().filename().string() + ".csv");
        if (!std::filesystem::exists(table)) {
            continue;
        }
        std::istringstream lines(test::readFile(table));
        std::string line;
        std::getline(lines, line);
        while (std::getline(lines, line)) {
            std::vector<std::string> cells;
            std::istringstream stream(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
            for (std::string cell; std::getline(stream, cell, ',');) {
                cells.push_back(cell);
            }
            rows[cells.front()].push_back(cells);
        }
    }
    std::multiset<std::set<std::string>> expected; // two different labels of one person, whichever came first
    int twice = 0;
    for (const auto& [address, listed] : rows) {
        twice += listed.size() == 2 ? 1 : 0;
        for (std::size_t person = 1; listed.size() == 2 && person <= 7; ++person) {
            if (listed[0][person] != listed[1][person]) {
                expected.insert({address, listed[0][person], listed[1][person]});
            }
        }
    }
    REQUIRE(twice == 6);
    const IntraAgreement intra = must(intraAgreement(project, labelMatrix, {}));
    CHECK(intra.repeats == 6);
    CHECK(intra.drawn == 0);
    REQUIRE(intra.annotators.size() == 7);
    std::multiset<std::set<std::string>> found;
    for (const IntraAnnotator& one : intra.annotators) {
        CHECK(one.labelledTwice == 6);
        CHECK_FALSE(one.medianDays.has_value()); // one file, one time
        for (const int place : one.at(Level::Theme).differing) {
            const LabelledTwice& pair = one.pairs[static_cast<std::size_t>(place)];
            CHECK_FALSE(pair.drawn);
            const auto code = [&](const LabelMatrixCell& cell) {
                return labelMatrix.taxonomy().categories()[static_cast<std::size_t>(cell.category)].code;
            };
            found.insert({must(store::textById(project.database(), pair.issue)).link.url, code(pair.said),
                          code(pair.saidAgain)});
        }
    }
    CHECK(found == expected);
    std::cout << "Pairs of the study that differ: " << expected.size() << " of 42\n";
}
