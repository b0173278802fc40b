// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <algorithm>

using namespace accord::test;

namespace {

/// Three annotators in an open pilot, and a blind round over the same issues.
class TwoRounds : public EmptyProject
{
public:
    TwoRounds()
    {
        cliDone({"import", "labels", file(), write("pilot.csv", kPilot), "--round", "Pilot"});
        cliDone({"import", "labels", file(), write("main.csv", kMain), "--round", "Main"});
        cliDone({"add", "round", file(), "Hidden", "--blind"});
    }

    [[nodiscard]] Json json(Words words) const
    {
        words.insert(words.begin(), {"agreement", file()});
        return cliJson(words);
    }
    [[nodiscard]] std::string text(Words words) const
    {
        words.insert(words.begin(), {"agreement", file()});
        return cliDone(words);
    }
    void fails(Words words, int code, const std::string& sentence) const
    {
        words.insert(words.begin(), {"agreement", file()});
        cliFails(words, code, sentence);
    }

private:
    static constexpr std::string_view kPilot = "Issue_URL,Mira,Jonas,Ada,Final_Label\n"
                                               "https://github.com/lumen-ml/lumen/issues/1,C.1,C.1,C.1,C.1\n"
                                               "https://github.com/lumen-ml/lumen/issues/2,C.2,C.1,C.2,C.1\n"
                                               "https://github.com/lumen-ml/lumen/issues/3,B.1,B.1,C.1,B.1\n"
                                               "https://github.com/tessera-ai/tessera/issues/1,C.2,C.2,,C.2\n"
                                               "https://github.com/tessera-ai/tessera/issues/2,B,B.1,C.2,\n";
    static constexpr std::string_view kMain = "Issue_URL,Mira,Jonas,Final_Label\n"
                                              "https://github.com/lumen-ml/lumen/issues/1,C.1,C.1,\n"
                                              "https://github.com/lumen-ml/lumen/issues/2,C.1,C.1,\n"
                                              "https://github.com/lumen-ml/lumen/issues/3,B.1,B.1,\n";
};

} // namespace

TEST_CASE("Agreement by round shows every open round, and of a blind one its name alone")
{
    const TwoRounds project;
    const Json rows = project.json({"--by", "round", "--level", "theme"});
    REQUIRE(rows.size() == 3);
    CHECK(rows[0]["round"] == "Pilot");
    CHECK(rows[1]["value"] == 1.0);
    CHECK(rows[2]["round"] == "Hidden");
    CHECK(rows[2]["undefined"] == "blind");
    CHECK(rows[2]["items"].is_null());
    const std::string shown = project.text({"--by", "round", "--level", "theme", "--format", "csv"});
    CHECK(
        shown.starts_with("round,purpose,labels_given,level,coefficient,value,standard_error,low,high,undefined,items,"
                          "not_specified,selection\n"
                          "Pilot,main,,theme,fleiss_kappa,"));
}

TEST_CASE("Agreement of some people, of all coefficients, by level")
{
    const TwoRounds project;
    const Json rows =
        project.json({"--round", "Pilot", "--annotators", "Mira,Jonas", "--by", "level", "--coefficient", "all"});
    CHECK(rows.size() == 24);
    const Json pair = project.json({"--round", "Pilot", "--annotators", "Mira,Jonas", "--level", "theme"});
    CHECK(pair["annotators"] == Json({"Mira", "Jonas"}));
    const Json& all = pair["levels"][0]["coefficients"];
    CHECK(all["counts"]["raters"] == 2);
    // Two annotators and nothing missing but one label that stops at its type.
    CHECK(all["light_kappa"]["value"] == all["cohen_pairwise"]["Mira|Jonas"]["value"]);
    CHECK(pair["levels"][0]["labels_not_specified"] == 1);
    project.fails({"--round", "Main", "--annotators", "Ada"}, 1, "this person has no label in the round");
    project.fails({"--round", "Pilot", "--coefficient", "gamma"}, 1, "coefficients are: fleiss_kappa");
    project.fails({"--round", "Hidden"}, 1, "Hidden");
}

