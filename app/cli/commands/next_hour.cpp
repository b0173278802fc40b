// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/next_hour.h"

#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/exchange/sheet.h"
#include "core/project/items.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace accord::cli {
namespace {

struct NextHourOptions
{
    std::string project;
    std::string round;
    std::string level = "theme";
    std::vector<std::string> people;
    double minutes = 60;
    std::optional<double> perHour;
    double target = 0.02;
    std::uint64_t seed = 1;
    std::string items;
};

using agreement::HourOption;
using agreement::HourWay;

std::string wayKey(HourWay way)
{
    switch (way) {
    case HourWay::GoOn:
        return "go_on";
    case HourWay::Complete:
        return "complete";
    case HourWay::NewItems:
        return "new_items";
    case HourWay::Best:
        break;
    }
    return "best";
}

std::string wayText(HourWay way)
{
    switch (way) {
    case HourWay::GoOn:
        return "go on as queues stand";
    case HourWay::Complete:
        return "items that others have labelled";
    case HourWay::NewItems:
        return "new items, labelled by all";
    case HourWay::Best:
        break;
    }
    return "of these two what helps most";
}

std::string paceKey(study::PaceFrom from)
{
    switch (from) {
    case study::PaceFrom::Own:
        return "own";
    case study::PaceFrom::All:
        return "all";
    case study::PaceFrom::Asked:
        return "asked";
    case study::PaceFrom::Assumed:
        break;
    }
    return "assumed";
}

// Either people by their names, or one number; a person may be called by one.
Status choosePeople(const Project& project, const std::vector<std::string>& people, study::HourRequest& request)
{
    if (people.size() == 1 && !project.personNamed(people[0]).ok()) {
        const char* end = people[0].data() + people[0].size();
        std::size_t count = 0;
        const auto read = std::from_chars(people[0].data(), end, count);
        if (read.ec == std::errc() && read.ptr == end && count > 0) {
            request.count = count;
            return {};
        }
    }
    for (const std::string& name : people) {
        ACCORD_TRY(const Person person, project.personNamed(name));
        request.people.push_back(person.id);
    }
    return {};
}

std::string nameIn(const Project& project, PersonId id)
{
    const auto person = project.person(id);
    return person == nullptr ? std::string() : person->name;
}

std::string codeIn(const Project& project, CategoryId id)
{
    const Category* category = project.taxonomy()->find(id);
    return category == nullptr ? "not for this study" : category->code;
}

Table<HourOption> optionTable()
{
    return Table<HourOption>()
        .column(
            "way", "What people label", [](const HourOption& option) { return wayKey(option.way); },
            [](const HourOption& option) { return wayText(option.way); })
        .number("labels", &HourOption::labels)
        .number("items", &HourOption::items)
        .number("new_items", &HourOption::newItems)
        .number("half_width", "half-width then", [](const HourOption& option) { return orNull(option.halfWidth); });
}

Table<study::HourPerson> peopleTable(const Project& project)
{
    using study::HourPerson;
    return Table<HourPerson>()
        .column("person", "Person", [&project](const HourPerson& person) { return nameIn(project, person.person); })
        .number("labels", "labels in the time", &HourPerson::labels)
        .number("seconds_per_label", "seconds each",
                [](const HourPerson& person) { return std::round(person.seconds * 10) / 10; })
        .column(
            "pace", "pace", [](const HourPerson& person) { return paceKey(person.from); },
            [](const HourPerson& person) {
                return person.from == study::PaceFrom::Own     ? std::string("median of their labels")
                       : person.from == study::PaceFrom::All   ? std::string("median of all labels")
                       : person.from == study::PaceFrom::Asked ? std::string("as asked")
                                                               : std::string("assumed: no times are known");
            })
        .number("planned", "planned", [](const HourPerson& person) { return std::ssize(person.items); });
}

// One line per label, in everybody's order.
Status writeItems(Project& project, const study::NextHour& hour, const std::string& file)
{
    exchange::Sheet sheet;
    sheet.columns = {"person", "place", "item", "issue"};
    for (const study::HourPerson& person : hour.people) {
        ACCORD_TRY(const auto headings, headingsOf(project, person.items));
        for (std::size_t place = 0; place < headings.size(); ++place) {
            sheet.rows.push_back({nameIn(project, person.person), std::to_string(place + 1), headings[place].fullName(),
                                  headings[place].url});
        }
    }
    return writeReport(project, file, exchange::toCsv(sheet));
}

std::vector<std::string> presentText(const study::NextHour& hour, const NextHourOptions& options)
{
    const agreement::HourPlan& plan = hour.plan;
    std::vector<std::string> lines;
    if (plan.present.defined() && plan.halfWidth) {
        lines.push_back("Fleiss' kappa now: " + fourDigits(plan.present->value) + ", 95 % interval +- " +
                        fourDigits(*plan.halfWidth) +
                        (plan.halfWidthInStrata ? " (+- " + fourDigits(*plan.halfWidthInStrata) +
                                                      " with the error taken within repositories)"
                                                : std::string()));
    }
    const std::string assumed = "widths assume a kappa of " + fourDigits(hour.assumedKappa.value_or(0)) + ".";
    if (!plan.enough && plan.present.use().pairable >= agreement::kEnoughItems) {
        lines.push_back("No two labels differ so far, so that there is no error to estimate from: " + assumed);
    } else if (!plan.enough) {
        lines.push_back("There is not enough yet to estimate from: label " + counted(agreement::kEnoughItems, "item") +
                        " by two people or more first. Until then " + assumed);
    }
    if (plan.labels) {
        lines.push_back(*plan.labels == 0
                            ? "The interval is as narrow as wanted (+- " + fourDigits(options.target) + ") already."
                            : "To +- " + fourDigits(options.target) + " it takes about " +
                                  counted(*plan.labels, "label") + " more, if all label the same new items.");
    }
    if (!hour.running) {
        lines.emplace_back("The round takes no labels now, so that there is nothing to plan but what to talk about.");
    } else if (hour.nothingLeft) {
        lines.emplace_back("These people have nothing left to label in this round.");
    } else if (hour.ownOrders) {
        lines.emplace_back("Everybody has an order of their own in this round, so that queues meet on few items at "
                           "first; \"accord-cli round edit --same-order\" gives all the same.");
    }
    return lines;
}

std::string discussionText(const Project& project, const study::NextHour& hour, double target)
{
    const agreement::HourDiscussion& talk = *hour.plan.discussion;
    std::string text = "Or talk first: " + codeIn(project, hour.first) + " and " + codeIn(project, hour.second) +
                       " are taken for each other most, on " + counted(talk.conflicts, "item") + ". That is about " +
                       counted(static_cast<std::int64_t>(std::lround(hour.minutesToDiscuss)), "minute") +
                       " at one minute each. Had all told the two apart alike, kappa would be " +
                       fourDigits(talk.gain) + " higher";
    if (talk.halfWidth) {
        text += ", with +- " + fourDigits(*talk.halfWidth);
    }
    if (talk.labels && *talk.labels > 0) {
        text += ", and " + counted(*talk.labels, "label") + " more would do for +- " + fourDigits(target);
    }
    return text + ". Labels that stand change only when they are looked at again.";
}

Json discussionJson(const Project& project, const study::NextHour& hour)
{
    if (!hour.plan.discussion) {
        return nullptr;
    }
    const agreement::HourDiscussion& talk = *hour.plan.discussion;
    return {{"categories", {codeIn(project, hour.first), codeIn(project, hour.second)}},
            {"conflicts", talk.conflicts},
            {"minutes", hour.minutesToDiscuss},
            {"gain", talk.gain},
            {"half_width", orNull(talk.halfWidth)},
            {"labels_to_target", orNull(talk.labels)}};
}

Result<int> showNextHour(const NextHourOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    study::HourRequest request;
    request.level = *std::ranges::find(kLevels, options.level, levelKey);
    request.minutes = options.minutes;
    request.perHour = options.perHour;
    request.target = options.target;
    request.seed = options.seed;
    ACCORD_CHECK(choosePeople(project, options.people, request));
    ACCORD_TRY(const study::NextHour hour, study::nextHour(project, round.id, request, console.stop()));
    if (!options.items.empty()) {
        ACCORD_CHECK(writeItems(project, hour, options.items));
    }
    const agreement::HourPlan& plan = hour.plan;
    Record record;
    record.fields({{"round", round.name},
                   {"level", options.level},
                   {"minutes", options.minutes},
                   {"target", options.target},
                   {"seed", options.seed},
                   {"kappa", plan.present.defined() ? Json(plan.present->value) : Json(nullptr)},
                   {"half_width", orNull(plan.halfWidth)},
                   {"half_width_within_repositories", orNull(plan.halfWidthInStrata)},
                   {"enough", plan.enough},
                   {"assumed_kappa", orNull(hour.assumedKappa)},
                   {"nothing_left", hour.nothingLeft},
                   {"own_orders", hour.ownOrders},
                   {"labels_to_target", orNull(plan.labels)},
                   {"discussion", discussionJson(project, hour)}});
    record.line("The next " + counted(static_cast<std::int64_t>(std::lround(options.minutes)), "minute") +
                " in the round \"" + round.name + "\", level " + options.level);
    record.lines(presentText(hour, options)).line();
    record.table("ways", optionTable(), std::vector<HourOption>(plan.options.begin(), plan.options.end())).line();
    record.table("people", peopleTable(project), hour.people);
    if (plan.discussion) {
        record.line().line(discussionText(project, hour, options.target));
    }
    record.line(options.items.empty() ? "The plan item by item is written by --items FILE.csv."
                                      : "Wrote who labels what to " + options.items + ".");
    return console.emit(record);
}

} // namespace

