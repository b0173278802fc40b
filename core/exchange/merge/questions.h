// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/merge/report.h"
#include "core/project/codebook/versions.h"
#include "core/project/project.h"
#include "core/store/merging/diff.h"

#include <vector>

namespace accord::exchange {

/// How the codebooks of two copies stand to each other.
struct CodebookSurvey
{
    bool newHere = false;  ///< this project has versions that the copy does not know
    bool newThere = false; ///< and the other way round
    bool changes = false;  ///< the merged codebook is not the one that holds here
    std::vector<CategoryChange> changed;
    std::int64_t retiredLabels = 0;
};

/// Everything about one file that somebody should see before it is merged, with what is chosen for it.
std::vector<MergeQuestion> looksAt(const Project& project, const store::MergeSurvey& survey, const store::OtherCopy& copy,
                          const CodebookSurvey& codebooks, const MergeChoices& choices);

} // namespace accord::exchange
