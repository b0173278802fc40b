// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"
#include "tests/support/expected_numbers.h"
#include "tests/support/real_data.h"

#include <iostream>

using namespace accord::test;

namespace {

class Table
{
public:
    explicit Table(const std::string& content) { writeFile(m_folder / "table.csv", content); }
    [[nodiscard]] std::string file() const { return (m_folder / "table.csv").string(); }

    [[nodiscard]] Words words(const Words& options = {}) const
    {
        Words words{"agreement", "--ratings", file()};
        words.insert(words.end(), options.begin(), options.end());
        return words;
    }
    [[nodiscard]] Json json(const Words& options = {}) const { return cliJson(words(options)); }
    void fails(const std::string& sentence, const Words& options = {}) const { cliFails(words(options), 1, sentence); }

private:
    TempFolder m_folder;
};

Words wordsOf(const nlohmann::json& test, const std::filesystem::path& file)
{
    const RatingCase call = ratingCase(test, readFile(file));
    Words words{"agreement", "--ratings", file.string(), "--scale", call.scale};
    if (!call.order.empty()) {
        words.insert(words.end(), {"--order", call.order});
    }
    if (!call.codebook.empty()) {
        words.insert(words.end(), {"--codebook", call.codebook});
    }
    for (const auto& group : call.groups) {
        words.insert(words.end(), {"--group", group});
    }
    return words;
}

} // namespace

TEST_CASE("Every table of the reference gives its numbers on the command line")
{
    ACCORD_REAL_DATA(folder, "agreement");
    const auto expected = nlohmann::json::parse(readFile(folder / "expected.json"));
    Compared all;
    for (const auto& [name, test] : expected.at("cases").items()) {
        const Json computed = cliJson(wordsOf(test, folder / test.at("file").get<std::string>()));
        all.add(compareNumbers(test.at("expected"), nlohmann::json::parse(computed.dump())), name);
    }
    std::cout << "accord-cli agreement --ratings: " << all.summary() << "\n";
    CHECK(all.fine());
}

TEST_CASE("A table of ratings says the same however its file is written")
{
    const std::string plain = "item,Ann,Ben,Cy\n1,a,a,b\n2,b,b,b\n3,a,,a\n4,c,a,\n";
    const Json expected = Table(plain).json();
    // 1 - p_a = 5/12; the shares are 13/24, 1/3 and 1/8.
    CHECK(expected["fleiss_kappa"]["value"].get<double>() == Approx(94.0 / 334).epsilon(1e-14));
    const std::string others[] = {
        "\xEF\xBB\xBF" + plain,
        "item,Ann,Ben,Cy\r\n1,a,a,b\r\n2,b,b,b\r\n3,a,,a\r\n4,c,a,\r\n",
        "\"item\",\"Ann\",\"Ben\",\"Cy\"\n\"1\",\"a\",\"a\",\"b\"\n2,b,b,b\n3,a,\"\",a\n4,c,a,",
        "item,Ann,Ben,Cy\n1,a,a,b\n\n2,b,b,b\n3,a,  ,a\n4,c,a,\xC2\xA0\n",
        "ITEM,Ann,Ben,Cy\nsame,a,a,b\nsame,b,b,b\nsame,a,\t,a\nsame,c,a,\n",
    };
    for (const std::string& other : others) {
        CAPTURE(other);
        CHECK(Table(other).json() == expected);
    }
    CHECK(Table("Ann,Ben,Cy\na,a,b\nb,b,b\na,,a\nc,a,\n").json({"--no-item"}) == expected);
    CHECK(Table("Ann,Ben,Cy,id\na,a,b,1\nb,b,b,2\na,,a,3\nc,a,,4\n").json({"--item", "id"}) == expected);
}

