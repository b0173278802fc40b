// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/merge_questions.h"
#include "core/project/backups.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/feed.h"
#include "core/store/merging/copy_merge.h"
#include "core/store/schema.h"

#include <algorithm>
#include <memory>
#include <system_error>

namespace accord::exchange {
namespace {

namespace fs = std::filesystem;

// Two people of one name cannot be told apart by it from then on, so somebody has to say that they are two.
Status requireAnswers(const Project& project, const MergeReport& report)
{
    for (const MergeFileReport& file : report.files) {
        for (const MergeQuestion& question : file.questions) {
            if (question.kind == MergeQuestionKind::Namesake && question.chosen.empty()) {
                std::vector<std::string> here;
                for (const Person& person : project.people()) {
                    if (text::equalsIgnoringCase(person.name, question.subject)) {
                        here.push_back(person.name + " (" + person.pseudonym + ")");
                    }
                }
                return Error{Errc::Ambiguous, Reason::Namesake, {question.subject, here}};
            }
        }
    }
    return {};
}

/// One merge on a connection of its own, beside which the copies are attached.
class Merging
{
public:
    Merging(Project& project, const MergeChoices& choices, Progress& progress, const std::stop_token& stop)
        : m_project(project)
        , m_choices(choices)
        , m_progress(progress)
        , m_stop(stop)
    {}

    ~Merging()
    {
        m_compared.clear();
        m_database.reset();
        m_copies.clear(); // and with them what they were unpacked into
        for (const fs::path& file : m_files) {
            store::takeEmptyLogAway(file);
        }
    }
    Merging(const Merging&) = delete;
    Merging& operator=(const Merging&) = delete;

    Status open(std::span<const fs::path> files, store::MergeReading reading)
    {
        ACCORD_TRY(m_database, store::openProject(m_project.file()));
        m_database->stopWhen(m_stop);
        for (const fs::path& file : files) {
            std::error_code ignored;
            if (!fs::exists(file.string() + "-wal", ignored)) {
                m_files.push_back(file);
            }
        }
        ACCORD_TRY(m_copies, store::OtherCopy::attach(*m_database, files, m_progress, m_stop, reading));
        return {};
    }

    /// Compares everything in one state of the project.
    Result<MergeReport> plan()
    {
        ACCORD_TRY(sqlite::Snapshot snapshot, sqlite::Snapshot::begin(*m_database));
        ACCORD_CHECK(holdStill());
        ACCORD_TRY(MergeReport report, survey());
        ACCORD_CHECK(snapshot.keep()); // what was found is in temporary tables
        return report;
    }

    Status write(MergeReport& report)
    {
        m_progress.report(m_project.file().filename().string(), 0, 0);
        ACCORD_TRY(const backups::Backup backup, backups::make(m_project, backups::Occasion::BeforeMerge, m_stop));
        report.backup = backup.file;
        ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(*m_database));
        ACCORD_CHECK(permit(m_project, m_choices.by, Action::Merge));
        ACCORD_CHECK(requireOwnPackages());
        ACCORD_CHECK(holdStill());
        // Others went on meanwhile: new events make no difference, new rounds and people do.
        ACCORD_TRY(const std::int64_t contents, store::contentsMark(*m_database));
        ACCORD_TRY(const bool lead, mayTakeExtras());
        if (contents != m_contents || lead != report.mayTakeExtras) {
            ACCORD_TRY(report, survey());
            ACCORD_CHECK(requireAnswers(m_project, report));
            report.backup = backup.file;
        }
        std::vector<std::string> names;
        for (const store::CopyComparison& compared : m_compared) {
            ACCORD_CHECK(goOn());
            const std::string name = compared.copy->file().filename().string();
            m_progress.report(name, std::ssize(names), std::ssize(m_copies));
            names.push_back(name);
            ACCORD_CHECK(take(compared, report));
        }
        ACCORD_CHECK(store::noteMerge(*m_database, text::join(names, ", "), m_project.now()));
        ACCORD_CHECK(transaction.commit());
        report.written = true;
        return {};
    }

private:
    // A short statement ends before it would notice.
    Status goOn() const
    {
        return m_stop.stop_requested() ? Status(Error{Errc::Cancelled, Reason::Cancelled}) : Status();
    }

    // What is taken is what was looked through and compared.
    [[nodiscard]] Status holdStill() const
    {
        for (const store::OtherCopy& copy : m_copies) {
            ACCORD_CHECK(copy.holdStill());
        }
        return {};
    }

    // A package stays one person's: what others did does not come into it.
    [[nodiscard]] Status requireOwnPackages() const
    {
        const Uuid& owner = m_project.packagedFor();
        const bool own = owner.isNull() || std::ranges::all_of(m_copies, [&owner](const store::OtherCopy& copy) {
                             return copy.isPackage() && copy.packagedFor() == owner;
                         });
        return own ? Status() : Status(denialError(m_project, DenialReason::Package, Action::Merge));
    }

