// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <map>

using namespace accord::test;

namespace {

constexpr int kPosts = 80;
constexpr int kCommits = 99;
constexpr int kReviewComments = 20;
constexpr int kTurns = 480; // one every five seconds, for forty minutes
constexpr const char* kTranscript = "text:访谈/P03";

std::string posts()
{
    std::string lines;
    for (int i = 1; i <= kPosts; ++i) {
        const std::string number = std::to_string(40'000'000 + i);
        lines +=
            Json({{"link", "https://stackoverflow.com/questions/" + number + "/title-" + number},
                  {"title", "Why is the loss NaN? (" + number + ")"},
                  {"author", "ada"},
                  {"date", "2026-03-01"},
                  {"text", "It trains with SGD and not with Adam."},
                  {"parts", Json::array({{{"author", "bo"}, {"date", "2026-03-02"}, {"text", "Lower the rate."}}})}})
                .dump() +
            "\n";
    }
    return lines;
}

std::string commits()
{
    std::string rows = "link,title,author,date,text\n";
    for (int i = 1; i <= kCommits; ++i) {
        const std::string hash = std::to_string(1'000'000 + i) + "abc";
        rows +=
            "https://github.com/lumen-ml/lumen/commit/" + hash + ",Fix the shape,cy,2026-02-03,\"Fix " + hash + "\"\n";
    }
    return rows;
}

std::string reviewComments()
{
    Json list = Json::array();
    for (int i = 1; i <= kReviewComments; ++i) {
        list.push_back({{"kind", "review_comment"},
                        {"link", "https://github.com/lumen-ml/lumen/pull/7#discussion_r" + std::to_string(i)},
                        {"author", "dan"},
                        {"text", "Could this be a view?"}});
    }
    return list.dump();
}

std::string transcript()
{
    std::string lines;
    for (int i = 0; i < kTurns; ++i) {
        const int seconds = i * 5;
        const std::string rest = std::to_string(seconds % 60);
        lines += "[0:" + std::to_string(seconds / 60) + ":" + (rest.size() < 2 ? "0" : "") + rest + "] " +
                 (i % 2 == 0 ? "访谈者：显存不够的时候你怎么办？" : "受访者：先减小批次，再看看框架的内存池。") + "\n";
    }
    return lines;
}

/// Two hundred texts, none of them an issue, and two people who label.
struct ManyTexts
{
    ManyTexts()
    {
        const Json other =
            run({"import", "texts", project.write("posts.jsonl", posts()), project.write("commits.csv", commits()),
                 project.write("reviews.json", reviewComments())});
        CHECK(other["others_added"] == kPosts + kCommits + kReviewComments);
        CHECK(other["issues_added"] == 0);
        CHECK(other["comments"] == kPosts);
        const Json interview =
            run({"import", "texts", project.write("访谈/P03.txt", transcript()), "--language", "zh-Hans"});
        CHECK(interview["others_added"] == 1);
        CHECK(interview["comments"] == kTurns);
        for (const char* name : {"Ada", "Ben"}) {
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

TEST_CASE("Two hundred texts that are no issues are imported, sampled, labelled, packaged and merged")
{
    const ManyTexts texts;
    const std::string& file = texts.project.file();
    const Json info = cliJson({"info", file});
    CHECK(info["issues"] == 200);
    CHECK(info["other_texts"] == 200);
    CHECK(info["repositories"] == 3); // the site, the repository, and the folder of the interview
    CHECK(cliDone({"info", file}).find("200 from 3 groups") != std::string::npos);

    const Json again = texts.run({"import", "texts", texts.project.beside("posts.jsonl").string(),
                                  texts.project.beside("访谈").string(), "--language", "zh-Hans"});
    CHECK(again["others_added"] == 0);
    CHECK(again["unchanged"] == kPosts + 1);

    const Json drawn = texts.run({"sample", "draw", "--strata", "kind", "--size", "40", "--seed", "5"});
    std::map<std::string, int> kinds;
    for (const Json& stratum : drawn["strata"]) {
        kinds[stratum["values"][0]] = stratum["frame"];
    }
    CHECK(kinds == std::map<std::string, int>{
                       {"commit", kCommits}, {"post", kPosts}, {"review_comment", kReviewComments}, {"transcript", 1}});
    CHECK(texts.run({"sample", "draw", "--strata", "group", "--size", "40", "--seed", "5"})["strata"].size() == 3);

    texts.run({"round", "create", "Pilot", "--purpose", "pilot", "--same-order", "--open"});
    texts.run({"round", "start", "--round", "Pilot"});
    std::string rows = "Text,Ada,Ben\n";
    const Json queue = texts.run({"assign", "list", "--person", "Ada"});
    for (const Json& item : queue["items"]) {
        rows += item["issue"].get<std::string>() + (item["issue"] == kTranscript ? ",,A.1\n" : ",C.1,C.2\n");
    }
    const Json labels = texts.run({"import", "labels", texts.project.write("labels.csv", rows), "--round", "Pilot"});
    CHECK(labels["labels"] == 2 * 199 + 1);
    CHECK(labels["others_added"] == 0);

    const std::string package = texts.project.beside("ada.accord").string();
    const Json packed = cliJson({"package", file, "--for", "Ada", "-o", package});
    CHECK(packed["items"] == 200);
    CHECK(packed["texts"] == 200);
    cliDone({"label", package, "--as", "Ada", "--issue", kTranscript, "--category", "C.1"});
    const Json merged = cliJson({"merge", file, package});
    CHECK(merged["new"]["labels"] == 1);
    CHECK(cliJson({"merge", file, package})["written"] == false);
    CHECK(cliJson({"check", file})["sound"] == true);
    const Json conflicts = cliJson({"conflicts", file, "--round", "Pilot"});
    CHECK(std::ranges::any_of(conflicts["conflicts"], [](const Json& each) { return each["issue"] == kTranscript; }));
    CHECK(conflicts["conflicts"].size() == 200);
}

TEST_CASE("Texts of one copy come with a merge into another, with their kind, language and parts")
{
    const ManyTexts texts;
    const std::string other = texts.project.beside("other.accord").string();
    std::filesystem::copy_file(texts.project.file(), other);
    const std::string memo = texts.project.write("notes/Memo 1.md", "# What we saw\n\nIt slows down.");
    cliDone({"import", "texts", other, memo, "--group", "Memos"});
    const Json merged = cliJson({"merge", texts.project.file(), other});
    CHECK(merged["written"] == true);
    CHECK(cliJson({"info", texts.project.file()})["other_texts"] == 201);
    CHECK(texts.run({"import", "texts", memo, "--group", "memos"})["unchanged"] == 1);
    CHECK(cliJson({"check", texts.project.file()})["sound"] == true);
}

TEST_CASE("What cannot be a text is told with its place, and nothing is written")
{
    const EmptyProject project;
    const std::string file = project.write("texts.csv", "name,text,begins\nP1,a,later\nP2,b,\n");
    cliFails({"import", "texts", project.file(), file}, 1, "texts.csv:2: found \"later\" in \"begins\"");
    CHECK(cliJson({"info", project.file()})["issues"] == 0);
    const Json rest = cliJson({"import", "texts", project.file(), file, "--leave-out"});
    CHECK(rest["others_added"] == 1);
    cliFails({"import", "texts", project.file(), file, "--kind", "memo"}, 2, "--kind");
}

TEST_CASE("A published round whose links are posts, commits, pull requests and issues is imported whole")
{
    ACCORD_REAL_DATA(folder, "studies");
    const Finished read = run("/usr/bin/env", {"python3", "-B", (sourceFolder() / "tests/support/workbook.py").string(),
                                               (folder / "dl_faults/round_6.xlsx").string()});
    REQUIRE(read.code == 0);
    const EmptyProject project;
    std::string links;
    Json labels = Json::array();
    const Json rows = Json::parse(read.out);
    for (const Json& row : rows) {
        const std::string link = row["Link"];
        links += link + "\n";
        Json item{{"issue", link}, {"labels", Json::array()}};
        for (const std::string number : {"1", "2", "3", "4"}) {
            if (const Json& tag = row["Tag" + number]; tag != "") {
                item["labels"].push_back(
                    {{"annotator", row["Evaluator" + number]}, {"verdict", "none_of_these"}, {"code", tag}});
            }
        }
        labels.push_back(std::move(item));
    }
    const Json listed = cliJson({"import", "links", project.file(), project.write("links.txt", links)});
    CHECK(listed["problem_count"] == 0);
    CHECK(listed["issues_added"] == 95);
    CHECK(listed["others_added"] == 220);
    const Json imported = cliJson(
        {"import", "labels", project.file(), project.write("labels.json", labels.dump()), "--round", "Round 6"});
    CHECK(imported["problem_count"] == 0);
    CHECK(imported["items_added"] == 315);
    CHECK(imported["labels"] == 629);
    const Json drawn = cliJson({"sample", "draw", project.file(), "--strata", "kind", "--size", "31"});
    std::map<std::string, int> kinds;
    for (const Json& stratum : drawn["strata"]) {
        kinds[stratum["values"][0]] = stratum["frame"];
    }
    CHECK(kinds == std::map<std::string, int>{{"commit", 105}, {"issue", 95}, {"post", 105}, {"pull_request", 10}});
}
