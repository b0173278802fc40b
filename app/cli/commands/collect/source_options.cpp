// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/source_options.h"

#include "app/cli/commands/collect/sources.h"
#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/collect/keywords.h"
#include "core/model/collect.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

namespace accord::cli {
namespace {

using collect::NamedKeywords;

struct NamedList
{
    std::string file;
    std::string list; ///< empty: not said
};

// A colon may be part of the file's name.
NamedList takenApart(const std::string& text)
{
    std::error_code error;
    const auto colon = text.rfind(':');
    if (colon == std::string::npos || colon == 0 || std::filesystem::exists(text, error)) {
        return {text, {}};
    }
    return {text.substr(0, colon), text.substr(colon + 1)};
}

// "Megatron-LM", "megatron_lm" and "megatron_lm_keywords" are the same name.
std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : text::lowerAscii(name)) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            plain += c;
        }
    }
    constexpr std::string_view kEnd = "keywords";
    if (plain.size() > kEnd.size() && plain.ends_with(kEnd)) {
        plain.resize(plain.size() - kEnd.size());
    }
    return plain;
}

std::string namesOf(const std::vector<NamedKeywords>& lists)
{
    std::vector<std::string> names;
    names.reserve(lists.size());
    for (const NamedKeywords& list : lists) {
        names.push_back(list.name);
    }
    return text::join(names, ", ");
}

Result<std::vector<Keyword>> keywordsOf(const NamedList& named, const std::string& repository)
{
    ACCORD_TRY(std::vector<NamedKeywords> lists, collect::readKeywordLists(named.file));
    const std::string wanted =
        plainName(named.list.empty() ? std::string_view(repository).substr(repository.rfind('/') + 1) : named.list);
    const auto isWanted = [&wanted](const NamedKeywords& list) { return plainName(list.name) == wanted; };
    const auto found = std::ranges::find_if(lists, isWanted);
    if (found != lists.end()) {
        return std::move(found->keywords);
    }
    if (!named.list.empty()) {
        return Error{Errc::NotFound, Reason::KeywordListUnknown, {named.list, named.file, namesOf(lists)}};
    }
    if (lists.size() != 1) {
        return Error{Errc::Ambiguous, Reason::WhichKeywordList, {named.file, namesOf(lists)}};
    }
    return std::move(lists.front().keywords);
}

/// The keywords of files that are named "FILE" or "FILE:LIST". Of a file with several lists the one of that name is
/// taken ("vllm" or "vllm_keywords"), without a name the one that is called like the repository. Errc::NotFound and
/// Ambiguous name the lists.
Result<std::vector<Keyword>> keywordsOfFiles(const std::vector<std::string>& files, const std::string& repository)
{
    std::vector<Keyword> all;
    for (const std::string& file : files) {
        ACCORD_TRY(const std::vector<Keyword> keywords, keywordsOf(takenApart(file), repository));
        all.insert(all.end(), keywords.begin(), keywords.end());
    }
    return all;
}

bool says(const std::vector<std::string>& words, std::string_view word)
{
    return std::ranges::find(words, word) != words.end();
}

std::string lastDayOfMonth(const std::string& month)
{
    for (const char* day : {"-31", "-30", "-29", "-28"}) {
        if (accord::dayOf(month + day)) {
            return month + day;
        }
    }
    return month; // no month at all: whoever saves the source says so
}

// "2024" and "2024-03" stand for their first or last day.
std::string dayOf(const std::string& text, bool last)
{
    constexpr std::size_t kYear = 4;
    constexpr std::size_t kMonth = 7;
    const std::string month = text.size() == kYear ? text + (last ? "-12" : "-01") : text;
    if (month.size() != kMonth) {
        return text;
    }
    return last ? lastDayOfMonth(month) : month + "-01";
}

void takeAway(IssueSelection& selection, const std::vector<std::string>& without)
{
    if (says(without, "period")) {
        selection.periodOf = PeriodOf::Created;
        selection.from.clear();
        selection.to.clear();
    }
    if (says(without, "state")) {
        selection.state = IssueState::Any;
    }
    if (says(without, "labels")) {
        selection.labels.clear();
    }
    if (says(without, "keywords")) {
        selection.keywords.clear();
        selection.places = {};
    }
    if (says(without, "pull-requests")) {
        selection.pullRequests = false;
    }
}