    // As the people are now: whoever merges may have become or ceased to be a lead. What cannot be found out is no
    // answer: what only a lead takes would be left behind without a word.
    Result<bool> mayTakeExtras()
    {
        const Status may = permit(m_project, m_choices.by, Action::TakeFromCopy);
        const bool refused = !may.ok() && (may.error().code == Errc::NotPermitted || m_project.readOnly());
        return may.ok() || refused ? Result<bool>(may.ok()) : Result<bool>(may.error());
    }

    // What follows from who merges. Errc::NotPermitted where somebody chose what only a lead may.
    Status settleChoices(bool lead)
    {
        m_effective = m_choices;
        if (lead) {
            return {};
        }
        const bool joins = std::ranges::any_of(
            m_choices.people, [](const auto& each) { return each.second.kind == PersonChoice::Kind::SameAs; });
        // Another label is given in somebody's name, or another text is shown to everybody.
        const bool changes = m_choices.samePerson != Prefer::Newest || m_choices.retired != RetiredLabels::Keep ||
                             m_choices.texts != Prefer::Newest || m_choices.codebook != Prefer::Newest;
        if ((m_choices.take && !m_choices.take->empty()) || joins || changes) {
            return Error{Errc::NotPermitted, Reason::TakingNeedsLead};
        }
        m_effective.take.emplace();
        return {};
    }

    Result<MergeReport> survey()
    {
        MergeReport report;
        ACCORD_TRY(report.mayTakeExtras, mayTakeExtras());
        ACCORD_CHECK(settleChoices(report.mayTakeExtras));
        ACCORD_TRY(m_contents, store::contentsMark(*m_database));
        m_compared.clear();
        ACCORD_TRY(const store::Brought brought, store::Brought::nothing(*m_database));
        for (store::OtherCopy& copy : m_copies) {
            ACCORD_CHECK(copy.setMergedBy(m_choices.by, report.mayTakeExtras));
            ACCORD_TRY(store::CopyComparison compared, store::compare(copy, m_effective, brought));
            for (const store::CopyComparison& earlier : m_compared) {
                ACCORD_CHECK(store::noteTwiceAmong(earlier, compared));
            }
            ACCORD_TRY(const CodebookSurvey codebooks, surveyCodebooks(compared));
            const store::MergeSurvey& found = compared.survey;
            report.files.push_back({copy.file(), copy.isPackage(), copy.packagedFor(), copy.origin(), found.fresh,
                                    found.known, found.people,
                                    questionsAbout(m_project, found, copy, codebooks, m_effective)});
            m_compared.push_back(std::move(compared));
        }
        return report;
    }

    Result<CodebookSurvey> surveyCodebooks(const store::CopyComparison& compared)
    {
        const store::OtherCopy& copy = *compared.copy;
        CodebookSurvey survey;
        ACCORD_TRY(const auto here, store::codebookVersions(*m_database));
        ACCORD_TRY(auto there, copy.codebooks());
        if (!copy.gives(MergeExtra::Codebook, m_effective)) {
            std::erase_if(there, [&here](const store::CodebookVersion& version) {
                return std::ranges::find(here, version.event, &store::CodebookVersion::event) == here.end();
            });
        }
        const auto both = unionOf(here, there);
        survey.newHere = both.size() > there.size();
        survey.newThere = both.size() > here.size();
        if (!survey.newHere && !survey.newThere) {
            return survey;
        }
        ACCORD_TRY(const MergedCodebook merged, mergedCodebook(both, copy.file().string()));
        ACCORD_TRY(const MergedCodebook theirs, mergedCodebook(there, copy.file().string()));
        survey.changed = categoryChanges(theirs.taxonomy, merged.taxonomy);
        std::vector<Uuid> retired;
        for (const CategoryChange& change : survey.changed) {
            if (change.kind == CategoryChange::Kind::Retired) {
                retired.push_back(change.category);
            }
        }
        ACCORD_TRY(survey.retiredLabels, store::newLabelsWith(compared, retired));
        return survey;
    }

    Status take(const store::CopyComparison& compared, MergeReport& report)
    {
        const std::string at = m_project.now();
        ACCORD_TRY(const auto before, store::codebookVersions(*m_database));
        ACCORD_TRY(const store::TakenStudy study, store::takeStudy(compared, m_effective, at));
        ACCORD_CHECK(deriveCodebook(*compared.copy, before));
        ACCORD_CHECK(store::settleTexts(study, m_choices.texts));
        ACCORD_TRY(const store::TakenEvents events, store::takeEvents(study, m_effective));
        ACCORD_TRY(const std::int64_t twice, store::settleTwice(events, m_choices.samePerson, at));
        ACCORD_TRY(const std::int64_t retired, store::settleRetired(events, m_choices.retired, at));
        report.relabelled += twice + retired;
        return {};
    }

