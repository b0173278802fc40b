// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/presence.h"
#include "core/project/project.h"
#include "tests/app/cli/kit.h"

#include <algorithm>
#include <chrono>

using namespace accord::test;
using namespace std::chrono_literals;

namespace {

Json nextJson(Process& watch)
{
    const auto line = watch.nextLine(kHangs);
    REQUIRE(line.has_value());
    return Json::parse(*line);
}

Words label(const DemoProject& demo, const std::string& round, const std::string& category)
{
    return {"label",      demo.file(), "--as",    "Mira Okafor",
            "--round",    round,       "--issue", "https://github.com/tessera-ai/tessera/issues/884",
            "--category", category};
}

} // namespace

TEST_CASE("A label that one process gives shows in another's watch within half a second")
{
    const DemoProject demo;
    Process watch(accordCli(), {"watch", demo.file(), "--round", "Pilot", "--json", "--count", "5"});
    const Json start = nextJson(watch);
    CHECK(start["kind"] == "start");
    CHECK(start["labels"] == 130);
    Json last = start;
    std::chrono::steady_clock::duration soonest = kHangs;
    std::chrono::steady_clock::duration command = kHangs;
    for (const char* category : {"C.2", "C.3", "B.1", "A.2", "C.5.iii"}) {
        const auto before = std::chrono::steady_clock::now();
        cliDone(label(demo, "Pilot", category));
        const auto given = std::chrono::steady_clock::now();
        command = std::min(command, given - before);
        last = nextJson(watch);
        soonest = std::min(soonest, std::chrono::steady_clock::now() - given);
        CHECK(last["kind"] == "label");
        CHECK(last["person"] == "Mira Okafor");
        CHECK(last["category"] == category);
        CHECK(last["issue"] == "https://github.com/tessera-ai/tessera/issues/884");
    }
    CHECK(soonest < std::max<std::chrono::steady_clock::duration>(500ms, command)); // or so, where all is slow
    CHECK(watch.wait().code == 0);
    const Json levels = cliJson({"agreement", demo.file(), "--round", "Pilot"})["levels"];
    for (const Json& level : levels) {
        CHECK(last["kappa"][level["level"].get<std::string>()].get<double>() ==
              Approx(level["fleiss_kappa"]["value"].get<double>()).epsilon(1e-12));
    }
}

TEST_CASE("Ctrl+C ends a watch, which is its ordinary end")
{
    const DemoProject demo;
    Process watch(accordCli(), {"watch", demo.file(), "--round", "pilot"});
    const auto start = watch.nextLine(kHangs);
    REQUIRE(start.has_value());
    CHECK(start->find("Pilot  watching  |  type 0.") != std::string::npos);
    cliDone(label(demo, "Pilot", "C.2"));
    const auto line = watch.nextLine(kHangs);
    REQUIRE(line.has_value());
    CHECK(line->find("Mira Okafor: C.2 on https://github.com/tessera-ai/tessera/issues/884  |  type 0.") !=
          std::string::npos);
    watch.interrupt();
    const Finished finished = watch.wait();
    CHECK(finished.code == 0);
    CHECK(finished.err.empty());
}

TEST_CASE("Of a blind round only counts are told")
{
    const DemoProject demo;
    const Json info = cliJson({"info", demo.file()});
    const int before = info["rounds"][1]["labels"].get<int>();
    Process watch(accordCli(), {"watch", demo.file(), "--round", "Main", "--json"});
    CHECK(nextJson(watch)["kappa"].is_null());
    const std::string table =
        writeFile(demo.beside("more.csv"), "Issue_URL,Nora Berg\n"
                                           "https://github.com/tessera-ai/tessera/issues/99999,C.1\n")
            .string();
    cliDone({"import", "labels", demo.file(), table, "--round", "Main"});
    Json line = nextJson(watch);
    CHECK(line["kind"] == "contents");
    while (line["kind"] == "contents") { // an import brings issues, items and labels in batches
        line = nextJson(watch);
    }
    CHECK(line["kind"] == "label");
    CHECK(line["labels"] == before + 1);
    CHECK(line["kappa"].is_null());
    CHECK_FALSE(line.contains("person"));
    CHECK_FALSE(line.contains("category"));
    CHECK_FALSE(line.contains("issue"));
    cliDone({"lift-blind", demo.file(), "--round", "Main", "--reason", "everybody is done"});
    while (line["kind"] != "contents") {
        line = nextJson(watch);
    }
    CHECK_FALSE(line["kappa"].is_null());
    watch.interrupt();
    CHECK(watch.wait().code == 0);
}

TEST_CASE("Decisions and much at once are told, too")
{
    const DemoProject demo;
    Process watch(accordCli(), {"watch", demo.file(), "--round", "Pilot", "--json", "--count", "12"});
    CHECK(nextJson(watch)["kind"] == "start");
    cliDone({"decide", demo.file(), "--round", "Pilot", "--rule", "majority"});
    for (int i = 0; i < 12; ++i) {
        const Json line = nextJson(watch);
        CHECK(line["kind"] == "decision");
        CHECK(line["source"] == "rule");
        CHECK(line["state"] == "decided");
    }
    CHECK(watch.wait().code == 0);
}

TEST_CASE("A watch ends after the time that it was given, and needs a round that exists")
{
    const DemoProject demo;
    CHECK(cli({"watch", demo.file(), "--for", "0.05"}).code == 0);
    cliFails({"watch", demo.file(), "--round", "Plot"}, 1, "Rounds are: Pilot, Main.");
}

TEST_CASE("A watch tells who opens and closes a window")
{
    const DemoProject demo;
    Process watch(accordCli(), {"watch", demo.file(), "--round", "Pilot", "--json"});
    CHECK(nextJson(watch)["kind"] == "start");
    auto project = accord::Project::open(demo.file());
    REQUIRE(project.ok());
    const accord::Person person = project->personNamed("Mira Okafor").value();
    accord::Presence window;
    REQUIRE(window.turn(*project, person.id, accord::Presence::Moment::clock::now()).ok());
    Json line = nextJson(watch);
    CHECK(line["kind"] == "presence");
    REQUIRE(line["here"].size() == 1);
    CHECK(line["here"][0]["name"] == "Mira Okafor");
    REQUIRE(window.leave(*project).ok());
    line = nextJson(watch);
    CHECK(line["kind"] == "presence");
    CHECK(line["here"].empty());
    watch.interrupt();
    CHECK(watch.wait().code == 0);
}
