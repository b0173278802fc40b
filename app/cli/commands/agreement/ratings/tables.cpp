// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/ratings/tables.h"

#include "app/cli/words.h"
#include "core/agreement/measures.h"

#include <algorithm>
#include <limits>

namespace accord::cli {
namespace {

using exchange::FigureTree;

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

/// The names below `figures`, those with the lowest `key` first and those without one last.
std::vector<std::string_view> worstFirst(const FigureTree& figures, std::string_view key)
{
    std::vector<std::pair<double, std::string_view>> order;
    for (const auto& [name, figure] : figures.entries()) {
        const auto* below = std::get_if<FigureTree>(&figure);
        order.emplace_back(below->number(key).value_or(std::numeric_limits<double>::infinity()), name);
    }
    std::ranges::stable_sort(order, {}, &std::pair<double, std::string_view>::first);
    std::vector<std::string_view> names;
    names.reserve(order.size());
    for (const auto& [value, name] : order) {
        names.push_back(name);
    }
    return names;
}

void printRest(std::size_t all, Console& console)
{
    if (all > kMostLines) {
        console.line("  ... and " + grouped(static_cast<std::int64_t>(all - kMostLines)) + " more with --json");
    }
}

} // namespace

std::string shownText(std::string_view text)
{
    std::string shown(text);
    std::ranges::replace_if(
        shown, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, ' ');
    return shown;
}

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

CoefficientTable::CoefficientTable()
    : m_table("lrrlrr", 2)
{
    m_table.row({"", "value", "error", "95 % interval", "observed", "expected"});
}

void CoefficientTable::add(const std::string& title, const FigureTree* figures)
{
    if (figures == nullptr) {
        return;
    }
    const auto value = figures->number("value");
    if (!value) {
        m_table.row({title, "undefined"});
        m_reasons.push_back(title + " is undefined: " + figures->text("undefined") + ".");
        return;
    }
    const bool alpha = figures->find("do") != nullptr;
    m_table.row({title, fourDigits(*value), fourOr(figures->number("se"), "-"), intervalOf(*figures),
                 fourOr(figures->number(alpha ? "do" : "pa"), ""), fourOr(figures->number(alpha ? "de" : "pe"), "")});
}

void CoefficientTable::print(const std::string& heading, Console& console) const
{
    console.line();
    if (!heading.empty()) {
        console.line(heading);
    }
    console.line(m_table.text());
    for (const std::string& reason : m_reasons) {
        console.line("  " + reason);
    }
}

void printCategories(const FigureTree* categories, Console& console)
{
    if (categories == nullptr || categories->empty()) {
        return;
    }
    TextTable table("lrrrrr", 2);
    table.row({"category", "share", "kappa", "error", "alpha", "specific"});
    const auto names = worstFirst(*categories, "fleiss");
    for (std::size_t i = 0; i < std::min(names.size(), kMostLines); ++i) {
        const FigureTree& each = *categories->below(names[i]);
        const auto share = each.number("prevalence");
        table.row({shownText(names[i]), share ? percent(*share) : "-", fourOr(each.number("fleiss"), "undefined"),
                   fourOr(each.number("fleiss_se"), "-"), fourOr(each.number("alpha"), "-"),
                   fourOr(each.number("specific_agreement"), "-")});
    }
    console.line();
    console.line("Categories, each against the rest, lowest kappa first");
    console.line(table.text());
    printRest(names.size(), console);
}

void printPairs(const std::string& heading, const FigureTree* pairs, Console& console)
{
    if (pairs == nullptr || pairs->empty()) {
        return;
    }
    TextTable table("lrrrrrl", 2);
    table.row({"", "items", "kappa", "error", "largest", "percent", ""});
    const auto names = worstFirst(*pairs, "value");
    for (std::size_t i = 0; i < std::min(names.size(), kMostLines); ++i) {
        const FigureTree& each = *pairs->below(names[i]);
        table.row({shownText(names[i]), grouped(static_cast<std::int64_t>(each.number("n").value_or(0))),
                   fourOr(each.number("value"), "undefined"), fourOr(each.number("se"), "-"),
                   fourOr(each.number("kappa_max"), "-"), fourOr(each.number("pa"), "-"), each.text("undefined")});
    }
    console.line();
    console.line(heading + ", lowest first");
    console.line(table.text());
    printRest(names.size(), console);
}

} // namespace accord::cli
