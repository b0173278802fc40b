// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/ratings/ratings.h"

#include "app/cli/commands/agreement/ratings/report.h"
#include "app/cli/exit_code.h"
#include "core/exchange/ratings/figure_tree.h"

#include <map>

namespace accord::cli {
namespace {

const std::map<std::string, exchange::RatingScale>& scales()
{
    static const std::map<std::string, exchange::RatingScale> names{
        {"nominal", exchange::RatingScale::Nominal}, {"ordinal", exchange::RatingScale::Ordinal},
        {"numeric", exchange::RatingScale::Numeric}, {"hierarchical", exchange::RatingScale::Hierarchical},
        {"sets", exchange::RatingScale::Sets},
    };
    return names;
}

/// A table stands for itself: no project, and nothing that chooses from one.
void standsAlone(CLI::App& command, CLI::Option* file, const std::vector<CLI::Option*>& ofProject)
{
    for (CLI::Option* option : ofProject) {
        if (option != command.get_help_ptr() && option->get_name() != "--json") {
            file->excludes(option);
        }
    }
    CLI::Option* project = command.get_option("PROJECT")->required(false);
    command.parse_complete_callback([&command, project, file] {
        if (command.get_subcommands().empty() && project->count() == 0 && file->count() == 0) {
            throw CLI::RequiredError("PROJECT (or --ratings FILE)");
        }
    });
}

} // namespace

void addRatingsOptions(CLI::App& command, RatingsOptions& options)
{
    const std::vector<CLI::Option*> ofProject = command.get_options();
    CLI::Option* file = command
                            .add_option("--ratings", options.file,
                                        "Instead of a project: a CSV table, one row per item (its name in the first "
                                        "column, \"item\"), one column per rater")
                            ->type_name("FILE");
    const auto add = [&](const std::string& name, auto& value, const std::string& about, const std::string& type) {
        return command.add_option(name, value, about)->type_name(type)->needs(file)->group("With --ratings");
    };
    std::vector<std::string> names;
    for (const auto& [name, scale] : scales()) {
        names.push_back(name);
    }
    add("--scale", options.scale, "What the labels are: nominal (if left out), ordinal, numeric, hierarchical, sets",
        "SCALE")
        ->check(CLI::IsMember(names));
    add("--order", options.labels.order, "The whole ordinal scale, lowest first", "A,B,C")->check(utf8());
    add("--codebook", options.labels.codebook, "Every code that could have been chosen", "A,B,C")->check(utf8());
    CLI::Option* item = add("--item", options.columns.item, "The column that names the items", "COLUMN");
    command.add_flag("--no-item", options.columns.withoutItem, "No column names the items: all are raters")
        ->needs(file)
        ->excludes(item)
        ->group("With --ratings");
    add("--final", options.columns.final, "The column of decided labels: no rater, but each is compared with it",
        "COLUMN");
    add("--group", options.figures.groups, "Raters to compare with another group; say it twice", "A,B,C")
        ->check(utf8())
        ->allow_extra_args(false);
    command
        .add_option("--resamples,--bootstrap", options.figures.resamples,
                    "Bootstrap intervals too, from so many draws of the items")
        ->type_name("N")
        ->check(CLI::Range(1, 1000000));
    command.add_option("--seed", options.figures.seed, "Where the draws start from (1)")->type_name("N");
    standsAlone(command, file, ofProject);
}

Result<int> showRatings(const RatingsOptions& options, Console& console)
{
    exchange::ScaleOptions labels = options.labels;
    if (!options.scale.empty()) {
        labels.scale = scales().at(options.scale);
    }
    ACCORD_TRY(exchange::RatingFile file,
               exchange::readRatings(options.file, options.columns, console.progress(), console.stop()));
    ACCORD_TRY(const exchange::LabelledRatings ratings, exchange::onScale(std::move(file), labels));
    ACCORD_TRY(const exchange::FigureTree figures, exchange::ratingFigures(ratings, options.figures, console.stop()));
    Record record;
    record.fields([&] { return exchange::toJson(figures); });
    record.text([&] { printRatings(options.file, ratings, figures, console); });
    return console.emit(record);
}

} // namespace accord::cli
