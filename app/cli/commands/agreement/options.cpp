// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/options.h"

#include "app/cli/words.h"
#include "core/agreement/measures.h"
#include "core/base/reason.h"

#include <algorithm>

namespace accord::cli {
namespace {

Result<PersonId> annotatorNamed(const Project& project, const LabelMatrix& labelMatrix, const std::string& name)
{
    ACCORD_TRY(const Person person, project.personNamed(name));
    if (std::ranges::count(labelMatrix.annotators(), person.id) == 0) {
        return Error{Errc::Invalid, Reason::AnnotatorWithoutLabel, {name}};
    }
    return person.id;
}

} // namespace

bool AgreementOptions::compares() const
{
    return !against.round.empty() || !against.finalType.empty() || !against.repository.empty() ||
           !against.annotators.empty();
}

Result<Part> partOf(Project& project, const PartOptions& options, bool onlyUsed)
{
    ACCORD_TRY(Round round, chooseRound(project, options.round));
    ACCORD_CHECK(project.requireOpen(round.id));
    ACCORD_TRY(LabelMatrix labelMatrix, LabelMatrix::load(project, round.id));
    Selection selection;
    selection.onlyUsed = onlyUsed;
    selection.repeats = repeatsOf(options.repeats);
    if (!options.repository.empty()) {
        ACCORD_TRY(selection.repository, repositoryNamed(labelMatrix, options.repository));
    }
    if (!options.finalType.empty()) {
        ACCORD_TRY(const Category type, chooseCategory(project, options.finalType));
        if (type.level != Level::Type) {
            return Error{Errc::Invalid, Reason::FinalTypeBelow, {options.finalType}};
        }
        selection.finalType = type.id;
    }
    for (const std::string& name : options.annotators) {
        ACCORD_TRY(const PersonId person, annotatorNamed(project, labelMatrix, name));
        selection.annotators.push_back(person);
    }
    return Part{std::move(round), std::move(labelMatrix), std::move(selection)};
}

void addRepeatsOption(CLI::App& command, std::string& repeats)
{
    command
        .add_option("--repeats", repeats,
                    "Count every repeat of an issue as an item, or leave all out; if left out, those that a file lists "
                    "again count and those that a sample drew do not")
        ->check(CLI::IsMember({"count", "leave-out"}))
        ->type_name("count|leave-out");
}

Repeats repeatsOf(const std::string& repeats)
{
    return repeats == "count" ? Repeats::Count : repeats == "leave-out" ? Repeats::LeaveOut : Repeats::AsTheyCame;
}

std::string repeatsText(std::int64_t items, std::int64_t kept, std::int64_t leftOut)
{
    std::string text;
    if (kept > 0) {
        text = grouped(kept) + " of the " + grouped(items) + (kept == 1 ? " items is a repeat" : " items are repeats") +
               " (the same issue once more) and counted as items; --repeats leave-out leaves repeats out.";
    }
    if (leftOut > 0) {
        text += (text.empty() ? "" : " ") + counted(leftOut, "repeat") + (leftOut == 1 ? " is" : " are") +
                " left out; --repeats count counts repeats as items.";
    }
    return text;
}

std::vector<Level> levelsOf(const AgreementOptions& options)
{
    std::vector<Level> levels;
    for (const Level level : kLevels) {
        if (options.level.empty() || options.level == "all" || options.level == levelKey(level)) {
            levels.push_back(level);
        }
    }
    return levels;
}

Result<Measures> measuresOf(const std::string& name, const agreement::Measure& otherwise)
{
    if (name == "all") {
        return Measures(agreement::levelMeasures().begin(), agreement::levelMeasures().end());
    }
    if (name.empty()) {
        return Measures{&otherwise};
    }
    if (const auto* found = agreement::measureNamed(name); found != nullptr && !found->isForAllLevels()) {
        return Measures{found};
    }
    return Error{Errc::Invalid, Reason::CoefficientUnknown, {name, keysOf(agreement::levelMeasures())}};
}

std::string keysOf(std::span<const agreement::Measure* const> measures)
{
    std::string keys;
    for (const agreement::Measure* measure : measures) {
        keys += (keys.empty() ? "" : ", ") + std::string(measure->key);
    }
    return keys;
}

} // namespace accord::cli
