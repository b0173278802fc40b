// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/random.h"
#include "core/exchange/export_labels.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/rules.h"
#include "core/store/events/derive.h"
#include "core/store/study/rounds.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/edits/edit.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>

using namespace accord;
using accord::exchange::ExportFormat;
using accord::test::must;
using accord::test::Sample;

namespace {

std::string randomText(Random& random)
{
    static const std::vector<std::string> kPieces{"plain", ",",   "\"", "\n",          "\r\n", "内存泄漏",
                                                  " ",     "'",   ";",  "\t",          "=1+1", "-2",
                                                  "+",     "@A1", "é",  "{\"a\":[1]}", "😀"};
    std::string text;
    for (std::size_t i = below(random, 6); i > 0; --i) {
        text += kPieces[below(random, kPieces.size())];
    }
    return text;
}

LabelContent randomLabel(const Sample& sample, Random& random, bool everything)
{
    static constexpr std::array<std::string_view, 6> kCodes{"A", "A.1", "A.1.ii", "A.2", "B.1.i", "B"};
    LabelContent content = sample.labelled(kCodes[below(random, kCodes.size())]);
    static const std::vector<std::string> kOpenCodes{"drift", "=1+1", "内存: 泄漏", "a, \"b\"; c"};
    switch (below(random, 9)) {
    case 0:
        content = test::cannotTell();
        break;
    case 1:
        content = test::notForStudy(static_cast<Exclusion>(1 + below(random, 3)));
        break;
    case 2:
        content = LabelContent{};
        break;
    case 3:
        content = LabelContent{};
        content.verdict = Verdict::NoneOfThese;
        content.code = kOpenCodes[below(random, kOpenCodes.size())];
        break;
    default:
        break;
    }
    if (everything) {
        content.confidence = static_cast<Confidence>(below(random, 4));
        content.flagged = below(random, 3) == 0;
        content.summary = randomText(random);
        content.note = randomText(random);
        for (std::size_t i = below(random, 3); i > 0; --i) {
            content.citations.push_back({static_cast<int>(below(random, 4)),
                                         static_cast<std::int64_t>(below(random, 900)), "words " + randomText(random),
                                         randomText(random), randomText(random)});
        }
    }
    return content;
}

DecisionContent randomDecision(const Sample& sample, Random& random)
{
    DecisionContent content = sample.decided(below(random, 2) == 0 ? "A.1" : "B.1.i");
    if (below(random, 4) == 0) {
        content.verdict = Verdict::NotForStudy;
        content.category = {};
        content.exclusion = static_cast<Exclusion>(below(random, 4));
    } else if (below(random, 5) == 0) {
        content = DecisionContent{};
        content.state = DecisionState::Deferred;
    }
    content.reason = "because " + randomText(random);
    content.cause = static_cast<Cause>(below(random, 6));
    content.codebookChange = below(random, 2) == 0;
    return content;
}

const std::vector<std::string>& names()
{
    static const std::vector<std::string> names{"Okafor, Mira",   "Jonas \"JL\" Lindqvist", "张伟",
                                                "Golda Marigold", "=cmd|' /C calc'!A0",     "'@Ann"};
    return names;
}

// A project whose people have difficult names, with labels and decisions that carry whatever they can, repeats
// included.
void fill(Sample& sample, Random& random, bool everything)
{
    std::vector<PersonId> people;
    for (const std::string& name : names()) {
        people.push_back(must(study::addPerson(sample.project, name)).id);
    }
    study::RoundContent coding = study::contentOf(*sample.project.round(sample.round));
    coding.openCodes = true;
    must(study::editRound(sample.project, people[0], sample.round, coding));
    // Everybody labels the first item, so that people join the copy in the same order.
    for (const PersonId by : people) {
        must(labelling::submitLabel(sample.project, {sample.round, sample.items[0], by, sample.labelled("A.1"), 0}));
    }
    for (std::size_t i = 1; i < sample.items.size(); ++i) {
        const ItemId item = sample.items[i];
        for (const PersonId by : people) {
            if (below(random, 4) > 0) {
                const double seconds = everything ? static_cast<double>(below(random, 4000)) / 16.0 : 0;
                must(labelling::submitLabel(
                    sample.project, {sample.round, item, by, randomLabel(sample, random, everything), seconds}));
            }
        }
        if (below(random, 2) == 0) {
            must(reconcile::decide(sample.project, sample.round, people[0], {{item, randomDecision(sample, random)}}));
        }
    }
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    const auto rule = must(reconcile::Rule::parse("at-least=2"));
    (void)must(reconcile::apply(sample.project, sample.round, people[1], reconcile::preview(labelMatrix, rule)));
}

std::string exported(Project& project, ExportFormat format, const std::filesystem::path& file, bool exact = false)
{
    (void)must(exchange::exportLabels(project, must(project.roundNamed("Main")).id, format, file, {exact}));
    return test::readFile(file);
}

// Where two texts part, for a message; empty where they are the same.
std::string difference(const std::string& a, const std::string& b)
{
    const auto [inA, inB] = std::ranges::mismatch(a, b);
    const auto rest = [](std::string::const_iterator from, const std::string& text) {
        return std::string(from, text.end()).substr(0, 200);
    };
    return a == b ? std::string() : rest(inA, a) + "\n--- instead of ---\n" + rest(inB, b);
}

// The file's labels in a project of its own.
Project imported(const std::filesystem::path& file, const std::filesystem::path& projectFile, bool exact = false)
{
    Project project = must(Project::create(projectFile, "Copy"));
    (void)must(exchange::importTaxonomyText(project, test::sampleTaxonomy(), "sample.json"));
    exchange::LabelImport import;
    import.files = {file};
    import.round = "Main";
    import.reading.exact = exact;
    NoProgress progress;
    const auto report = must(exchange::importLabels(project, import, progress, {}));
    for (const Error& problem : report.problems) {
        FAIL_CHECK(test::describe(problem));
    }
    CHECK(report.written);
    CHECK(must(store::check(project.database())).sound());
    return project;
}

} // namespace

