// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/exchange/audit/audit.h"
#include "core/exchange/export_labels.h"
#include "core/project/agreement/figures.h"
#include "core/project/feed.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/live_figures.h"
#include "core/reconcile/minutes.h"
#include "core/report/documents.h"
#include "core/study/gate/evaluate.h"
#include "core/study/gate/pilot_report.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"
#include "core/study/screening.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "tests/core/english.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/exchange/merge/team.h"
#include "tests/core/project/random_round.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"

using namespace accord;
using test::errorOf;
using test::must;

namespace fs = std::filesystem;

namespace {

constexpr const char* kApart[6][2] = {{"A.1", "A.1"}, {"A.2", "A.2"}, {"B.1", "B.1"},
                                      {"A.1", "B.2"}, {"B.1", "A.2"}, {"B.2", "A.1"}};

/// A blind round that two people labelled apart: alike on three of six items.
struct Apart : test::StudySample
{
    Apart()
        : StudySample(3, 6)
    {
        lead(2);
        changeRound([](Round& changed) { changed.blind = true; });
        for (int place = 0; place < 6; ++place) {
            give(0, place, kApart[place][0]);
            give(1, place, kApart[place][1]);
        }
    }

    void lift() { must(study::liftBlind(project, who(2), round, "everybody is done")); }

    // The second one says what the first one said, having seen it.
    void copyAll()
    {
        for (int place = 3; place < 6; ++place) {
            give(1, place, kApart[place][0]);
        }
    }

    [[nodiscard]] LabelMatrix matrix() { return must(LabelMatrix::load(project, round)); }

    double kappa(LabelsOf labels = LabelsOf::First)
    {
        Selection selection;
        selection.labels = labels;
        return outcomeOf(matrix(), selection, agreement::kFleissKappa)->value;
    }
};

void apply(Project& project, const std::string& lines)
{
    (void)must(taxonomy::applyEdits(project, must(taxonomy::parseEdits(lines)), project.leads().front().id, "v"));
}

} // namespace

TEST_CASE("First labels: what is changed after the blind was lifted changes no figure over them, and is told")
{
    Apart apart;
    CHECK_FALSE(apart.project.round(apart.round)->firstLabelsEnd.has_value());
    apart.clock->time = "2026-03-05T09:30:00.000Z";
    apart.lift();
    const double before = apart.kappa();
    CHECK(before < 0.5);
    apart.copyAll();
    apart.give(2, 0, "A.1"); // who had said nothing by then

    const auto& end = apart.project.round(apart.round)->firstLabelsEnd;
    REQUIRE(end.has_value());
    CHECK(end->blind);
    CHECK_FALSE(end->closed);
    CHECK(end->reason == "everybody is done");
    CHECK(report::firstLabelsText(test::kEnglish, *end, apart.project.nameOf(end->by)) ==
          "Blind until 2026-03-05 09:30 UTC, lifted by Person 3: everybody is done");

    CHECK(apart.kappa() == before);
    CHECK(apart.kappa(LabelsOf::Now) == Approx(1.0));
    const LabelMatrix matrix = apart.matrix();
    CHECK(matrix.cell(3, 1) == matrix.cell(3, 0));
    CHECK_FALSE(matrix.firstCell(3, 1) == matrix.cell(3, 1));
    CHECK(ratings(matrix, {}).later == LaterLabels{3, 1});
    const auto otherwise = otherwiseCounted(matrix, {}, {}, agreement::kFleissKappa);
    CHECK(report::otherwiseTexts(test::kEnglish, otherwise, {}, [](const agreement::Outcome& outcome) {
              return outcome->value == Approx(1.0) ? "1" : "?";
          }) == std::vector<std::string>{"3 labels were changed afterwards and 1 given only then; with them 1"});
    // Said again with another note it is no change.
    apart.give(1, 0, test::cannotTell());
    apart.give(1, 0, "A.1");
    CHECK(ratings(apart.matrix(), {}).later == LaterLabels{3, 1});

    // The reports say it beside.
    const auto report = must(study::pilotReport(apart.project, apart.round, false));
    CHECK(report.levels[1].kappa->value == before);
    const std::string text = report::pilotReportText(report, {});
    CHECK(text.find("Blind until 2026-03-05 09:30 UTC, lifted by Person 3: everybody is done") != std::string::npos);
    CHECK(text.find("3 labels were changed afterwards and 1 given only then; with them 1.0000") != std::string::npos);
    const auto minutes = must(reconcile::minutes(apart.project, {apart.round, {}, {}, {}}, false));
    CHECK(minutes.before[1]->value == before);
    CHECK(report::minutesText(minutes, *apart.project.taxonomy(), {}).find("3 labels were changed afterwards") !=
          std::string::npos);
    NoProgress progress;
    const auto audited = must(exchange::readAudited(apart.project, apart.round, Level::Theme));
    const auto findings = must(exchange::audit(audited, progress, {}));
    const auto later = std::ranges::find(findings, exchange::AuditCheck::ChangedLater, &exchange::AuditFinding::check);
    REQUIRE(later != findings.end());
    CHECK(later->severity == exchange::AuditSeverity::Warning);
    apart.changeRound([](Round& changed) { changed.gate = "theme >= 0.9"; });
    CHECK_FALSE(must(study::gateNow(apart.project, apart.round)).passed());
}

