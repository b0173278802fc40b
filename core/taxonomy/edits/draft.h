// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/project.h"
#include "core/taxonomy/edits/edit.h"

#include <string>
#include <vector>

namespace accord::taxonomy {

/// Makes this the next version of the codebook, inside the caller's transaction. Errc::NotPermitted for somebody who
/// does not lead, and in the package of one person; Errc::Invalid for a note that is not UTF-8 or too long.
Result<CodebookId> writeVersion(Project& project, Taxonomy taxonomy, PersonId by, std::string note);

/// The codes that an edit of the project's codebook gives to no other category; see heldCodes().
Result<HeldCodes> codesHeldIn(Project& project);

/// The edits that somebody has collected and not applied, as lines: kept in the project for each person, so that
/// nothing is lost when the program ends. Empty where there are none. It may hold lines that do not fit the codebook
/// any more, because somebody else changed it; preview and applying say so.
Result<std::string> draft(Project& project, PersonId person);

/// Keeps these lines in place of what was there; empty ends the draft. Errc::Invalid for text that is not UTF-8 or
/// longer than 1 MB. The lines are not checked: half-done work may be kept as well.
Status keepDraft(Project& project, PersonId person, const std::string& lines);

/// Adds edits behind those that are there, after checking that all of them fit the codebook; answers all.
Result<std::vector<Edit>> addToDraft(Project& project, PersonId person, const std::vector<Edit>& edits);

/// What applying led to.
struct AppliedEdits
{
    CodebookId codebook;
    int number = 0; ///< of the new version
    int edits = 0;
};

/// Makes all edits one new version of the codebook, in one transaction, and ends the person's draft if it consists of
/// these edits. `note`: what is new, for the history. Errc::NotPermitted for somebody who does not lead, and in the
/// package of one person; Errc::Invalid for no edits at all and where one does not fit (see applied()); nothing is
/// changed then. `newest`: the version of the codebook that the person saw when making them (0: whichever there is).
/// What others changed since stays; Errc::Changed where they changed the same thing of the same category otherwise, or
/// where the edits would not do now what they did then.
Result<AppliedEdits> applyEdits(Project& project, const std::vector<Edit>& edits, PersonId by, const std::string& note,
                                int newest = 0);

} // namespace accord::taxonomy