    Status deriveCodebook(const store::OtherCopy& copy, const std::vector<store::CodebookVersion>& before)
    {
        ACCORD_TRY(const auto versions, store::codebookVersions(*m_database));
        if (versions.size() == before.size()) {
            return {};
        }
        ACCORD_CHECK(derive(versions, copy));
        ACCORD_TRY(const auto theirs, copy.codebooks());
        const auto& wanted = m_choices.codebook == Prefer::Here ? before : theirs;
        if (m_choices.codebook == Prefer::Newest || wanted.empty() || wanted.back().event == versions.back().event) {
            return {};
        }
        ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(*m_database, m_project.now()));
        ACCORD_CHECK(events.append({m_choices.by}, CodebookWritten{wanted.back().json, wanted.back().note}));
        ACCORD_TRY(const auto all, store::codebookVersions(*m_database));
        return derive(all, copy);
    }

    Status derive(const std::vector<store::CodebookVersion>& versions, const store::OtherCopy& copy)
    {
        ACCORD_TRY(const MergedCodebook merged, mergedCodebook(versions, copy.file().string()));
        return store::deriveCodebooks(*m_database, merged.categories);
    }

    Project& m_project;
    const MergeChoices& m_choices;
    MergeChoices m_effective; ///< what of it counts: see settleChoices()
    Progress& m_progress;
    std::stop_token m_stop;
    std::unique_ptr<sqlite::Database> m_database;
    std::vector<store::OtherCopy> m_copies;
    std::vector<store::CopyComparison> m_compared; ///< each of the copies
    std::vector<fs::path> m_files;                 ///< that nobody had open
    std::int64_t m_contents = 0;
};

Status checkNumber(std::span<const fs::path> files)
{
    if (files.empty() || files.size() > store::OtherCopy::kMost) {
        return Error{Errc::Invalid, Reason::TooManyFiles, {files.size(), store::OtherCopy::kMost}};
    }
    return {};
}

// Where somebody writes to one of the files meanwhile, once more with copies of them.
template <class Work>
Result<MergeReport> whoeverWrites(const Work& work)
{
    Result<MergeReport> done = work(store::MergeReading::InPlace);
    const bool written = !done.ok() && done.error().reason == Reason::WrittenWhileRead;
    return written ? work(store::MergeReading::OwnCopy) : std::move(done);
}

// Something may change although nothing is new: choices, a round that is not blind any more.
bool changesSomething(const MergeReport& report, const MergeChoices& choices)
{
    const bool asks = std::ranges::any_of(report.files, [](const MergeFileReport& file) {
        return std::ranges::any_of(file.questions, [](const MergeQuestion& question) {
            return question.kind != MergeQuestionKind::Extra || question.chosen == "take";
        });
    });
    return !report.nothingNew() || choices.any() || asks;
}

} // namespace

MergeCounts MergeReport::fresh() const
{
    MergeCounts sum;
    for (const MergeFileReport& file : files) {
        sum += file.fresh;
    }
    return sum;
}

bool MergeReport::needsALook() const
{
    return std::ranges::any_of(files, [](const MergeFileReport& file) { return !file.questions.empty(); });
}

Result<MergeReport> planMerge(Project& project, std::span<const fs::path> files, const MergeChoices& choices,
                              Progress& progress, const std::stop_token& stop)
{
    ACCORD_CHECK(checkNumber(files));
    return whoeverWrites([&](store::MergeReading reading) -> Result<MergeReport> {
        Merging merging(project, choices, progress, stop);
        ACCORD_CHECK(merging.open(files, reading));
        return merging.plan();
    });
}

Result<MergeReport> merge(Project& project, std::span<const fs::path> files, const MergeChoices& choices,
                          Progress& progress, const std::stop_token& stop)
{
    if (project.readOnly()) {
        return project.readOnlyError();
    }
    ACCORD_CHECK(checkNumber(files));
    return whoeverWrites([&](store::MergeReading reading) -> Result<MergeReport> {
        Merging merging(project, choices, progress, stop);
        ACCORD_CHECK(merging.open(files, reading));
        ACCORD_TRY(MergeReport report, merging.plan());
        ACCORD_CHECK(requireAnswers(project, report));
        if (changesSomething(report, choices)) {
            ACCORD_CHECK(merging.write(report));
            ACCORD_CHECK(project.refresh());
        }
        return report;
    });
}

} // namespace accord::exchange