TEST_CASE("Agreement by category, pair and person, as text and LaTeX")
{
    const TwoRounds project;
    const Json people = project.json({"--round", "Pilot", "--by", "person", "--level", "type"});
    REQUIRE(people.size() == 3);
    CHECK(people[2]["person"] == "Ada");
    CHECK(people[2]["value"].get<double>() < people[0]["value"].get<double>());
    CHECK(people[2]["final_items"] == 3);
    CHECK(project.json({"--round", "Pilot", "--by", "pair", "--level", "theme"}).size() == 3);
    const std::string categories = project.text({"--round", "Pilot", "--by", "category", "--level", "theme"});
    CHECK(categories.find("C.1") != std::string::npos);
    const std::string latex =
        project.text({"--round", "Pilot", "--by", "pair", "--level", "theme", "--format", "latex"});
    CHECK(latex.find("\\begin{tabular}{lllrrr") != std::string::npos);
    CHECK(latex.find("\\caption{Agreement by pair. Round Pilot, n = ") != std::string::npos);
    CHECK(latex.find(" Cohen's kappa with 95 \\% intervals.}") != std::string::npos);
    CHECK(latex.find("\\label{tab:agreement-by-pair-pilot-theme}") != std::string::npos);
    CHECK(latex.find("95 \\% interval") != std::string::npos);
    CHECK(latex.find(" & 0.") == std::string::npos);
    CHECK(latex.find("Mira & Jonas") != std::string::npos);
}

TEST_CASE("A caption names what is selected, and each selection has a label of its own")
{
    const TwoRounds project;
    const auto latex = [&project](Words words) {
        words.insert(words.end(), {"--round", "Pilot", "--format", "latex"});
        return project.text(words);
    };
    const auto labelOf = [](const std::string& text) {
        const std::size_t from = text.find("\\label{") + 7;
        return text.substr(from, text.find('}', from) - from);
    };
    CHECK(labelOf(latex({})) == "tab:agreement-in-round-pilot");
    const std::string part =
        latex({"--final-type", "C", "--repository", "lumen", "--annotators", "Mira,Jonas", "--level", "theme"});
    CHECK(labelOf(part) == "tab:agreement-in-round-pilot-final-c-lumen-ml-lumen-mira-jonas-theme");
    for (const char* words : {"Round Pilot, only items decided as C (selected by what follows from the labels: not the "
                              "agreement of the round), only lumen-ml/lumen, 2 of 3 annotators (Mira, Jonas)",
                              "used: theme 2 (few)"}) {
        INFO(part);
        CHECK(part.find(words) != std::string::npos);
    }
    std::vector<std::string> labels;
    for (const Words& words :
         {Words{}, Words{"--final-type", "C"}, Words{"--annotators", "Mira,Jonas"}, Words{"--annotators", "Mira,Ada"},
          Words{"--level", "type"}, Words{"--by", "pair"}, Words{"--by", "pair", "--annotators", "Mira,Ada"}}) {
        labels.push_back(labelOf(latex(words)));
    }
    std::ranges::sort(labels);
    CHECK(std::ranges::adjacent_find(labels) == labels.end());
    // People and programs are told the same.
    const Words byPair{"--by", "pair", "--round", "Pilot", "--final-type", "C"};
    CHECK(project.text(byPair).find("only items decided as C (selected by") != std::string::npos);
    CHECK(project.json(byPair)[0]["selection"].get<std::string>().starts_with("round Pilot, only items decided as C"));
    CHECK(project.text({"--round", "Pilot", "--annotators", "Mira,Ada"}).find("2 of 3 annotators: Mira, Ada") !=
          std::string::npos);
}

