// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <algorithm>

using namespace accord::test;

namespace {

/// Two annotators on four items of one repository and one of another.
class SmallProject : public EmptyProject
{
public:
    explicit SmallProject(const std::string& rows)
    {
        const std::string table = write("labels.csv", "Issue_URL,Mira,Jonas,Final_Label\n" + rows);
        cliDone({"import", "labels", file(), table, "--round", "Pilot"});
    }
};

std::string row(const std::string& repository, int number, const std::string& labels)
{
    return "https://github.com/" + repository + "/issues/" + std::to_string(number) + "," + labels + "\n";
}

const std::string kRows = row("lumen-ml/lumen", 1, "C.1,C.1,C.1") + row("lumen-ml/lumen", 2, "C.2,C.1,C.1") +
                          row("lumen-ml/lumen", 3, "B.1,B.1,B.1") + row("lumen-ml/lumen", 4, "C.2,,") +
                          row("tessera-ai/tessera", 1, "C.2,C.2,C.2") + row("tessera-ai/tessera", 2, ",,");

} // namespace

TEST_CASE("Agreement says what it rests on at every level")
{
    const SmallProject project(kRows);
    const Json all = cliJson({"agreement", project.file()});
    CHECK(all["annotators"] == Json({"Mira", "Jonas"}));
    REQUIRE(all["levels"].size() == 3);
    const Json& type = all["levels"][0];
    CHECK(type["level"] == "type");
    CHECK(type["fleiss_kappa"]["value"] == 1.0);
    const Json& theme = all["levels"][1];
    CHECK(theme["items"] == Json({{"all", 6}, {"used", 4}, {"one_label", 1}, {"no_label", 1}}));
    // p_a = 3/4; the shares of C.1, C.2, B.1 over five rated items are .3, .5, .2: p_e = .38.
    CHECK(theme["fleiss_kappa"]["value"].get<double>() == Approx((0.75 - 0.38) / (1 - 0.38)).epsilon(1e-12));
    CHECK(theme["percent_agreement"]["value"] == 0.75);
    CHECK(theme["pairs"][0]["items"] == 4);
    CHECK(theme["categories"].size() == 3);
    const Json& subtheme = all["levels"][2];
    CHECK(subtheme["labels_not_specified"] == 9);
    CHECK(subtheme["fleiss_kappa"]["value"].is_null());
    CHECK(subtheme["fleiss_kappa"]["undefined"] == "no_pairs");
}

TEST_CASE("Agreement says what items of one label do to chance, and whether the project has the items that it takes")
{
    const SmallProject project(kRows);
    const auto report = [&project] { return cliDone({"agreement", project.file(), "--level", "theme"}); };
    // Of the four items with two labels the shares are .375, .375 and .25: p_e = .34375.
    const std::string text = report();
    CHECK(text.find("0.5968") != std::string::npos);
    const auto without = text.find("without items of one label");
    REQUIRE(without != std::string::npos);
    CHECK(text.substr(without, text.find('\n', without) - without).find("0.6190") != std::string::npos);
    CHECK(text.find("the interval reaches 0.8, and the 2 further items of the project would not change that: it "
                    "takes ") != std::string::npos);
    std::string links;
    for (int number = 1; number <= 500; ++number) {
        links += "https://github.com/lumen-ml/lumen/issues/" + std::to_string(number) + "\n";
    }
    cliDone({"import", "links", project.file(), project.write("links.txt", links)});
    CHECK(report().find(" more items until the interval leaves 0.8, if kappa stays") != std::string::npos);
    CHECK(report().find("would not change that: it takes ") != std::string::npos); // 0.6, which is close
}

