// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/at_version.h"

#include "core/project/codebook/versions.h"
#include "core/store/study/codebook_versions.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/round_content.h"

#include <algorithm>

namespace accord {

Result<std::shared_ptr<const Taxonomy>> taxonomyAt(Project& project, CodebookId version)
{
    if (!version.valid() || version == project.codebook()) {
        return project.taxonomy();
    }
    store::Database& database = project.database();
    ACCORD_TRY(const auto codebooks, store::codebooks(database));
    const auto wanted = std::ranges::find(codebooks, version, &store::Codebook::id);
    ACCORD_TRY(auto versions, store::codebookVersions(database));
    const auto last = wanted == codebooks.end()
                          ? versions.end()
                          : std::ranges::find(versions, wanted->event, &store::CodebookVersion::event);
    if (last == versions.end()) {
        return Error{Errc::NotFound, "version of the codebook",
                     "there are " + std::to_string(versions.size()) + " of them"};
    }
    versions.erase(last + 1, versions.end());
    ACCORD_TRY(const MergedCodebook merged, mergedCodebook(versions, project.file().string()));
    std::vector<Category> categories = merged.taxonomy.categories();
    for (Category& category : categories) {
        const Category* now = project.taxonomy()->find(category.uuid);
        category.id = now == nullptr ? CategoryId{} : now->id;
    }
    for (const store::PlacedCategory& placed : merged.categories) {
        const auto since = std::ranges::find(codebooks, placed.meaningSince, &store::Codebook::event);
        const auto category = std::ranges::find(categories, placed.category.uuid, &Category::uuid);
        category->meaningSince = since == codebooks.end() ? CodebookId{} : since->id;
    }
    ACCORD_TRY(Taxonomy taxonomy, Taxonomy::build(std::move(categories)));
    return std::shared_ptr<const Taxonomy>(std::make_shared<Taxonomy>(std::move(taxonomy)));
}

Result<std::shared_ptr<const Taxonomy>> taxonomyNow(Project& project)
{
    ACCORD_TRY(const CodebookId last, store::lastCodebook(project.database()));
    if (last.valid() && project.codebookNumber(last) == 0) {
        ACCORD_CHECK(project.refresh());
    }
    return project.taxonomy();
}

Result<std::shared_ptr<const Taxonomy>> taxonomyNow(Project& project, RoundId round)
{
    ACCORD_CHECK(taxonomyNow(project));
    ACCORD_TRY(const store::RoundStanding now, store::consensusIn(project.database(), round, PersonId{}));
    const Round* known = project.round(round);
    if (known == nullptr || (now.known && (known->state != now.state || known->codebook != now.codebook))) {
        ACCORD_CHECK(project.refresh());
    }
    return project.taxonomyFor(round);
}

} // namespace accord
