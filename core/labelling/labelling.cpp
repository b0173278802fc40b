// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/labelling.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/link.h"
#include "core/labelling/reading.h"
#include "core/model/bounds.h"
#include "core/model/words.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/codebook/relabel.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/store/events/payloads.h"
#include "core/store/issues/issues.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace accord::labelling {
namespace {

// Reasons, and whether the round takes open codes, are asked of the file, as a lead may have changed them meanwhile.
// What the study took off its list, or a code that stands already, stays with the labels that have it.
Status checkReason(Project& project, Exclusion exclusion, const std::optional<Label>& before)
{
    if (exclusion == Exclusion::None || (before && before->content.exclusion == exclusion)) {
        return {};
    }
    ACCORD_TRY(const StudySettings settings, store::studySettings(project.database()));
    const bool known = std::ranges::count(settings.reasons, exclusion, &ScreeningReason::number) > 0;
    return known ? Status() : Status(Error{Errc::Invalid, Reason::ExclusionUnknown, {exclusionName(exclusion)}});
}

Status checkCode(Project& project, const LabelSubmission& given, const std::optional<Label>& before)
{
    const LabelContent& content = given.content;
    if (!content.code.empty() != (content.verdict == Verdict::NoneOfThese)) {
        return Error{Errc::Invalid, Reason::OpenCodeNeedsVerdict};
    }
    if (content.code.empty() || (before && before->content.code == content.code)) {
        return {};
    }
    if (!isOpenCode(content.code)) {
        return Error{Errc::Invalid, Reason::OpenCodeUnsound, {content.code, bounds::kOpenCode}};
    }
    ACCORD_TRY(const std::vector<Round> rounds, store::rounds(project.database()));
    const auto round = std::ranges::find(rounds, given.round, &Round::id);
    if (round == rounds.end() || !round->openCodes) {
        return Error{Errc::NotPermitted, Reason::NoOpenCodes, {round == rounds.end() ? std::string() : round->name}};
    }
    return {};
}

Status checkContent(Project& project, const Taxonomy& taxonomy, const LabelSubmission& given,
                    const std::optional<Label>& before)
{
    const LabelContent& content = given.content;
    if (content.category.valid() != (content.verdict == Verdict::Category)) {
        return Error{Errc::Invalid, Reason::CategoryNeedsVerdict};
    }
    if ((content.exclusion != Exclusion::None) != (content.verdict == Verdict::NotForStudy)) {
        return Error{Errc::Invalid, Reason::ExclusionNeedsReason};
    }
    ACCORD_CHECK(checkReason(project, content.exclusion, before));
    if (text::invalidUtf8At(content.summary) || text::invalidUtf8At(content.note)) {
        return Error{Errc::Invalid, Reason::LabelNotUtf8};
    }
    if (content.citations.size() > bounds::kCitations) {
        return Error{Errc::Invalid, Reason::TooManyCitations, {content.citations.size(), bounds::kCitations}};
    }
    const auto unsound = std::ranges::find_if_not(content.citations, isSound);
    if (unsound != content.citations.end()) {
        return Error{Errc::Invalid, Reason::CitationUnsound, {unsound - content.citations.begin() + 1, bounds::kQuote}};
    }
    ACCORD_CHECK(checkCode(project, given, before));
    if (content.category.valid()) {
        // What was retired meanwhile stays with the labels that have it: a note can still be written on them.
        const bool kept = before && before->content.category == content.category;
        const Category* category = taxonomy.find(content.category);
        if (!kept && (category == nullptr || category->retired)) {
            return unusableCategory(category);
        }
    }
    return {};
}

} // namespace

Status submitLabel(Project& project, const LabelSubmission& given)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, given.by, Action::Label, given.round, given.item));
    ACCORD_TRY(const auto taxonomy, taxonomyNow(project, given.round));
    ACCORD_TRY(const auto before, store::labelOf(project.database(), given.round, given.item, given.by));
    ACCORD_CHECK(checkContent(project, *taxonomy, given, before));
    LabelGiven label{given.item, given.content, given.seconds, project.codebookFor(given.round)};
    if (before && given.verdictStays) {
        label.codebook = before->codebook;
    }
    Event event{given.by};
    if (before) {
        ACCORD_TRY(event.replaces, store::uuidOfEvent(project.database(), before->event));
    }
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(events.append(std::move(event), std::move(label)));
    return transaction.commit();
}

Result<LabelContent> currentContent(Project& project, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(const auto label, currentLabel(project, round, item, person));
    return label ? label->content : LabelContent{};
}

Result<std::optional<Label>> currentLabel(Project& project, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(auto label, store::labelOf(project.database(), round, item, person));
    if (label) {
        ACCORD_TRY(const auto taxonomy, project.taxonomyFor(round));
        resolveMerged(*taxonomy, *label);
    }
    return label;
}