TEST_CASE("Agreement can be asked for a part of the round")
{
    const SmallProject project(kRows);
    const Json lumen = cliJson({"agreement", project.file(), "--level", "theme", "--repository", "Lumen"});
    CHECK(lumen["repository"] == "lumen-ml/lumen");
    REQUIRE(lumen["levels"].size() == 1);
    CHECK(lumen["levels"][0]["items"]["all"] == 4);
    const Json bugs = cliJson({"agreement", project.file(), "--level", "theme", "--final-type", "C"});
    CHECK(bugs["levels"][0]["items"]["all"] == 3);
    CHECK(bugs["levels"][0]["percent_agreement"]["value"].get<double>() == Approx(2.0 / 3));
    cliFails({"agreement", project.file(), "--repository", "vllm"}, 1,
             "Repositories are: lumen-ml/lumen, tessera-ai/tessera.");
    cliFails({"agreement", project.file(), "--final-type", "C.1"}, 1, "it is no type but below one");
    cliFails({"agreement", project.file(), "--final-type", "X"}, 1, "There is no category X");
}

TEST_CASE("What is undefined says why, in a sentence")
{
    const SmallProject same(row("lumen-ml/lumen", 1, "C.1,C.1,") + row("lumen-ml/lumen", 2, "C.1,C.1,"));
    const std::string text = cliDone({"agreement", same.file(), "--level", "theme"});
    CHECK(text.find("Fleiss' kappa at theme level is undefined: all labels are in a single category, so that chance "
                    "alone would agree as much.") != std::string::npos);
    const SmallProject none(row("lumen-ml/lumen", 1, "C.1,,") + row("lumen-ml/lumen", 2, ",C.1,"));
    CHECK(cliDone({"agreement", none.file(), "--level", "theme"}).find("no item has two labels that can be compared") !=
          std::string::npos);
}

TEST_CASE("The tables have four digits, the worst first")
{
    const SmallProject project(kRows);
    const std::string text = cliDone({"agreement", project.file(), "--level", "theme"});
    CHECK(text.find("0.5968") != std::string::npos);
    CHECK(text.find("items left out") != std::string::npos);
    CHECK(text.find("C.1") < text.find("B.1"));
    CHECK(text.find("Pairs at theme level (Cohen's kappa), worst first") != std::string::npos);
}

TEST_CASE("Categories with few labels stand in one line, in the order of what they cost")
{
    const SmallProject project(kRows);
    CHECK(cliDone({"agreement", project.file(), "--level", "theme"}).find("with fewer than 10 labels: C.1") !=
          std::string::npos);
    const Json level = cliJson({"agreement", project.file(), "--level", "theme"})["levels"][0];
    const Json& alarms = level["alarms"]["categories"];
    REQUIRE_FALSE(alarms.empty());
    CHECK(alarms[0]["code"] == "C.1");
    CHECK(alarms[0]["labels"] == 3);
    CHECK(alarms[0]["rare"] == true);
    CHECK(alarms[0]["costs_most"] == true);
    CHECK(alarms[0]["confused_with"] == "C.2");
    // One of four pairs differs, half of it is this one's: 1/8, and p_e is .38.
    CHECK(alarms[0]["lost_agreement"].get<double>() == Approx(0.125 / (1 - 0.38)).epsilon(1e-12));
    CHECK(alarms[0]["share_of_loss"].get<double>() == Approx(0.5));
}

TEST_CASE("Category against category: counts, observed over expected and shares of rows, as JSON, CSV and LaTeX")
{
    const SmallProject project(kRows);
    const Words words{"agreement", project.file(), "--level", "theme", "--by", "confusion"};
    const Json rows = cliJson(words);
    REQUIRE(rows.size() == 6); // B.1, C.1, C.2, each with itself and those behind it
    const auto found =
        std::ranges::find_if(rows, [](const Json& row) { return row["first"] == "C.1" && row["second"] == "C.2"; });
    REQUIRE(found != rows.end());
    CHECK((*found)["level"] == "theme");
    CHECK((*found)["pairs"] == 1);
    // C.1 is in three of the eight ends of four pairs, and so is C.2.
    CHECK((*found)["expected"].get<double>() == Approx(9.0 / 8));
    CHECK((*found)["observed_to_expected"].get<double>() == Approx(8.0 / 9));
    CHECK((*found)["share_of_first"].get<double>() == Approx(1.0 / 3));
    CHECK((*found)["share_of_second"].get<double>() == Approx(1.0 / 3));
    const auto as = [&](const char* format) {
        Words more = words;
        more.insert(more.end(), {"--format", format});
        return cliDone(more);
    };
    CHECK(as("csv").starts_with(
        "level,first,second,pairs,expected,observed_to_expected,share_of_first,share_of_second,selection\n"));
    CHECK(as("latex").find("C.1 & C.2 & 1") != std::string::npos);
}

