// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/proposals.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/meeting/proposals.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/rule.h"
#include "core/taxonomy/versions.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace accord::taxonomy {
namespace {

bool contains(const std::vector<PersonId>& people, PersonId person)
{
    return std::ranges::find(people, person) != people.end();
}

bool isInForce(const Proposal& proposal, const Taxonomy& taxonomy)
{
    const Category* category = taxonomy.find(categoryOf(proposal));
    return proposal.end.state == ProposalState::Accepted && category != nullptr && !category->retired;
}

ProposalView viewOf(Proposal proposal, const Project& project, const ProposalRule& rule, PersonId viewer)
{
    ProposalView view;
    view.tally = tallyOf(proposal, project.people());
    const bool open = proposal.open();
    view.given = static_cast<int>(view.tally.asked.size() - view.tally.missing.size());
    const bool lead = rule.kind == ProposalRule::Kind::Lead;
    const bool mayEnd = open && (!lead || project.mayLead(viewer));
    view.acceptable = mayEnd && isMet(rule, view.tally);
    view.rejectable = mayEnd && (lead || !canBeMet(rule, view.tally));
    view.inForce = isInForce(proposal, *project.taxonomy());
    view.waitsForMe = open && contains(view.tally.missing, viewer);
    const auto own = std::ranges::find(proposal.opinions, viewer, &Opinion::by);
    view.own = own == proposal.opinions.end() ? Stance::None : own->stance;
    view.hidden = open && (view.waitsForMe || !viewer.valid());
    if (view.hidden) {
        // What the buttons may do would tell as well.
        proposal.opinions.clear();
        view.tally = ProposalTally{std::move(view.tally.asked), {}, {}, {}};
        view.acceptable = mayEnd && lead;
        view.rejectable = view.acceptable;
    }
    view.proposal = std::move(proposal);
    return view;
}

bool leads(const Project& project, PersonId viewer)
{
    const auto person = project.person(viewer);
    return person != nullptr && isLead(*person);
}

// Not even where the project names no lead and everybody may do what a lead does: then nobody would be blind.
Status leaveOutBlind(Project& project, PersonId viewer, Proposal& proposal)
{
    if (leads(project, viewer)) {
        return {};
    }
    std::vector<RaisedBy> told;
    for (RaisedBy& raised : proposal.raisedBy) {
        ACCORD_TRY(const auto item, store::itemById(project.database(), raised.item));
        const auto round = item ? project.round(item->round) : nullptr;
        if (raised.by == viewer || round == nullptr || !round->blind) {
            told.push_back(std::move(raised));
        }
    }
    proposal.raisedBy = std::move(told);
    return {};
}

// The words of a name, of three letters or more; Chinese has no words, and is one.
std::vector<std::string> wordsOf(std::string_view name)
{
    std::vector<std::string> words;
    for (const std::string_view word : text::split(text::trimmed(name), ' ')) {
        if (word.size() >= 3) {
            words.push_back(text::lowerAscii(word));
        }
    }
    return words;
}

// 0: nothing alike.
std::size_t likeness(std::string_view name, std::string_view typed)
{
    const std::string one = text::lowerAscii(text::trimmed(name));
    const std::string other = text::lowerAscii(text::trimmed(typed));
    std::size_t common = one.find(other) != std::string::npos || other.find(one) != std::string::npos ? 2 : 0;
    const std::vector<std::string> have = wordsOf(name);
    for (const std::string& word : wordsOf(typed)) {
        common += std::ranges::any_of(
                      have, [&](const std::string& each) { return each.starts_with(word) || word.starts_with(each); })
                      ? 1
                      : 0;
    }
    return common;
}

Status checkItems(Project& project, const std::vector<ItemId>& items)
{
    for (const ItemId item : items) {
        ACCORD_TRY(const auto found, store::itemById(project.database(), item));
        if (!found) {
            return Error{Errc::NotFound, Reason::ItemNotFound};
        }
    }
    return {};
}

Status checkPerson(const Project& project, PersonId by)
{
    if (project.person(by) == nullptr) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    return {};
}

// Inside a transaction: what somebody saw may have ended meanwhile.
Result<Proposal> openProposal(Project& project, const Uuid& id)
{
    ACCORD_TRY(Proposal proposal, store::proposal(project.database(), id));
    if (!proposal.open()) {
        return Error{Errc::NotPermitted, Reason::ProposalEnded};
    }
    return proposal;
}

// Runs `work(events)` in one transaction, for somebody who may do that.
template <class Work>
Status write(Project& project, PersonId by, Action action, const Work& work)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, action));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(work(events));
    return transaction.commit();
}

