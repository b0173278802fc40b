// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/project/project.h"
#include "core/taxonomy/proposals.h"

#include <string>
#include <vector>

/// Codes of annotators' own (LabelContent::code), which they gave where no category fits, and what becomes of them.
namespace accord::taxonomy {

/// One code with everything that was labelled so. Codes that differ in the case of ASCII letters are one.
struct OpenCode
{
    std::string code;          ///< as most labels spell it
    std::vector<Label> labels; ///< current ones, by round, item and person
    std::vector<PersonId> people;
    std::vector<Uuid> proposals; ///< that say they stand for it and were neither rejected nor withdrawn, oldest first
};

struct OpenCodes
{
    std::vector<OpenCode> codes;     ///< most used first, then by their spelling
    std::vector<RoundId> leftOut;    ///< rounds that take codes and are blind: nobody is told which there are
    std::vector<ProposalView> views; ///< the proposals that codes name, by number
};

/// The codes of a round, or (none) of all rounds that are open to all eyes. `viewer`: who looks (see proposals()).
/// Errc::NotPermitted for a blind round.
Result<OpenCodes> openCodes(Project& project, PersonId viewer, RoundId round = {});

/// Proposes a new category that stands for the codes: every issue that was labelled so raises it, and where it has no
/// examples yet, the first few of them with what was written about them are its examples. When it is accepted, labels
/// that are one of the codes are to be labelled again (toLookAtAgain()). Errc::NotFound for a code that no round has
/// which is open to all eyes, and the errors of propose().
Result<Uuid> proposeFromCodes(Project& project, NewProposal proposal, const std::vector<std::string>& codes);

} // namespace accord::taxonomy
