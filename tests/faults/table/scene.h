// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

/// What is done to a project while its disk misbehaves.
namespace accord::test::faults {

/// Where an operation plays: a folder with the project and the files that are brought in.
struct AssignmentDraft
{
    std::filesystem::path folder;
    [[nodiscard]] std::filesystem::path project() const { return folder / "pilot.accord"; }
};

/// One thing that a person or a program does: what was there before, and what is done, in steps. A step that answers
/// success was acknowledged: whatever happens after, it must be there.
struct Operation
{
    using Step = std::function<Status(Project&)>;

    std::string name;
    std::function<void(const AssignmentDraft&)> prepare;
    std::vector<Step> steps;
    bool makes = false; ///< the first step makes the file, there is none before
    std::function<Status(const AssignmentDraft&)>
        instead; ///< in the place of opening and steps, where those do not fit
    std::function<void(const AssignmentDraft&)> afterwards =
        {}; ///< before the project is looked at, when the disk works again
};

std::vector<Operation> operations();

/// What people would see of the project: names, texts, labels, decisions, with no identifier and no time, so that two
/// runs of the same steps can be compared. One line each.
Result<std::vector<std::string>> picture(Project& project);

/// A project with a taxonomy, people, issues with texts, a round over them, labels and decisions.
void prepareProject(const AssignmentDraft& scene);

} // namespace accord::test::faults
