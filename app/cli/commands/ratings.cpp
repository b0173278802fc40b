// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement.h"
#include "app/cli/commands/table_options.h"
#include "app/cli/words.h"
#include "core/agreement/fleiss_variants.h"
#include "core/agreement/measures.h"
#include "core/exchange/ratings/codes.h"
#include "core/exchange/ratings/figure_tree.h"
#include "core/messages/catalogue.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <limits>
#include <map>

namespace accord::cli {
namespace {

using exchange::FigureTree;
using Lines = std::vector<std::string>;

constexpr std::size_t kMostLines = 60; ///< of categories and of pairs; --json has all

std::string fourOr(const std::optional<double>& number, const char* otherwise)
{
    return number ? fourDigits(*number) : otherwise;
}

std::string intervalOf(const FigureTree& figures)
{
    const auto* figure = figures.find("ci95");
    const auto* ends = figure == nullptr ? nullptr : std::get_if<std::vector<double>>(figure);
    return ends == nullptr ? std::string() : fourDigits(ends->front()) + " to " + fourDigits(ends->back());
}

/// Figures below a name.
struct Named
{
    std::string name;
    const FigureTree* figures;
};

std::vector<Named> namedBelow(const FigureTree& figures)
{
    std::vector<Named> all;
    for (const auto& [name, figure] : figures.entries()) {
        all.push_back({name, std::get_if<FigureTree>(&figure)});
    }
    return all;
}

/// What lies below `figures`, with the lowest `key` first and what has none last.
std::vector<Named> worstFirst(const FigureTree& figures, std::string_view key)
{
    std::vector<Named> all = namedBelow(figures);
    std::ranges::stable_sort(all, {}, [key](const Named& each) {
        return each.figures->number(key).value_or(std::numeric_limits<double>::infinity());
    });
    return all;
}

/// A label or a name on one line, without characters that would move the cursor.
std::string shownText(std::string_view text)
{
    std::string shown(text);
    std::ranges::replace_if(
        shown, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' ');
    return shown;
}

/// "Fleiss' kappa" for fleiss_kappa
std::string titleOf(std::string_view key)
{
    constexpr std::string_view kAlpha = "alpha_";
    if (key.starts_with(kAlpha)) {
        return std::string(agreement::kKrippendorffAlpha.name) + ", " +
               (key == "alpha_masi"      ? "MASI"
                : key == "alpha_jaccard" ? "Jaccard"
                                         : std::string(key.substr(kAlpha.size())));
    }
    for (const agreement::Measure* measure : agreement::levelMeasures()) {
        if (key == measure->key || (!key.empty() && key == measure->weightedKey)) {
            return std::string(key == measure->key ? measure->name : measure->weightedName);
        }
    }
    return std::string(key);
}

std::string differenceText(const FigureTree& difference)
{
    const auto value = difference.number("difference");
    if (!value) {
        return "undefined: " + difference.text("undefined");
    }
    return fourOr(difference.number("value_1"), "-") + " - " + fourOr(difference.number("value_2"), "-") + " = " +
           fourDigits(*value) + ", error " + fourOr(difference.number("se"), "-") + ", p " +
           fourOr(difference.number("p_two_sided"), "-");
}

std::string bootstrapText(const FigureTree& bootstrap)
{
    const auto draws = static_cast<std::int64_t>(bootstrap.number("B").value_or(0));
    const auto without = static_cast<std::int64_t>(bootstrap.number("undefined").value_or(0));
    const std::string interval = intervalOf(bootstrap);
    return (interval.empty() ? "undefined" : interval + ", error " + fourOr(bootstrap.number("se"), "-")) + " (" +
           grouped(draws) + " draws, " + grouped(without) + " without a value)";
}

std::string_view scaleText(exchange::RatingScale scale)
{
    constexpr std::array<std::string_view, 5> names{"nominal", "ordinal", "numeric", "hierarchical", "sets"};
    return names[static_cast<std::size_t>(scale)];
}

std::int64_t countOf(const FigureTree& figures, std::string_view name)
{
    return static_cast<std::int64_t>(figures.number(name).value_or(0));
}

void addItems(Lines& lines, const std::string& file, const exchange::LabelledRatings& ratings,
              const FigureTree& figures)
{
    const FigureTree& counts = *figures.below("counts");
    const std::int64_t all = countOf(counts, "items");
    const std::int64_t rated = countOf(counts, "items_rated");
    const std::int64_t used = countOf(counts, "items_pairable");
    const std::int64_t possible = all * ratings.table.raters;
    const std::int64_t given = countOf(counts, "ratings");
    lines.push_back("Agreement in " + shownText(file) + ", labels taken as " + std::string(scaleText(ratings.scale)));
    lines.push_back(counted(all, "item") + ", " + counted(ratings.table.raters, "rater") + ", " +
                    counted(given, "rating") + ", number of categories: " + grouped(ratings.table.categories));
    lines.emplace_back();
    TextTable table("lr");
    table.row({"items used (two ratings or more)", grouped(used)});
    table.row({"items left out", grouped(all - used)});
    table.row({"  with one rating (counts for the shares of categories)", grouped(rated - used)});
    table.row({"  without a rating", grouped(all - rated)});
    table.row(
        {"missing cells",
         grouped(possible - given) +
             (possible == 0
                  ? std::string()
                  : " (" + percent(static_cast<double>(possible - given) / static_cast<double>(possible)) + ")")});
    lines.push_back(table.text());
}

/// A column of a number, which is left empty where the figure has no value.
void addNumber(Table<Named>& table, const std::string& heading, std::string_view key, const char* otherwise)
{
    table.shown(
        heading, [key, otherwise](const Named& each) { return fourOr(each.figures->number(key), otherwise); }, 'r');
}

// Agreement that was observed or expected; of Krippendorff's alpha it is disagreement.
std::string detailOf(const Named& each, std::string_view agreement, std::string_view disagreement)
{
    const bool alpha = each.figures->find("do") != nullptr;
    return fourOr(each.figures->number(alpha ? disagreement : agreement), "");
}

Table<Named> coefficientTable()
{
    const auto ifDefined = [](auto text) {
        return [text](const Named& each) { return each.figures->number("value") ? text(each) : std::string(); };
    };
    Table<Named> table;
    table.shown("", [](const Named& each) { return titleOf(each.name); });
    addNumber(table, "value", "value", "undefined");
    table.shown("error", ifDefined([](const Named& each) { return fourOr(each.figures->number("se"), "-"); }), 'r')
        .shown("95 % interval", ifDefined([](const Named& each) { return intervalOf(*each.figures); }))
        .shown("observed", ifDefined([](const Named& each) { return detailOf(each, "pa", "do"); }), 'r')
        .shown("expected", ifDefined([](const Named& each) { return detailOf(each, "pe", "de"); }), 'r');
    return table;
}

// Coefficients with their errors and intervals; below them the reasons for those without a value.
void addCoefficients(Lines& lines, const std::string& heading, const std::vector<Named>& all)
{
    lines.emplace_back();
    if (!heading.empty()) {
        lines.push_back(heading);
    }
    lines.push_back(coefficientTable().text(all, 2));
    for (const Named& each : all) {
        if (!each.figures->number("value")) {
            lines.push_back("  " + titleOf(each.name) + " is undefined: " + each.figures->text("undefined") + ".");
        }
    }
}

void addFamily(Lines& lines, const std::string& heading, const FigureTree& family)
{
    std::vector<Named> all = namedBelow(family);
    std::erase_if(all, [](const Named& each) { return each.figures == nullptr; });
    addCoefficients(lines, heading, all);
}

void addCoefficients(Lines& lines, const FigureTree& figures)
{
    std::vector<Named> all;
    for (const agreement::Measure* measure : agreement::levelMeasures()) {
        all.push_back({std::string(measure->key), figures.below(measure->key)});
    }
    for (const auto& [name, figure] : figures.entries()) {
        if (name.starts_with("alpha_") && name != agreement::kKrippendorffAlpha.key) {
            all.push_back({name, figures.below(name)});
        }
    }
    std::erase_if(all, [](const Named& each) { return each.figures == nullptr; });
    addCoefficients(lines, "", all);
    lines.emplace_back("  Observed and expected are agreement; of Krippendorff's alpha they are disagreement.");
    for (const auto& [name, figure] : figures.entries()) {
        if (name.starts_with("weighted_")) {
            const std::string weights = name.substr(std::string_view("weighted_").size());
            addFamily(lines, "With " + weights + " weights", *figures.below(name));
        }
    }
    if (const FigureTree* levels = figures.below("levels")) {
        for (const auto& [level, each] : namedBelow(*levels)) {
            addFamily(lines, "Level " + level + ", number of categories: " + grouped(countOf(*each, "categories")),
                      *each);
        }
    }
}

std::string significant(double number)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.3g", number);
    return text.data();
}

void addTests(Lines& lines, const FigureTree& figures)
{
    const FigureTree& fleiss = *figures.below("fleiss_kappa");
    if (const auto error = fleiss.number("se0")) {
        lines.emplace_back();
        lines.push_back("Test of Fleiss' kappa = 0 (Fleiss, Nee and Landis 1979; its error makes no interval): error " +
                        significant(*error) + ", z " + significant(fleiss.number("z0").value_or(0)) + ", p " +
                        significant(fleiss.number("p0").value_or(1)));
    }
    if (const auto error = fleiss.number("se0_fleiss_cuzick")) {
        lines.emplace_back();
        lines.push_back("Error for a test of Fleiss' kappa = 0 (Fleiss and Cuzick 1979; makes no interval): " +
                        significant(*error));
    }
    if (const FigureTree* benchmark = figures.below("benchmark_landis_koch")) {
        for (const auto& [name, each] : namedBelow(*benchmark)) {
            lines.push_back(titleOf(name) + " is \"" + each->text("level") +
                            "\" with a probability of 0.95 or more (Gwet's benchmark), \"" +
                            each->text("level_of_point_value") + "\" by its value alone (Landis and Koch 1977)");
        }
    }
}

void addVariants(Lines& lines, const FigureTree& figures)
{
    const FigureTree& variants = *figures.below("fleiss_variants");
    if (!variants.below("pooled_margins")->number("value")) {
        return; // said above
    }
    std::vector<Named> all;
    for (const auto& [key, title] : agreement::kFleissVariants) {
        all.push_back({std::string(title), variants.below(key)});
    }
    Table<Named> table;
    table.withoutHeadings().shown("", &Named::name);
    addNumber(table, "", "value", "undefined");
    table.shown("", [](const Named& each) { return each.figures->text("undefined"); });
    lines.insert(lines.end(), {"", "Fleiss' kappa as other programs weigh the items", table.text(all, 2)});
}

// The first rows of a table under its heading.
void addMost(Lines& lines, const std::string& heading, const Table<Named>& table, std::vector<Named> rows)
{
    const std::size_t all = rows.size();
    rows.resize(std::min(all, kMostLines));
    lines.insert(lines.end(), {"", heading, table.text(rows, 2)});
    if (all > kMostLines) {
        lines.push_back("  ... and " + grouped(static_cast<std::int64_t>(all - kMostLines)) + " more with --json");
    }
}

void addCategories(Lines& lines, const FigureTree* categories)
{
    if (categories == nullptr || categories->empty()) {
        return;
    }
    const auto share = [](const Named& each) {
        const auto figure = each.figures->number("prevalence");
        return figure ? percent(*figure) : std::string("-");
    };
    Table<Named> table;
    table.shown("category", [](const Named& each) { return shownText(each.name); }).shown("share", share, 'r');
    addNumber(table, "kappa", "fleiss", "undefined");
    addNumber(table, "error", "fleiss_se", "-");
    addNumber(table, "alpha", "alpha", "-");
    addNumber(table, "specific", "specific_agreement", "-");
    addMost(lines, "Categories, each against the rest, lowest kappa first", table, worstFirst(*categories, "fleiss"));
}

void addPairs(Lines& lines, const std::string& heading, const FigureTree* pairs)
{
    if (pairs == nullptr || pairs->empty()) {
        return;
    }
    Table<Named> table;
    table.shown("", [](const Named& each) { return shownText(each.name); })
        .shown(
            "items", [](const Named& each) { return grouped(countOf(*each.figures, "n")); }, 'r');
    addNumber(table, "kappa", "value", "undefined");
    addNumber(table, "error", "se", "-");
    addNumber(table, "largest", "kappa_max", "-");
    addNumber(table, "percent", "pa", "-");
    table.shown("", [](const Named& each) { return each.figures->text("undefined"); });
    addMost(lines, heading + ", lowest first", table, worstFirst(*pairs, "value"));
}

void addExtras(Lines& lines, const FigureTree& figures)
{
    if (const FigureTree* groups = figures.below("group_difference")) {
        lines.insert(lines.end(), {"", "Difference of the two groups of raters"});
        for (const auto& [name, each] : namedBelow(*groups)) {
            lines.push_back("  " + titleOf(name) + ": " + differenceText(*each));
        }
    }
    if (const FigureTree* bootstrap = figures.below("bootstrap")) {
        lines.insert(lines.end(), {"", "Bootstrap over the items"});
        for (const auto& [name, each] : namedBelow(*bootstrap)) {
            lines.push_back("  " + titleOf(name) + ": " + bootstrapText(*each));
        }
    }
}

// The items, then coefficients with error and interval, what is undefined and why, tests and benchmark, categories and
// pairs.
Lines linesOf(const std::string& file, const exchange::LabelledRatings& ratings, const FigureTree& figures)
{
    Lines lines;
    addItems(lines, file, ratings, figures);
    addCoefficients(lines, figures);
    addTests(lines, figures);
    addVariants(lines, figures);
    addCategories(lines, figures.below("per_category"));
    addPairs(lines, "Pairs of raters (Cohen's kappa)", figures.below("cohen_pairwise"));
    addPairs(lines, "Raters against the decided label (Cohen's kappa)", figures.below("cohen_to_final"));
    addExtras(lines, figures);
    return lines;
}

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
                                        "Instead of a project: a table (CSV, xlsx, ods), one row per item (its name in "
                                        "the first column, \"item\"), one column per rater")
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
    add("--raters", options.raters, "The columns of raters; others are left out", "A,B,C")->check(utf8());
    add("--blank", options.blank, "What an empty cell says, such as no; missing: nobody rated there", "LABEL")
        ->check(utf8());
    add("--final", options.columns.final, "The column of decided labels: no rater, but each is compared with it",
        "COLUMN");
    add("--group", options.figures.groups, "Raters to compare with another group; say it twice", "A,B,C")
        ->check(utf8())
        ->allow_extra_args(false);
    addTableOptions(command, options.columns.table, "With --ratings", file);
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
    exchange::RatingColumns columns = options.columns;
    columns.doubt = true;
    columns.measured = labels.scale == exchange::RatingScale::Numeric;
    if (!options.raters.empty()) {
        ACCORD_TRY(columns.raters, exchange::codeList("--raters", options.raters));
    }
    if (!options.blank.empty()) {
        columns.blank = options.blank == "missing" ? std::string() : options.blank;
    }
    ACCORD_TRY(exchange::RatingFile file,
               exchange::readRatings(options.file, columns, console.progress(), console.stop()));
    const std::string readAs = file.plain ? std::string() : messages::sentence(file.readAs);
    ACCORD_TRY(const exchange::LabelledRatings ratings, exchange::onScale(std::move(file), labels));
    ACCORD_TRY(const exchange::FigureTree figures, exchange::ratingFigures(ratings, options.figures, console.stop()));
    Record record;
    record.fields([&] { return exchange::toJson(figures); });
    record.lines([&] {
        Lines lines = linesOf(options.file, ratings, figures);
        if (!readAs.empty()) {
            lines.insert(lines.begin() + 1, "Read as " + readAs);
        }
        return lines;
    });
    return console.emit(record);
}

} // namespace accord::cli
