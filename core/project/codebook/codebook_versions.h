// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/codebooks.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace accord {

/// What a set of codebook versions leads to.
struct MergedCodebook
{
    std::vector<store::PlacedCategory> categories; ///< every category that any version has; retired ones included
    Taxonomy taxonomy;                             ///< the same as a tree
    std::vector<Category> torn;                    ///< retired ones that had to move because their parents did
};

/// Goes through the versions in the order in which they hold, as if one copy had made them one after the other: the
/// last one holds, and what only earlier ones have is retired and keeps the words that it had last. The result depends
/// on the set of versions alone, also what a category was merged into: merges of one version do not lead in a circle,
/// and those of an earlier one only lead on to what a later one has. Where the last version moved a category to another
/// level, retired ones below it move along, so that the tree stays one. `file` names the source of a version that
/// cannot be read: Errc::Damaged.
Result<MergedCodebook> mergedCodebook(const std::vector<store::CodebookVersion>& versions, const std::string& file);

/// The union of two lists of versions, in the order in which they hold.
std::vector<store::CodebookVersion> unionOf(const std::vector<store::CodebookVersion>& here,
                                            const std::vector<store::CodebookVersion>& there);

/// How a category of the other copy's newest codebook stands in what the merge leads to.
struct CategoryChange
{
    enum class Kind : std::uint8_t { Renamed, Moved, Retired };
    Kind kind = Kind::Renamed;
    Uuid category;
    std::string code; ///< that the other copy knows it by
    std::string name;
    std::string now; ///< code and name (of a merged one: of what it counts as), or the parent's, in the merged codebook
};

/// Compares the newest codebook of a copy with the merged one. Categories that only the copy knows are retired there
/// unless its version holds.
std::vector<CategoryChange> categoryChanges(const Taxonomy& copy, const Taxonomy& merged);

/// The taxonomy as it stood in a version of the codebook, with the numbers that its categories have in this file. What
/// only earlier versions had is retired in it; what came later is not there. None: the newest one. Errc::NotFound.
Result<std::shared_ptr<const Taxonomy>> taxonomyAt(Project& project, CodebookId version);

/// The newest taxonomy as the file has it now: the project is read anew where somebody made a version since. Inside the
/// caller's transaction, so that nothing is given a category that was retired meanwhile. Errc::Damaged.
Result<std::shared_ptr<const Taxonomy>> taxonomyNow(Project& project);

/// The same for the taxonomy that people label by in the round; see Project::taxonomyFor().
Result<std::shared_ptr<const Taxonomy>> taxonomyNow(Project& project, RoundId round);

/// What the newest version of the codebook calls the taxonomy; empty where there is none.
Result<std::string> taxonomyName(sqlite::Database& database);

/// What a new version consists of.
struct NewVersion
{
    PersonId by;
    Taxonomy taxonomy;
    std::string name; ///< of the taxonomy
    std::string note; ///< what is new in this version, for its history
};

/// Codes that categories have or had in any version, in lower case: no other category is given one of them.
using HeldCodes = std::multimap<std::string, Category>;

/// Those of the project; none as long as nothing that was said names a category. Errc::Damaged.
Result<HeldCodes> heldCodes(sqlite::Database& database);

/// Makes a taxonomy the next version of the codebook and answers its number in this file. Inside the caller's
/// transaction. Together with what is retired and stays it must be a tree still: the merge of copies can leave
/// categories torn from their parents, a single version must not (Errc::BadTaxonomy). Nor may it give a category a code
/// that another one has or had, once labels were given, or one that cannot be told from other words of a label.
Result<CodebookId> writeCodebookVersion(sqlite::Database& database, store::EventWriter& events,
                                        const NewVersion& version);

} // namespace accord
