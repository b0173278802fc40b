// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/print.h"

#include "app/cli/commands/codebook/codebook.h"
#include "app/cli/exit_code.h"
#include "app/cli/report_file.h"

namespace accord::cli {
namespace {

struct PrintOptions
{
    std::string project;
    std::string file;
    std::string format;
    bool withoutNotes = false;
    taxonomy::PrintOptions print;
};

Result<int> print(const PrintOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    taxonomy::PrintOptions wanted = options.print;
    wanted.notes = !options.withoutNotes;
    const bool html = wantsHtml(options.format, options.file);
    ACCORD_TRY(const std::string text,
               html ? taxonomy::codebookHtml(project, wanted) : taxonomy::codebookMarkdown(project, wanted));
    if (!options.file.empty()) {
        ACCORD_CHECK(writeReport(project, options.file, text));
    }
    const bool printed = options.file.empty();
    Record record;
    record.fields({{"version", wanted.version == 0 ? project.codebookNumber() : wanted.version},
                   {"format", html ? "html" : "markdown"},
                   {"file", printed ? Json(nullptr) : Json(options.file)},
                   {"text", printed ? Json(text) : Json(nullptr)}});
    record.line(!printed                ? "The codebook is in " + options.file + "."
                : text.ends_with('\n') ? text.substr(0, text.size() - 1)
                                        : text);
    return console.emit(record);
}

} // namespace

void addCodebookPrint(CommandSet& commands, CLI::App& group)
{
    const auto options = std::make_shared<PrintOptions>();
    CLI::App& command =
        commands.addTo(group, "print", "Print the codebook with every field, as Markdown or as one HTML file",
                       "accord-cli codebook print pilot.accord -o codebook.html");
    addProjectArgument(command, options->project);
    command.add_option("-o,--output", options->file, "Where to; standard output if left out")->type_name("FILE");
    command.add_option("--format", options->format, "Markdown unless the file's name ends in .html")
        ->type_name("FORMAT")
        ->check(CLI::IsMember({"markdown", "html"}));
    command.add_option("--version", options->print.version, "As it was in that version; the newest if left out")
        ->type_name("NUMBER")
        ->check(CLI::PositiveNumber);
    command.add_flag("--retired", options->print.retired, "With a list of what is no longer offered");
    command.add_flag("--without-notes", options->withoutNotes, "Leave out the notes of those who write it");
    commands.onChosen(command, options, print);
}

} // namespace accord::cli
