// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

/// Three issues of two repositories, decided by their file, and lists that tell their years.
class DecidedProject : public EmptyProject
{
public:
    DecidedProject()
    {
        cliDone({"import", "labels", file(),
                 write("labels.csv", "Issue_URL,Mira,Jonas,Final_Label\n"
                                     "https://github.com/lumen-ml/lumen/issues/1,C.1,C.1,C.1\n"
                                     "https://github.com/lumen-ml/lumen/issues/2,B.1,C.1,B.1\n"
                                     "https://github.com/other/beacon/issues/7,C.2,C.2,C.2\n"),
                 "--round", "Pilot"});
        write("lumen_2023.txt", "https://github.com/lumen-ml/lumen/issues/1\n");
        write("lumen_2024.txt", "https://github.com/lumen-ml/lumen/issues/2\n");
    }

    [[nodiscard]] Words table(const Words& more = {}) const
    {
        Words words{"study",
                    "table",
                    file(),
                    "--years",
                    beside("lumen_2023.txt").string(),
                    beside("lumen_2024.txt").string(),
                    "--false-positives",
                    "lumen=20%",
                    "--false-positives",
                    "beacon=0.5"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
};

} // namespace

TEST_CASE("The table of a study has years, types and false positives, in every format")
{
    const DecidedProject project;
    const Json found = cliJson(project.table());
    REQUIRE(found["repositories"].size() == 2);
    const Json& lumen = found["repositories"][0];
    CHECK(lumen["repository"] == "lumen-ml/lumen");
    CHECK(lumen["2023"] == 1);
    CHECK(lumen["2024"] == 1);
    CHECK(lumen["no_year"] == 0);
    CHECK(lumen["B"] == 1);
    CHECK(lumen["C"] == 1);
    CHECK(lumen["collected"] == 2.5);
    CHECK(found["all"]["items"] == 3);
    CHECK(found["all"]["no_year"] == 1);
    CHECK(found["false_positives"]["pooled"].get<double>() == Approx(1 - 3 / 4.5));
    CHECK(found["false_positives"]["mean"].get<double>() == Approx(0.35));
    const std::string text = cliDone(project.table());
    CHECK(text.find("False positives: 33.33 % of all that was collected, 35.00 % as the mean of the repositories.") !=
          std::string::npos);
    const std::string latex = cliDone(project.table({"--latex"}));
    CHECK(latex.find("\\label{tab:issues-by-repository-year-and-type}") != std::string::npos);
    CHECK(latex.find("Round Pilot, n = 3 items; false positives 33.33 \\% of all") != std::string::npos);
    CHECK(cliDone(project.table({"--csv"})).starts_with("repository,no_year,2023,2024,A,B,C,items,collected"));
    cliFails({"study", "table", project.file(), "--false-positives", "lumen"}, 1, "The share of false positives");
    cliFails({"study", "table", project.file(), "--false-positives", "lumen=120%"}, 1, "from 0 to below 1");
    cliFails({"study", "table", project.file(), "--years", project.beside("labels.csv").string()}, 1, "year");
}

TEST_CASE("The table of a study has no false positives where nobody screened, and says why")
{
    const DecidedProject project;
    const Json found = cliJson({"study", "table", project.file()});
    CHECK(found["false_positives"]["pooled"].is_null());
    CHECK(found["false_positives"]["mean"].is_null());
    CHECK(found["all"]["false_positives"].is_null());
    CHECK(found["all"]["collected"].is_null());
    const std::string text = cliDone({"study", "table", project.file()});
    CHECK(text.find("False positives: no data: nobody said of an issue that it is not for the study.") !=
          std::string::npos);
    CHECK(text.find("0.00 %") == std::string::npos);
    CHECK(cliDone({"study", "table", project.file(), "--csv"}).find(",,\n") != std::string::npos);
    const std::string one = cliDone({"study", "table", project.file(), "--false-positives", "lumen=20%"});
    CHECK(one.find("20.00 %") != std::string::npos);
    CHECK(one.find("no data in 1 of 2 repositories") != std::string::npos);
}

TEST_CASE("Shares of categories have an interval, and papers see it in one column")
{
    const DecidedProject project;
    const Json found = cliJson({"study", "shares", project.file(), "--level", "type"});
    CHECK(found["drawn"] == false);
    CHECK(found["decided"] == 3);
    REQUIRE(found["shares"].size() == 2);
    CHECK(found["shares"][1]["code"] == "C");
    CHECK(found["shares"][1]["share"].get<double>() == Approx(2.0 / 3));
    CHECK(found["shares"][1]["low"].get<double>() == Approx(0.2077).margin(5e-5)); // Wilson, 2 of 3
    CHECK(found["shares"][1]["high"].get<double>() == Approx(0.9385).margin(5e-5));
    const std::string latex = cliDone({"study", "shares", project.file(), "--level", "type", "--latex"});
    CHECK(latex.find(" & 2 & 3 & .667 & ") != std::string::npos);
    CHECK(latex.find(" & [.208, .939] \\\\") != std::string::npos);
    const Json types = cliJson({"study", "shares", project.file(), "--by", "repository"});
    CHECK(types["shares"][0]["repository"] == "lumen-ml/lumen");
}
