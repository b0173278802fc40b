// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/reconcile/votes_panel.h"

#include <algorithm>
#include <utility>
#include <vector>

/// Who said what of an item, as the panel of votes shows it.
namespace accord::ui {
namespace {

// Projects have them in the order of their identifiers.
std::span<const Person>::iterator personIn(std::span<const Person> people, PersonId person)
{
    const auto found =
        std::ranges::lower_bound(people, person.value, {}, [](const Person& each) { return each.id.value; });
    return found != people.end() && found->id == person ? found : std::ranges::find(people, person, &Person::id);
}

Voice voiceOf(PersonId person, int column, std::span<const Person> people, bool pseudonyms)
{
    Voice voice;
    voice.person = person;
    const auto found = personIn(people, person);
    if (pseudonyms || found == people.end()) {
        voice.initials =
            found == people.end() ? QStringLiteral("A%1").arg(column + 1) : QString::fromStdString(found->pseudonym);
        return voice;
    }
    voice.initials = QString::fromStdString(found->initials);
    voice.name = QString::fromStdString(found->name);
    voice.colour = found->colour;
    return voice;
}

Option* optionFor(VoteSheet& sheet, const LabelMatrixCell& cell)
{
    const auto found = std::ranges::find_if(sheet.options, [&cell](const Option& option) {
        return option.choice.verdict == cell.verdict && option.choice.category == cell.category;
    });
    return found == sheet.options.end() ? nullptr : &*found;
}

} // namespace

VoteSheet voteSheet(const LabelMatrix& labelMatrix, int row, std::span<const Label> labels,
                    std::span<const Person> people, bool pseudonyms)
{
    VoteSheet sheet;
    sheet.consensus = consensusOf(labelMatrix, row);
    const Choice* majority = sheet.consensus.majority();
    for (const Choice& choice : sheet.consensus.choices) {
        Option option;
        option.choice = choice;
        if (choice.category >= 0) {
            option.category = labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].id;
        }
        option.text = choiceText(labelMatrix.taxonomy(), choice.category, sheet.consensus.split);
        option.majority = majority == &choice;
        sheet.options.push_back(std::move(option));
    }
    for (int column = 0; column < static_cast<int>(labelMatrix.annotators().size()); ++column) {
        const PersonId person = labelMatrix.annotators()[static_cast<std::size_t>(column)];
        Voice voice = voiceOf(person, column, people, pseudonyms);
        const auto label = std::ranges::find(labels, person, &Label::by);
        if (label != labels.end()) {
            voice.label = label->content;
        }
        const LabelMatrixCell& cell = labelMatrix.cell(row, column);
        if (Option* option = cell.isRating() ? optionFor(sheet, cell) : nullptr) {
            option->voices.push_back(std::move(voice));
        } else if (cell.verdict == Verdict::CannotTell) {
            sheet.cannotTell.push_back(std::move(voice));
        } else if (cell.verdict == Verdict::NoneOfThese) {
            sheet.openCodes.push_back(std::move(voice));
        } else {
            sheet.waiting.push_back(std::move(voice));
        }
    }
    return sheet;
}

VoteSheet withoutVotes(VoteSheet sheet)
{
    sheet.consensus.votes = 0;
    sheet.ballot = true;
    sheet.cannotTell.clear();
    sheet.openCodes.clear();
    sheet.waiting.clear();
    for (Option& option : sheet.options) {
        option.choice.votes = 0;
        option.majority = false;
        option.voices.clear();
    }
    // What is not for the study has no place in the codebook, and comes last.
    std::ranges::stable_sort(sheet.options, {}, [](const Option& option) {
        return std::pair(option.choice.category < 0, option.choice.category);
    });
    return sheet;
}

Voice voiceOf(const LabelMatrix& labelMatrix, PersonId person, std::span<const Person> people, bool pseudonyms)
{
    if (personIn(people, person) != people.end()) {
        return voiceOf(person, 0, people, pseudonyms); // they are not named by their place
    }
    const auto& annotators = labelMatrix.annotators();
    const auto found = std::ranges::find(annotators, person);
    auto column = static_cast<int>(found - annotators.begin());
    if (found == annotators.end()) {
        for (const Person& other : people) {
            column += other.id < person && std::ranges::count(annotators, other.id) == 0 ? 1 : 0;
        }
    }
    return voiceOf(person, column, people, pseudonyms);
}

} // namespace accord::ui
