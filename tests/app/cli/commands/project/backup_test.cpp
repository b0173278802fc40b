// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite/database.h"
#include "tests/app/cli/kit.h"

#include <filesystem>

using namespace accord;
using namespace accord::test;
namespace fs = std::filesystem;

TEST_CASE("backup makes one of what changed, and lists what is in them")
{
    const DemoProject demo;
    CHECK(cliDone({"backup", demo.file(), "--list"}).find("no backups") != std::string::npos);
    const Json first = cliJson({"backup", demo.file()});
    CHECK(first["made"] == true);
    CHECK(fs::exists(first["backup"]["file"].get<std::string>()));
    CHECK(cliJson({"backup", demo.file()})["made"] == false); // nothing happened
    cliDone({"add", "person", demo.file(), "Zoe"});
    CHECK(cliJson({"backup", demo.file()})["made"] == true);
    const Json list = cliJson({"backup", demo.file(), "--list"})["backups"];
    REQUIRE(list.size() == 2);
    CHECK(list[0]["reason"] == "asked");
    CHECK(list[0]["labels"] == list[1]["labels"]);
    CHECK(list[0]["issues"] == 74);
    CHECK(list[0]["at"] >= list[1]["at"]);
    const std::string text = cliDone({"backup", demo.file(), "--list"});
    CHECK(text.find("made (UTC)") != std::string::npos);
    CHECK(text.find(" MB") != std::string::npos);
}

TEST_CASE("restore makes a project of a backup, and writes over nothing")
{
    const DemoProject demo;
    const std::string backup = cliJson({"backup", demo.file()})["backup"]["file"];
    const Json before = stateOf(demo.file());
    cliDone({"add", "person", demo.file(), "Zoe"});
    const Json now = stateOf(demo.file());
    const std::string copy = demo.beside("copy.accord").string();
    cliDone({"restore", backup, "-o", copy});
    CHECK(cliJson({"info", copy})["people"] == before["info"]["people"]);
    cliFails({"restore", backup, "-o", copy}, 1, "exists already");
    cliFails({"restore", backup}, 2, "");
    cliFails({"restore", demo.file() + ".none", "-o", demo.beside("x.accord").string()}, 1, "does not exist");

    const Json put = cliJson({"restore", backup, "--in-place-of", demo.file()});
    CHECK(cliJson({"info", demo.file()})["people"] == before["info"]["people"]);
    cliDone({"restore", put["kept"].get<std::string>(), "--in-place-of", demo.file()});
    CHECK(cliJson({"info", demo.file()})["people"] == now["info"]["people"]);
}

TEST_CASE("decide by a rule makes a backup first")
{
    const DemoProject demo;
    cliDone({"decide", demo.file(), "--round", "Pilot", "--rule", "majority", "--preview"});
    CHECK(cliJson({"backup", demo.file(), "--list"})["backups"].empty());
    cliDone({"decide", demo.file(), "--round", "Pilot", "--rule", "majority"});
    const Json list = cliJson({"backup", demo.file(), "--list"})["backups"];
    REQUIRE(list.size() == 1);
    CHECK(list[0]["reason"] == "before-bulk");
}

TEST_CASE("check --repair works out anew what does not follow, and says what it did")
{
    const DemoProject demo;
    CHECK(cliJson({"check", demo.file(), "--repair"})["repair"]["needed"] == false);
    const Json before = stateOf(demo.file());
    {
        auto database = sqlite::Database::open(demo.file(), sqlite::Database::Mode::ReadWrite);
        REQUIRE(database.ok());
        REQUIRE((*database)->execute("DELETE FROM decision; UPDATE label SET verdict = 3, category_id = NULL").ok());
    }
    CHECK(cliJson({"info", demo.file()}) != before["info"]);
    const Json repaired = cliJson({"check", demo.file(), "--repair"});
    CHECK(repaired["sound"] == true);
    CHECK(repaired["repair"]["needed"] == true);
    CHECK(repaired["repair"]["not_repaired"].empty());
    CHECK(fs::exists(repaired["repair"]["kept"].get<std::string>()));
    CHECK(stateOf(demo.file()) == before);
    CHECK(cliDone({"check", demo.file(), "--repair"}).find("nothing to repair") != std::string::npos);
}
