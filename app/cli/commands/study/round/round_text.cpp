// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/study/round/round_text.h"

#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace accord::cli {
namespace {

constexpr std::array kPurposes{
    std::pair{RoundPurpose::Training, "training"},
    std::pair{RoundPurpose::Pilot, "pilot"},
    std::pair{RoundPurpose::Main, "main"},
    std::pair{RoundPurpose::Check, "check"},
};

std::vector<std::string> namesOf(const Project& project, const std::vector<PersonId>& people)
{
    std::vector<std::string> names;
    for (const PersonId person : people) {
        names.push_back(project.nameOf(person));
    }
    return names;
}

} // namespace

std::string purposeWord(RoundPurpose purpose)
{
    return std::ranges::find(kPurposes, purpose, [](const auto& word) { return word.first; })->second;
}

Result<RoundPurpose> purposeFromWord(const std::string& word)
{
    for (const auto& [purpose, known] : kPurposes) {
        if (text::equalsIgnoringCase(word, known)) {
            return purpose;
        }
    }
    return Error{Errc::Invalid, Reason::PurposeUnknown, {word}};
}

std::string stateWord(RoundState state)
{
    switch (state) {
    case RoundState::Draft:
        return "draft";
    case RoundState::Running:
        return "running";
    case RoundState::Closed:
        return "closed";
    case RoundState::Reconciled:
        break;
    }
    return "reconciled";
}

Table<study::Missing> missingTable(const Project& project)
{
    return Table<study::Missing>()
        .column("person", "person", [&project](const study::Missing& missing) { return project.nameOf(missing.person); })
        .number("items", "items", &study::Missing::expected)
        .number("missing", "missing", &study::Missing::missing);
}

Table<RoundRow> roundTable(const Project& project, bool withLabels)
{
    Table<RoundRow> table;
    table.column("name", "round", [](const RoundRow& row) { return row.round.name; })
        .column("purpose", "purpose", [](const RoundRow& row) { return purposeWord(row.round.purpose); })
        .column("state", "state", [](const RoundRow& row) { return stateWord(row.round.state); },
                [](const RoundRow& row) { return stateWord(row.round.state) + (row.round.blind ? ", blind" : ""); })
        .key("blind", [](const RoundRow& row) { return row.round.blind; })
        .key("people",
             [&project, withLabels](const RoundRow& row) {
                 return withLabels ? missingTable(project).json(row.completeness.people)
                                   : Json(namesOf(project, row.round.people));
             })
        .key("handed_out", [](const RoundRow& row) { return row.round.assigned; })
        .key("overlap", [](const RoundRow& row) { return row.round.overlap; })
        .key("order_seed", [](const RoundRow& row) { return row.round.orderSeed; })
        .key("gate", [](const RoundRow& row) { return row.round.gate; })
        .key("drawn", [](const RoundRow& row) { return !row.round.sample.empty(); });
    if (withLabels) {
        const auto given = [](const RoundRow& row) {
            return grouped(row.completeness.expected - row.completeness.missing);
        };
        table.number("items", "items", [](const RoundRow& row) { return row.completeness.items; })
            .shown("labels", given, 'r')
            .key("labels_expected", [](const RoundRow& row) { return row.completeness.expected; })
            .number("labels_missing", "missing", [](const RoundRow& row) { return row.completeness.missing; })
            .key("unassigned", [](const RoundRow& row) { return row.completeness.unassigned; });
    }
    return table;
}

void printRound(const Project& project, const Round& round, const study::Completeness& completeness, Console& console)
{
    console.line("Round \"" + round.name + "\"");
    TextTable table("ll", 2);
    table.row({"purpose", purposeWord(round.purpose)});
    table.row({"state", stateWord(round.state) + (round.blind ? ", blind" : ", open")});
    table.row({"items",
               grouped(completeness.items) + (completeness.unassigned > 0
                                                  ? ", " + grouped(completeness.unassigned) + " wait to be handed out"
                                                  : std::string())});
    table.row(
        {"people", round.people.empty() ? std::string("everybody") : text::join(namesOf(project, round.people), ", ")});
    table.row({"each item", round.overlap == 0 ? std::string("everybody") : counted(round.overlap, "person")});
    table.row({"order", round.orderSeed == 0 ? std::string("the same for all")
                                             : "each person's own, seed " + std::to_string(round.orderSeed)});
    if (!round.gate.empty()) {
        table.row({"gate", round.gate});
    }
    table.row(
        {"labels", grouped(completeness.expected - completeness.missing) + " of " + grouped(completeness.expected)});
    console.line(table.text());
}

} // namespace accord::cli