bool hasOpinion(const Proposal& proposal, PersonId by)
{
    return std::ranges::find(proposal.opinions, by, &Opinion::by) != proposal.opinions.end();
}

} // namespace

Result<std::vector<ProposalView>> proposals(Project& project, PersonId viewer)
{
    ACCORD_TRY(const ProposalRule rule, currentRule(project));
    ACCORD_TRY(std::vector<Proposal> all, store::proposals(project.database()));
    ACCORD_TRY(const auto codebooks, store::codebooks(project.database()));
    std::vector<ProposalView> views;
    views.reserve(all.size());
    for (Proposal& proposal : all) {
        ACCORD_CHECK(leaveOutBlind(project, viewer, proposal));
        ProposalView& view = views.emplace_back(viewOf(std::move(proposal), project, rule, viewer));
        view.number = static_cast<int>(views.size());
        const auto version = std::ranges::find(codebooks, view.proposal.end.codebook, &store::Codebook::id);
        view.codebook = version == codebooks.end() ? 0 : version->number;
    }
    return views;
}

Result<ProposalView> proposalNamed(Project& project, std::string_view name, PersonId viewer)
{
    ACCORD_TRY(const std::vector<ProposalView> all, proposals(project, viewer));
    const std::string_view wanted = text::trimmed(name);
    std::vector<const ProposalView*> found;
    for (const ProposalView& view : all) {
        if (wanted == std::to_string(view.number) || text::equalsIgnoringCase(wanted, view.proposal.id.text())) {
            return view;
        }
        if (!wanted.empty() && text::equalsIgnoringCase(wanted, view.proposal.content.name)) {
            found.push_back(&view);
        }
    }
    if (found.size() == 1) {
        return *found.front();
    }
    std::vector<std::string> choices;
    choices.reserve(all.size());
    for (const ProposalView& view : all) {
        choices.push_back(std::to_string(view.number) +
                          (view.proposal.content.name.empty() ? "" : " " + view.proposal.content.name));
    }
    if (!found.empty()) {
        return Error{Errc::Ambiguous, Reason::ProposalAmbiguous, {name, choices}};
    }
    return choices.empty() ? Error{Errc::NotFound, Reason::NoProposalYet, {name}}
                           : Error{Errc::NotFound, Reason::ProposalUnknown, {name, choices}};
}

std::vector<ProposalView> similarTo(const std::vector<ProposalView>& proposals, std::string_view name)
{
    std::vector<std::pair<std::size_t, const ProposalView*>> ranked;
    if (text::trimmed(name).size() < 3) {
        return {};
    }
    for (const ProposalView& view : proposals) {
        const bool candidate = view.proposal.open() && view.proposal.content.kind == ProposalKind::NewCategory;
        const std::size_t alike = candidate ? likeness(view.proposal.content.name, name) : 0;
        if (alike > 0) {
            ranked.emplace_back(alike, &view);
        }
    }
    std::ranges::stable_sort(ranked, std::ranges::greater{}, [](const auto& entry) { return entry.first; });
    std::vector<ProposalView> similar;
    similar.reserve(ranked.size());
    for (const auto& [alike, view] : ranked) {
        similar.push_back(*view);
    }
    return similar;
}

