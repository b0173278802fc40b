// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/meeting/proposal.h"
#include "core/project/codebook/new_version.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::taxonomy {

/// What is left open by a proposal and said when it is accepted.
struct Wording
{
    std::string code;                          ///< of the new category; empty: the next free one under its parent
    CategoryField field = CategoryField::None; ///< of a wish in free words: what it changes ...
    std::string text;                          ///< ... and what the field shall say
    std::string reason;
    Uuid meeting;         ///< null outside of meetings
    bool meaning = false; ///< of a change: labels given under the older words are to be looked at again
    int newest = 0;       ///< the version of the codebook that the person saw; 0: whichever there is
};

/// What accepting a proposal led to.
struct Accepted
{
    CategoryId category; ///< the new one, or the one whose words changed
    std::string code;
    int codebook = 0;          ///< number of the version in which it entered
    std::vector<ItemId> items; ///< raised it, and are to be labelled again
};

/// Makes the proposal part of the next codebook version, all or nothing. Errc::NotPermitted while the study's rule is
/// not met (the detail tells who is missing or against), before who is asked has given an own opinion, in the package
/// of one person, and when the parent or the category is retired meanwhile. Errc::Invalid for a code that is taken, and
/// for a wish without words.
/// Errc::Changed when somebody has changed since what the proposal changes.
/// A proposal that is accepted already comes back into the codebook if another copy's version took it out.
Result<Accepted> accept(Project& project, const Uuid& proposal, PersonId by, const Wording& wording = {});

/// The code that a new category would get: under its parent the next number ("C.10"), for sub-themes in the numerals
/// of the others ("C.9.iv"), and the next letter for a type. Codes of retired categories stay theirs, and so do
/// those of `held`. `parent`: null for a type.
std::string suggestedCode(const Taxonomy& taxonomy, const Uuid& parent, const HeldCodes& held = {});

} // namespace accord::taxonomy