TEST_CASE("Codes of annotators' own can be compared, and where nobody gave a category there is no value")
{
    const EmptyProject project;
    const auto row = [](int issue, const std::string& labels) {
        return "https://github.com/lumen-ml/lumen/issues/" + std::to_string(issue) + "," + labels + "\n";
    };
    cliDone(
        {"import", "labels", project.file(),
         project.write("codes.csv", "Issue_URL,Mira,Jonas\n" + row(1, "none_of_these:Slow GPU,none_of_these:slow gpu") +
                                        row(2, "none_of_these:slow gpu,none_of_these:wrong dtype") +
                                        row(3, "none_of_these:wrong dtype,none_of_these:wrong dtype") +
                                        row(4, "none_of_these:slow gpu,C.1") +
                                        row(5, "not_for_study:off_topic,not_for_study:off_topic")),
         "--round", "Codes"});
    const Words base{"agreement", project.file(), "--level", "theme"};
    const Json without = cliJson(base)["levels"][0];
    // Of those that count only "not for this study" has two labels; a category was given once.
    CHECK(without["labels_open_codes"] == 7);
    Words with = base;
    with.emplace_back("--open-codes");
    const Json found = cliJson(with)["levels"][0];
    CHECK(found["labels_open_codes"] == 0);
    CHECK(found["items"]["used"] == 5);
    // Alike on items 1, 3 and 5; a code and a category differ. Shares .4, .3, .1 and .2.
    CHECK(found["percent_agreement"]["value"].get<double>() == Approx(0.6));
    CHECK(found["fleiss_kappa"]["value"].get<double>() == Approx(0.3 / 0.7));
    // The table that it is computed from gives it again.
    const std::string matrix = project.beside("own.csv").string();
    Words written = with;
    written.insert(written.end(), {"--matrix", matrix});
    cliDone(written);
    const Json again = cliJson({"agreement", "--ratings", matrix});
    CHECK(again["fleiss_kappa"]["value"].get<double>() == Approx(0.3 / 0.7));

    cliDone(
        {"import", "labels", project.file(),
         project.write("out.csv", "Issue_URL,Mira,Jonas\n" + row(7, "not_for_study:off_topic,not_for_study:off_topic") +
                                      row(8, "not_for_study:off_topic,not_for_study:off_topic")),
         "--round", "Out"});
    const Json out = cliJson({"agreement", project.file(), "--round", "Out", "--level", "theme"})["levels"][0];
    for (const char* key : {"fleiss_kappa", "percent_agreement", "full_agreement"}) {
        INFO(key);
        CHECK(out[key]["value"].is_null());
        CHECK(out[key]["undefined"] == "no_category");
    }
    CHECK(cliJson({"agreement", project.file(), "--round", "Out", "--by", "level", "--coefficient",
                   "gwet_ac1"})[1]["undefined"] == "no_category");
}

TEST_CASE("A paper's table by person has few columns, and names coefficients as people do")
{
    const TwoRounds project;
    const auto latex = [&project](Words words) {
        words.insert(words.end(), {"--format", "latex"});
        return project.text(words);
    };
    const auto has = [](const std::string& text, const char* part) { return text.find(part) != std::string::npos; };
    const std::string decided = latex({"--round", "Pilot", "--by", "person", "--level", "type"});
    CHECK(has(decided, "level & person & items & value & 95 \\% interval & final items & final value"));
    CHECK(has(decided, " against the final label; final labels: type 4, "));
    CHECK_FALSE(has(decided, "standard error"));
    CHECK_FALSE(has(decided, "& finals"));
    const std::string open = latex({"--round", "Main", "--by", "person", "--level", "theme"});
    CHECK(has(open, "kappa of each person against the others.}"));
    CHECK_FALSE(has(open, "final"));
    // The other forms have everything.
    CHECK(has(project.text({"--round", "Main", "--by", "person", "--format", "csv"}), ",final_undefined,"));

    const std::string all = latex({"--round", "Pilot", "--by", "level", "--coefficient", "all"});
    CHECK(has(all, " & Fleiss' kappa & "));
    CHECK_FALSE(has(all, "fleiss\\_kappa"));
    CHECK(has(project.text({"--round", "Pilot", "--by", "level", "--coefficient", "all"}), "fleiss_kappa"));
}

TEST_CASE("A number explains itself with this table's figures")
{
    const TwoRounds project;
    const Json report =
        project.json({"--round", "Pilot", "--explain", "fleiss_kappa", "--level", "theme", "--repository", "lumen"});
    const Json& fleiss = report["explanations"][0];
    CHECK(fleiss["coefficient"] == "fleiss_kappa");
    CHECK(fleiss["items"] == Json({{"all", 3}, {"rated", 3}, {"used", 3}}));
    CHECK(fleiss["left_out"] == Json({{"other_repository", 2}}));
    CHECK(fleiss["observed"][0]["agreeing_pairs"] == 5);
    CHECK(fleiss["observed"][0]["pairs"] == 9);
    CHECK(fleiss["formulas"][0]["figures"] == "p_a = 5 / 9 = 0.555556");
    CHECK(fleiss["convention"] == "item_average");
    CHECK_FALSE(fleiss["sources"].empty());
    const std::string text = project.text({"--round", "Pilot", "--explain", "alpha_hierarchical"});
    CHECK(text.find("Krippendorff's alpha along the taxonomy path") != std::string::npos);
    CHECK(text.find("α = 1 − ") != std::string::npos);
    project.fails({"--round", "Pilot", "--explain", "gamma"}, 1, "alpha_hierarchical");
}

