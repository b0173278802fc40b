// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

std::string issue(int number, const std::string& body)
{
    return "{\"html_url\": \"https://github.com/lumen-ml/lumen/issues/" + std::to_string(number) +
           "\", \"title\": \"Issue " + std::to_string(number) + "\", \"body\": \"" + body +
           "\", \"state\": \"open\", \"comments_list\": [{\"body\": \"me too\"}]}";
}

} // namespace

TEST_CASE("Links make issues without a text, which a later import brings")
{
    const EmptyProject project;
    const std::string links = project.write("links.txt", "# pilot\nhttps://github.com/lumen-ml/lumen/issues/1\n\n"
                                                         "https://github.com/lumen-ml/lumen/issues/2\n");
    CHECK(cliJson({"import", "links", project.file(), links})["issues_added"] == 2);
    CHECK(cliJson({"info", project.file()})["issues_with_text"] == 0);
    const std::string texts = project.write("issues.jsonl", issue(1, "It leaks.") + "\n" + issue(3, "So slow.") + "\n");
    const Json report = cliJson({"import", "issues", project.file(), texts});
    CHECK(report["texts_added"] == 1);
    CHECK(report["issues_added"] == 1);
    CHECK(report["comments"] == 2);
    CHECK(cliJson({"import", "issues", project.file(), texts})["unchanged"] == 2);
    const std::string newer = project.write("newer.json", issue(1, "It leaks a lot."));
    CHECK(cliJson({"import", "issues", project.file(), newer})["texts_changed"] == 1);
    const Json info = cliJson({"info", project.file()});
    CHECK(info["issues"] == 3);
    CHECK(info["issues_with_text"] == 2);
}

TEST_CASE("A folder of issues with sidecars is read as a whole")
{
    const EmptyProject project;
    project.write("issues/1.json", issue(1, "one"));
    project.write("issues/2.json",
                  "{\"html_url\": \"https://github.com/lumen-ml/lumen/issues/2\", \"title\": \"Two\", \"body\": null}");
    project.write("issues/2.comments.json", "[{\"body\": \"first\"}, {\"body\": \"second\"}]");
    const Json report = cliJson({"import", "issues", project.file(), project.beside("issues")});
    CHECK(report["issues_added"] == 2);
    CHECK(report["comments"] == 3);
}

TEST_CASE("JSON that stops in the middle is told with file and line, and the rest can be taken")
{
    const EmptyProject project;
    const std::string whole = "[" + issue(1, "one") + ",\n" + issue(2, "two") + ",\n" + issue(3, "three") + "]";
    const std::string cut = project.write("cut.json", whole.substr(0, whole.size() - 60));
    const Json before = stateOf(project.file());
    const std::string said = cliFails({"import", "issues", project.file(), cut}, 1, "Nothing was written: 1 part");
    CHECK(said.find("cut.json:3: found the end of the file") != std::string::npos);
    CHECK(stateOf(project.file()) == before);
    CHECK(cliJson({"import", "issues", project.file(), cut, "--leave-out"})["issues_added"] == 2);
}

TEST_CASE("Bad bytes, other objects and missing files are told")
{
    const EmptyProject project;
    const std::string bytes = project.write("bytes.jsonl", issue(1, "fine") + "\n" + issue(2, "b\xff") + "\n");
    const std::string said = cliFails({"import", "issues", project.file(), bytes}, 1, "Nothing was written");
    CHECK(said.find("bytes.jsonl:2: found bytes that are not UTF-8 at byte ") != std::string::npos);
    cliFails({"import", "issues", project.file(), project.write("other.json", "{\"name\": \"x\"}")}, 1,
             "other.json:1:");
    cliFails({"import", "issues", project.file(), project.beside("none.jsonl")}, 1, "none.jsonl does not exist");
    cliFails({"import", "links", project.file(), project.beside("none.txt")}, 1, "none.txt");
    const std::string links = project.write("links.txt", "https://github.com/lumen-ml/lumen/issues/1\nnowhere\n");
    CHECK(cliFails({"import", "links", project.file(), links}, 1, "Nothing was written: 1 part").find("links.txt:2:") !=
          std::string::npos);
    CHECK(cliJson({"info", project.file()})["issues"] == 0);
}

TEST_CASE("A taxonomy that breaks a rule is refused with the code that breaks it")
{
    const EmptyProject project;
    const Json before = stateOf(project.file());
    const auto taxonomy = [](const std::string& categories) {
        return R"({"format": "accord-taxonomy", "version": 1, "name": "T", "categories": [)" + categories + "]}";
    };
    const std::string repeated = taxonomy(
        R"({"id": "0b1d6a0e-5f0c-4a55-9d2b-3b6f2f0d7c11", "parent": null, "code": "A", "name": "One", "summary": "intent"},
           {"id": "0b1d6a0e-5f0c-4a55-9d2b-3b6f2f0d7c12", "parent": null, "code": "A", "name": "Two", "summary": "intent"})");
    const std::string said = cliFails({"import", "taxonomy", project.file(), project.write("repeated.json", repeated)},
                                      1, "The taxonomy was not taken over.");
    CHECK(said.find("A (") != std::string::npos);
    CHECK(said.find("nothing was changed") != std::string::npos);
    const std::string cycle = taxonomy(
        R"({"id": "0b1d6a0e-5f0c-4a55-9d2b-3b6f2f0d7c11", "parent": "0b1d6a0e-5f0c-4a55-9d2b-3b6f2f0d7c12", "code": "A.1", "name": "One"},
           {"id": "0b1d6a0e-5f0c-4a55-9d2b-3b6f2f0d7c12", "parent": "0b1d6a0e-5f0c-4a55-9d2b-3b6f2f0d7c11", "code": "A.2", "name": "Two"})");
    cliFails({"import", "taxonomy", project.file(), project.write("cycle.json", cycle)}, 1, "cycle");
    cliFails({"import", "taxonomy", project.file(), project.write("cut.json", cycle.substr(0, 200))}, 1,
             "found the end of the file, expected the rest of the taxonomy");
    CHECK(stateOf(project.file()) == before);
}

TEST_CASE("A taxonomy comes out as it went in")
{
    const EmptyProject project;
    const std::string file = project.beside("out.json");
    CHECK(cliJson({"export", "taxonomy", project.file(), "--output", file})["categories"] == 91);
    const Json again = cliJson({"import", "taxonomy", project.file(), file});
    CHECK(again["version"] == 1);
    CHECK(again["added"] == 0);
    CHECK(again["changed"] == 0);
    const TempFolder folder;
    const std::string other = folder / "other.accord";
    CHECK(cliJson({"new", other, "--taxonomy", file})["categories"] == 91);
    cliDone({"export", "taxonomy", other, "--output", folder / "again.json"});
    CHECK(readFile(folder / "again.json") == readFile(file));
}
