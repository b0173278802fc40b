// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/items.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/labelling/labelling.h"
#include "core/model/words.h"
#include "core/project/items.h"
#include "core/study/training.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace accord::cli {
namespace {

struct LabelOptions
{
    std::string project;
    std::string person;
    std::string round;
    std::string issue;
    int occurrence = 0;
    std::string category;
    std::string exclusion;
    std::string code;
    bool cannotTell = false;
    bool withdraw = false;
    std::string confidence;
    std::optional<std::string> summary;
    std::optional<std::string> note;
    std::vector<std::string> cited;
    bool citeNothing = false;
    bool flag = false;
    bool noFlag = false;
};

// By the codebook that people label by in the round, which may be an earlier version than the newest.
Result<Category> categoryIn(Project& project, RoundId round, const std::string& code)
{
    if (project.codebookFor(round) == project.codebook()) {
        return chooseCategory(project, code);
    }
    ACCORD_TRY(const auto taxonomy, project.taxonomyFor(round));
    const Category* category = taxonomy->findCode(code);
    if (category == nullptr || category->retired) {
        return Error{Errc::UnknownCategory, Reason::CategoriesAre, {code, taxonomy->codes()}};
    }
    return *category;
}

bool verdictStays(const LabelOptions& options)
{
    return options.category.empty() && options.exclusion.empty() && options.code.empty() && !options.cannotTell &&
           !options.withdraw;
}

Status takeVerdict(Project& project, RoundId round, const LabelOptions& options, LabelContent& content)
{
    if (!options.category.empty()) {
        ACCORD_TRY(const Category category, categoryIn(project, round, options.category));
        content.verdict = Verdict::Category;
        content.category = category.id;
        content.exclusion = Exclusion::None;
    } else if (!options.exclusion.empty()) {
        content.verdict = Verdict::NotForStudy;
        content.category = {};
        content.exclusion = exclusionNamed(options.exclusion).value_or(Exclusion::OffTopic);
    } else if (options.cannotTell) {
        content.verdict = Verdict::CannotTell;
        content.category = {};
        content.exclusion = Exclusion::None;
    } else if (!options.code.empty()) {
        content.verdict = Verdict::NoneOfThese;
        content.category = {};
        content.exclusion = Exclusion::None;
    }
    if (!verdictStays(options)) {
        content.code = text::trimmed(options.code);
    }
    return {};
}

// "body:the words" of that part, or words of whichever part has them first.
Result<Citation> citationOf(Project& project, ItemId item, const std::string& typed)
{
    const std::size_t colon = typed.find(':');
    const auto part = colon == std::string::npos ? std::optional<int>() : partNamed(typed.substr(0, colon));
    return labelling::cite(project, item, part, part ? typed.substr(colon + 1) : typed);
}

// What is not given stays as it was.
Result<LabelContent> wanted(Project& project, RoundId round, ItemId item, const LabelOptions& options,
                            LabelContent content)
{
    if (options.withdraw) {
        return LabelContent{};
    }
    ACCORD_CHECK(takeVerdict(project, round, options, content));
    if (content.verdict == Verdict::None) {
        return Error{Errc::Invalid, Reason::LabelSaysNothing};
    }
    if (!options.confidence.empty()) {
        content.confidence = confidenceNamed(options.confidence).value_or(Confidence::None);
    }
    content.summary = options.summary.value_or(content.summary);
    content.note = options.note.value_or(content.note);
    if (options.citeNothing) {
        content.citations.clear();
    }
    for (const std::string& typed : options.cited) {
        ACCORD_TRY(Citation citation, citationOf(project, item, typed));
        if (std::ranges::find(content.citations, citation) == content.citations.end()) {
            content.citations.push_back(std::move(citation));
        }
    }
    content.flagged = options.flag || (content.flagged && !options.noFlag);
    return content;
}

Json labelJson(const Heading& heading, const Person& person, const Round& round, const LabelContent& content,
               const Taxonomy& taxonomy)
{
    Json object = placeJson(round, heading);
    object["round"] = round.name;
    object["person"] = person.name;
    object.update(saidJson(taxonomy, {content.verdict, content.category, content.exclusion}));
    object["confidence"] =
        content.confidence == Confidence::None ? Json(nullptr) : Json(confidenceName(content.confidence));
    object["flagged"] = content.flagged;
    object["summary"] = content.summary;
    object["code"] = content.code.empty() ? Json(nullptr) : Json(content.code);
    object["note"] = content.note;
    object["citations"] = citationsJson(content.citations);
    return object;
}

std::string labelText(const LabelContent& content, const Taxonomy& taxonomy)
{
    if (content.verdict == Verdict::Category) {
        return "labelled as " + verdictText(content.verdict, content.category, content.exclusion, taxonomy) + " (" +
               taxonomy.pathText(content.category, " > ") + ")";
    }
    if (content.verdict == Verdict::NoneOfThese) {
        return "labelled as none of these: \"" + content.code + '"';
    }
    if (content.verdict == Verdict::None) {
        return "the label was withdrawn";
    }
    return "labelled as " + verdictText(content.verdict, content.category, content.exclusion, taxonomy);
}

// Of a training item: how the label compares with the reference. Nothing elsewhere, and where there is no reference.
Result<std::optional<study::TrainingFeedback>> feedbackOn(Project& project, const Round& round, ItemId item,
                                                          PersonId person)
{
    if (round.purpose != RoundPurpose::Training) {
        return std::optional<study::TrainingFeedback>();
    }
    return study::feedback(project, round.id, item, person);
}

std::string feedbackText(const study::TrainingFeedback& feedback, const Taxonomy& taxonomy)
{
    const study::ReferenceLabel& reference = feedback.reference;
    const std::string said = verdictText(reference.verdict, reference.category, reference.exclusion, taxonomy);
    const std::string compared = feedback.differs ? "Your first label differs from the reference, in the " +
                                                        std::string(levelText(*feedback.differs)) + ": " + said +
                                                        (feedback.right ? ", which counts as right." : ".")
                                                  : "Your first label is like the reference: " + said + ".";
    return compared + " " + reference.explanation;
}

Json feedbackJson(const study::TrainingFeedback& feedback, const Taxonomy& taxonomy)
{
    const study::ReferenceLabel& reference = feedback.reference;
    Json object;
    object["reference"] = verdictText(reference.verdict, reference.category, reference.exclusion, taxonomy);
    object["explanation"] = reference.explanation;
    object["differs"] = feedback.differs ? Json(levelKey(*feedback.differs)) : Json(nullptr);
    object["right"] = feedback.right;
    return object;
}

Result<int> label(const LabelOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Person person, actingPerson(project, options.person));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const ItemId item,
               options.occurrence > 0
                   ? labelling::occurrenceForLink(project, round.id, person.id, options.issue, options.occurrence)
                   : labelling::itemForLink(project, round.id, person.id, options.issue));
    ACCORD_TRY(const LabelContent before, labelling::currentContent(project, round.id, item, person.id));
    ACCORD_TRY(const LabelContent content, wanted(project, round.id, item, options, before));
    ACCORD_CHECK(labelling::submitLabel(project, {round.id, item, person.id, content, 0, verdictStays(options)}));
    const std::array<ItemId, 1> items{item};
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    const Heading& heading = headings.front();
    ACCORD_TRY(const auto taxonomy, project.taxonomyFor(round.id));
    ACCORD_TRY(const auto feedback, feedbackOn(project, round, item, person.id));
    Record record;
    record.fields(labelJson(heading, person, round, content, *taxonomy));
    record.line(person.name + ", round \"" + round.name + "\", " + placeText(round, heading) + ": " +
                labelText(content, *taxonomy) + ".");
    for (const Citation& citation : content.citations) {
        record.line("  " + citationText(citation));
    }
    if (feedback) {
        record.field("feedback", feedbackJson(*feedback, *taxonomy)).line(feedbackText(*feedback, *taxonomy));
    }
    return console.emit(record);
}

