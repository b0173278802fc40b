// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"
#include "tests/support/real_data.h"

#include <algorithm>
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

/// One coefficient of ours against the reference's: value, and where both have them standard error and interval.
void checkFigure(const Json& ours, const Json& reference)
{
    INFO(ours.dump() << " against " << reference.dump());
    if (reference["value"].is_null()) {
        CHECK(ours["value"].is_null());
        return;
    }
    REQUIRE(ours["value"].is_number());
    CHECK(ours["value"].get<double>() == Approx(reference["value"].get<double>()).margin(1e-12));
    if (reference.contains("se")) {
        CHECK(ours["standard_error"].get<double>() == Approx(reference["se"].get<double>()).margin(1e-12));
    }
    if (reference.contains("ci95")) {
        CHECK(ours["interval"][0].get<double>() == Approx(reference["ci95"][0].get<double>()).margin(1e-12));
        CHECK(ours["interval"][1].get<double>() == Approx(reference["ci95"][1].get<double>()).margin(1e-12));
    }
}

void checkPairs(const Json& level, const Json& expected)
{
    if (!expected.contains("cohen_pairwise")) {
        return;
    }
    CHECK(level["pairs"].size() == expected["cohen_pairwise"].size());
    for (const Json& pair : level["pairs"]) {
        const auto name = pair["first"].get<std::string>() + "|" + pair["second"].get<std::string>();
        const Json& reference = expected["cohen_pairwise"][name];
        CHECK(pair["items"] == reference["n"]);
        checkFigure(pair["cohen_kappa"], {{"value", reference["value"]}, {"se", reference["se"]}});
    }
}

void checkCategories(const Json& level, const Json& expected)
{
    CHECK(level["categories"].size() == expected["per_category"].size());
    for (const Json& category : level["categories"]) {
        const Json& reference = expected["per_category"][category["code"].get<std::string>()];
        CHECK(category["share"].get<double>() == Approx(reference["prevalence"].get<double>()).margin(1e-12));
        checkFigure(category["fleiss_kappa"], {{"value", reference["fleiss"]}});
        CHECK(category["specific_agreement"].get<double>() ==
              Approx(reference["specific_agreement"].get<double>()).margin(1e-12));
    }
}

// Every case of the reference that the command can be asked for.
void checkReference(const std::string& project, const Json& reference)
{
    int checked = 0;
    for (const auto& [name, content] : reference["cases"].items()) {
        const Json& select = content["select"];
        if (select.contains("with_final")) {
            continue;
        }
        INFO(name);
        Words words{"agreement", project, "--level", select["level"].get<std::string>()};
        if (select.contains("final_type")) {
            words.insert(words.end(), {"--final-type", select["final_type"].get<std::string>()});
        }
        if (select.contains("framework")) {
            words.insert(words.end(), {"--repository", select["framework"].get<std::string>()});
        }
        const Json level = cliJson(words)["levels"][0];
        const Json& expected = content["expected"];
        CHECK(level["items"]["all"] == expected["counts"]["items"]);
        CHECK(level["items"]["used"] == expected["counts"]["items_pairable"]);
        checkFigure(level["fleiss_kappa"], expected["fleiss_kappa"]);
        checkFigure(level["percent_agreement"], expected["percent_agreement"]);
        checkFigure(level["full_agreement"], {{"value", expected["full_agreement"]["value"]}});
        checkPairs(level, expected);
        if (!level["fleiss_kappa"]["value"].is_null()) {
            checkCategories(level, expected);
        }
        ++checked;
    }
    CHECK(checked == 8);
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

    checkTables(project.file());
    checkReference(project.file(), Json::parse(readFile(realDataFolder() / "agreement" / "dataset_expected.json")));
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

    // With the authors' own decisions on top, the rule says the same everywhere.
    cliDone(with({"import", "labels", project.file()}, tables, {"--round", "Study"}));
    const Json again = cliJson({"decide", project.file(), "--rule", "majority", "--preview"});
    CHECK(again["already_decided"] == 38742);
    CHECK(again["already_decided_same"] == 38742);
    CHECK(cliJson({"check", project.file()})["sound"] == true);
}