namespace {

const std::string kTwice = row("lumen-ml/lumen", 1, "C.1,C.1,C.1") + row("lumen-ml/lumen", 2, "C.2,C.1,C.1") +
                           row("lumen-ml/lumen", 3, "B.1,B.1,B.1") + row("lumen-ml/lumen", 1, "C.2,C.1,C.1") +
                           row("lumen-ml/lumen", 2, "C.2,B.1,C.1");

} // namespace

TEST_CASE("Rows that a file lists again count as items, are named, and can be left out")
{
    const SmallProject project(kTwice);
    const auto theme = [&](Words more) {
        Words words{"agreement", project.file(), "--level", "theme"};
        words.insert(words.end(), more.begin(), more.end());
        return cliJson(words);
    };
    const Json usual = theme({});
    CHECK(usual["repeats"] == Json({{"counted", 2}, {"left_out", 0}}));
    CHECK(usual["levels"][0]["items"]["all"] == 5);
    CHECK(theme({"--repeats", "count"})["levels"] == usual["levels"]);
    const Json without = theme({"--repeats", "leave-out"});
    CHECK(without["repeats"] == Json({{"counted", 0}, {"left_out", 2}}));
    CHECK(without["levels"][0]["items"]["all"] == 3);
    // C.1 C.1, C.2 C.1, B.1 B.1: p_a = 2/3; shares .5, 1/6, 1/3: p_e = 7/18.
    CHECK(without["levels"][0]["fleiss_kappa"]["value"].get<double>() ==
          Approx((2.0 / 3 - 7.0 / 18) / (1 - 7.0 / 18)).epsilon(1e-12));
    CHECK(cliDone({"agreement", project.file()}).find("2 of the 5 items are repeats") != std::string::npos);
    CHECK(cliDone({"agreement", project.file(), "--repeats", "leave-out"}).find("2 repeats are left out") !=
          std::string::npos);
    CHECK(cliDone({"agreement", project.file(), "--repeats", "leave-out", "--explain", "fleiss_kappa"})
              .find("2 repeats that show an issue once more") != std::string::npos);
    cliFails({"agreement", project.file(), "--repeats", "some"}, 2, "--repeats");

    const Json screening = cliJson({"study", "screening", project.file()});
    CHECK(screening["all"]["collected"] == 5);
    CHECK(screening["repeats"] == Json({{"counted", 2}, {"left_out", 0}}));
    CHECK(cliJson({"study", "screening", project.file(), "--repeats", "leave-out"})["all"]["collected"] == 3);
    CHECK(cliDone({"study", "screening", project.file()}).find("2 of the 5 items are repeats") != std::string::npos);
}