Result<RoundId> roundOf(Project& project, ItemId item)
{
    ACCORD_TRY(const auto found, store::itemById(project.database(), item));
    return found ? Result<RoundId>(found->round) : Error{Errc::NotFound, Reason::ItemNotFound};
}

Result<Uuid> propose(Project& project, NewProposal proposal)
{
    ACCORD_CHECK(checkPerson(project, proposal.by));
    ACCORD_CHECK(settleContent(*project.taxonomy(), proposal.content));
    ACCORD_CHECK(checkItems(project, proposal.items));
    if (!proposal.asked.empty() && !contains(proposal.asked, proposal.by)) {
        proposal.asked.push_back(proposal.by);
    }
    Uuid id;
    const Status written = write(project, proposal.by, Action::Propose, [&](store::EventWriter& events) -> Status {
        const ItemId first = proposal.items.empty() ? ItemId{} : proposal.items.front();
        ACCORD_TRY(id,
                   store::makeProposal(events, proposal.content, proposal.by, first, proposal.meeting, proposal.asked));
        for (std::size_t i = 1; i < proposal.items.size(); ++i) {
            ACCORD_CHECK(store::raiseProposal(events, id, proposal.by, proposal.items[i], proposal.meeting));
        }
        return store::giveOpinion(events, id, Opinion{proposal.by, Stance::For, {}, {}, proposal.meeting});
    });
    return written.ok() ? Result<Uuid>(id) : written.error();
}

Result<Uuid> proposeChange(Project& project, PersonId by, ItemId item, CategoryId category, const std::string& text,
                           const Uuid& meeting)
{
    const Category* found = project.taxonomy()->find(category);
    NewProposal proposal;
    proposal.content.kind = ProposalKind::Change;
    proposal.content.category = found == nullptr ? Uuid{} : found->uuid;
    proposal.content.text = text;
    proposal.by = by;
    proposal.meeting = meeting;
    if (item.valid()) {
        proposal.items.push_back(item);
    }
    return propose(project, std::move(proposal));
}

Status support(Project& project, const Uuid& proposal, PersonId by, ItemId item, const Uuid& meeting)
{
    ACCORD_CHECK(checkPerson(project, by));
    ACCORD_CHECK(checkItems(project, {item}));
    return write(project, by, Action::Propose, [&](store::EventWriter& events) -> Status {
        ACCORD_TRY(const Proposal before, openProposal(project, proposal));
        if (std::ranges::find(before.raisedBy, item, &RaisedBy::item) == before.raisedBy.end()) {
            ACCORD_CHECK(store::raiseProposal(events, proposal, by, item, meeting));
        }
        if (!hasOpinion(before, by)) {
            ACCORD_CHECK(store::giveOpinion(events, proposal, Opinion{by, Stance::For, {}, {}, meeting}));
        }
        return {};
    });
}

Status giveOpinion(Project& project, const Uuid& proposal, const Opinion& opinion)
{
    ACCORD_CHECK(checkPerson(project, opinion.by));
    Opinion said = opinion;
    ACCORD_CHECK(settleText(said.why));
    if (said.stance == Stance::Against && said.why.empty()) {
        return Error{Errc::Invalid, Reason::AgainstNeedsReason};
    }
    return write(project, opinion.by, Action::GiveOpinion, [&](store::EventWriter& events) -> Status {
        ACCORD_CHECK(openProposal(project, proposal));
        return store::giveOpinion(events, proposal, said);
    });
}

