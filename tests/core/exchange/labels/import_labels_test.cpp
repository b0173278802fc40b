// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"
#include "core/labelling/labelling.h"
#include "core/store/events/decisions.h"
#include "core/store/events/derive.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/study/lifecycle.h"
#include "core/study/people.h"
#include "core/study/progress.h"
#include "core/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <map>
#include <random>

using namespace accord;
using accord::exchange::ColumnRole;
using accord::exchange::ImportReport;
using accord::exchange::Malformed;
using accord::test::must;
using accord::test::Sample;
using accord::test::writeFile;

namespace {

const std::string kLink = "https://github.com/toolkit/core/issues/";

exchange::LabelImport importOf(const std::vector<std::filesystem::path>& files, Malformed malformed = Malformed::Refuse)
{
    exchange::LabelImport import;
    import.files = files;
    import.round = "Pilot";
    import.malformed = malformed;
    return import;
}

ImportReport run(Project& project, const exchange::LabelImport& import)
{
    NoProgress progress;
    return must(exchange::importLabels(project, import, progress, {}));
}

ImportReport run(Sample& sample, const std::string& text, Malformed malformed = Malformed::Refuse)
{
    return run(sample.project, importOf({writeFile(sample.folder / "labels.csv", text)}, malformed));
}

// "Ann A.1, Ben -" for the item, by the order in which people joined.
std::string labelsOf(Project& project, int number, int occurrence = 1)
{
    const Round round = must(project.roundNamed("Pilot"));
    const auto issue = must(store::textByAddress(project.database(), kLink + std::to_string(number)));
    REQUIRE(issue.has_value());
    std::string found;
    for (const Item& item : must(store::itemsOfIssue(project.database(), round.id, *issue))) {
        if (item.occurrence != occurrence) {
            continue;
        }
        for (const Label& label : must(store::labelsOf(project.database(), round.id, item.id))) {
            const Category* category = project.taxonomy()->find(label.content.category);
            found += project.person(label.by)->name + " " + (category == nullptr ? "-" : category->code) + ";";
        }
        if (const auto decision = must(store::decisionOf(project.database(), round.id, item.id))) {
            const Category* category = project.taxonomy()->find(decision->content.category);
            found += "= " + (category == nullptr ? "-" : category->code);
        }
    }
    return found;
}

std::vector<std::string> problemsOf(const ImportReport& report)
{
    std::vector<std::string> problems;
    for (const Error& problem : report.problems) {
        const std::string place = problem.argument(0);
        problems.push_back(place.substr(place.find_last_of('/') + 1) + " " + accord::test::problemOf(problem));
    }
    return problems;
}

} // namespace

