// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/package.h"

#include "core/base/os/beside.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/store/merging/returned.h"
#include "core/store/study/assignment.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <system_error>
#include <unordered_set>

namespace accord::exchange {
namespace {

struct Chosen
{
    std::vector<ItemId> items;
    std::unordered_set<IssueId> issues;
    PackageReport report;
};

bool isNamed(const std::string& repository, const std::string& wanted)
{
    const auto slash = repository.rfind('/');
    return text::equalsIgnoringCase(repository, wanted) ||
           (slash != std::string::npos && text::equalsIgnoringCase(repository.substr(slash + 1), wanted));
}

// The repository's row; 0 when any will do.
Result<std::int64_t> repositoryNamed(Project& project, const std::string& wanted)
{
    if (wanted.empty()) {
        return 0;
    }
    ACCORD_TRY(const auto repositories, store::repositories(project.database()));
    std::vector<std::string> names;
    std::vector<std::string> matches;
    std::int64_t found = 0;
    for (const auto& [id, name] : repositories) {
        names.push_back(name);
        if (isNamed(name, wanted)) {
            matches.push_back(name);
            found = id;
        }
    }
    if (matches.size() > 1) {
        return Error{Errc::Ambiguous, Reason::RepositoryAmbiguous, {wanted, matches}};
    }
    return matches.empty() ? Result<std::int64_t>(Error{Errc::NotFound, Reason::RepositoryUnknown, {wanted, names}})
                           : found;
}

// Adds what the person is to label in one round.
Status chooseFrom(Project& project, const PackageRequest& request, RoundId round, std::int64_t repository,
                  Chosen& chosen)
{
    sqlite::Database& database = project.database();
    ACCORD_TRY(const std::vector<ItemId> assigned, store::itemsFor(database, round, request.person));
    const std::unordered_set<ItemId> wanted(assigned.begin(), assigned.end());
    std::unordered_set<ItemId> taken;
    ACCORD_CHECK(store::forEachItem(database, round, [&](const Item& row) {
        if (wanted.contains(row.id) && (repository == 0 || row.repository == repository)) {
            taken.insert(row.id);
            chosen.items.push_back(row.id);
            chosen.issues.insert(row.issue);
        }
    }));
    ACCORD_TRY(const auto labels, store::labelsBy(database, round, request.person));
    chosen.report.labels += std::ranges::count_if(labels, [&taken](const store::LabelCell& label) {
        return label.verdict != Verdict::None && taken.contains(label.item);
    });
    chosen.report.rounds += taken.empty() ? 0 : 1;
    return {};
}

Result<Chosen> choose(Project& project, const PackageRequest& request)
{
    const auto person = project.person(request.person);
    if (person == nullptr) {
        return Error{Errc::NotFound, Reason::PersonNotFound};
    }
    ACCORD_TRY(const std::int64_t repository, repositoryNamed(project, request.repository));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    Chosen chosen;
    chosen.report.person = person->name;
    for (const Round& round : project.rounds()) {
        // What is being prepared is handed out when it is asked for by its name.
        if (request.round.valid() ? request.round == round.id : round.state != RoundState::Draft) {
            ACCORD_CHECK(chooseFrom(project, request, round.id, repository, chosen));
        }
    }
    if (chosen.items.empty()) {
        return Error{Errc::NotFound, Reason::NoIssuesForPerson, {person->name}};
    }
    chosen.report.items = static_cast<std::int64_t>(chosen.items.size());
    chosen.report.issues = static_cast<std::int64_t>(chosen.issues.size());
    ACCORD_TRY(const auto codebooks, store::codebooks(project.database()));
    chosen.report.codebooks = static_cast<std::int64_t>(codebooks.size());
    return chosen;
}

Action actionOf(const PackageRequest& request)
{
    return request.by == request.person ? Action::HandOutOwn : Action::HandOut;
}

Status keepForWhom(Project& project, const PackageRequest& request, const Uuid& package)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, request.by, actionOf(request)));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_TRY(const Event event, events.append({request.by, package}, PackageMade{request.person}));
    (void)event;
    return transaction.commit();
}

} // namespace

Result<std::vector<std::string>> packageRepositories(Project& project)
{
    ACCORD_TRY(const auto repositories, store::repositories(project.database()));
    std::vector<std::string> names;
    for (const auto& [id, name] : repositories) {
        names.push_back(name);
    }
    std::ranges::sort(names);
    return names;
}

Result<PackageReport> previewPackage(Project& project, const PackageRequest& request)
{
    ACCORD_TRY(Chosen chosen, choose(project, request));
    ACCORD_TRY(chosen.report.texts, store::textCount(project.database(), chosen.issues));
    return std::move(chosen.report);
}

Result<PackageReport> writePackage(Project& project, const PackageRequest& request, const std::filesystem::path& file,
                                   Progress& progress, const std::stop_token& stop)
{
    const bool keeps = !project.readOnly();
    ACCORD_CHECK(keeps ? permit(project, request.by, actionOf(request)) : Status());
    ACCORD_TRY(Chosen chosen, choose(project, request));
    ACCORD_CHECK(checkOwnName(file));
    ACCORD_CHECK(sqlite::checkFree(file));
    progress.report(file.filename().string(), 0, 0);
    const store::PackRequest pack{newUuid(), request.person, std::move(chosen.items), project.now()};
    // Before the package is filled, so that neither copy counts as the later one because of it.
    ACCORD_CHECK(keeps ? keepForWhom(project, request, pack.id) : Status());
    ACCORD_TRY(store::PackCounts counts, store::pack(project.file(), pack, file, stop));
    PackageReport report{std::move(counts), std::move(chosen.report.person)};
    report.kept = keeps;
    std::error_code ignored;
    report.bytes = std::filesystem::file_size(file, ignored);
    return report;
}

Result<ReturnReport> writeReturn(Project& package, const std::filesystem::path& file, Progress& progress,
                                 const std::stop_token& stop)
{
    ACCORD_TRY(const std::optional<Person> person, packagedFor(package));
    if (!person) {
        return Error{Errc::Invalid, Reason::NoPackage, {package.file()}};
    }
    progress.report(file.filename().string(), 0, 0);
    ACCORD_CHECK(store::packReturn(package.database(), file, stop));
    ReturnReport report;
    report.person = person->name;
    ACCORD_TRY(report.labels, store::labelCount(package.database()));
    std::error_code ignored;
    report.bytes = std::filesystem::file_size(file, ignored);
    report.packageBytes = std::filesystem::file_size(package.file(), ignored);
    return report;
}

Result<std::optional<Person>> packagedFor(Project& project)
{
    ACCORD_TRY(const std::string uuid, store::projectValue(project.database(), "package_for"));
    for (const Person& person : project.people()) {
        if (!uuid.empty() && person.uuid.text() == uuid) {
            return std::optional<Person>(person);
        }
    }
    return std::optional<Person>();
}

} // namespace accord::exchange
