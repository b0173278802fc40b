// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::reconcile {

/// A passage that labels of an item cite, with everybody who cites it.
struct CitedPassage
{
    std::vector<PersonId> by; ///< in the order of the labels
    int part = kBodyPart;     ///< where it stands now; of what is lost, where it stood
    std::string words;        ///< as the text has them now; of what is lost, as they were cited
    bool moved = false;       ///< since it was cited
    bool lost = false;        ///< the text does not have it any more
};

/// What the labels with a verdict cite of the issue, in the order of the text, and then what the text does not have any
/// more. The text is read only where something is cited.
Result<std::vector<CitedPassage>> citedPassages(Project& project, IssueId issue, const std::vector<Label>& labels);

} // namespace accord::reconcile
