// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/agreement/ratings/ratings.h"
#include "core/agreement/compute.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"

#include <string>
#include <vector>

namespace accord::cli {

/// Which labels are looked at; twice where two parts are compared.
struct PartOptions
{
    std::string round;
    std::string finalType;
    std::string repository;
    std::vector<std::string> annotators;
    std::string repeats; ///< "count", "leave-out"; empty: as they came
};

/// What `agreement` can be told.
struct AgreementOptions
{
    std::string project;
    PartOptions part;
    PartOptions against; ///< another part, to be compared with
    std::string level;   ///< empty or "all": every level
    bool onlyUsed = false;
    std::string coefficient;
    std::string by;
    std::string explain;
    std::string matrix;
    bool intra = false;
    std::string viewer; ///< who looks, for --intra in a blind round
    bool pseudonyms = false;
    bool wholePath = false;
    std::string format;
    RatingsOptions ratings; ///< of a table without a project

    [[nodiscard]] bool compares() const;
};

/// A round in memory and what is looked at in it; its level is the first of levelsOf().
struct Part
{
    Round round;
    LabelMatrix labelMatrix;
    Selection selection;
};

/// Errors: those of choosing a round, a person, a repository, a category; Errc::NotPermitted while the round is blind.
Result<Part> partOf(Project& project, const PartOptions& options, bool onlyUsed);

/// What --repeats says, with its help. `repeats` is "count", "leave-out", or empty for as they came.
void addRepeatsOption(CLI::App& command, std::string& repeats);
Repeats repeatsOf(const std::string& repeats);

/// "6 of the 38,742 items are repeats..."; empty where the round has none.
std::string repeatsText(std::int64_t items, std::int64_t kept, std::int64_t leftOut);

/// The levels that were asked for, from the top.
std::vector<Level> levelsOf(const AgreementOptions& options);

using Measures = std::vector<const agreement::Measure*>;

/// The measures of a level that were asked for; `otherwise` if none was. Errc::Invalid for an unknown name.
Result<Measures> measuresOf(const std::string& name, const agreement::Measure& otherwise);

/// Their keys with commas between, for help and errors.
std::string keysOf(std::span<const agreement::Measure* const> measures);

} // namespace accord::cli