// Exactly one of them says what the label is; none where only the rest of a label changes.
void addVerdicts(CLI::App& command, LabelOptions& options)
{
    CLI::Option_group& verdict = *command.add_option_group("What it is");
    verdict.add_option("--category", options.category, "A category's code")->type_name("CODE");
    verdict.add_option("--not-for-study", options.exclusion, "A false positive of the collection, and why")
        ->type_name("REASON")
        ->check(exclusionWord());
    verdict.add_option("--code", options.code, "A code of your own, where no category fits and the round takes them")
        ->type_name("TEXT")
        ->check(utf8());
    verdict.add_flag("--cannot-tell", options.cannotTell, "Looked, cannot tell yet");
    verdict.add_flag("--withdraw", options.withdraw, "Take the label back");
    verdict.require_option(0, 1);
}

} // namespace

void addLabel(CommandSet& commands)
{
    CLI::App& command = commands.add(
        "label", "Give, change or withdraw one person's label of one issue; what is not given stays as it was",
        "accord-cli label pilot.accord --as \"Mira Okafor\" --round Pilot --category C.2 \\\n"
        "    --issue https://github.com/lumen-ml/lumen/issues/2187 --summary \"KV blocks leak\" --confidence high");
    const auto options = std::make_shared<LabelOptions>();
    addProjectArgument(command, options->project);
    addActingOption(command, options->person);
    addRoundOption(command, options->round);
    command.add_option("--issue", options->issue, "The issue's link")->required()->type_name("URL");
    command
        .add_option("--occurrence", options->occurrence,
                    "Which one, where the round has the issue more than once; in a blind round of those that one has "
                    "labelled. If left out the first that is not labelled yet")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    addVerdicts(command, *options);
    command.add_option("--summary", options->summary, "Intent, expectation or symptom in one line")
        ->type_name("TEXT")
        ->check(utf8());
    command.add_option("--note", options->note, "For oneself and for discussions")->type_name("TEXT")->check(utf8());
    command
        .add_option(
            "--cite", options->cited,
            "Words of the issue on which the label rests, with \"title:\", \"body:\" or \"comment 3:\" in front "
            "to say in which part; may be given several times")
        ->type_name("[PART:]TEXT")
        ->allow_extra_args(false)
        ->check(utf8());
    command.add_flag("--cite-nothing", options->citeNothing, "Take back what the label cites so far");
    command.add_option("--confidence", options->confidence, "How sure you are")
        ->type_name("WORD")
        ->check(CLI::IsMember({"low", "medium", "high"}));
    CLI::Option* flag = command.add_flag("--flag", options->flag, "Flag it for discussion");
    command.add_flag("--no-flag", options->noFlag, "Take the flag off")->excludes(flag);
    commands.onChosen(command, options, label);
}

} // namespace accord::cli
