// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/store/events/event_writer.h"
#include "core/store/sqlite/database.h"

#include <map>
#include <string>

namespace accord {

/// What the newest version of the codebook calls the taxonomy; empty where there is none.
Result<std::string> taxonomyName(store::Database& database);

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

/// Those of the project; none as long as nothing that was said names a category. Errc::BadTaxonomy, Errc::Io.
Result<HeldCodes> heldCodes(store::Database& database);

/// Makes a taxonomy the next version of the codebook and answers its number in this file. Inside the caller's
/// transaction. Together with what is retired and stays it must be a tree still: the merge of copies can leave
/// categories torn from their parents, a single version must not (Errc::BadTaxonomy). Nor may it give a category a code
/// that another one has or had, once labels were given, or one that cannot be told from other words of a label.
Result<CodebookId> writeCodebookVersion(store::Database& database, store::EventWriter& events, const NewVersion& version);

} // namespace accord