TEST_CASE("First labels: codes of annotators' own are those of then, and what is taken as it is now says so")
{
    Apart apart;
    const auto code = [](const std::string& words) {
        LabelContent content;
        content.verdict = Verdict::NoneOfThese;
        content.code = words;
        content.summary = "s";
        return content;
    };
    apart.changeRound([](Round& changed) { changed.openCodes = true; });
    apart.give(0, 3, code("slow gpu"));
    apart.give(1, 3, code("Wrong dtype"));
    apart.give(1, 4, test::notForStudy(Exclusion::OffTopic));
    const auto kappa = [&apart](LabelsOf labels) {
        LabelMatrix matrix = apart.matrix();
        must(matrix.readOpenCodes(apart.project));
        Selection selection;
        selection.openCodes = true;
        selection.labels = labels;
        return outcomeOf(matrix, selection, agreement::kPercentAgreement)->value;
    };
    apart.lift();
    CHECK(kappa(LabelsOf::First) == Approx(0.5));
    const auto openCodes = [&apart] { return must(study::pilotReport(apart.project, apart.round, false)).openCodes; };
    CHECK(openCodes().codes == 2);
    CHECK(must(study::screening(apart.project, apart.round)).later == LaterLabels{});

    apart.give(1, 3, code("Slow GPU")); // having seen the other one's
    CHECK(kappa(LabelsOf::First) == Approx(0.5));
    CHECK(kappa(LabelsOf::Now) == Approx(4.0 / 6));
    CHECK(openCodes().codes == 2);
    apart.give(0, 4, test::notForStudy(Exclusion::OffTopic));
    const study::Screening screened = must(study::screening(apart.project, apart.round));
    CHECK(screened.all.excluded == 1); // as people say now
    CHECK(screened.later == LaterLabels{1, 0});
    const std::string asNow = report::asNowText(test::kEnglish, screened.later);
    CHECK(asNow ==
          "Labels are taken as they are now; 1 label was changed afterwards (after the blind was lifted or the "
          "round closed)");
    const auto report = must(study::pilotReport(apart.project, apart.round, false));
    CHECK(report::pilotReportText(report, {}).find(asNow) != std::string::npos);
    const auto exported = must(
        exchange::exportLabels(apart.project, apart.round, exchange::ExportFormat::Long, apart.folder / "labels.csv"));
    CHECK(exported.later == LaterLabels{2, 0}); // with the code
    apart.give(1, 3, "A.1");
    CHECK(kappa(LabelsOf::First) == Approx(0.5));
    CHECK(kappa(LabelsOf::Now) == Approx(4.0 / 6)); // alike on the fifth item now, and not on the fourth
    CHECK(openCodes().labels == 2);
}

TEST_CASE("First labels: of a round that never was blind they are those that hold, until it is closed")
{
    test::StudySample open(2, 6);
    open.lead(0);
    for (int place = 0; place < 6; ++place) {
        open.give(0, place, kApart[place][0]);
        open.give(1, place, kApart[place][1]);
    }
    open.give(1, 3, "A.1");
    const auto matrix = [&] { return must(LabelMatrix::load(open.project, open.round)); };
    CHECK_FALSE(matrix().changedLater());
    must(study::closeRound(open.project, open.who(0), open.round));
    const auto& end = open.project.round(open.round)->firstLabelsEnd;
    REQUIRE(end.has_value());
    CHECK_FALSE(end->blind);
    CHECK(end->closed);
    // Whoever looks at a label again, as the codebook changed, has seen the others'.
    apply(open.project, "split A.2 into \"Slow\" \"Slower\"");
    open.give(1, 1, "A.3");
    CHECK(ratings(matrix(), {}).later == LaterLabels{1, 0});
    CHECK(matrix().firstCell(1, 1) == matrix().firstCell(1, 0));
}