TEST_CASE("Round trip: what the JSON export says is there again after its import", "[exchange]")
{
    const std::uint64_t seed = GENERATE(1U, 2U, 3U);
    INFO("seed " << seed);
    Random random(seed);
    Sample sample(0, 12);
    fill(sample, random, true);
    const auto file = sample.folder / "out.json";
    const std::string before = exported(sample.project, ExportFormat::Json, file);
    Project copy = imported(file, sample.folder / "copy.accord");
    CHECK(difference(exported(copy, ExportFormat::Json, sample.folder / "again.json"), before) == "");
    // The long table of both says the same, too.
    CHECK(difference(exported(copy, ExportFormat::Long, sample.folder / "again.csv"),
                     exported(sample.project, ExportFormat::Long, sample.folder / "out.csv")) == "");
}

TEST_CASE("Round trip: what the long export says of labels is there again after its import", "[exchange]")
{
    const std::uint64_t seed = GENERATE(4U, 5U, 6U);
    const bool exact = GENERATE(false, true);
    INFO("seed " << seed);
    Random random(seed);
    Sample sample(0, 12);
    fill(sample, random, true);
    const auto file = sample.folder / "out.csv";
    const std::string before = exported(sample.project, ExportFormat::Long, file, exact);
    Project copy = imported(file, sample.folder / "copy.accord", exact);
    CHECK(difference(exported(copy, ExportFormat::Long, sample.folder / "again.csv", exact), before) == "");
}

TEST_CASE("Round trip: what the wide export says is there again after its import", "[exchange]")
{
    const std::uint64_t seed = GENERATE(7U, 8U, 9U);
    const bool exact = GENERATE(false, true);
    INFO("seed " << seed);
    Random random(seed);
    Sample sample(0, 12);
    fill(sample, random, false);
    const auto file = sample.folder / "out.csv";
    const std::string before = exported(sample.project, ExportFormat::Wide, file, exact);
    CHECK(before.find("not_for_study:") != std::string::npos);
    CHECK(before.find("none_of_these:") != std::string::npos);
    Project copy = imported(file, sample.folder / "copy.accord", exact);
    CHECK(difference(exported(copy, ExportFormat::Wide, sample.folder / "again.csv", exact), before) == "");
}