TEST_CASE("Import labels: a wide table makes people, a round, issues, items, labels and decisions", "[exchange]")
{
    Sample sample(0, 0);
    const ImportReport report = run(sample, "Issue_URL,Ann,Ben,Final_Label\n" + kLink + "1,A.1,b.1.i,A.1\n" + kLink +
                                                "2,,not_for_study:unusable,\n" + kLink + "3,cannot_tell,A,A\n");
    CHECK(report.written);
    CHECK(report.peopleAdded == 2);
    CHECK(report.issuesAdded == 3);
    CHECK(report.itemsAdded == 3);
    CHECK(report.labels == 5);
    CHECK(report.decisions == 2);
    CHECK(labelsOf(sample.project, 1) == "Ann A.1;Ben B.1.i;= A.1");
    CHECK(labelsOf(sample.project, 2) == "Ben -;");
    CHECK(labelsOf(sample.project, 3) == "Ann -;Ben A;= A");
    CHECK_FALSE(must(sample.project.roundNamed("Pilot")).blind);
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Import labels: the log tells who made the round and its people, and their pseudonyms stay", "[exchange]")
{
    Sample sample(1, 0);
    exchange::LabelImport import =
        importOf({writeFile(sample.folder / "labels.csv", "Issue_URL,A3,Ben,A1\n" + kLink + "1,A.1,A.1,A.2\n")});
    import.by = sample.people[0];
    (void)run(sample.project, import);
    sqlite::Database& database = sample.project.database();
    const auto rounds = must(store::roundHistory(database, must(sample.project.roundNamed("Pilot")).id));
    REQUIRE(rounds.size() == 1);
    CHECK(rounds[0].first == sample.people[0]);
    CHECK(rounds[0].second.name == "Pilot");
    CHECK_FALSE(rounds[0].second.blind);
    const auto pseudonyms = [&] {
        std::map<std::string, std::string> found;
        for (const Person& person : sample.project.people()) {
            found[person.name] = person.pseudonym;
        }
        return found;
    };
    // "Person 1" was there before them. Nobody has what is somebody else's name.
    const auto before = pseudonyms();
    CHECK(before == std::map<std::string, std::string>{{"Person 1", "A1"}, {"A3", "A2"}, {"Ben", "A4"}, {"A1", "A5"}});
    for (const Person& person : sample.project.people()) {
        if (person.name != "Person 1") {
            const auto told = must(store::personHistory(database, person.id));
            REQUIRE(told.size() == 1);
            CHECK(told[0].first == sample.people[0]);
            CHECK(told[0].second.pseudonym == before.at(person.name));
        }
    }

    // Somebody comes from another copy who joined long before.
    test::inOne(sample.project, [&](store::EventWriter&) -> Result<bool> {
        ACCORD_CHECK(
            store::insertPerson(database, Person{{}, newUuid(), "Early Bird", "EB", 5}, "2001-01-01T00:00:00.000Z"));
        return true;
    });
    must(sample.project.refresh());
    auto after = pseudonyms();
    CHECK(after.erase("Early Bird") == 1);
    for (const char* name : {"A3", "Ben", "A1"}) {
        CHECK(after.at(name) == before.at(name));
    }
}

TEST_CASE("Import labels: a round that was closed takes decisions, and no other label than it has", "[exchange]")
{
    Sample sample(0, 0);
    const std::string text = "Issue,Ann,Final_Label\n" + kLink + "1,A.1,\n";
    (void)run(sample, text);
    Round round = must(sample.project.roundNamed("Pilot"));
    round.state = RoundState::Closed;
    test::written(sample.project, [&](store::EventWriter& events) { return store::writeRound(events, {}, round); });
    CHECK(run(sample, text).unchanged == 1);
    CHECK(run(sample, "Issue,Ann,Final_Label\n" + kLink + "1,A.1,A.2\n").decisions == 1);

    const std::vector<std::string> before = test::dump(sample.project);
    for (const std::string& changed : {kLink + "1,A.2,\n", kLink + "2,A.1,\n"}) {
        NoProgress progress;
        const auto file = writeFile(sample.folder / "changed.csv", "Issue,Ann,Final_Label\n" + changed);
        const Error error = test::errorOf(exchange::importLabels(sample.project, importOf({file}), progress, {}));
        CHECK(error.code == Errc::NotPermitted);
        CHECK(error.argument(0) == "Pilot");
        CHECK(test::dump(sample.project) == before);
    }
}

TEST_CASE("Import labels: a link that comes again is a repeat, across files too", "[exchange]")
{
    Sample sample(0, 0);
    const auto one = writeFile(sample.folder / "one.csv", "Issue,Ann\n" + kLink + "1,A.1\n" + kLink + "1/,A.2\n");
    const auto two = writeFile(sample.folder / "two.csv", "Issue,Ann\n" + kLink + "1,B.1\n");
    CHECK(run(sample.project, importOf({one, two})).itemsAdded == 3);
    CHECK(labelsOf(sample.project, 1, 1) == "Ann A.1;");
    CHECK(labelsOf(sample.project, 1, 2) == "Ann A.2;");
    CHECK(labelsOf(sample.project, 1, 3) == "Ann B.1;");
}

TEST_CASE("Import labels: a byte order mark and CRLF make no difference", "[exchange]")
{
    Sample sample(0, 0);
    CHECK(run(sample, "\xef\xbb\xbfIssue,Ann\r\n" + kLink + "1,A.1\r\n").labels == 1);
    CHECK(labelsOf(sample.project, 1) == "Ann A.1;");
}

TEST_CASE("Import labels: everything malformed is listed with file and line, and nothing is written", "[exchange]")
{
    Sample sample(0, 0);
    const std::string text = "Issue,Ann,Note,Final\n" +         // 1: a column that is nothing we know
                             kLink + "1,A.1,x,A.1\n" +          //
                             kLink + "2,Z.9,x,A.1\n" +          // 3: unknown code
                             kLink + "3,A.1\n" +                // 4: too few columns
                             "no link,A.1,x,A.1\n" +            // 5
                             kLink + "4,A.1,\xff,A.1\n" +       // 6: not UTF-8
                             kLink + "5,A.1,x,cannot_tell\n" +  // 7: nobody decides that
                             kLink + "6,A.2,\"x\ny\",A.2\n" +   // 8 and 9
                             kLink + "7,A.2,x,not_for_study\n"; // 10
    const std::vector<std::string> before = test::dump(sample.project);
    exchange::LabelImport import = importOf({writeFile(sample.folder / "labels.csv", text)});
    // One byte does not tell what the others are: that it is to be UTF-8 has to be said.
    NoProgress progress;
    CHECK(test::errorOf(exchange::importLabels(sample.project, import, progress, {})).code == Errc::BadEncoding);
    import.reading.table.encoding = "utf-8";
    const ImportReport refused = run(sample.project, import);
    CHECK_FALSE(refused.written);
    CHECK(test::dump(sample.project) == before);
    const std::vector<std::string> problems = problemsOf(refused);
    REQUIRE(problems.size() == 6);
    CHECK(problems[0] == "labels.csv:1 column \"Note\" holds neither links nor labels");
    CHECK(problems[1].starts_with("labels.csv:3 unknown code \"Z.9\" in column \"Ann\""));
    CHECK(refused.problems[1].code == Errc::UnknownCategory);
    CHECK(problems[2].starts_with("labels.csv:4 "));
    CHECK(problems[3] == "labels.csv:5 \"no link\" is no link to an issue or another text");
    CHECK(problems[4].starts_with("labels.csv:6 "));
    CHECK(refused.problems[4].code == Errc::BadEncoding);
    CHECK(problems[5] == "labels.csv:7 unknown code \"cannot_tell\" in column \"Final\"; near to it: A, A.1, A.1.i");

    import.malformed = Malformed::LeaveOut;
    const ImportReport accepted = run(sample.project, import);
    CHECK(accepted.written);
    CHECK(accepted.problemCount == 6);
    CHECK(accepted.labels == 4);
    CHECK(labelsOf(sample.project, 1) == "Ann A.1;= A.1");
    CHECK(labelsOf(sample.project, 2) == "= A.1");
    CHECK(labelsOf(sample.project, 5) == "Ann A.1;");
    CHECK(labelsOf(sample.project, 7) == "Ann A.2;= -");
}

TEST_CASE("Import labels: a table that cannot be understood at all is refused with what is missing", "[exchange]")
{
    Sample sample(0, 0);
    NoProgress progress;
    const auto errorFor = [&](const std::string& text) {
        const auto import = importOf({writeFile(sample.folder / "x.csv", text)}, Malformed::LeaveOut);
        return test::errorOf(exchange::importLabels(sample.project, import, progress, {}));
    };
    CHECK(accord::test::says(errorFor("Ann,Ben\nA.1,A.1\n"),
                             "no column holds links to issues or other texts; the columns are: ann, ben"));
    CHECK(accord::test::says(errorFor("Issue,Ann\n" + kLink + "1,Z.1\n"), "no column holds codes of the taxonomy"));
    CHECK(errorFor("").code == Errc::BadSyntax);
    const auto nameless = importOf({writeFile(sample.folder / "x.csv", "Issue,Ann\n" + kLink + "1,A.1\n")});
    exchange::LabelImport blank = nameless;
    blank.round = "  ";
    CHECK(test::errorOf(exchange::importLabels(sample.project, blank, progress, {})).code == Errc::Invalid);

    Project empty = must(Project::create(sample.folder / "empty.accord", "Empty"));
    CHECK(accord::test::says(test::errorOf(exchange::importLabels(empty, nameless, progress, {})),
                             "the project has no taxonomy, so no column can be recognised as labels"));
}

TEST_CASE("Import labels: columns that hold labels must name one person each", "[exchange]")
{
    Sample sample(0, 0);
    const std::string text = "Issue,Ann,\n" + kLink + "1,A.1,A.2\n";
    CHECK(problemsOf(run(sample, text)) ==
          std::vector<std::string>{"labels.csv:1 column 3 holds labels, but names nobody"});
    CHECK(run(sample, text, Malformed::LeaveOut).labels == 1);
    CHECK(labelsOf(sample.project, 1) == "Ann A.1;");
    CHECK(sample.project.people().size() == 1);
}

TEST_CASE("Import labels: of two columns with one header none is taken, whatever is left out", "[exchange]")
{
    Sample sample(0, 0);
    NoProgress progress;
    for (const char* header : {"Issue,Ann,ann", "Issue,Final,Ann,Final", "issue,annotator,category,category"}) {
        const std::string row = std::string(header).starts_with("issue") ? "1,Ann,A.1,A.2\n" : "1,A.1,A.2,A.1\n";
        const std::string text =
            header + ("\n" + kLink) + (std::string(header) == "Issue,Ann,ann" ? "1,A.1,B.1\n" : row);
        const auto import = importOf({writeFile(sample.folder / "x.csv", text)}, Malformed::LeaveOut);
        const auto report = exchange::importLabels(sample.project, import, progress, {});
        CHECK((!report.ok() || report->labels == 0));
    }
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Import labels: counts, majorities and labels in general are nobody", "[exchange]")
{
    Sample sample(0, 0);
    const auto problem = [](const std::string& header) {
        return "labels.csv:1 column \"" + header +
               "\" holds codes and is called like no person, but like a count, a majority or labels in general; say "
               "whose labels they are, or leave it out";
    };
    const std::string text = "Issue,Ann,Number of Votes,Majority\n" + kLink + "1,A.1,A.2,B.1\n";
    CHECK(problemsOf(run(sample, text)) == std::vector<std::string>{problem("Number of Votes"), problem("Majority")});
    CHECK(sample.project.people().empty());
    CHECK(run(sample, text, Malformed::LeaveOut).labels == 1);
    CHECK(sample.project.people().size() == 1);
    // A file of one person: whose it is has to be said.
    const auto file = writeFile(sample.folder / "own.csv", "Issue,label\n" + kLink + "2,A.2\n");
    NoProgress progress;
    exchange::LabelImport import = importOf({file});
    CHECK(accord::test::says(test::errorOf(exchange::importLabels(sample.project, import, progress, {})),
                             "column \"label\" holds codes and is called like no person"));
    import.people = {{ "label", sample.project.people().front().id }};
    CHECK(run(sample.project, import).labels == 1);
    CHECK(labelsOf(sample.project, 2) == "Ann A.2;");
    for (const char* header : {"Votes", "n_votes", "Total", "vote-count", "Label", "票数"}) {
        CHECK(exchange::namesNobody(header));
    }
    for (const char* header : {"Ann", "Label1", "Annotator 2", "Sumit", "Meanwell"}) {
        CHECK_FALSE(exchange::namesNobody(header));
    }
}

TEST_CASE("Import labels: a label of the round becomes another one only where that is said", "[exchange]")
{
    Sample sample(0, 0);
    run(sample, "Issue,Ann,Ben\n" + kLink + "1,A.1,B.1\n" + kLink + "2,A.1,B.1\n");
    const auto before = test::dump(sample.project);
    exchange::LabelImport import = importOf(
        {writeFile(sample.folder / "x.csv", "Issue,Cleo,Ben\n" + kLink + "1,A.1,B.1\n" + kLink + "2,A.1,B.2\n")});
    NoProgress progress;
    const Error error = test::errorOf(exchange::importLabels(sample.project, import, progress, {}));
    CHECK(error.code == Errc::Exists);
    CHECK(test::said(error) ==
          "Ben has labels in the round \"Pilot\" that these files would replace, the first one of " + kLink +
              "2; nothing was imported.");
    CHECK(test::dump(sample.project) == before);
    import.replace = true;
    const ImportReport replaced = run(sample.project, import);
    CHECK(replaced.labels == 2); // of Cleo
    CHECK(replaced.labelsReplaced == 1);
    CHECK(labelsOf(sample.project, 2) == "Ann A.1;Ben B.2;Cleo A.1;");
}

TEST_CASE("Import labels: chosen columns hold by their headers in every file", "[exchange]")
{
    Sample sample(0, 0);
    const auto one = writeFile(sample.folder / "one.csv", "Issue,Ann,Ben,Gold\n" + kLink + "1,A.1,A.2,B.1\n");
    const auto two = writeFile(sample.folder / "two.csv", "Gold,Ben,Issue,Ann\nB.1,A.2," + kLink + "2,A.1\n");
    exchange::LabelImport import = importOf({one, two});
    import.columns = exchange::LabelColumns{
        { {"Issue", ColumnRole::Link},
          {"Ann", ColumnRole::Annotator},
          {"Ben", ColumnRole::Skipped},
          { "Gold",
            ColumnRole::Final } }};
    const ImportReport report = run(sample.project, import);
    CHECK(report.problemCount == 0);
    CHECK(labelsOf(sample.project, 1) == "Ann A.1;= B.1");
    CHECK(labelsOf(sample.project, 2) == "Ann A.1;= B.1");
}

TEST_CASE("Import labels: the final column may be left out", "[exchange]")
{
    Sample sample(0, 0);
    exchange::LabelImport import =
        importOf({writeFile(sample.folder / "x.csv", "Issue,Ann,Final\n" + kLink + "1,A.1,B.1\n")});
    import.withFinal = false;
    const ImportReport report = run(sample.project, import);
    CHECK(report.problemCount == 0);
    CHECK(report.decisions == 0);
    CHECK(labelsOf(sample.project, 1) == "Ann A.1;");
}

TEST_CASE("Import labels: the same again changes nothing, a changed label is a further event", "[exchange]")
{
    Sample sample(0, 0);
    const std::string text = "Issue,Ann,Ben,Final\n" + kLink + "1,A.1,B.1,A.1\n" + kLink + "1,A.2,,\n";
    CHECK(run(sample, text).labels == 3);
    const auto events = test::dumpTable(sample.project, "event");
    const auto items = test::dumpTable(sample.project, "item");
    const ImportReport again = run(sample, text);
    CHECK(again.unchanged == 4);
    CHECK(again.labels + again.decisions + again.itemsAdded + again.peopleAdded + again.issuesAdded == 0);
    CHECK(test::dumpTable(sample.project, "event") == events);
    CHECK(test::dumpTable(sample.project, "item") == items);

    exchange::LabelImport replacing =
        importOf({writeFile(sample.folder / "labels.csv", "Issue,ben\n" + kLink + "1,B.2\n")});
    replacing.replace = true;
    const ImportReport changed = run(sample.project, replacing);
    CHECK(changed.labels == 0);
    CHECK(changed.labelsReplaced == 1);
    CHECK(changed.peopleAdded == 0);
    CHECK(labelsOf(sample.project, 1) == "Ann A.1;Ben B.2;= A.1");
    CHECK(must(store::check(sample.project.database())).sound());
}

TEST_CASE("Import labels: cancelled anywhere, the project is as it was", "[exchange]")
{
    Sample sample(0, 0);
    std::string text = "Issue,Ann,Ben\n";
    for (int i = 1; i <= 2000; ++i) {
        text += kLink + std::to_string(i) + ",A.1,B.1\n";
    }
    const auto import = importOf({writeFile(sample.folder / "x.csv", text)});
    const std::vector<std::string> before = test::dump(sample.project);
    NoProgress progress;
    std::stop_source stop;
    const exchange::LabelPlan plan = must(exchange::planLabels(sample.project, import, progress, stop.get_token()));
    CHECK(plan.labels.size() == 4000);
    stop.request_stop();
    CHECK(test::errorOf(exchange::planLabels(sample.project, import, progress, stop.get_token())).code ==
          Errc::Cancelled);
    CHECK(
        test::errorOf(exchange::writeLabels(sample.project, plan, "Pilot", "x.csv", progress, stop.get_token())).code ==
        Errc::Cancelled);
    CHECK((test::dump(sample.project) == before));
    CHECK(sample.project.rounds().empty());
    CHECK(must(exchange::writeLabels(sample.project, plan, "Pilot", "x.csv", progress, {})).labels == 4000);
}

TEST_CASE("Import labels: a long table carries everything that belongs to a label", "[exchange]")
{
    Sample sample(0, 0);
    const ImportReport report =
        run(sample, "annotator,issue,category,occurrence,verdict,exclusion,confidence,flagged,summary,note,seconds,at\n"
                    "Ann," +
                        kLink +
                        "1,A.1,2,category,,high,1,\"leaks, \"\"slowly\"\"\",\"見る\nsecond line\",12.5,"
                        "2026-02-03T04:05:06.789Z\n"
                        "Ben," +
                        kLink + "1,,1,not_for_study,off_topic,,0,,,,\n");
    CHECK(report.problemCount == 0);
    CHECK(report.labels == 2);
    const Round round = must(sample.project.roundNamed("Pilot"));
    const auto issue = must(store::textByAddress(sample.project.database(), kLink + "1"));
    const auto items = must(store::itemsOfIssue(sample.project.database(), round.id, *issue));
    REQUIRE(items.size() == 2);
    const auto label = must(store::labelsOf(sample.project.database(), round.id, items[1].id)).at(0);
    CHECK(label.content.confidence == Confidence::High);
    CHECK(label.content.flagged);
    CHECK(label.content.summary == "leaks, \"slowly\"");
    CHECK(label.content.note == "見る\nsecond line");
    CHECK(label.seconds == 12.5);
    CHECK(label.at == "2026-02-03T04:05:06.789Z");
    CHECK(must(store::labelsOf(sample.project.database(), round.id, items[0].id)).at(0).content ==
          test::notForStudy(Exclusion::OffTopic));
}

TEST_CASE("Import labels: what is wrong in a long table is told by line and column", "[exchange]")
{
    Sample sample(0, 0);
    const ImportReport report =
        run(sample, "issue,annotator,category,verdict,exclusion,confidence,flagged,seconds,at,occurrence,mood\n" +
                        kLink + "1,Ann,Q.1,,,,,,,,\n" + kLink + "1,Ann,A.1,perhaps,,,,,,,\n" + kLink +
                        "1,Ann,,not_for_study,,,,,,,\n" + kLink + "1,Ann,A.1,,,sure,,,,,\n" + kLink +
                        "1,Ann,A.1,,,,yes,,,,\n" + kLink + "1,Ann,A.1,,,,,inf,,,\n" + kLink +
                        "1,Ann,A.1,,,,,,yesterday,,\n" + kLink + "1,Ann,A.1,,,,,,,0,\n" + kLink + "1,,A.1,,,,,,,,\n" +
                        kLink + "1,Ann,A.1,,,,,-1,,,\n" + kLink + "1,Ann,A.1\n");
    CHECK_FALSE(report.written);
    CHECK(problemsOf(report) ==
          std::vector<std::string>{
              "labels.csv:1 column \"mood\" is not known",
              "labels.csv:2 unknown code \"Q.1\" in column \"category\"; near to it: A.1, B.1, A.2",
              "labels.csv:3 \"perhaps\" in column \"verdict\"", "labels.csv:4 \"\" in column \"exclusion\"",
              "labels.csv:5 \"sure\" in column \"confidence\"", "labels.csv:6 \"yes\" in column \"flagged\"",
              "labels.csv:7 \"inf\" in column \"seconds\"", "labels.csv:8 \"yesterday\" in column \"at\"",
              "labels.csv:9 \"0\" in column \"occurrence\"", "labels.csv:10 \"\" in column \"annotator\"",
              "labels.csv:11 \"-1\" in column \"seconds\"", problemsOf(report).back()});
    CHECK(problemsOf(report).back().starts_with("labels.csv:12 "));
}

TEST_CASE("Import labels: of a JSON item only what is malformed is left out", "[exchange]")
{
    Sample sample(0, 0);
    const std::string text =
        "[{\"issue\":\"" + kLink +
        "1\",\"labels\":[{\"annotator\":\"Ann\",\"verdict\":\"category\",\"category\":\"Q\"},"
        "{\"annotator\":\"Ben\",\"verdict\":\"category\",\"category\":\"A.1\"},7,"
        "{\"annotator\":\"Cem\",\"verdict\":\"not_for_study\"}],"
        "\"decision\":{\"state\":\"decided\",\"source\":\"import\",\"verdict\":\"cannot_tell\"}},\n"
        "{\"issue\":\"" +
        kLink +
        "2\",\"labels\":[{\"annotator\":\"Ann\",\"verdict\":\"category\",\"category\":\"B\"}],"
        "\"decision\":{\"state\":\"decided\",\"source\":\"rule\",\"rule\":\"majority\",\"verdict\":\"category\","
        "\"category\":\"B\"}},\n{\"issue\":\"nowhere\"}]";
    const ImportReport refused = run(sample, text);
    CHECK_FALSE(refused.written);
    CHECK(problemsOf(refused) ==
          std::vector<std::string>{
              "labels.csv:1 unknown category \"Q\"", "labels.csv:1 found a number in \"labels\", expected an object",
              "labels.csv:1 a label that says not for this study needs a reason",
              "labels.csv:1 what is decided, and only that, has a category, or none of them, or is not for this study",
              "labels.csv:3 \"nowhere\" is no link to an issue or another text"});
    CHECK(run(sample, text, Malformed::LeaveOut).labels == 2);
    CHECK(labelsOf(sample.project, 1) == "Ben A.1;");
    CHECK(labelsOf(sample.project, 2) == "Ann B;= B");
}

TEST_CASE("Import labels: JSON that stops in the middle is told by its line", "[exchange]")
{
    Sample sample(0, 0);
    const ImportReport report = run(sample, "[{\"issue\":\"" + kLink + "1\",\"labels\":[]},\n{\"issue\":\"https://gi");
    CHECK_FALSE(report.written);
    REQUIRE(report.problems.size() == 1);
    CHECK(problemsOf(report)[0].starts_with("labels.csv:2 "));
}

TEST_CASE("Import labels: whatever JSON says that would get lost is refused with its line and key", "[exchange]")
{
    Sample sample(0, 0);
    const std::string issue = R"("issue":")" + kLink + R"(1")";
    const std::string ann = R"("annotator":"Ann","verdict":"category","category":"A.1")";
    const auto withLabel = [&](const std::string& more) {
        return "{" + issue + R"(,"labels":[{)" + ann + more + "}]}";
    };
    const std::vector<std::pair<std::string, std::string>> cases{
        {"{" + issue + R"(,"occurrence":"2","labels":[]})", "found \"2\" in \"occurrence\", expected a whole number"},
        {"{" + issue + R"(,"occurrence":1.5,"labels":[]})", "found 1.5 in \"occurrence\", expected a whole number"},
        {"{" + issue + R"(,"labels":{}})", "found an object in \"labels\", expected an array"},
        {"{" + issue + R"(,"labels":[],"decision":"A.1"})", "found \"A.1\" in \"decision\", expected an object"},
        {"{" + issue + R"(,"labels":[],"decision":[]})", "found an array in \"decision\", expected an object"},
        {"{" + issue + R"(,"lables":[]})", "found the key \"lables\", which is not known"},
        {"{" + issue + R"(,"labels":[],"labels":[]})", "the key \"labels\" is there twice"},
        {"{" + issue + R"(,"round":"Main","labels":[]})", "found \"Main\" in \"round\", expected \"Pilot\""},
        {withLabel(R"(,"flagged":"yes")"), "found \"yes\" in \"flagged\", expected true or false"},
        {withLabel(R"(,"flagged":1)"), "found 1 in \"flagged\", expected true or false"},
        {withLabel(R"(,"seconds":"12")"), "found \"12\" in \"seconds\", expected a number of at least 0"},
        {withLabel(R"(,"seconds":-1)"), "found -1 in \"seconds\", expected a number of at least 0"},
        {withLabel(R"(,"summary":["a"])"), "found an array in \"summary\", expected text"},
        {withLabel(R"(,"note":7)"), "found 7 in \"note\", expected text"},
        {withLabel(R"(,"sumary":"a")"), "found the key \"sumary\", which is not known"},
        {withLabel(R"(,"at":"2024-13-45T99:99:99Z")"), "\"2024-13-45T99:99:99Z\" is no time"},
        {"{" + issue + R"(,"labels":[{"annotator":"Ann","verdict":"cannot_tell","category":"A.1"}]})",
         "\"A.1\" in \"category\", but the verdict is not \"category\""},
        {"{" + issue + R"(,"labels":[],"decision":{"state":"decided","source":"import","verdict":"category",)" +
             R"("category":"A.1","taking_part":"Ann"}})",
         "found \"Ann\" in \"taking_part\", expected an array"},
        {"{" + issue + R"(,"labels":[],"decision":{"state":"decided","source":"import","verdict":"category",)" +
             R"("category":"A.1","codebook_change":"no"}})",
         "found \"no\" in \"codebook_change\", expected true or false"},
    };
    for (const auto& [text, problem] : cases) {
        const ImportReport report = run(sample, "[\n" + text + "]");
        CHECK_FALSE(report.written);
        CHECK(problemsOf(report) == std::vector<std::string>{"labels.csv:2 " + problem});
    }
    // What is null is not there.
    const ImportReport sound =
        run(sample, "[{" + issue + R"(,"round":"pilot","occurrence":2,"decision":null,"labels":[{)" + ann +
                        R"(,"summary":null,"seconds":1.5}]}])");
    CHECK(sound.written);
    CHECK(labelsOf(sample.project, 1, 2) == "Ann A.1;");
}

TEST_CASE("Import labels: rows of a long table that are of another round are refused", "[exchange]")
{
    Sample sample(0, 0);
    const ImportReport report = run(sample, "round,issue,annotator,category\nPilot," + kLink + "1,Ann,A.1\nMain," +
                                                kLink + "2,Ann,A.1\n," + kLink + "3,Ann,A.1\n");
    CHECK_FALSE(report.written);
    CHECK(problemsOf(report) == std::vector<std::string>{"labels.csv:3 \"Main\" in column \"round\""});
}

TEST_CASE("Import labels: addresses of one issue in any case are one issue", "[exchange]")
{
    Sample sample(0, 0);
    const ImportReport report = run(sample, "Issue_URL,Ann,Ben\nhttps://github.com/ToolKit/Core/issues/1,A.1,A.1\n"
                                            "https://github.com/toolkit/core/issues/1,A.2,A.2\n"
                                            "https://github.com/toolkit/CORE/issues/2,A.2,A.2\n");
    CHECK(report.issuesAdded == 2);
    CHECK(report.itemsAdded == 3); // the second row is the first issue again
    CHECK(must(study::issueCounts(sample.project)).repositories == 1);
    CHECK(labelsOf(sample.project, 1, 2) == "Ann A.2;Ben A.2;");
}

TEST_CASE("Import labels: two columns of final labels are named, and a person may be called like one", "[exchange]")
{
    Sample sample(0, 0);
    NoProgress progress;
    const auto two = importOf(
        {writeFile(sample.folder / "two.csv", "Issue,Ann,Final label,Consensus\n" + kLink + "1,A.1,A.1,A.1\n")});
    CHECK(accord::test::says(
        test::errorOf(exchange::importLabels(sample.project, two, progress, {})),
        "several columns look like final labels: \"Final label\", \"Consensus\"; say which is, and which are "
        "annotators"));
    (void)must(study::addPerson(sample.project, "Finalba Decisiona"));
    const ImportReport report = run(sample, "Issue,Ann,Finalba Decisiona\n" + kLink + "1,A.1,A.2\n");
    CHECK(report.labels == 2);
    CHECK(report.decisions == 0);
    CHECK(report.finalColumns.empty());
    // Of somebody whom the project does not know it is said what was made of the column.
    const ImportReport told = run(sample, "Issue,Ann,Final Bert\n" + kLink + "2,A.1,A.2\n");
    CHECK(told.decisions == 1);
    CHECK(told.finalColumns == std::vector<std::string>{"Final Bert"});
}

TEST_CASE("Import labels: names in the files stand for people of the project", "[exchange]")
{
    Sample sample(0, 0);
    const PersonId mira = must(study::addPerson(sample.project, "Mira Okafor")).id;
    auto import = importOf({writeFile(sample.folder / "labels.csv", "Issue,A1,A2\n" + kLink + "1,A.1,A.2\n")});
    import.people = {{ "a1", mira }};
    const std::size_t before = sample.project.people().size();
    CHECK(run(sample.project, import).peopleAdded == 1);
    CHECK(sample.project.people().size() == before + 1);
    CHECK(labelsOf(sample.project, 1) == "Mira Okafor A.1;A2 A.2;");
    const ImportReport again = run(sample.project, import);
    CHECK(again.labels == 0);
    CHECK(again.unchanged == 2);

    // In a long table too; two names of one person in a wide one are two columns of theirs.
    import.files = {writeFile(sample.folder / "long.csv", "issue,annotator,category\n" + kLink + "1,A1,A.1\n")};
    CHECK(run(sample.project, import).unchanged == 1);
    import.files = {writeFile(sample.folder / "two.csv", "Issue,A1,Mira Okafor\n" + kLink + "1,A.1,A.2\n")};
    CHECK(accord::test::says(run(sample.project, import).problems.front(), "column \"Mira Okafor\" is there twice"));
    NoProgress progress;
    import.people = {{ "A9", mira }};
    const Error nobody = test::errorOf(exchange::importLabels(sample.project, import, progress, {}));
    CHECK(nobody.code == Errc::NotFound);
    CHECK(nobody.argument(0) == "A9");
    CHECK(accord::test::says(nobody, "A1, Mira Okafor"));
}

TEST_CASE("Import labels: nothing is expected of who is not in a round that came with its labels", "[exchange]")
{
    Sample sample(0, 0);
    const PersonId mira = must(study::addPerson(sample.project, "Mira Okafor")).id;
    (void)run(sample, "Issue,Ann,Ben\n" + kLink + "1,A.1,A.2\n" + kLink + "2,A.1,\n");
    const Round round = must(sample.project.roundNamed("Pilot"));
    const study::Completeness complete = must(study::completeness(sample.project, round.id));
    CHECK(complete.items == 2);
    REQUIRE(complete.people.size() == 2);
    CHECK(complete.expected == 4);
    CHECK(complete.missing == 1);

    const auto namesIn = [&](const study::RoundProgress& progress) {
        std::string names;
        for (const study::PersonProgress& each : progress.people) {
            names += sample.project.nameOf(each.person) + ' ' + std::to_string(each.done) + '/' +
                     std::to_string(each.items) + ';';
        }
        return names;
    };
    CHECK(namesIn(must(study::roundProgress(sample.project, round.id, mira))) == "Ann 2/2;Ben 1/2;");
    // Who begins to label in it is in it, and sees before how much there is.
    CHECK(must(study::ownProgress(sample.project, mira)).front().items == 2);
    const std::vector<ItemId> items = must(store::itemsInOrder(sample.project.database(), round.id));
    must(labelling::submitLabel(sample.project, {round.id, items[0], mira, sample.labelled("A.1"), 0}));
    CHECK(namesIn(must(study::roundProgress(sample.project, round.id, mira))) == "Mira Okafor 1/2;Ann 2/2;Ben 1/2;");
}

TEST_CASE("Import labels: the study's tables of summaries say what they are", "[exchange]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    Sample sample(0, 0);
    NoProgress progress;
    for (const char* name : {"question_intents.csv", "requirement_expections.csv", "bug_symptoms.csv"}) {
        const Error error =
            test::errorOf(exchange::importLabels(sample.project, importOf({study / name}), progress, {}));
        CHECK(error.code == Errc::BadSyntax);
        CHECK(accord::test::says(error, "this is a table of summaries, which says what people wrote"));
    }
    const Error other =
        test::errorOf(exchange::importLabels(sample.project, importOf({study / "CodeBook.csv"}), progress, {}));
    CHECK(accord::test::says(other,
                             "no column holds links to issues or other texts; the columns are: participant, type,"));
}
