// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/labels/import_labels.h"
#include "core/model/bounds.h"
#include "core/project/permission.h"
#include "core/store/events/decisions.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issue_writer.h"
#include "core/store/long_work/batched_write.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <optional>
#include <set>

namespace accord::exchange {
namespace {

class LabelWriter
{
public:
    LabelWriter(Project& project, PersonId by, bool replace, const LabelPlan& plan, Progress& progress,
                const std::stop_token& stop)
        : m_project(project)
        , m_by(by)
        , m_replace(replace)
        , m_database(project.database())
        , m_plan(plan)
        , m_ticker(progress)
        , m_stop(stop)
    {
        m_report.problems = plan.report.problems;
        m_report.problemCount = plan.report.problemCount;
        m_report.finalColumns = plan.report.finalColumns;
        m_report.readAs = plan.report.readAs;
        m_report.leftOpen = plan.report.leftOpen;
        // Before anything is written: going through all of them takes longer than others should wait.
        for (const LabelPlan::PlannedLabel& label : plan.labels) {
            noteCategory(label.content.category);
        }
        for (const LabelPlan::PlannedDecision& decision : plan.decisions) {
            noteCategory(decision.content.category);
        }
    }

    Result<ImportReport> write(const std::string& round, const std::string& source)
    {
        ACCORD_TRY(store::BatchedWrite batches,
                   store::BatchedWrite::begin(m_database, "labels", source, store::BatchedWrite::Brings::Events,
                                              m_project.now()));
        m_batches = &batches;
        ACCORD_CHECK(batches.turn());
        // Those who lead may import their own labels like any others.
        const Status any = permit(m_project, m_by, Action::ImportLabels);
        m_own = isOwn() && !any.ok() && any.error().code == Errc::NotPermitted;
        ACCORD_CHECK(m_own ? Status() : any);
        ACCORD_CHECK(writePeople());
        ACCORD_CHECK(findRound(round));
        ACCORD_CHECK(m_own ? permit(m_project, m_by, Action::ImportOwnLabels) : Status());
        ACCORD_CHECK(writeItems());
        ACCORD_CHECK(writeLabels());
        ACCORD_CHECK(writeDecisions());
        m_events.reset();
        // They come to count now, so it is now that the round must take them.
        ACCORD_CHECK(batches.finish(m_project.now(), [this] { return checkStillTaken(); }));
        m_report.written = true;
        return m_report;
    }

private:
    // Nobody's labels but those of who imports them.
    [[nodiscard]] bool isOwn() const
    {
        return m_by.valid() && m_plan.decisions.empty() && m_plan.people.size() == 1 &&
               (m_plan.meant(0).valid() ? m_plan.meant(0) == m_by
                                        : text::equalsIgnoringCase(m_plan.people.front(), m_project.nameOf(m_by)));
    }

    void noteCategory(CategoryId category)
    {
        if (category.valid() && !m_plan.retired.contains(category) && m_noted.insert(category).second) {
            m_categories.push_back(category);
        }
    }

    // In each batch, for the round as a whole.
    Status askOnce(bool& asked, Action action)
    {
        if (asked) {
            return {};
        }
        asked = true;
        return permit(m_project, m_by, action, m_roundIsNew ? RoundId{} : m_round);
    }

    Status writePeople()
    {
        ACCORD_TRY(std::vector<Person> people, store::people(m_database));
        fillPseudonyms(people);
        int colour = static_cast<int>(people.size());
        for (const std::string& name : m_plan.people) {
            if (const PersonId meant = m_plan.meant(static_cast<int>(m_people.size())); meant.valid()) {
                m_people.push_back(meant); // people do not vanish
                continue;
            }
            std::vector<const Person*> known;
            for (const Person& person : people) {
                if (text::equalsIgnoringCase(person.name, name)) {
                    known.push_back(&person);
                }
            }
            if (known.size() > 1) {
                return Error{Errc::Ambiguous, Reason::PersonAmbiguous, {name, toldApart(known)}};
            }
            if (!known.empty()) {
                m_people.push_back(known.front()->id);
                continue;
            }
            ACCORD_CHECK(checkNewPerson(name, people.size()));
            Person person{{}, newUuid(), name, initialsOf(name), colour++};
            person.pseudonym = store::freePseudonym(people, m_plan.people, name);
            ACCORD_TRY(person,
                       store::insertPerson(m_database, std::move(person), m_project.now(), m_batches->import()));
            // It is theirs from now on, whoever else a merge brings.
            ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(m_database, m_project.now()));
            events.setImport(m_batches->import());
            ACCORD_CHECK(store::writePerson(events, m_by, person));
            m_people.push_back(person.id);
            people.push_back(std::move(person));
            ++m_report.peopleAdded;
        }
        return {};
    }

