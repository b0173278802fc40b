// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"

#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/agreement/measures.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <iterator>

namespace accord::cli {
namespace {

Result<PersonId> annotatorNamed(const Project& project, const LabelMatrix& labelMatrix, const std::string& name)
{
    ACCORD_TRY(const Person person, project.personNamed(name));
    if (std::ranges::count(labelMatrix.annotators(), person.id) == 0) {
        return Error{Errc::Invalid, Reason::AnnotatorWithoutLabel, {name}};
    }
    return person.id;
}

} // namespace

bool AgreementOptions::compares() const
{
    return !against.round.empty() || !against.finalType.empty() || !against.repository.empty() ||
           !against.annotators.empty();
}

Selection Part::at(Level level) const
{
    Selection chosen = selection;
    chosen.level = level;
    return chosen;
}

Result<Part> partOf(Project& project, const PartOptions& options, bool onlyUsed, bool openCodes)
{
    ACCORD_TRY(Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    Selection selection;
    selection.onlyUsed = onlyUsed;
    selection.openCodes = openCodes;
    if (openCodes) {
        ACCORD_CHECK(labelMatrix.readOpenCodes(project));
    }
    selection.repeats = repeatsOf(options.repeats);
    if (!options.repository.empty()) {
        ACCORD_TRY(selection.repository, repositoryNamed(labelMatrix, options.repository));
    }
    if (!options.finalType.empty()) {
        ACCORD_TRY(const Category type, chooseCategory(project, options.finalType));
        if (type.level != Level::Type) {
            return Error{Errc::Invalid, Reason::FinalTypeBelow, {options.finalType}};
        }
        selection.finalType = type.id;
    }
    std::vector<std::string> people;
    for (const std::string& name : options.annotators) {
        ACCORD_TRY(const PersonId person, annotatorNamed(project, labelMatrix, name));
        selection.annotators.push_back(person);
        people.push_back(project.nameOf(person));
    }
    return Part{std::move(round), std::move(labelMatrix), std::move(selection), std::move(people)};
}

std::string selectionText(const Part& part)
{
    const Selection& selection = part.selection;
    std::string words = "round " + part.round.name;
    if (const Category* type = part.labelMatrix.taxonomy().find(selection.finalType)) {
        words += ", only items decided as " + type->code +
                 " (selected by what follows from the labels: not the agreement of the round)";
    }
    words += selection.repository.empty() ? "" : ", only " + selection.repository;
    if (!part.people.empty()) {
        words += ", " + std::to_string(part.people.size()) + " of " +
                 counted(std::ssize(part.labelMatrix.annotators()), "annotator") + " (" +
                 text::join(part.people, ", ") + ")";
    }
    words += selection.repeats == Repeats::Count      ? ", with every repeat"
             : selection.repeats == Repeats::LeaveOut ? ", without repeats"
                                                      : "";
    words += selection.openCodes ? ", open codes counted as categories" : "";
    return words + (selection.onlyUsed ? ", only categories in use" : "");
}

std::string selectionLabel(const Part& part, const AgreementOptions& options, bool withRound)
{
    const Selection& selection = part.selection;
    std::vector<std::string> words;
    if (withRound) {
        words.push_back(part.round.name);
    }
    if (const Category* type = part.labelMatrix.taxonomy().find(selection.finalType)) {
        words.push_back("final " + type->code);
    }
    words.push_back(selection.repository);
    words.insert(words.end(), part.people.begin(), part.people.end());
    words.push_back(selection.repeats == Repeats::AsTheyCame ? std::string() : options.part.repeats + " repeats");
    words.emplace_back(selection.onlyUsed ? "only used" : "");
    words.emplace_back(selection.openCodes ? "open codes" : "");
    words.push_back(options.level == "all" ? std::string() : options.level);
    words.push_back(options.coefficient == "all" ? std::string() : options.coefficient);
    std::erase_if(words, [](const std::string& word) { return word.empty(); });
    return text::join(words, " ");
}

void addRepeatsOption(CLI::App& command, std::string& repeats)
{
    command
        .add_option("--repeats", repeats,
                    "Count every repeat of an issue as an item, or leave all out; if left out, those that a file lists "
                    "again count and those that a sample drew do not")
        ->check(CLI::IsMember({"count", "leave-out"}))
        ->type_name("count|leave-out");
}

Repeats repeatsOf(const std::string& repeats)
{
    return repeats == "count" ? Repeats::Count : repeats == "leave-out" ? Repeats::LeaveOut : Repeats::AsTheyCame;
}

std::string repeatsText(std::int64_t items, std::int64_t kept, std::int64_t leftOut)
{
    std::string text;
    if (kept > 0) {
        text = grouped(kept) + " of the " + grouped(items) + (kept == 1 ? " items is a repeat" : " items are repeats") +
               " (the same issue once more) and counted as items; --repeats leave-out leaves repeats out.";
    }
    if (leftOut > 0) {
        text += (text.empty() ? "" : " ") + counted(leftOut, "repeat") + (leftOut == 1 ? " is" : " are") +
                " left out; --repeats count counts repeats as items.";
    }
    return text;
}

std::vector<Level> levelsOf(const AgreementOptions& options)
{
    std::vector<Level> levels;
    for (const Level level : kLevels) {
        if (options.level.empty() || options.level == "all" || options.level == levelKey(level)) {
            levels.push_back(level);
        }
    }
    return levels;
}

Result<Measures> measuresOf(const std::string& name, const agreement::Measure& otherwise)
{
    if (name == "all") {
        return Measures(agreement::levelMeasures().begin(), agreement::levelMeasures().end());
    }
    if (name.empty()) {
        return Measures{&otherwise};
    }
    if (const auto* found = agreement::measureNamed(name); found != nullptr && !found->isForAllLevels()) {
        return Measures{found};
    }
    return Error{Errc::Invalid, Reason::CoefficientUnknown, {name, keysOf(agreement::levelMeasures())}};
}

std::string keysOf(std::span<const agreement::Measure* const> measures)
{
    std::string keys;
    for (const agreement::Measure* measure : measures) {
        keys += (keys.empty() ? "" : ", ") + std::string(measure->key);
    }
    return keys;
}

std::string categoryName(const Taxonomy& taxonomy, const Ratings& ratings, int category)
{
    const int index = ratings.categories[static_cast<std::size_t>(category)];
    return index < -1    ? "a code of annotators' own"
           : index == -1 ? "not for this study"
                         : taxonomy.categories()[static_cast<std::size_t>(index)].name;
}

std::string annotatorName(const Project& project, const Ratings& ratings, int annotator)
{
    const auto person = project.person(ratings.annotators[static_cast<std::size_t>(annotator)]);
    return person == nullptr ? std::string() : person->name;
}

std::string_view undefinedKey(agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return "no_pairs";
    case agreement::NotComputable::OneCategory:
        return "one_category";
    case agreement::NotComputable::SmallCodebook:
        return "small_codebook";
    case agreement::NotComputable::NoCommonItems:
        return "no_common_items";
    case agreement::NotComputable::NoDefinedPair:
        return "no_defined_pair";
    case agreement::NotComputable::NoCompleteItems:
        return "no_complete_items";
    case agreement::NotComputable::CategoryUnused:
        return "category_unused";
    case agreement::NotComputable::FewItems:
        return "few_items";
    case agreement::NotComputable::NoCategory:
        return "no_category";
    }
    return {};
}

Json outcomeJson(const agreement::Outcome& outcome)
{
    if (!outcome.defined()) {
        return {
            {"value", nullptr}, {"undefined", undefinedKey(outcome.why())}, {"observed", orNull(outcome.observed())}};
    }
    const agreement::Estimate& estimate = *outcome;
    return {{"value", estimate.value},
            {"standard_error", orNull(estimate.standardError)},
            {"interval", estimate.interval ? Json({estimate.interval->low, estimate.interval->high}) : Json(nullptr)},
            {"observed", orNull(estimate.observed)},
            {"expected", orNull(estimate.expected)},
            {"degrees_of_freedom", orNull(estimate.degreesOfFreedom)}};
}

Json versionsJson(const GivenVersions& versions)
{
    return {{"given", versions.given}, {"counted", versions.counted}};
}

Json otherwiseJson(const OtherwiseCounted& otherwise)
{
    const auto orNone = [](const std::optional<agreement::Outcome>& outcome) {
        return outcome ? outcomeJson(*outcome) : Json(nullptr);
    };
    return {{"changed_later", otherwise.later.changed},
            {"given_later", otherwise.later.given},
            {"with_later", orNone(otherwise.withLater)},
            {"as_given", orNone(otherwise.asGiven)}};
}

std::string valueText(const agreement::Outcome& outcome)
{
    return outcome.defined() ? fourDigits(outcome->value) : "undefined";
}

std::string intervalText(const agreement::Outcome& outcome)
{
    if (!outcome.defined() || !outcome->interval) {
        return {};
    }
    return fourDigits(outcome->interval->low) + " to " + fourDigits(outcome->interval->high);
}

namespace {

// What --format asks for beside text, which is what there is anyway.
std::optional<Format> formatNamed(const std::string& name)
{
    return name == "json"    ? std::optional(Format::Structured)
           : name == "csv"   ? std::optional(Format::Csv)
           : name == "latex" ? std::optional(Format::Latex)
                             : std::nullopt;
}

Result<int> showAgreement(const AgreementOptions& options, Console& console)
{
    if (!options.ratings.file.empty()) {
        return showRatings(options.ratings, console);
    }
    if (const auto format = formatNamed(options.format)) {
        console.use(*format);
    }
    ACCORD_TRY(Project project, Project::open(options.project));
    if (!options.matrix.empty()) {
        return writeMatrix(project, options, console);
    }
    if (!options.explain.empty()) {
        return showExplanation(project, options, console);
    }
    if (options.intra) {
        return showIntra(project, options, console);
    }
    if (options.evidence) {
        return showEvidence(project, options, console);
    }
    if (options.compares()) {
        return showDifference(project, options, console);
    }
    if (!options.by.empty()) {
        return showBreakdown(project, options, console);
    }
    return showReport(project, options, console);
}

// Those for which it matters how many categories there are.
Measures codebookMeasures()
{
    Measures result;
    std::ranges::copy_if(agreement::levelMeasures(), std::back_inserter(result), &agreement::Measure::asksCodebook);
    return result;
}

void addShowing(CLI::App& command, AgreementOptions& options)
{
    command.add_option("--coefficient", options.coefficient, keysOf(agreement::levelMeasures()) + ", or all")
        ->type_name("NAME");
    command
        .add_option("--by", options.by,
                    "A table by level, round, repository, final-type, category, pair, person or confusion (category "
                    "against category)")
        ->check(CLI::IsMember(breakdownNames()))
        ->type_name("WHAT");
    command
        .add_option("--explain", options.explain,
                    "Explain a coefficient with its formula and this table's numbers; also " +
                        std::string(agreement::kAlphaAlongPaths.key))
        ->type_name("NAME");
    command.add_flag("--intra", options.intra,
                     "How well each person agrees with themselves, on issues that they labelled twice");
    command.add_flag("--evidence", options.evidence,
                     "How well people agree on the passages that their labels cite: Krippendorff's unitizing alpha");
    addActingOption(command, options.viewer,
                    "Who looks: with --intra, of a blind round only their own labels are told");
    auto* matrix = command
                       .add_option("--matrix", options.matrix,
                                   "Write the table that figures are computed from, and its codebook beside it")
                       ->type_name("FILE.csv");
    command.add_flag("--pseudonyms", options.pseudonyms, "Call people A1, A2, ... in the matrix")->needs(matrix);
    command.add_flag("--whole-path", options.wholePath, "Write labels as they stand instead of those of a level")
        ->needs(matrix);
    command.add_option("--format", options.format, "text, json, csv or latex")
        ->check(CLI::IsMember({"text", "json", "csv", "latex"}))
        ->type_name("FORMAT");
}

} // namespace

void addPartOptions(CLI::App& command, PartOptions& part, const std::string& prefix, const std::string& group)
{
    const bool first = prefix == "--";
    const auto add = [&](const std::string& name, auto& value, const std::string& about, const std::string& type) {
        CLI::Option* option = command.add_option(prefix + name, value, about)->type_name(type);
        return first ? option : option->group(group);
    };
    add("round", part.round, first ? "The round; may be left out where there is only one" : "Another round", "NAME");
    add("final-type", part.finalType, "Only items decided as this type or below it", "CODE");
    add("repository", part.repository, "Only issues of this one, such as vllm-project/vllm or vllm", "NAME");
    add("annotators", part.annotators, "Only labels of these people", "A,B")->delimiter(',');
}

void addAgreement(CommandSet& commands)
{
    CLI::App& command = commands.tabular(
        commands.add("agreement", "How well people agree, and how sure that is",
                     "accord-cli agreement pilot.accord --round Pilot --level theme --final-type C --repository vllm\n"
                     "  accord-cli agreement pilot.accord --round Main --against-round Pilot\n"
                     "  accord-cli agreement --ratings table.csv --json"));
    const auto options = std::make_shared<AgreementOptions>();
    addProjectArgument(command, options->project);
    addPartOptions(command, options->part, "--", {});
    addLevelOption(command, options->level, "One level of the taxonomy; all side by side if left out", "--level",
                   {"all"});
    command.add_flag("--only-used", options->onlyUsed,
                     "Count only categories that are in use, not all of the taxonomy (" + keysOf(codebookMeasures()) +
                         ")");
    command.add_flag("--open-codes", options->openCodes,
                     "Count codes of annotators' own as categories: alike where their words are, and different from "
                     "every category of the taxonomy; if left out they are left out");
    addRepeatsOption(command, options->part.repeats);
    addShowing(command, *options);
    addPartOptions(command, options->against, "--against-", "To be compared with, otherwise the same");
    addRatingsOptions(command, options->ratings);
    commands.onChosen(command, options, showAgreement);
    addPlan(commands, command);
    addNextHour(commands, command);
}

} // namespace accord::cli
