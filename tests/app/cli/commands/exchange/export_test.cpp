// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <algorithm>

using namespace accord::test;

namespace {

std::string exported(const std::string& project, const std::string& format, const std::filesystem::path& file)
{
    cliDone({"export", "labels", project, "--round", "Pilot", "--format", format, "--output", file});
    return readFile(file);
}

} // namespace

TEST_CASE("A wide table has a row per item and a column per annotator")
{
    const DemoProject demo;
    const std::string table = exported(demo.file(), "wide", demo.beside("wide.csv"));
    CHECK(table.starts_with("Issue_URL,Mira Okafor,Jonas Lindqvist,Wei Zhang,Priya Raman,Tomás Herrera,Final_Label\n"));
    const Json info = cliJson({"info", demo.file()});
    CHECK(std::ranges::count(table, '\n') == 1 + info["rounds"][0]["items"].get<int>());
}

TEST_CASE("What was exported can be imported into an empty project and comes out the same")
{
    const DemoProject demo;
    for (const std::string format : {"long", "json"}) {
        const EmptyProject copy;
        const auto file = demo.beside("labels." + format);
        const std::string before = exported(demo.file(), format, file);
        const Json report = cliJson({"import", "labels", copy.file(), file, "--round", "Pilot"});
        CHECK(report["problem_count"] == 0);
        CHECK(report["labels"] == 130);
        CHECK(exported(copy.file(), format, copy.beside("again")) == before);
    }
}

TEST_CASE("The report of an export says what was written")
{
    const DemoProject demo;
    const std::string file = demo.beside("labels.json");
    const Json report =
        cliJson({"export", "labels", demo.file(), "--round", "Pilot", "--format", "json", "--output", file});
    CHECK(report["items"] == 26);
    CHECK(report["labels"] == 130);
    CHECK(report["output"] == file);
    CHECK(Json::parse(readFile(file)).size() == 26);
}

TEST_CASE("What a spreadsheet would run is neutralised, unless exact text is asked for")
{
    const EmptyProject project;
    const std::string labels = project.write("labels.csv", "issue,annotator,verdict,category,note\n"
                                                           "https://github.com/o/r/issues/1,@Ann,category,C,=1+1\n"
                                                           "https://github.com/o/r/issues/2,@Ann,category,C,'=1+1\n");
    cliDone({"import", "labels", project.file(), labels, "--round", "Pilot", "--exact"});
    const std::string neutral = exported(project.file(), "long", project.beside("neutral.csv"));
    CHECK(neutral.find(",'@Ann,") != std::string::npos);
    CHECK(neutral.find(",'=1+1,") != std::string::npos);
    CHECK(neutral.find(",''=1+1,") != std::string::npos);
    const auto file = project.beside("exact.csv");
    cliDone({"export", "labels", project.file(), "--format", "long", "--output", file, "--exact"});
    CHECK(readFile(file).find(",@Ann,") != std::string::npos);
    CHECK(readFile(file).find(",=1+1,") != std::string::npos);

    const EmptyProject copy;
    cliDone({"import", "labels", copy.file(), project.beside("neutral.csv"), "--round", "Pilot"});
    CHECK(exported(copy.file(), "long", copy.beside("again.csv")) == neutral);
}
