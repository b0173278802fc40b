// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <set>

using namespace accord::test;

namespace {

std::string links(int count)
{
    std::string text;
    for (int i = 1; i <= count; ++i) {
        text += "https://github.com/lumen-ml/" + std::string(i % 3 == 0 ? "lumen" : "torchlight") + "/issues/" +
                std::to_string(i) + "\n";
    }
    return text;
}

/// Sixty issues of two repositories, four people.
struct Prepared
{
    Prepared()
    {
        cliDone({"import", "links", project.file(), project.write("links.txt", links(60))});
        for (const char* name : {"Ada", "Ben", "Cleo", "Dan"}) {
            cliDone({"add", "person", project.file(), name});
        }
    }

    Json run(Words words) const
    {
        words.insert(words.begin() + 2, project.file());
        return cliJson(std::move(words));
    }

    EmptyProject project;
};

} // namespace

TEST_CASE("A sample is looked at before it is drawn, and drawn as it was looked at")
{
    const Prepared study;
    const Json seen = study.run(
        {"sample", "draw", "--strata", "repository", "--size", "30", "--seed", "7", "--repeats", "0.1", "--list"});
    CHECK(seen["frame"] == 60);
    CHECK(seen["issues"] == 30);
    CHECK(seen["repeats"] == 3);
    CHECK(seen["strata"][0] == Json({{"values", {"lumen-ml/lumen"}}, {"frame", 20}, {"sample", 10}}));
    CHECK(seen["composition"]["repository"].size() == 2);
    CHECK(cliJson({"info", study.project.file()})["rounds"].empty());

    const Json round = study.run({"round", "create", "Pilot", "--purpose", "pilot", "--same-order", "--open",
                                  "--strata", "repository", "--size", "30", "--seed", "7", "--repeats", "0.1"});
    CHECK(round["state"] == "draft");
    CHECK(round["purpose"] == "pilot");
    CHECK(round["items"] == 33);
    const Json queue = study.run({"assign", "list", "--person", "Ada"});
    std::vector<std::string> drawn;
    for (const Json& item : queue["items"]) {
        drawn.push_back(item["issue"]);
    }
    CHECK(Json(drawn) == seen["links"]);
    const Json record = study.run({"sample", "show"});
    CHECK(record["seed"] == 7);
    CHECK(record["strata"] == seen["strata"]);
    const std::string text = cliDone(
        {"sample", "draw", study.project.file(), "--strata", "repository", "--quota", "lumen=4", "--seed", "3"});
    CHECK(text.find("4 issues of 60; seed 3") != std::string::npos);
    cliFails({"sample", "draw", study.project.file(), "--strata", "repository", "--quota", "gone=4"}, 1,
             "The frame has no stratum \"gone\". Strata are: lumen-ml/lumen, lumen-ml/torchlight.");
    CHECK(study.run({"sample", "draw", "--size", "3", "--only-new"})["frame"] == 30);
    study.run({"round", "create", "Rest", "--only-new"});
    cliFails({"sample", "draw", study.project.file(), "--size", "3", "--only-new"}, 1,
             "There are no issues to draw from: none is left by what was asked for.");
}

TEST_CASE("How many items are needed is said with the sentence for the paper")
{
    CHECK(cliJson({"sample", "size", "--population", "38742"})["items"] == 381);
    CHECK(cliDone({"sample", "size", "--margin", "0.03"}).find("A random sample of 1,068 issues") == 0);
    const Json kappa = cliJson(
        {"sample", "size", "--kappa", "0.7", "--half-width", "0.05", "--shares", "0.5,0.3,0.2", "--annotators", "3"});
    CHECK(kappa["items"] == cliJson({"agreement", "plan", "--kappa", "0.7", "--half-width", "0.05", "--shares",
                                     "0.5,0.3,0.2", "--annotators", "3"})["plans"][0]["items"]);
    CHECK(kappa["sentence"].get<std::string>().find("each labelled by 3 annotators") != std::string::npos);
    const Prepared study;
    const Json strata = study.run({"sample", "size", "--strata", "repository", "--margin", "0.1"});
    CHECK(strata["strata"][0] == Json({{"values", {"lumen-ml/lumen"}}, {"frame", 20}, {"sample", 17}}));
    CHECK(strata["items"] == 17 + 29);
    cliFails({"sample", "size", "--margin", "2"}, 1, "margin does not fit");
}