Status reject(Project& project, const Uuid& proposal, PersonId by, const std::string& reason, const Uuid& meeting)
{
    ACCORD_CHECK(checkPerson(project, by));
    std::string said = reason;
    ACCORD_CHECK(settleText(said));
    if (said.empty()) {
        return Error{Errc::Invalid, Reason::RejectingNeedsReason};
    }
    return write(project, by, Action::EndProposal, [&](store::EventWriter& events) -> Status {
        ACCORD_TRY(const Proposal before, openProposal(project, proposal));
        ACCORD_TRY(const ProposalRule rule, currentRule(project));
        const ProposalTally tally = tallyOf(before, project.people());
        ACCORD_CHECK(leadDecides(project, rule, by));
        ACCORD_CHECK(ownOpinionFirst(rule, tally, by));
        if (rule.kind != ProposalRule::Kind::Lead && canBeMet(rule, tally)) {
            return Error{Errc::NotPermitted, Reason::StillAcceptable, {whatIsMissing(project, tally)}};
        }
        const ProposalEnd end{ProposalState::Rejected, by, {}, said, {}, ruleText(rule), meeting};
        return store::endProposal(events, proposal, end, tally.asked);
    });
}

Status withdraw(Project& project, const Uuid& proposal, PersonId by, const std::string& reason)
{
    ACCORD_CHECK(checkPerson(project, by));
    std::string said = reason;
    ACCORD_CHECK(settleText(said));
    return write(project, by, Action::Propose, [&](store::EventWriter& events) -> Status {
        ACCORD_TRY(const Proposal before, openProposal(project, proposal));
        if (before.by != by) {
            return Error{Errc::NotPermitted, Reason::OnlyMakerWithdraws};
        }
        const ProposalEnd end{ProposalState::Withdrawn, by, {}, said, {}, {}, {}};
        return store::endProposal(events, proposal, end, tallyOf(before, project.people()).asked);
    });
}