TEST_CASE("People against themselves: the pairs that differ, as text, JSON and CSV")
{
    const SmallProject project(kTwice);
    const Json intra = cliJson({"agreement", project.file(), "--intra"});
    CHECK(intra["repeats"] == Json({{"all", 2}, {"drawn", 0}}));
    CHECK(intra["only_own"] == false);
    REQUIRE(intra["annotators"].size() == 2);
    const Json& mira = intra["annotators"][0];
    CHECK(mira["person"] == "Mira");
    CHECK(mira["labelled_twice"] == 2);
    CHECK(mira["median_days"].is_null()); // both came in one file
    const Json& theme = mira["levels"][1];
    CHECK(theme["pairs"] == 2);
    CHECK(theme["differ"] == 1);
    // Two pairs have no coefficient.
    CHECK(theme["cohen_kappa"]["value"].is_null());
    CHECK(theme["cohen_kappa"]["undefined"] == "few_items");
    CHECK(theme["alike"] == 1);
    CHECK(intra["together"][1]["pairs"] == 4);
    CHECK(theme["differing"] == Json::array({{{"issue", "https://github.com/lumen-ml/lumen/issues/1"},
                                              {"occurrences", {1, 2}},
                                              {"drawn", false},
                                              {"earlier_round", nullptr},
                                              {"first", "C.1"},
                                              {"second", "C.2"},
                                              {"days", nullptr}}}));
    CHECK(theme["drift"] == Json::array({{{"code", "C.1"}, {"first", 1}, {"second", 0}},
                                         {{"code", "C.2"}, {"first", 1}, {"second", 2}}}));
    CHECK(mira["levels"][0]["differ"] == 0);
    CHECK(intra["annotators"][1]["levels"][0]["differ"] == 1); // Jonas: C.1, then B.1

    const std::string text = cliDone({"agreement", project.file(), "--intra"});
    for (const char* part : {"2 repeats: 0 that the sample drew, 2 that a file lists again", "Pairs that differ",
                             "lumen/issues/1", "lumen/issues/2", "C.1 1 to 0, C.2 1 to 2", "1 of 2", "all together"}) {
        INFO(part);
        CHECK(text.find(part) != std::string::npos);
    }
    const std::string csv = cliDone({"agreement", project.file(), "--intra", "--level", "theme", "--format", "csv"});
    CHECK(csv.find("person,level,pairs,differ,value,") == 0);
    CHECK(csv.find("\nMira,theme,2,1,") != std::string::npos);
    CHECK(cliJson({"agreement", project.file(), "--intra", "--annotators", "Jonas"})["annotators"].size() == 1);
    const SmallProject once(kRows);
    CHECK(cliDone({"agreement", once.file(), "--intra"}).find("Nobody labelled an issue twice.") != std::string::npos);
    // A table without a row has its heads all the same.
    CHECK(cliDone({"agreement", once.file(), "--intra", "--csv"}) ==
          "person,level,pairs,differ,value,standard_error,low,high,undefined,median_days\n");
}

TEST_CASE("A check that is drawn from a round is held against it, person by person")
{
    const SmallProject project(kRows);
    cliDone({"import", "links", project.file(),
             project.write("more.txt", "https://github.com/lumen-ml/lumen/issues/99\n")}); // in no round
    cliDone(
        {"round", "create", project.file(), "Check", "--purpose", "check", "--in", "Pilot", "--size", "6", "--open"});
    cliDone({"round", "start", project.file(), "--round", "Check"});
    const std::string again = row("lumen-ml/lumen", 1, "C.1,C.1") + row("lumen-ml/lumen", 2, "C.1,C.1") +
                              row("lumen-ml/lumen", 3, "B.1,C.1") + row("lumen-ml/lumen", 4, "C.2,C.2");
    const Json imported = cliJson({"import", "labels", project.file(),
                                   project.write("again.csv", "Issue_URL,Mira,Jonas\n" + again), "--round", "Check"});
    CHECK(imported["items_added"] == 0); // all six were drawn
    const Json intra = cliJson({"agreement", project.file(), "--round", "Check", "--intra", "--level", "theme"});
    CHECK(intra["checked"] == 6);
    CHECK(intra["against_rounds"] == Json::array({"Pilot"}));
    CHECK(intra["repeats"] == Json({{"all", 0}, {"drawn", 0}}));
    REQUIRE(intra["annotators"].size() == 2);
    const Json& mira = intra["annotators"][0]["levels"][0]; // C.1, C.2, B.1 and C.2, then C.1, C.1, B.1 and C.2
    CHECK(mira["pairs"] == 4);
    CHECK(mira["differ"] == 1);
    // Four pairs have no coefficient.
    CHECK(mira["alike"] == 3);
    CHECK(mira["cohen_kappa"]["undefined"] == "few_items");
    REQUIRE(mira["differing"].size() == 1);
    CHECK(mira["differing"][0]["earlier_round"] == "Pilot");
    CHECK(mira["differing"][0]["first"] == "C.2");
    CHECK(mira["differing"][0]["second"] == "C.1");
    CHECK(intra["annotators"][1]["levels"][0]["pairs"] == 3); // Jonas said nothing of the fourth before
    const std::string text = cliDone({"agreement", project.file(), "--round", "Check", "--intra"});
    CHECK(text.find("6 issues held against the labels of \"Pilot\"") != std::string::npos);
    CHECK(text.find("repeat") == std::string::npos);
    CHECK(cliJson({"agreement", project.file(), "--round", "Pilot", "--intra"})["checked"] == 0);
}

