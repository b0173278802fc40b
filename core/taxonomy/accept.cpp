// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/accept.h"

#include "core/base/text.h"
#include "core/project/codebook/new_version.h"
#include "core/project/permission.h"
#include "core/store/events/event_writer.h"
#include "core/store/meeting/proposals.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/people.h"
#include "core/taxonomy/check.h"
#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/rule.h"
#include "core/taxonomy/versions/versions.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace accord::taxonomy {
namespace {

constexpr const char* kAccepting = "accepting the proposal";

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
        return Error{Errc::NotPermitted, kAccepting, "the category above it is not in the codebook any more"};
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
        return Error{Errc::Invalid, "code " + category.code,
                     "it is that of " + holder->name +
                         (holder->retired ? ", which is retired; codes are not used again" : "")};
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
        return Error{Errc::NotPermitted, kAccepting, "the category is not in the codebook any more"};
    }
    if (field == CategoryField::None || text.empty()) {
        return Error{Errc::Invalid, "proposal", "it is a wish in free words: say what changes, and how it reads then"};
    }
    Category category = *found;
    switch (field) {
    case CategoryField::None:
        break;
    case CategoryField::Definition:
        category.definition = text;
        break;
    case CategoryField::UseWhen:
        category.useWhen = text;
        break;
    case CategoryField::NotWhen:
        category.notWhen = text;
        break;
    case CategoryField::Example:
        if (std::ranges::find(category.examples, text) == category.examples.end()) {
            category.examples.push_back(text);
        }
        break;
    }
    if (wording.meaning) {
        category.meaning = meaningOf(category);
    }
    return category;
}

// Nobody may have given the field other words since the person saw them. Examples are only added.
Status requireAsSeen(Project& project, const Category& before, const Category& after, int newest)
{
    const Status unchanged = requireNewest(project, newest, "category " + before.code);
    if (unchanged.ok() || unchanged.error().code != Errc::Changed) {
        return unchanged;
    }
    ACCORD_TRY(const Taxonomy then, taxonomyOfVersion(project, newest));
    const Category* seen = then.find(before.uuid);
    for (const auto text : {&Category::definition, &Category::useWhen, &Category::notWhen}) {
        if (before.*text != after.*text && (seen == nullptr || seen->*text != before.*text)) {
            return unchanged;
        }
    }
    return {};
}

// Errc::NotPermitted tells why not.
Status checkRule(Project& project, const Rule& rule, const Tally& tally, PersonId by)
{
    ACCORD_CHECK(leadDecides(project, rule, by));
    ACCORD_CHECK(ownOpinionFirst(rule, tally, by));
    if (!isMet(rule, tally)) {
        return Error{Errc::NotPermitted, kAccepting,
                     "the study asks for \"" + ruleText(rule) + "\"; " + whatIsMissing(project, tally)};
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
        return Error{Errc::Invalid, "proposal", "it needs the person who accepts it"};
    }
    std::string reason = wording.reason;
    ACCORD_CHECK(settleText(reason));
    store::Database& database = project.database();
    Accepted accepted;
    Category category;
    {
        ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(database));
        ACCORD_CHECK(permit(project, by, Action::EndProposal));
        ACCORD_TRY(const Proposal proposal, store::proposal(database, id));
        ACCORD_TRY(const Taxonomy have, store::taxonomy(database));
        const bool isNew = proposal.content.kind == ProposalKind::NewCategory;
        const Category* before = have.find(categoryOf(proposal));
        const bool lost =
            isNew && proposal.end.state == ProposalState::Accepted && (before == nullptr || before->retired);
        if (!proposal.open() && !lost) {
            return Error{Errc::NotPermitted, kAccepting, "it has come to its end already"};
        }
        ACCORD_TRY(const Rule rule, currentRule(project));
        const Tally tally = tallyOf(proposal, project.people());
        if (!lost) {
            ACCORD_CHECK(checkRule(project, rule, tally, by));
        }
        ACCORD_TRY(const HeldCodes held, heldCodes(project.database()));
        ACCORD_TRY(category,
                   isNew ? newCategory(have, held, proposal, wording) : changedCategory(have, proposal, wording));
        if (before != nullptr && !isNew) {
            ACCORD_CHECK(requireAsSeen(project, *before, category, wording.newest));
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
