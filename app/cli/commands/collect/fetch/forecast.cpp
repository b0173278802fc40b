// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/fetch/fetch_report.h"
#include "app/cli/commands/collect/fetch/network_options.h"
#include "app/cli/commands/collect/parts.h"
#include "app/cli/commands/collect/source/source_words.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/collect/fetch/fetch.h"

#include <cmath>
#include <utility>

namespace accord::cli {
namespace {

struct ForecastOptions
{
    std::string project;
    std::vector<std::string> names;
    NetworkOptions network;
};

struct Told
{
    Source source;
    std::optional<collect::Forecast> forecast; ///< none: the error was said
};

std::string timeText(double seconds)
{
    const auto whole = static_cast<std::int64_t>(std::ceil(seconds));
    constexpr std::int64_t kMinute = 60;
    constexpr std::int64_t kHour = 60 * kMinute;
    if (whole < 2 * kMinute) {
        return grouped(whole) + " s";
    }
    return whole < 2 * kHour ? grouped((whole + kMinute / 2) / kMinute) + " min"
                             : grouped(whole / kHour) + " h " + grouped(whole % kHour / kMinute) + " min";
}

std::string limitText(const collect::Forecast& forecast)
{
    if (forecast.limit <= 0) {
        return "not told";
    }
    const double share = static_cast<double>(forecast.requests) / static_cast<double>(forecast.limit);
    return percent(share) + " (" + grouped(forecast.left) + " of " + grouped(forecast.limit) + " left" +
           (forecast.resetsAt.empty() ? std::string() : " until " + forecast.resetsAt) + ")";
}

Json forecastJson(const Told& told)
{
    const collect::Forecast& forecast = *told.forecast;
    const bool limited = forecast.limit > 0;
    return {{"source", sourceText(told.source)},
            {"id", told.source.uuid.text()},
            {"way", wayWord(forecast.way)},
            {"issues", forecast.issues},
            {"requests", forecast.requests},
            {"seconds", forecast.seconds},
            {"limit", limited ? Json(forecast.limit) : Json(nullptr)},
            {"left", limited ? Json(forecast.left) : Json(nullptr)},
            {"share", limited ? Json(static_cast<double>(forecast.requests) / static_cast<double>(forecast.limit))
                              : Json(nullptr)},
            {"resets", forecast.resetsAt.empty() ? Json(nullptr) : Json(forecast.resetsAt)}};
}

int print(const std::vector<Told>& all, Console& console)
{
    Json list = Json::array();
    TextTable table("lrrlll");
    table.row({"source", "issues", "requests", "way", "time", "share of the limit"});
    int code = kDone;
    for (const Told& told : all) {
        if (!told.forecast) {
            code = kFailed;
            continue;
        }
        list.push_back(forecastJson(told));
        table.row({sourceText(told.source), grouped(told.forecast->issues), grouped(told.forecast->requests),
                   std::string(wayWord(told.forecast->way)), timeText(told.forecast->seconds),
                   limitText(*told.forecast)});
    }
    if (console.json()) {
        console.object({{"sources", std::move(list)}});
    } else if (!list.empty()) {
        console.line(table.text());
    }
    return code;
}

Result<int> forecast(const ForecastOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::Network network, networkOf(options.network, sources));
    std::vector<Told> all;
    for (const Source& source : sources) {
        console.progress().show("asking " + source.host + " about " + source.repository);
        Result<collect::Forecast> forecast = collect::forecast(project, source, network, stop);
        if (forecast.ok()) {
            all.push_back({source, std::move(forecast).value()});
            continue;
        }
        if (forecast.error().code == Errc::Cancelled) {
            return forecast.error();
        }
        console.note(sourceProblem(source, forecast.error()));
        all.push_back({source, std::nullopt});
    }
    return print(all, console);
}

} // namespace

void addCollectForecast(CommandSet& commands, CLI::App& group)
{
    CLI::App& command =
        commands.addTo(group, "forecast", "Ask the hosts, with as few requests as possible, what fetching would cost",
                       "accord-cli collect forecast study.accord");
    const auto options = std::make_shared<ForecastOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    addNetworkOptions(command, options->network);
    commands.onChosen(command, options, forecast);
}

} // namespace accord::cli