TEST_CASE("Round trip: importing a project's own export into it changes nothing", "[exchange]")
{
    const ExportFormat format = GENERATE(ExportFormat::Wide, ExportFormat::Long, ExportFormat::Json);
    Random random(10);
    Sample sample(0, 8);
    fill(sample, random, format != ExportFormat::Wide);
    const auto file = sample.folder / "out";
    (void)exported(sample.project, format, file);
    const auto labels = test::dumpTable(sample.project, "label");
    exchange::LabelImport import;
    import.files = {file};
    import.round = "main";
    import.withFinal = format != ExportFormat::Wide; // a table's finals say less than a person's decision
    NoProgress progress;
    const auto report = must(exchange::importLabels(sample.project, import, progress, {}));
    CHECK(report.written);
    CHECK(report.labels + report.decisions + report.itemsAdded + report.peopleAdded == 0);
    CHECK(test::dumpTable(sample.project, "label") == labels);
}

TEST_CASE("Export: what a spreadsheet would run is neutralised, unless exact text is asked for", "[exchange]")
{
    Sample sample(0, 1);
    LabelContent content = sample.labelled("A.1");
    content.note = "=HYPERLINK(\"http://127.0.0.1/?\"&A1)";
    content.summary = "'+1-1";
    const PersonId by = must(study::addPerson(sample.project, "@Ann")).id;
    must(labelling::submitLabel(sample.project, {sample.round, sample.items[0], by, content, 0}));
    const auto file = sample.folder / "out.csv";
    const std::string neutral = exported(sample.project, ExportFormat::Long, file);
    CHECK(neutral.find(",'@Ann,") != std::string::npos);
    CHECK(neutral.find(",\"'=HYPERLINK(\"\"http") != std::string::npos);
    CHECK(neutral.find(",''+1-1,") != std::string::npos);
    const std::string exact = exported(sample.project, ExportFormat::Long, file, true);
    CHECK(exact.find(",@Ann,") != std::string::npos);
    CHECK(exact.find(",\"=HYPERLINK(\"\"http") != std::string::npos);
    CHECK(exported(sample.project, ExportFormat::Wide, file).starts_with("link,'@Ann\n"));
    CHECK(exported(sample.project, ExportFormat::Json, file).find("\"@Ann\"") != std::string::npos);
}

TEST_CASE("Export: a blind round is not given out, and an unfinished file is not left", "[exchange]")
{
    Sample sample(2, 2);
    sample.give(0, 0, "A.1");
    study::RoundPlan plan;
    plan.name = "Secret";
    const Round blind = must(study::startRound(sample.project, plan));
    const auto file = sample.folder / "out.csv";
    const auto refused = exchange::exportLabels(sample.project, blind.id, ExportFormat::Long, file);
    CHECK(test::errorOf(refused).code == Errc::NotPermitted);
    CHECK_FALSE(std::filesystem::exists(file));
    must(study::liftBlind(sample.project, {}, blind.id, "everybody is done"));
    CHECK(exchange::exportLabels(sample.project, blind.id, ExportFormat::Long, file).ok());

    const auto nowhere =
        exchange::exportLabels(sample.project, sample.round, ExportFormat::Wide, sample.folder / "no/such/folder.csv");
    CHECK(test::errorOf(nowhere).code == Errc::Unwritable);
    // A file that is there is only replaced by a whole one.
    test::writeFile(file, "precious");
    const auto broken = exchange::exportLabels(sample.project, RoundId{99}, ExportFormat::Wide, file);
    CHECK_FALSE(broken.ok());
    CHECK(test::readFile(file) == "precious");
}

TEST_CASE("Export: the layouts are what the manual says", "[exchange]")
{
    Sample sample(2, 2);
    sample.give(0, 0, "A.1.i");
    sample.give(1, 0, test::notForStudy(Exclusion::OffTopic));
    must(reconcile::decide(sample.project, sample.round, sample.people[0],
                           {{sample.items[0], sample.decided("A.1.i")}}));
    const std::string link = test::sampleLink(1).url;
    CHECK(exported(sample.project, ExportFormat::Wide, sample.folder / "w.csv") ==
          "link,Person 1,Person 2,final_label\n" + link + ",A.1.i,not_for_study:off_topic,A.1.i\n" +
              test::sampleLink(2).url + ",,,\n");
    const std::string table = exported(sample.project, ExportFormat::Long, sample.folder / "l.csv");
    CHECK(
        table.starts_with("round,issue,occurrence,annotator,verdict,category,path,exclusion,confidence,flagged,summary,"
                          "code,note,citations,seconds,at\nMain," +
                          link + ",1,Person 1,category,A.1.i,Question > How > Use,,,0,,,,,"));
}