namespace {

std::string roman(int number)
{
    constexpr std::array<std::pair<int, std::string_view>, 9> kNumerals{
        {{100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"}, {9, "ix"}, {5, "v"}, {4, "iv"}, {1, "i"}}};
    std::string text;
    for (const auto& [value, numeral] : kNumerals) {
        while (number >= value) {
            text += numeral;
            number -= value;
        }
    }
    return text;
}

// What a code adds to its parent's.
std::string_view lastPart(std::string_view code)
{
    return code.substr(code.find_last_of('.') + 1);
}

bool isNumber(std::string_view part)
{
    return !part.empty() && std::ranges::all_of(part, [](unsigned char c) { return std::isdigit(c) != 0; });
}

// As the others on its level have it: "C.9.1" or "C.9.i".
bool countsInRoman(const Taxonomy& taxonomy, Level level)
{
    if (level != Level::Subtheme) {
        return false;
    }
    const auto other = std::ranges::find(taxonomy.categories(), Level::Subtheme, &Category::level);
    return other == taxonomy.categories().end() || !isNumber(lastPart(other->code));
}

// The place behind all that stand below the parent; retired ones count, their codes are in old files.
int nextNumber(const std::vector<std::string>& taken, const auto& codeOf)
{
    constexpr int kGreatestGap = 100; // codes may leave some out
    int next = 1;
    for (int number = 1; number < next + kGreatestGap; ++number) {
        if (std::ranges::find(taken, text::lowerAscii(codeOf(number))) != taken.end()) {
            next = number + 1;
        }
    }
    return next;
}

// A new one comes last among its siblings.
Result<Taxonomy> with(const Taxonomy& have, Category category)
{
    std::vector<Category> categories;
    bool there = false;
    for (const Category& each : have.categories()) {
        const bool same = each.uuid == category.uuid;
        there = there || same;
        categories.push_back(same ? category : each);
    }
    if (!there) {
        categories.push_back(std::move(category));
    }
    return Taxonomy::build(std::move(categories));
}

Result<Category> newCategory(const Taxonomy& taxonomy, const HeldCodes& held, const Proposal& proposal,
                             const Wording& wording)
{
    const ProposalContent& content = proposal.content;
    Category category;
    category.uuid = categoryOf(proposal);
    category.parent = content.category;
    category.level = content.level;
    category.name = content.name;
    category.definition = content.definition;
    category.useWhen = content.useWhen;
    category.notWhen = content.notWhen;
    category.examples = content.examples;
    category.code = std::string(text::trimmed(wording.code));
    const Category* parent = taxonomy.find(content.category);
    if (!content.category.isNull() && (parent == nullptr || parent->retired)) {
        return Error{Errc::NotPermitted, Reason::AboveNotInCodebook};
    }
    const Category* before = taxonomy.find(category.uuid);
    if (category.code.empty() && before != nullptr && taxonomy.findCode(before->code) == before) {
        category.code = before->code; // it comes back
    }
    if (category.code.empty()) {
        category.code = suggestedCode(taxonomy, content.category, held);
    }
    const Category* holder = taxonomy.findCode(category.code);
    if (holder != nullptr && holder->uuid != category.uuid) {
        return Error{Errc::Invalid,
                     holder->retired ? Reason::CodeOfRetired : Reason::CodeOfOther,
                     {category.code, holder->name}};
    }
    return category;
}

Result<Category> changedCategory(const Taxonomy& taxonomy, const Proposal& proposal, const Wording& wording)
{
    const bool wish = proposal.content.field == CategoryField::None;
    const CategoryField field = wish ? wording.field : proposal.content.field;
    std::string text = wish ? wording.text : proposal.content.text;
    ACCORD_CHECK(settleText(text));
    const Category* found = taxonomy.find(proposal.content.category);
    if (found == nullptr || found->retired) {
        return Error{Errc::NotPermitted, Reason::NotInCodebook};
    }
    if (field == CategoryField::None || text.empty()) {
        return Error{Errc::Invalid, Reason::WishInFreeWords};
    }
    Category category = *found;
    const std::string& language = proposal.content.language;
    switch (field) {
    case CategoryField::None:
        break;
    case CategoryField::Definition:
        ACCORD_CHECK(setTexts(category, Field::Definition, {text}, language));
        break;
    case CategoryField::UseWhen:
        ACCORD_CHECK(setTexts(category, Field::UseWhen, {text}, language));
        break;
    case CategoryField::NotWhen:
        ACCORD_CHECK(setTexts(category, Field::NotWhen, {text}, language));
        break;
    case CategoryField::Example: {
        auto examples = textsOf(category, Field::Examples, language);
        if (std::ranges::find(examples, text) == examples.end()) {
            examples.push_back(text);
        }
        ACCORD_CHECK(setTexts(category, Field::Examples, examples, language));
        break;
    }
    }
    if (wording.meaning) {
        category.meaning = meaningOf(category);
    }
    return category;
}

// Nobody may have given the field other words since the person saw them. Examples are only added.
Status requireAsSeen(Project& project, const Category& before, const Category& after, const std::string& language,
                     int newest)
{
    const Status unchanged = requireNewest(project, newest);
    if (unchanged.ok() || unchanged.error().code != Errc::Changed) {
        return unchanged;
    }
    const Error changed = unchanged.error().about(Message{Reason::CategoryNamed, {before.code}});
    ACCORD_TRY(const Taxonomy then, taxonomyOfVersion(project, newest));
    const Category* seen = then.find(before.uuid);
    for (const Field field : {Field::Definition, Field::UseWhen, Field::NotWhen}) {
        const auto now = textsOf(before, field, language);
        if (now != textsOf(after, field, language) && (seen == nullptr || textsOf(*seen, field, language) != now)) {
            return changed;
        }
    }
    return {};
}

// Errc::NotPermitted tells why not.
Status checkRule(Project& project, const ProposalRule& rule, const ProposalTally& tally, PersonId by)
{
    ACCORD_CHECK(leadDecides(project, rule, by));
    ACCORD_CHECK(ownOpinionFirst(rule, tally, by));
    if (!isMet(rule, tally)) {
        return Error{Errc::NotPermitted, Reason::RuleNotMet, {ruleText(rule), whatIsMissing(project, tally)}};
    }
    return {};
}

std::string noteOf(const Proposal& proposal, const Category& category, bool isNew)
{
    return "Proposal " + proposal.id.text() + (isNew ? ": new category " : ": change of ") + category.code + " " +
           category.name;
}

} // namespace

std::string suggestedCode(const Taxonomy& taxonomy, const Uuid& parent, const HeldCodes& held)
{
    const auto isFree = [&](const std::string& code) {
        return taxonomy.findCode(code) == nullptr && !held.contains(text::lowerAscii(code));
    };
    std::vector<std::string> taken;
    for (const Category& category : taxonomy.categories()) {
        if (category.parent == parent) {
            taken.push_back(text::lowerAscii(category.code));
        }
    }
    const Category* above = taxonomy.find(parent);
    if (above == nullptr) {
        for (char letter = 'A'; letter <= 'Z'; ++letter) {
            std::string code(1, letter);
            if (isFree(code)) {
                return code;
            }
        }
        std::size_t count = taken.size() + 1;
        while (!isFree("T" + std::to_string(count))) {
            ++count;
        }
        return "T" + std::to_string(count);
    }
    const bool numerals = countsInRoman(taxonomy, static_cast<Level>(static_cast<int>(above->level) + 1));
    const auto codeOf = [&](int number) {
        return above->code + "." + (numerals ? roman(number) : std::to_string(number));
    };
    int number = nextNumber(taken, codeOf);
    while (!isFree(codeOf(number))) {
        ++number;
    }
    return codeOf(number);
}

Result<Accepted> accept(Project& project, const Uuid& id, PersonId by, const Wording& wording)
{
    if (project.person(by) == nullptr) {
        return Error{Errc::Invalid, Reason::NotSaidWho};
    }
    std::string reason = wording.reason;
    ACCORD_CHECK(settleText(reason));
    sqlite::Database& database = project.database();
    Accepted accepted;
    Category category;
    {
        ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
        ACCORD_CHECK(permit(project, by, Action::EndProposal));
        ACCORD_TRY(const Proposal proposal, store::proposal(database, id));
        ACCORD_TRY(const Taxonomy have, store::taxonomy(database));
        const bool isNew = proposal.content.kind == ProposalKind::NewCategory;
        const Category* before = have.find(categoryOf(proposal));
        const bool lost =
            isNew && proposal.end.state == ProposalState::Accepted && (before == nullptr || before->retired);
        if (!proposal.open() && !lost) {
            return Error{Errc::NotPermitted, Reason::ProposalEnded};
        }
        ACCORD_TRY(const ProposalRule rule, currentRule(project));
        const ProposalTally tally = tallyOf(proposal, project.people());
        if (!lost) {
            ACCORD_CHECK(checkRule(project, rule, tally, by));
        }
        ACCORD_TRY(const HeldCodes held, heldCodes(project.database()));
        ACCORD_TRY(category,
                   isNew ? newCategory(have, held, proposal, wording) : changedCategory(have, proposal, wording));
        if (before != nullptr && !isNew) {
            ACCORD_CHECK(requireAsSeen(project, *before, category, proposal.content.language, wording.newest));
        }
        ACCORD_TRY(Taxonomy wanted, with(have, category));
        ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
        ACCORD_TRY(const std::string name, taxonomyName(database));
        ACCORD_TRY(const CodebookId codebook,
                   writeCodebookVersion(database, events,
                                        NewVersion{by, std::move(wanted), name.empty() ? project.name() : name,
                                                   noteOf(proposal, category, isNew)}));
        const ProposalEnd end{ProposalState::Accepted, by, {}, reason, codebook, ruleText(rule), wording.meeting};
        ACCORD_CHECK(store::endProposal(events, id, end, tally.asked));
        ACCORD_CHECK(transaction.commit());
        for (const RaisedBy& raised : proposal.raisedBy) {
            accepted.items.push_back(raised.item);
        }
    }
    ACCORD_CHECK(project.refresh());
    accepted.code = category.code;
    accepted.codebook = project.codebookNumber();
    const Category* now = project.taxonomy()->find(category.uuid);
    accepted.category = now == nullptr ? CategoryId{} : now->id;
    return accepted;
}

} // namespace accord::taxonomy