    static Status checkNewPerson(const std::string& name, std::size_t people)
    {
        if (name.size() > bounds::kName) {
            std::string start = name;
            bounds::cut(start, 60);
            return Error{Errc::Invalid, Reason::NameTooLong, {start, bounds::kName}};
        }
        if (!text::isLine(name)) {
            return Error{Errc::Invalid, Reason::NameWithoutLetter, {name}};
        }
        return people < bounds::kPeople ? Status()
                                        : Error{Errc::Invalid, Reason::TooManyPeopleInProject, {name, bounds::kPeople}};
    }

    // A new round is seen by nobody before the end, so its labels may be derived batch by batch; in one that people
    // look at they come to hold all at once.
    Status findRound(const std::string& name)
    {
        ACCORD_TRY(const std::vector<Round> rounds, store::rounds(m_database));
        m_roundName = name;
        const auto known = roundCalled(rounds, name);
        if (known != rounds.end()) {
            m_round = known->id;
            m_roundIsNew = false;
            m_over = isOver(*known);
            m_roundName = known->name;
            m_batches->deriveLater(store::BatchedWrite::Derive::AtTheEnd);
            return {};
        }
        m_batches->deriveLater(store::BatchedWrite::Derive::EachBatch);
        ACCORD_CHECK(permit(m_project, m_by, Action::CreateRound));
        ACCORD_TRY(const Round round, store::insertRound(m_database, Round{{}, newUuid(), name, false}, m_project.now(),
                                                         m_batches->import()));
        m_round = round.id;
        ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(m_database, m_project.now()));
        events.setImport(m_batches->import());
        return store::writeRound(events, m_by, round);
    }

    static std::vector<Round>::const_iterator roundCalled(const std::vector<Round>& rounds, const std::string& name)
    {
        return std::ranges::find_if(rounds,
                                    [&name](const Round& round) { return text::equalsIgnoringCase(round.name, name); });
    }

    static bool isOver(const Round& round)
    {
        return round.state == RoundState::Closed || round.state == RoundState::Reconciled;
    }

    [[nodiscard]] Error refused() const { return Error{Errc::NotPermitted, Reason::RoundClosed, {m_roundName}}; }

    // Between two turns a lead may have closed the round, retired a category, or made a round of this name.
    Status readRoundAndCodebookAgain()
    {
        ACCORD_TRY(const std::vector<Round> rounds, store::rounds(m_database));
        if (m_roundIsNew) {
            // What is not finished is not among them: it is another one.
            if (roundCalled(rounds, m_roundName) != rounds.end()) {
                return Error{Errc::Exists, Reason::RoundExists, {m_roundName}};
            }
        } else {
            const auto now = std::ranges::find(rounds, m_round, &Round::id);
            m_over = now == rounds.end() || isOver(*now);
        }
        ACCORD_TRY(const CodebookId last, store::lastCodebook(m_database));
        if (last == m_codebook) {
            return {};
        }
        m_codebook = last;
        ACCORD_TRY(const Taxonomy taxonomy, store::taxonomy(m_database));
        for (const CategoryId id : m_categories) {
            const Category* category = taxonomy.find(id);
            if (category == nullptr || category->retired) {
                return unusableCategory(category);
            }
        }
        return {};
    }

    Status checkStillTaken()
    {
        ACCORD_CHECK(readRoundAndCodebookAgain());
        return m_over && m_labelled ? Status(refused()) : Status();
    }

