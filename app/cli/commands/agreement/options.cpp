// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/agreement/options.h"

#include "app/cli/words.h"
#include "core/agreement/catalogue.h"

#include <algorithm>

namespace accord::cli {
namespace {

Result<PersonId> annotatorNamed(const Project& project, const Board& board, const std::string& name)
{
    ACCORD_TRY(const Person person, project.personNamed(name));
    if (std::ranges::count(board.annotators(), person.id) == 0) {
        return Error{Errc::Invalid, "--annotators " + name, "this person has no label in the round"};
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
    ACCORD_TRY(Board board, Board::load(project, round.id));
    Selection selection;
    selection.onlyUsed = onlyUsed;
    if (!options.repository.empty()) {
        ACCORD_TRY(selection.repository, repositoryNamed(board, options.repository));
    }
    if (!options.finalType.empty()) {
        ACCORD_TRY(const Category type, chooseCategory(project, options.finalType));
        if (type.level != Level::Type) {
            return Error{Errc::Invalid, "--final-type " + options.finalType, "it is no type but below one"};
        }
        selection.finalType = type.id;
    }
    for (const std::string& name : options.annotators) {
        ACCORD_TRY(const PersonId person, annotatorNamed(project, board, name));
        selection.annotators.push_back(person);
    }
    return Part{std::move(round), std::move(board), std::move(selection)};
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

Result<std::vector<agreement::Coefficient>> coefficientsOf(const std::string& name, agreement::Coefficient otherwise)
{
    if (name == "all") {
        return std::vector<agreement::Coefficient>(agreement::kCoefficients.begin(), agreement::kCoefficients.end());
    }
    if (name.empty()) {
        return std::vector{otherwise};
    }
    if (const auto found = agreement::coefficientNamed(name)) {
        return std::vector{*found};
    }
    return Error{Errc::Invalid, "--coefficient " + name, "coefficients are: " + coefficientKeys()};
}

std::string coefficientKeys()
{
    std::string keys;
    for (const agreement::Coefficient coefficient : agreement::kCoefficients) {
        keys += (keys.empty() ? "" : ", ") + std::string(agreement::keyOf(coefficient));
    }
    return keys;
}

} // namespace accord::cli
