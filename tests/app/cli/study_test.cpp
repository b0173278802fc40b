// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"
#include "tests/support/expected_numbers.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <sstream>

using namespace accord::test;

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> filesOf(const fs::path& study, const std::string& extension)
{
    std::vector<fs::path> files;
    for (const auto& folder : fs::directory_iterator(study)) {
        if (!folder.is_directory()) {
            continue;
        }
        for (const auto& file : fs::directory_iterator(folder)) {
            if (file.path().extension() == extension) {
                files.push_back(file.path());
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

Words with(Words words, const std::vector<fs::path>& files, const Words& more = {})
{
    for (const fs::path& file : files) {
        words.push_back(file.string());
    }
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

// The rows of the tables one behind the other, without their headers.
std::vector<std::string> rowsOf(const std::vector<fs::path>& files)
{
    std::vector<std::string> rows;
    for (const fs::path& file : files) {
        std::istringstream stream(readFile(file));
        std::string row;
        std::getline(stream, row);
        while (std::getline(stream, row)) {
            if (row.ends_with('\r')) {
                row.pop_back();
            }
            rows.push_back(row);
        }
    }
    return rows;
}

Words wordsFor(const std::string& project, const Json& select)
{
    // The reference knows no codebook: it counts the categories that are in use.
    Words words{"agreement", project, "--only-used", "--level", select["level"].get<std::string>()};
    if (select.contains("final_type")) {
        words.insert(words.end(), {"--final-type", select["final_type"].get<std::string>()});
    }
    if (select.contains("framework")) {
        words.insert(words.end(), {"--repository", select["framework"].get<std::string>()});
    }
    return words;
}

// What the reference says of a case; what we say beyond it is checked elsewhere.
Compared compareCase(const Json& expected, const Json& coefficients)
{
    Json found = Json::object();
    for (const auto& [key, figures] : coefficients.items()) {
        if (expected.contains(key)) {
            found[key] = figures;
        }
    }
    return compareNumbers(nlohmann::json::parse(expected.dump()), nlohmann::json::parse(found.dump()));
}

// The tables of the report say the same as its coefficients.
void checkReport(const Json& level)
{
    const Json& all = level["coefficients"];
    CHECK(level["items"]["used"] == all["counts"]["items_pairable"]);
    CHECK(level["fleiss_kappa"]["value"] == all["fleiss_kappa"]["value"]);
    CHECK(level["pairs"].size() == all["cohen_pairwise"].size());
    for (const Json& pair : level["pairs"]) {
        const auto name = pair["first"].get<std::string>() + "|" + pair["second"].get<std::string>();
        CHECK(pair["cohen_kappa"]["value"] == all["cohen_pairwise"][name]["value"]);
    }
    for (const Json& category : level["categories"]) {
        const Json& reference = all["per_category"][category["code"].get<std::string>()];
        CHECK(category["fleiss_kappa"]["value"] == reference["fleiss"]);
        CHECK(category["specific_agreement"] == reference["specific_agreement"]);
    }
}

// Every figure of every case of the reference: overall, per framework, per final type, against the final label.
void checkReference(const std::string& project, const Json& reference)
{
    Compared all;
    for (const auto& [name, content] : reference["cases"].items()) {
        INFO(name);
        const Json report = cliJson(wordsFor(project, content["select"]));
        const Json& level = report["levels"][0];
        Json expected = content["expected"];
        if (content["select"].contains("with_final")) {
            // The reference counts the final label as one more rater there.
            expected.erase("counts");
        }
        all.add(compareCase(expected, level["coefficients"]), name);
        checkReport(level);
        if (content["expected"].contains("alpha_hierarchical")) {
            const double alpha = content["expected"]["alpha_hierarchical"]["value"];
            CHECK(report["alpha_hierarchical"]["value"].get<double>() == Approx(alpha).margin(1e-12));
        }
        if (content.contains("published")) {
            const Json& published = content["published"]["fleiss_kappa/value"];
            const double kappa = level["fleiss_kappa"]["value"];
            CHECK(std::round(kappa * 1000) / 1000 == Approx(published["value"].get<double>()).margin(1e-9));
        }
    }
    std::cout << "accord-cli agreement PROJECT: " << all.summary() << "\n";
    CHECK(reference["cases"].size() == 10);
    CHECK(all.fine());
}

// The bootstrap draws by chance: its interval has the reference's ends but for what two thousand draws leave open.
void checkBootstrap(const std::string& project, const Json& reference)
{
    const Json report =
        cliJson({"agreement", project, "--level", "theme", "--bootstrap", "2000", "--seed", "7", "--only-used"});
    const Json& expected = reference["cases"]["all/theme"]["bootstrap"]["fleiss_kappa"];
    const Json& found = report["levels"][0]["coefficients"]["bootstrap"]["fleiss_kappa"];
    CHECK(found["B"] == 2000);
    CHECK(found["seed"] == 7);
    CHECK(found["se"].get<double>() == Approx(expected["se"].get<double>()).epsilon(0.06));
    for (std::size_t end = 0; end < 2; ++end) {
        CHECK(found["ci95"][end].get<double>() == Approx(expected["ci95"][end].get<double>()).margin(2.5e-4));
    }
}

std::vector<std::string> codesWith(const Json& alarms, const std::string& flag)
{
    std::vector<std::string> codes;
    for (const Json& alarm : alarms) {
        if (alarm[flag] == true) {
            codes.push_back(alarm["code"]);
        }
    }
    return codes;
}

void checkAlarms(const std::string& project)
{
    const Json level = cliJson({"agreement", project, "--level", "theme"})["levels"][0];
    const Json& alarms = level["alarms"];
    CHECK(codesWith(alarms["categories"], "never_agreed") == std::vector<std::string>{"A.4", "A.1"});
    CHECK(codesWith(alarms["categories"], "interval_reaches_zero") == std::vector<std::string>{"A.1"});
    CHECK(codesWith(alarms["categories"], "costs_most") == std::vector<std::string>{"C.1", "C.5", "C.9", "B.2", "C.2"});
    // 41,886 of the 174,223 pairs of labels that differ have one C.1, which is half of them; 1 - kappa is 0.2379.
    CHECK(alarms["categories"][0]["lost_agreement"].get<double>() ==
          Approx(0.2378974103666347 * 41886 / 2 / 174223).epsilon(1e-8));
    CHECK(alarms["categories"][0]["confused_with"] == "C.9");
    REQUIRE_FALSE(alarms["confusions"].empty());
    CHECK(alarms["confusions"].back()["cumulated"].get<double>() >= 0.5);
    CHECK(level["items_until_clear"] == Json({{"0.6", 0}, {"0.8", 0}}));
    const std::string text = cliDone({"agreement", project, "--level", "theme"});
    CHECK(text.find("used, but never agreed on by more than half: A.4, A.1") != std::string::npos);
}

void checkBreakdowns(const std::string& project)
{
    const Json rows = cliJson({"agreement", project, "--by", "repository", "--level", "theme"});
    CHECK(rows.size() == 11);
    const Json people = cliJson({"agreement", project, "--by", "person", "--level", "theme"});
    REQUIRE(people.size() == 7);
    CHECK(people[0]["person"] == "Label1");
    CHECK(people[0]["final_value"].get<double>() == Approx(0.9446266742359923).margin(1e-12));
    const Json types = cliJson({"agreement", project, "--by", "final-type", "--level", "theme"});
    CHECK(types.size() == 3);
    const Json apart =
        cliJson({"agreement", project, "--level", "theme", "--repository", "vllm", "--against-repository", "mindnlp"});
    REQUIRE(apart.size() == 1);
    CHECK(apart[0]["overlap"] == "none");
    const double se = apart[0]["se"];
    double squares = 0;
    for (const Json& row : rows) {
        const std::string repository = row["repository"];
        if (repository.ends_with("/vllm") || repository.ends_with("/mindnlp")) {
            const double error = row["standard_error"];
            squares += error * error;
        }
    }
    CHECK(se * se == Approx(squares).epsilon(1e-12));
}

// Anybody can compute the study's figures again from the matrix, with the command that the program names.
void checkMatrix(const EmptyProject& project, const Json& reference)
{
    const std::string matrix = project.beside("matrix.csv").string();
    cliDone({"agreement", project.file(), "--level", "theme", "--matrix", matrix});
    const Json again = cliJson({"agreement", "--ratings", matrix});
    CHECK(compareCase(reference["cases"]["all/theme"]["expected"], again).wrong.empty());
    CHECK(again["fleiss_kappa"]["value"] == reference["cases"]["all/theme"]["expected"]["fleiss_kappa"]["value"]);
}

void checkTables(const std::string& project)
{
    const auto kappa = [&project](const Words& more) {
        Words words{"agreement", project};
        words.insert(words.end(), more.begin(), more.end());
        return cliDone(words);
    };
    CHECK(kappa({"--level", "theme", "--final-type", "C"}).find("0.7175") != std::string::npos);
    CHECK(kappa({"--level", "theme", "--final-type", "B"}).find("0.7550") != std::string::npos);
    CHECK(kappa({"--level", "theme", "--final-type", "A"}).find("0.7575") != std::string::npos);
    const std::string all = kappa({});
    CHECK(all.find("0.7621") != std::string::npos);
    CHECK(all.find("0.9634") != std::string::npos);
    CHECK(all.find("7 annotators: Label1, Label2") != std::string::npos);
}

} // namespace

TEST_CASE("The study gives back its own figures")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const EmptyProject project;
    const auto tables = filesOf(data, ".csv");
    REQUIRE(tables.size() == 11);

    const Json links = cliJson(with({"import", "links", project.file()}, filesOf(data, ".txt")));
    CHECK(links["issues_added"] == 38736);
    CHECK(links["unchanged"] == 6);
    CHECK(links["problem_count"] == 0);
    const Json labels = cliJson(with({"import", "labels", project.file()}, tables, {"--round", "Study"}));
    CHECK(labels["items_added"] == 38742);
    CHECK(labels["labels"] == 271194);
    CHECK(labels["decisions"] == 38742);
    CHECK(labels["people_added"] == 7);
    CHECK(labels["issues_added"] == 0);
    CHECK(labels["problem_count"] == 0);

    const Json reference = Json::parse(readFile(realDataFolder() / "agreement" / "dataset_expected.json"));
    checkTables(project.file());
    checkReference(project.file(), reference);
    checkBootstrap(project.file(), reference);
    checkAlarms(project.file());
    checkBreakdowns(project.file());
    checkMatrix(project, reference);
    const Json counts = cliJson({"conflicts", project.file(), "--limit", "0"})["counts"];
    CHECK(counts["unanimous"] == 16755);
    CHECK(counts["conflicts"] == 21987);
    CHECK(counts["across_types"] == 2263);
    CHECK(counts["decided"] == 38742);

    const std::string rule = cliDone({"decide", project.file(), "--rule", "majority", "--preview"});
    CHECK(rule.find("decides 21,987 of 21,987 conflicts, 38,742 of 38,742 items") != std::string::npos);
    CHECK(rule.find("the rule says the same for 38,742 of 38,742") != std::string::npos);
}

TEST_CASE("Majority decides the study as its authors did, and the export equals its files")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const EmptyProject project;
    const auto tables = filesOf(data, ".csv");
    const Json labels =
        cliJson(with({"import", "labels", project.file()}, tables, {"--round", "Study", "--without-final"}));
    CHECK(labels["labels"] == 271194);
    CHECK(labels["decisions"] == 0);
    const Json made = cliJson({"decide", project.file(), "--rule", "majority"});
    CHECK(made["conflicts_matching"] == 21987);
    CHECK(made["decided"] == 38742);

    const fs::path wide = project.beside("wide.csv");
    cliDone({"export", "labels", project.file(), "--format", "wide", "--output", wide});
    const auto expected = rowsOf(tables);
    const auto found = rowsOf({wide});
    REQUIRE(expected.size() == 38742);
    CHECK(found == expected);
    CHECK(readFile(wide).starts_with("Issue_URL,Label1,Label2,Label3,Label4,Label5,Label6,Label7,Final_Label\n"));

    // The authors' own decisions say nothing else, and so change nothing.
    const Json same = cliJson(with({"import", "labels", project.file()}, tables, {"--round", "Study"}));
    CHECK(same["decisions"] == 0);
    // Where they came first, the rule says the same everywhere.
    const EmptyProject theirs;
    cliDone(with({"import", "labels", theirs.file()}, tables, {"--round", "Study"}));
    const Json again = cliJson({"decide", theirs.file(), "--rule", "majority", "--preview"});
    CHECK(again["already_decided"] == 38742);
    CHECK(again["already_decided_same"] == 38742);
    CHECK(cliJson({"check", project.file()})["sound"] == true);
}
