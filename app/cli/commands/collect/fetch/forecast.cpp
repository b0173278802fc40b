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
    collect::Forecast forecast;
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

Table<Told> forecastTable()
{
    using collect::Forecast;
    const auto limited = [](auto value) {
        return [value](const Told& told) {
            return told.forecast.limit > 0 ? Json(value(told.forecast)) : Json(nullptr);
        };
    };
    const auto share = [](const Forecast& forecast) {
        return static_cast<double>(forecast.requests) / static_cast<double>(forecast.limit);
    };
    const auto way = [](const Told& told) { return std::string(wayWord(told.forecast.way)); };
    return Table<Told>()
        .column("source", "source", [](const Told& told) { return sourceText(told.source); })
        .key("id", [](const Told& told) { return told.source.uuid.text(); })
        .key("way", way)
        .number("issues", "issues", [](const Told& told) { return told.forecast.issues; })
        .number("requests", "requests", [](const Told& told) { return told.forecast.requests; })
        .shown("way", way)
        .column("seconds", "time", [](const Told& told) { return told.forecast.seconds; },
                [](const Told& told) { return timeText(told.forecast.seconds); })
        .key("limit", limited([](const Forecast& forecast) { return forecast.limit; }))
        .key("left", limited([](const Forecast& forecast) { return forecast.left; }))
        .column("share", "share of the limit", limited(share),
                [](const Told& told) { return limitText(told.forecast); })
        .key("resets", [](const Told& told) {
            return told.forecast.resetsAt.empty() ? Json(nullptr) : Json(told.forecast.resetsAt);
        });
}

Result<int> forecast(const ForecastOptions& options, Console& console)
{
    const std::stop_token stop = console.stop();
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const std::vector<Source> sources, chooseSources(project, options.names));
    ACCORD_TRY(const collect::Network network, networkOf(options.network, sources));
    std::vector<Told> all;
    int code = kDone;
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
        code = kFailed;
    }
    Record record;
    record.table("sources", forecastTable(), std::move(all), 0, "");
    return console.emit(record, code);
}

} // namespace

void addCollectForecast(CommandSet& commands, CLI::App& group)
{
    CLI::App& command = commands.tabular(
        commands.addTo(group, "forecast", "Ask the hosts, with as few requests as possible, what fetching would cost",
                       "accord-cli collect forecast study.accord"));
    const auto options = std::make_shared<ForecastOptions>();
    addProjectArgument(command, options->project);
    addSourcesArgument(command, options->names);
    addNetworkOptions(command, options->network);
    commands.onChosen(command, options, forecast);
}

} // namespace accord::cli