TEST_CASE("While a round is blind somebody is told of themselves alone, and of no issue")
{
    const EmptyProject project;
    std::string links;
    for (int number = 1; number <= 20; ++number) {
        links += "https://github.com/lumen-ml/lumen/issues/" + std::to_string(number) + "\n";
    }
    cliDone({"import", "links", project.file(), project.write("links.txt", links)});
    for (const char* name : {"Ada", "Ben"}) {
        cliDone({"add", "person", project.file(), name});
    }
    cliDone({"round", "create", project.file(), "Pilot", "--size", "10", "--repeats", "0.3", "--seed", "4"});
    cliDone({"round", "start", project.file()});
    for (const char* name : {"Ada", "Ben"}) {
        std::string table = std::string("Issue_URL,") + name + "\n";
        int number = 0;
        const Json queue = cliJson({"assign", "list", project.file(), "--round", "Pilot", "--person", name});
        for (const Json& item : queue["items"]) {
            table += item["issue"].get<std::string>() + (number++ % 2 == 0 ? ",C.1\n" : ",C.2\n");
        }
        cliDone({"import", "labels", project.file(), project.write("labels.csv", table), "--round", "Pilot"});
    }
    cliFails({"agreement", project.file()}, 1, "is blind");
    const Json own = cliJson({"agreement", project.file(), "--intra", "--as", "Ada"});
    CHECK(own["only_own"] == true);
    CHECK(own["repeats"].is_null());
    REQUIRE(own["annotators"].size() == 1);
    CHECK(own["annotators"][0]["person"] == "Ada");
    CHECK(own["annotators"][0]["labelled_twice"] == 3);
    CHECK(own["annotators"][0]["levels"][1]["differing"].is_null());
    CHECK(own.dump().find("github.com") == std::string::npos);
    CHECK(own.dump().find("Ben") == std::string::npos);
    const std::string text = cliDone({"agreement", project.file(), "--intra", "--as", "Ada"});
    CHECK(text.find("github.com") == std::string::npos);
    CHECK(text.find("only your own labels are told") != std::string::npos);
    cliFails({"agreement", project.file(), "--intra", "--as", "Ada", "--annotators", "Ben"}, 1, "is blind");
    CHECK(cliJson({"agreement", project.file(), "--intra", "--as", "Lead"})["annotators"].empty());

    cliDone({"round", "close", project.file()});
    const Json all = cliJson({"agreement", project.file(), "--intra"});
    CHECK(all["repeats"] == Json({{"all", 3}, {"drawn", 3}}));
    CHECK(all["annotators"].size() == 2);
    CHECK(cliJson({"agreement", project.file()})["repeats"] == Json({{"counted", 0}, {"left_out", 3}}));
    CHECK(cliDone({"agreement", project.file()}).find("3 repeats are left out") != std::string::npos);
}

