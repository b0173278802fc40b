// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules/rule.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <utility>
#include <vector>

namespace accord::reconcile {
namespace {

constexpr std::string_view kAtLeast = "at-least=";
constexpr std::string_view kPerson = "person=";
constexpr std::array<std::pair<std::string_view, Rule::Kind>, 4> kWords{{{"unanimous", Rule::Kind::Unanimous},
                                                                         {"majority", Rule::Kind::Majority},
                                                                         {"plurality", Rule::Kind::Plurality},
                                                                         {"same-theme", Rule::Kind::SameTheme}}};

std::optional<Choice> ifAny(const Choice* choice)
{
    return choice == nullptr ? std::nullopt : std::optional(*choice);
}

std::optional<Choice> leading(const Consensus& consensus, int fewest)
{
    const Choice& first = consensus.choices.front();
    const bool tied = consensus.choices.size() > 1 && consensus.choices[1].votes == first.votes;
    return first.votes >= fewest && !tied ? std::optional(first) : std::nullopt;
}

std::optional<Choice> theme(const LabelMatrix& labelMatrix, const Consensus& consensus)
{
    const int theme = labelMatrix.at(Level::Theme, consensus.choices.front().category);
    return consensus.split == Level::Subtheme && theme >= 0
               ? std::optional(Choice{Verdict::Category, theme, consensus.votes})
               : std::nullopt;
}

std::optional<Choice> labelOf(const LabelMatrix& labelMatrix, PersonId person, int row, const Consensus& consensus)
{
    const auto column = std::ranges::find(labelMatrix.annotators(), person);
    if (column == labelMatrix.annotators().end()) {
        return std::nullopt;
    }
    const LabelMatrixCell& cell = labelMatrix.cell(row, static_cast<int>(column - labelMatrix.annotators().begin()));
    const auto found = std::ranges::find_if(consensus.choices, [&](const Choice& choice) {
        return cell.isRating() && choice.verdict == cell.verdict &&
               (cell.verdict != Verdict::Category || choice.category == cell.category);
    });
    return found == consensus.choices.end() ? std::nullopt : std::optional(*found);
}

} // namespace

std::string Rule::name() const
{
    if (kind == Kind::AtLeast) {
        return std::string(kAtLeast) + std::to_string(count);
    }
    if (kind == Kind::OfPerson) {
        return std::string(kPerson) + personName;
    }
    return std::string(std::ranges::find(kWords, kind, [](const auto& pair) { return pair.second; })->first);
}

Result<Rule> Rule::parse(const std::string& text)
{
    if (const auto word = std::ranges::find(kWords, text, [](const auto& pair) { return pair.first; });
        word != kWords.end()) {
        return Rule{word->second, 0, {}, {}};
    }
    if (text.starts_with(kAtLeast)) {
        int count = 0;
        const char* end = text.data() + text.size();
        const auto parsed = std::from_chars(text.data() + kAtLeast.size(), end, count);
        if (parsed.ec == std::errc() && parsed.ptr == end && count >= 2) {
            return Rule{Kind::AtLeast, count, {}, {}};
        }
    }
    if (text.starts_with(kPerson)) {
        const std::string_view name = text::trimmed(std::string_view(text).substr(kPerson.size()));
        if (!name.empty()) {
            return Rule{Kind::OfPerson, 0, {}, std::string(name)};
        }
    }
    return Error{Errc::Invalid, "rule \"" + text + "\"",
                 "unanimous, majority, plurality, at-least=K with K of at least 2, same-theme, person=NAME"};
}

Result<Rule> resolved(Rule rule, std::span<const Person> people)
{
    if (rule.kind != Rule::Kind::OfPerson || rule.person.valid()) {
        return rule;
    }
    std::vector<std::string> names;
    std::vector<const Person*> matches = peopleCalled(people, rule.personName);
    for (const Person& person : people) {
        names.push_back(person.name);
        if (rule.personName == person.uuid.text()) {
            matches = {&person};
        }
    }
    if (matches.size() != 1) {
        return Error{matches.empty() ? Errc::NotFound : Errc::Ambiguous, "person \"" + rule.personName + "\"",
                     text::join(matches.empty() ? names : toldApart(matches), ", ")};
    }
    rule.person = matches.front()->id;
    rule.personName = matches.front()->name;
    return rule;
}

std::optional<Choice> answer(const LabelMatrix& labelMatrix, const Rule& rule, int row, const Consensus& consensus)
{
    if (consensus.choices.empty()) {
        return std::nullopt;
    }
    switch (rule.kind) {
    case Rule::Kind::Unanimous:
        return consensus.agreement == Agreement::Unanimous ? std::optional(consensus.choices.front()) : std::nullopt;
    case Rule::Kind::Majority:
        return consensus.votes > 1 ? ifAny(consensus.majority()) : std::nullopt;
    case Rule::Kind::AtLeast:
        return leading(consensus, rule.count);
    case Rule::Kind::Plurality:
        return consensus.votes > 1 ? leading(consensus, 1) : std::nullopt;
    case Rule::Kind::SameTheme:
        return theme(labelMatrix, consensus);
    case Rule::Kind::OfPerson:
        break;
    }
    return labelOf(labelMatrix, rule.person, row, consensus);
}

} // namespace accord::reconcile
