// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/breakdown/breakdown.h"
#include "app/cli/commands/agreement/breakdown/rows.h"
#include "app/cli/commands/agreement/explain/explain.h"
#include "app/cli/commands/agreement/explain/matrix.h"
#include "app/cli/commands/agreement/intra.h"
#include "app/cli/commands/agreement/options.h"
#include "app/cli/commands/agreement/plan/plan.h"
#include "app/cli/commands/agreement/report.h"
#include "app/cli/commands/commands.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"

#include <algorithm>
#include <iterator>

namespace accord::cli {
namespace {

// What --format asks for beside text, which is what there is anyway.
std::optional<Format> formatNamed(const std::string& name)
{
    return name == "json"    ? std::optional(Format::Structured)
           : name == "csv"   ? std::optional(Format::Csv)
           : name == "latex" ? std::optional(Format::Latex)
                             : std::nullopt;
}

Result<int> showReport(Project& project, const AgreementOptions& options, Console& console)
{
    ACCORD_TRY(const Part part, partOf(project, options.part, options.onlyUsed));
    if (console.format() == Format::Csv || console.format() == Format::Latex) {
        ACCORD_TRY(const Json rows, summaryRows(part, options));
        return printRows(rows, "Agreement in round " + part.round.name, console);
    }
    ACCORD_TRY(const AgreementReport report, reportOf(part, options));
    Record record;
    if (console.forPeople()) {
        record.text([&] { printAgreement(report, project, console); });
    } else {
        ACCORD_TRY(const Json object, agreementJson(report, project, console.stop()));
        record.fields(object);
    }
    return console.emit(record);
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
    if (options.compares()) {
        ACCORD_TRY(const Json rows, differenceRows(project, options));
        return printRows(rows, "How far two parts lie apart", console);
    }
    if (!options.by.empty()) {
        ACCORD_TRY(const Json rows, breakdownRows(project, options));
        return printRows(rows, "Agreement by " + options.by, console);
    }
    return showReport(project, options, console);
}

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
    command.add_option("--by", options.by, "A table by level, round, repository, final-type, category, pair or person")
        ->check(CLI::IsMember(breakdownNames()))
        ->type_name("WHAT");
    command
        .add_option("--explain", options.explain,
                    "Explain a coefficient with its formula and this table's numbers; also " +
                        std::string(agreement::kAlphaAlongPaths.key))
        ->type_name("NAME");
    command.add_flag("--intra", options.intra,
                     "How well each person agrees with themselves, on issues that they labelled twice");
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
    addRepeatsOption(command, options->part.repeats);
    addShowing(command, *options);
    addPartOptions(command, options->against, "--against-", "To be compared with, otherwise the same");
    addRatingsOptions(command, options->ratings);
    commands.onChosen(command, options, showAgreement);
    addPlan(commands, command);
}

} // namespace accord::cli
