// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/presence.h"
#include "core/project/project.h"
#include "core/sqlite/database.h"
#include "tests/app/cli/kit.h"
#include "tests/support/own_taxonomy.h"

#include <filesystem>

using namespace accord;
using namespace accord::test;

namespace fs = std::filesystem;

namespace {

// Changes a project behind Accord's back, as another version or another program would.
void execute(const std::string& file, std::string_view sql, sqlite::Database::Mode mode)
{
    auto database = sqlite::Database::open(file, mode);
    REQUIRE(database.ok());
    REQUIRE((*database)->execute(sql).ok());
}

} // namespace

TEST_CASE("new makes an empty project that says what is in it")
{
    const TempFolder folder;
    const std::string file = folder / "pilot.accord";
    const Json made = cliJson({"new", file, "--name", "Pilot study"});
    CHECK(made["name"] == "Pilot study");
    CHECK(made["taxonomy"].is_null());
    const Json info = cliJson({"info", file});
    CHECK(info["name"] == "Pilot study");
    CHECK(info["taxonomy"]["version"] == 0);
    CHECK(info["issues"] == 0);
    REQUIRE(info["people"].size() == 1);
    CHECK(info["people"][0]["name"] == made["lead"]);
    CHECK(info["rounds"].empty());
    CHECK(cliDone({"info", file}).find("none yet") != std::string::npos);
}

TEST_CASE("new and import taxonomy say which types have another key than their letter")
{
    const ActingAs lead("Lead");
    const TempFolder folder;
    const std::string taxonomy = writeFile(folder / "own.json", ownTaxonomy({"X Crash", "Q Question"})).string();
    const std::string file = folder / "own.accord";
    const Json made = cliJson({"new", file, "--taxonomy", taxonomy});
    CHECK(made["other_keys"] == Json{{"X", "C"}});
    const std::string said = cliDone({"import", "taxonomy", file, taxonomy});
    INFO(said);
    CHECK(said.find("On the Label page the key of X Crash is C, not the letter") != std::string::npos);
    CHECK(said.find("Question is") == std::string::npos);
    CHECK(cliJson({"new", folder / "study.accord", "--taxonomy", "llm-dl-frameworks"})["other_keys"] == Json::object());
}

TEST_CASE("new takes a taxonomy, and leaves nothing behind when it is no good")
{
    const TempFolder folder;
    const std::string file = folder / "pilot.accord";
    const auto bad = writeFile(folder / "bad.json", "{\"format\": \"accord-taxonomy\"").string();
    cliFails({"new", file, "--taxonomy", bad}, 1,
             "bad.json:1:29: found the end of the file, expected the rest of the taxonomy");
    CHECK_FALSE(fs::exists(file));
    cliFails({"new", file, "--taxonomy", folder / "none.json"}, 1, "none.json does not exist");
    CHECK_FALSE(fs::exists(file));
    CHECK(cliJson({"new", file, "--taxonomy", "llm-dl-frameworks"})["categories"] == 91);
    const Json taxonomy = cliJson({"info", file})["taxonomy"];
    CHECK(taxonomy["types"] == 3);
    CHECK(taxonomy["themes"] == 18);
    CHECK(taxonomy["subthemes"] == 70);
}

TEST_CASE("A taxonomy of one's own is a table, shown before it is taken, and comes out in every form")
{
    const TempFolder folder;
    const std::string file = folder / "own.accord";
    const auto table =
        writeFile(folder / "own.csv", "name,parent\nQuestion,\nHow,Question\nBug,\nCrash,Bug\n").string();
    const std::string tree = cliDone({"new", file, "--taxonomy", table, "--preview"});
    CHECK(tree.find("  A.1  How") != std::string::npos);
    CHECK(tree.find("Nothing was written") != std::string::npos);
    CHECK_FALSE(fs::exists(file));
    CHECK(cliJson({"new", file, "--taxonomy", table})["categories"] == 4);
    const auto more = writeFile(folder / "more.txt", "A Question\n    How\n    Why\nB Bug\n").string();
    const Json preview = cliJson({"import", "taxonomy", file, more, "--preview"});
    CHECK(preview["added"] == 1);
    CHECK(preview["retired"] == 1);
    CHECK(preview["categories"][2]["change"] == "new");
    CHECK(cliJson({"info", file})["taxonomy"]["version"] == 1);
    CHECK(cliJson({"import", "taxonomy", file, more})["version"] == 2);
    for (const char* name : {"out.csv", "out.txt", "out.md", "out.json"}) {
        CHECK(cliJson({"export", "taxonomy", file, "--output", folder / name})["categories"] ==
              (std::string(name) == "out.json" ? 5 : 4));
        const Json again = cliJson({"import", "taxonomy", file, folder / name});
        CHECK(again["version"] == 2);
    }
    const auto bad = writeFile(folder / "bad.csv", "code,name,parent\nA,One,X\nA,Two,\n").string();
    const std::string said = cliFails({"import", "taxonomy", file, bad}, 1, "bad.csv has 2 faults");
    CHECK(said.find("bad.csv:2:3") != std::string::npos);
    CHECK(said.find("bad.csv:3:1") != std::string::npos);
}

