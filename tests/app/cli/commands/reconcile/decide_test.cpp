// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

/// Three annotators: one item unanimous, one across themes, one across types, one evenly split, one incomplete.
class Conflicted : public EmptyProject
{
public:
    Conflicted()
    {
        const std::string table = write("labels.csv", "Issue_URL,Mira,Jonas,Wei\n"
                                                      "https://github.com/lumen-ml/lumen/issues/1,C.1,C.1,C.1\n"
                                                      "https://github.com/lumen-ml/lumen/issues/2,C.10,C.10,C.2\n"
                                                      "https://github.com/lumen-ml/lumen/issues/3,C.2,B.1,B.1\n"
                                                      "https://github.com/lumen-ml/lumen/issues/4,C.1,B.1,A.2\n"
                                                      "https://github.com/lumen-ml/lumen/issues/5,C.1,,\n");
        cliDone({"import", "labels", file(), table, "--round", "Pilot"});
        cliDone({"study", "person", file(), "Mira", "--role", "lead"});
    }
};

} // namespace

TEST_CASE("Conflicts are counted, and listed with the worst first")
{
    const Conflicted project;
    const Json found = cliJson({"conflicts", project.file()});
    CHECK(found["counts"] == Json({{"items", 5},
                                   {"unanimous", 1},
                                   {"conflicts", 3},
                                   {"across_types", 2},
                                   {"across_themes", 1},
                                   {"across_subthemes", 0},
                                   {"incomplete", 1},
                                   {"decided", 0},
                                   {"conflicts_decided", 0},
                                   {"deferred", 0}}));
    REQUIRE(found["conflicts"].size() == 3);
    CHECK(found["conflicts"][0]["issue"] == "https://github.com/lumen-ml/lumen/issues/4");
    CHECK(found["conflicts"][0]["across"] == "type");
    CHECK(found["conflicts"][1]["votes"] ==
          Json::parse(R"([{"category": "B.1", "votes": 2}, {"category": "C.2", "votes": 1}])"));
    CHECK(found["conflicts"][2]["across"] == "theme");
    CHECK(cliJson({"conflicts", project.file(), "--limit", "1"})["conflicts"].size() == 1);
    const std::string text = cliDone({"conflicts", project.file(), "--limit", "2"});
    CHECK(text.find("... and 1 more") != std::string::npos);
}

TEST_CASE("A preview says what a rule would decide and changes nothing")
{
    const Conflicted project;
    const Json before = stateOf(project.file());
    const Json preview = cliJson({"decide", project.file(), "--rule", "majority", "--preview"});
    CHECK(preview["preview"] == true);
    CHECK(preview["items_matching"] == 3);
    CHECK(preview["conflicts_matching"] == 2);
    CHECK(preview["to_decide"] == 3);
    CHECK(preview["decided"] == 0);
    CHECK(preview["by_category"] == Json({{"B.1", 1}, {"C.1", 1}, {"C.10", 1}}));
    const std::string text = cliDone({"decide", project.file(), "--rule", "majority", "--preview"});
    CHECK(text.find("decides 2 of 3 conflicts, 3 of 5 items") != std::string::npos);
    CHECK(text.find("Would make 3 decisions; nothing was changed.") != std::string::npos);
    CHECK(stateOf(project.file()) == before);
}

TEST_CASE("Rules decide what they are clear about and leave alone what is decided")
{
    const Conflicted project;
    CHECK(cliJson({"decide", project.file(), "--rule", "unanimous", "--as", "Mira"})["decided"] == 1);
    const Json more = cliJson({"decide", project.file(), "--rule", "at-least=2"});
    CHECK(more["items_matching"] == 3);
    CHECK(more["decided"] == 2);
    CHECK(more["unchanged"] == 1);
    CHECK(cliJson({"decide", project.file(), "--rule", "majority"})["decided"] == 0);
    const Json counts = cliJson({"conflicts", project.file()})["counts"];
    CHECK(counts["decided"] == 3);
    CHECK(counts["conflicts_decided"] == 2);
    CHECK(cliJson({"conflicts", project.file()})["conflicts"].size() == 1);
    CHECK(cliJson({"conflicts", project.file(), "--show", "all"})["conflicts"].size() == 3);
    cliFails({"decide", project.file(), "--rule", "majority", "--as", "Nora"}, 1, "There is no person \"Nora\"");
}

TEST_CASE("What a person or a file decided is compared with the rule and kept")
{
    const DemoProject demo;
    const Json preview = cliJson({"decide", demo.file(), "--round", "Pilot", "--rule", "majority"});
    CHECK(preview["already_decided"] == 10);
    CHECK(preview["already_decided_same"] == 9);
    CHECK(preview["decided"] == 12);
    CHECK(cliJson({"check", demo.file()})["sound"] == true);
}
