// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

constexpr const char* kLinks = "https://github.com/lumen-ml/lumen/issues/1\n"
                               "https://github.com/lumen-ml/lumen/issues/2\n"
                               "https://github.com/lumen-ml/other/issues/3\n";

} // namespace

TEST_CASE("People are added, changed, led, and leave")
{
    const EmptyProject project;
    const std::string& file = project.file();
    CHECK(cliJson({"study", "people", file})["people"].size() == 1); // who made it
    const Json ada = cliJson({"study", "person", file, "Ada Byron", "--add", "--role", "lead"});
    CHECK(ada["initials"] == "AB");
    CHECK(ada["pseudonym"] == "A1");
    CHECK(ada["role"] == "lead");
    CHECK(ada["left"].is_null());
    CHECK(cliJson({"add", "person", file, "Bo"})["name"] == "Bo");
    CHECK(cliJson({"study", "person", file, "A2", "--colour", "5", "--as", "bo"})["colour"] == 5);
    cliFails({"study", "person", file, "Bo", "--role", "lead", "--as", "Bo"}, 1, "Only a lead can do this.");
    {
        const ActingAs bo("Bo");
        cliFails({"study", "person", file, "Bo", "--role", "observer"}, 1, "Only a lead can do this.");
    }
    CHECK(cliJson({"study", "person", file, "Bo", "--role", "observer", "--pseudonym", "Q", "--as",
                   "Ada Byron"})["role"] == "observer");
    CHECK_FALSE(cliJson({"study", "person", file, "Q", "--leave", "--as", "Bo"})["left"].is_null());
    CHECK(cliJson({"study", "person", file, "Q", "--come-back", "--as", "A1"})["left"].is_null());
    const Json people = cliJson({"study", "people", file})["people"];
    REQUIRE(people.size() == 3);
    CHECK(people[2]["pseudonym"] == "Q");
    cliFails({"study", "person", file, "Cy"}, 1, "Ada Byron, Bo");
}

TEST_CASE("A study's settings are shown and changed")
{
    const EmptyProject project;
    const std::string& file = project.file();
    const Json set = cliJson({"study", "settings", file, "--gate", "kappa>=.7 and lower>.6", "--training-items", "12",
                              "--training-share", "0.9", "--training-level", "subtheme", "--reason", "keyword_only",
                              "--reason", "Not by a user"});
    CHECK(set["gate"] == "theme fleiss-kappa >= 0.7 and lower > 0.6");
    CHECK(set["training"] == Json({{"level", "subtheme"}, {"share", 0.9}, {"items", 12}}));
    REQUIRE(set["reasons"].size() == 2);
    CHECK(set["reasons"][0]["reason"] == "keyword_only");
    CHECK(set["reasons"][1]["text"] == "Not by a user");
    CHECK(cliJson({"study", "settings", file}) == set);
    const std::string text = cliDone({"study", "settings", file});
    CHECK(text.find("90.00 % right down to the sub-theme, of at least 12 labels") != std::string::npos);
    cliFails({"study", "settings", file, "--gate", "good enough"}, 1, "here stands a level");
    cliFails({"study", "settings", file, "--training-share", "2"}, 1, "between 0 and 1");
    CHECK(cliJson({"study", "settings", file}) == set);
}

TEST_CASE("False positives are counted by repository, and exports go out under pseudonyms")
{
    const EmptyProject project;
    const std::string& file = project.file();
    for (const char* name : {"Ada", "Bo"}) {
        cliDone({"add", "person", file, name});
    }
    cliDone({"import", "links", file, project.write("links.txt", kLinks)});
    cliDone({"add", "round", file, "Main"});
    cliDone({"study", "settings", file, "--reason", "off_topic"});
    const auto out = [&](const char* who, const char* issue) {
        cliDone({"label", file, "--as", who, "--issue", issue, "--not-for-study", "off_topic"});
    };
    out("Ada", "https://github.com/lumen-ml/lumen/issues/1");
    out("Bo", "https://github.com/lumen-ml/lumen/issues/1");
    out("Ada", "https://github.com/lumen-ml/other/issues/3");
    cliDone(
        {"label", file, "--as", "Bo", "--issue", "https://github.com/lumen-ml/other/issues/3", "--category", "C.1"});
    const Json found = cliJson({"study", "screening", file});
    REQUIRE(found["repositories"].size() == 2);
    CHECK(found["repositories"][0]["repository"] == "lumen-ml/lumen");
    CHECK(found["repositories"][0]["rate"] == 0.5);
    CHECK(found["repositories"][1]["excluded"] == 0);
    CHECK(found["repositories"][1]["disputed"] == 1);
    CHECK(found["all"]["reasons"] == Json({{"off_topic", 1}}));
    CHECK(cliDone({"study", "screening", file}).find("33.33 %") != std::string::npos);

    const auto wide = project.beside("labels.csv");
    cliDone({"export", "labels", file, "--format", "wide", "--output", wide.string(), "--pseudonyms"});
    CHECK(readFile(wide).starts_with("Issue_URL,A1,A2\n"));
    cliDone({"study", "person", file, "Ada", "--pseudonym", "A9"});
    cliDone({"export", "labels", file, "--format", "wide", "--output", wide.string(), "--pseudonyms"});
    CHECK(readFile(wide).starts_with("Issue_URL,A2,A9\n"));
    const auto json = project.beside("labels.json");
    cliDone({"export", "labels", file, "--format", "json", "--output", json.string(), "--pseudonyms"});
    CHECK(readFile(json).find("Ada") == std::string::npos);
    CHECK(readFile(json).find("\"A9\"") != std::string::npos);
}
