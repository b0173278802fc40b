// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

constexpr const char* kLabels = "Issue_URL,Mira,Jonas,Final_Label\n"
                                "https://github.com/lumen-ml/lumen/issues/1,C.1,C.1,C.1\n"
                                "https://github.com/lumen-ml/lumen/issues/2,C.2,B.1,\n"
                                "https://github.com/lumen-ml/lumen/issues/1,A.2,A.3,A.2\n";

Words import(const EmptyProject& project, const std::string& file, Words more = {})
{
    Words words{"import", "labels", project.file(), file, "--round", "Pilot"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

} // namespace

TEST_CASE("Labels of a wide table make people, a round and its items")
{
    const EmptyProject project;
    const std::string file = project.write("labels.csv", kLabels);
    const Json first = cliJson(import(project, file));
    CHECK(first["written"] == true);
    CHECK(first["people_added"] == 2);
    CHECK(first["items_added"] == 3);
    CHECK(first["issues_added"] == 2);
    CHECK(first["labels"] == 6);
    CHECK(first["decisions"] == 2);
    const Json again = cliJson(import(project, file));
    CHECK(again["labels"] == 0);
    CHECK(again["unchanged"] == 8);
    const Finished third = cli(import(project, file));
    CHECK(third.out == "Imported: 8 were there already.\n");
    CHECK(third.err.empty()); // progress is for terminals
    CHECK(cliJson({"info", project.file()})["rounds"][0]["items"] == 3);
}

TEST_CASE("Final labels can be left out")
{
    const EmptyProject project;
    const Json report = cliJson(import(project, project.write("labels.csv", kLabels), {"--without-final"}));
    CHECK(report["decisions"] == 0);
    CHECK(report["labels"] == 6);
}

TEST_CASE("A byte order mark and Windows line ends do no harm")
{
    const EmptyProject project;
    const std::string file = project.write("labels.csv", "\xEF\xBB\xBFIssue_URL,Mira,Jonas\r\n"
                                                         "https://github.com/lumen-ml/lumen/issues/1,C.1,C.2\r\n"
                                                         "https://github.com/lumen-ml/lumen/issues/2,C.2,C.2\r\n");
    const Json report = cliJson(import(project, file));
    CHECK(report["labels"] == 4);
    CHECK(report["problem_count"] == 0);
    CHECK(cliJson({"info", project.file()})["people"][2]["name"] == "Jonas");
}

TEST_CASE("Malformed parts are listed with file and line, and nothing is written unless they may be left out")
{
    const EmptyProject project;
    const std::string file = project.write("labels.csv", "Issue_URL,Mira,Jonas\n"
                                                         "https://github.com/lumen-ml/lumen/issues/1,C.1,C.1\n"
                                                         "https://github.com/lumen-ml/lumen/issues/2,C.2\n"
                                                         "https://github.com/lumen-ml/lumen/issues/3,C.22,C.2\n"
                                                         "https://github.com/lumen-ml/lumen/issues/4,C.\xff,C.2\n"
                                                         "somewhere,C.1,C.1\n"
                                                         "https://github.com/lumen-ml/lumen/issues/5,B.1,B.1\n");
    const Json before = stateOf(project.file());
    const std::string said = cliFails(import(project, file, {"--encoding", "utf-8"}), 1,
                                      "Nothing was written: 4 parts could not be understood.");
    CHECK(said.find("labels.csv:3: found 2 columns, expected 3") != std::string::npos);
    CHECK(said.find("labels.csv:4: unknown code \"C.22\" in column \"Mira\"; near to it: C.2") != std::string::npos);
    CHECK(said.find("labels.csv:5: found bytes that are not UTF-8 at byte 46 of the line") != std::string::npos);
    CHECK(said.find("labels.csv:6: \"somewhere\" is no link to an issue or another text") != std::string::npos);
    CHECK(said.find("--leave-out") != std::string::npos);
    CHECK(stateOf(project.file()) == before);

    const Json left = cliJson(import(project, file, {"--leave-out", "--encoding", "utf-8"}));
    CHECK(left["written"] == true);
    CHECK(left["problem_count"] == 4);
    CHECK(left["problems"].size() == 4);
    CHECK(left["items_added"] == 3);
    CHECK(left["labels"] == 5);
}

TEST_CASE("Of many malformed parts the first fifty are listed")
{
    const EmptyProject project;
    std::string table = "Issue_URL,Mira\nhttps://github.com/lumen-ml/lumen/issues/1,C.1\n";
    for (int i = 0; i < 120; ++i) {
        table += "nowhere,C.1\n";
    }
    table += "https://github.com/lumen-ml/lumen/issues/2,C.1\n";
    // Most of the column must be links for it to be taken for the links.
    for (int i = 3; i < 200; ++i) {
        table += "https://github.com/lumen-ml/lumen/issues/" + std::to_string(i) + ",C.1\n";
    }
    const std::string file = project.write("labels.csv", table);
    const std::string said = cliFails(import(project, file, {"--link-column", "issue_url"}), 1,
                                      "Nothing was written: 120 parts could not be understood.");
    CHECK(said.find("labels.csv:52:") != std::string::npos);
    CHECK(said.find("labels.csv:53:") == std::string::npos);
    CHECK(said.find("... and 70 more") != std::string::npos);
    const Finished asJson = cli(import(project, file, {"--link-column", "Issue_URL", "--json"}));
    CHECK(asJson.code == 1);
    CHECK(Json::parse(asJson.out)["written"] == false);
    CHECK(Json::parse(asJson.out)["problems"].size() == 120);
}

TEST_CASE("Columns can be named instead of guessed")
{
    const EmptyProject project;
    const std::string file =
        project.write("labels.csv", "remark,where,Mira,Jonas,Wei,verdict\n"
                                    "x,https://github.com/lumen-ml/lumen/issues/1,C.1,C.1,C.2,C.1\n"
                                    "y,https://github.com/lumen-ml/lumen/issues/2,C.2,C.2,C.2,C.2\n");
    cliFails(import(project, file), 1, "labels.csv:1: column \"remark\" holds neither links nor labels");
    cliFails(import(project, file, {"--final-column", "final"}), 1,
             "The file has no column \"final\". Columns are: remark, where, Mira, Jonas, Wei, verdict.");
    const Json report = cliJson(
        import(project, file,
               {"--link-column", "where", "--annotator", "Mira", "--annotator", "wei", "--final-column", "verdict"}));
    CHECK(report["people_added"] == 2);
    CHECK(report["labels"] == 4);
    CHECK(report["decisions"] == 2);
    const std::string other =
        project.write("other.csv", "Issue_URL,Priya\nhttps://github.com/lumen-ml/lumen/issues/9,C.1\n");
    cliFails({"import", "labels", project.file(), file, other, "--round", "Two", "--annotator", "Mira"}, 1,
             "import files with different columns one by one");
}

TEST_CASE("A table without links or labels says what is missing")
{
    const EmptyProject project;
    cliFails(import(project, project.write("a.csv", "Mira,Jonas\nC.1,C.2\n")), 1,
             "no column holds links to issues or other texts");
    cliFails(import(project, project.write("b.csv", "Issue,Mira\nhttps://github.com/a/b/issues/1,maybe\n")), 1,
             "no column holds codes of the taxonomy");
    cliFails(import(project, project.write("c.csv", "")), 1, "the file is empty");
    cliFails(import(project, project.beside("none.csv")), 1, "none.csv does not exist");

    const TempFolder folder;
    const std::string bare = folder / "bare.accord";
    cliDone({"new", bare});
    cliFails({"import", "labels", bare, project.write("d.csv", kLabels), "--round", "Pilot"}, 1,
             "the project has no taxonomy");
}