void addNextHour(CommandSet& commands, CLI::App& agreement)
{
    CLI::App& command = commands.tabular(
        commands.addTo(agreement, "next", "While labelling: what to do in the next hour to make the interval narrower",
                       "accord-cli agreement next pilot.accord --round Pilot --people 7 --minutes 60 --items hour.csv\n"
                       "  accord-cli agreement next pilot.accord --people Ann,Ben --per-hour 120 --target 0.05"));
    const auto options = std::make_shared<NextHourOptions>();
    addProjectArgument(command, options->project);
    addRoundOption(command, options->round);
    addLevelOption(command, options->level, "The level of the taxonomy (theme)");
    command
        .add_option("--people", options->people,
                    "Who is there, by name, or how many; all who label in the round if left out")
        ->delimiter(',')
        ->type_name("N|A,B");
    command.add_option("--minutes", options->minutes, "How long they are there (60)")->check(CLI::Range(1.0, 10'000.0));
    command
        .add_option("--per-hour", options->perHour,
                    "How many labels each gives in an hour; from the times of their labels if left out")
        ->check(CLI::Range(1.0, 10'000.0));
    command.add_option("--target", options->target, "How far the interval may reach to each side in the end (0.02)")
        ->check(CLI::Range(0.001, 0.5));
    command.add_option("--seed", options->seed, "Where the order of new items starts from (1)");
    command.add_option("--items", options->items, "Write who labels what, in which order")->type_name("FILE.csv");
    commands.onChosen(command, options, showNextHour);
}

} // namespace accord::cli