    Status writeItems()
    {
        ACCORD_TRY(store::IssueWriter issues, store::IssueWriter::begin(m_database, m_batches->import()));
        std::optional<store::ItemWriter> items;
        m_items.reserve(m_plan.items.size());
        for (const LabelPlan::PlannedItem& planned : m_plan.items) {
            ACCORD_TRY(const bool fresh, goOn());
            if (fresh || !items) {
                issues.forget();
                ACCORD_TRY(auto writer, store::ItemWriter::begin(m_database, m_round, m_batches->import()));
                items.emplace(std::move(writer));
            }
            ACCORD_TRY(const auto issue, issues.link(planned.link));
            const bool added = issue.outcome == store::IssueWriter::IssueOutcome::Added;
            m_report.issuesAdded += added ? 1 : 0;
            m_report.othersAdded += added && planned.link.kind != TextKind::Issue ? 1 : 0;
            ACCORD_TRY(ItemId item, knownItem(issue.issue, planned.occurrence));
            if (!item.valid()) {
                // What is new here is for leads; of a file with one's own labels nothing is.
                ACCORD_CHECK(m_own ? permit(m_project, m_by, Action::AddItems, m_round) : Status());
                ACCORD_TRY(item, items->add(issue.issue, planned.occurrence));
                ++m_report.itemsAdded;
            }
            m_items.push_back(item);
        }
        return {};
    }

    Result<ItemId> knownItem(IssueId issue, int occurrence)
    {
        if (m_roundIsNew) {
            return ItemId{};
        }
        ACCORD_TRY(const std::vector<Item> items, store::itemsOfIssue(m_database, m_round, issue));
        const auto known = std::ranges::find(items, occurrence, &Item::occurrence);
        return known == items.end() ? ItemId{} : known->id;
    }

    // Others may have acted since the last batch: the logical clock must be read again.
    Result<store::EventWriter*> events()
    {
        ACCORD_TRY(const bool fresh, goOn());
        if (fresh || !m_events) {
            m_askedLabels = false;
            m_askedDecisions = false;
            m_events.reset();
            ACCORD_CHECK(readRoundAndCodebookAgain());
            ACCORD_TRY(auto events, store::EventWriter::begin(m_database, m_project.now()));
            m_events.emplace(std::move(events));
            m_events->setImport(m_batches->import());
            m_events->deriveLater();
        }
        return &*m_events;
    }

    Status writeLabels()
    {
        for (const LabelPlan::PlannedLabel& planned : m_plan.labels) {
            ACCORD_TRY(store::EventWriter * events, this->events());
            const PersonId by = m_people[static_cast<std::size_t>(planned.person)];
            bool replaces = false;
            LabelGiven label{m_items[static_cast<std::size_t>(planned.item)], planned.content, planned.seconds};
            if (!m_roundIsNew) {
                ACCORD_TRY(const auto have, store::labelOf(m_database, m_round, label.item, by));
                const bool given = have && have->content.verdict != Verdict::None;
                // Of others' labels in a blind round nothing is told but that there are some.
                if (given && !m_replace && by != m_by && isBlind()) {
                    return wouldReplace(planned);
                }
                if (have && LabelPlan::isSaid(planned, have->content, *m_project.taxonomy())) {
                    ++same(m_report.labels);
                    continue;
                }
                if (given && !m_replace && !m_over) {
                    return wouldReplace(planned);
                }
                replaces = given && !isBlind(); // of a blind round it is not told apart from what is new
            }
            if (m_over) {
                return refused();
            }
            ACCORD_CHECK(checkNotRetired(planned.retiredAt));
            ACCORD_CHECK(m_own ? permit(m_project, m_by, Action::Label, m_round, label.item)
                               : askOnce(m_askedLabels, Action::ImportLabels));
            Event event{by};
            event.at = planned.at;
            ACCORD_CHECK(events->append(std::move(event), std::move(label)));
            m_labelled = true;
            ++(replaces ? m_report.labelsReplaced : m_report.labels);
        }
        return {};
    }

    // The plan holds only what repeats a label or decision of a retired category; somebody may have changed that since.
    static Status checkNotRetired(const std::string& retiredAt)
    {
        return retiredAt.empty() ? Status() : Error{Errc::NotPermitted, Reason::RetiredMeanwhile, {retiredAt}};
    }

    // Where something is counted that is there already. Of a blind round that is not told apart from what is new:
    // otherwise a file with a guess would be answered.
    std::int64_t& same(std::int64_t& fresh) { return isBlind() ? fresh : m_report.unchanged; }

    [[nodiscard]] bool isBlind() const
    {
        const auto round = m_project.round(m_round);
        return round != nullptr && round->blind;
    }

