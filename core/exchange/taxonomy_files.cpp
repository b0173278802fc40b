// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/taxonomy_files.h"

#include "core/base/embedded.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/sheet.h"
#include "core/exchange/study_profile.h"
#include "core/exchange/written_taxonomy.h"
#include "core/format/taxonomy_forms/forms.h"
#include "core/format/taxonomy_json.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/settings.h"

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

// What there is to do: the categories of the file, then those that it lacks.
std::vector<TaxonomyPreview::Line> compare(const Taxonomy& have, const Taxonomy& wanted, TaxonomyReport& report)
{
    const std::vector<Uuid> before = commonOrder(have, wanted);
    const std::vector<Uuid> after = commonOrder(wanted, have);
    std::set<Uuid> moved;
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (before[i] != after[i]) {
            moved.insert(after[i]);
        }
    }
    std::vector<TaxonomyPreview::Line> lines;
    for (const Category& category : wanted.categories()) {
        const Category* known = have.find(category.uuid);
        const bool changed =
            known != nullptr && (!sameButForTheNumber(*known, category) || moved.contains(category.uuid));
        report.added += known == nullptr ? 1 : 0;
        report.changed += changed ? 1 : 0;
        lines.push_back({category, known == nullptr ? TaxonomyChange::Added
                                   : changed        ? TaxonomyChange::Changed
                                                    : TaxonomyChange::None});
    }
    for (const Category& category : have.categories()) {
        if (!category.retired && wanted.find(category.uuid) == nullptr) {
            ++report.retired;
            lines.push_back({category, TaxonomyChange::Retired});
        }
    }
    return lines;
}

// The taxonomy with identifiers as it stands in the file; in another form as people write it.
Result<format::TaxonomyFile> readInto(const TaxonomySource& source, const Taxonomy& have, bool& byHand)
{
    const std::string_view begin = text::trimmed(std::string_view(source.text).substr(0, 1000));
    if (begin.find('{') < 4) { // a byte order mark may be in front of it
        Result<format::TaxonomyFile> exact = format::readTaxonomy(source.text, source.file);
        if (exact.ok() || exact.error().code == Errc::TooNew) {
            return exact;
        }
    }
    byHand = true;
    const format::WrittenTaxonomy written = format::readWrittenTaxonomy(source.text, source.file);
    format::TaxonomyFile read;
    ACCORD_TRY(read.taxonomy, settledTaxonomy(written, have, source.file));
    read.name = written.name;
    return read;
}

// What an import of the file leads to.
struct WantedTaxonomy
{
    Taxonomy taxonomy;
    TaxonomyPreview preview;
};

// A file that does not say what the taxonomy is called leaves it at its name, or is called as it is itself.
Result<std::string> nameOr(Project* project, const TaxonomySource& source)
{
    std::string name;
    if (project != nullptr) {
        ACCORD_TRY(name, taxonomyName(project->database()));
    }
    return name.empty() ? std::filesystem::path(source.file).stem().string() : name;
}

Result<WantedTaxonomy> wantedTaxonomy(Project* project, const TaxonomySource& source, const Taxonomy& have,
                                      SameBy sameBy)
{
    WantedTaxonomy wanted;
    ACCORD_TRY(const format::TaxonomyFile read, readInto(source, have, wanted.preview.byHand));
    if (read.taxonomy.empty() && !have.empty()) {
        return Error{Errc::BadTaxonomy, Reason::NoCategories, {source.file}};
    }
    const std::map<Uuid, Uuid> known =
        sameBy == SameBy::Identifier ? std::map<Uuid, Uuid>{} : knownByCode(read.taxonomy, have);
    ACCORD_TRY(const Taxonomy identified, withKnownIdentifiers(read.taxonomy, known));
    ACCORD_TRY(wanted.taxonomy, withMeanings(identified, have));
    TaxonomyReport& report = wanted.preview.report;
    wanted.preview.categories = compare(have, wanted.taxonomy, report);
    ACCORD_TRY(const std::string otherwise, nameOr(project, source));
    report.name = read.name.empty() ? otherwise : read.name;
    report.matched = static_cast<std::int64_t>(known.size());
    report.asks = sameBy == SameBy::Ask && !known.empty();
    return wanted;
}

Result<format::TaxonomyForm> formFor(const std::string& form, const std::string& file)
{
    if (form.empty()) {
        return format::taxonomyFormOf(file).value_or(format::TaxonomyForm::Json);
    }
    const auto named = format::taxonomyFormNamed(form);
    return named ? Result<format::TaxonomyForm>(*named)
                 : Error{Errc::Invalid, Reason::FormUnknown, {form, taxonomyForms()}};
}

// Three types and what one of each could be about, with every field that a codebook needs.
constexpr std::string_view kTemplate = R"(# My taxonomy
A Question
    definition: The author wants to know something.
    use when: The issue can be closed by an answer.
    A.1 How to use it
        definition: The author asks how something is done.
        use when: An example or a page of the manual would help.
        not when: It is done as described and fails; that is B.
        example: How do I set the batch size?
    A.2 Is it supported
        definition: The author asks whether something is possible.
B Bug
    definition: Something does not do what it is meant to do.
    use when: The issue can be closed by a correction.
    not when: Nobody said that it would work; that is C.
    B.1 Crash
        definition: The program ends.
        example: Segmentation fault when the model is loaded.
    B.2 Wrong result
        definition: The program goes on, and what it gives is wrong.
    B.3 Too slow
        definition: The result is right and takes too long.
