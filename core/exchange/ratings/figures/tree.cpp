// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/figures/tree.h"

#include <algorithm>
#include <cmath>

namespace accord::exchange {

Figures::Figures() = default;
Figures::~Figures() = default;
Figures::Figures(const Figures& other) = default;
Figures::Figures(Figures&& other) noexcept = default;
Figures& Figures::operator=(const Figures& other) = default;
Figures& Figures::operator=(Figures&& other) noexcept = default;

void Figures::add(std::string name, Figure figure)
{
    const auto* number = std::get_if<double>(&figure);
    if (number != nullptr && !std::isfinite(*number)) {
        figure = std::monostate();
    }
    m_entries.push_back({std::move(name), std::move(figure)});
}

void Figures::add(std::string name, std::optional<double> number)
{
    add(std::move(name), number ? Figure(*number) : Figure());
}

bool Figures::empty() const
{
    return m_entries.empty();
}

const Figure* Figures::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_entries, name, &Entry::name);
    return found == m_entries.end() ? nullptr : &found->figure;
}

const Figures* Figures::below(std::string_view name) const
{
    const Figure* figure = find(name);
    return figure == nullptr ? nullptr : std::get_if<Figures>(figure);
}

std::optional<double> Figures::number(std::string_view name) const
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

std::string Figures::text(std::string_view name) const
{
    const Figure* figure = find(name);
    const auto* text = figure == nullptr ? nullptr : std::get_if<std::string>(figure);
    return text == nullptr ? std::string() : *text;
}

} // namespace accord::exchange