TEST_CASE("First labels: the round that is kept up to date by the feed equals one that is loaded anew")
{
    const std::uint64_t seed = GENERATE(1U, 2U, 3U);
    INFO("seed " << seed);
    test::Random random(seed);
    Apart apart;
    apart.give(2, 1, "A.1");
    apart.lift();
    Project watching = test::reopened(apart.project);
    LabelMatrix followed = must(LabelMatrix::load(watching, apart.round));
    Feed feed = must(Feed::start(watching));
    LiveLevels live(followed);
    auto figures = must(reconcile::LiveFigures::load(watching, followed, {}));
    const double before = live.at(Level::Theme).value(agreement::kFleissKappa)->value;
    for (int step = 0; step < 25; ++step) {
        test::randomStep(apart, random);
        const Changes changes = must(feed.poll(watching));
        const auto updates = followed.apply(changes);
        REQUIRE(updates.has_value());
        REQUIRE(live.apply(followed, *updates));
        REQUIRE(must(figures.apply(watching, followed, changes)));
        const LabelMatrix fresh = must(LabelMatrix::load(watching, apart.round));
        for (int row = 0; row < fresh.rows(); ++row) {
            for (int column = 0; column < static_cast<int>(fresh.annotators().size()); ++column) {
                REQUIRE(followed.cell(row, column) == fresh.cell(row, column));
                REQUIRE(followed.firstCell(row, column).verdict == fresh.firstCell(row, column).verdict);
                REQUIRE(followed.firstCell(row, column).category == fresh.firstCell(row, column).category);
            }
        }
        CHECK(ratings(followed, {}).later == ratings(fresh, {}).later);
        CHECK(live.at(Level::Theme).value(agreement::kFleissKappa)->value == before);
        const auto anew = must(reconcile::LiveFigures::load(watching, fresh, {})).figures();
        const auto then = figures.figures();
        for (std::size_t i = 0; i < 3; ++i) {
            const auto& kept = then.at(Level::Theme).annotators[i].all.kappa;
            CHECK(kept.defined() == anew.at(Level::Theme).annotators[i].all.kappa.defined());
            if (kept.defined()) {
                CHECK(kept->value == anew.at(Level::Theme).annotators[i].all.kappa->value);
            }
        }
    }
}

TEST_CASE("First labels: leads see every label that was ever given, others their own, nobody in a blind round")
{
    Apart apart;
    CHECK(errorOf(reconcile::labelHistory(apart.project, apart.round, apart.item(3), apart.who(2))).code ==
          Errc::NotPermitted);
    CHECK(errorOf(reconcile::firstLabels(apart.project, apart.round, apart.item(3))).code == Errc::NotPermitted);
    apart.lift();
    apart.copyAll();
    const auto all = must(reconcile::labelHistory(apart.project, apart.round, apart.item(3), apart.who(2)));
    REQUIRE(all.size() == 3);
    CHECK(all[0].first);
    CHECK(all[0].holds);
    CHECK(all[1].label.by == apart.who(1));
    CHECK(all[1].label.content.category == apart.category("B.2"));
    CHECK(all[1].first);
    CHECK_FALSE(all[1].holds);
    CHECK(all[2].label.content.category == apart.category("A.1"));
    CHECK_FALSE(all[2].first);
    CHECK(all[2].holds);
    CHECK(must(reconcile::labelHistory(apart.project, apart.round, apart.item(3), apart.who(0))).size() == 1);
    const auto first = must(reconcile::firstLabels(apart.project, apart.round, apart.item(3)));
    REQUIRE(first.size() == 2);
    CHECK(first[1].content.category == apart.category("B.2"));
}

