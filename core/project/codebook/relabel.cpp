// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/relabel.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/taxonomy_json.h"
#include "core/sqlite/database.h"
#include "core/store/meeting/proposals.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <unordered_map>

namespace accord {

CategoryId resolveMerged(const Taxonomy& taxonomy, CategoryId category)
{
    const Category* counts = taxonomy.resolveMerged(category);
    return counts == nullptr ? category : counts->id;
}

void resolveMerged(const Taxonomy& taxonomy, Label& label)
{
    label.content.category = resolveMerged(taxonomy, label.content.category);
}

void resolveMerged(const Taxonomy& taxonomy, Decision& decision)
{
    decision.content.category = resolveMerged(taxonomy, decision.content.category);
}

void resolveMerged(const Taxonomy& taxonomy, SecondVote& secondVote)
{
    for (Vote& vote : secondVote.votes) {
        vote.content.category = resolveMerged(taxonomy, vote.content.category);
    }
}

namespace {

/// A label with the version of the codebook by which it was given.
struct GivenBy
{
    ItemId item;
    CategoryId category;
    CodebookId codebook;    ///< none: imported
    std::int64_t clock = 0; ///< of its event
};

/// Which labels the versions of the codebook ask to look at again.
class Question
{
public:
    static Result<Question> ask(Project& project);

    /// Whether there can be any in the round at all.
    [[nodiscard]] bool any() const { return !m_versions.empty(); }

    /// For one round: by which version it is labelled now.
    void turnTo(const Round& round);
    [[nodiscard]] bool concerns(CategoryId category) const { return m_concerned.contains(category); }
    [[nodiscard]] RelabelReason why(const GivenBy& label) const;

private:
    [[nodiscard]] std::size_t placeOf(const Uuid& event) const;
    [[nodiscard]] std::size_t givenBy(const GivenBy& label) const;