TEST_CASE("Two parts are compared, item by item where they share items")
{
    const TwoRounds project;
    const Json rounds = project.json({"--round", "Main", "--against-round", "Pilot", "--level", "theme"});
    REQUIRE(rounds.size() == 1);
    CHECK(rounds[0]["overlap"] == "some");
    CHECK(rounds[0]["common_items"] == 3);
    CHECK(rounds[0]["value_1"] == 1.0);
    const Json people = project.json({"--round", "Pilot", "--annotators", "Mira,Jonas", "--against-annotators",
                                      "Mira,Ada", "--level", "type", "--coefficient", "percent"});
    CHECK(people[0]["overlap"] == "all");
    CHECK(people[0]["value_1"] == 1.0);
    CHECK(people[0]["value_2"] == 0.5);
    project.fails({"--round", "Main", "--against-round", "Pilot", "--coefficient", "light_kappa"}, 1,
                  "parts are compared by fleiss_kappa");
    project.fails({"--round", "Main", "--against-round", "Hidden"}, 1, "Hidden");
}

TEST_CASE("The matrix gives the same figures without the project, by name or by pseudonym")
{
    const TwoRounds project;
    const std::string file = project.beside("matrix.csv").string();
    const Json written = project.json({"--round", "Pilot", "--level", "theme", "--matrix", file, "--pseudonyms"});
    CHECK(written["annotators"] == Json({"A1", "A2", "A3"}));
    std::string codebook;
    for (const Json& code : written["codebook"]) {
        codebook += (codebook.empty() ? "" : ",") + code.get<std::string>();
    }
    const Json again = cliJson({"agreement", "--ratings", file, "--codebook", codebook});
    const Json here = project.json({"--round", "Pilot", "--level", "theme"})["levels"][0]["coefficients"];
    for (const char* key :
         {"counts", "fleiss_kappa", "gwet_ac1", "brennan_prediger", "alpha_nominal", "conger_kappa"}) {
        CHECK(again[key] == here[key]);
    }
    project.fails({"--round", "Pilot", "--matrix", file}, 1, "--whole-path");
    project.fails({"--round", "Hidden", "--level", "theme", "--matrix", project.beside("no.csv").string()}, 1,
                  "Hidden");
    CHECK_FALSE(std::filesystem::exists(project.beside("no.csv")));
}

TEST_CASE("A plan says how many items and labels an interval needs, and simulation agrees")
{
    const Json plan = cliJson({"agreement", "plan", "--kappa", "0.7", "--half-width", "0.05", "--shares", "0.5,0.3,0.2",
                               "--annotators", "2,3,7", "--simulate", "200", "--seed", "3"});
    REQUIRE(plan["plans"].size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        const Json& each = plan["plans"][i];
        CHECK(each["half_width"].get<double>() <= 0.05);
        CHECK(each["labels"] == each["items"].get<int>() * each["annotators"].get<int>());
        CHECK(each["simulated"]["half_width"].get<double>() == Approx(0.05).epsilon(0.05));
        CHECK(each["simulated"]["coverage"].get<double>() > 0.9);
    }
    CHECK(plan["plans"][0]["items"] > plan["plans"][2]["items"]);
    const Json wide = cliJson({"agreement", "plan", "--categories", "4", "--items", "50", "--annotators", "3"});
    CHECK(wide["plans"][0]["items"] == 50);
    CHECK(wide["plans"][0]["half_width"].get<double>() > 0.05);
    CHECK(cliDone({"agreement", "plan", "--categories", "4"}).find("Fewest items with 7 annotators") !=
          std::string::npos);
    cliFails({"agreement", "plan", "--kappa", "1.5", "--categories", "4"}, 1, "from 0 to below 1");
    cliFails({"agreement", "plan"}, 1, "at least two");
    cliFails({"agreement"}, 2, "PROJECT");
}