    [[nodiscard]] Error wouldReplace(const LabelPlan::PlannedLabel& planned) const
    {
        return Error{
            Errc::Exists,
            Reason::WouldReplaceLabel,
            {m_plan.people[static_cast<std::size_t>(planned.person)], m_roundName, m_plan.item(planned.item).link.url}};
    }

    [[nodiscard]] std::vector<PersonId> peopleIn(const std::vector<int>& planned) const
    {
        std::set<PersonId> people;
        for (const int number : planned) {
            people.insert(m_people[static_cast<std::size_t>(number)]);
        }
        return {people.begin(), people.end()};
    }

    Status writeDecisions()
    {
        for (const LabelPlan::PlannedDecision& planned : m_plan.decisions) {
            ACCORD_TRY(store::EventWriter * events, this->events());
            Event event{planned.person < 0 ? PersonId{} : m_people[static_cast<std::size_t>(planned.person)]};
            event.at = planned.at;
            DecisionMade decision{m_items[static_cast<std::size_t>(planned.item)], planned.content};
            decision.content.takingPart = peopleIn(planned.takingPart);
            if (!m_roundIsNew) {
                ACCORD_TRY(const auto have, store::decisionToReplace(m_database, m_round, decision.item));
                // What only a project knows is no reason for another decision.
                decision.content.secondVote = have ? have->content.secondVote : Uuid{};
                decision.content.meeting = have ? have->content.meeting : Uuid{};
                if (have && LabelPlan::isSaid(decision.content, have->content, *m_project.taxonomy())) {
                    ++same(m_report.decisions);
                    continue;
                }
            }
            ACCORD_CHECK(checkNotRetired(planned.retiredAt));
            if (!askOnce(m_askedDecisions, Action::ImportDecisions).ok()) {
                m_askedDecisions = false;
                ACCORD_CHECK(permit(m_project, m_by, Action::ImportDecisions, m_round, decision.item));
            }
            ACCORD_CHECK(events->append(std::move(event), std::move(decision)));
            ++m_report.decisions;
        }
        return {};
    }

    // True at the beginning of a batch.
    Result<bool> goOn()
    {
        const auto total = m_plan.items.size() + m_plan.labels.size() + m_plan.decisions.size();
        // Asking the clock costs as much as writing a row.
        if (m_done++ % 256 != 0) {
            return false;
        }
        m_ticker.report("labels", m_done, static_cast<std::int64_t>(total));
        if (m_stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        return m_batches->turn();
    }

    Project& m_project;
    PersonId m_by;
    bool m_replace;
    bool m_own = false;            ///< nobody's labels but those of who imports them, who does not lead
    bool m_askedLabels = false;    ///< in this turn
    bool m_askedDecisions = false; ///< in this turn
    sqlite::Database& m_database;
    const LabelPlan& m_plan;
    Ticker m_ticker;
    const std::stop_token& m_stop;
    ImportReport m_report;
    store::BatchedWrite* m_batches = nullptr;
    std::optional<store::EventWriter> m_events;
    RoundId m_round;
    bool m_roundIsNew = true;
    bool m_over = false;                  ///< the round was closed
    bool m_labelled = false;              ///< something was written that only a round takes that is not over
    CodebookId m_codebook;                ///< that came last, for which the plan's categories were looked at
    std::vector<CategoryId> m_categories; ///< of the plan, in the order in which they come, without the retired ones
    std::set<CategoryId> m_noted;         ///< the same
    std::string m_roundName;
    std::vector<PersonId> m_people; ///< by their number in the plan
    std::vector<ItemId> m_items;
    std::int64_t m_done = 0;
};

} // namespace

Result<ImportReport> writeLabels(Project& project, const LabelPlan& plan, const std::string& round,
                                 const std::string& source, Progress& progress, const std::stop_token& stop,
                                 PersonId by, bool replace)
{
    if (text::trimmed(round).empty() || round.size() > bounds::kName || !text::isLine(round)) {
        return Error{Errc::Invalid, Reason::RoundNeedsName, {round}};
    }
    ACCORD_TRY(
        ImportReport report,
        LabelWriter(project, by, replace, plan, progress, stop).write(std::string(text::trimmed(round)), source));
    ACCORD_CHECK(project.refresh());
    return report;
}

} // namespace accord::exchange
