// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/taxonomy_files.h"

#include "core/base/embedded.h"
#include "core/base/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/sheet.h"
#include "core/format/taxonomy_json.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/codebooks.h"

#include <algorithm>
#include <map>
#include <set>

namespace accord::exchange {
namespace {

bool sameButForTheNumber(const Category& have, Category wanted)
{
    wanted.id = have.id;
    wanted.meaningSince = have.meaningSince;
    return have == wanted;
}

// A file that does not say what a category means does not change its meaning: what it brings is a minor edit.
Result<Taxonomy> withMeanings(const Taxonomy& read, const Taxonomy& have)
{
    std::vector<Category> categories = read.categories();
    for (Category& category : categories) {
        const Category* known = have.find(category.uuid);
        category.meaning = category.meaning == 0 && known != nullptr ? known->meaning : category.meaning;
    }
    return Taxonomy::build(std::move(categories));
}

bool sameCodeAndName(const Category& a, const Category& b)
{
    return a.level == b.level && text::equalsIgnoringCase(a.code, b.code) &&
           text::equalsIgnoringCase(text::trimmed(a.name), text::trimmed(b.name));
}

// Somebody may have made the file anew, or taken it from a publication: what has other identifiers there is the same
// where code and name are. Answers the identifiers of the file that stand for one of the project.
std::map<Uuid, Uuid> knownByCode(const Taxonomy& read, const Taxonomy& have)
{
    std::map<Uuid, Uuid> known;
    std::set<Uuid> taken;
    for (const Category& category : read.categories()) {
        if (have.find(category.uuid) != nullptr) {
            continue;
        }
        const Category* same = have.findCode(category.code);
        if (same != nullptr && sameCodeAndName(*same, category) && read.find(same->uuid) == nullptr &&
            taken.insert(same->uuid).second) {
            known.emplace(category.uuid, same->uuid);
        }
    }
    return known;
}

Result<Taxonomy> withKnownIdentifiers(const Taxonomy& read, const std::map<Uuid, Uuid>& known)
{
    std::vector<Category> categories = read.categories();
    const auto settle = [&known](Uuid& uuid) {
        const auto found = known.find(uuid);
        uuid = found == known.end() ? uuid : found->second;
    };
    for (Category& category : categories) {
        settle(category.uuid);
        settle(category.parent);
        settle(category.mergedInto);
        std::ranges::for_each(category.splitInto, settle);
    }
    return Taxonomy::build(std::move(categories));
}

// The identifiers of what both have and neither has retired, in the order of `taxonomy`.
std::vector<Uuid> commonOrder(const Taxonomy& taxonomy, const Taxonomy& other)
{
    std::vector<Uuid> order;
    for (const Category& category : taxonomy.categories()) {
        const Category* twin = other.find(category.uuid);
        if (!category.retired && twin != nullptr && !twin->retired) {
            order.push_back(category.uuid);
        }
    }
    return order;
}

TaxonomyReport compare(const Taxonomy& have, const Taxonomy& wanted)
{
    TaxonomyReport report;
    const std::vector<Uuid> before = commonOrder(have, wanted);
    const std::vector<Uuid> after = commonOrder(wanted, have);
    std::set<Uuid> moved;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i] != after[i]) {
            moved.insert(after[i]);
        }
    }
    for (const Category& category : wanted.categories()) {
        const Category* known = have.find(category.uuid);
        report.added += known == nullptr ? 1 : 0;
        const bool changed =
            known != nullptr && (!sameButForTheNumber(*known, category) || moved.contains(category.uuid));
        report.changed += changed ? 1 : 0;
    }
    for (const Category& category : have.categories()) {
        report.retired += !category.retired && wanted.find(category.uuid) == nullptr ? 1 : 0;
    }
    return report;
}

} // namespace

Result<TaxonomyReport> importTaxonomy(Project& project, const std::filesystem::path& file, PersonId by, SameBy sameBy)
{
    ACCORD_TRY(const std::string text, readFile(file, format::kLargestTaxonomy));
    return importTaxonomyText(project, text, file.string(), by, sameBy);
}

Result<TaxonomyReport> importTaxonomyText(Project& project, std::string_view text, const std::string& name, PersonId by,
                                          SameBy sameBy)
{
    ACCORD_TRY(const format::TaxonomyFile read, format::readTaxonomy(text, name));
    sqlite::Database& database = project.database();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, Action::ImportCodebook));
    ACCORD_TRY(const Taxonomy have, store::taxonomy(database));
    if (read.taxonomy.empty() && !have.empty()) {
        return Error{Errc::BadTaxonomy, Reason::NoCategories, {name}};
    }
    const std::map<Uuid, Uuid> known =
        sameBy == SameBy::Identifier ? std::map<Uuid, Uuid>{} : knownByCode(read.taxonomy, have);
    ACCORD_TRY(const Taxonomy identified, withKnownIdentifiers(read.taxonomy, known));
    ACCORD_TRY(const Taxonomy wanted, withMeanings(identified, have));
    TaxonomyReport report = compare(have, wanted);
    report.name = read.name;
    report.matched = static_cast<std::int64_t>(known.size());
    report.asks = sameBy == SameBy::Ask && !known.empty();
    if (report.asks) {
        report.codebook = project.codebookNumber();
        return report;
    }
    if (report.added + report.changed + report.retired > 0) {
        ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
        ACCORD_CHECK(writeCodebookVersion(database, events, NewVersion{by, wanted, read.name, read.name}));
    }
    ACCORD_CHECK(transaction.commit());
    ACCORD_CHECK(project.refresh());
    report.codebook = project.codebookNumber();
    return report;
}

Status exportTaxonomy(Project& project, const std::filesystem::path& file)
{
    // Under the name that it came with.
    ACCORD_TRY(std::string name, taxonomyName(project.database()));
    name = name.empty() ? project.name() : name;
    ACCORD_TRY(SafeFile target, SafeFile::create(file, project.file()));
    target.stream() << format::writeTaxonomy(*project.taxonomy(), name);
    return target.finish();
}

std::vector<ShippedTaxonomy> shippedTaxonomies()
{
    std::vector<ShippedTaxonomy> shipped;
    for (const embedded::File& file : embedded::taxonomies()) {
        const std::string name(file.name);
        const auto read = format::readTaxonomy(file.text, name);
        shipped.push_back(ShippedTaxonomy{name, read.ok() ? read->name : name, file.text});
    }
    return shipped;
}

} // namespace accord::exchange
