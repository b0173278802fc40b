// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/sharing/merge_report.h"

#include "app/cli/words.h"
#include "core/base/text.h"

#include <array>
#include <utility>

namespace accord::cli {
namespace {

using exchange::MergeQuestion;
using exchange::MergeQuestionKind;

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

std::string_view keyOf(MergeQuestionKind kind)
{
    constexpr std::array<std::string_view, 16> kKeys{
        "unknown_person",   "namesake",     "other_person",     "same_people",    "labelled_twice",   "text_changed",
        "codebook_differs", "codebook_new", "category_renamed", "category_moved", "category_retired", "retired_labels",
        "new_round",        "new_items",    "blind_lifted",     "extra"};
    return kKeys[static_cast<std::size_t>(kind)];
}

// What on the command line chooses otherwise.
std::string_view optionOf(MergeQuestionKind kind)
{
    constexpr std::array<std::string_view, 16> kOptions{
        "--person", "--person", "--person", "",          "--same-person", "--texts",     "--codebook", "--codebook",
        "",         "",         "",         "--retired", "--new-rounds",  "--new-items", "--blind",    "--take"};
    return kOptions[static_cast<std::size_t>(kind)];
}

// Of the log.
std::string entries(std::int64_t count, const std::string& kind = {})
{
    return grouped(count) + " " + kind + (count == 1 ? "entry" : "entries");
}

std::string aboutPeople(const MergeQuestion& question)
{
    const std::string labels = entries(question.count, "new ");
    switch (question.kind) {
    case MergeQuestionKind::UnknownPerson:
        return question.subject + " is not known here (" + labels + ").";
    case MergeQuestionKind::Namesake:
        return question.subject + " is not known here, but somebody of that name is (" + labels +
               "). Say whether they are one person: --same \"" + question.subject + "\", or --different \"" +
               question.subject + "\"";
    case MergeQuestionKind::OtherPerson:
        return "The package is another's, and has entries of " + question.subject + " all the same (" + labels + ").";
    case MergeQuestionKind::SamePeople:
        return "There it says that " + question.subject + " and " + question.detail + " are one person.";
    default:
        return question.subject + " labelled " + counted(question.count, "item") +
               (question.detail.empty() ? " differently in both copies."
                                        : " in both copies; in a blind round it is not told whether differently.");
    }
}

std::string aboutCodebook(const MergeQuestion& question)
{
    switch (question.kind) {
    case MergeQuestionKind::CodebookDiffers:
        return "Both copies have codebook versions that the other does not know; the newest holds.";
    case MergeQuestionKind::CodebookNew:
        return "The codebook was changed there; its newest version will hold.";
    case MergeQuestionKind::CategoryRenamed:
        return "The category " + question.subject + " is called " + question.detail + " in what holds.";
    case MergeQuestionKind::CategoryMoved:
        return "The category " + question.subject + " has another place in what holds" +
               (question.detail.empty() ? "." : ": below " + question.detail + ".");
    case MergeQuestionKind::CategoryRetired:
        return "The category " + question.subject + " is retired in what holds. Labels keep it.";
    default:
        return counted(question.count, "new label") + " of open rounds " +
               (question.count == 1 ? "has a category" : "have categories") + " that " +
               (question.count == 1 ? "is" : "are") + " retired.";
    }
}

// What only a lead takes over.
std::string aboutExtra(const MergeQuestion& question)
{
    const std::string of = question.subject.empty() ? std::string() : ": " + question.subject;
    switch (question.extra) {
    case MergeExtra::Decisions:
        return counted(question.count, "decision") + " or " + (question.count == 1 ? "step" : "steps") +
               " of a meeting.";
    case MergeExtra::Others:
        return entries(question.count) + " in the name of somebody for whom the package was not made" + of + ".";
    case MergeExtra::People:
        return counted(question.count, "change") + " of people and what they may do" + of + "." +
               (question.detail.empty() ? std::string() : " Lead there and not here: " + question.detail + ".");
    case MergeExtra::Rounds:
        return counted(question.count, "change") + " of rounds" + of + ".";
    case MergeExtra::Items:
        return counted(question.count, "item") + " or " + (question.count == 1 ? "text" : "texts") + " unknown here.";
    case MergeExtra::Codebook:
        return counted(question.count, "version") + " of the codebook, or labels that need " +
               (question.count == 1 ? "it." : "them.");
    case MergeExtra::Criteria:
        return counted(question.count, "conclusion") + " on a round, go or no-go.";
    case MergeExtra::Settings:
        return counted(question.count, "change") + " of the study's settings, acceptance criteria or sources.";
    }
    return {};
}

std::string about(const MergeQuestion& question)
{
    switch (question.kind) {
    case MergeQuestionKind::Extra:
        return aboutExtra(question);
    case MergeQuestionKind::TextChanged:
        return "The text of " + counted(question.count, "issue") + " is another there. Both are kept.";
    case MergeQuestionKind::NewRound:
        return "The round \"" + question.subject + "\" is not known here.";
    case MergeQuestionKind::NewItems:
        return counted(question.count, "item") + " of rounds that are known here " +
               (question.count == 1 ? "is" : "are") + " not.";
    case MergeQuestionKind::BlindLifted:
        return "The round \"" + question.subject + "\" is blind here and not blind any more there.";
    case MergeQuestionKind::UnknownPerson:
    case MergeQuestionKind::Namesake:
    case MergeQuestionKind::OtherPerson:
    case MergeQuestionKind::SamePeople:
    case MergeQuestionKind::LabelledTwice:
        return aboutPeople(question);
    default:
        return aboutCodebook(question);
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

Json questionJson(const MergeQuestion& question)
{
    Json json{{"kind", keyOf(question.kind)}, {"subject", question.subject}, {"detail", question.detail},
              {"count", question.count},      {"samples", question.samples}, {"option", optionOf(question.kind)},
              {"choices", question.choices},  {"chosen", question.chosen}};
    if (question.kind == MergeQuestionKind::Extra) {
        json["take"] = nameOf(question.extra);
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

void printExtra(const MergeQuestion& question, bool mayTake, Console& console)
{
    console.line("  for a lead: " + aboutExtra(question));
    const std::string what = question.chosen == "take" ? "taken over"
                             : mayTake                 ? "left out"
                                                       : "left out, as who merges is no lead (--as LEAD)";
    console.line("        --take " + std::string(nameOf(question.extra)) + "; " + what);
}

void printFile(const exchange::MergeFileReport& file, bool mayTake, Console& console)
{
    console.line(file.file.string() + (file.isPackage ? " (a package)" : " (a copy)"));
    console.line("  new here     " + listed(file.fresh));
    console.line("  here already " + listed(file.known));
    for (const MergeQuestion& question : file.questions) {
        if (question.kind == MergeQuestionKind::Extra) {
            printExtra(question, mayTake, console);
            continue;
        }
        console.line("  look: " + about(question));
        if (!question.choices.empty()) {
            console.line("        " + std::string(optionOf(question.kind)) + ": " + text::join(question.choices, ", ") +
                         "; chosen: " + (question.chosen.empty() ? "nothing yet" : question.chosen));
        }
        for (const std::string& link : question.samples) {
            console.line("        " + link);
        }
    }
}

Json reportJson(const exchange::MergeReport& report)
{
    Json files = Json::array();
    for (const exchange::MergeFileReport& file : report.files) {
        Json questions = Json::array();
        for (const MergeQuestion& question : file.questions) {
            questions.push_back(questionJson(question));
        }
        files.push_back({{"file", file.file.string()},
                         {"package", file.isPackage},
                         {"new", countsJson(file.fresh)},
                         {"known", countsJson(file.known)},
                         {"looks", std::move(questions)}});
    }
    return {{"written", report.written},
            {"may_take", report.mayTakeExtras},
            {"backup", report.backup.empty() ? Json(nullptr) : Json(report.backup.string())},
            {"relabelled", report.relabelled},
            {"new", countsJson(report.fresh())},
            {"files", std::move(files)}};
}

} // namespace

int printMerge(const exchange::MergeReport& report, bool dryRun, Console& console)
{
    Record record;
    record.fields([&] { return reportJson(report); });
    for (const exchange::MergeFileReport& file : report.files) {
        record.text([&] { printFile(file, report.mayTakeExtras, console); });
    }
    if (dryRun) {
        record.line("Nothing was written. Without --dry-run this would bring " + listed(report.fresh()) + ".");
    } else if (report.written) {
        record.line("Merged: " + listed(report.fresh()) + ". The project as it was before: " + report.backup.string());
    } else {
        record.line("Everything was here already. Nothing was written.");
    }
    if (report.relabelled > 0) {
        record.line(counted(report.relabelled, "label") + " given anew, as chosen.");
    }
    return console.emit(record);
}

} // namespace accord::cli
