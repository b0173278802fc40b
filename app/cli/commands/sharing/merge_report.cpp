// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/sharing/merge_report.h"

#include "app/cli/words.h"
#include "core/base/text.h"

#include <array>
#include <utility>

namespace accord::cli {
namespace {

using exchange::Look;
using exchange::LookKind;

constexpr std::array<std::pair<std::int64_t MergeCounts::*, std::string_view>, 18> kParts{
    {{&MergeCounts::labels, "label"},
     {&MergeCounts::decisions, "decision"},
     {&MergeCounts::votes, "vote"},
     {&MergeCounts::meetings, "meeting step"},
     {&MergeCounts::people, "person"},
     {&MergeCounts::rounds, "round"},
     {&MergeCounts::items, "item"},
     {&MergeCounts::issues, "issue"},
     {&MergeCounts::texts, "text"},
     {&MergeCounts::codebooks, "codebook version"},
     {&MergeCounts::roundChanges, "round change"},
     {&MergeCounts::assignments, "assignment"},
     {&MergeCounts::gates, "gate outcome"},
     {&MergeCounts::personChanges, "person change"},
     {&MergeCounts::settings, "settings change"},
     {&MergeCounts::sources, "source change"},
     {&MergeCounts::findings, "finding"},
     {&MergeCounts::facts, "newer issue fact"}}};

std::string_view keyOf(LookKind kind)
{
    constexpr std::array<std::string_view, 16> kKeys{
        "unknown_person",   "namesake",     "other_person",     "same_people",    "labelled_twice",   "text_changed",
        "codebook_differs", "codebook_new", "category_renamed", "category_moved", "category_retired", "retired_labels",
        "new_round",        "new_items",    "blind_lifted",     "extra"};
    return kKeys[static_cast<std::size_t>(kind)];
}

// What on the command line chooses otherwise.
std::string_view optionOf(LookKind kind)
{
    constexpr std::array<std::string_view, 16> kOptions{
        "--person", "--person", "--person", "",          "--same-person", "--texts",     "--codebook", "--codebook",
        "",         "",         "",         "--retired", "--new-rounds",  "--new-items", "--blind",    "--take"};
    return kOptions[static_cast<std::size_t>(kind)];
}

std::string aboutPeople(const Look& look)
{
    const std::string labels = counted(look.count, "new act");
    switch (look.kind) {
    case LookKind::UnknownPerson:
        return look.subject + " is not known here (" + labels + ").";
    case LookKind::Namesake:
        return look.subject + " is not known here, but somebody of that name is (" + labels +
               "). Say whether they are one person: --same \"" + look.subject + "\", or --different \"" + look.subject +
               "\"";
    case LookKind::OtherPerson:
        return "The package is another's, and has acts of " + look.subject + " all the same (" + labels + ").";
    case LookKind::SamePeople:
        return "There it says that " + look.subject + " and " + look.detail + " are one person.";
    default:
        return look.subject + " labelled " + counted(look.count, "item") +
               (look.detail.empty() ? " differently in both copies."
                                    : " in both copies; in a blind round it is not told whether differently.");
    }
}

std::string aboutCodebook(const Look& look)
{
    switch (look.kind) {
    case LookKind::CodebookDiffers:
        return "Both copies have codebook versions that the other does not know; the newest holds.";
    case LookKind::CodebookNew:
        return "The codebook was changed there; its newest version will hold.";
    case LookKind::CategoryRenamed:
        return "The category " + look.subject + " is called " + look.detail + " in what holds.";
    case LookKind::CategoryMoved:
        return "The category " + look.subject + " has another place in what holds" +
               (look.detail.empty() ? "." : ": below " + look.detail + ".");
    case LookKind::CategoryRetired:
        return "The category " + look.subject + " is retired in what holds. Labels keep it.";
    default:
        return counted(look.count, "new label") + " of open rounds " +
               (look.count == 1 ? "has a category" : "have categories") + " that " + (look.count == 1 ? "is" : "are") +
               " retired.";
    }
}

// What only a lead takes over.
std::string aboutExtra(const Look& look)
{
    const std::string of = look.subject.empty() ? std::string() : ": " + look.subject;
    switch (look.extra) {
    case MergeExtra::Decisions:
        return counted(look.count, "decision") + " or " + (look.count == 1 ? "step" : "steps") + " of a meeting.";
    case MergeExtra::Others:
        return counted(look.count, "act") + " in the name of somebody for whom the package was not made" + of + ".";
    case MergeExtra::People:
        return counted(look.count, "change") + " of people and what they may do" + of + "." +
               (look.detail.empty() ? std::string() : " Lead there and not here: " + look.detail + ".");
    case MergeExtra::Rounds:
        return counted(look.count, "change") + " of rounds" + of + ".";
    case MergeExtra::Items:
        return counted(look.count, "item") + " or " + (look.count == 1 ? "text" : "texts") + " unknown here.";
    case MergeExtra::Codebook:
        return counted(look.count, "version") + " of the codebook, or labels that need " +
               (look.count == 1 ? "it." : "them.");
    case MergeExtra::Criteria:
        return counted(look.count, "conclusion") + " on a round, go or no-go.";
    case MergeExtra::Settings:
        return counted(look.count, "change") + " of the study's settings, acceptance criteria or sources.";
    }
    return {};
}

std::string about(const Look& look)
{
    switch (look.kind) {
    case LookKind::Extra:
        return aboutExtra(look);
    case LookKind::TextChanged:
        return "The text of " + counted(look.count, "issue") + " is another there. Both are kept.";
    case LookKind::NewRound:
        return "The round \"" + look.subject + "\" is not known here.";
    case LookKind::NewItems:
        return counted(look.count, "item") + " of rounds that are known here " + (look.count == 1 ? "is" : "are") +
               " not.";
    case LookKind::BlindLifted:
        return "The round \"" + look.subject + "\" is blind here and not blind any more there.";
    case LookKind::UnknownPerson:
    case LookKind::Namesake:
    case LookKind::OtherPerson:
    case LookKind::SamePeople:
    case LookKind::LabelledTwice:
        return aboutPeople(look);
    default:
        return aboutCodebook(look);
    }
}

Json countsJson(const MergeCounts& counts)
{
    return {{"labels", counts.labels},
            {"decisions", counts.decisions},
            {"votes", counts.votes},
            {"people", counts.people},
            {"rounds", counts.rounds},
            {"items", counts.items},
            {"issues", counts.issues},
            {"texts", counts.texts},
            {"codebooks", counts.codebooks},
            {"meeting_steps", counts.meetings},
            {"round_changes", counts.roundChanges},
            {"assignments", counts.assignments},
            {"gates", counts.gates},
            {"person_changes", counts.personChanges},
            {"settings_changes", counts.settings},
            {"source_changes", counts.sources},
            {"findings", counts.findings},
            {"issue_facts", counts.facts}};
}

Json lookJson(const Look& look)
{
    Json json{{"kind", keyOf(look.kind)}, {"subject", look.subject}, {"detail", look.detail},
              {"count", look.count},      {"samples", look.samples}, {"option", optionOf(look.kind)},
              {"choices", look.choices},  {"chosen", look.chosen}};
    if (look.kind == LookKind::Extra) {
        json["take"] = nameOf(look.extra);
    }
    return json;
}

std::string listed(const MergeCounts& counts)
{
    std::vector<std::string> parts;
    for (const auto& [member, name] : kParts) {
        const std::int64_t count = counts.*member;
        if (count > 0) {
            parts.push_back(counted(count, name));
        }
    }
    return parts.empty() ? "nothing" : text::join(parts, ", ");
}

void printExtra(const Look& look, bool mayTake, Console& console)
{
    console.line("  for a lead: " + aboutExtra(look));
    const std::string what = look.chosen == "take" ? "taken over"
                             : mayTake             ? "left out"
                                                   : "left out, as who merges is no lead (--as LEAD)";
    console.line("        --take " + std::string(nameOf(look.extra)) + "; " + what);
}

void printFile(const exchange::MergeFileReport& file, bool mayTake, Console& console)
{
    console.line(file.file.string() + (file.isPackage ? " (a package)" : " (a copy)"));
    console.line("  new here     " + listed(file.fresh));
    console.line("  here already " + listed(file.known));
    for (const Look& look : file.looks) {
        if (look.kind == LookKind::Extra) {
            printExtra(look, mayTake, console);
            continue;
        }
        console.line("  look: " + about(look));
        if (!look.choices.empty()) {
            console.line("        " + std::string(optionOf(look.kind)) + ": " + text::join(look.choices, ", ") +
                         "; chosen: " + (look.chosen.empty() ? "nothing yet" : look.chosen));
        }
        for (const std::string& link : look.samples) {
            console.line("        " + link);
        }
    }
}

Json reportJson(const exchange::MergeReport& report)
{
    Json files = Json::array();
    for (const exchange::MergeFileReport& file : report.files) {
        Json looks = Json::array();
        for (const Look& look : file.looks) {
            looks.push_back(lookJson(look));
        }
        files.push_back({{"file", file.file.string()},
                         {"package", file.isPackage},
                         {"new", countsJson(file.fresh)},
                         {"known", countsJson(file.known)},
                         {"looks", std::move(looks)}});
    }
    return {{"written", report.written},
            {"may_take", report.mayTakeExtras},
            {"backup", report.backup.empty() ? Json(nullptr) : Json(report.backup.string())},
            {"relabelled", report.relabelled},
            {"new", countsJson(report.fresh())},
            {"files", std::move(files)}};
}

} // namespace

void printMerge(const exchange::MergeReport& report, bool dryRun, Console& console)
{
    if (console.json()) {
        console.object(reportJson(report));
        return;
    }
    for (const exchange::MergeFileReport& file : report.files) {
        printFile(file, report.mayTakeExtras, console);
    }
    if (dryRun) {
        console.line("Nothing was written. Without --dry-run this would bring " + listed(report.fresh()) + ".");
    } else if (report.written) {
        console.line("Merged: " + listed(report.fresh()) + ". The project as it was before: " + report.backup.string());
    } else {
        console.line("Everything was here already. Nothing was written.");
    }
    if (report.relabelled > 0) {
        console.line(counted(report.relabelled, "label") + " given anew, as chosen.");
    }
}

} // namespace accord::cli
