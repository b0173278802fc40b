// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"
#include "core/sqlite/transaction.h"
#include "core/store/study/rounds.h"
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

constexpr const char* kIssue = "https://github.com/lumen-ml/lumen/issues/1";

/// A project with two issues, one of them twice, in one round.
class LabelledProject : public EmptyProject
{
public:
    LabelledProject()
    {
        const std::string table = write("labels.csv", "Issue_URL,Mira,Jonas\n"
                                                      "https://github.com/lumen-ml/lumen/issues/1,,C.2\n"
                                                      "https://github.com/lumen-ml/lumen/issues/1,,C.3\n"
                                                      "https://github.com/lumen-ml/lumen/issues/2,C.1,C.1\n");
        cliDone({"import", "labels", file(), table, "--round", "Pilot"});
    }

    [[nodiscard]] Words label(Words more) const
    {
        Words words{"label", file(), "--as", "mira", "--issue", kIssue};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
};

} // namespace

TEST_CASE("A label is given with everything that belongs to it, and what is not given later stays")
{
    const LabelledProject project;
    const Json first = cliJson(project.label(
        {"--category", "c.2.i", "--summary", "blocks leak", "--note", "see logs", "--confidence", "high", "--flag"}));
    CHECK(first["person"] == "Mira");
    CHECK(first["round"] == "Pilot");
    CHECK(first["occurrence"] == 1);
    CHECK(first["verdict"] == "category");
    CHECK(first["category"] == "C.2.i");
    CHECK(first["confidence"] == "high");
    CHECK(first["flagged"] == true);
    // The first occurrence has its label now, so the next one is of the second.
    CHECK(cliJson(project.label({"--category", "C.3"}))["occurrence"] == 2);
    CHECK(cliJson(project.label({"--note", "see logs"}))["flagged"] == true); // what is not given stays
    const Json changed = cliJson(project.label({"--no-flag", "--note", ""}));
    CHECK(changed["occurrence"] == 1);
    CHECK(changed["category"] == "C.2.i");
    CHECK(changed["summary"] == "blocks leak");
    CHECK(changed["note"] == "");
    CHECK(changed["flagged"] == false);
}

TEST_CASE("Of a blind round nothing tells that an issue is a repeat")
{
    const LabelledProject project;
    {
        auto opened = accord::Project::open(project.file());
        REQUIRE(opened.ok());
        auto transaction = accord::sqlite::Transaction::begin(opened->database());
        REQUIRE(accord::store::setBlind(opened->database(), opened->roundNamed("Pilot")->id, true).ok());
        REQUIRE(transaction->commit().ok());
    }
    const Json first = cliJson(project.label({"--category", "C.2"}));
    const Json second = cliJson(project.label({"--category", "C.2"}));
    CHECK(first == second);
    CHECK_FALSE(second.contains("occurrence"));
    CHECK(cliDone(project.label({"--category", "C.2"})).find("occurrence") == std::string::npos);
    const Json items = cliJson({"assign", "list", project.file(), "--round", "Pilot", "--person", "Mira"})["items"];
    REQUIRE(items.size() == 3);
    CHECK(items[0] == items[1]);
}

TEST_CASE("Issues are put out of the study, left undecided, and labels withdrawn")
{
    const LabelledProject project;
    cliDone(project.label({"--category", "C.2"}));
    cliDone(project.label({"--category", "C.3"}));
    const Json excluded = cliJson(project.label({"--not-for-study", "keyword_only"}));
    CHECK(excluded["verdict"] == "not_for_study");
    CHECK(excluded["exclusion"] == "keyword_only");
    CHECK(excluded["category"].is_null());
    cliFails(project.label({"--not-for-study", "off_topic"}), 1, "\"off_topic\" is none of the study's reasons");
    cliFails(project.label({"--not-for-study", "dull"}), 2, "\"dull\" is no reason");
    CHECK(cliJson(project.label({"--cannot-tell"}))["verdict"] == "cannot_tell");
    CHECK(cliJson(project.label({"--withdraw"}))["verdict"].is_null());
    CHECK(cliJson({"info", project.file()})["rounds"][0]["labels"] == 5);
}

TEST_CASE("Who, where and what do not exist is told with what does")
{
    const LabelledProject project;
    cliFails({"label", project.file(), "--as", "Nora", "--issue", kIssue, "--category", "C.1"}, 1,
             "There is no person \"Nora\" in the project. People are: Lead, Mira, Jonas.");
    cliFails(project.label({"--round", "Main", "--category", "C.1"}), 1,
             "There is no round \"Main\" in the project. Rounds are: Pilot.");
    cliFails(project.label({"--category", "C.22"}), 1, "There is no category C.22 that could be used. Near to it: C.2");
    cliFails(project.label({"--note", "hm"}), 1, "give --category, --not-for-study or --cannot-tell");
    const Words unknown{"label", project.file(), "--as", "Mira", "--category", "C.1", "--issue"};
    const auto with = [&unknown](const std::string& link) {
        Words words = unknown;
        words.push_back(link);
        return words;
    };
    cliFails(with("https://github.com/lumen-ml/lumen/issues/9"), 1, "the project does not have this issue");
    cliFails(with("issue 1"), 1, "a link to an issue looks like https://github.com/OWNER/NAME/issues/NUMBER");
    CHECK(cliJson({"info", project.file()})["rounds"][0]["labels"] == 4);
}

TEST_CASE("A label cites passages of the issue, which history and agreement know")
{
    const LabelledProject project;
    const std::string text = project.write("issue.json", R"({"html_url":"https://github.com/lumen-ml/lumen/issues/2",
        "title":"Leak","body":"The cache grows. Memory is not freed."})");
    cliDone({"import", "issues", project.file(), text});
    const auto label = [&project](const char* person, Words more) {
        Words words{"label",   project.file(), "--as", person, "--issue", "https://github.com/lumen-ml/lumen/issues/2",
                    "--round", "Pilot"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    const Json first = cliJson(label("mira", {"--cite", "cache grows", "--cite", "title: leak"}));
    REQUIRE(first["citations"].size() == 2);
    CHECK(first["citations"][0] == Json({{"part", "body"}, {"start", 4}, {"quote", "cache grows"}}));
    CHECK(first["citations"][1]["part"] == "title");
    CHECK(first["category"] == "C.1");
    CHECK(cliJson(label("mira", {"--note", "n"}))["citations"].size() == 2); // what is not given stays
    CHECK(cliDone(label("mira", {"--cite", "cache grows"})).find("body: \"cache grows\"") != std::string::npos);
    cliFails(label("mira", {"--cite", "no such words"}), 1, "does not have the passage \"no such words\"");
    (void)cliJson(label("jonas", {"--cite", "body:Memory is not"}));
    const Json history = cliJson({"reconcile", "history", project.file(), "--round", "Pilot", "--item",
                                  "https://github.com/lumen-ml/lumen/issues/2"});
    CHECK(history["first_labels"][0]["citations"].size() == 2);
    const Json evidence = cliJson({"agreement", project.file(), "--round", "Pilot", "--evidence"});
    CHECK(evidence["labels_with_evidence"] == 2);
    CHECK(evidence["citations"] == 3);
    CHECK(evidence["coefficients"][0]["texts_used"] == 1);
    CHECK(evidence["coefficients"][0]["value"].get<double>() < 0.5);
    CHECK(cliJson(label("mira", {"--cite-nothing"}))["citations"].empty());
}
