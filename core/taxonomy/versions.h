// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/edits/edit.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord::taxonomy {

enum class ChangeKind : std::uint8_t {
    Added,
    Retired,
    Restored,
    Merged,  ///< `after`: code and name of what its labels count as now
    Split,   ///< `after`: code and name of each part, by commas
    Renamed, ///< `before` and `after`: the names
    Recoded, ///< `before` and `after`: the codes
    Moved,   ///< `before` and `after`: code and name of the parents; empty for the top
    Words,   ///< `before` and `after`: the texts of `field`, lists with a line for each
    Meaning, ///< labels given under the older words are to be looked at again
};

/// One thing in which two versions differ. A category may have several, in the order of the kinds.
struct CategoryDifference
{
    ChangeKind kind = ChangeKind::Added;
    Uuid category;
    Level level = Level::Type;
    std::string code; ///< in the newer version; of one that is gone in the older
    std::string name;
    std::optional<Field> field; ///< of Words
    std::string language;       ///< of Words and Renamed: of a translation; empty: the category's own words
    std::string before;
    std::string after;

    bool operator==(const CategoryDifference&) const = default;
};

/// What is different, in the order of the newer codebook. A code that only follows a moved or recoded parent's is not
/// listed.
struct Difference
{
    int older = 0; ///< numbers of the versions
    int newer = 0;
    std::vector<CategoryDifference> changes;
};

std::vector<CategoryDifference> difference(const Taxonomy& older, const Taxonomy& newer);

std::string_view kindName(ChangeKind kind); ///< "added", "retired", ... for JSON

/// A version of the codebook in the project's history.
struct Version
{
    CodebookId id;
    int number = 0; ///< 1-based
    std::string at; ///< UTC, ISO 8601
    PersonId by;    ///< none: came with a file or a merge
    std::string note;
    int types = 0; ///< that are not retired in it
    int themes = 0;
    int subthemes = 0;
};

Result<std::vector<Version>> versions(Project& project); ///< oldest first

/// The taxonomy as it stood in that version, with all that earlier ones had (retired). Errc::NotFound names those that
/// there are.
Result<Taxonomy> taxonomyOfVersion(Project& project, int number);

/// From one version to another one; the older one may be 0, which is the empty codebook.
Result<Difference> difference(Project& project, int older, int newer);

/// Takes back the newest version: what the one before it says is written again, as a version of its own. Labels,
/// decisions and the history stay as they are. Where the newest version took one back itself, this brings it again.
/// Errc::NotPermitted for somebody who does not lead, in the package of one person, for a version that is not the
/// newest (the sentence names `returnTo`), also when somebody else made a newer one this very moment, and for the first
/// one.
Result<AppliedEdits> undoVersion(Project& project, int number, PersonId by, const std::string& note = {});

/// Writes what an earlier version says again, as the newest one: takes back all that came after it at once. `newest`:
/// the last version that the person saw and means to take back (0: whichever there is). Errc::Changed when somebody
/// made another one since.
Result<AppliedEdits> returnTo(Project& project, int number, PersonId by, const std::string& note = {}, int newest = 0);

/// Errc::Changed unless that is the newest version, as the file has it now; it says who made a newer one. 0:
/// any is. Inside the caller's transaction.
Status requireNewest(Project& project, int newest);

} // namespace accord::taxonomy
