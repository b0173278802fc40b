// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

std::string line(int number, const std::string& labels)
{
    return "https://github.com/lumen-ml/lumen/issues/" + std::to_string(number) + "," + labels + "\n";
}

// Forty items, on most of which two agree; one is listed again.
std::string table()
{
    std::string rows = "Issue_URL,Ann,Ben,Final_Label\n";
    for (int i = 1; i <= 40; ++i) {
        rows += line(i, i % 4 == 0 ? "C.1,C.2,C.5" : i % 2 == 0 ? "C.1,C.1,C.1" : "C.2,C.2,C.2");
    }
    return rows + line(1, "C.2,C.1,C.2");
}

} // namespace

TEST_CASE("An audit ends with 1 where something needs attention, and names it with its figures")
{
    const EmptyProject project;
    const std::string file = project.write("labels.csv", table());
    const Finished table = run(accordCli(), {"audit", file, "--json"});
    CHECK(table.code == 1);
    const Json told = Json::parse(table.out);
    CHECK(told["items"] == 41);
    CHECK(told["needs_attention"] == true);
    REQUIRE(told["findings"].size() == 1);
    CHECK(told["findings"][0]["check"] == "repeated_items");
    CHECK(told["findings"][0]["severity"] == "warning");
    CHECK(told["findings"][0]["figures"]["rows"] == 1);
    CHECK(told["findings"][0]["figures"]["labelled_differently"] == 1);

    cliDone({"import", "labels", project.file(), file, "--round", "Pilot"});
    const Finished ofProject = run(accordCli(), {"audit", project.file()});
    CHECK(ofProject.code == 1);
    CHECK(ofProject.out.find("Rows that list an item again: 1 of 41") != std::string::npos);
    CHECK(ofProject.out.find("Categories that nobody used: 16.") != std::string::npos);
    const Finished csv = run(accordCli(), {"audit", file, "--csv"});
    CHECK(csv.out.starts_with("severity,check,finding,figures\nwarning,repeated_items,"));
}

TEST_CASE("An audit takes no count for an annotator unless somebody says so")
{
    const EmptyProject project;
    const std::string file = project.write("votes.csv", "item,Ann,Bob,Number of Votes\n1,A,A,2\n2,A,B,2\n3,B,B,2\n");
    cliFails({"audit", file}, 1, "column 4 is \"Number of Votes\", which is no rater's name; say --raters");
    CHECK(cliJson({"audit", file, "--raters", "Ann,Bob"})["annotators"] == 2);
}

TEST_CASE("An audit that finds nothing but notes ends with 0")
{
    const EmptyProject project;
    const std::string file = project.write("labels.csv", "Issue_URL,Ann,Ben\n" + line(1, "C.1,C.1"));
    CHECK(cliDone({"audit", file}).find("found nothing") != std::string::npos);
    const Json told = cliJson({"audit", file, "--codebook", "llm-dl-frameworks"});
    CHECK(told["needs_attention"] == false);
    CHECK(told["findings"][0]["check"] == "never_used");
}

TEST_CASE("An audit looks at tables or at one project, and at no blind round")
{
    const EmptyProject project;
    const std::string file = project.write("labels.csv", "Issue_URL,Ann\n" + line(1, "C.1"));
    cliFails({"audit", file, project.file()}, 1, "tables of labels (CSV), or at one project");
    cliDone({"import", "links", project.file(), project.write("links.txt", "https://github.com/a/b/issues/1\n")});
    cliDone({"add", "round", project.file(), "Main", "--blind"});
    cliFails({"audit", project.file(), "--round", "Main"}, 1, "blind");
    cliFails({"audit", file, "--item", "Nothing"}, 1, "Nothing");
}
