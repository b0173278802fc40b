// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"
#include "tests/support/real_data.h"

#include <algorithm>
#include <iostream>
#include <map>
#include <set>
#include <sstream>

using namespace accord::test;

namespace fs = std::filesystem;

namespace {

constexpr int kPilot = 3437; // as many as the study's own pilot had
constexpr int kPeople = 7;
constexpr int kOverlap = 3;

std::vector<fs::path> filesOf(const fs::path& study, const std::string& extension)
{
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(study)) {
        if (entry.path().extension() == extension && entry.path().parent_path() != study &&
            entry.path().parent_path().filename() != "filter_keywords") {
            files.push_back(entry.path());
        }
    }
    std::ranges::sort(files);
    return files;
}

Words with(Words words, const std::vector<fs::path>& files)
{
    for (const fs::path& file : files) {
        words.push_back(file.string());
    }
    return words;
}

std::vector<std::string> cellsOf(const std::string& line)
{
    std::vector<std::string> cells;
    std::istringstream stream(line.ends_with('\r') ? line.substr(0, line.size() - 1) : line);
    for (std::string cell; std::getline(stream, cell, ',');) {
        cells.push_back(cell);
    }
    cells.resize(1 + kPeople + 1);
    return cells;
}

/// What the study's annotators said, by the address of the issue: what the scripted ones say.
std::map<std::string, std::vector<std::string>> saidBy(const std::vector<fs::path>& tables)
{
    std::map<std::string, std::vector<std::string>> said;
    for (const fs::path& table : tables) {
        std::istringstream stream(readFile(table));
        std::string line;
        std::getline(stream, line);
        while (std::getline(stream, line)) {
            const auto cells = cellsOf(line);
            said.try_emplace(cells.front(), cells.begin() + 1, cells.end() - 1);
        }
    }
    return said;
}

std::string nameOf(int person)
{
    return "Label" + std::to_string(person + 1);
}

/// A table with what each of the seven says about what was handed to them.
std::string scripted(const std::string& project, const std::map<std::string, std::vector<std::string>>& said)
{
    // An issue that is shown twice has two rows.
    std::map<std::string, std::vector<std::vector<std::string>>> rows;
    for (int person = 0; person < kPeople; ++person) {
        const Json queue = cliJson({"assign", "list", project, "--round", "Pilot", "--person", nameOf(person)});
        std::map<std::string, std::size_t> seen;
        for (const Json& item : queue["items"]) {
            const std::string issue = item["issue"];
            auto& same = rows[issue];
            const std::size_t time = seen[issue]++;
            same.resize(std::max(same.size(), time + 1), std::vector<std::string>(kPeople));
            same[time][static_cast<std::size_t>(person)] = said.at(issue)[static_cast<std::size_t>(person)];
        }
    }
    std::string table = "Issue_URL";
    for (int person = 0; person < kPeople; ++person) {
        table += "," + nameOf(person);
    }
    table += "\n";
    for (const auto& [issue, same] : rows) {
        for (const std::vector<std::string>& cells : same) {
            table += issue;
            for (const std::string& cell : cells) {
                table += "," + cell;
            }
            table += "\n";
        }
    }
    return table;
}

Words drawing(const std::string& project)
{
    return {"sample", "draw",     project, "--strata", "repository", "--size", std::to_string(kPilot),
            "--seed", "20251120", "--list"};
}

} // namespace

