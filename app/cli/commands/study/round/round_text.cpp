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

Json roundJson(const Project& project, const Round& round)
{
    return {{"name", round.name},
            {"purpose", purposeWord(round.purpose)},
            {"state", stateWord(round.state)},
            {"blind", round.blind},
            {"people", namesOf(project, round.people)},
            {"handed_out", round.assigned},
            {"overlap", round.overlap},
            {"order_seed", round.orderSeed},
            {"gate", round.gate},
            {"drawn", !round.sample.empty()}};
}

Json completenessJson(const Project& project, const study::Completeness& completeness)
{
    Json people = Json::array();
    for (const study::Missing& missing : completeness.people) {
        people.push_back(
            {{"person", project.nameOf(missing.person)}, {"items", missing.expected}, {"missing", missing.missing}});
    }
    return {{"items", completeness.items},
            {"labels_expected", completeness.expected},
            {"labels_missing", completeness.missing},
            {"unassigned", completeness.unassigned},
            {"people", std::move(people)}};
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

void printMissing(const Project& project, const study::Completeness& completeness, Console& console)
{
    TextTable table("lrr", 2);
    table.row({"person", "items", "missing"});
    for (const study::Missing& missing : completeness.people) {
        table.row({project.nameOf(missing.person), grouped(missing.expected), grouped(missing.missing)});
    }
    console.line(table.text());
}

} // namespace accord::cli
