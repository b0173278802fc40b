// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"

#include "core/base/embedded.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/sqlite/read_only.h"
#include "core/sqlite/transaction.h"
#include "core/store/location.h"
#include "core/store/long_work/take_back.h"
#include "core/store/long_work/work_lock.h"
#include "core/store/presence.h"
#include "core/store/schema.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"

#include <algorithm>
#include <iterator>
#include <system_error>

namespace accord {

Project::Project(std::unique_ptr<sqlite::Database> database)
    : m_database(std::move(database))
    , m_clock(std::make_shared<Clock>())
    , m_taxonomy(std::make_shared<Taxonomy>())
{}

Project::Project(Project&&) noexcept = default;
Project& Project::operator=(Project&&) noexcept = default;

Project::~Project()
{
    // Where others go on, the log stays when this connection closes, and a copy of the file alone would lack what was
    // done here.
    if (m_database != nullptr && !m_database->inTransaction() && m_database->totalChanges() > 0) {
        (void)store::writeLogBack(*m_database);
    }
}

Status Project::nameIt(const std::string& name)
{
    if (!text::isLine(name)) {
        return Error{Errc::Invalid, Reason::ProjectNameUnsound, {name}};
    }
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(*m_database));
    ACCORD_CHECK(store::setProjectValue(*m_database, "name", name));
    ACCORD_CHECK(store::setProjectValue(*m_database, "uuid", newUuid().text()));
    ACCORD_CHECK(store::setProjectValue(*m_database, "created_at", now()));
    StudySettings settings;
    for (const Exclusion reason : kUsualReasons) {
        settings.reasons.push_back(ScreeningReason{reason, {}});
    }
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(*m_database, now()));
    ACCORD_CHECK(store::writeStudySettings(events, PersonId{}, settings));
    ACCORD_CHECK(transaction.commit());
    return refresh();
}

Result<Project> Project::create(const std::filesystem::path& file, const std::string& name)
{
    const Location location = store::locationOf(file);
    if (location.place == Place::Cloud) {
        // It could be made, and only be read from then on.
        return Error{Errc::ReadOnly, Reason::LiesInCloudFolder, {file.string(), location.name}};
    }
    ACCORD_TRY(auto database, store::createProject(file, embedded::migrations(), location));
    Project project(std::move(database));
    const Status named = project.nameIt(name);
    if (!named.ok()) {
        project.m_database.reset();
        sqlite::removeDatabase(file);
        return named.error();
    }
    return project;
}

void Project::remove(const std::filesystem::path& file)
{
    sqlite::removeDatabase(file);
    std::error_code ignored;
    std::filesystem::remove(store::WorkLock::fileOf(file), ignored);
}

Result<Project> Project::open(const std::filesystem::path& file, const std::optional<Location>& location)
{
    ACCORD_TRY(auto database, store::openProject(file, embedded::migrations(), store::Pages::Sound, location));
    return opened(std::move(database));
}

Result<Project> Project::openAsItIs(const std::filesystem::path& file)
{
    ACCORD_TRY(auto database, store::openProject(file, embedded::migrations(), store::Pages::AsTheyAre));
    Project project(std::move(database));
    const Status read = project.refresh();
    if (!read.ok() && read.error().code != Errc::Damaged) {
        return read.error();
    }
    return project;
}

Result<Project> Project::openToRead(const std::filesystem::path& file)
{
    ACCORD_TRY(auto database, store::openProject(file, embedded::migrations(), store::Pages::Sound));
    ACCORD_CHECK(database->execute("PRAGMA query_only = ON"));
    Project project(std::move(database));
    ACCORD_CHECK(project.refresh());
    return project;
}

Result<Project> Project::opened(std::unique_ptr<sqlite::Database> database)
{
    Project project(std::move(database));
    // Best effort: a project whose leftovers cannot be taken back yet is a project all the same.
    (void)store::takeBackInterrupted(*project.m_database);
    if (project.opened().nobodyElse && !project.readOnly()) {
        (void)store::clearPresence(*project.m_database); // left by windows that were cut off
    }
    ACCORD_CHECK(project.refresh());
    return project;
}

const std::filesystem::path& Project::file() const
{
    return m_database->file();
}

bool Project::readOnly() const
{
    return m_database->readOnly();
}

Error Project::readOnlyError() const
{
    return sqlite::readOnlyError(*m_database);
}

const Opened& Project::opened() const
{
    return m_database->opened();
}

