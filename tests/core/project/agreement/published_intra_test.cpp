// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/agreement/compute.h"
#include "core/exchange/labels/import_labels.h"
#include "core/project/agreement/intra.h"
#include "tests/core/must.h"
#include "tests/core/study/corpus.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <array>
#include <map>
#include <set>
#include <sstream>

using namespace accord;
using accord::test::must;

TEST_CASE("People against themselves: all pairs together are what a published study gives", "[real]")
{
    // XHateStability: 95 items that 22 people labelled in two rounds; within annotators Cohen's kappa .586611.
    ACCORD_REAL_DATA(data, "studies/xhate_stability");
    std::istringstream lines(test::readFile(data / "annotations.csv"));
    std::string line;
    std::getline(lines, line);
    std::map<int, std::map<std::string, std::array<std::string, 2>>> rows;
    std::set<std::string> people;
    while (std::getline(lines, line)) {
        std::vector<std::string> cells;
        std::istringstream stream(line);
        for (std::string cell; std::getline(stream, cell, ',');) {
            const std::size_t from = cell.find_first_not_of(" \r");
            cells.push_back(from == std::string::npos ? ""
                                                      : cell.substr(from, cell.find_last_not_of(" \r") - from + 1));
        }
        if (cells.size() == 5) {
            const auto code = [](const std::string& label) { return label == "Hateful" ? "A.1" : "B.1"; };
            rows[std::stoi(cells[0])][cells[2]] = {code(cells[3]), code(cells[4])};
            people.insert(cells[2]);
        }
    }
    REQUIRE(rows.size() == 95);
    REQUIRE(people.size() == 22);
    std::string table = "Issue_URL";
    for (const std::string& person : people) {
        table += "," + person;
    }
    for (const std::size_t time : {0U, 1U}) { // the second time as rows that the file lists again
        for (auto& [number, said] : rows) {
            table += "\nhttps://github.com/toolkit/alpha/issues/" + std::to_string(number + 1);
            for (const std::string& person : people) {
                table += "," + said[person].at(time);
            }
        }
    }
    test::Corpus corpus(test::Corpus::upTo(1));
    exchange::LabelImport import;
    import.files = {test::writeFile(corpus.folder / "twice.csv", table + "\n")};
    import.round = "Twice";
    NoProgress quiet;
    (void)must(exchange::importLabels(corpus.project, import, quiet, {}));
    const LabelMatrix labelMatrix =
        must(LabelMatrix::load(corpus.project, must(corpus.project.roundNamed("Twice")).id));
    const IntraAgreement intra = must(intraAgreement(corpus.project, labelMatrix, {}));
    CHECK(intra.annotators.size() == 22);
    const IntraLevel& themes = intra.together[1];
    CHECK(themes.kappa.items == 2090);
    CHECK_FALSE(themes.isFew());
    CHECK(themes.kappa.kappa->value == Approx(0.586611).margin(5e-7));
    // Between annotators, the first time.
    Selection first;
    first.repeats = Repeats::LeaveOut;
    const auto between = agreement::compute(agreement::kFleissKappa, ratings(labelMatrix, first).table);
    CHECK(between->value == Approx(0.288944).margin(5e-7));
}
