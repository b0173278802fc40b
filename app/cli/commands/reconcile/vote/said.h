// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/model/label.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::cli {

/// What somebody says of an issue, as the options of a command have it: exactly one of them is given.
struct SaidOptions
{
    std::string category;
    std::string exclusion;
    bool noneOfThese = false;
    bool cannotTell = false;
};

/// A category, none of them, not for this study, or (unless in a decision) that one cannot tell.
struct Said
{
    Verdict verdict = Verdict::None;
    CategoryId category;
    Exclusion exclusion = Exclusion::None;
};

/// Adds --category, --none-of-these and --not-for-study to a group of which exactly one has to be given.
CLI::Option_group& addSaid(CLI::App& command, SaidOptions& options);

/// Verdict::None where none is given. Errc::UnknownCategory with what looks like it.
Result<Said> said(const Project& project, const SaidOptions& options);

/// "C.9", "none of these", "not for this study (off topic)", "cannot tell"; "-" for nothing.
std::string saidText(const Taxonomy& taxonomy, const Said& said);

/// "verdict", "category" and "exclusion" with the words that files have; null where there is nothing to say.
Json saidJson(const Taxonomy& taxonomy, const Said& said);

/// People by what was typed for them, in the order of their numbers, each once.
Result<std::vector<PersonId>> peopleNamed(const Project& project, const std::vector<std::string>& names);

} // namespace accord::cli