TEST_CASE("What is wrong with a table of ratings is said with file and line")
{
    Table("").fails("table.csv:1: the file is empty");
    Table("id,A,B\n1,a,b\n").fails("table.csv:1: the first column is \"id\"; expected \"item\"");
    Table("item\n1\n").fails("table.csv:1: found no column of a rater");
    Table("item;A;B\n1;a;b\n")
        .fails("table.csv:1: columns are separated by semicolons, not by commas", {"--separator", "comma"});
    Table("item,A,B\n1,a,b\n2,a\n").fails("table.csv:3: ");
    Table("item,A,B\n1,a,b\n2,a,b,c\n").fails("table.csv:3: ");
    Table("item,A,A\n1,a,b\n").fails("column 3 is \"A\" once more");
    Table("item,A,\n1,a,b\n").fails("column 3 has no name");
    Table("item,A|B,C\n1,a,b\n").fails("a rater's name has no |");
    Table("item,A,B\n1,a,\"b\n").fails("table.csv:2: ");
    Table("item,A,B\n1,a,b\n2,caf\xE9,b\n")
        .fails("table.csv:3: found bytes that are not UTF-8 at byte 6 of the line", {"--encoding", "utf-8"});
    Table("item,A,B\n1,a,b\n").fails("The file has no column \"Z\". Columns are: item, A, B.", {"--item", "Z"});
    cliFails({"agreement", "--ratings", "nowhere.csv"}, 1, "nowhere.csv does not exist");
}

TEST_CASE("Labels that the scale, the order or the codebook lacks are named with their line")
{
    const Table table("item,A,B\n1,2,3\n2,2,two\n");
    table.fails("table.csv:3: \"two\" is no number", {"--scale", "numeric"});
    table.fails("table.csv:3: \"two\" is not in --order", {"--order", "1,2,3"});
    table.fails("table.csv:3: \"two\" is not in --codebook", {"--codebook", "2,3"});
    table.fails("words have no order of their own; say --order LOWEST,...,HIGHEST. Labels are: 2, 3, two",
                {"--scale", "ordinal"});
    table.fails("--order does not fit: it goes with --scale ordinal only", {"--scale", "nominal", "--order", "1,2"});
    table.fails("--order does not fit: \"2\" stands there twice", {"--order", "2,3,two,2"});
    table.fails("--codebook does not fit: a code is empty", {"--codebook", "2,,3,two"});
    table.fails("--order does not fit: it lacks \"x\" of --codebook",
                {"--order", "2,3,two", "--codebook", "2,3,two,x"});
    Table("item,A,B\n1,A..1,A\n").fails("\"A..1\" is no path", {"--scale", "hierarchical"});
    Table("item,A,B\n1,A|,A\n").fails("\"A|\" is no set", {"--scale", "sets"});
    Table("item,A,B\n1,inf,1\n").fails("\"inf\" is no number", {"--scale", "numeric"});
    for (const Words& words : {Words{"agreement"}, Words{"agreement", "--scale", "nominal"},
                               Words{"agreement", "x.accord", "--ratings", "y.csv"}, table.words({"--round", "Pilot"}),
                               table.words({"--scale", "metric"})}) {
        CHECK(cli(words).code == 2);
    }
}

