// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"
#include "core/labelling/labelling.h"
#include "core/report/documents.h"
#include "core/study/gate/pilot_report.h"
#include "core/study/rounds.h"
#include "core/study/settings.h"
#include "core/taxonomy/codes.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/english.h"
#include "tests/core/study/corpus.h"
#include "tests/core/study/kit.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::StudySample;

namespace {

void give(StudySample& study, int person, int item, std::string_view code, double seconds)
{
    must(labelling::submitLabel(study.project,
                                {study.round, study.item(item), study.who(person), study.labelled(code), seconds}));
}

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("A report says all that is asked at the gate")
{
    StudySample study(2, 4);
    study.lead(0);
    study.changePerson(1, [](Person& person) { person.name = "Ben <b>"; });
    give(study, 0, 0, "A.1", 60);
    give(study, 1, 0, "A.1", 90);
    give(study, 0, 2, "B.1", 30);
    give(study, 1, 2, "B.2", 0);
    study.give(0, 1, test::notForStudy(Exclusion::OffTopic));
    study.give(1, 1, test::notForStudy(Exclusion::OffTopic));
    study.give(0, 3, test::cannotTell());
    taxonomy::NewProposal wish;
    wish.content.kind = ProposalKind::NewCategory;
    wish.content.name = "Licence";
    wish.content.definition = "About licences.";
    wish.by = study.who(1);
    wish.items = {study.item(2)};
    (void)must(taxonomy::propose(study.project, wish));
    StudySettings settings = study.project.settings();
    settings.gate = "theme fleiss-kappa >= 0.9 and seconds <= 120";
    must(study::changeSettings(study.project, study.who(0), settings));
    (void)must(study::recordGate(study.project, study.round, study.who(0), GateVerdict::Go, "small, but fine"));
    study::RoundPlan plan;
    plan.name = "Next";
    (void)must(study::startRound(study.project, plan, study.who(0)));

    const study::PilotReport report = must(study::pilotReport(study.project, study.round, false));
    CHECK(report.items == 4);
    CHECK(report.labels == 6);
    CHECK(report.cannotTell == 1);
    CHECK(report.time.timed == 3);
    CHECK(report.time.median == 60);
    REQUIRE(report.proposals.size() == 1);
    CHECK(report::proposalTitle(test::kEnglish, report.proposals[0].proposal, *report.taxonomy) ==
          "new category: Licence");
    CHECK(report.proposals[0].issues == std::vector<std::string>{"toolkit/odd#3"});
    CHECK(report.proposals[0].proposal.opinions.empty());
    CHECK(report.saturation.last == study::SaturationStretch{1, 3, 3, 1});
    const study::LevelReport& theme = report.levels[1];
    REQUIRE(theme.kappa.defined());
    CHECK(theme.categories.size() == 4); // A.1, B.1, B.2 and not for this study
    REQUIRE(theme.confusions.size() == 1);
    CHECK(theme.confusions[0].first == "B.1");
    CHECK(theme.confusions[0].second == "B.2");
    CHECK(theme.confusions[0].share == 1);
    CHECK_FALSE(report.result.passed());
    CHECK(report.result.conditions[1].met);
    REQUIRE(report.records.size() == 1);
    CHECK(report.records[0].against());
    REQUIRE(report.byRound.size() == 2);
    CHECK(report.byRound[0].kappa[1]->value == theme.kappa->value);
    CHECK(report.byRound[1].blind);

    const std::string markdown = report::pilotReportText(report, {});
    CHECK(has(markdown, "failed"));
    CHECK(has(markdown, "small, but fine"));
    CHECK(has(markdown, "new category: Licence"));
    CHECK(has(markdown, "Kappa by round"));
    CHECK_FALSE(has(markdown, "Ben <b>"));
    const std::string collected = report::pilotReportText(
        report, {}, {3, 2, {{"model names", {"HuggingFace", "ModelScope"}, 2, 1, 15, 14, 1, 3}, {"", {}, 1, 1, 2, 0}}});
    CHECK(has(collected, "Collected with 3 different keywords, which are 2 when case is ignored."));
    CHECK(has(collected, "| model names | HuggingFace; ModelScope | 2 | 1 | 15 | 14 | 75.00 % of 4 |"));
    CHECK(has(collected, "| of no class |  | 1 | 1 | 2 | 0 | not screened |"));
    const std::string html = report::pilotReportText(report, {report::ReportFormat::Html});
    CHECK(has(html, "Ben &lt;b&gt;"));
    CHECK(has(html, "theme fleiss-kappa &gt;= 0.9 and seconds &lt;= 120"));
    CHECK(has(html, "25.00 %")); // one of four is a false positive

    study::PilotReport large = report;
    large.items = 38742;
    large.labels = 271194;
    CHECK(has(report::pilotReportText(large, {}), "38,742 items, 271,194 labels"));

    const study::PilotReport hidden = must(study::pilotReport(study.project, study.round, true));
    const std::string pseudonymous = report::pilotReportText(hidden, {});
    CHECK(has(pseudonymous, "A1, A2"));
    CHECK_FALSE(has(pseudonymous, "Person 1"));
    CHECK_FALSE(has(pseudonymous, "Ben"));
}

TEST_CASE("A report counts open codes, who gave them and what became of them")
{
    StudySample study(3, 6);
    study.lead(0);
    study::PilotReport report = must(study::pilotReport(study.project, study.round, false));
    CHECK((report.openCodes == study::OpenCodeCounts{}));
    CHECK_FALSE(has(report::pilotReportText(report, {}), "Open codes"));
    study.changeRound([](Round& round) { round.openCodes = true; });
    report = must(study::pilotReport(study.project, study.round, false));
    CHECK(has(report::pilotReportText(report, {}), "nobody gave one"));

    const auto code = [&study](int person, int item, const std::string& words) {
        LabelContent content;
        content.verdict = Verdict::NoneOfThese;
        content.code = words;
        study.give(person, item, content);
    };
    code(0, 0, "drift");
    code(1, 0, "Drift");
    code(1, 1, "driver");
    code(1, 2, "licence");
    code(0, 3, "gone");
    study.give(0, 3, "A.1"); // thought better of it
    const auto propose = [&study](const std::string& name, const std::string& words) {
        taxonomy::NewProposal proposal;
        proposal.content.kind = ProposalKind::NewCategory;
        proposal.content.name = name;
        proposal.content.definition = "About it.";
        proposal.content.category = study.project.taxonomy()->findCode("B")->uuid;
        proposal.by = study.who(0);
        proposal.asked = {study.who(0)};
        return must(taxonomy::proposeFromCodes(study.project, proposal, {words}));
    };
    (void)propose("Drivers", "driver");
    const Uuid withdrawn = propose("Licences", "licence");
    must(taxonomy::withdraw(study.project, withdrawn, study.who(0), "one issue"));
    report = must(study::pilotReport(study.project, study.round, false));
    CHECK((report.openCodes == study::OpenCodeCounts{4, 3, 2, 0, 1}));
    (void)must(taxonomy::accept(study.project, propose("Drift", "drift"), study.who(0)));
    report = must(study::pilotReport(study.project, study.round, false));
    CHECK((report.openCodes == study::OpenCodeCounts{4, 3, 2, 1, 1}));
    const std::string text = report::pilotReportText(report, {});
    CHECK(has(text, "Codes: 3"));
    CHECK(has(text, "Codes that are a category already: 1"));
    CHECK(has(text, "Codes for which nothing is proposed: 1"));
}

TEST_CASE("Saturation is not told where labels came in a file that does not say when they were given")
{
    test::Corpus corpus(test::Corpus::upTo(1));
    exchange::LabelImport import;
    import.files = {test::writeFile(corpus.folder / "labels.csv",
                                    "Issue_URL,Ann,Bob\n"
                                    "https://github.com/toolkit/alpha/issues/1,A.1,A.1\n"
                                    "https://github.com/toolkit/alpha/issues/2,B.1,A.1\n")};
    import.round = "Imported";
    NoProgress quiet;
    (void)must(exchange::importLabels(corpus.project, import, quiet, {}));
    const RoundId round = must(corpus.project.roundNamed("Imported")).id;
    const study::PilotReport report = must(study::pilotReport(corpus.project, round, false));
    CHECK(report.saturation.unordered == 2);
    CHECK(report.saturation.stretches.empty());
    CHECK(report.saturation.last.issues() == 0);
    const std::string text = report::pilotReportText(report, {});
    CHECK(has(text, "the order of a file is not that in which people labelled"));
    CHECK(has(text, "not screened"));
}

TEST_CASE("A report on little and on nothing says so, and none is made of a blind round")
{
    StudySample study(2, 3);
    study::PilotReport report = must(study::pilotReport(study.project, study.round, false));
    CHECK(report.saturation.stretches.empty());
    const std::string text = report::pilotReportText(report, {});
    CHECK(has(text, "none: no item has two labels"));
    CHECK(has(text, "The study set no gate for this round."));
    CHECK(has(text, "It is not known how long issues were in view."));
    study.changeRound([](Round& round) { round.blind = true; });
    CHECK(errorOf(study::pilotReport(study.project, study.round, false)).code == Errc::NotPermitted);
    std::stop_source stop;
    stop.request_stop();
    study.changeRound([](Round& round) { round.blind = false; });
    CHECK(errorOf(study::pilotReport(study.project, study.round, false, stop.get_token())).code == Errc::Cancelled);
}
