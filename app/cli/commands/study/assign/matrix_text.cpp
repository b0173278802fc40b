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

/// A stratum, or all of them together, with how many items each person has of it.
struct Row
{
    std::string stratum;
    std::int64_t items = 0;
    std::vector<std::int64_t> people;
};

} // namespace

void addMatrix(Record& record, const Project& project, const study::AssignmentMatrix& matrix)
{
    Json people = Json::array();
    for (std::size_t column = 0; column < matrix.people.size(); ++column) {
        people.push_back({{"person", project.nameOf(matrix.people[column])}, {"items", matrix.total(column)}});
    }
    Json strata = Json::array();
    std::vector<Row> rows;
    Row sums{"together", 0, {}};
    for (std::size_t row = 0; row < matrix.strata.size(); ++row) {
        const auto& [values, items] = matrix.strata[row];
        strata.push_back({{"values", values}, {"items", items}, {"people", matrix.counts[row]}});
        rows.push_back({stratumText(values), items, matrix.counts[row]});
        sums.items += items;
    }
    auto table = Table<Row>().column("stratum", "stratum", &Row::stratum).number("items", "items", &Row::items);
    for (std::size_t column = 0; column < matrix.people.size(); ++column) {
        table.number(project.nameOf(matrix.people[column]), initialsOf(project, matrix.people[column]),
                     [column](const Row& row) { return row.people[column]; });
        sums.people.push_back(matrix.total(column));
    }
    record.field("people", std::move(people)).field("strata", std::move(strata));
    record.sheet(table, rows);
    rows.push_back(std::move(sums));
    record.line(table.text(rows, 2));
}

void addAssignment(Record& record, const Project& project, const study::Assignment& plan, bool preview)
{
    record.line(preview ? "What people would have; nothing was changed:" : "What people have now:");
    addMatrix(record, project, plan.matrix);
    Json changes = Json::array();
    for (const study::AssignmentChange& change : plan.handings) {
        changes.push_back({{"person", project.nameOf(change.person)},
                           {"gets", change.out.size()},
                           {"gives_up", change.back.size()}});
        if (!change.back.empty()) {
            record.line("  " + project.nameOf(change.person) + " gives up " +
                        counted(static_cast<std::int64_t>(change.back.size()), "item") + ".");
        }
    }
    record.field("overlap", plan.overlap).field("handed_out", plan.handedOut).field("unassigned", plan.unassigned);
    record.field("changes", std::move(changes));
    if (plan.unassigned > 0) {
        record.line(counted(plan.unassigned, "label") + " that nobody is there to give: hand them out with "
                                                        "\"accord-cli assign hand-out\".");
    }
}

} // namespace accord::cli
