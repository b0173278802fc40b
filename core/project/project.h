// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/result.h"
#include "core/base/shared_list.h"
#include "core/model/place.h"
#include "core/model/study.h"
#include "core/model/taxonomy.h"

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace accord {

namespace sqlite {
class Database;
}

/// One open project: a connection to its file with what everybody needs to know of it. Used from one thread at a time;
/// another thread, like another process, opens the file for itself and learns of changes through its Feed.
class Project
{
public:
    /// Makes a new file. Errc::Exists, NotFound (folder), Unwritable, DiskFull, ReadOnly (a folder that is copied
    /// elsewhere behind our back); nothing is left behind after an error.
    static Result<Project> create(const std::filesystem::path& file, const std::string& name);

    /// Opens a file; see store::openProject for the errors. `location`: where it lies, if that is not to be found out.
    static Result<Project> open(const std::filesystem::path& file, const std::optional<Location>& location = {});

    /// The same for whoever only reads, beside those who write: everything that would change the file, or needs tables
    /// of its own for the moment, is refused (Errc::ReadOnly). What cut off work left in it stays.
    static Result<Project> openToRead(const std::filesystem::path& file);

    /// The same for a file that may be damaged, to look at it or to mend it: small ones would not open otherwise. Only
    /// reads: what cut off work left in it stays. What the project consists of is known where all of it could be read.
    static Result<Project> openAsItIs(const std::filesystem::path& file);

    /// Removes a project file that nobody has open, and what belongs to it while it is open.
    static void remove(const std::filesystem::path& file);

    Project(Project&&) noexcept;
    Project& operator=(Project&&) noexcept;
    ~Project();

    [[nodiscard]] const std::filesystem::path& file() const;
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] bool readOnly() const;
    [[nodiscard]] Error readOnlyError() const; ///< why nothing can be saved in it

    /// Where the file lies, how it is written to, and what was found when it was opened.
    [[nodiscard]] const Opened& opened() const;

    // What the project consists of, as read when it was opened or last refreshed. What was handed out stays as it was.
    [[nodiscard]] SharedList<Person> people() const { return m_people; }
    [[nodiscard]] SharedList<Round> rounds() const { return m_rounds; }
    [[nodiscard]] std::shared_ptr<const Taxonomy> taxonomy() const { return m_taxonomy; }
    [[nodiscard]] CodebookId codebook() const { return m_codebook; }      ///< newest version; none without a taxonomy
    [[nodiscard]] int codebookNumber() const { return m_codebookNumber; } ///< 0 without a taxonomy

    [[nodiscard]] StudySettings settings() const { return m_settings; }

    /// For whom the file was made, where it is the package of one person; null otherwise.
    [[nodiscard]] const Uuid& packagedFor() const { return m_packagedFor; }

    /// Who leads the study: the leads who did not leave it.
    [[nodiscard]] std::vector<Person> leads() const;

    /// Whether somebody may see and do what a lead does. As long as the project names no lead, every annotator may, and
    /// who says no name (PersonId{}); observers and people who left never. Whoever writes asks permit() (permission.h).
    [[nodiscard]] bool mayLead(PersonId id) const;

    /// Errc::NotPermitted for who may not lead, with the leads.
    [[nodiscard]] Status requireLead(PersonId id) const;

    /// The codebook that people label by in a round: while it runs the version that was frozen when it started, if one
    /// was, else the newest. Figures always use the newest.
    [[nodiscard]] CodebookId codebookFor(RoundId round) const;
    [[nodiscard]] int codebookNumberFor(RoundId round) const;           ///< 0 without a taxonomy
    [[nodiscard]] int codebookNumber(CodebookId version) const;         ///< 0 for one that is none
    Result<std::shared_ptr<const Taxonomy>> taxonomyFor(RoundId round); ///< Errc::Damaged

    // Null for one that is not known (any more).
    [[nodiscard]] std::shared_ptr<const Person> person(PersonId id) const { return m_people.find(id); }
    [[nodiscard]] std::shared_ptr<const Round> round(RoundId id) const { return m_rounds.find(id); }

    // For sentences: who is not known (any more) is "somebody"; in English, or as an argument of an error.
    [[nodiscard]] std::string nameOf(PersonId id) const;
    [[nodiscard]] Argument whoIs(PersonId id) const;
    [[nodiscard]] std::vector<std::string> namesOf(const std::vector<PersonId>& people) const;

    // By what people type (ASCII letters in either case). Errc::NotFound names what exists, Errc::Ambiguous the
    // choices.
    // A person also by pseudonym, which goes before everybody's names, and by initials.
    [[nodiscard]] Result<Person> personNamed(std::string_view name) const;
    [[nodiscard]] Result<Round> roundNamed(std::string_view name) const;
    [[nodiscard]] Result<Category> categoryCoded(std::string_view code) const; ///< Errc::UnknownCategory

    /// Errc::NotPermitted while the round is blind: labels, counts and agreement of others are not to be shown.
    [[nodiscard]] Status requireOpen(RoundId round) const;

    /// Reads people, rounds and taxonomy again after they changed. After an error all is known as before.
    Status refresh();

    /// For the use cases of core only.
    [[nodiscard]] sqlite::Database& database() { return *m_database; }

    [[nodiscard]] std::string now() const { return m_clock->now(); }
    void setClock(std::shared_ptr<const Clock> clock) { m_clock = std::move(clock); }

private:
    explicit Project(std::unique_ptr<sqlite::Database> database);
    static Result<Project> opened(std::unique_ptr<sqlite::Database> database);
    Status nameIt(const std::string& name);

    std::unique_ptr<sqlite::Database> m_database;
    std::shared_ptr<const Clock> m_clock;
    std::string m_name;
    SharedList<Person> m_people;
    SharedList<Round> m_rounds;
    StudySettings m_settings;
    Uuid m_packagedFor;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    CodebookId m_codebook;
    int m_codebookNumber = 0;
    std::map<CodebookId, int> m_versions;                            ///< numbers of all versions
    std::map<CodebookId, std::shared_ptr<const Taxonomy>> m_earlier; ///< that were asked for since the last refresh
};

} // namespace accord
