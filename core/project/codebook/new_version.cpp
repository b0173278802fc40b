// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/new_version.h"

#include "core/base/text.h"
#include "core/format/taxonomy_json/reader.h"
#include "core/format/taxonomy_json/writer.h"
#include "core/model/words.h"
#include "core/project/codebook/versions.h"
#include "core/store/study/codebook_versions.h"
#include "core/store/study/codebooks.h"

#include <algorithm>
#include <cctype>
#include <map>

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

namespace {

// A code stands in a cell of a table: it must be told from everything else that stands there.
bool isCode(const std::string& code)
{
    const auto isControl = [](unsigned char c) { return c < 0x20 || c == 0x7f; };
    const auto isWord = [](unsigned char c) { return c >= 0x80 || std::isalnum(c) != 0; };
    const std::string_view word = std::string_view(code).substr(0, code.find(':'));
    return std::ranges::none_of(code, isControl) && std::ranges::any_of(code, isWord) &&
           code.find('/') == std::string::npos && text::trimmed(code) == code &&
           (word.empty() || !verdictNamed(text::lowerAscii(word)));
}

Result<HeldCodes> codesOf(const std::vector<store::CodebookVersion>& versions, const std::string& file)
{
    HeldCodes codes;
    for (const store::CodebookVersion& version : versions) {
        ACCORD_TRY(const format::TaxonomyFile read, format::readTaxonomy(version.json, file));
        for (const Category& category : read.taxonomy.categories()) {
            codes.emplace(text::lowerAscii(category.code), category);
        }
    }
    return codes;
}

// What an export or a publication says with a code must not come to mean something else.
Status checkCodes(const std::vector<store::CodebookVersion>& versions, const Taxonomy& wanted, bool used,
                  const std::string& file)
{
    ACCORD_TRY(const HeldCodes holders, codesOf(versions, file));
    for (const Category& category : wanted.categories()) {
        const auto [first, last] = holders.equal_range(text::lowerAscii(category.code));
        const bool own = std::any_of(first, last, [&](const auto& held) { return held.second.uuid == category.uuid; });
        if (own || category.retired) {
            continue;
        }
        if (!isCode(category.code)) {
            return Error{
                Errc::BadTaxonomy, category.code,
                "is no code: that is letters or digits such as C.10, no address, and no word that a label has"};
        }
        if (first != last && used) {
            return Error{Errc::BadTaxonomy, category.code,
                         "was the code of \"" + first->second.name + "\", and codes are not used again"};
        }
    }
    return {};
}

} // namespace

Result<HeldCodes> heldCodes(store::Database& database)
{
    ACCORD_TRY(const bool used, store::categoriesAreUsed(database));
    if (!used) {
        return HeldCodes();
    }
    ACCORD_TRY(const auto versions, store::codebookVersions(database));
    return codesOf(versions, database.file().string());
}

Result<CodebookId> writeCodebookVersion(store::Database& database, store::EventWriter& events, const NewVersion& version)
{
    const std::string file = database.file().string();
    ACCORD_TRY(const auto versions, store::codebookVersions(database));
    ACCORD_TRY(const MergedCodebook before, mergedCodebook(versions, file));
    ACCORD_TRY(const bool used, store::categoriesAreUsed(database));
    ACCORD_CHECK(checkCodes(versions, version.taxonomy, used, file));
    // The event holds the whole taxonomy, so that any copy of the project can derive the same tree from it.
    ACCORD_CHECK(events.taxonomy(version.by, format::writeTaxonomy(version.taxonomy, version.name), version.note));
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
