// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/parts.h"
#include "app/cli/commands/collect/source/source_options.h"
#include "app/cli/commands/collect/source/source_words.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/collect/sources.h"

#include <optional>

namespace accord::cli {
namespace {

struct AddOptions
{
    std::string project;
    std::string repository;
    std::string links;
    std::string person;
    SourceOptions source;
};

struct ChangeOptions
{
    std::string project;
    std::string name;
    std::string person;
    SourceOptions source;
};

Result<std::vector<Source>> wantedSources(const AddOptions& options)
{
    if (options.links.empty()) {
        ACCORD_TRY(Source source, collect::parseSource(options.repository, dialectOf(options.source)));
        return std::vector<Source>{std::move(source)};
    }
    ACCORD_TRY(const std::vector<std::string> addresses, collect::readLinks(options.links));
    ACCORD_TRY(std::vector<Source> sources, collect::sourcesOfLinks(addresses));
    for (Source& source : sources) {
        // Of a host that is known by its name it is known what it speaks.
        if (!options.source.dialect.empty() && source.host != "github.com" && source.host != "gitee.com") {
            source.dialect = dialectOf(options.source);
            source.base = collect::usualBase(source.dialect, source.host);
        }
    }
    return sources;
}

std::string verbFor(const Source& source, const char* verb)
{
    return std::string(verb) + " " + sourceText(source) + ": " + selectionText(source.selection) + ".";
}

Result<Source> saved(Project& project, PersonId by, Source source, const std::optional<Source>& seen = {})
{
    ACCORD_TRY(source.uuid, collect::saveSource(project, by, source, seen));
    // As it was kept, which may be tidier than it was asked for.
    return collect::sourceNamed(project, source.uuid.text());
}

Result<int> add(const AddOptions& options, Console& console)
{
    if (options.repository.empty() == options.links.empty()) {
        return Error{Errc::Invalid, Reason::SourceNeedsRepository};
    }
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(std::vector<Source> wanted, wantedSources(options));
    for (Source& source : wanted) {
        if (options.source.dialect.empty() && !collect::isKnownHost(source.host)) {
            return Error{Errc::Invalid, Reason::DialectNeeded, {source.host}};
        }
        ACCORD_CHECK(applyTo(source, options.source));
    }
    Json list = Json::array();
    Record record;
    for (const Source& source : wanted) {
        ACCORD_TRY(const Source added, saved(project, by, source));
        list.push_back(sourceJson(added));
        record.line(verbFor(added, "Added"));
    }
    return console.emit(record.field("sources", std::move(list)));
}

Result<int> change(const ChangeOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Source seen, collect::sourceNamed(project, options.name));
    Source source = seen;
    if (!options.source.dialect.empty()) {
        source.dialect = dialectOf(options.source);
        source.base = collect::usualBase(source.dialect, source.host);
    }
    ACCORD_CHECK(applyTo(source, options.source));
    ACCORD_TRY(const Source changed, saved(project, by, std::move(source), seen));
    Record record;
    return console.emit(record.fields(sourceJson(changed)).line(verbFor(changed, "Changed")));
}

Result<int> removeIt(const ChangeOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Source source, collect::sourceNamed(project, options.name));
    ACCORD_CHECK(collect::removeSource(project, by, source.uuid));
    Record record;
    record.field("removed", sourceJson(source));
    record.line("Removed " + sourceText(source) + ". What it brought into the project stays.");
    return console.emit(record);
}

void addAdd(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "add", "Say what is to be collected from where",
                       "accord-cli collect add study.accord vllm-project/vllm --from 2023 --to 2024 \\\n"
                       "    --keywords filter_keywords:vllm --in title,body");
    const auto options = std::make_shared<AddOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("REPOSITORY", options->repository,
                    "A repository, such as vllm-project/vllm (on GitHub), or the web address of one on any host")
        ->type_name("")
        ->check(utf8());
    command.add_option("--links", options->links, "A list of links instead: a source for each repository in it")
        ->type_name("FILE");
    addSourceOptions(command, options->source);
    addActingOption(command, options->person);
    commands.onChosen(command, options, add);
}

std::shared_ptr<ChangeOptions> addNamed(CLI::App& command)
{
    auto options = std::make_shared<ChangeOptions>();
    addProjectArgument(command, options->project);
    command
        .add_option("SOURCE", options->name,
                    "A repository among the sources, or the beginning of the source's identifier")
        ->required()
        ->type_name("")
        ->check(utf8());
    addActingOption(command, options->person);
    return options;
}

void addChange(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "change", "Change what a source asks for; what is given replaces what was there",
                       "accord-cli collect change study.accord vllm-project/vllm --state closed --without labels");
    const auto options = addNamed(command);
    addSourceOptions(command, options->source);
    command
        .add_option("--without", options->source.without,
                    "What it no longer asks for: period, state, labels, keywords, pull-requests")
        ->type_name("WHAT,...")
        ->delimiter(',')
        ->check(CLI::IsMember({"period", "state", "labels", "keywords", "pull-requests"}));
    commands.onChosen(command, options, change);
}

void addRemove(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "remove", "Collect from a source no longer; what it brought stays in the project",
                       "accord-cli collect remove study.accord vllm-project/vllm");
    commands.onChosen(command, addNamed(command), removeIt);
}

} // namespace

void addCollectAdd(CommandSet& commands, CLI::App& group)
{
    addAdd(commands, group);
    addChange(commands, group);
    addRemove(commands, group);
}

} // namespace accord::cli