TEST_CASE("A round is made, shared out, begun, changed, closed")
{
    const Prepared study;
    study.run({"round", "create", "Pilot", "--people", "Ada,Ben,Cleo"});
    cliFails({"round", "close", study.project.file()}, 1,
             "The round \"Pilot\" does not allow it: only a round that runs can be closed. Nothing was changed.");
    const Json plan = study.run({"assign", "share", "--overlap", "2", "--seed", "5", "--preview"});
    CHECK(plan["preview"] == true);
    CHECK(study.run({"assign", "show"})["handed_out"] == false);
    CHECK(study.run({"assign", "share", "--overlap", "2", "--seed", "5"})["people"] == plan["people"]);
    CHECK(plan["people"][0] == Json({{"person", "Ada"}, {"items", 40}}));
    CHECK(plan["strata"].size() == 2);
    CHECK(study.run({"round", "start"})["state"] == "running");
    cliFails({"round", "edit", study.project.file(), "--open"}, 1, "only a draft can be changed");

    const std::string first = study.run({"assign", "list", "--person", "Ada"})["items"][0]["issue"];
    cliDone({"label", study.project.file(), "--as", "Ada", "--category", "C.1", "--issue", first});
    cliFails({"assign", "share", study.project.file()}, 1, "somebody has labelled in it already");
    const Json left = study.run({"assign", "return", "--from", "Ada"});
    CHECK(left["unassigned"] == 39);
    CHECK(study.run({"assign", "waiting"})["items"].size() == 39);
    CHECK(study.run({"assign", "join", "--person", "Dan=2"})["people"].size() >= 3);
    CHECK(study.run({"assign", "hand-out"})["unassigned"] == 0);
    const Json moved = study.run({"assign", "reassign", "--from", "Ben", "--to", "Cleo,Dan"});
    CHECK(moved["changes"].size() >= 2);
    CHECK(study.run({"assign", "waiting"})["items"].empty());

    CHECK(study.run({"round", "codebook"})["codebook"] == 1);
    const Json closed = study.run({"round", "close"});
    CHECK(closed["state"] == "closed");
    CHECK(closed["blind"] == false);
    CHECK(closed["labels_expected"] == 120);
    CHECK(closed["labels_missing"] == 119);
    const Json settled = study.run({"round", "reconciled", "--leave-open", "nobody labelled twice"});
    CHECK(settled["state"] == "reconciled");
    CHECK(settled["left_open"].is_null()); // nothing is
    CHECK(study.run({"round", "list"}).size() == 1);
    CHECK(cliDone({"round", "list", study.project.file()}).find("Pilot") != std::string::npos);
}

TEST_CASE("A check round has the conflicts of an earlier one")
{
    const DemoProject demo;
    const Json conflicts = cliJson({"conflicts", demo.file(), "--round", "Pilot", "--show", "all"});
    const Json check = cliJson(
        {"round", "create", demo.file(), "Check", "--purpose", "check", "--from-round", "Pilot", "--filter", "all"});
    std::set<std::string> issues; // one of them is there twice, and both times in conflict
    for (const Json& conflict : conflicts["conflicts"]) {
        issues.insert(conflict["issue"]);
    }
    CHECK(check["items"] == issues.size());
    cliFails({"round", "create", demo.file(), "Blind", "--from-round", "Main"}, 1, "is blind");
}

TEST_CASE("A rare category is topped up in batches")
{
    const Prepared study;
    study.run({"study", "person", "Dan", "--role", "lead"});
    study.run({"round", "create", "Pilot", "--size", "10", "--seed", "3", "--people", "Ada,Ben,Cleo", "--as", "Dan"});
    study.run({"round", "start", "--as", "Dan"});
    const auto topUp = [&](const Words& more) {
        Words words{"sample", "top-up", "--category", "C.1", "--until", "15"};
        words.insert(words.end(), more.begin(), more.end());
        return study.run(words);
    };
    const Json batch = topUp({"--preview", "--as", "Dan"});
    CHECK(batch["waiting"] == 10);
    CHECK(batch["added"] == 20); // thirty at one half, less the ten that wait
    // The round is blind: who labels in it is not told how many items of a category there are.
    const Words words{"sample", "top-up", study.project.file(), "--category", "C.1", "--until", "15", "--preview"};
    for (const auto& [who, answer] : {std::pair("Ada", "is blind"), std::pair("", "Say who does this")}) {
        const ActingAs acting(who);
        cliFails(words, 1, answer);
    }
    CHECK(topUp({"--as", "Dan"})["added"] == 20);
    CHECK(topUp({"--as", "Dan"})["added"] == 0);
    CHECK(study.run({"round", "show"})["items"] == 30);
    CHECK(study.run({"sample", "show"})["added"] == 20);
}