    std::vector<store::CodebookVersion> m_versions;
    std::vector<store::Codebook> m_codebooks;
    std::optional<Meanings> m_meanings;
    std::shared_ptr<const Taxonomy> m_taxonomy;
    std::size_t m_holds = 0;
    std::unordered_map<CategoryId, std::vector<RelabelReason>>
        m_concerned; ///< by the version that a label was given by
};

Result<Question> Question::ask(Project& project)
{
    Question question;
    question.m_taxonomy = project.taxonomy();
    // Without a change of meaning and without a split nothing has to be read.
    const auto changed = [](const Category& category) {
        return category.meaningSince.valid() || category.meaning != 0 || !category.splitInto.empty();
    };
    if (std::ranges::none_of(question.m_taxonomy->categories(), changed)) {
        return question;
    }
    ACCORD_TRY(question.m_codebooks, store::codebooks(project.database()));
    ACCORD_TRY(question.m_versions, store::codebookVersions(project.database()));
    ACCORD_TRY(Meanings meanings, Meanings::read(question.m_versions, project.file().string()));
    question.m_meanings.emplace(std::move(meanings));
    return question;
}

std::size_t Question::placeOf(const Uuid& event) const
{
    const auto found = std::ranges::find(m_versions, event, &store::CodebookVersion::event);
    return static_cast<std::size_t>(found - m_versions.begin());
}

void Question::turnTo(const Round& round)
{
    m_concerned.clear();
    m_holds = m_versions.size() - 1;
    if (round.state == RoundState::Running && round.codebook.valid()) {
        const auto own = std::ranges::find(m_codebooks, round.codebook, &store::Codebook::id);
        m_holds = own == m_codebooks.end() ? m_holds : std::min(m_holds, placeOf(own->event));
    }
    for (const Category& category : m_taxonomy->categories()) {
        std::vector<RelabelReason> byVersion;
        for (std::size_t given = 0; given <= m_holds; ++given) {
            byVersion.push_back(m_meanings->compare(category.uuid, given, m_holds));
        }
        if (std::ranges::any_of(byVersion, [](RelabelReason why) { return why != RelabelReason::No; })) {
            m_concerned.emplace(category.id, std::move(byVersion));
        }
    }
}

std::size_t Question::givenBy(const GivenBy& label) const
{
    const auto codebook = std::ranges::find(m_codebooks, label.codebook, &store::Codebook::id);
    if (codebook != m_codebooks.end()) {
        return placeOf(codebook->event);
    }
    // An imported one: by the version that held then.
    const auto later = std::ranges::find_if(
        m_versions, [&label](const store::CodebookVersion& version) { return version.clock > label.clock; });
    const auto before = static_cast<std::size_t>(later - m_versions.begin());
    return before == 0 ? 0 : before - 1;
}

RelabelReason Question::why(const GivenBy& label) const
{
    const auto concerned = m_concerned.find(label.category);
    if (concerned == m_concerned.end()) {
        return RelabelReason::No;
    }
    return concerned->second[std::min(givenBy(label), concerned->second.size() - 1)];
}

// One person's current labels of a round whose category the versions ask about.
Result<std::vector<GivenBy>> labelsGiven(sqlite::Database& database, const Question& question, RoundId round,
                                         PersonId person)
{
    static constexpr auto kLabels = R"sql(
        SELECT item_id, category_id, clock, event
        FROM label
        WHERE round_id = :round
          AND person_id = :person
          AND verdict = :category
    )sql";
    std::vector<GivenBy> found;
    std::vector<EventId> events;
    ACCORD_CHECK(database.query(kLabels)
                     .bind(":round", round)
                     .bind(":person", person)
                     .bind(":category", Verdict::Category)
                     .each([&](const sqlite::Row& row) {
                         if (const auto category = row.id<CategoryId>(1); question.concerns(category)) {
                             found.push_back(GivenBy{row.id<ItemId>(0), category, {}, row.integer(2)});
                             events.push_back(row.id<EventId>(3));
                         }
                     }));
    // Few of all labels are concerned: only these are looked up in the log.
    for (std::size_t i = 0; i < found.size(); ++i) {
        ACCORD_TRY(found[i].codebook, store::codebookGivenBy(database, events[i]));
    }
    return found;
}

// The same for one item; none if the person's label has no category.
Result<std::optional<GivenBy>> labelGiven(sqlite::Database& database, RoundId round, ItemId item, PersonId person)
{
    static constexpr auto kSql = R"sql(
        SELECT label.category_id, codebook.id, label.clock
        FROM label
        JOIN event ON event.seq = label.event
        LEFT JOIN codebook ON codebook.uuid = event.codebook
        WHERE label.round_id = :round
          AND label.person_id = :person
          AND label.item_id = :item
          AND label.verdict = :category
    )sql";
    return database.query(kSql)
        .bind(":round", round)
        .bind(":person", person)
        .bind(":item", item)
        .bind(":category", Verdict::Category)
        .one<GivenBy>([item](const sqlite::Row& row) {
            return GivenBy{item, row.id<CategoryId>(0), row.id<CodebookId>(1), row.integer(2)};
        });
}

Result<std::vector<LabelToRelabel>> labelsAgain(Project& project, const Question& question, RoundId round,
                                                PersonId person)
{
    ACCORD_TRY(const auto labels, labelsGiven(project.database(), question, round, person));
    std::vector<LabelToRelabel> again;
    for (const GivenBy& label : labels) {
        const RelabelReason why = question.why(label);
        if (why != RelabelReason::No) {
            again.push_back(LabelToRelabel{label.item, label.category, why, label.codebook});
        }
    }
    return again;
}

/// Which codes of annotators' own have become categories, by proposals that were accepted.
class BecomeCategories
{
public:
    static Result<BecomeCategories> ask(Project& project);

    /// One person's labels of a round. `item`: none for all of them.
    Result<std::vector<LabelToRelabel>> labelsAgain(Project& project, RoundId round, PersonId person,
                                                    ItemId item = {}) const;

private:
    struct Become
    {
        std::vector<std::string> codes; ///< ASCII letters in lower case
        Uuid category;
        int since = 0; ///< the number of the version
    };

    [[nodiscard]] int numberOf(CodebookId codebook) const;

    std::vector<Become> m_become;
    std::vector<store::Codebook> m_codebooks;
};

int BecomeCategories::numberOf(CodebookId codebook) const
{
    const auto found = std::ranges::find(m_codebooks, codebook, &store::Codebook::id);
    return found == m_codebooks.end() ? 0 : found->number;
}