TEST_CASE("An order, a codebook and sets are what they mean, not how they are written")
{
    const Table sets("item,A,B\n1,P|Q,Q|P\n2,{},{}\n3,P|P,P\n4,Q,\n");
    const Json both = sets.json({"--scale", "sets"});
    CHECK(both["counts"]["categories"] == 4);
    CHECK(both["alpha_masi"]["value"] == 1.0);
    CHECK(both["per_category"].contains("P|Q"));
    CHECK_FALSE(both["per_category"].contains("Q|P"));

    const Table words("item,A,B\n1,low,\"mid, or so\"\n2,high,high\n3,low,low\n");
    const Json ordered = words.json({"--order", "low,\"mid, or so\",high"});
    CHECK(ordered.contains("weighted_quadratic"));
    CHECK(ordered["alpha_ordinal"]["se"].is_null());
    CHECK(words.json({"--scale", "ordinal", "--order", "low,\"mid, or so\",high"}) == ordered);
    CHECK(words.json({"--codebook", "low,\"mid, or so\",high,top"})["counts"]["categories"] == 4);

    const Table numbers("item,A,B\n1,10,9\n2,9,9\n3,10,10\n4,-1,9\n");
    const Json numeric = numbers.json({"--scale", "numeric"});
    CHECK(numeric["weighted_ratio"]["fleiss_kappa"]["undefined"] == "ratios need numbers of which none is negative");
    CHECK(numeric["alpha_ratio"]["value"].is_null());
    // (x - y)^2 over pairs: observed (1 + 0 + 0 + 100) / 4; expected from the values -1, 9, 9, 9, 9, 10, 10, 10.
    CHECK(numeric["alpha_interval"]["do"].get<double>() == Approx(101.0 / 4).epsilon(1e-14));
    CHECK(numeric["alpha_interval"]["de"].get<double>() ==
          Approx((2 * (4 * 100.0 + 3 * 121.0 + 12 * 1.0)) / (8 * 7)).epsilon(1e-14));
    const Json ranks = numbers.json({"--scale", "ordinal"});
    CHECK(ranks["weighted_linear"]["brennan_prediger"]["pe"].get<double>() == Approx(1 - 8.0 / 18).epsilon(1e-14));
}

TEST_CASE("Degenerate tables are undefined with a reason, and never a number that is none")
{
    const Json onlyEqual = Table("item,A,B\n1,1,1.0\n2,1.0,1\n3,01,1\n").json({"--scale", "numeric"});
    for (const char* name : {"brennan_prediger", "fleiss_kappa", "conger_kappa", "gwet_ac2"}) {
        CAPTURE(name);
        CHECK(onlyEqual["weighted_linear"][name]["value"].is_null());
        CHECK(onlyEqual["weighted_linear"][name].contains("undefined"));
    }
    CHECK(onlyEqual["alpha_interval"]["value"].is_null());
    CHECK(onlyEqual["fleiss_kappa"]["value"].is_number());

    const Json codebookOnly = Table("item,A,B\n1,,\n").json({"--codebook", "x,y"});
    CHECK(codebookOnly["per_category"]["x"]["prevalence"].is_null());
    CHECK(codebookOnly["brennan_prediger"]["undefined"] == "no item has two ratings");

    const Json zero = Table("item,A,B\n1,0,0\n2,0,0\n").json({"--scale", "numeric"});
    CHECK(zero["weighted_bipolar"]["fleiss_kappa"]["value"].is_null());
    CHECK(zero["percent_agreement"]["value"] == 1.0);
    const Json huge = Table("item,A,B\n1,1e300,-1e300\n2,1,1\n3,2,1\n").json({"--scale", "numeric"});
    CHECK(huge["weighted_quadratic"]["fleiss_kappa"]["value"].is_null());
    CHECK(huge["alpha_interval"]["value"].is_null());
}

TEST_CASE("Decisions, groups and draws can be asked for beside a table")
{
    const Table table("item,A,B,C,decided\n1,a,a,b,a\n2,b,b,b,b\n3,a,b,a,c\n4,b,b,a,\n5,a,a,a,a\n");
    const Json json = table.json({"--final", "decided", "--group", "A,B", "--group", "B,C", "--resamples", "200"});
    CHECK(json["counts"]["raters"] == 3);
    CHECK(json["counts"]["categories"] == 2);
    CHECK(json["cohen_to_final"]["A"]["n"] == 4);
    CHECK(json["cohen_to_final"]["A"]["pa"] == 0.75);
    CHECK(json["group_difference"]["fleiss_kappa"]["df"] == 4);
    CHECK(json["bootstrap"]["fleiss_kappa"]["B"].get<int>() +
              json["bootstrap"]["fleiss_kappa"]["undefined"].get<int>() >=
          200);
    table.fails("there is no rater \"Z\"; raters are: A, B, C, decided", {"--group", "A,B", "--group", "Z"});
    table.fails("two groups can be compared; say it twice", {"--group", "A,B"});
}