TEST_CASE("The study's pilot: drawn, shared out among seven, labelled, closed, judged")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const auto tables = filesOf(data, ".csv");
    auto lists = filesOf(data, ".txt");
    REQUIRE(tables.size() == 11);

    const EmptyProject study;
    const std::string& project = study.file();
    cliJson(with({"import", "links", project}, lists));
    for (int person = 0; person < kPeople; ++person) {
        cliDone({"add", "person", project, nameOf(person)});
    }
    const Json drawn = cliJson(drawing(project));
    CHECK(drawn["frame"] == 38736);
    CHECK(drawn["issues"] == kPilot);
    for (const Json& part : drawn["strata"]) {
        const double exact = kPilot * part["frame"].get<double>() / 38736;
        CHECK(std::abs(part["sample"].get<double>() - exact) < 1);
    }

    // On another machine, where the files came in another order.
    {
        const EmptyProject other;
        std::ranges::reverse(lists);
        cliJson(with({"import", "links", other.file()}, lists));
        CHECK(cliJson(drawing(other.file()))["links"] == drawn["links"]);
    }

    CHECK(cliJson({"round", "create", project, "Pilot", "--purpose", "pilot", "--strata", "repository", "--size",
                   std::to_string(kPilot), "--seed", "20251120", "--gate",
                   "theme fleiss-kappa >= 0.7 and lower > 0.6"})["items"] == kPilot);
    const Json shared =
        cliJson({"assign", "share", project, "--overlap", std::to_string(kOverlap), "--seed", "20251120"});
    for (const Json& person : shared["people"]) {
        CHECK(person["items"] == kPilot * kOverlap / kPeople); // 1,473 each: it comes out even
    }
    for (const Json& stratum : shared["strata"]) {
        const double exact = stratum["items"].get<double>() * kOverlap / kPeople;
        for (const Json& count : stratum["people"]) {
            CHECK(std::abs(count.get<double>() - exact) < 1);
        }
    }
    CHECK(cliJson({"round", "start", project})["state"] == "running");
    cliFails({"agreement", project, "--round", "Pilot"}, 1, "is blind");

    const std::string table = study.write("scripted.csv", scripted(project, saidBy(tables)));
    CHECK(cliJson({"import", "labels", project, table, "--round", "Pilot"})["labels"] == kPilot * kOverlap);
    const Json closed = cliJson({"round", "close", project});
    CHECK(closed["labels_expected"] == kPilot * kOverlap);
    CHECK(closed["labels_missing"] == 0);

    const Json counts = cliJson({"conflicts", project, "--limit", "0"})["counts"];
    CHECK(counts["items"] == kPilot);
    CHECK(counts["incomplete"] == 0);
    CHECK(counts["unanimous"].get<int>() + counts["conflicts"].get<int>() == kPilot);
    const Json kappa = cliJson({"agreement", project, "--level", "theme"})["levels"][0]["fleiss_kappa"];
    std::cout << "accord-cli agreement of the pilot: kappa " << kappa["value"] << ", " << counts["conflicts"]
              << " conflicts\n";
    // The whole study has 0.7621; a tenth of it is near.
    CHECK(kappa["value"].get<double>() == Approx(0.7621).margin(0.03));
    const Json gate = cliJson({"round", "gate", project, "--go", "--as", "Lead", "--reason", "as the gate asks"});
    CHECK(gate["gate"]["passed"] == true);
    CHECK(gate["gate"]["figures"][0]["value"] == kappa["value"]);
    CHECK(gate["decided"].size() == 1);
    const std::string report = cliDone({"round", "report", project});
    CHECK(report.find("# Report on the round Pilot") == 0);
    CHECK(report.find("10,311 labels") != std::string::npos);
    CHECK(cliJson({"check", project})["sound"] == true);
}

TEST_CASE("The study's pilot with repeats: 3,437 issues, whatever is labelled twice")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const auto tables = filesOf(data, ".csv");
    const EmptyProject study;
    const std::string& project = study.file();
    cliJson(with({"import", "links", project}, filesOf(data, ".txt")));
    for (int person = 0; person < kPeople; ++person) {
        cliDone({"add", "person", project, nameOf(person)});
    }
    constexpr int kRepeats = 172; // one in twenty
    CHECK(cliJson({"round", "create", project, "Pilot", "--purpose", "pilot", "--strata", "repository", "--size",
                   std::to_string(kPilot), "--seed", "20251120", "--repeats", "0.05"})["items"] == kPilot + kRepeats);
    cliJson({"assign", "share", project, "--overlap", std::to_string(kOverlap), "--seed", "20251120"});
    cliJson({"round", "start", project});
    const std::string table = study.write("scripted.csv", scripted(project, saidBy(tables)));
    CHECK(cliJson({"import", "labels", project, table, "--round", "Pilot"})["labels"] ==
          (kPilot + kRepeats) * kOverlap);
    cliJson({"round", "close", project});

    const auto theme = [&](Words more) {
        more.insert(more.begin(), {"agreement", project, "--level", "theme"});
        return cliJson(more);
    };
    const Json usual = theme({});
    CHECK(usual["repeats"] == Json({{"counted", 0}, {"left_out", kRepeats}}));
    CHECK(usual["levels"][0]["items"]["all"] == kPilot);
    const Json counted = theme({"--repeats", "count"});
    CHECK(counted["repeats"] == Json({{"counted", kRepeats}, {"left_out", 0}}));
    CHECK(counted["levels"][0]["items"]["all"] == kPilot + kRepeats);
    const double kappa = usual["levels"][0]["fleiss_kappa"]["value"];
    const double withRepeats = counted["levels"][0]["fleiss_kappa"]["value"];
    std::cout << "pilot with repeats: kappa " << kappa << " over " << kPilot << " issues, " << withRepeats
              << " with repeats as items\n";
    CHECK(std::abs(kappa - withRepeats) > 1e-5);
    CHECK(cliJson({"round", "gate", project})["gate"]["figures"].is_array());
    CHECK(cliJson({"study", "screening", project})["all"]["collected"] == kPilot);
    CHECK(cliDone({"round", "report", project}).find("3,609 items (of them 172 repeats") != std::string::npos);
    // The same person says the same again, as the table has each issue once.
    const Json intra = cliJson({"agreement", project, "--intra", "--level", "theme"});
    CHECK(intra["repeats"] == Json({{"all", kRepeats}, {"drawn", kRepeats}}));
    int pairs = 0;
    for (const Json& person : intra["annotators"]) {
        CHECK(person["levels"][0]["differ"] == 0);
        pairs += person["levels"][0]["pairs"].get<int>();
    }
    CHECK(pairs == kRepeats * kOverlap);
}