Result<BecomeCategories> BecomeCategories::ask(Project& project)
{
    // So that the index of codes is asked, which is empty where there are none.
    static constexpr auto kAny = "SELECT 1 FROM answer WHERE code IS NOT NULL AND code > '' COLLATE NOCASE LIMIT 1";
    BecomeCategories asked;
    ACCORD_TRY(const auto any, project.database().query(kAny).one<int>());
    if (!any) {
        return asked;
    }
    ACCORD_TRY(asked.m_codebooks, store::codebooks(project.database()));
    ACCORD_TRY(const std::vector<Proposal> proposals, store::proposals(project.database()));
    for (const Proposal& proposal : proposals) {
        if (proposal.end.state == ProposalState::Accepted && !proposal.content.codes.empty()) {
            Become become{{}, categoryOf(proposal), asked.numberOf(proposal.end.codebook)};
            for (const std::string& code : proposal.content.codes) {
                become.codes.push_back(text::lowerAscii(code));
            }
            asked.m_become.push_back(std::move(become));
        }
    }
    return asked;
}

Result<std::vector<LabelToRelabel>> BecomeCategories::labelsAgain(Project& project, RoundId round, PersonId person,
                                                                  ItemId item) const
{
    static constexpr auto kSql = R"sql(
        SELECT label.item_id, answer.code, codebook.id
        FROM label
        JOIN answer ON answer.event = label.event
        JOIN event ON event.seq = label.event
        LEFT JOIN codebook ON codebook.uuid = event.codebook
        WHERE label.round_id = :round
          AND label.person_id = :person
          AND (:item IS NULL OR label.item_id = :item)
          AND label.verdict = :none_of_these
    )sql";
    std::vector<LabelToRelabel> again;
    if (m_become.empty()) {
        return again;
    }
    ACCORD_TRY(const auto taxonomy, project.taxonomyFor(round));
    ACCORD_CHECK(project.database()
                     .query(kSql)
                     .bind(":round", round)
                     .bind(":person", person)
                     .bind(":item", item)
                     .bind(":none_of_these", Verdict::NoneOfThese)
                     .each([&](const sqlite::Row& row) {
                         const std::string code = text::lowerAscii(row.text(1));
                         const auto codebook = row.id<CodebookId>(2);
                         for (const Become& become : m_become) {
                             const Category* has = taxonomy->find(become.category);
                             const Category* counts = has == nullptr ? nullptr : taxonomy->resolveMerged(has->id);
                             // Given again under the category's version, it is meant.
                             if (counts != nullptr && !counts->retired && numberOf(codebook) < become.since &&
                                 std::ranges::find(become.codes, code) != become.codes.end()) {
                                 again.push_back({row.id<ItemId>(0), counts->id, RelabelReason::Coded, codebook});
                                 return;
                             }
                         }
                     }));
    return again;
}

} // namespace

