// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/commands.h"
#include "app/cli/words.h"
#include "core/agreement/sample_size.h"
#include "core/base/reason.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace accord::cli {
namespace {

struct PlanOptions
{
    double kappa = 0.7;
    double halfWidth = 0.05;
    std::vector<double> shares;
    int categories = 0;
    std::vector<int> annotators;
    double confidence = 0.95;
    int items = 0;
    int studies = 0;
    std::uint64_t seed = 1;
};

constexpr int kFewestAnnotators = 2;
constexpr int kMostAnnotators = 7;

agreement::Expectation expectationOf(const PlanOptions& options)
{
    agreement::Expectation expectation;
    expectation.kappa = options.kappa;
    expectation.shares = options.shares;
    if (expectation.shares.empty()) {
        expectation.shares.assign(static_cast<std::size_t>(options.categories), 1.0);
    }
    return expectation;
}

Result<std::vector<agreement::SampleSizePlan>> plansOf(const PlanOptions& options)
{
    const agreement::Expectation expectation = expectationOf(options);
    if (options.annotators.empty()) {
        return agreement::plansFor(expectation, options.halfWidth, kFewestAnnotators, kMostAnnotators,
                                   options.confidence);
    }
    std::vector<agreement::SampleSizePlan> plans;
    for (const int annotators : options.annotators) {
        ACCORD_TRY(const auto some,
                   agreement::plansFor(expectation, options.halfWidth, annotators, annotators, options.confidence));
        plans.insert(plans.end(), some.begin(), some.end());
    }
    return plans;
}

/// A plan with what the theory promises for it, and what simulated studies make of it.
struct PlanRow
{
    int annotators;
    agreement::Count items;
    double halfWidth;
    std::optional<agreement::SimulatedPlan> simulated;

    [[nodiscard]] agreement::Count labels() const { return items * annotators; }
};

PlanRow rowOf(const PlanOptions& options, const agreement::SampleSizePlan& plan)
{
    agreement::Expectation expectation = expectationOf(options);
    expectation.raters = plan.raters;
    const agreement::Count items = options.items > 0 ? options.items : plan.items;
    PlanRow row{plan.raters, items, agreement::halfWidth(expectation, items, options.confidence), std::nullopt};
    if (options.studies > 0) {
        row.simulated = agreement::simulate(expectation, static_cast<int>(items), options.studies, options.seed);
    }
    return row;
}

// What the table says of annotators, items and labels: it depends on kappa, the shares and the width which is least.
std::string fewestText(const std::vector<PlanRow>& plans, bool itemsGiven)
{
    const std::string theory = "The theory is that of many items: below about thirty it promises too much.";
    if (itemsGiven || plans.size() < 2) {
        return theory;
    }
    const auto least = [&plans](auto count) {
        const PlanRow& found = *std::ranges::min_element(plans, {}, count);
        return "with " + counted(found.annotators, "annotator") + " (" + grouped(std::invoke(count, found)) + ")";
    };
    return "Fewest items " + least(&PlanRow::items) + ", fewest labels " + least(&PlanRow::labels) + ". " + theory;
}

Table<PlanRow> planTable()
{
    return Table<PlanRow>()
        .number("annotators", &PlanRow::annotators)
        .number("items", &PlanRow::items)
        .number("labels", &PlanRow::labels)
        .number("half_width", "half-width", &PlanRow::halfWidth);
}

// JSON has an object for what was simulated, a table has columns.
Json plansJson(const PlanOptions& options, const std::vector<PlanRow>& plans)
{
    Table<PlanRow> table = planTable();
    if (options.studies > 0) {
        table.key("simulated", [&options](const PlanRow& plan) {
            return Json{{"studies", plan.simulated->studies},
                        {"seed", options.seed},
                        {"half_width", plan.simulated->meanHalfWidth},
                        {"coverage", plan.simulated->coverage}};
        });
    }
    return table.json(plans);
}

Table<PlanRow> sheetTable(bool simulated)
{
    Table<PlanRow> table = planTable();
    if (simulated) {
        table
            .number("simulated_half_width", "simulated",
                    [](const PlanRow& plan) { return plan.simulated->meanHalfWidth; })
            .number(
                "simulated_coverage", "holds kappa", [](const PlanRow& plan) { return plan.simulated->coverage; },
                [](const PlanRow& plan) { return percent(plan.simulated->coverage); });
    }
    return table;
}

std::string headText(const PlanOptions& options)
{
    return "Fleiss' kappa expected at " + fourDigits(options.kappa) +
           (options.items > 0
                ? ": what the interval will be with " + counted(options.items, "item")
                : ": items for an interval of at most " + fourDigits(options.halfWidth) + " to each side") +
           " (" + percent(options.confidence) + ")";
}

Result<int> showPlan(const PlanOptions& options, Console& console)
{
    ACCORD_TRY(const std::vector<agreement::SampleSizePlan> plans, plansOf(options));
    std::vector<PlanRow> rows;
    for (const agreement::SampleSizePlan& plan : plans) {
        if (console.stop().stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        rows.push_back(rowOf(options, plan));
    }
    const auto table = sheetTable(options.studies > 0);
    Record record;
    record.field("kappa", options.kappa).field("half_width", options.halfWidth);
    record.field("confidence", options.confidence).field("shares", expectationOf(options).shares);
    record.field("plans", plansJson(options, rows)).sheet(table, rows);
    record.line(headText(options)).line().line(table.text(rows)).line();
    record.line(fewestText(rows, options.items > 0));
    return console.emit(record);
}

} // namespace

void addPlan(CommandSet& commands, CLI::App& agreement)
{
    CLI::App& command = commands.tabular(commands.addTo(
        agreement, "plan", "Before labelling: how many items and annotators an interval needs",
        "accord-cli agreement plan --kappa 0.7 --half-width 0.05 --shares 0.5,0.3,0.2 --annotators 3,5"));
    const auto options = std::make_shared<PlanOptions>();
    command.add_option("--kappa", options->kappa, "Fleiss' kappa that is expected, from 0 to below 1 (0.7)");
    command.add_option("--half-width", options->halfWidth, "How far the interval may reach to each side (0.05)");
    auto* shares = command.add_option(
        "--shares", options->shares, "How often each category is expected, such as 0.5,0.3,0.2; scaled to add up to 1");
    shares->delimiter(',')->type_name("A,B,C");
    auto* categories =
        command.add_option("--categories", options->categories, "Instead of shares: so many categories, all alike");
    categories->check(CLI::Range(2, 1000))->excludes(shares);
    command.add_option("--annotators", options->annotators, "How many people label each item; 2 to 7 if left out")
        ->delimiter(',')
        ->check(CLI::Range(2, 1000))
        ->type_name("N,N");
    command.add_option("--confidence", options->confidence, "Of the interval (0.95)")->check(CLI::Range(0.5, 0.9999));
    command.add_option("--items", options->items, "Say instead how wide the interval will be with so many items")
        ->check(CLI::Range(2, 10'000'000));
    command.add_option("--simulate", options->studies, "Check the theory with so many simulated studies")
        ->check(CLI::Range(1, 100'000));
    command.add_option("--seed", options->seed, "Where the simulation starts from (1)");
    commands.onChosen(command, options, showPlan);
}

} // namespace accord::cli
