// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figure_tree.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace accord::exchange {

FigureTree::FigureTree() = default;
FigureTree::~FigureTree() = default;
FigureTree::FigureTree(const FigureTree& other) = default;
FigureTree::FigureTree(FigureTree&& other) noexcept = default;
FigureTree& FigureTree::operator=(const FigureTree& other) = default;
FigureTree& FigureTree::operator=(FigureTree&& other) noexcept = default;

void FigureTree::add(std::string name, Figure figure)
{
    const auto* number = std::get_if<double>(&figure);
    if (number != nullptr && !std::isfinite(*number)) {
        figure = std::monostate();
    }
    m_entries.push_back({std::move(name), std::move(figure)});
}

void FigureTree::add(std::string name, std::optional<double> number)
{
    add(std::move(name), number ? Figure(*number) : Figure());
}

bool FigureTree::empty() const
{
    return m_entries.empty();
}

const Figure* FigureTree::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_entries, name, &Entry::name);
    return found == m_entries.end() ? nullptr : &found->figure;
}

const FigureTree* FigureTree::below(std::string_view name) const
{
    const Figure* figure = find(name);
    return figure == nullptr ? nullptr : std::get_if<FigureTree>(figure);
}

std::optional<double> FigureTree::number(std::string_view name) const
{
    const Figure* figure = find(name);
    if (figure == nullptr) {
        return std::nullopt;
    }
    if (const auto* count = std::get_if<std::int64_t>(figure)) {
        return static_cast<double>(*count);
    }
    const auto* number = std::get_if<double>(figure);
    return number == nullptr ? std::nullopt : std::optional(*number);
}

std::string FigureTree::text(std::string_view name) const
{
    const Figure* figure = find(name);
    const auto* text = figure == nullptr ? nullptr : std::get_if<std::string>(figure);
    return text == nullptr ? std::string() : *text;
}

namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson valueOf(const Figure& figure)
{
    if (const auto* below = std::get_if<FigureTree>(&figure)) {
        return toJson(*below);
    }
    if (const auto* count = std::get_if<std::int64_t>(&figure)) {
        return *count;
    }
    if (const auto* number = std::get_if<double>(&figure)) {
        return *number;
    }
    if (const auto* text = std::get_if<std::string>(&figure)) {
        return *text;
    }
    if (const auto* list = std::get_if<std::vector<double>>(&figure)) {
        return *list;
    }
    return nullptr;
}

} // namespace

OrderedJson toJson(const FigureTree& figures)
{
    // Names of raters and categories may be many: filling the object by its own search would be quadratic.
    OrderedJson::object_t object;
    object.reserve(figures.entries().size());
    for (const auto& [name, figure] : figures.entries()) {
        object.push_back({name, valueOf(figure)});
    }
    return object;
}

using agreement::NotComputable;

std::string reasonOf(NotComputable why)
{
    switch (why) {
    case NotComputable::NoPairs:
        return "no item has two ratings";
    case NotComputable::OneCategory:
    case NotComputable::CategoryUnused:
        return "no variation: expected agreement is 1 (a single category in use)";
    case NotComputable::SmallCodebook:
        return "needs at least two categories";
    case NotComputable::NoCommonItems:
        return "no item rated by both";
    case NotComputable::NoDefinedPair:
        return "no rater pair with a defined kappa";
    case NotComputable::NoCompleteItems:
        return "no item rated by all raters";
    case NotComputable::FewItems:
        return "too few items";
    case NotComputable::NoCategory:
        return "nobody gave a category";
    }
    return {};
}

FigureTree undefinedFigures(const std::string& reason)
{
    FigureTree figures;
    figures.add("value", Figure());
    figures.add("undefined", reason);
    return figures;
}

FigureTree valueFigures(const agreement::Outcome& outcome)
{
    if (!outcome) {
        return undefinedFigures(reasonOf(outcome.why()));
    }
    FigureTree figures;
    figures.add("value", outcome->value);
    return figures;
}

FigureTree outcomeFigures(const agreement::Outcome& outcome, DetailNames naming)
{
    if (!outcome) {
        return undefinedFigures(reasonOf(outcome.why()));
    }
    if (!std::isfinite(outcome->value)) {
        return undefinedFigures("the numbers are too large or too small to compute with");
    }
    FigureTree figures;
    figures.add("value", outcome->value);
    if (naming != DetailNames::ValueOnly) {
        const bool disagreement = naming == DetailNames::Disagreement;
        figures.add(disagreement ? "do" : "pa", outcome->observed);
        figures.add(disagreement ? "de" : "pe", outcome->expected);
    }
    figures.add("se", outcome->standardError);
    if (!outcome->interval) {
        figures.add("ci95", Figure());
        return figures;
    }
    figures.addCount("df", *outcome->degreesOfFreedom);
    figures.add("ci95", std::vector<double>{outcome->interval->low, outcome->interval->high});
    return figures;
}

} // namespace accord::exchange