TEST_CASE("Export: a wide table has what labels cite behind it, for those who cite something", "[exchange]")
{
    const bool exact = GENERATE(false, true);
    Sample sample(3, 2);
    const auto file = sample.folder / "w.csv";
    sample.give(0, 0, "A.1");
    sample.give(1, 0, "B.1");
    sample.give(2, 0, "A.2");
    LabelContent undecided; // has no verdict that the table could show
    undecided.citations.push_back({kBodyPart, 3, "some words"});
    sample.give(2, 1, undecided);
    const std::string without = exported(sample.project, ExportFormat::Wide, file);
    CHECK(without.starts_with("link,Person 1,Person 2,Person 3\n"));
    LabelContent cited = sample.labelled("B.1");
    cited.citations.push_back({kTitlePart, 2, "it, \"leaks\"", "does ", " now"});
    cited.citations.push_back({kBodyPart + 2, 40, "=1+1\n内存", "", ""});
    sample.give(1, 0, cited);
    sample.give(2, 1, LabelContent{});
    const std::string with = exported(sample.project, ExportFormat::Wide, file, exact);
    CHECK(with.starts_with("link,Person 1,Person 2,Person 3,Person 2 citations\n" + test::sampleLink(1).url +
                           ",A.1,B.1,A.2,\"[{"));
    CHECK(with.ends_with(test::sampleLink(2).url + ",,,,\n"));

    Project copy = imported(file, sample.folder / "copy.accord", exact);
    CHECK(difference(exported(copy, ExportFormat::Wide, sample.folder / "again.csv", exact), with) == "");
    const std::string json = exported(copy, ExportFormat::Json, sample.folder / "out.json");
    CHECK(json.find("\"quote\":\"it, \\\"leaks\\\"\"") != std::string::npos);
    CHECK(json.find("\"part\":\"comment 2\"") != std::string::npos);

    // By their pseudonyms, and again into the project: nothing changes.
    const auto named = sample.folder / "named.csv";
    (void)must(exchange::exportLabels(sample.project, sample.round, ExportFormat::Wide, named, {exact, true}));
    CHECK(test::readFile(named).starts_with("link,A1,A2,A3,A2 citations\n"));
    const auto labels = test::dumpTable(sample.project, "label");
    exchange::LabelImport import;
    import.files = {file};
    import.round = "Main";
    import.reading.exact = exact;
    NoProgress progress;
    const auto report = must(exchange::importLabels(sample.project, import, progress, {}));
    CHECK(report.written);
    CHECK(report.labels == 0);
    CHECK(test::dumpTable(sample.project, "label") == labels);
}

TEST_CASE("Import: what a wide table cites without a label, or in no form that is known, is refused", "[exchange]")
{
    Sample sample(0, 1);
    const std::string head = "link,Ann,Ann citations\n" + test::sampleLink(1).url;
    const std::string cited = GENERATE(as<std::string>(), ",A.1,the body says so\n", ",A.1,[{}]\n",
                                       ",,\"[{\"\"part\"\":\"\"body\"\",\"\"quote\"\":\"\"it leaks\"\"}]\"\n");
    exchange::LabelImport import;
    import.files = {test::writeFile(sample.folder / "cited.csv", head + ",A.1,\n" + test::sampleLink(1).url + cited)};
    import.round = "Main";
    NoProgress progress;
    const auto report = must(exchange::importLabels(sample.project, import, progress, {}));
    CHECK_FALSE(report.written);
    REQUIRE(report.problems.size() == 1);
    CHECK(report.problems[0].argument(0).ends_with("cited.csv:3"));
    CHECK(accord::test::says(report.problems[0], "in column \"Ann citations\""));
}

