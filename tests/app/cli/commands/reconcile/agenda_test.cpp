// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

/// Two blocks, of three and of one conflict, one item across types, one unanimous.
class Blocks : public EmptyProject
{
public:
    Blocks()
    {
        const std::string table = write("labels.csv", "Issue_URL,Mira,Jonas,Wei\n"
                                                      "https://github.com/lumen-ml/lumen/issues/1,B.1,B.1,B.2\n"
                                                      "https://github.com/lumen-ml/lumen/issues/2,C.10,C.10,C.2\n"
                                                      "https://github.com/lumen-ml/lumen/issues/3,B.2,B.1,B.1\n"
                                                      "https://github.com/other/lamp/issues/4,B.1,B.2,B.2\n"
                                                      "https://github.com/lumen-ml/lumen/issues/5,C.1,B.1,B.1\n"
                                                      "https://github.com/lumen-ml/lumen/issues/6,C.1,C.1,C.1\n");
        cliDone({"import", "labels", file(), table, "--round", "Pilot"});
    }
};

std::vector<std::string> linksOf(const Json& agenda)
{
    std::vector<std::string> links;
    for (const Json& conflict : agenda["conflicts"]) {
        const std::string link = conflict["issue"];
        links.push_back(link.substr(link.find_last_of('/') + 1));
    }
    return links;
}

} // namespace

TEST_CASE("An agenda says what is left, in which blocks, and how long it may take")
{
    const Blocks project;
    const Json agenda = cliJson({"reconcile", "agenda", project.file()});
    CHECK(agenda["filter"] == "pending");
    CHECK(agenda["pending"] == 5);
    CHECK(agenda["seconds_left"] == 300.0);
    CHECK(agenda["seconds_each_measured_from"] == 0);
    REQUIRE(agenda["blocks"].size() == 3);
    CHECK(agenda["blocks"][0]["block"] == "B.1 or B.2");
    CHECK(agenda["blocks"][0]["conflicts"] == 3);
    CHECK(agenda["blocks"][0]["across"] == "theme");
    CHECK(linksOf(agenda) == std::vector<std::string>{"5", "1", "3", "4", "2"});
    CHECK(agenda["conflicts"][1]["block"] == "B.1 or B.2");
    const std::string text = cliDone({"reconcile", "agenda", project.file(), "--blocks", "--limit", "1"});
    CHECK(text.find("5 left of 5 conflicts") != std::string::npos);
    CHECK(text.find("about 5 min at 60 s each (assumed") != std::string::npos);
    CHECK(text.find("B.1 or B.2") != std::string::npos);
    CHECK(text.find("... and 2 more") != std::string::npos);
}

TEST_CASE("An agenda follows a filter, typed or saved under a name")
{
    const Blocks project;
    const auto links = [&](const Words& more) {
        Words words{"reconcile", "agenda", project.file()};
        words.insert(words.end(), more.begin(), more.end());
        return linksOf(cliJson(words));
    };
    using Links = std::vector<std::string>;
    CHECK(links({"--filter", "across=type"}) == Links{"5"});
    CHECK(links({"--filter", "block=B.1,B.2 repo=lumen", "--save", "Lumen first"}) == Links{"1", "3"});
    CHECK(links({"--saved", "lumen FIRST"}) == Links{"1", "3"});
    CHECK(cliJson({"reconcile", "agenda", project.file(), "--saved", "Lumen first"})["filter"] ==
          "pending repo=lumen block=B.1,B.2");
    CHECK(links({"--filter", "pair=Mira,A2"}) == Links{"5", "3", "4"});
    const std::string nothing = cliDone({"reconcile", "agenda", project.file(), "--filter", "decided"});
    CHECK(nothing.find("Worst first") == std::string::npos);
    cliFails({"reconcile", "agenda", project.file(), "--saved", "Other"}, 1, "It keeps: Lumen first.");
    cliFails({"reconcile", "agenda", project.file(), "--filter", "pair=Mira,Nora"}, 1,
             "People are: Lead, Mira, Jonas, Wei");
    cliFails({"reconcile", "agenda", project.file(), "--filter", "across=topic"}, 1, "across=theme");
}

TEST_CASE("Rules decide in the group as they do at the top, with counts, effect and a sample")
{
    const Blocks project;
    const Json preview = cliJson(
        {"reconcile", "decide", project.file(), "--rule", "person=Wei", "--preview", "--sample", "2", "--seed", "4"});
    CHECK(preview["to_decide"] == 6);
    CHECK(preview["by_repository"] == Json({{"lumen-ml/lumen", 5}, {"other/lamp", 1}}));
    CHECK(preview["by_split"] == Json({{"none", 1}, {"type", 1}, {"theme", 4}, {"subtheme", 0}}));
    CHECK(preview["sample"].size() == 2);
    const Json& effect = preview["effect"];
    CHECK(effect["before"]["conflicts_decided"] == 0);
    CHECK(effect["after"]["conflicts_decided"] == 5);
    CHECK(effect["after"]["by_type"] == Json({{"B", 4}, {"C", 2}}));
    REQUIRE(effect["kappa_with_decisions"].size() == 3);
    for (const Json& person : effect["kappa_with_decisions"]) {
        CHECK(person["before"].is_null());
        CHECK(person["after"].is_null()); // of so few items no coefficient
        CHECK((person["alike_after"] == person["items_after"]) == (person["person"] == "Wei"));
    }
    CHECK(cliJson({"reconcile", "decide", project.file(), "--rule", "person=Wei"})["decided"] == 6);
    CHECK(cliJson({"decide", project.file(), "--rule", "person=wei"})["decided"] == 0);
    const std::string text = cliDone({"decide", project.file(), "--rule", "majority", "--preview"});
    CHECK(text.find("by level of the split:") != std::string::npos);
    CHECK(text.find("no agreement between independent raters") != std::string::npos);
    cliFails({"decide", project.file(), "--rule", "person=Nora"}, 1, "There is no person \"Nora\"");
    cliFails({"decide", project.file(), "--rule", "guess"}, 2, "same-theme");
}
