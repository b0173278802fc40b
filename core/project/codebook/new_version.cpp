// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/new_version.h"

#include "core/format/taxonomy_json/reader.h"
#include "core/format/taxonomy_json/writer.h"
#include "core/project/codebook/versions.h"
#include "core/store/study/codebook_versions.h"
#include "core/store/study/codebooks.h"

#include <algorithm>

namespace accord {

Result<std::string> taxonomyName(store::Database& database)
{
    ACCORD_TRY(const auto versions, store::codebookVersions(database));
    if (versions.empty()) {
        return std::string();
    }
    ACCORD_TRY(const format::TaxonomyFile newest, format::readTaxonomy(versions.back().json, database.file().string()));
    return newest.name;
}

Result<CodebookId> writeCodebookVersion(store::Database& database, store::ActWriter& acts, const NewVersion& version)
{
    const std::string file = database.file().string();
    ACCORD_TRY(const auto versions, store::codebookVersions(database));
    ACCORD_TRY(const MergedCodebook before, mergedCodebook(versions, file));
    // The act holds the whole taxonomy, so that any copy of the project can derive the same tree from it.
    ACCORD_CHECK(acts.taxonomy(version.by, format::writeTaxonomy(version.taxonomy, version.name), version.note));
    ACCORD_TRY(const auto all, store::codebookVersions(database));
    ACCORD_TRY(const MergedCodebook merged, mergedCodebook(all, file));
    for (const Category& torn : merged.torn) {
        if (std::ranges::find(before.torn, torn.uuid, &Category::uuid) == before.torn.end()) {
            return Error{Errc::BadTaxonomy, torn.code,
                         "is retired and would not be one level below its parent any more"};
        }
    }
    ACCORD_CHECK(store::deriveCodebooks(database, merged.categories));
    ACCORD_TRY(const auto codebooks, store::codebooks(database));
    return codebooks.back().id;
}

} // namespace accord
