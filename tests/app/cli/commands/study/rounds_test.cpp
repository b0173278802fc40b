// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

constexpr const char* kLinks = "https://github.com/lumen-ml/lumen/issues/1\n"
                               "https://github.com/lumen-ml/lumen/issues/2\n"
                               "https://github.com/lumen-ml/lumen/issues/3\n"
                               "https://gitee.com/fengling-ai/fengling/issues/IC3K9Q\n";

} // namespace

TEST_CASE("People are added once")
{
    const EmptyProject project;
    const Json mira = cliJson({"add", "person", project.file(), "Mira Okafor"});
    CHECK(mira["initials"] == "MO");
    CHECK(cliJson({"add", "person", project.file(), "王伟", "--initials", "WW"})["initials"] == "WW");
    cliFails({"add", "person", project.file(), "mira okafor"}, 1, "There is a person \"mira okafor\" already.");
    cliFails({"add", "person", project.file(), "  "}, 1, "a name has at least one letter");
    CHECK(cliJson({"info", project.file()})["people"].size() == 3); // with the lead
}

TEST_CASE("A round is started over the issues that are there")
{
    const EmptyProject project;
    cliFails({"add", "round", project.file(), "Pilot"}, 1, "There are no issues for round \"Pilot\".");
    cliDone({"import", "links", project.file(), project.write("links.txt", kLinks)});
    const Json pilot =
        cliJson({"add", "round", project.file(), "Pilot", "--blind", "--first", "2", "--shuffle", "--seed", "7"});
    CHECK(pilot["items"] == 2);
    CHECK(pilot["blind"] == true);
    CHECK(pilot["seed"] == 7);
    CHECK(cliJson({"add", "round", project.file(), "Main", "--only-new"})["items"] == 2);
    CHECK(cliJson({"add", "round", project.file(), "All"})["items"] == 4);
    cliFails({"add", "round", project.file(), "pilot"}, 1, "There is a round \"pilot\" already. Choose another name.");
}

TEST_CASE("What others say in a blind round is shown after the blind is lifted")
{
    const DemoProject demo;
    const std::string blind = "The round \"Main\" is blind: what others say in it is not shown before it is over.";
    cliFails({"agreement", demo.file(), "--round", "Main"}, 1, blind);
    cliFails({"conflicts", demo.file(), "--round", "Main"}, 1, blind);
    cliFails({"decide", demo.file(), "--round", "Main", "--rule", "majority", "--preview"}, 1, blind);
    const std::string target = demo.beside("labels.csv");
    cliFails({"export", "labels", demo.file(), "--round", "Main", "--format", "wide", "--output", target}, 1, blind);
    CHECK_FALSE(std::filesystem::exists(target));

    cliFails({"lift-blind", demo.file(), "--round", "Main"}, 1, "lifting the blind needs one");
    const Words lift{"lift-blind", demo.file(), "--round", "Main", "--reason", "everybody is done"};
    cliFails({"lift-blind", demo.file(), "--round", "Main", "--reason", "I want to see", "--as", "Jonas Lindqvist"}, 1,
             "Only a lead can do this. Leads are: Mira Okafor. Nothing was changed.");
    CHECK(cliJson(lift)["changed"] == true);
    CHECK(cliJson(lift)["changed"] == false);
    cliDone({"agreement", demo.file(), "--round", "Main"});
    cliDone({"export", "labels", demo.file(), "--round", "Main", "--format", "wide", "--output", target});
}

TEST_CASE("A round may be left out where there is one, and otherwise the rounds are named")
{
    const DemoProject demo;
    for (const char* command : {"agreement", "conflicts", "lift-blind"}) {
        cliFails({command, demo.file()}, 1,
                 "The project has several rounds: Pilot, Main. Say which one with --round NAME.");
        cliFails({command, demo.file(), "--round", "Plot"}, 1,
                 "There is no round \"Plot\" in the project. Rounds are: Pilot, Main.");
    }
    const EmptyProject empty;
    cliFails({"agreement", empty.file()}, 1, "The project has no rounds yet. Start one with: accord-cli add round");
    cliDone({"import", "links", empty.file(), empty.write("links.txt", kLinks)});
    cliDone({"add", "round", empty.file(), "Only"});
    CHECK(cliJson({"agreement", empty.file()})["round"] == "Only");
}
