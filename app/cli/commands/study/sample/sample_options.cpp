// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/study/sample/sample_options.h"

#include "app/cli/words.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::cli {
namespace {

constexpr const char* kNoValue = "none"; // how an empty value is typed

Result<study::Quota> quotaFrom(const std::string& text)
{
    const auto equals = text.rfind('=');
    const std::string number = equals == std::string::npos ? std::string() : text.substr(equals + 1);
    if (number.empty() || number.size() > 12 || number.find_first_not_of("0123456789") != std::string::npos) {
        return Error{Errc::Invalid, Reason::QuotaUnsound, {text}};
    }
    study::Quota quota;
    for (const std::string_view value : text::split(std::string_view(text).substr(0, equals), ',')) {
        const std::string_view trimmed = text::trimmed(value);
        quota.values.emplace_back(trimmed == kNoValue ? std::string_view() : trimmed);
    }
    quota.items = std::stoll(number);
    return quota;
}

} // namespace

void addStrataOptions(CLI::App& command, StrataOptions& options)
{
    command
        .add_option("--strata", options.by,
                    "Divide by each combination of these: repository, year, state, keyword, category")
        ->delimiter(',')
        ->type_name("BY,BY");
    command.add_option("--keywords", options.keywords, "For strata by keyword: the first of these that the text has")
        ->delimiter(',')
        ->type_name("WORD,WORD")
        ->check(utf8());
    command
        .add_option("--category-round", options.categoryRound,
                    "For strata by category: the earlier round whose decisions count")
        ->type_name("ROUND");
    addLevelOption(command, options.categoryLevel, "and down to which level (type)", "--category-level");
}

void addSampleOptions(CLI::App& command, SampleOptions& options)
{
    const auto list = [&command](const std::string& name, std::vector<std::string>& values, const std::string& help,
                                 const std::string& type) {
        command.add_option(name, values, help)->delimiter(',')->type_name(type)->check(utf8());
    };
    list("--repository", options.repositories, "Only issues of these, in full or by their last part", "NAME,NAME");
    command.add_option("--from", options.from, "Only issues created then or later: 2024, 2024-03 or 2024-03-15")
        ->type_name("DATE");
    command.add_option("--to", options.to, "Only issues created then or before, that year, month or day included")
        ->type_name("DATE");
    list("--state", options.states, "Only issues in one of these states", "open,closed");
    list("--having", options.having, "Only issues whose text has one of these words or phrases", "WORD,WORD");
    command.add_flag("--with-text", options.withText, "Leave out issues that are known by their link only");
    command.add_flag("--only-new", options.onlyNew, "Leave out issues that any round has had");
    list("--not-in", options.notIn, "Leave out issues that these rounds have had", "ROUND,ROUND");
    list("--in", options.inRounds, "Only issues that one of these rounds has", "ROUND,ROUND");
    addStrataOptions(command, options.strata);
    command.add_option("--size", options.size, "How many different issues to draw")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    command.add_flag("--equal", options.equal, "The same number from each stratum; in proportion if left out");
    command
        .add_option("--quota", options.quotas,
                    "Own number of one stratum, once for each: its values in the order of --strata (\"none\" for none)")
        ->type_name("VALUE,VALUE=N")
        ->check(utf8());
    command.add_option("--seed", options.seed, "The same seed draws the same issues everywhere (1)")->type_name("N");
    command.add_option("--repeats", options.repeats, "Share of the issues that come a second time, such as 0.05")
        ->check(CLI::Range(0.0, 1.0));
}

Result<study::StrataChoice> strataOf(const Project& project, const StrataOptions& options)
{
    study::StrataChoice strata;
    for (const std::string& word : options.by) {
        ACCORD_TRY(const study::StratumBy by, study::stratumFromWord(word));
        strata.by.push_back(by);
    }
    strata.keywords = options.keywords;
    if (!options.categoryRound.empty()) {
        ACCORD_TRY(const Round round, project.roundNamed(options.categoryRound));
        strata.categoryRound = round.id;
    }
    const auto level = std::ranges::find(kLevels, options.categoryLevel, levelKey);
    strata.categoryLevel = level == kLevels.end() ? Level::Type : *level;
    return strata;
}

Result<study::SampleRequest> requestOf(const Project& project, const SampleOptions& options)
{
    study::SampleRequest request;
    request.frame.repositories = options.repositories;
    request.frame.from = options.from;
    request.frame.to = options.to;
    request.frame.states = options.states;
    request.frame.keywords = options.having;
    request.frame.onlyWithText = options.withText;
    request.frame.notInAnyRound = options.onlyNew;
    for (const std::string& name : options.notIn) {
        ACCORD_TRY(const Round round, project.roundNamed(name));
        request.frame.notInRounds.push_back(round.id);
    }
    for (const std::string& name : options.inRounds) {
        ACCORD_TRY(const Round round, project.roundNamed(name));
        request.frame.inRounds.push_back(round.id);
    }
    ACCORD_TRY(request.strata, strataOf(project, options.strata));
    request.allocation = !options.quotas.empty() ? study::Allocation::Quotas
                         : options.equal         ? study::Allocation::Equal
                                                 : study::Allocation::Proportional;
    for (const std::string& text : options.quotas) {
        ACCORD_TRY(study::Quota quota, quotaFrom(text));
        request.quotas.push_back(std::move(quota));
    }
    request.size = options.size;
    request.seed = options.seed;
    request.repeats = options.repeats;
    return request;
}

} // namespace accord::cli
