// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/meeting/proposal.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "core/taxonomy/rule.h"

#include <string>

namespace accord::taxonomy {

/// What is checked before something is written about a proposal.

/// Takes white space off both ends. Errc::Invalid for text that is not UTF-8, or longer than a proposal may hold.
Status settleText(std::string& text);

/// Takes white space off, gives a new category the level below its parent, and checks that the content fits together
/// and to the codebook: see propose().
Status settleContent(const Taxonomy& taxonomy, ProposalContent& content);

/// Errc::NotPermitted where the study leaves it to its leads and this is somebody else.
Status leadDecides(Project& project, const Rule& rule, PersonId by);

/// Errc::NotPermitted for somebody who is asked and has not said what they think: what can be done would tell them
/// what others think.
Status ownOpinionFirst(const Rule& rule, const Tally& tally, PersonId by);

/// "waits for Bo and Cy; Di is against it".
std::string whatIsMissing(const Project& project, const Tally& tally);

} // namespace accord::taxonomy
