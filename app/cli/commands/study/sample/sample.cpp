// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/commands/study/sample/sample_options.h"
#include "app/cli/commands/study/sample/sample_text.h"
#include "app/cli/commands/study/sample/size.h"
#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/study/sampling/top_up.h"

namespace accord::cli {
namespace {

struct DrawOptions
{
    std::string project;
    SampleOptions sample;
    bool list = false;
};

struct ShowOptions
{
    std::string project;
    std::string round;
};

struct TopUpOptions
{
    std::string project;
    std::string round;
    std::string person;
    std::string category;
    std::int64_t until = 0;
    bool preview = false;
};

Result<int> draw(const DrawOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const study::SampleRequest request, requestOf(project, options.sample));
    ACCORD_TRY(const study::Sample sample, study::drawSample(project, request, console.progress(), console.stop()));
    std::vector<std::string> links;
    if (options.list) {
        ACCORD_TRY(links, study::linksOf(project, sample.items));
    }
    Record record;
    record.fields(sampleJson(sample));
    if (options.list) {
        record.field("links", links).lines(links);
        record.sheet(Table<std::string>().column("issue", "issue", [](const std::string& link) { return link; }), links);
    } else {
        record.text([&] { printSample(sample, console); });
        record.sheet(partTable(strataHead(sample.request.strata), sample.frame, sample.issues), sample.strata);
    }
    return console.emit(record);
}

Result<int> show(const ShowOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const study::SampleRecord record, study::sampleOf(project, round.id));
    Record answer;
    answer.field("round", round.name).line("Round \"" + round.name + "\"");
    addSampleRecord(answer, project, record);
    return console.emit(answer);
}

void printTopUp(const study::TopUp& plan, const Category& category, bool preview, Console& console)
{
    const study::Yield& yield = plan.yield;
    console.line("Items of " + category.code + ": " + grouped(yield.found) + " of " + grouped(plan.target) + " (" +
                 counted(yield.decisions, "decision") + ", " + grouped(yield.found - yield.decisions) +
                 " by their labels); " + grouped(yield.judged) + " judged, " + grouped(yield.waiting) + " wait.");
    if (yield.found >= plan.target) {
        console.line("The quota is met.");
    } else if (plan.items.empty()) {
        console.line(plan.left == 0 ? "Nothing is left to draw."
                                    : "Enough items wait: label them first, then ask again.");
    } else {
        console.line((preview ? "Would add " : "Added ") +
                     counted(static_cast<std::int64_t>(plan.items.size()), "item") + ", at a rate of " +
                     percent(yield.rate()) + "; " + grouped(plan.left - static_cast<std::int64_t>(plan.items.size())) +
                     " are left to draw.");
    }
}

Result<int> topUp(const TopUpOptions& options, Console& console)
{
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const Round round, chooseRound(project, options.round));
    ACCORD_TRY(const PersonId by, whoIs(project, options.person));
    ACCORD_TRY(const Category category, chooseCategory(project, options.category));
    ACCORD_TRY(const study::TopUp plan,
               study::planTopUp(project, by, round.id, category.id, options.until, console.progress(), console.stop()));
    if (!options.preview) {
        ACCORD_CHECK(study::topUp(project, by, plan, console.progress(), console.stop()));
    }
    Record record;
    record.fields({{"round", round.name},
                   {"category", category.code},
                   {"target", plan.target},
                   {"found", plan.yield.found},
                   {"decisions", plan.yield.decisions},
                   {"judged", plan.yield.judged},
                   {"waiting", plan.yield.waiting},
                   {"rate", plan.yield.rate()},
                   {"added", plan.items.size()},
                   {"left", plan.left - static_cast<std::int64_t>(plan.items.size())},
                   {"preview", options.preview}});
    record.text([&] { printTopUp(plan, category, options.preview, console); });
    return console.emit(record);
}

} // namespace

void addSample(CommandSet& commands)
{
    CLI::App& group = commands.group("sample", "Draw samples, and work out how large they have to be");
    {
        CLI::App& command = commands.tabular(commands.addTo(
            group, "draw", "What a sample would look like beside what it is drawn from; nothing is written",
            "accord-cli sample draw study.accord --strata repository,year --size 3437 --seed 20251120"));
        const auto options = std::make_shared<DrawOptions>();
        addProjectArgument(command, options->project);
        addSampleOptions(command, options->sample);
        command.add_flag("--list", options->list, "Print the links of the issues instead, in the order drawn");
        commands.onChosen(command, options, draw);
    }
    {
        CLI::App& command = commands.tabular(commands.addTo(group, "show", "How a round's items were drawn",
                                                            "accord-cli sample show study.accord --round Pilot"));
        const auto options = std::make_shared<ShowOptions>();
        addProjectArgument(command, options->project);
        addRoundOption(command, options->round);
        commands.onChosen(command, options, show);
    }
    {
        CLI::App& command =
            commands.addTo(group, "top-up", "Draw further items until a category is likely to have so many",
                           "accord-cli sample top-up study.accord --round Pilot --category C.9 --until 30");
        const auto options = std::make_shared<TopUpOptions>();
        addProjectArgument(command, options->project);
        addRoundOption(command, options->round);
        addActingOption(command, options->person);
        command.add_option("--category", options->category, "The category's code")->required()->type_name("CODE");
        command.add_option("--until", options->until, "How many items of it the round is to have")
            ->required()
            ->type_name("N");
        command.add_flag("--preview", options->preview, "Only say what would be added");
        commands.onChosen(command, options, topUp);
    }
    addSampleSize(commands, group);
}

} // namespace accord::cli
