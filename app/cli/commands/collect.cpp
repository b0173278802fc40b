// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect.h"

#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/base/reason.h"

#include <algorithm>

namespace accord::cli {

void addSourcesArgument(CLI::App& command, std::vector<std::string>& names)
{
    command
        .add_option("SOURCE", names,
                    "Repositories among the sources, such as vllm-project/vllm; all sources if left out")
        ->type_name("")
        ->check(utf8());
}

Result<std::vector<Source>> chooseSources(Project& project, const std::vector<std::string>& names)
{
    std::vector<Source> chosen;
    for (const std::string& name : names) {
        ACCORD_TRY(Source source, collect::sourceNamed(project, name));
        if (std::ranges::find(chosen, source.uuid, &Source::uuid) == chosen.end()) {
            chosen.push_back(std::move(source));
        }
    }
    if (names.empty()) {
        ACCORD_TRY(std::vector<collect::SourceStatus> all, collect::sources(project));
        for (collect::SourceStatus& status : all) {
            chosen.push_back(std::move(status.source));
        }
    }
    if (chosen.empty()) {
        return Error{Errc::NotFound, Reason::NoSourceYet};
    }
    return chosen;
}

std::string sourceText(const Source& source)
{
    const std::string name = source.host == "github.com" ? source.repository : source.host + "/" + source.repository;
    const auto issues = static_cast<std::int64_t>(source.numbers.size());
    return issues == 0 ? name : name + " (" + counted(issues, "issue") + ")";
}

std::string sourceText(std::span<const Source> sources, const Uuid& uuid)
{
    const auto found = std::ranges::find(sources, uuid, &Source::uuid);
    return found == sources.end() ? std::string("a source that was removed") : sourceText(*found);
}

std::string plainLine(std::string_view text)
{
    return cutToWidth(text, std::string_view::npos);
}

void addCollect(CommandSet& commands)
{
    CLI::App& group = commands.group("collect", "Bring issues in from GitHub, Gitee and hosts like them");
    addCollectAdd(commands, group);
    addCollectSources(commands, group);
    addCollectConfirm(commands, group);
    addCollectForecast(commands, group);
    addCollectFetch(commands, group);
    addCollectPreview(commands, group);
    addCollectBringIn(commands, group);
    addCollectKeywords(commands, group);
    addCollectDuplicates(commands, group);
    addCollectLog(commands, group);
}

} // namespace accord::cli
