// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <algorithm>
#include <string>

using namespace accord::test;

namespace {

/// Two annotators on 40 items, of which Jonas has labelled all and Mira ten fewer. On four they part.
class LabelledProject : public EmptyProject
{
public:
    LabelledProject()
    {
        std::string rows = "Issue_URL,Mira,Jonas\n";
        for (int item = 0; item < 40; ++item) {
            const std::string said = item % 2 == 0 ? "C.1" : "B.1";
            rows += "https://github.com/lumen-ml/lumen/issues/" + std::to_string(item + 1) + "," +
                    (item < 30 ? said : std::string()) + "," + (item < 8 && item % 2 == 0 ? "C.2" : said) + "\n";
        }
        cliDone({"import", "labels", file(), write("labels.csv", rows), "--round", "Pilot"});
    }
};

} // namespace

TEST_CASE("The next hour says what to label and what to talk about instead")
{
    const LabelledProject project;
    const Json hour =
        cliJson({"agreement", "next", project.file(), "--round", "Pilot", "--people", "Mira,Jonas", "--per-hour", "6",
                 "--minutes", "60", "--target", "0.05", "--items", project.beside("hour.csv").string()});
    CHECK(hour["round"] == "Pilot");
    CHECK(hour["level"] == "theme");
    CHECK(hour["enough"] == true);
    CHECK(hour["assumed_kappa"].is_null());
    REQUIRE(hour["ways"].size() == 4);
    const Json& complete = hour["ways"][1];
    CHECK(complete["way"] == "complete");
    // Jonas has nothing left; of the ten that wait for Mira six fit into the hour.
    CHECK(complete["labels"] == 6);
    CHECK(complete["half_width"].get<double>() < hour["half_width"].get<double>());
    CHECK(hour["ways"][3]["way"] == "best");
    CHECK(hour["ways"][3]["labels"] == 6);
    REQUIRE(hour["people"].size() == 2);
    CHECK(hour["people"][0]["person"] == "Mira");
    CHECK(hour["people"][0]["planned"] == 6);
    CHECK(hour["people"][0]["pace"] == "asked");
    CHECK(hour["people"][1]["planned"] == 0);
    CHECK(hour["discussion"]["categories"] == Json({"C.1", "C.2"}));
    CHECK(hour["discussion"]["conflicts"] == 4);
    CHECK(hour["discussion"]["gain"].get<double>() > 0);
    CHECK(hour["labels_to_target"].get<int>() > 0);

    CHECK(hour["nothing_left"] == false);

    const std::string list = readFile(project.beside("hour.csv"));
    CHECK(list.starts_with("person,place,item,issue\nMira,1,lumen-ml/lumen#"));
    CHECK(std::ranges::count(list, '\n') == 7);

    const std::string text = cliDone({"agreement", "next", project.file(), "--people", "1", "--per-hour", "6"});
    CHECK(text.find("C.1 and C.2 are taken for each other most, on 4 items") != std::string::npos);
    CHECK(text.find("items that others have labelled") != std::string::npos);
}

TEST_CASE("Who has labelled everything is told that nothing is left")
{
    const LabelledProject project;
    CHECK(cliJson({"agreement", "next", project.file(), "--people", "Jonas"})["nothing_left"] == true);
    const std::string text = cliDone({"agreement", "next", project.file(), "--people", "Jonas"});
    CHECK(text.find("nothing left to label in this round") != std::string::npos);
}

TEST_CASE("Who or what is not there is said")
{
    const LabelledProject project;
    cliFails({"agreement", "next", project.file(), "--people", "Nobody"}, 1, "Nobody");
    cliFails({"agreement", "next", project.file(), "--people", "Mira,Mira"}, 1, "Mira");
    cliFails({"agreement", "next", project.file(), "--round", "Other"}, 1, "Other");
    CHECK(cliJson({"agreement", "next", project.file(), "--people", "1"})["people"].size() == 1);
}
