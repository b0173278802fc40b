// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <algorithm>

using namespace accord::test;

namespace {

std::string line(int number, const std::string& labels)
{
    return "https://github.com/lumen-ml/lumen/issues/" + std::to_string(number) + "," + labels + "\n";
}

/// Ann and Ben are nearly always right, Cem says C.2 for much.
std::string table()
{
    std::string rows = "Issue_URL,Ann,Ben,Cem,Final_Label\n";
    for (int i = 1; i <= 60; ++i) {
        const std::string right = i % 2 == 0 ? "C.1" : "C.2";
        const std::string ben = i % 15 == 0 ? "B.1" : right;
        const std::string cem = i % 3 == 0 ? "C.2" : right;
        rows += line(i, right + "," + ben + "," + cem + "," + (i == 1 ? "B.1" : right));
    }
    return rows + line(61, ",,C.2,") + line(62, ",,,");
}

} // namespace

TEST_CASE("Uncertainty tells the most probable category beside the one with most labels and the decision")
{
    const EmptyProject project;
    cliDone({"import", "labels", project.file(), project.write("labels.csv", table()), "--round", "Pilot"});
    const Json told = cliJson({"uncertainty", project.file()});
    CHECK(told["model"] == "dawid_skene_1979");
    CHECK(told["converged"] == true);
    CHECK(told["seed"] == nullptr);
    CHECK(told["smoothing"] == 0.0);
    CHECK(told["items"] == 61);
    CHECK(told["items_with_two_labels"] == 60);
    REQUIRE(told["labelled_items"].size() == 61);
    const Json& first = told["labelled_items"][0];
    CHECK(first["plurality"] == Json({"C.2"}));
    CHECK(first["decided"] == "B.1");
    CHECK(first["most_probable"] == "C.2");
    CHECK(first["differs"] == false);
    double sum = 0;
    for (const std::string code : {"B.1", "C.1", "C.2"}) {
        sum += first["p_" + code].get<double>();
    }
    CHECK(sum == Approx(1));
    REQUIRE(told["annotators"].size() == 3);
    CHECK(told["annotators"][0]["accuracy"].get<double>() > told["annotators"][2]["accuracy"].get<double>());
    CHECK(told["annotators"][2]["confusion"]["C.1"]["C.2"].get<double>() > 0.1);

    const std::string text = cliDone({"uncertainty", project.file()});
    CHECK(text.find("Converged after") != std::string::npos);
    CHECK(text.find("it decides nothing") != std::string::npos);
    const std::string csv = cliDone({"uncertainty", project.file(), "--csv", "--seed", "4", "--smoothing", "0.1"});
    CHECK(csv.starts_with("item,occurrence,plurality,decided,most_probable,probability,entropy,differs,p_B.1,"));
    CHECK(std::ranges::count(csv, '\n') == 62);
    CHECK(cliJson({"uncertainty", project.file(), "--seed", "4"})["seed"] == 4);
    CHECK(cliJson({"uncertainty", project.file(), "--iterations", "1"})["converged"] == false);
}

TEST_CASE("Uncertainty says why it has no model, and says nothing of a blind round")
{
    const EmptyProject project;
    const std::string one = project.write("one.csv", "Issue_URL,Ann\n" + line(1, "C.1"));
    cliDone({"import", "labels", project.file(), one, "--round", "Pilot"});
    CHECK(cliDone({"uncertainty", project.file()}).find("no item has two labels") != std::string::npos);
    cliDone({"add", "round", project.file(), "Main", "--blind"});
    CHECK(cliFails({"uncertainty", project.file(), "--round", "Main"}, 1, "blind").find("C.1") == std::string::npos);
}