Result<std::vector<LabelStep>> lastSteps(Project& project, RoundId round, PersonId person, int most)
{
    using Given = std::pair<Event, LabelGiven>;
    ACCORD_TRY(const std::vector<Given> latest, store::eventsOf<LabelGiven>(project.database(), R"sql(
        FROM label l
        JOIN counted_answer e ON e.seq = l.event
        WHERE l.round_id = :round
          AND l.person_id = :person
        ORDER BY l.event DESC
        LIMIT :most
    )sql")
                                                    .bind(":round", round)
                                                    .bind(":person", person)
                                                    .bind(":most", most)
                                                    .all<Given>(store::readEvent<LabelGiven>));
    ACCORD_TRY(const auto taxonomy, project.taxonomyFor(round));
    const auto shown = [&taxonomy](const LabelGiven& given) {
        Label label;
        label.content = given.content;
        resolveMerged(*taxonomy, label);
        return std::move(label.content);
    };
    std::vector<std::pair<EventId, LabelStep>> steps;
    for (Given given : latest) {
        int length = 0;
        while (!given.first.import.valid() && length++ < most) {
            std::optional<Given> former;
            if (given.first.replaces) {
                ACCORD_TRY(former, store::eventsOf<LabelGiven>(project.database(), R"sql(
                    FROM counted_answer e
                    WHERE e.uuid = :uuid
                      AND e.kind = 'label'
                      AND e.person_id = :person
                      AND e.item_id = :item
                )sql")
                                       .bind(":uuid", *given.first.replaces)
                                       .bind(":person", person)
                                       .bind(":item", given.second.item)
                                       .one<Given>(store::readEvent<LabelGiven>));
            }
            LabelStep step;
            step.item = given.second.item;
            step.after = shown(given.second);
            step.seconds = given.second.seconds;
            if (former) {
                step.before = shown(former->second);
                step.secondsBefore = former->second.seconds;
            }
            steps.emplace_back(given.first.id, std::move(step));
            if (!former) {
                break;
            }
            given = std::move(*former);
        }
    }
    std::ranges::sort(steps, {}, &std::pair<EventId, LabelStep>::first);
    std::vector<LabelStep> last;
    for (std::size_t i = steps.size() - std::min(steps.size(), static_cast<std::size_t>(most)); i < steps.size(); ++i) {
        last.push_back(std::move(steps[i].second));
    }
    return last;
}

Result<std::vector<std::string>> summariesLike(Project& project, PersonId person, const std::string& typed, int most)
{
    return store::summariesLike(project.database(), person, typed, most);
}

Result<Citation> cite(Project& project, ItemId item, std::optional<int> part, const std::string& words)
{
    ACCORD_TRY(const IssueId issue, issueOf(project, item));
    ACCORD_TRY(const Issue found, issueToRead(project, issue));
    const Document document = found.document.value_or(Document{});
    for (int each = part.value_or(kTitlePart); each <= part.value_or(partCount(document) - 1); ++each) {
        if (auto citation = citeWords(document, each, words)) {
            return std::move(*citation);
        }
    }
    return Error{Errc::NotFound, Reason::CitationNotFound, {words}};
}

Result<std::vector<std::string>> codesLike(Project& project, PersonId person, const std::string& typed, int most)
{
    return store::codesLike(project.database(), person, typed, most);
}

Result<std::vector<ItemId>> itemsForLink(Project& project, RoundId round, const std::string& link)
{
    const auto parsed = format::parseTextLink(link);
    if (!parsed) {
        return Error{Errc::Invalid, Reason::LinkUnsound, {link}};
    }
    ACCORD_TRY(const auto issue, store::textByAddress(project.database(), parsed->url));
    std::vector<ItemId> items;
    if (issue) {
        ACCORD_TRY(const std::vector<Item> found, store::itemsOfIssue(project.database(), round, *issue));
        std::ranges::transform(found, std::back_inserter(items), &Item::id);
    }
    if (items.empty()) {
        const auto found = project.round(round);
        if (!issue) {
            return Error{Errc::NotFound, Reason::IssueNotInProject, {parsed->url}};
        }
        return Error{
            Errc::NotFound, Reason::IssueNotInRound, {parsed->url, found == nullptr ? std::string() : found->name}};
    }
    return items;
}

Result<ItemId> itemForLink(Project& project, RoundId round, PersonId person, const std::string& link)
{
    ACCORD_TRY(const std::vector<ItemId> items, itemsForLink(project, round, link));
    ItemId labelled;
    for (const ItemId item : items) {
        ACCORD_TRY(const bool theirs, store::isFor(project.database(), round, item, person));
        if (!theirs) {
            continue;
        }
        ACCORD_TRY(const LabelContent content, currentContent(project, round, item, person));
        if (content.verdict == Verdict::None) {
            return item;
        }
        labelled = labelled.valid() ? labelled : item;
    }
    return labelled.valid() ? labelled : items.front();
}

Result<ItemId> occurrenceForLink(Project& project, RoundId round, PersonId person, const std::string& link,
                                 int occurrence)
{
    ACCORD_TRY(std::vector<ItemId> items, itemsForLink(project, round, link));
    if (const auto found = project.round(round); found != nullptr && found->blind) {
        std::vector<ItemId> labelled;
        for (const ItemId item : items) {
            ACCORD_TRY(const LabelContent content, currentContent(project, round, item, person));
            if (content.verdict != Verdict::None) {
                labelled.push_back(item);
            }
        }
        if (labelled.empty()) {
            ACCORD_TRY(const ItemId first, itemForLink(project, round, person, link));
            labelled.push_back(first);
        }
        items = std::move(labelled);
    }
    const auto place = static_cast<std::size_t>(occurrence - 1);
    if (occurrence < 1 || place >= items.size()) {
        return Error{Errc::NotFound, Reason::IssueOccursOften, {link, items.size()}};
    }
    return items[place];
}

} // namespace accord::labelling