Result<std::vector<LabelToRelabel>> toLookAtAgain(Project& project, RoundId round, PersonId person)
{
    const auto found = project.round(round);
    if (found == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_TRY(Question question, Question::ask(project));
    ACCORD_TRY(const BecomeCategories codes, BecomeCategories::ask(project));
    ACCORD_TRY(std::vector<LabelToRelabel> again, codes.labelsAgain(project, round, person));
    if (question.any()) {
        question.turnTo(*found);
        ACCORD_TRY(const auto changed, labelsAgain(project, question, round, person));
        again.insert(again.end(), changed.begin(), changed.end());
    }
    if (again.empty()) {
        return again;
    }
    ACCORD_TRY(const std::vector<ItemId> order, store::itemsInOrder(project.database(), round));
    std::unordered_map<ItemId, std::size_t> places;
    places.reserve(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        places.emplace(order[i], i);
    }
    std::ranges::sort(again, {}, [&places](const LabelToRelabel& label) { return places[label.item]; });
    return again;
}

Result<RelabelReason> relabel(Project& project, RoundId round, ItemId item, PersonId person)
{
    const auto found = project.round(round);
    if (found == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_TRY(const BecomeCategories codes, BecomeCategories::ask(project));
    ACCORD_TRY(const auto coded, codes.labelsAgain(project, round, person, item));
    if (!coded.empty()) {
        return RelabelReason::Coded;
    }
    ACCORD_TRY(Question question, Question::ask(project));
    if (!question.any()) {
        return RelabelReason::No;
    }
    ACCORD_TRY(const auto label, labelGiven(project.database(), round, item, person));
    if (!label) {
        return RelabelReason::No;
    }
    question.turnTo(*found);
    return question.why(*label);
}

Result<std::vector<RelabelCount>> relabelCounts(Project& project)
{
    std::vector<RelabelCount> counts;
    ACCORD_TRY(Question question, Question::ask(project));
    ACCORD_TRY(const BecomeCategories codes, BecomeCategories::ask(project));
    for (const Round& round : project.rounds()) {
        if (round.blind) {
            continue;
        }
        if (question.any()) {
            question.turnTo(round);
        }
        for (const Person& person : project.people()) {
            ACCORD_TRY(const auto coded, codes.labelsAgain(project, round.id, person.id));
            std::vector<LabelToRelabel> again;
            if (question.any()) {
                ACCORD_TRY(again, labelsAgain(project, question, round.id, person.id));
            }
            if (again.empty() && coded.empty()) {
                continue;
            }
            const auto split = std::ranges::count(again, RelabelReason::Split, &LabelToRelabel::why);
            counts.push_back(RelabelCount{round.id, person.id, static_cast<int>(again.size()) - static_cast<int>(split),
                                          static_cast<int>(split), static_cast<int>(coded.size())});
        }
    }
    return counts;
}

Result<int> labelsToRelabel(Project& project, RoundId round)
{
    ACCORD_CHECK(project.requireOpen(round));
    int waiting = 0;
    for (const Person& person : project.people()) {
        ACCORD_TRY(const auto again, toLookAtAgain(project, round, person.id));
        waiting += static_cast<int>(again.size());
    }
    return waiting;
}

Result<Meanings> Meanings::read(const std::vector<store::CodebookVersion>& versions, const std::string& file)
{
    Meanings meanings;
    Version known;
    for (const store::CodebookVersion& version : versions) {
        const auto read = format::readTaxonomy(version.json, file);
        if (!read.ok()) {
            return Error{Errc::Damaged, Reason::CodebookVersionBroken, {file, read.error()}};
        }
        for (const Category& category : read->taxonomy.categories()) {
            known[category.uuid] = State{category.meaning, category.mergedInto, !category.splitInto.empty()};
        }
        meanings.m_versions.push_back(known);
    }
    return meanings;
}

Meanings::State Meanings::at(const Uuid& category, std::size_t version) const
{
    const auto found = m_versions[version].find(category);
    return found == m_versions[version].end() ? State{} : found->second;
}

Uuid Meanings::resolveMerged(const Uuid& category, std::size_t version) const
{
    Uuid last = category;
    for (std::size_t steps = 0; steps <= m_versions[version].size(); ++steps) {
        const Uuid next = at(last, version).mergedInto;
        if (next.isNull()) {
            break;
        }
        last = next;
    }
    return last;
}

RelabelReason Meanings::compare(const Uuid& category, std::size_t given, std::size_t holds) const
{
    if (holds >= m_versions.size()) {
        return RelabelReason::No;
    }
    given = std::min(given, holds);
    const Uuid now = resolveMerged(category, holds);
    if (at(now, holds).split) {
        return RelabelReason::Split;
    }
    const Uuid then = resolveMerged(category, given);
    if (then == now) { // whatever it counted as in between
        return at(now, given).meaning == at(now, holds).meaning ? RelabelReason::No : RelabelReason::Meaning;
    }
    // Since when the label has counted as what it counts as.
    std::size_t since = holds;
    while (since > given && resolveMerged(category, since - 1) == now) {
        --since;
    }
    const bool changedBefore = since > given && at(then, given).meaning != at(then, since - 1).meaning;
    const bool changed = at(now, since).meaning != at(now, holds).meaning;
    return changed || changedBefore ? RelabelReason::Meaning : RelabelReason::No;
}

} // namespace accord