TEST_CASE("A part that is selected by the final label warns, and leaves other types out")
{
    const SmallProject project(row("lumen-ml/lumen", 1, "C.1,C.1,C.1") + row("lumen-ml/lumen", 2, "C.2,B.1,C.2") +
                               row("lumen-ml/lumen", 3, "C.1,A.1,C.1") + row("lumen-ml/lumen", 4, "B.1,B.1,B.1"));
    const std::string all = cliDone({"agreement", project.file(), "--level", "theme"});
    CHECK(all.find("Selected by the final label") == std::string::npos);
    CHECK(all.find("A.1 (never agreed on)") != std::string::npos);
    const std::string part = cliDone({"agreement", project.file(), "--level", "theme", "--final-type", "C"});
    CHECK(part.find("Selected by the final label, which follows from the labels") != std::string::npos);
    CHECK(part.find("C.2 (never agreed on)") != std::string::npos);
    CHECK(part.find("A.1 (never agreed on)") == std::string::npos);
    const Json theme = cliJson({"agreement", project.file(), "--level", "theme", "--final-type", "C"});
    CHECK(theme["selected_by_final_label"] == true);
    CHECK(theme["levels"][0]["categories"].size() == 2); // C.1 and C.2, not A.1 and B.1
    for (const Json& alarm : theme["levels"][0]["alarms"]["categories"]) {
        CHECK(alarm["code"].get<std::string>().starts_with("C."));
    }
    // The value itself is that of all labels of these items, as the study published it for its types.
    CHECK(theme["levels"][0]["percent_agreement"]["value"].get<double>() == Approx(1.0 / 3));
    const Json type = cliJson({"agreement", project.file(), "--level", "type", "--final-type", "C"});
    CHECK(type["levels"][0]["alarms"]["categories"].empty());

    const Json people = cliJson({"agreement", project.file(), "--level", "theme", "--by", "person"});
    CHECK(people[0]["finals"] == 4);
    CHECK(people[0]["finals_by_majority"] == 2); // of two who differ neither is most
}

TEST_CASE("An interval above a threshold is no alarm, and a plan says what its table says")
{
    std::string alike;
    for (int number = 1; number <= 60; ++number) {
        alike += row("lumen-ml/lumen", number, number == 60 ? "C.1,C.2," : number % 2 == 0 ? "C.1,C.1," : "C.2,C.2,");
    }
    const SmallProject project(alike);
    const std::string text = cliDone({"agreement", project.file(), "--level", "theme"});
    CHECK(text.find("does not hold") == std::string::npos);
    CHECK(text.find("lies below") == std::string::npos);
    std::string apart;
    for (int number = 1; number <= 60; ++number) {
        apart += row("lumen-ml/lumen", number,
                     number % 4 == 0   ? "C.1,C.2,"
                     : number % 4 == 1 ? "C.2,C.1,"
                     : number % 4 == 2 ? "C.1,C.1,"
                                       : "C.2,C.2,");
    }
    const SmallProject low(apart);
    CHECK(cliDone({"agreement", low.file(), "--level", "theme"})
              .find("the whole interval of Fleiss' kappa lies below 0.6") != std::string::npos);

    const Words words{"agreement", "plan", "--kappa", "0.7", "--half-width", "0.05", "--shares", "0.5,0.3,0.2"};
    const Json plans = cliJson(words)["plans"];
    const auto least = [&](const char* key) {
        return *std::ranges::min_element(plans, {}, [key](const Json& plan) { return plan[key].get<int>(); });
    };
    const std::string said = cliDone(words);
    const auto named = [](const Json& plan) {
        return "with " + std::to_string(plan["annotators"].get<int>()) + " annotators (";
    };
    CHECK(said.find("Fewest items " + named(least("items"))) != std::string::npos);
    CHECK(said.find("fewest labels " + named(least("labels"))) != std::string::npos);
    CHECK(said.find("more labels") == std::string::npos);
}
