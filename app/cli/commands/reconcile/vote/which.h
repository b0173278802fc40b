// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/model/study.h"
#include "core/project/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord::cli {

/// The issue, or the issues, that a command of the meeting is about.
struct WhichOptions
{
    std::string project;
    std::string round;
    std::string link;
    int occurrence = 1;
    std::string filter; ///< of the queue, as text
    std::string block;  ///< "C.5,C.9"
};

/// An open project with what the options mean in it.
struct Which
{
    Project project;
    Round round;
    std::vector<ItemId> items;

    [[nodiscard]] const Taxonomy& taxonomy() const { return *project.taxonomy(); }
};

/// Adds PROJECT, --round, --item and --occurrence; required, for commands about a single issue.
void addWhichOne(CLI::App& command, WhichOptions& options);

/// The same with --filter and --block beside --item: exactly one of them is given.
void addWhichMany(CLI::App& command, WhichOptions& options);

/// Whether --block means what is decided or put off as well; a filter says so itself.
enum class Settled : std::uint8_t { LeftOut, Included };

/// Errc::NotPermitted while the round is blind; NotFound for an issue that is not in the round.
Result<Which> which(const WhichOptions& options, Settled settled);

/// "https://github.com/lumen-ml/lumen/issues/2187 (occurrence 2)"
std::string headingText(const Heading& heading);

/// What the lists of the meeting show of one item.
Result<Heading> headingOf(Project& project, ItemId item);

} // namespace accord::cli