Status applyKeywords(Source& source, const SourceOptions& options)
{
    IssueSelection& selection = source.selection;
    if (!options.places.empty()) {
        selection.places = {says(options.places, "title"), says(options.places, "body"),
                            says(options.places, "comments")};
    }
    if (options.keywordFiles.empty() && options.keywords.empty() && options.regexes.empty()) {
        return {};
    }
    ACCORD_TRY(std::vector<Keyword> keywords, keywordsOfFiles(options.keywordFiles, source.repository));
    for (const std::string& word : options.keywords) {
        keywords.push_back({word, false});
    }
    for (const std::string& expression : options.regexes) {
        keywords.push_back({expression, true});
    }
    selection.keywords.clear();
    for (Keyword& keyword : keywords) {
        if (std::ranges::find(selection.keywords, keyword) == selection.keywords.end()) {
            selection.keywords.push_back(std::move(keyword));
        }
    }
    return {};
}

void addKeywordOptions(CLI::App& command, SourceOptions& options)
{
    command
        .add_option("--keywords", options.keywordFiles,
                    "A file with keywords, one a line, or with named lists of them; without LIST the one that is named "
                    "like the repository; may be given several times")
        ->type_name("FILE[:LIST]");
    command.add_option("--keyword", options.keywords, "A word or phrase; may be given several times")
        ->type_name("WORD")
        ->check(utf8());
    command.add_option("--regex", options.regexes, "A regular expression (RE2); may be given several times")
        ->type_name("EXPRESSION")
        ->check(utf8());
    command.add_option("--in", options.places, "Where keywords are looked for: title, body, comments (title,body)")
        ->type_name("PLACE,...")
        ->delimiter(',')
        ->check(CLI::IsMember({"title", "body", "comments"}));
}

} // namespace

void addSourceOptions(CLI::App& command, SourceOptions& options)
{
    command
        .add_option("--dialect", options.dialect,
                    "What a host speaks, needed where it is not known by its name: github, gitee or gitea")
        ->type_name("DIALECT")
        ->check(CLI::IsMember({"github", "gitee", "gitea"}));
    command
        .add_option("--host-api", options.hostApi,
                    "The address of the host's API where it is not the usual one, such as https://git.example/api/v3")
        ->type_name("ADDRESS")
        ->check(utf8());
    command.add_option("--from", options.from, "Not before this day: 2023-01-01, or 2023-01, or 2023")
        ->type_name("DAY")
        ->check(utf8());
    command.add_option("--to", options.to, "Not after this day, the whole of the month or year")
        ->type_name("DAY")
        ->check(utf8());
    command.add_option("--period", options.period, "What the days are about: created or updated (created)")
        ->type_name("WHAT")
        ->check(CLI::IsMember({"created", "updated"}));
    command.add_option("--state", options.state, "open, closed or any (any)")
        ->type_name("STATE")
        ->check(CLI::IsMember({"open", "closed", "any"}));
    command
        .add_option("--label", options.labels,
                    "With this label of the host, or another that is given; may be given several times")
        ->type_name("LABEL")
        ->check(utf8());
    addKeywordOptions(command, options);
    command.add_flag("--pull-requests", options.pullRequests, "Pull requests count as issues");
    command
        .add_option("--way", options.way,
                    "How the host is asked: auto, rest, bulk or each (discussions of the whole repository, or issue by "
                    "issue), graphql (auto)")
        ->type_name("WAY")
        ->check(CLI::IsMember({"auto", "rest", "bulk", "each", "graphql"}));
}

Dialect dialectOf(const SourceOptions& options)
{
    return dialectNamed(options.dialect).value_or(Dialect::GitHub);
}

Status applyTo(Source& source, const SourceOptions& options)
{
    IssueSelection& selection = source.selection;
    takeAway(selection, options.without);
    if (!options.hostApi.empty()) {
        source.base = options.hostApi;
    }
    source.way = wayNamed(options.way).value_or(source.way);
    selection.periodOf = periodNamed(options.period).value_or(selection.periodOf);
    selection.state = issueStateNamed(options.state).value_or(selection.state);
    if (options.from) {
        selection.from = dayOf(*options.from, false);
    }
    if (options.to) {
        selection.to = dayOf(*options.to, true);
    }
    if (!options.labels.empty()) {
        selection.labels = options.labels;
    }
    selection.pullRequests = selection.pullRequests || options.pullRequests;
    return applyKeywords(source, options);
}

} // namespace accord::cli
