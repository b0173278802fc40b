// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

/// Three annotators, three conflicts: two across types, one across themes.
class Disputed : public EmptyProject
{
public:
    Disputed()
    {
        const std::string table = write("labels.csv", "Issue_URL,Mira,Jonas,Wei\n"
                                                      "https://github.com/lumen-ml/lumen/issues/1,C.1,C.1,C.1\n"
                                                      "https://github.com/lumen-ml/lumen/issues/2,C.10,C.10,C.2\n"
                                                      "https://github.com/lumen-ml/lumen/issues/3,C.2,B.1,B.1\n"
                                                      "https://github.com/lumen-ml/lumen/issues/4,C.1,B.1,A.2\n");
        cliDone({"import", "labels", file(), table, "--round", "Pilot"});
    }

    [[nodiscard]] Words meeting(const std::string& what, const Words& more = {}) const
    {
        Words words{"reconcile", "meeting", what, file()};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
};

} // namespace

TEST_CASE("A meeting is begun, followed and ended on the command line")
{
    const Disputed project;
    CHECK(cliJson(project.meeting("status"))["meeting"].is_null());
    CHECK(cliDone(project.meeting("status")).find("No meeting goes on in the round \"Pilot\".") != std::string::npos);

    const Json begun = cliJson(project.meeting("begin", {"--as", "Mira", "--name", "Tuesday", "--filter", "across=type",
                                                         "--minutes", "90", "--with", "Mira,Wei"}))["meeting"];
    CHECK(begun["name"] == "Tuesday");
    CHECK(begun["minutes"] == 90);
    CHECK(begun["taking_part"] == Json({"Mira", "Wei"}));
    CHECK(begun["begun_by"] == "Mira");
    CHECK(begun["ended_at"].is_null());
    CHECK(begun["items"] == 2);
    CHECK(begun["left"] == 2);
    CHECK(begun["seconds_each"].is_null());
    CHECK(begun["left_at_end"].is_null());
    CHECK(begun["seconds_left"].get<int>() > 5300);
    CHECK(begun["agenda"].get<std::string>().find("across=type") != std::string::npos);

    cliFails(project.meeting("begin", {"--as", "Wei", "--name", "Another", "--with", "Wei"}), 1,
             "The meeting \"Tuesday\" goes on");

    // The majority decides one of the two; a rule is no pace.
    CHECK(cliJson({"decide", project.file(), "--rule", "majority"})["decided"] == 3);
    const Json now = cliJson(project.meeting("status"))["meeting"];
    CHECK(now["items"] == 2);
    CHECK(now["decided"] == 1);
    CHECK(now["decided_by_rule"] == 1);
    CHECK(now["left"] == 1);
    CHECK(now["seconds_each"].is_null());
    CHECK(cliDone(project.meeting("status")).find("1 left of 2 issues; 1 decided (1 of them by a rule), 0 deferred") !=
          std::string::npos);

    const Json changed = cliJson(project.meeting("change", {"--as", "Wei", "--minutes", "120", "--with", "Wei"}));
    CHECK(changed["meeting"]["id"] == begun["id"]);
    CHECK(changed["meeting"]["minutes"] == 120);
    CHECK(changed["meeting"]["taking_part"] == Json({"Wei"}));
    CHECK(changed["meeting"]["name"] == "Tuesday");
    CHECK(changed["meeting"]["agenda"] == begun["agenda"]);

    const Json ended = cliJson(project.meeting("end", {"--as", "Wei"}))["meeting"];
    CHECK(ended["id"] == begun["id"]);
    CHECK(ended["ended_at"].is_string());
    cliFails(project.meeting("end", {"--as", "Wei"}), 1, "No meeting goes on in the round \"Pilot\"");
    cliFails(project.meeting("change", {"--as", "Wei"}), 1, "No meeting goes on in the round \"Pilot\"");
    CHECK(cliJson({"check", project.file()})["sound"] == true);
}

TEST_CASE("Meetings are listed oldest first")
{
    const Disputed project;
    CHECK(cliJson(project.meeting("list"))["meetings"].empty());
    for (const char* name : {"First", "Second"}) {
        cliDone(project.meeting("begin", {"--as", "Mira", "--name", name, "--with", "Mira,Jonas,Wei"}));
        cliDone(project.meeting("end", {"--as", "Mira"}));
    }
    const Json all = cliJson(project.meeting("list"))["meetings"];
    REQUIRE(all.size() == 2);
    CHECK(all[0]["name"] == "First");
    CHECK(all[1]["name"] == "Second");
    CHECK(all[1]["taking_part"] == Json({"Mira", "Jonas", "Wei"}));
    CHECK(cliDone(project.meeting("list")).find("Meeting \"Second\"") != std::string::npos);
}

TEST_CASE("A meeting that makes no sense is not begun")
{
    const Disputed project;
    cliFails(project.meeting("begin", {"--as", "Nora", "--name", "A", "--with", "Mira"}), 1,
             "There is no person \"Nora\"");
    cliFails(project.meeting("begin", {"--as", "Mira", "--name", " ", "--with", "Mira"}), 1,
             "Meeting \"\" does not fit: a name in UTF-8 that is not empty.");
    cliFails(project.meeting("begin", {"--as", "Mira", "--name", "A", "--with", "Nora"}), 1,
             "There is no person \"Nora\"");
    cliFails(project.meeting("begin", {"--as", "Mira", "--name", "A", "--with", "Mira", "--filter", "sideways"}), 1,
             "sideways");
    cliFails(project.meeting("begin", {"--as", "Mira", "--name", "A", "--with", "Mira", "--minutes", "-5"}), 2,
             "--minutes");
    // Nobody takes part by themselves.
    cliFails(project.meeting("begin", {"--as", "Mira", "--name", "A"}), 2, "--with is required");
    CHECK(cliJson(project.meeting("list"))["meetings"].empty());
}
