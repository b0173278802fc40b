// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/ratings/codes.h"

#include "core/agreement/distance.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/csv.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <set>
#include <span>
#include <sstream>

namespace accord::exchange {
namespace {

using Labels = std::vector<std::string>;

constexpr std::size_t kShownLabels = 12; ///< in an error

Error misfit(const RatingFile& file, std::size_t label, const Message& flaw)
{
    return {Errc::BadSyntax, flaw.at(file.name + ":" + std::to_string(file.lines[label]))};
}

/// What a label must be on the scale; nothing when it is.
std::optional<Message> flawOf(RatingScale scale, const std::string& label)
{
    if (scale == RatingScale::Numeric && !numberOf(label)) {
        return Message{Reason::NoNumber, {label}};
    }
    if (scale == RatingScale::Hierarchical && !pathOf(label)) {
        return Message{Reason::NoPath, {label}};
    }
    if (scale == RatingScale::Sets && !setOf(label)) {
        return Message{Reason::NoSet, {label}};
    }
    return std::nullopt;
}

std::string spelling(RatingScale scale, const std::string& label)
{
    return scale == RatingScale::Sets ? spelled(*setOf(label)) : label;
}

/// The codes of an option, each fit for the scale and in its one spelling.
Result<Labels> codesFor(RatingScale scale, const std::string& option, const std::string& text)
{
    ACCORD_TRY(Labels codes, codeList(option, text));
    for (std::string& code : codes) {
        if (const auto flaw = flawOf(scale, code)) {
            return Error{Errc::Invalid, flaw->at(option)};
        }
        code = spelling(scale, code);
    }
    Labels sorted = codes;
    std::ranges::sort(sorted);
    if (const auto twice = std::ranges::adjacent_find(sorted); twice != sorted.end()) {
        return Error{Errc::Invalid, Reason::StandsThereTwice, {option, *twice}};
    }
    if (codes.size() > kMostLabels) {
        return Error{Errc::Invalid, Reason::TooManyCodes, {option, kMostLabels}};
    }
    return codes;
}

std::string shown(std::span<const std::string> labels)
{
    const auto some = labels.first(std::min(labels.size(), kShownLabels));
    return text::join(some, ", ") + (some.size() < labels.size() ? ", ..." : "");
}

bool contains(const Labels& labels, const std::string& label)
{
    return std::ranges::find(labels, label) != labels.end();
}

Status sortByValue(Labels& labels, bool strict)
{
    std::ranges::stable_sort(labels, {}, [](const std::string& label) { return *numberOf(label); });
    const auto equal =
        std::ranges::adjacent_find(labels, {}, [](const std::string& label) { return *numberOf(label); });
    if (strict && equal != labels.end()) {
        return Error{Errc::Invalid, Reason::SameNumber, {*equal, *(equal + 1)}};
    }
    return {};
}

/// Puts the categories of a file in their final order.
class Ordering
{
public:
    Ordering(RatingFile file, RatingScale scale)
        : m_file(std::move(file))
        , m_scale(scale)
        , m_chosen(m_file.labels.size())
    {
        for (const int cell : m_file.table.cells) {
            if (cell != agreement::kMissing) {
                m_chosen[static_cast<std::size_t>(cell)] = true;
            }
        }
    }

    Result<LabelledRatings> run(const ScaleOptions& options)
    {
        ACCORD_CHECK(spell());
        Labels codebook;
        if (!options.codebook.empty()) {
            ACCORD_TRY(codebook, codesFor(m_scale, "--codebook", options.codebook));
            ACCORD_CHECK(allWithin(codebook, "--codebook"));
        }
        Labels categories = codebook.empty() ? chosen() : codebook;
        if (!options.order.empty()) {
            ACCORD_TRY(categories, codesFor(m_scale, "--order", options.order));
            ACCORD_CHECK(allWithin(categories, "--order"));
            ACCORD_CHECK(sameCodes(codebook, categories));
        } else if (m_scale == RatingScale::Ordinal) {
            ACCORD_CHECK(orderedByThemselves(categories));
        }
        if (m_scale == RatingScale::Numeric) {
            ACCORD_CHECK(sortByValue(categories, false));
        }
        return numbered(std::move(categories));
    }

private:
    Status spell()
    {
        for (std::size_t label = 0; label < m_file.labels.size(); ++label) {
            if (const auto flaw = flawOf(m_scale, m_file.labels[label])) {
                return misfit(m_file, label, *flaw);
            }
            m_spelled.push_back(spelling(m_scale, m_file.labels[label]));
        }
        return {};
    }

    /// What raters chose, in the order in which it appears.
    [[nodiscard]] Labels chosen() const
    {
        Labels result;
        std::map<std::string_view, bool> seen;
        for (std::size_t label = 0; label < m_spelled.size(); ++label) {
            if (m_chosen[label] && seen.emplace(m_spelled[label], true).second) {
                result.push_back(m_spelled[label]);
            }
        }
        return result;
    }

    [[nodiscard]] Status allWithin(Labels codes, const std::string& option) const
    {
        std::ranges::sort(codes);
        for (std::size_t label = 0; label < m_spelled.size(); ++label) {
            if (!std::ranges::binary_search(codes, m_spelled[label])) {
                return misfit(m_file, label, {Reason::NotAmongCodes, {m_file.labels[label], option}});
            }
        }
        return {};
    }

