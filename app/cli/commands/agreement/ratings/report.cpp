// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/ratings/report.h"

#include "app/cli/commands/agreement/ratings/tables.h"
#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/agreement/fleiss_variants.h"
#include "core/agreement/measures.h"

#include <array>
#include <cstdio>

namespace accord::cli {
namespace {

using exchange::FigureTree;

std::string_view scaleText(exchange::RatingScale scale)
{
    constexpr std::array<std::string_view, 5> names{"nominal", "ordinal", "numeric", "hierarchical", "sets"};
    return names[static_cast<std::size_t>(scale)];
}

std::int64_t countOf(const FigureTree& figures, std::string_view name)
{
    return static_cast<std::int64_t>(figures.number(name).value_or(0));
}

void printItems(const std::string& file, const exchange::LabelledRatings& ratings, const FigureTree& figures,
                Console& console)
{
    const FigureTree& counts = *figures.below("counts");
    const std::int64_t all = countOf(counts, "items");
    const std::int64_t rated = countOf(counts, "items_rated");
    const std::int64_t used = countOf(counts, "items_pairable");
    const std::int64_t possible = all * ratings.table.raters;
    const std::int64_t given = countOf(counts, "ratings");
    console.line("Agreement in " + shownText(file) + ", labels taken as " + std::string(scaleText(ratings.scale)));
    console.line(counted(all, "item") + ", " + counted(ratings.table.raters, "rater") + ", " +
                 counted(given, "rating") + ", number of categories: " + grouped(ratings.table.categories));
    console.line();
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
    console.line(table.text());
}

void printFamily(const FigureTree& family, const std::string& heading, Console& console)
{
    CoefficientTable table;
    for (const auto& [name, figure] : family.entries()) {
        table.add(titleOf(name), family.below(name));
    }
    table.print(heading, console);
}

void printCoefficients(const FigureTree& figures, Console& console)
{
    CoefficientTable table;
    for (const agreement::Measure* measure : agreement::levelMeasures()) {
        table.add(titleOf(measure->key), figures.below(measure->key));
    }
    for (const auto& [name, figure] : figures.entries()) {
        if (name.starts_with("alpha_") && name != agreement::kKrippendorffAlpha.key) {
            table.add(titleOf(name), figures.below(name));
        }
    }
    table.print("", console);
    console.line("  Observed and expected are agreement; of Krippendorff's alpha they are disagreement.");
    for (const auto& [name, figure] : figures.entries()) {
        if (name.starts_with("weighted_")) {
            const std::string weights = name.substr(std::string_view("weighted_").size());
            printFamily(*figures.below(name), "With " + weights + " weights", console);
        }
    }
    if (const FigureTree* levels = figures.below("levels")) {
        for (const auto& [level, figure] : levels->entries()) {
            const FigureTree& each = *levels->below(level);
            printFamily(each, "Level " + level + ", number of categories: " + grouped(countOf(each, "categories")),
                        console);
        }
    }
}

std::string significant(double number)
{
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%.3g", number);
    return text.data();
}

void printTests(const FigureTree& figures, Console& console)
{
    const FigureTree& fleiss = *figures.below("fleiss_kappa");
    if (const auto error = fleiss.number("se0")) {
        console.line();
        console.line("Test of Fleiss' kappa = 0 (Fleiss, Nee and Landis 1979; its error makes no interval): error " +
                     significant(*error) + ", z " + significant(fleiss.number("z0").value_or(0)) + ", p " +
                     significant(fleiss.number("p0").value_or(1)));
    }
    if (const auto error = fleiss.number("se0_fleiss_cuzick")) {
        console.line();
        console.line("Error for a test of Fleiss' kappa = 0 (Fleiss and Cuzick 1979; makes no interval): " +
                     significant(*error));
    }
    if (const FigureTree* benchmark = figures.below("benchmark_landis_koch")) {
        for (const auto& [name, figure] : benchmark->entries()) {
            const FigureTree& each = *benchmark->below(name);
            console.line(titleOf(name) + " is \"" + each.text("level") +
                         "\" with a probability of 0.95 or more (Gwet's benchmark), \"" +
                         each.text("level_of_point_value") + "\" by its value alone (Landis and Koch 1977)");
        }
    }
}

void printVariants(const FigureTree& figures, Console& console)
{
    const FigureTree& variants = *figures.below("fleiss_variants");
    if (!variants.below("pooled_margins")->number("value")) {
        return; // said above
    }
    TextTable table("lrl", 2);
    for (const auto& [key, title] : agreement::kFleissVariants) {
        const FigureTree& each = *variants.below(key);
        const auto value = each.number("value");
        table.row({std::string(title), value ? fourDigits(*value) : "undefined", each.text("undefined")});
    }
    console.line();
    console.line("Fleiss' kappa as other programs weigh the items");
    console.line(table.text());
}

void printExtras(const FigureTree& figures, Console& console)
{
    if (const FigureTree* groups = figures.below("group_difference")) {
        console.line();
        console.line("Difference of the two groups of raters");
        for (const auto& [name, figure] : groups->entries()) {
            console.line("  " + titleOf(name) + ": " + differenceText(*groups->below(name)));
        }
    }
    if (const FigureTree* bootstrap = figures.below("bootstrap")) {
        console.line();
        console.line("Bootstrap over the items");
        for (const auto& [name, figure] : bootstrap->entries()) {
            console.line("  " + titleOf(name) + ": " + bootstrapText(*bootstrap->below(name)));
        }
    }
}

} // namespace

void printRatings(const std::string& file, const exchange::LabelledRatings& ratings, const FigureTree& figures,
                  Console& console)
{
    printItems(file, ratings, figures, console);
    printCoefficients(figures, console);
    printTests(figures, console);
    printVariants(figures, console);
    printCategories(figures.below("per_category"), console);
    printPairs("Pairs of raters (Cohen's kappa)", figures.below("cohen_pairwise"), console);
    printPairs("Raters against the decided label (Cohen's kappa)", figures.below("cohen_to_final"), console);
    printExtras(figures, console);
}

} // namespace accord::cli
