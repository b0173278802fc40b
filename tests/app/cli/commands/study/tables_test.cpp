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

TEST_CASE("Shares of items that nobody drew have no interval, and papers see why")
{
    const DecidedProject project;
    // An issue that the round does not have: it is not all there is.
    cliDone(
        {"import", "links", project.file(), project.write("more.txt", "https://github.com/other/beacon/issues/9\n")});
    const Json found = cliJson({"study", "shares", project.file(), "--level", "type"});
    CHECK(found["drawn"] == false);
    CHECK(found["decided"] == 3);
    CHECK(found["no_interval"] == "not_drawn");
    REQUIRE(found["shares"].size() == 3);
    CHECK(found["shares"][0]["code"] == "A"); // of no item
    CHECK(found["shares"][0]["items"] == 0);
    CHECK(found["shares"][2]["code"] == "C");
    CHECK(found["shares"][2]["share"].get<double>() == Approx(2.0 / 3));
    CHECK(found["shares"][2]["low"].is_null());
    CHECK(found["shares"][2]["high"].is_null());
    const std::string latex = cliDone({"study", "shares", project.file(), "--level", "type", "--latex"});
    INFO(latex);
    CHECK(latex.find(" & 2 & 3 & .667 \\\\") != std::string::npos);
    CHECK(latex.find("3 of 3 items decided, by a file that was brought in, each item counts the same, not drawn at "
                     "random, so without intervals") != std::string::npos);
    const Json types = cliJson({"study", "shares", project.file(), "--by", "repository"});
    CHECK(types["shares"][0]["repository"] == "lumen-ml/lumen");
}

TEST_CASE("Shares of all issues of a project have no interval, and those of a half-decided round have bounds")
{
    DecidedProject project;
    const Json whole = cliJson({"study", "shares", project.file(), "--level", "type"});
    CHECK(whole["no_interval"] == "whole");
    CHECK(whole["shares"][2]["low"].is_null());
    CHECK(cliDone({"study", "shares", project.file(), "--level", "type"}).find("These are all there are") !=
          std::string::npos);

    cliDone({"import", "labels", project.file(), project.beside("labels.csv").string(), "--round", "Open",
             "--without-final"});
    cliDone({"decide", project.file(), "--round", "Open", "--rule", "unanimous"});
    const Words words{"study", "shares", project.file(), "--round", "Open", "--level", "type"};
    const auto with = [&words](const std::string& more) {
        Words all = words;
        all.push_back(more);
        return all;
    };
    const Words table{"study", "table", project.file(), "--round", "Open"};
    CHECK(cliJson(table)["statement"] == "2 of 3 items decided, by rule unanimous");
    CHECK(cliDone(table).find("2 of 3 items decided, by rule unanimous.") != std::string::npos);
    Words printed = table;
    printed.emplace_back("--latex");
    CHECK(cliDone(printed).find("; 2 of 3 items decided, by rule unanimous; false positives") != std::string::npos);
    const Json half = cliJson(words);
    CHECK(half["statement"] == "2 of 3 items decided, by rule unanimous");
    CHECK(half["no_interval"] == "undecided");
    CHECK(half["decided_by"][0]["rule"] == "unanimous");
    CHECK(half["shares"][2]["share"] == 1.0);
    CHECK(half["shares"][2]["low"].is_null());
    CHECK(half["shares"][2]["standard_error"].is_null());
    CHECK(half["shares"][2]["at_least"].get<double>() == Approx(2.0 / 3));
    CHECK(half["shares"][2]["at_most"] == 1.0);
    CHECK(half["shares"][1]["at_most"].get<double>() == Approx(1.0 / 3));
    CHECK(cliDone(words).find("2 of 3 items decided, by rule unanimous.") != std::string::npos);
    CHECK(cliDone(with("--latex"))
              .find("2 of 3 items decided, by rule unanimous, each item counts the same, shares of "
                    "the decided ones, at least and at most") != std::string::npos);
    CHECK(cliDone(with("--csv")).starts_with("code,name,items,of,share,standard_error,low,high,at_least,at_most\n"));
}
