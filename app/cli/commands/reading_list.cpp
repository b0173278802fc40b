// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/reading_list.h"

#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/words.h"
#include "core/reconcile/filter_text.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/saved_filters.h"
#include "core/report/documents.h"

#include <optional>
#include <string>

namespace accord::cli {
namespace {

struct ReadingListOptions
{
    std::string project;
    std::string round;
    std::string filter;
    std::string saved;
    std::size_t limit = reconcile::ReadingRequest{}.most;
    std::string format;
    std::string file;
    std::string language;
    bool pseudonyms = false;
};

/// The filter that was asked for; without one the agenda of the meeting that goes on.
Status chooseAgenda(Project& project, const ReadingListOptions& options, reconcile::ReadingRequest& request)
{
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, request.round));
    std::string text = options.filter;
    if (!options.saved.empty()) {
        ACCORD_TRY(const reconcile::SavedFilter saved, reconcile::savedFilterNamed(project, options.saved));
        text = saved.text;
    } else if (options.filter.empty()) {
        ACCORD_TRY(const auto meeting, reconcile::runningMeeting(project, request.round));
        if (meeting) {
            ACCORD_TRY(request.agenda, reconcile::agendaOf(project, labelMatrix, *meeting));
            request.meeting = meeting->content.name;
            return {};
        }
    }
    ACCORD_TRY(request.agenda, reconcile::parseFilter(text, {labelMatrix, project.people()}));
    return {};
}

Result<int> writeReadingList(const ReadingListOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    reconcile::ReadingRequest request{round.id, {}, {}, options.limit, options.pseudonyms};
    ACCORD_CHECK(chooseAgenda(project, options, request));
    ACCORD_TRY(const reconcile::ReadingList list, reconcile::readingList(project, request, console.stop()));
    const report::Form form = formOf(options.format, options.file, options.language);
    const std::string text = report::readingListText(list, *project.taxonomy(), form);
    Record record;
    record.field("round", list.round)
        .field("agenda", report::agendaText(english(), list.agenda, *project.taxonomy(), list.names))
        .field("issues", list.entries.size());
    record.field("not_on_list", list.more);
    record.field("file", options.file.empty() ? Json(nullptr) : Json(options.file));
    if (options.file.empty()) {
        record.field("text", text).line(text.substr(0, text.find_last_not_of('\n') + 1));
        return console.emit(record);
    }
    ACCORD_CHECK(writeReport(project, options.file, text));
    record.line("Wrote " + counted(static_cast<std::int64_t>(list.entries.size()), "issue") + " to " + options.file +
                (list.more > 0 ? "; " + grouped(static_cast<std::int64_t>(list.more)) + " more are on the agenda"
                               : std::string()) +
                ".");
    return console.emit(record);
}

} // namespace

void addReadingList(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.addTo(
        group, "reading-list", "The issues of an agenda with their votes and definitions, to be read before",
        "accord-cli reconcile reading-list pilot.accord --filter \"across=type\" -o tuesday.html");
    const auto options = std::make_shared<ReadingListOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    CLI::Option* filter = command
                              .add_option("--filter", options->filter,
                                          "Which issues, as for \"reconcile agenda\"; the agenda of the meeting that "
                                          "goes on, or all pending conflicts, if left out")
                              ->type_name("TEXT")
                              ->check(utf8());
    command.add_option("--saved", options->saved, "Those of a filter that the project keeps under this name")
        ->type_name("NAME")
        ->excludes(filter);
    command.add_option("--limit", options->limit, "How many issues, the first of the agenda")
        ->type_name("N")
        ->capture_default_str();
    addReportOptions(command, options->format, options->file, options->language, options->pseudonyms);
    commands.onChosen(command, options, writeReadingList);
}

} // namespace accord::cli