TEST_CASE("A template of a taxonomy is written in every form")
{
    const TempFolder folder;
    CHECK(cliDone({"taxonomy", "template"}).starts_with("code,name,definition,use when,not when,examples,parent\n"));
    for (const char* name : {"t.csv", "t.txt", "t.md", "t.json"}) {
        cliDone({"taxonomy", "template", "-o", folder / name});
        CHECK(cliJson({"new", folder / (name + std::string(".accord")), "--taxonomy", folder / name})["categories"] ==
              11);
    }
}

TEST_CASE("A file that is there is not overwritten, and a folder that is not there is named")
{
    const TempFolder folder;
    const std::string file = writeFile(folder / "notes.accord", "mine").string();
    cliFails({"new", file}, 1, "exists already and was left as it is");
    cliFails({"demo", file}, 1, "exists already");
    CHECK(readFile(file) == "mine");
    cliFails({"new", folder / "away/pilot.accord"}, 1, "away does not exist");
}

TEST_CASE("demo makes a project with a finished and a half done round")
{
    const DemoProject demo;
    const Json info = cliJson({"info", demo.file()});
    CHECK(info["issues"] >= 60);
    CHECK(info["issues_with_text"] == info["issues"]);
    CHECK(info["people"].size() == 5);
    REQUIRE(info["rounds"].size() == 2);
    CHECK(info["rounds"][0]["blind"] == false);
    CHECK(info["rounds"][0]["decided"] > 0);
    CHECK(info["rounds"][1]["blind"] == true);
    CHECK(info["rounds"][1]["labels"] < 5 * info["rounds"][1]["items"].get<int>());
    const Json check = cliJson({"check", demo.file()});
    CHECK(check["sound"] == true);
    CHECK(check["labels"] > 200);
}

TEST_CASE("demo speaks Chinese where that is asked for")
{
    const TempFolder folder;
    const Json made = cliJson({"demo", folder / "zh.accord", "--language", "zh-CN"});
    CHECK(made["name"] == "Accord 示例项目：三个语言模型工具包");
    CHECK(made["rounds"] == Json::array({"试标", "正式标注"}));
    CHECK(made["people"] == 5);
    // A language that the demo does not have.
    CHECK(cliJson({"demo", folder / "fr.accord", "--language", "fr"})["rounds"] == Json::array({"Pilot", "Main"}));
    cliFails({"demo", folder / "no.accord", "--language", "Chinese!"}, 2, "is no language tag, such as zh-CN");
    CHECK_FALSE(fs::exists(folder / "no.accord"));
}

TEST_CASE("Files that are not Accord projects are refused with the reason")
{
    const TempFolder folder;
    cliFails({"info", folder / "none.accord"}, 1, "none.accord does not exist. Check the path.");
    const auto text = writeFile(folder / "text.accord", "Issue_URL,Label1\nnot a database, but long enough").string();
    cliFails({"info", text}, 1, "is not an Accord project: it is not a database. Choose a file that ends in .accord.");
    const auto empty = writeFile(folder / "empty.accord", "").string();
    cliFails({"info", empty}, 1, "it is shorter than the header of a database. Choose a file that ends in .accord.");
    const std::string other = folder / "other.accord";
    execute(other, "CREATE TABLE music (title TEXT)", sqlite::Database::Mode::Create);
    cliFails({"info", other}, 1, "is not an Accord project: it is a database of another program. It was left as it is");
    cliFails({"info", folder.path()}, 1, "is not a database");
}

TEST_CASE("A project of a newer Accord is refused and left as it is")
{
    const EmptyProject project;
    execute(project.file(), "PRAGMA user_version = 99", sqlite::Database::Mode::ReadWrite);
    const std::string before = readFile(project.file());
    const std::string said = cliFails({"info", project.file()}, 1, "was made by a newer Accord: its format is 99");
    CHECK(said.find("Update Accord; the file was left as it is.") != std::string::npos);
    CHECK(readFile(project.file()) == before);
}