TEST_CASE("The report of a table says what it rests on and why something is undefined")
{
    const std::string text = cliDone(Table("item,A,B,C\n1,a,a,b\n2,b,b,b\n3,a,,\n4,,,\n").words());
    for (const char* part : {"4 items, 3 raters, 7 ratings, number of categories: 2", "items left out", "Fleiss' kappa",
                             "95 % interval", "Krippendorff's alpha, nominal", "A|B"}) {
        CAPTURE(text, part);
        CHECK(text.find(part) != std::string::npos);
    }
    const std::string none = cliDone(Table("item,A,B\n1,x,x\n2,x,x\n").words());
    CHECK(none.find("Fleiss' kappa is undefined: no variation: expected agreement is 1 (a single category in use).") !=
          std::string::npos);
    const std::string escapes = cliDone(Table("item,A,B\n1,\x1b[31mx,\"two\nlines\"\n2,y,y\n").words());
    CHECK(escapes.find('\x1b') == std::string::npos);
}

TEST_CASE("A column of free text is refused, and measurements without two alike are not")
{
    std::string text = "item,A,B\n";
    std::string numbers = text;
    for (int row = 0; row < 2600; ++row) {
        const std::string number = std::to_string(row);
        text += number + ",text " + number + ",other " + number + "\n";
        numbers += row < 300 ? number + "," + number + ".5," + number + "\n" : "";
    }
    Table(text).fails("table.csv:2502: there are more than 5000 different labels");
    const Json json = Table(numbers).json({"--scale", "numeric"});
    CHECK(json["counts"]["categories"] == 600);
    CHECK(json["alpha_interval"]["do"].get<double>() == Approx(0.25).epsilon(1e-13));
}

TEST_CASE("A table that seems to hold no ratings is refused until it is said which columns are")
{
    std::string votes = "item,Ann,Ben,Number of Votes\n";
    std::string lonely = "item,Ann,Ben,extra\n";
    std::string rows = "item,annotator,label\n";
    std::string repeated = "item,who,said\n";
    for (int i = 1; i <= 10; ++i) {
        const std::string item = std::to_string(i);
        const std::string pair = item + (i % 2 == 0 ? ",X,Y" : ",X,X");
        votes += pair + "," + item + "\n";
        lonely += pair + ",word" + item + "\n";
        for (const char* who : {"Ann", "Ben", "Cleo"}) {
            rows += item + "," + who + ",X\n";
            repeated += item + "," + who + ",X\n";
        }
    }
    Table(votes).fails("column 4 is \"Number of Votes\", which is no rater's name; say --raters A,B,C");
    CHECK(Table(votes).json({"--raters", "Ann,Ben"})["counts"]["raters"] == 2);
    Table(lonely).fails("no label of column \"extra\" is in any other column");
    CHECK(Table(lonely).json({"--raters", "Ann,Ben,extra"})["counts"]["raters"] == 3);
    Table(rows).fails("column 2 is \"annotator\", so a row seems to be one rating");
    Table(repeated).fails("30 rows have 10 items, so a row seems to be one rating");
    Table("item,Ann,Ann\n1,X,Y\n").fails("column 3 is \"Ann\" once more");
    Table("item,Ann,item\n1,X,Y\n").fails("column 3 is \"item\" once more");
    Table("item,Ann,Ben\n1,X,Y\n").fails("The file has no column \"Bea\"", {"--raters", "Ann,Bea"});
}

TEST_CASE("What an empty cell means is asked where one label is all there is")
{
    const Table table("item,Ann,Ben\n1,yes,\n2,,yes\n3,yes,yes\n4,,\n");
    table.fails("the only label is \"yes\", and 4 cells are empty");
    CHECK(table.json({"--blank", "missing"})["counts"]["ratings"] == 4);
    const Json said = table.json({"--blank", "no"});
    CHECK(said["counts"]["ratings"] == 8);
    CHECK(said["percent_agreement"]["value"] == 0.5);
}

TEST_CASE("A damaged workbook and what is no table are refused by name")
{
    Table("PK\x03\x04 and so on").fails("this begins like a workbook, but is damaged or cut off");
    Table("%PDF-1.7").fails("this is a PDF file; expected a table");
}