C Request
    definition: The author wants to have something that is not there.
    C.1 New feature
    C.2 Documentation
    C.3 Change of behaviour
)";

// With the taxonomy of a study comes what it left out, unless this one has reasons of its own.
Status takeReasons(store::EventWriter& events, sqlite::Database& database, PersonId by, const Taxonomy& taxonomy)
{
    ACCORD_TRY(StudySettings settings, store::studySettings(database));
    const bool usual = std::ranges::equal(settings.reasons, kUsualReasons, {}, &ScreeningReason::number);
    const std::vector<Exclusion> wanted = profileOf(taxonomy).reasons;
    if (!usual || std::ranges::equal(wanted, kUsualReasons)) {
        return {};
    }
    settings.reasons.clear();
    for (const Exclusion reason : wanted) {
        settings.reasons.push_back(ScreeningReason{reason, {}});
    }
    return store::writeStudySettings(events, by, settings);
}

} // namespace

Result<TaxonomySource> taxonomySource(const std::string& named)
{
    std::error_code error;
    if (!std::filesystem::exists(named, error)) {
        for (const ShippedTaxonomy& shipped : shippedTaxonomies()) {
            if (named == shipped.file || named + ".json" == shipped.file) {
                return TaxonomySource{std::string(shipped.text), shipped.file};
            }
        }
    }
    ACCORD_TRY(std::string text, readFile(named, format::kLargestTaxonomy));
    return TaxonomySource{std::move(text), named};
}

Result<TaxonomyReport> importTaxonomy(Project& project, const std::filesystem::path& file, PersonId by, SameBy sameBy)
{
    ACCORD_TRY(const std::string text, readFile(file, format::kLargestTaxonomy));
    return importTaxonomyText(project, text, file.string(), by, sameBy);
}

Result<TaxonomyReport> importTaxonomyText(Project& project, std::string_view text, const std::string& name, PersonId by,
                                          SameBy sameBy)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, Action::ImportCodebook));
    ACCORD_TRY(const Taxonomy have, store::taxonomy(database));
    ACCORD_TRY(const WantedTaxonomy wanted, wantedTaxonomy(&project, {std::string(text), name}, have, sameBy));
    TaxonomyReport report = wanted.preview.report;
    if (report.asks) {
        report.codebook = project.codebookNumber();
        return report;
    }
    if (report.added + report.changed + report.retired > 0) {
        ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
        ACCORD_CHECK(have.empty() ? takeReasons(events, database, by, wanted.taxonomy) : Status());
        ACCORD_CHECK(writeCodebookVersion(database, events, NewVersion{by, wanted.taxonomy, report.name, report.name}));
    }
    ACCORD_CHECK(transaction.commit());
    ACCORD_CHECK(project.refresh());
    report.codebook = project.codebookNumber();
    return report;
}

Result<TaxonomyPreview> previewTaxonomy(Project* project, const TaxonomySource& source, SameBy sameBy)
{
    static const Taxonomy kNone;
    ACCORD_TRY(WantedTaxonomy wanted,
               wantedTaxonomy(project, source, project == nullptr ? kNone : *project->taxonomy(), sameBy));
    wanted.preview.report.codebook = project == nullptr ? 0 : project->codebookNumber();
    return std::move(wanted.preview);
}

std::vector<std::string> taxonomyForms()
{
    return {format::kTaxonomyForms.begin(), format::kTaxonomyForms.end()};
}

Result<std::int64_t> exportTaxonomy(Project& project, const std::filesystem::path& file, const std::string& form)
{
    ACCORD_TRY(const format::TaxonomyForm wanted, formFor(form, file.string()));
    // Under the name that it came with.
    ACCORD_TRY(std::string name, taxonomyName(project.database()));
    name = name.empty() ? project.name() : name;
    ACCORD_TRY(SafeFile target, SafeFile::create(file, project.file()));
    const Taxonomy& taxonomy = *project.taxonomy();
    target.stream() << format::writeTaxonomyAs(wanted, taxonomy, name);
    ACCORD_CHECK(target.finish());
    return static_cast<std::int64_t>(wanted == format::TaxonomyForm::Json ? taxonomy.categories().size()
                                                                          : format::offeredCategories(taxonomy).size());
}

Result<std::string> taxonomyTemplate(const std::string& form)
{
    ACCORD_TRY(const format::TaxonomyForm wanted, formFor(form, {}));
    const format::WrittenTaxonomy written = format::readWrittenTaxonomy(kTemplate, "template.txt");
    ACCORD_TRY(const Taxonomy taxonomy, settledTaxonomy(written, {}, "template.txt"));
    // Nobody writes identifiers by hand.
    return format::writeTaxonomyAs(wanted == format::TaxonomyForm::Json ? format::TaxonomyForm::Nested : wanted,
                                   taxonomy, written.name);
}

Status saveTaxonomyTemplate(const std::filesystem::path& file, const std::string& form,
                            const std::filesystem::path& project)
{
    ACCORD_TRY(const format::TaxonomyForm wanted, formFor(form, file.string()));
    ACCORD_TRY(const std::string text,
               taxonomyTemplate(std::string(format::kTaxonomyForms[static_cast<std::size_t>(wanted)])));
    ACCORD_TRY(SafeFile target, SafeFile::create(file, project));
    target.stream() << text;
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
