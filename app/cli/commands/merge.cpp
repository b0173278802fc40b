// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"

#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/merge_questions.h"
#include "core/exchange/package.h"
#include "core/messages/merge_counts.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace accord::cli {
namespace {

using exchange::MergeQuestion;
using exchange::MergeQuestionKind;

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

std::string aboutOthers(const MergeQuestion& question, const std::string& of)
{
    switch (question.origin) {
    case PackageOrigin::NotHandedOut:
        return entries(question.count) + " of a package that this project knows nothing of" + of +
               ". Where a copy of the project handed it out, merge that copy first.";
    case PackageOrigin::OfSomebodyElse:
        return entries(question.count) + " of a package that was handed out to somebody else than who merges" + of +
               ".";
    default:
        return entries(question.count) + " in the name of somebody for whom the package was not made" + of + ".";
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
        return aboutOthers(question, of);
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
    case MergeExtra::FirstLabels:
        return counted(question.count, "label") +
               " from before first labels ended here, because the round was closed " + "or its blind lifted" + of +
               (question.detail.empty() ? "." : ", in " + question.detail + ".");
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

Table<MergeQuestion> questionTable()
{
    using Row = MergeQuestion;
    return Table<Row>()
        .key("kind", [](const Row& question) { return keyOf(question.kind); })
        .key("subject", &Row::subject)
        .key("detail", &Row::detail)
        .key("count", &Row::count)
        .key("samples", &Row::samples)
        .key("option", [](const Row& question) { return optionOf(question.kind); })
        .key("choices", &Row::choices)
        .key("chosen", &Row::chosen);
}

Json questionJson(const MergeQuestion& question)
{
    Json json = questionTable().json(question);
    if (question.kind == MergeQuestionKind::Extra) {
        json["take"] = nameOf(question.extra);
    }
    return json;
}

std::string listed(const MergeCounts& counts)
{
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < kMergeCounts.size(); ++i) {
        const std::int64_t count = counts.*kMergeCounts[i];
        if (count > 0) {
            parts.push_back(counted(count, messages::kMergeCountWords[i].one));
        }
    }
    return parts.empty() ? "nothing" : text::join(parts, ", ");
}

void addExtraLines(Record& record, const MergeQuestion& question, bool mayTake)
{
    record.line("  for a lead: " + aboutExtra(question));
    const std::string what = question.chosen == "take" ? "taken over"
                             : mayTake                 ? "left out"
                                                       : "left out, as who merges is no lead (--as LEAD)";
    record.line("        --take " + std::string(nameOf(question.extra)) + "; " + what);
}

void addFileLines(Record& record, const exchange::MergeFileReport& file, bool mayTake)
{
    record.line(file.file.string() + (file.isPackage ? " (a package)" : " (a copy)"));
    record.line("  new here     " + listed(file.fresh));
    record.line("  here already " + listed(file.known));
    for (const MergeQuestion& question : file.questions) {
        if (question.kind == MergeQuestionKind::Extra) {
            addExtraLines(record, question, mayTake);
            continue;
        }
        record.line("  look: " + about(question));
        if (!question.choices.empty()) {
            record.line("        " + std::string(optionOf(question.kind)) + ": " + text::join(question.choices, ", ") +
                        "; chosen: " + (question.chosen.empty() ? "nothing yet" : question.chosen));
        }
        for (const std::string& link : question.samples) {
            record.line("        " + link);
        }
    }
}

Json reportJson(const exchange::MergeReport& report)
{
    using File = exchange::MergeFileReport;
    const auto looks = [](const File& file) {
        Json questions = Json::array();
        std::ranges::transform(file.questions, std::back_inserter(questions), questionJson);
        return questions;
    };
    const auto files =
        Table<File>()
            .key("file", [](const File& file) { return file.file.string(); })
            .key("package", &File::isPackage)
            .key("handed_out",
                 [](const File& file) {
                     return file.isPackage ? Json(file.origin != PackageOrigin::NotHandedOut) : Json(nullptr);
                 })
            .key("new", [](const File& file) { return countsJson(file.fresh); })
            .key("known", [](const File& file) { return countsJson(file.known); })
            .key("looks", looks);
    return {{"written", report.written},
            {"may_take", report.mayTakeExtras},
            {"backup", report.backup.empty() ? Json(nullptr) : Json(report.backup.string())},
            {"relabelled", report.relabelled},
            {"new", countsJson(report.fresh())},
            {"files", files.json(report.files)}};
}

/// Prints what a merge brought (`written`), or would bring. Answers the exit code.
int printMerge(Project& project, const std::string& into, const exchange::MergeReport& report, bool dryRun,
               Console& console)
{
    Record record;
    record.fields([&] { return reportJson(report); });
    for (const exchange::MergeFileReport& file : report.files) {
        addFileLines(record, file, report.mayTakeExtras);
    }
    if (dryRun) {
        record.line("Nothing was written. Without --dry-run this would bring " + listed(report.fresh()) + ".");
    } else if (report.written) {
        record.line("Merged: " + listed(report.fresh()) + ". The project as it was before: " + report.backup.string());
    } else {
        const bool leaves = std::ranges::any_of(report.files, [](const exchange::MergeFileReport& file) {
            return std::ranges::any_of(file.questions, [](const MergeQuestion& question) {
                return question.kind == MergeQuestionKind::Extra && question.chosen == "leave";
            });
        });
        record.line(leaves ? "Nothing was written: all that is new is left out."
                           : "Everything was here already. Nothing was written.");
    }
    if (report.relabelled > 0) {
        record.line(counted(report.relabelled, "label") + " given anew, as chosen.");
    }
    if (report.written) {
        sayNext(project, into, record);
    }
    return console.emit(record);
}

struct MergeOptions
{
    std::string project;
    std::vector<std::string> files;
    bool dryRun = false;
    std::string by;
    std::vector<std::string> take;
    std::vector<std::string> same;
    std::vector<std::string> different;
    std::vector<std::string> people;
    std::string samePerson = "newest";
    std::string texts = "newest";
    std::string codebook = "newest";
    std::string retired = "keep";
    std::string newRounds;
    std::string newItems;
    std::string blind = "lift";
};

Prefer preferNamed(const std::string& word)
{
    return word == "here" ? Prefer::Here : word == "package" ? Prefer::There : Prefer::Newest;
}

std::optional<bool> addNamed(const std::string& word)
{
    return word.empty() ? std::optional<bool>() : std::optional<bool>(word == "add");
}

// Somebody here; of several of a name the one whom the files do not know.
Result<Person> personHere(const Project& project, const exchange::MergeReport& plan, const std::string& name)
{
    std::vector<Person> found;
    for (const Person* called : peopleCalled(project.people(), name)) {
        const Person& person = *called;
        const bool inFiles = std::ranges::any_of(plan.files, [&person](const exchange::MergeFileReport& file) {
            return std::ranges::find(file.people, person.uuid, &MergePerson::uuid) != file.people.end();
        });
        if (!inFiles) {
            found.push_back(person);
        }
    }
    return found.size() == 1 ? Result<Person>(found.front()) : project.personNamed(name);
}

Result<PersonChoice> personChoice(const Project& project, const exchange::MergeReport& plan, const std::string& what)
{
    if (what == "add" || what == "skip") {
        return PersonChoice{what == "add" ? PersonChoice::Kind::Add : PersonChoice::Kind::LeaveOut, {}};
    }
    ACCORD_TRY(const Person person, personHere(project, plan, what));
    return PersonChoice{PersonChoice::Kind::SameAs, person.id};
}

// Everybody of that name in the files; a name stands for nobody in particular.
Status choosePerson(const Project& project, const exchange::MergeReport& plan, const std::string& text,
                    MergeChoices& choices)
{
    const auto equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0) {
        return Error{Errc::Invalid, Reason::PersonChoiceUnsound, {text}};
    }
    const std::string name = text.substr(0, equals);
    ACCORD_TRY(const PersonChoice choice, personChoice(project, plan, text.substr(equals + 1)));
    std::vector<std::string> names;
    bool found = false;
    for (const exchange::MergeFileReport& file : plan.files) {
        for (const MergePerson& person : file.people) {
            names.push_back(person.name);
            // Of two of a name the one who is here already is not meant.
            if (text::equalsIgnoringCase(person.name, name) &&
                (choice.kind != PersonChoice::Kind::SameAs || project.person(choice.same)->uuid != person.uuid)) {
                choices.people[person.uuid] = choice;
                found = true;
            }
        }
    }
    std::ranges::sort(names);
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return found ? Status() : Status(Error{Errc::Invalid, Reason::PersonNotInFiles, {name, names}});
}

// Whether whoever has the name of somebody here is that person.
Status answerNamesakes(const Project& project, const exchange::MergeReport& plan, const std::vector<std::string>& names,
                       bool same, MergeChoices& choices)
{
    for (const std::string& name : names) {
        bool found = false;
        for (const exchange::MergeFileReport& file : plan.files) {
            for (const MergePerson& person : file.people) {
                if (person.known || !text::equalsIgnoringCase(person.name, name)) {
                    continue;
                }
                found = true;
                PersonChoice choice;
                if (same) {
                    ACCORD_TRY(const Person here, personHere(project, plan, name));
                    choice = PersonChoice{PersonChoice::Kind::SameAs, here.id};
                }
                choices.people[person.uuid] = choice;
            }
        }
        if (!found) {
            return Error{Errc::Invalid, Reason::NobodyOfThatName, {same ? "--same" : "--different", name}};
        }
    }
    return {};
}

Result<std::optional<std::set<MergeExtra>>> takenBy(const std::vector<std::string>& words)
{
    if (words.empty()) {
        return std::optional<std::set<MergeExtra>>();
    }
    std::set<MergeExtra> take;
    for (const std::string& word : words) {
        for (const MergeExtra extra : kMergeExtras) {
            if (word == "all" || word == nameOf(extra)) {
                take.insert(extra);
            }
        }
        if (word == "none" && words.size() > 1) {
            return Error{Errc::Invalid, Reason::TakeNoneAlone};
        }
    }
    return std::optional(take);
}

Result<MergeChoices> chosen(Project& project, const MergeOptions& options,
                            const std::vector<std::filesystem::path>& files, Console& console,
                            const std::stop_token& stop)
{
    MergeChoices choices;
    ACCORD_TRY(choices.by, whoLooks(project, options.by));
    if (!choices.by.valid()) {
        // There is nobody else in a package.
        ACCORD_TRY(const auto owner, exchange::packagedFor(project));
        choices.by = owner ? owner->id : PersonId{};
    }
    ACCORD_TRY(choices.take, takenBy(options.take));
    choices.samePerson = preferNamed(options.samePerson);
    choices.texts = preferNamed(options.texts);
    choices.codebook = preferNamed(options.codebook);
    choices.retired = options.retired == "flag"     ? RetiredLabels::Flag
                      : options.retired == "reopen" ? RetiredLabels::Reopen
                                                    : RetiredLabels::Keep;
    choices.newRounds = addNamed(options.newRounds);
    choices.newItems = addNamed(options.newItems);
    choices.liftBlind = options.blind == "lift";
    if (!options.people.empty() || !options.same.empty() || !options.different.empty()) {
        ACCORD_TRY(const exchange::MergeReport plan,
                   exchange::planMerge(project, files, choices, console.progress(), stop));
        for (const std::string& text : options.people) {
            ACCORD_CHECK(choosePerson(project, plan, text, choices));
        }
        ACCORD_CHECK(answerNamesakes(project, plan, options.same, true, choices));
        ACCORD_CHECK(answerNamesakes(project, plan, options.different, false, choices));
    }
    return choices;
}

Result<int> merge(const MergeOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    const std::vector<std::filesystem::path> files(options.files.begin(), options.files.end());
    const std::stop_token stop = console.stop();
    ACCORD_TRY(const MergeChoices choices, chosen(project, options, files, console, stop));
    const auto work = options.dryRun ? exchange::planMerge : exchange::merge;
    ACCORD_TRY(const exchange::MergeReport report, work(project, files, choices, console.progress(), stop));
    return printMerge(project, options.project, report, options.dryRun, console);
}

void addChoice(CLI::App& command, const std::string& name, std::string& value, const std::string& about,
               const std::vector<std::string>& words)
{
    command.add_option(name, value, about)->type_name("WHAT")->check(CLI::IsMember(words));
}

void addChoices(CLI::App& command, MergeOptions& options)
{
    const std::vector<std::string> prefer{"newest", "here", "package"};
    const std::vector<std::string> take{"add", "skip"};
    const auto list = [&command](const std::string& name, std::vector<std::string>& values, const std::string& about) {
        return command.add_option(name, values, about)
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
            ->type_name("NAME")
            ->check(utf8());
    };
    addActingOption(command, options.by, "Who merges: a lead may take more than what people said of the items");
    std::vector<std::string> kinds{"none", "all"};
    for (const MergeExtra extra : kMergeExtras) {
        kinds.emplace_back(nameOf(extra));
    }
    command
        .add_option("--take", options.take,
                    "What else a lead takes over: decisions, others (said in the name of others), people, rounds, "
                    "items, codebook, criteria, settings, first-labels (of rounds that are closed or whose blind was "
                    "lifted), all, none. If left out: nothing else of a package, all of it "
                    "of a full copy")
        ->delimiter(',')
        ->type_name("KIND,KIND")
        ->check(CLI::IsMember(kinds));
    list("--same", options.same, "Somebody of the files who has the name of somebody here is that person");
    list("--different", options.different, "or is another person of that name");
    command
        .add_option("--person", options.people,
                    "What becomes of a person of the files: NAME=add, NAME=skip, or NAME=SOMEBODY who is here under "
                    "another name; may be given several times")
        ->type_name("NAME=WHAT")
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->check(utf8());
    addChoice(command, "--same-person", options.samePerson,
              "Which label holds where a person labelled an item in both copies: newest (default), here, package",
              prefer);
    addChoice(command, "--texts", options.texts,
              "Which text of an issue is shown where both copies have one: newest (default), here, package", prefer);
    addChoice(command, "--codebook", options.codebook,
              "Which codebook holds where it was changed in both copies: newest (default), here, package", prefer);
    addChoice(command, "--retired", options.retired,
              "What becomes of new labels whose category is retired: keep (default), flag, reopen",
              {"keep", "flag", "reopen"});
    addChoice(command, "--new-rounds", options.newRounds, "Rounds that are unknown here: add (default), skip", take);
    addChoice(command, "--new-items", options.newItems, "Items and issues that are unknown here: add (default), skip",
              take);
    addChoice(command, "--blind", options.blind,
              "A round that is blind here and not any more in the other copy: lift (default), keep", {"lift", "keep"});
}

} // namespace

void addMerge(CommandSet& commands)
{
    CLI::App& command = commands.add("merge", "Bring packages and other copies of the project back together",
                                     "accord-cli merge pilot.accord mira.accord jonas.accord --dry-run");
    const auto options = std::make_shared<MergeOptions>();
    addProjectArgument(command, options->project);
    command.add_option("PACKAGE", options->files, "Packages, or full copies of the project; at most nine at a time")
        ->required()
        ->type_name("");
    command.add_flag("--dry-run", options->dryRun, "Only tell what would be new and what needs a look");
    addChoices(command, *options);
    commands.onChosen(command, options, merge);
}

} // namespace accord::cli