TEST_CASE("Tables of ratings are read whatever separates their columns and encodes their text, and it is said")
{
    const Table table("sep=;\nitem;Andr\xE9;Zo\xEB\n1;a;a\n2;b;a\n3;b;b\n");
    CHECK(table.json()["counts"]["ratings"] == 6);
    CHECK(cliDone(table.words()).find("Read as a table separated by semicolons, in Windows-1252\n") !=
          std::string::npos);
    CHECK(cliDone(Table("item,Ann,Ben\n1,a,a\n2,b,a\n").words()).find("Read as") == std::string::npos);
    table.fails("columns are separated by semicolons", {"--separator", "comma"});
    table.fails("found bytes that are not UTF-8", {"--encoding", "utf-8"});
    CHECK(Table("item,Ann,Ben\n1,a,a\n2,b,a\nTotal,9,9\n").json({"--lines-below", "1"})["counts"]["items"] == 2);
    CHECK(Table(",Round 1,\nitem,Ann,Ben\n1,a,a\n2,b,a\n")
              .json({"--heading-lines", "2"})["cohen_pairwise"]
              .contains("Round 1 Ann|Round 1 Ben"));
    const std::string help = cliDone({"agreement", "--help"});
    CHECK(help.find("semicolon") != std::string::npos);
    CHECK(help.find("gb18030") != std::string::npos);
}

TEST_CASE("A column that is made of the others is no rater unless it is said")
{
    std::string totals = "item,Ann,Ben,all\n";
    std::string plurality = "item,Ann,Ben,Cat,most\n";
    std::string names = "item,Ann,Ben\n";
    for (int i = 0; i < 60; ++i) {
        const std::string number = std::to_string(i);
        totals += number + "," + (i % 3 == 0 ? "1,1,2" : i % 3 == 1 ? "1,0,1" : "0,0,0") + "\n";
        plurality += number + "," + (i % 3 == 0 ? "X,X,Y,X" : i % 3 == 1 ? "Y,X,Y,Y" : "Z,Z,Z,Z") + "\n";
        names += number + ",P" + number + ",P" + (i % 2 == 0 ? number : "0") + "\n";
    }
    Table(totals).fails("column \"all\" is the sum of the others in every row");
    Table(plurality).fails("column \"most\" has what most of the others have in every row");
    Table(names).fails("column \"Ann\" has more than 50 different labels");
    CHECK(Table(totals).json({"--raters", "Ann,Ben,all"})["counts"]["raters"] == 3);
    CHECK(Table(plurality).json({"--final", "most"})["counts"]["raters"] == 3);
    CHECK(Table(names).json({"--raters", "Ann,Ben"})["counts"]["raters"] == 2);
}

TEST_CASE("A published table with a row per rating is refused")
{
    ACCORD_REAL_DATA(folder, "studies");
    cliFails({"agreement", "--ratings", (folder / "xhate_stability/annotations.csv").string(), "--item", "row"}, 1,
             "so a row seems to be one rating");
}

TEST_CASE("A published workbook is read without another program")
{
    ACCORD_REAL_DATA(folder, "studies");
    const std::string file = (folder / "dl_faults/round_6.xlsx").string();
    cliFails(
        {"agreement", "--ratings", file}, 1,
        "this is an Excel workbook with the sheets Round 6 All, Round 6 Relevant, Stats; say which one with --sheet");
    const Words words{"agreement", "--ratings", file, "--sheet", "Round 6 All", "--item", "Link"};
    Words chosen = words;
    chosen.insert(chosen.end(), {"--raters", "Tag1,Tag2,Tag3,Tag4"});
    CHECK(cliJson(chosen)["counts"]["items"] == 315);
    CHECK(cliDone(chosen).find("Read as the sheet \"Round 6 All\" of an Excel workbook\n") != std::string::npos);
    cliFails(words, 1, "no label of column \"EntityType\" is in any other column, so it seems to be no rater's");
}
