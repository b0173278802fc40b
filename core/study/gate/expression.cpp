// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/expression.h"

#include "core/agreement/measures.h"
#include "core/base/reason.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

namespace accord::study {
namespace {

using FigureName = Condition::Figure;
using Is = Condition::Is;

constexpr std::array<std::pair<Level, std::string_view>, 3> kLevelNames{
    {{Level::Type, "type"}, {Level::Theme, "theme"}, {Level::Subtheme, "subtheme"}}};
constexpr std::array<std::pair<FigureName, std::string_view>, 3> kOthers{{{FigureName::NewCategories, "new-categories"},
                                                                          {FigureName::Proposals, "proposals"},
                                                                          {FigureName::Seconds, "seconds"}}};
constexpr std::array<std::pair<Is, std::string_view>, 4> kComparisons{
    {{Is::AtLeast, ">="}, {Is::Above, ">"}, {Is::AtMost, "<="}, {Is::Below, "<"}}};

template <class Value, std::size_t Size>
std::string nameIn(const std::array<std::pair<Value, std::string_view>, Size>& names, Value value)
{
    const auto found = std::ranges::find(names, value, &std::pair<Value, std::string_view>::first);
    return found == names.end() ? std::string() : std::string(found->second);
}

template <class Value, std::size_t Size>
std::optional<Value> valueIn(const std::array<std::pair<Value, std::string_view>, Size>& names, std::string_view name)
{
    const auto found = std::ranges::find(names, name, &std::pair<Value, std::string_view>::second);
    return found == names.end() ? std::nullopt : std::optional(found->first);
}

// Words; comparisons stand apart from what is beside them, with or without blanks.
std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words(1);
    char before = ' ';
    for (const char letter : text) {
        const bool blank = letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
        const bool sign = letter == '<' || letter == '>' || letter == '=';
        const bool wasSign = before == '<' || before == '>' || before == '=';
        if ((blank || sign != wasSign) && !words.back().empty()) {
            words.emplace_back();
        }
        if (!blank) {
            words.back() += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        }
        before = letter;
    }
    if (words.back().empty()) {
        words.pop_back();
    }
    return words;
}

std::string measureText(const agreement::Measure& measure)
{
    return text::replacedAll(measure.key, "_", "-");
}

/// Of one level; null for another word.
const agreement::Measure* measureOf(const std::string& word)
{
    const auto* found = agreement::measureNamed(text::replacedAll(word, "-", "_"));
    return found == nullptr || found->isForAllLevels() ? nullptr : found;
}

std::optional<Level> levelOf(const std::string& word)
{
    return valueIn(kLevelNames, word == "sub-theme" ? std::string_view("subtheme") : std::string_view(word));
}

// Shortest text that is read back as the same number.
std::string numberText(double number)
{
    std::array<char, 64> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    return error == std::errc{} ? std::string(text.data(), end) : std::string();
}

std::optional<double> numberOf(std::string_view word)
{
    double number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number, std::chars_format::fixed);
    const bool whole = error == std::errc{} && end == word.data() + word.size() && std::isfinite(number);
    return whole ? std::optional(number == 0 ? 0.0 : number) : std::nullopt; // no "-0"
}

class Reader
{
public:
    explicit Reader(std::vector<std::string> words)
        : m_words(std::move(words))
    {}

    Result<Gate> gate()
    {
        Gate gate;
        if (m_words.empty()) {
            return gate;
        }
        Condition before;
        while (true) {
            ACCORD_TRY(before, condition(before));
            gate.conditions.push_back(before);
            if (gate.conditions.size() > kMostConditions) {
                return Error{Errc::Invalid, Reason::TooManyConditions, {kMostConditions}};
            }
            if (m_next == m_words.size()) {
                return gate;
            }
            if (!taken("and")) {
                return unexpected(Reason::AndBeforeCondition);
            }
        }
    }

private:
    [[nodiscard]] std::string word() const { return m_next < m_words.size() ? m_words[m_next] : std::string(); }

    bool taken(std::string_view wanted)
    {
        const bool same = word() == wanted;
        m_next += same ? 1U : 0U;
        return same;
    }

    [[nodiscard]] Error unexpected(Reason wanted) const
    {
        const Argument found = word().empty() ? Argument(Reason::ItsEnd) : Argument(Message{Reason::Quoted, {word()}});
        return Error{Errc::Invalid, Reason::GateUnexpected, {found, wanted}};
    }

    // Which figure; what is not said goes on from the condition before.
    Result<Condition> figure(const Condition& before)
    {
        Condition condition = before;
        condition.figure = FigureName::Value;
        if (const auto other = valueIn(kOthers, word())) {
            condition.figure = *other;
            ++m_next;
            return condition;
        }
        const std::size_t first = m_next;
        if (const auto level = levelOf(word())) {
            condition.level = *level;
            ++m_next;
        }
        if (const auto* measure = measureOf(word())) {
            condition.measure = measure;
            ++m_next;
        }
        if (taken("lower")) {
            condition.figure = FigureName::Lower;
        }
        if (first == m_next) {
            return unexpected(Reason::GateFigure);
        }
        return condition;
    }

    Result<Condition> condition(const Condition& before)
    {
        ACCORD_TRY(Condition condition, figure(before));
        const auto is = valueIn(kComparisons, word());
        if (!is) {
            return unexpected(Reason::AComparison);
        }
        condition.is = *is;
        ++m_next;
        const auto bound = numberOf(word());
        const double least = condition.ofAgreement() ? -1 : 0;
        const double most = condition.ofAgreement() ? 1 : 1e6;
        if (!bound || *bound < least || *bound > most) {
            return unexpected(condition.ofAgreement() ? Reason::NumberOfAgreement : Reason::NumberFromZeroOn);
        }
        condition.bound = *bound;
        ++m_next;
        return condition;
    }

    std::vector<std::string> m_words;
    std::size_t m_next = 0;
};

} // namespace

Result<Gate> parseGate(std::string_view text)
{
    constexpr std::size_t kLongest = 4000;
    if (text.size() > kLongest || text::invalidUtf8At(text)) {
        return Error{Errc::Invalid, Reason::GateNotUnderstood};
    }
    return Reader(wordsOf(text)).gate();
}

std::string gateText(const Gate& gate)
{
    std::string text;
    const Condition* before = nullptr;
    for (const Condition& condition : gate.conditions) {
        const bool same = before != nullptr && before->ofAgreement() && before->level == condition.level &&
                          before->measure == condition.measure;
        text += before == nullptr ? "" : " and ";
        text += condition.figure == FigureName::Lower && same ? "lower" : figureText(condition);
        text += " " + comparisonText(condition.is) + " " + numberText(condition.bound);
        before = &condition;
    }
    return text;
}

std::string figureText(const Condition& condition)
{
    if (!condition.ofAgreement()) {
        return nameIn(kOthers, condition.figure);
    }
    return nameIn(kLevelNames, condition.level) + " " + measureText(*condition.measure) +
           (condition.figure == FigureName::Lower ? " lower" : "");
}

std::string comparisonText(Condition::Is is)
{
    return nameIn(kComparisons, is);
}

} // namespace accord::study