TEST_CASE("Round trip: an own export changes nothing, with retired, merged, split and recoded categories, too",
          "[exchange]")
{
    const ExportFormat format = GENERATE(ExportFormat::Wide, ExportFormat::Long, ExportFormat::Json);
    Sample sample(2, 7);
    sample.give(0, 0, "A.2");
    sample.give(0, 1, "B.2");
    sample.give(0, 2, "A.1.ii");
    sample.give(0, 3, "B.1.i");
    LabelContent noted = sample.labelled("B.2");
    noted.confidence = Confidence::Low;
    noted.note = "not sure";
    noted.flagged = true;
    sample.give(1, 1, noted);
    sample.give(1, 4, "B.1");
    sample.give(1, 5, test::cannotTell());
    must(reconcile::decide(sample.project, sample.round, sample.people[0],
                           {{sample.items[0], sample.decided("A.2")}, {sample.items[1], sample.decided("B.2")}}));
    (void)must(taxonomy::applyEdits(sample.project,
                                    must(taxonomy::parseEdits("retire A.2\nmerge B.2 into B.1\nrecode B.1 as B.8\n"
                                                              "split A.1.ii into \"Install\" \"Configure\"\n")),
                                    sample.people[0], ""));
    REQUIRE(sample.project.taxonomy()->findCode("A.2")->retired);
    REQUIRE(sample.project.taxonomy()->findCode("B.8.i") != nullptr);
    const auto file = sample.folder / "out";
    const std::string before = exported(sample.project, format, file);
    const auto labels = test::dumpTable(sample.project, "label");
    const auto decisions = test::dumpTable(sample.project, "decision");
    exchange::LabelImport import;
    import.files = {file};
    import.round = "Main";
    NoProgress progress;
    const auto report = must(exchange::importLabels(sample.project, import, progress, {}));
    for (const Error& problem : report.problems) {
        FAIL_CHECK(test::describe(problem));
    }
    CHECK(report.written);
    CHECK(report.labels + report.decisions + report.itemsAdded + report.peopleAdded == 0);
    CHECK(report.unchanged == (format == ExportFormat::Long ? 7 : 9));
    CHECK(test::dumpTable(sample.project, "label") == labels);
    CHECK(test::dumpTable(sample.project, "decision") == decisions);
    CHECK(exported(sample.project, format, sample.folder / "again") == before);

    // Nobody gets such a label anew.
    const std::string link = test::sampleLink(7).url;
    const auto more =
        test::writeFile(sample.folder / "more.csv", "issue,annotator,category\n" + link + ",Person 1,A.2\n");
    import.files = {more};
    const auto refused = must(exchange::importLabels(sample.project, import, progress, {}));
    CHECK_FALSE(refused.written);
    REQUIRE(refused.problems.size() == 1);
    CHECK(accord::test::says(refused.problems[0], "the category \"A.2\" is retired, and takes no labels"));
    CHECK(refused.problems[0].argument(0).ends_with("more.csv:2"));
}

TEST_CASE("Export: what is said to be in the file is in the file", "[exchange]")
{
    Sample sample(2, 5);
    for (int item = 0; item < 4; ++item) {
        sample.give(0, item, "A.1");
        sample.give(1, item, item == 3 ? LabelContent{} : sample.labelled("B.1"));
    }
    LabelContent flagged; // a flag says nothing yet
    flagged.flagged = true;
    sample.give(1, 4, flagged);
    DecisionContent deferred;
    deferred.state = DecisionState::Deferred;
    must(reconcile::decide(sample.project, sample.round, sample.people[0],
                           {{sample.items[0], sample.decided("A.1")},
                            {sample.items[1], sample.decided("B.1")},
                            {sample.items[2], deferred}}));
    const auto exported = [&](exchange::ExportFormat format, const char* name) {
        const auto file = sample.folder / name;
        const auto report = must(exchange::exportLabels(sample.project, sample.round, format, file));
        return std::pair(report, test::readFile(file));
    };
    const auto count = [](const std::string& text, const std::string& what) {
        std::int64_t found = 0;
        for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
            ++found;
        }
        return found;
    };
    const auto [wide, wideText] = exported(exchange::ExportFormat::Wide, "wide.csv");
    CHECK(wide.items == 5);
    CHECK(wide.items == count(wideText, "\n") - 1);
    CHECK(wide.labels == 7);
    CHECK(wide.decisions == 2);
    CHECK(wide.deferred == 0);
    CHECK(wide.labels + wide.decisions == count(wideText, "A.1") + count(wideText, "B.1"));
    const auto [rows, rowsText] = exported(exchange::ExportFormat::Long, "long.csv");
    CHECK(rows.labels == count(rowsText, "\n") - 1);
    CHECK(rows.decisions == 0); // it has no column for them
    const auto [json, jsonText] = exported(exchange::ExportFormat::Json, "round.json");
    CHECK(json.labels == count(jsonText, "\"annotator\""));
    CHECK(json.decisions == 2);
    CHECK(json.deferred == 1);
    CHECK(json.decisions + json.deferred == count(jsonText, "\"decision\":"));
}
