// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/model/issue.h"
#include "core/project/project.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord::collect {

/// The canonical addresses in a list of links, one per line, in its order and each once; for sourcesOfLinks(). A line
/// that is no link of an issue refuses the whole: Errc::BadSyntax or BadEncoding name the first with "file:line".
/// Errc::NotFound where the list is empty.
Result<std::vector<std::string>> readLinks(const std::filesystem::path& file);

/// The project's issue behind a web address, in any spelling. Errc::Invalid for what is no link, Errc::NotFound.
Result<IssueId> issueAt(Project& project, std::string_view address);

/// The source without what makes no difference (a slash at the end of the base, white space around labels, numbers that
/// come twice). Errc::Invalid names what cannot be meant: an address, a number, a day, a keyword or a way of asking.
Result<Source> soundSource(Source source);

/// The source that somebody means: "vllm-project/vllm" (on GitHub), or the web address of a repository or of anything
/// in it on GitHub, Gitee or, with `dialect`, any other host. Errc::Invalid says what would be right.
Result<Source> parseSource(std::string_view text, Dialect dialect = Dialect::GitHub);

/// Whether it is known what the host speaks; of others somebody must say it.
bool isKnownHost(std::string_view host);

/// The API's address of a host that has the usual one for its dialect, as a source has it.
std::string usualBase(Dialect dialect, std::string_view host);

/// Sources for the issues of a list of links (in the order of the list), one for each repository.
Result<std::vector<Source>> sourcesOfLinks(const std::vector<std::string>& addresses);

/// A source with what is there of it.
struct SourceStatus
{
    Source source;
    Fetching fetching;
    FetchedCounts fetched;
};

/// Every source that is wanted, in the order in which they were added.
Result<std::vector<SourceStatus>> sources(Project& project);

/// The source that people mean by "vllm-project/vllm", "gitee.com/mindspore/mindspore" or the beginning of its
/// identifier. Errc::NotFound names what exists, Errc::Ambiguous the choices.
Result<Source> sourceNamed(Project& project, std::string_view name);

/// Adds a source, or changes the one with that identifier. Only who may lead. Errc::Exists where another source fetches
/// the same; Errc::Invalid for an address, a day or a regular expression that is none. `seen`: the source as the person
/// saw it when changing it (none: as it is now): what others changed since in other fields stays. Errc::Changed where
/// they changed the same.
Result<Uuid> saveSource(Project& project, PersonId by, const Source& source, const std::optional<Source>& seen = {});

/// What it brought stays; what was fetched and not selected goes.
Status removeSource(Project& project, PersonId by, const Uuid& source);

/// What happened, newest first. A null identifier: in all sources.
Result<std::vector<FetchLine>> fetchLog(Project& project, const Uuid& source, std::int64_t most);

} // namespace accord::collect
