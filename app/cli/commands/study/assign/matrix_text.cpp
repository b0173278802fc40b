// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/study/assign/matrix_text.h"

#include "app/cli/commands/study/sample/sample_text.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

std::string initialsOf(const Project& project, PersonId id)
{
    const Person* person = project.person(id);
    return person == nullptr ? std::string("?") : person->initials;
}

} // namespace

Json matrixJson(const Project& project, const study::AssignmentMatrix& matrix)
{
    Json people = Json::array();
    for (std::size_t column = 0; column < matrix.people.size(); ++column) {
        people.push_back({{"person", project.nameOf(matrix.people[column])}, {"items", matrix.total(column)}});
    }
    Json strata = Json::array();
    for (std::size_t row = 0; row < matrix.strata.size(); ++row) {
        strata.push_back({{"values", matrix.strata[row].values},
                          {"items", matrix.strata[row].items},
                          {"people", matrix.counts[row]}});
    }
    return {{"people", std::move(people)}, {"strata", std::move(strata)}};
}

void printMatrix(const Project& project, const study::AssignmentMatrix& matrix, Console& console)
{
    TextTable table("lr" + std::string(matrix.people.size(), 'r'), 2);
    std::vector<std::string> head{"stratum", "items"};
    for (const PersonId person : matrix.people) {
        head.push_back(initialsOf(project, person));
    }
    table.row(head);
    std::int64_t items = 0;
    for (std::size_t row = 0; row < matrix.strata.size(); ++row) {
        items += matrix.strata[row].items;
        std::vector<std::string> cells{stratumText(matrix.strata[row].values), grouped(matrix.strata[row].items)};
        for (const std::int64_t count : matrix.counts[row]) {
            cells.push_back(grouped(count));
        }
        table.row(cells);
    }
    std::vector<std::string> sums{"together", grouped(items)};
    for (std::size_t column = 0; column < matrix.people.size(); ++column) {
        sums.push_back(grouped(matrix.total(column)));
    }
    table.row(sums);
    console.line(table.text());
}

Json assignmentJson(const Project& project, const study::Assignment& plan)
{
    Json object = matrixJson(project, plan.matrix);
    object["overlap"] = plan.overlap;
    object["handed_out"] = plan.handedOut;
    object["unassigned"] = plan.unassigned;
    object["changes"] = Json::array();
    for (const study::AssignmentChange& handing : plan.handings) {
        object["changes"].push_back({{"person", project.nameOf(handing.person)},
                                     {"gets", handing.out.size()},
                                     {"gives_up", handing.back.size()}});
    }
    return object;
}

void printAssignment(const Project& project, const study::Assignment& plan, bool preview, Console& console)
{
    console.line(preview ? "What people would have; nothing was changed:" : "What people have now:");
    printMatrix(project, plan.matrix, console);
    for (const study::AssignmentChange& handing : plan.handings) {
        if (!handing.back.empty()) {
            console.line("  " + project.nameOf(handing.person) + " gives up " +
                         counted(static_cast<std::int64_t>(handing.back.size()), "item") + ".");
        }
    }
    if (plan.unassigned > 0) {
        console.line(counted(plan.unassigned, "label") + " that nobody is there to give: hand them out with "
                                                         "\"accord-cli assign hand-out\".");
    }
}

} // namespace accord::cli