TEST_CASE("First labels: the order in which copies meet makes no difference")
{
    test::TempFolder folder;
    Apart apart;
    const auto copy = [&](const std::string& name) { return test::copied(apart.file, folder / name); };
    fs::path at[3];
    { // nobody has it open while it is copied
        const Project closed = std::move(apart.project);
    }
    at[0] = copy("a.accord");
    at[1] = copy("b.accord");
    at[2] = copy("c.accord");
    {
        // In one copy the blind is lifted and somebody changes a label; in another one, without knowing, somebody
        // labels before that and goes on for longer.
        Project first = must(Project::open(at[0]));
        must(study::liftBlind(first, apart.who(2), apart.round, "done"));
    }
    test::giveIn(at[0], "Person 2", 3, "A.1");
    test::giveIn(at[1], "Person 1", 0, "B.1"); // the same logical time as the lifting, or less
    test::giveIn(at[1], "Person 1", 1, "B.1");
    test::giveIn(at[1], "Person 1", 2, "A.2");
    test::giveIn(at[2], "Person 3", 4, "B.1");
    int unions = 0;
    const auto cellsOf = [&](std::initializer_list<int> order) {
        const fs::path target =
            test::copied(at[*order.begin()], folder / ("union" + std::to_string(unions++) + ".accord"));
        for (const int each : order) {
            if (each != *order.begin()) {
                (void)test::merged(target, {at[each]});
            }
        }
        Project project = must(Project::open(target));
        const LabelMatrix matrix = must(LabelMatrix::load(project, project.rounds().front().id));
        std::vector<std::tuple<std::string, int, int, int>> cells;
        for (int column = 0; column < static_cast<int>(matrix.annotators().size()); ++column) {
            const std::string name = project.nameOf(matrix.annotators()[static_cast<std::size_t>(column)]);
            for (int row = 0; row < matrix.rows(); ++row) {
                cells.emplace_back(name, row, matrix.firstCell(row, column).category,
                                   matrix.cell(row, column).category);
            }
        }
        std::ranges::sort(cells);
        return cells;
    };
    const auto one = cellsOf({0, 1, 2});
    CHECK(one == cellsOf({1, 0, 2}));
    CHECK(one == cellsOf({2, 1, 0}));
    CHECK(one == cellsOf({0, 2, 1}));
    // What was said with the time of the lifting counts as said before, what came later does not.
    Project taxonomy = must(Project::open(at[0]));
    const auto place = [&](const char* code) {
        return must(LabelMatrix::load(taxonomy, taxonomy.rounds().front().id))
            .indexOf(must(taxonomy.categoryCoded(code)).id);
    };
    const auto cell = [&](const std::string& name, int row) {
        return *std::ranges::find_if(
            one, [&](const auto& each) { return std::get<0>(each) == name && std::get<1>(each) == row; });
    };
    CHECK(std::get<2>(cell("Person 1", 0)) == place("B.1"));
    CHECK(std::get<2>(cell("Person 1", 1)) == place("A.2"));
    CHECK(std::get<3>(cell("Person 1", 1)) == place("B.1"));
    CHECK(std::get<2>(cell("Person 2", 3)) == place("B.2"));
    CHECK(std::get<3>(cell("Person 2", 3)) == place("A.1"));
}

TEST_CASE("First labels: figures across versions of the codebook say so, and the gate waits")
{
    Apart apart;
    apart.lift();
    must(study::closeRound(apart.project, apart.who(2), apart.round));
    CHECK_FALSE(must(asGiven(apart.project, apart.round)).versions.across());
    const double asItWas = apart.kappa();
    apart.changeRound([](Round& changed) { changed.gate = "theme > 0.3"; });
    apply(apart.project, "merge A.1 into B.2");
    const auto given = must(asGiven(apart.project, apart.round));
    CHECK(given.versions.given == std::vector{1});
    CHECK(given.versions.counted == 2);
    CHECK(given.versions.across());
    CHECK(report::versionsText(test::kEnglish, given.versions) == "under version 1 of the codebook, counted under 2");
    const auto otherwise = otherwiseCounted(apart.matrix(), given, {}, agreement::kFleissKappa);
    REQUIRE(otherwise.asGiven.has_value());
    CHECK((*otherwise.asGiven)->value == asItWas);
    CHECK(apart.kappa() > asItWas);
    auto result = must(study::gateNow(apart.project, apart.round));
    CHECK(result.passed());
    CHECK(result.conditions[0].asGiven == asItWas);
    // To go on by figures of another codebook needs a reason.
    const auto go = [&](const std::string& why) {
        return study::recordGate(apart.project, apart.round, apart.who(2), GateVerdict::Go, why);
    };
    CHECK(errorOf(go("")).reason == Reason::ReasonAcrossCodebooks);
    CHECK(must(go("the two were one")).passed);

    apply(apart.project, "split A.2 into \"Slow\" \"Slower\"");
    result = must(study::gateNow(apart.project, apart.round));
    CHECK(result.conditions[0].met);
    CHECK(result.waiting == 3);
    CHECK_FALSE(result.passed());
    CHECK_FALSE(must(go("all the same")).passed); // also when it is read again
    CHECK(must(study::gateRecords(apart.project, apart.round)).back().result.waiting == 3);
}

TEST_CASE("First labels: labels that were given under several versions say that they have no figure as given",
          "[agreement]")
{
    const auto texts = report::otherwiseTexts(test::kEnglish, {}, GivenVersions{{1, 2}, 3},
                                              [](const agreement::Outcome&) { return std::string(); });
    CHECK(texts == std::vector<std::string>{"labels given under versions 1, 2 of the codebook, counted under 3; given "
                                            "under several, they have no figure as given"});
}