    static Status sameCodes(const Labels& codebook, const Labels& order)
    {
        for (const std::string& code : codebook) {
            if (!contains(order, code)) {
                return Error{Errc::Invalid, Reason::OrderLacks, {code}};
            }
        }
        for (const std::string& code : order) {
            if (!codebook.empty() && !contains(codebook, code)) {
                return Error{Errc::Invalid, Reason::OrderHasMore, {code}};
            }
        }
        return {};
    }

    static Status orderedByThemselves(Labels& categories)
    {
        if (!std::ranges::all_of(categories, [](const std::string& label) { return numberOf(label).has_value(); })) {
            return Error{Errc::Invalid, Reason::WordsHaveNoOrder, {shown(categories)}};
        }
        return sortByValue(categories, true);
    }

    LabelledRatings numbered(Labels categories)
    {
        LabelledRatings result;
        result.scale = m_scale;
        result.raters = std::move(m_file.raters);
        const auto count = static_cast<int>(categories.size());
        std::map<std::string, int> numbers;
        for (const std::string& category : categories) {
            numbers.emplace(category, static_cast<int>(numbers.size()));
        }
        // What only the column of decisions holds is no category of the raters; it comes behind them.
        std::vector<int> number;
        for (const std::string& label : m_spelled) {
            const auto [place, isNew] = numbers.emplace(label, static_cast<int>(numbers.size()));
            if (isNew) {
                categories.push_back(label);
            }
            number.push_back(place->second);
        }
        result.table = std::move(m_file.table);
        result.table.categories = count;
        const auto renumber = [&](std::vector<int>& cells) {
            for (int& cell : cells) {
                cell = cell == agreement::kMissing ? cell : number[static_cast<std::size_t>(cell)];
            }
        };
        renumber(result.table.cells);
        result.final = std::move(m_file.final);
        renumber(result.final);
        result.labels = std::move(categories);
        setValues(result);
        return result;
    }

    static void setValues(LabelledRatings& ratings)
    {
        if (ratings.scale == RatingScale::Ordinal) {
            ratings.values = agreement::rankValues(ratings.table.categories);
        }
        if (ratings.scale == RatingScale::Numeric) {
            for (int category = 0; category < ratings.table.categories; ++category) {
                ratings.values.push_back(*numberOf(ratings.labels[static_cast<std::size_t>(category)]));
            }
        }
    }

    RatingFile m_file;
    RatingScale m_scale;
    std::vector<bool> m_chosen; ///< by label of the file: by a rater
    Labels m_spelled;           ///< by label of the file
};

} // namespace

Result<LabelledRatings> onScale(RatingFile file, const ScaleOptions& options)
{
    const RatingScale scale =
        options.scale.value_or(options.order.empty() ? RatingScale::Nominal : RatingScale::Ordinal);
    if (!options.order.empty() && scale != RatingScale::Ordinal) {
        return Error{Errc::Invalid, Reason::OrderOfOrdinalOnly};
    }
    return Ordering(std::move(file), scale).run(options);
}

std::optional<double> numberOf(std::string_view label)
{
    if (label.size() > 1 && label.front() == '+' && label[1] != '-') {
        label.remove_prefix(1);
    }
    double value = 0;
    const auto [end, error] = std::from_chars(label.data(), label.data() + label.size(), value);
    if (error != std::errc() || end != label.data() + label.size() || !std::isfinite(value)) {
        return std::nullopt;
    }
    return value;
}

std::optional<agreement::CodePath> pathOf(std::string_view label)
{
    agreement::CodePath path;
    std::size_t from = 0;
    while (true) {
        const std::size_t dot = std::min(label.find('.', from), label.size());
        if (isBlank(label.substr(from, dot - from))) {
            return std::nullopt;
        }
        path.emplace_back(label.substr(0, dot));
        if (dot == label.size()) {
            return path;
        }
        from = dot + 1;
    }
}

std::optional<agreement::CodeSet> setOf(std::string_view label)
{
    agreement::CodeSet set;
    if (label == "{}") {
        return set;
    }
    for (const std::string_view member : text::split(label, '|')) {
        if (isBlank(member) || member == "{}") {
            return std::nullopt;
        }
        set.emplace_back(member);
    }
    std::ranges::sort(set);
    set.erase(std::unique(set.begin(), set.end()), set.end()); // clang 14 cannot do it with ranges
    return set;
}

std::string spelled(const agreement::CodeSet& set)
{
    return set.empty() ? std::string("{}") : text::join(set, "|");
}

Result<std::vector<std::string>> codeList(const std::string& option, const std::string& text)
{
    std::istringstream stream(text);
    format::CsvReader reader(stream, option);
    format::CsvRecord record;
    const Result<bool> read = reader.next(record);
    if (!read.ok()) {
        return Error{Errc::Invalid, read.error().about(option).message()};
    }
    if (!*read) {
        return Error{Errc::Invalid, Reason::OptionEmpty, {option}};
    }
    std::vector<std::string> codes(record.fields.begin(), record.fields.end());
    std::set<std::string_view> seen;
    for (const std::string& code : codes) {
        if (isBlank(code)) {
            return Error{Errc::Invalid, Reason::CodeEmpty, {option}};
        }
        if (!seen.insert(code).second) {
            return Error{Errc::Invalid, Reason::StandsThereTwice, {option, code}};
        }
    }
    const Result<bool> further = reader.next(record);
    if (!further.ok() || *further) {
        return Error{Errc::Invalid, Reason::OptionGoesOn, {option}};
    }
    return codes;
}

} // namespace accord::exchange
