// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/study/sample/size.h"

#include "app/cli/commands/study/sample/sample_options.h"
#include "app/cli/commands/study/sample/sample_text.h"
#include "app/cli/exit_code.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/agreement/sample_size.h"
#include "core/study/sampling/size.h"

#include <numeric>
#include <optional>

namespace accord::cli {
namespace {

struct SizeOptions
{
    study::ProportionAim aim;
    std::optional<std::int64_t> population;
    std::string project;
    SampleOptions frame;
    std::optional<double> kappa;
    double halfWidth = 0.05;
    std::vector<double> shares;
    int categories = 2;
    int annotators = 3;
};

Result<int> forKappa(const SizeOptions& options, Console& console)
{
    agreement::Expectation expectation;
    expectation.kappa = *options.kappa;
    expectation.raters = options.annotators;
    expectation.shares = options.shares;
    if (expectation.shares.empty()) {
        expectation.shares.assign(static_cast<std::size_t>(options.categories), 1.0);
    }
    ACCORD_TRY(const agreement::Count items,
               agreement::itemsFor(expectation, options.halfWidth, options.aim.confidence));
    const std::string sentence =
        study::kappaSentence(*options.kappa, options.halfWidth, options.aim.confidence, options.annotators, items);
    Record record;
    record.fields({{"kappa", *options.kappa},
                   {"half_width", options.halfWidth},
                   {"confidence", options.aim.confidence},
                   {"annotators", options.annotators},
                   {"items", items},
                   {"sentence", sentence}});
    return console.emit(record.line(sentence));
}

Json aimJson(const study::ProportionAim& aim)
{
    return {{"confidence", aim.confidence}, {"margin", aim.margin}, {"expected", aim.expected}};
}

/// How many of a stratum's issues are needed.
struct StratumSize
{
    std::vector<std::string> values;
    std::int64_t frame;
    std::int64_t sample;
};

Result<int> forStrata(const SizeOptions& options, const study::Frame& frame, Console& console)
{
    std::vector<std::int64_t> items;
    for (const study::Stratum& stratum : frame.strata) {
        items.push_back(stratum.items);
    }
    ACCORD_TRY(const std::vector<std::int64_t> sizes, study::sampleSizes(options.aim, items));
    std::vector<StratumSize> rows;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        rows.push_back({frame.strata[i].values, items[i], sizes[i]});
    }
    const auto stratum = [](const StratumSize& row) { return stratumText(row.values); };
    const auto table = Table<StratumSize>()
                           .column("values", "stratum", &StratumSize::values, stratum)
                           .number("frame", "frame", &StratumSize::frame)
                           .number("sample", "sample", &StratumSize::sample);
    const std::string sentence = study::sizesSentence(options.aim, sizes);
    Record record;
    record.fields(aimJson(options.aim)).table("strata", table, std::move(rows), 2);
    record.field("items", std::accumulate(sizes.begin(), sizes.end(), std::int64_t{0})).field("sentence", sentence);
    record.line().line(sentence);
    return console.emit(record);
}

Result<int> forProportion(const SizeOptions& options, study::ProportionAim aim, Console& console)
{
    ACCORD_TRY(const std::int64_t items, study::sampleSize(aim));
    const std::string sentence = study::sizeSentence(aim, items);
    Record record;
    record.fields(aimJson(options.aim)).field("population", orNull(aim.population));
    record.field("items", items).field("sentence", sentence).line(sentence);
    return console.emit(record);
}

Result<int> size(const SizeOptions& options, Console& console)
{
    if (options.kappa) {
        return forKappa(options, console);
    }
    study::ProportionAim aim = options.aim;
    aim.population = options.population;
    if (options.project.empty()) {
        return forProportion(options, aim, console);
    }
    ACCORD_TRY(Project project, Project::open(options.project));
    ACCORD_TRY(const study::SampleRequest request, requestOf(project, options.frame));
    ACCORD_TRY(const study::Frame frame,
               study::readFrame(project, request.frame, request.strata, console.progress(), console.stop()));
    if (!request.strata.by.empty()) {
        return forStrata(options, frame, console);
    }
    aim.population = static_cast<std::int64_t>(frame.items.size());
    return forProportion(options, aim, console);
}

} // namespace

void addSampleSize(CommandSet& commands, CLI::App& sample)
{
    CLI::App& command = commands.tabular(commands.addTo(
        sample, "size", "How many items are needed, with the sentence for the paper",
        "accord-cli sample size --margin 0.05 --population 38742\n  accord-cli sample size study.accord --strata "
        "repository\n  accord-cli sample size --kappa 0.7 --half-width 0.05 --shares 0.5,0.3,0.2 --annotators 3"));
    const auto options = std::make_shared<SizeOptions>();
    command.add_option("PROJECT", options->project, "Count in this project instead of saying --population")
        ->type_name("");
    command.add_option("--confidence", options->aim.confidence, "Of the interval (0.95)")
        ->check(CLI::Range(0.5, 0.9999));
    command.add_option("--margin", options->aim.margin, "How far a proportion may be off to each side (0.05)");
    command.add_option("--expected", options->aim.expected, "The proportion that is expected; 0.5 asks for most");
    command.add_option("--population", options->population, "How many there are; without it, very many")
        ->type_name("N")
        ->check(CLI::PositiveNumber);
    addSampleOptions(command, options->frame);
    auto* kappa = command.add_option("--kappa", options->kappa, "Instead: for an interval of this Fleiss' kappa");
    command.add_option("--half-width", options->halfWidth, "How far that interval may reach to each side (0.05)")
        ->needs(kappa);
    auto* shares = command.add_option("--shares", options->shares, "How often each category is expected");
    shares->delimiter(',')->type_name("A,B,C")->needs(kappa);
    command.add_option("--categories", options->categories, "Instead of shares: so many categories, all alike (2)")
        ->check(CLI::Range(2, 1000))
        ->needs(kappa)
        ->excludes(shares);
    command.add_option("--annotators", options->annotators, "How many people label each item (3)")
        ->check(CLI::Range(2, 1000))
        ->needs(kappa);
    commands.onChosen(command, options, size);
}

} // namespace accord::cli
