// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/study.h"
#include "core/model/taxonomy.h"

#include <string>
#include <vector>

namespace accord::exchange {

/// What a study has that not every study has. The values here are those of a study that says nothing of it.
struct StudyProfile
{
    /// Why an issue is not for it.
    std::vector<Exclusion> reasons{kUsualReasons.begin(), kUsualReasons.end()};
    std::string linkHeading = "link"; ///< of wide tables of labels
    std::string finalHeading = "final_label";
    std::vector<std::string> summaries{}; ///< headings of its tables of summaries, in lower case; empty: there are none
};

/// Of the study whose taxonomy ships with Accord and has the types of this one (resources/studies); otherwise that of a
/// study that says nothing.
StudyProfile profileOf(const Taxonomy& taxonomy);

/// Whether a table with these headings, in lower case, holds summaries of a study that ships with Accord.
bool areSummaries(const std::vector<std::string>& headings);

} // namespace accord::exchange