Status Project::refresh()
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(*m_database));
    // All of it, or, where something cannot be read, nothing: what is known goes together.
    ACCORD_TRY(std::string name, store::projectValue(*m_database, "name"));
    ACCORD_TRY(std::vector<Person> people, store::people(*m_database));
    fillPseudonyms(people);
    tellInitialsApart(people);
    ACCORD_TRY(std::vector<Round> rounds, store::rounds(*m_database));
    ACCORD_TRY(StudySettings settings, store::studySettings(*m_database));
    ACCORD_TRY(const std::string packagedFor, store::projectValue(*m_database, "package_for"));
    ACCORD_TRY(Taxonomy taxonomy, store::taxonomy(*m_database));
    ACCORD_TRY(const auto codebooks, store::codebooks(*m_database));
    m_name = std::move(name);
    m_people = SharedList(std::move(people));
    m_rounds = SharedList(std::move(rounds));
    m_settings = std::move(settings);
    m_packagedFor = Uuid::parse(packagedFor).value_or(Uuid{});
    m_taxonomy = std::make_shared<const Taxonomy>(std::move(taxonomy));
    m_versions.clear();
    for (const store::Codebook& version : codebooks) {
        m_versions.emplace(version.id, version.number);
    }
    m_earlier.clear();
    m_codebook = codebooks.empty() ? CodebookId{} : codebooks.back().id;
    m_codebookNumber = codebooks.empty() ? 0 : codebooks.back().number;
    return {};
}

std::vector<Person> Project::leads() const
{
    std::vector<Person> leads;
    std::ranges::copy_if(m_people, std::back_inserter(leads), isLead);
    return leads;
}

bool Project::mayLead(PersonId id) const
{
    const auto who = person(id);
    if (who == nullptr ? id.valid() : who->role == Role::Observer || !who->left.empty()) {
        return false;
    }
    return (who != nullptr && who->role == Role::Lead) || leads().empty();
}

Status Project::requireLead(PersonId id) const
{
    if (mayLead(id)) {
        return {};
    }
    return denialError(*this, DenialReason::OnlyLead, Action::EditSettings);
}

CodebookId Project::codebookFor(RoundId round) const
{
    const auto found = this->round(round);
    const bool frozen = found != nullptr && found->state == RoundState::Running && m_versions.contains(found->codebook);
    return frozen ? found->codebook : m_codebook;
}

int Project::codebookNumberFor(RoundId round) const
{
    return codebookNumber(codebookFor(round));
}

int Project::codebookNumber(CodebookId version) const
{
    const auto found = m_versions.find(version);
    return found == m_versions.end() ? 0 : found->second;
}

Result<std::shared_ptr<const Taxonomy>> Project::taxonomyFor(RoundId round)
{
    const CodebookId version = codebookFor(round);
    if (version == m_codebook) {
        return m_taxonomy;
    }
    std::shared_ptr<const Taxonomy>& kept = m_earlier[version];
    if (kept == nullptr) {
        ACCORD_TRY(kept, taxonomyAt(*this, version));
    }
    return kept;
}

std::string Project::nameOf(PersonId id) const
{
    const auto found = person(id);
    return found == nullptr ? "somebody" : found->name;
}

Argument Project::whoIs(PersonId id) const
{
    const auto found = person(id);
    return found == nullptr ? Argument(Reason::Somebody) : Argument(found->name);
}

std::vector<std::string> Project::namesOf(const std::vector<PersonId>& people) const
{
    std::vector<std::string> names;
    names.reserve(people.size());
    for (const PersonId id : people) {
        names.push_back(nameOf(id));
    }
    return names;
}

Status Project::requireOpen(RoundId id) const
{
    const auto found = round(id);
    if (found != nullptr && found->blind) {
        return Error{Errc::NotPermitted, Reason::RoundIsBlind, {found->name}};
    }
    return {};
}

Result<Person> Project::personNamed(std::string_view name) const
{
    const std::vector<const Person*> matches = peopleCalled(m_people, name);
    if (matches.size() == 1) {
        return *matches.front();
    }
    if (!matches.empty()) {
        return Error{Errc::Ambiguous, Reason::PersonAmbiguous, {name, toldApart(matches)}};
    }
    std::vector<std::string> names;
    for (const Person& person : m_people) {
        names.push_back(person.name);
    }
    return names.empty() ? Error{Errc::NotFound, Reason::NoPersonYet, {name}}
                         : Error{Errc::NotFound, Reason::PersonUnknown, {name, names}};
}

Result<Round> Project::roundNamed(std::string_view name) const
{
    std::vector<std::string> names;
    std::vector<const Round*> matches;
    for (const Round& round : m_rounds) {
        names.push_back(round.name);
        if (text::equalsIgnoringCase(text::trimmed(name), round.name)) {
            matches.push_back(&round);
        }
    }
    if (matches.size() == 1) {
        return *matches.front();
    }
    if (names.empty()) {
        return Error{Errc::NotFound, Reason::NoRoundYet, {name}};
    }
    if (matches.empty()) {
        return Error{Errc::NotFound, Reason::RoundUnknown, {name, names}};
    }
    names.clear();
    for (const Round* match : matches) {
        names.push_back(match->name);
    }
    return Error{Errc::Ambiguous, Reason::RoundAmbiguous, {name, names}};
}

Result<Category> Project::categoryCoded(std::string_view code) const
{
    const Category* category = m_taxonomy->findCode(code);
    if (category == nullptr || category->retired) {
        return unknownCategory(code, m_taxonomy->codes());
    }
    return *category;
}

} // namespace accord
