// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

const std::string kLink = "https://github.com/lumen-ml/lumen/issues/";

} // namespace

TEST_CASE("What is changed after the blind was lifted is told beside the figures, and who lifted it with the round")
{
    const EmptyProject project;
    for (const char* name : {"Mira", "Jonas"}) {
        cliDone({"add", "person", project.file(), name});
    }
    cliDone({"import", "links", project.file(), project.write("links.txt", kLink + "1\n" + kLink + "2\n")});
    cliDone({"add", "round", project.file(), "Pilot", "--blind"});
    const auto label = [&](const char* person, const char* issue, const char* category) {
        cliDone({"label", project.file(), "--as", person, "--issue", kLink + issue, "--category", category});
    };
    label("Mira", "1", "C.1");
    label("Mira", "2", "C.2");
    label("Jonas", "1", "C.1");
    label("Jonas", "2", "C.3");
    const Words history{"reconcile", "history", project.file(), "--item", kLink + "2"};
    CHECK(cliJson({"round", "show", project.file()})["first_labels"].is_null());
    cliDone({"lift-blind", project.file(), "--reason", "everybody is done"});
    const Json before = cliJson({"agreement", project.file(), "--level", "theme"})["levels"][0];
    label("Jonas", "2", "C.2");
    const Json after = cliJson({"agreement", project.file(), "--level", "theme"})["levels"][0];
    CHECK(after["fleiss_kappa"] == before["fleiss_kappa"]);
    CHECK(after["otherwise"]["changed_later"] == 1);
    CHECK(after["otherwise"]["with_later"]["value"] == 1.0);
    CHECK(cliDone({"agreement", project.file()}).find("1 label was changed afterwards; with them 1.0000") !=
          std::string::npos);

    const Json screening = cliJson({"study", "screening", project.file()});
    CHECK(screening["changed_later"] == 1);
    CHECK(cliDone({"study", "screening", project.file()}).find("1 label was changed afterwards") != std::string::npos);
    const Words exported{
        "export", "labels", project.file(), "--format", "long", "--output", project.beside("labels.csv").string()};
    CHECK(cliDone(exported).find("Labels are taken as they are now; 1 label was changed afterwards") !=
          std::string::npos);
    CHECK(cliJson({"agreement", project.file(), "--evidence"})["otherwise"]["changed_later"] == 0); // nobody cites

    const Json round = cliJson({"round", "show", project.file()})["first_labels"];
    CHECK(round["reason"] == "everybody is done");
    CHECK(round["ended_by"] == "lifting");
    CHECK(round["was_blind"] == true);
    CHECK(cliDone({"round", "show", project.file()}).find(": everybody is done") != std::string::npos);
    CHECK(cliDone({"round", "list", project.file()}).find("blind until") != std::string::npos);

    const Json told = cliJson(history);
    CHECK(told["first_labels"][1]["category"] == "C.3");
    REQUIRE(told["labels"].size() == 3);
    CHECK(told["labels"][2]["category"] == "C.2");
    CHECK(told["labels"][2]["first"] == false);
    Words ofMira = history;
    ofMira.insert(ofMira.end(), {"--as", "Mira"});
    CHECK(cliJson(ofMira)["labels"].size() == 1);
}
