// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"

#include <optional>
#include <vector>

namespace accord {

/// By which versions of the codebook the first labels of a round were given, and by which figures count them.
struct GivenVersions
{
    std::vector<int> given; ///< numbers, ascending; of imported labels the version that held when they came
    int counted = 0;        ///< the newest of the project

    /// Labels are counted by another version than the one by which they were given.
    [[nodiscard]] bool across() const
    {
        return !given.empty() && (given.front() != counted || given.back() != counted);
    }
    bool operator==(const GivenVersions&) const = default;
};

/// What figures across versions of the codebook are looked at beside.
struct AsGiven
{
    GivenVersions versions;
    /// The round by the newest of the versions by which its labels were given, its open codes not read; none where
    /// figures count by that one.
    std::optional<LabelMatrix> labels;
};

/// Errc::NotPermitted while the round is blind. Where the project has one version of the codebook no label is read.
Result<AsGiven> asGiven(Project& project, RoundId round);

/// The versions alone.
Result<GivenVersions> givenVersions(Project& project, RoundId round);

} // namespace accord