TEST_CASE("A write-protected project can be read, and says so when it is to be changed")
{
    const DemoProject demo;
    fs::permissions(demo.file(), fs::perms::owner_read);
    CHECK(cliJson({"info", demo.file()})["read_only"] == true);
    cliDone({"agreement", demo.file(), "--round", "Pilot"});
    cliFails({"add", "person", demo.file(), "Somebody"}, 4, "is write-protected, so nothing can be saved in it.");
    cliFails({"decide", demo.file(), "--round", "Pilot", "--rule", "majority"}, 4, "is write-protected");
    fs::permissions(demo.file(), fs::perms::owner_read | fs::perms::owner_write);
    CHECK(cliJson({"info", demo.file()})["people"].size() == 5);
}

TEST_CASE("A project that was cut off is called damaged")
{
    const DemoProject demo;
    fs::resize_file(demo.file(), fs::file_size(demo.file()) / 2);
    const std::string said = cliFails({"info", demo.file()}, 1, "is damaged");
    CHECK(said.find("go back to a backup") != std::string::npos);
    fs::resize_file(demo.file(), 60);
    CHECK(cli({"info", demo.file()}).code == 1);
}

TEST_CASE("check finds labels that do not follow from what people did")
{
    const DemoProject demo;
    execute(demo.file(),
            "UPDATE label SET verdict = 3, category_id = NULL WHERE (round_id, person_id, item_id) = "
            "(SELECT round_id, person_id, item_id FROM label WHERE verdict = 1 LIMIT 1)",
            sqlite::Database::Mode::ReadWrite);
    const Finished checked = cli({"check", demo.file(), "--json"});
    CHECK(checked.code == 1);
    const Json found = Json::parse(checked.out);
    CHECK(found["sound"] == false);
    CHECK(found["wrong_labels"] > 0);
    CHECK(cli({"check", demo.file()}).out.find("not as people gave them") != std::string::npos);
}

TEST_CASE("A project with a part of somebody else's is not opened, and the part is named")
{
    const DemoProject demo;
    execute(demo.file(), "CREATE VIEW everything AS SELECT * FROM event", sqlite::Database::Mode::ReadWrite);
    const std::string said = cliFails({"info", demo.file()}, 1, "is not a project as Accord makes them");
    CHECK(said.find("it holds the view \"everything\", which no project has") != std::string::npos);
    CHECK(cli({"check", demo.file()}).code == 1);
    execute(demo.file(), "DROP VIEW everything", sqlite::Database::Mode::ReadWrite);
    CHECK(cliJson({"info", demo.file()})["people"].size() == 5);
}

TEST_CASE("info says where the project lies, who has it open, and what was recovered")
{
    const DemoProject demo;
    Json info = cliJson({"info", demo.file()});
    CHECK(info["place"]["kind"] == "local");
    CHECK(info["place"]["write_ahead_log"] == true);
    CHECK(info["place"]["recovered_pages"] == 0);
    CHECK(info["here"].empty());
    {
        auto project = Project::open(demo.file());
        REQUIRE(project.ok());
        Presence window;
        REQUIRE(window.turn(*project, project->people().front().id, Presence::Moment::clock::now()).ok());
        info = cliJson({"info", demo.file()});
        REQUIRE(info["here"].size() == 1);
        CHECK(info["here"][0]["name"] == project->people().front().name);
        CHECK(cliDone({"info", demo.file()}).find(project->people().front().name) != std::string::npos);
    }
    // Without a word of goodbye: nobody is there any more, and the next one knows.
    CHECK(cliJson({"info", demo.file()})["here"].empty());
}

TEST_CASE("info says that a project in a folder that is synchronised can only be read, and what to do")
{
    const DemoProject demo;
    fs::create_directory(demo.beside(".stfolder"));
    const Json info = cliJson({"info", demo.file()});
    CHECK(info["read_only"] == true);
    CHECK(info["place"]["kind"] == "cloud");
    CHECK(info["place"]["name"] == "Syncthing");
    const std::string said = cliDone({"info", demo.file()});
    CHECK(said.find("Syncthing copies elsewhere behind its back") != std::string::npos);
    CHECK(said.find("accord-cli package PROJECT --for NAME -o FILE") != std::string::npos);
    cliFails({"add", "person", demo.file(), "Nobody"}, 4, "it lies in a folder that Syncthing copies elsewhere");
    CHECK_FALSE(fs::exists(demo.file() + "-wal"));
}
