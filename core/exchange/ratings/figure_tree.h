// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace accord::exchange {

class FigureTree;

/// Nothing (undefined), a count, a number, a text, a list of numbers, or figures below a name.
using Figure = std::variant<std::monostate, std::int64_t, double, std::string, std::vector<double>, FigureTree>;

/// Results by name, in the order in which they were added: what is said about a table of ratings, before it becomes
/// JSON or a report.
class FigureTree
{
public:
    struct Entry;

    FigureTree();
    ~FigureTree();
    FigureTree(const FigureTree& other);
    FigureTree(FigureTree&& other) noexcept;
    FigureTree& operator=(const FigureTree& other);
    FigureTree& operator=(FigureTree&& other) noexcept;

    /// A number that is not finite is nothing.
    void add(std::string name, Figure figure);
    void add(std::string name, double number) { add(std::move(name), Figure(number)); }
    void add(std::string name, std::optional<double> number);
    void addCount(std::string name, std::int64_t count) { add(std::move(name), Figure(count)); }

    [[nodiscard]] const std::vector<Entry>& entries() const { return m_entries; }
    [[nodiscard]] bool empty() const;

    [[nodiscard]] const Figure* find(std::string_view name) const; ///< nothing where there is none
    [[nodiscard]] const FigureTree* below(std::string_view name) const;
    [[nodiscard]] std::optional<double> number(std::string_view name) const; ///< a count too
    [[nodiscard]] std::string text(std::string_view name) const;             ///< empty where there is none

private:
    std::vector<Entry> m_entries;
};

struct FigureTree::Entry
{
    std::string name;
    Figure figure;
};

/// The same names in the same order; undefined is null, numbers keep every digit.
[[nodiscard]] nlohmann::ordered_json toJson(const FigureTree& figures);

/// What `observed` and `expected` of a figure are called: p_a and p_e; Do and De of Krippendorff's alpha; or they are
/// not said, since the value is p_a itself.
enum class DetailNames : std::uint8_t { Agreement, Disagreement, ValueOnly };

/// "value", "pa" and "pe" (or "do" and "de"), "se", "df", "ci95"; se and ci95 are undefined where a single item is all
/// there is. Without a value "value" is undefined and "undefined" says why.
[[nodiscard]] FigureTree outcomeFigures(const agreement::Outcome& outcome, DetailNames naming = DetailNames::Agreement);

/// The value alone, or the reason.
[[nodiscard]] FigureTree valueFigures(const agreement::Outcome& outcome);

/// Undefined, for the reason.
[[nodiscard]] FigureTree undefinedFigures(const std::string& reason);

/// Half a sentence that says why there is no value.
[[nodiscard]] std::string reasonOf(agreement::NotComputable why);

} // namespace accord::exchange
