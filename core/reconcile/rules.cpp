// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/rules.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/reconcile/bulk_decisions.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/meetings.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/decisions.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace accord::reconcile {
namespace {

constexpr std::string_view kAtLeast = "at-least=";
constexpr std::string_view kPerson = "person=";
constexpr std::string_view kCategory = "category=";
constexpr std::string_view kWhere = " where ";
constexpr std::string_view kExcluded = "-"; // not for this study
constexpr std::array<std::pair<std::string_view, Rule::Kind>, 4> kRuleNames{{{"unanimous", Rule::Kind::Unanimous},
                                                                             {"majority", Rule::Kind::Majority},
                                                                             {"plurality", Rule::Kind::Plurality},
                                                                             {"same-theme", Rule::Kind::SameTheme}}};

std::optional<Choice> ifAny(const Choice* choice)
{
    return choice == nullptr ? std::nullopt : std::optional(*choice);
}

std::optional<Choice> leading(const Consensus& consensus, int fewest)
{
    const Choice* first = consensus.leading();
    return first != nullptr && first->votes >= fewest ? std::optional(*first) : std::nullopt;
}

std::optional<Choice> theme(const LabelMatrix& labelMatrix, const Consensus& consensus)
{
    const int theme = labelMatrix.at(Level::Theme, consensus.choices.front().category);
    return consensus.split == Level::Subtheme && theme >= 0
               ? std::optional(Choice{Verdict::Category, theme, consensus.votes})
               : std::nullopt;
}

std::optional<Choice> labelOf(const LabelMatrix& labelMatrix, PersonId person, int row, const Consensus& consensus)
{
    const auto column = std::ranges::find(labelMatrix.annotators(), person);
    if (column == labelMatrix.annotators().end()) {
        return std::nullopt;
    }
    const LabelMatrixCell& cell = labelMatrix.cell(row, static_cast<int>(column - labelMatrix.annotators().begin()));
    const auto found = std::ranges::find_if(consensus.choices, [&](const Choice& choice) {
        return cell.isRating() && choice.verdict == cell.verdict &&
               (cell.verdict != Verdict::Category || choice.category == cell.category);
    });
    return found == consensus.choices.end() ? std::nullopt : std::optional(*found);
}

// Said of the item whatever people chose, with the votes that it got.
Choice fixed(const LabelMatrix& labelMatrix, CategoryId category, const Consensus& consensus)
{
    Choice choice{category.valid() ? Verdict::Category : Verdict::NotForStudy, labelMatrix.indexOf(category), 0};
    for (const Choice& each : consensus.choices) {
        choice.votes += each.verdict == choice.verdict && each.category == choice.category ? each.votes : 0;
    }
    return choice;
}

std::string kindName(const Rule& rule)
{
    if (rule.kind == Rule::Kind::AtLeast) {
        return std::string(kAtLeast) + std::to_string(rule.count);
    }
    if (rule.kind == Rule::Kind::OfPerson) {
        return std::string(kPerson) + rule.personName;
    }
    if (rule.kind == Rule::Kind::Category) {
        return std::string(kCategory) + rule.categoryCode;
    }
    return std::string(std::ranges::find(kRuleNames, rule.kind, [](const auto& pair) { return pair.second; })->first);
}

} // namespace

std::string Rule::name() const
{
    return condition.empty() ? kindName(*this) : kindName(*this) + std::string(kWhere) + condition;
}

Result<Rule> Rule::parse(const std::string& text)
{
    if (const auto at = text.find(kWhere); at != std::string::npos) {
        ACCORD_TRY(Rule rule, parse(text.substr(0, at)));
        rule.condition = text.substr(at + kWhere.size());
        return rule;
    }
    if (text.starts_with(kCategory) && text.size() > kCategory.size()) {
        Rule rule{Kind::Category, 0, {}, {}};
        rule.categoryCode = text.substr(kCategory.size());
        return rule;
    }
    if (const auto word = std::ranges::find(kRuleNames, text, [](const auto& pair) { return pair.first; });
        word != kRuleNames.end()) {
        return Rule{word->second, 0, {}, {}};
    }
    if (text.starts_with(kAtLeast)) {
        int count = 0;
        const char* end = text.data() + text.size();
        const auto parsed = std::from_chars(text.data() + kAtLeast.size(), end, count);
        if (parsed.ec == std::errc() && parsed.ptr == end && count >= 2) {
            return Rule{Kind::AtLeast, count, {}, {}};
        }
    }
    if (text.starts_with(kPerson)) {
        const std::string_view name = text::trimmed(std::string_view(text).substr(kPerson.size()));
        if (!name.empty()) {
            return Rule{Kind::OfPerson, 0, {}, std::string(name)};
        }
    }
    return Error{Errc::Invalid, Reason::DecisionRuleUnknown, {text}};
}

Result<Rule> resolved(Rule rule, std::span<const Person> people)
{
    if (rule.kind != Rule::Kind::OfPerson || rule.person.valid()) {
        return rule;
    }
    std::vector<std::string> names;
    std::vector<const Person*> matches = peopleCalled(people, rule.personName);
    for (const Person& person : people) {
        names.push_back(person.name);
        if (rule.personName == person.uuid.text()) {
            matches = {&person};
        }
    }
    if (matches.size() != 1) {
        return matches.empty() ? Error{Errc::NotFound, Reason::PersonUnknown, {rule.personName, names}}
                               : Error{Errc::Ambiguous, Reason::PersonAmbiguous, {rule.personName, toldApart(matches)}};
    }
    rule.person = matches.front()->id;
    rule.personName = matches.front()->name;
    return rule;
}

Result<Rule> resolved(Rule rule, const FilterNames& names)
{
    ACCORD_TRY(rule, resolved(std::move(rule), names.people));
    if (rule.kind == Rule::Kind::Category && rule.categoryCode != kExcluded) {
        const Taxonomy& taxonomy = names.labelMatrix.taxonomy();
        const Category* category = taxonomy.findCode(rule.categoryCode);
        if (category == nullptr) {
            return unknownCategory(rule.categoryCode, taxonomy.codes());
        }
        if (category->retired) {
            return unusableCategory(category);
        }
        rule.category = category->id;
        rule.categoryCode = category->code;
    }
    if (!rule.condition.empty()) {
        ACCORD_TRY(const Filter where, parseFilter(rule.condition, names));
        narrow(rule, names, where);
    }
    return rule;
}

void narrow(Rule& rule, const FilterNames& names, const Filter& filter)
{
    rule.where = filter;
    rule.condition = filterText(filter, names);
    // Chosen issues have no words of their own.
    rule.condition += filter.items ? " of " + std::to_string(filter.items->size()) + " issues" : "";
}

std::optional<Choice> answer(const LabelMatrix& labelMatrix, const Rule& rule, int row, const Consensus& consensus)
{
    if (consensus.choices.empty()) {
        return std::nullopt;
    }
    switch (rule.kind) {
    case Rule::Kind::Unanimous:
        return consensus.agreement == Agreement::Unanimous ? std::optional(consensus.choices.front()) : std::nullopt;
    case Rule::Kind::Majority:
        return consensus.votes > 1 ? ifAny(consensus.majority()) : std::nullopt;
    case Rule::Kind::AtLeast:
        return leading(consensus, rule.count);
    case Rule::Kind::Plurality:
        return consensus.votes > 1 ? leading(consensus, 1) : std::nullopt;
    case Rule::Kind::SameTheme:
        return theme(labelMatrix, consensus);
    case Rule::Kind::Category:
        return fixed(labelMatrix, rule.category, consensus);
    case Rule::Kind::OfPerson:
        break;
    }
    return labelOf(labelMatrix, rule.person, row, consensus);
}

namespace {

RuleDecision decisionOf(const LabelMatrix& labelMatrix, ItemId item, const Choice& choice)
{
    const bool named = choice.verdict == Verdict::Category;
    return {item,
            named ? labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice.category)].id : CategoryId{},
            choice.verdict};
}

bool sameChoice(const DecisionChange& one, const RuleDecision& other)
{
    return one.verdict == other.verdict && one.category == other.category;
}

// A person's decision, also one to put the item off, is never a rule's to change.
bool isSettled(DecisionState state, DecisionSource source)
{
    return state != DecisionState::Open && source != DecisionSource::Rule;
}

void count(const LabelMatrix& labelMatrix, const Rule& rule, int row, RulePreview& preview)
{
    const Consensus item = consensusOf(labelMatrix, row);
    preview.conflictsOfRound += item.agreement == Agreement::Conflict ? 1 : 0;
    const std::optional<Choice> choice = answer(labelMatrix, rule, row, item);
    if (!choice) {
        return;
    }
    ++preview.matching;
    preview.unanimous += item.agreement == Agreement::Unanimous ? 1 : 0;
    preview.conflicts += item.agreement == Agreement::Conflict ? 1 : 0;
    const LabelMatrixItem& place = labelMatrix.items()[static_cast<std::size_t>(row)];
    const RuleDecision wanted = decisionOf(labelMatrix, place.item, *choice);
    const DecisionChange& decision = labelMatrix.decision(row);
    if (isSettled(decision.state, decision.source)) {
        ++preview.alreadyDecided;
        preview.sameAsDecided += sameChoice(decision, wanted) ? 1 : 0;
        return;
    }
    if (decision.state == DecisionState::Decided && sameChoice(decision, wanted)) {
        return;
    }
    ++preview.byCategory[choice->category < 0
                             ? "-"
                             : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice->category)].code];
    ++preview.byRepository[labelMatrix.repositories()[static_cast<std::size_t>(place.repository)]];
    ++preview.bySplit[item.split ? static_cast<std::size_t>(*item.split) : 0];
    if (choice->category >= 0 &&
        labelMatrix.taxonomy().categories()[static_cast<std::size_t>(choice->category)].retired) {
        preview.retired.insert(wanted.category);
    }
    preview.decisions.push_back(wanted);
}

// The labels say so, but nobody who looked at the preview knew that the category is gone.
Status requireAsPreviewed(const Taxonomy& taxonomy, const RulePreview& preview, CategoryId id)
{
    const Category* category = taxonomy.find(id);
    const bool retired = category == nullptr || category->retired;
    return id.valid() && retired && !preview.retired.contains(id) ? Status(unusableCategory(category)) : Status();
}

// What holds for an item before it is decided anew.
struct Before
{
    DecisionContent content;
    std::optional<Uuid> event;
};

Result<Before> before(sqlite::Database& database, RoundId round, ItemId item)
{
    Before before;
    ACCORD_TRY(const auto decision, store::decisionOf(database, round, item));
    if (decision) {
        before.content = decision->content;
        ACCORD_TRY(before.event, store::uuidOfEvent(database, decision->event));
    }
    return before;
}

template <class Decision>
std::vector<ItemId> itemsOf(const std::vector<Decision>& decisions)
{
    std::vector<ItemId> items;
    items.reserve(decisions.size());
    for (const Decision& decision : decisions) {
        items.push_back(decision.item);
    }
    return items;
}

bool areOfRule(const std::vector<Decided>& decisions)
{
    return std::ranges::any_of(decisions,
                               [](const Decided& decided) { return decided.content.source == DecisionSource::Rule; });
}

DecisionContent contentOf(const DecisionChange& decision)
{
    DecisionContent content;
    content.state = decision.state;
    content.verdict = decision.verdict;
    content.category = decision.category;
    content.source = decision.source;
    return content;
}

bool decidesAlike(const Decided& one, const Decided& other)
{
    return one.content.verdict == other.content.verdict && one.content.category == other.content.category;
}

// The issues with several items of which the rule decides one, where not all that are decided then say the same. Few
// issues have several items: only of those anything is kept.
std::vector<DecidedApart> decidedApart(const LabelMatrix& labelMatrix, const RulePreview& preview)
{
    std::unordered_set<IssueId> repeated;
    for (const LabelMatrixItem& item : labelMatrix.items()) {
        if (item.isRepeat()) {
            repeated.insert(item.issue);
        }
    }
    if (repeated.empty()) {
        return {};
    }
    std::map<int, Decided> made;
    std::set<IssueId> touched;
    for (const RuleDecision& decision : preview.decisions) {
        const int row = labelMatrix.rowOf(decision.item);
        const IssueId issue = labelMatrix.items()[static_cast<std::size_t>(row)].issue;
        if (repeated.contains(issue)) {
            made.emplace(row, preview.decided(decision));
            touched.insert(issue);
        }
    }
    std::map<IssueId, std::vector<int>> rows;
    std::vector<IssueId> order;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const IssueId issue = labelMatrix.items()[static_cast<std::size_t>(row)].issue;
        if (touched.contains(issue)) {
            std::vector<int>& same = rows[issue];
            same.push_back(row);
            if (same.size() == 2) {
                order.push_back(issue);
            }
        }
    }
    std::vector<DecidedApart> result;
    for (const IssueId issue : order) {
        std::vector<int>& same = rows[issue];
        std::ranges::sort(same, {},
                          [&](int row) { return labelMatrix.items()[static_cast<std::size_t>(row)].occurrence; });
        DecidedApart apart{issue, {}};
        for (const int row : same) {
            const auto now = made.find(row);
            if (now != made.end()) {
                apart.items.push_back(now->second);
            } else if (labelMatrix.decision(row).state == DecisionState::Decided) {
                apart.items.push_back(
                    {labelMatrix.items()[static_cast<std::size_t>(row)].item, contentOf(labelMatrix.decision(row))});
            }
        }
        if (std::ranges::any_of(apart.items,
                                [&](const Decided& one) { return !decidesAlike(one, apart.items.front()); })) {
            result.push_back(std::move(apart));
        }
    }
    return result;
}

} // namespace

Decided RulePreview::decided(const RuleDecision& decision) const
{
    Decided whole{decision.item, {}};
    whole.content.state = DecisionState::Decided;
    whole.content.verdict = decision.verdict;
    whole.content.category = decision.category;
    whole.content.source = DecisionSource::Rule;
    whole.content.rule = rule;
    return whole;
}

RulePreview preview(const LabelMatrix& labelMatrix, const Rule& rule)
{
    RulePreview result;
    result.rule = rule.name();
    std::vector<int> rows;
    if (rule.where) {
        const ConflictQueue queue(labelMatrix, *rule.where);
        for (std::size_t place = 0; place < queue.size(); ++place) {
            rows.push_back(queue.rowAt(place));
        }
        std::ranges::sort(rows);
    } else {
        rows.resize(static_cast<std::size_t>(labelMatrix.rows()));
        std::iota(rows.begin(), rows.end(), 0);
    }
    result.items = static_cast<int>(rows.size());
    for (const int row : rows) {
        count(labelMatrix, rule, row, result);
    }
    result.apart = decidedApart(labelMatrix, result);
    return result;
}

namespace {

// `keep` is told both sides of every decision that was made.
Status applyEach(Project& project, RoundId round, PersonId by, const RulePreview& preview,
                 const std::function<void(const DecisionContent& before, Decided&& after)>& keep)
{
    ACCORD_CHECK(permit(project, by, Action::DecideByRule, round));
    ACCORD_CHECK(project.requireOpen(round));
    ACCORD_TRY(const std::optional<Meeting> meeting, runningMeeting(project, round));
    const auto make = [&](std::size_t number, store::EventWriter& events) -> Status {
        Decided decided = preview.decided(preview.decisions[number]);
        decided.content.meeting = meeting ? meeting->id : Uuid{};
        ACCORD_TRY(const auto taxonomy, taxonomyNow(project));
        ACCORD_CHECK(requireAsPreviewed(*taxonomy, preview, decided.content.category));
        ACCORD_TRY(const Before now, before(project.database(), round, decided.item));
        if (isSettled(now.content.state, now.content.source)) {
            return {};
        }
        ACCORD_CHECK(events.append({by, {}, now.event}, DecisionMade{decided.item, decided.content}));
        keep(now.content, std::move(decided));
        return {};
    };
    const std::string what = preview.decisions.empty() ? std::string() : preview.rule;
    return makeDecisions(project, {by, Action::DecideByRule, round, itemsOf(preview.decisions)}, what, make);
}

} // namespace

Result<RuleOutcome> apply(Project& project, RoundId round, PersonId by, const RulePreview& preview)
{
    RuleOutcome outcome;
    ACCORD_CHECK(applyEach(project, round, by, preview, [&outcome](const DecisionContent& before, Decided&& after) {
        outcome.before.push_back(Decided{after.item, before});
        outcome.after.push_back(std::move(after));
    }));
    return outcome;
}

Result<std::int64_t> applyForGood(Project& project, RoundId round, PersonId by, const RulePreview& preview)
{
    std::int64_t made = 0;
    ACCORD_CHECK(applyEach(project, round, by, preview,
                           [&made](const DecisionContent& /*before*/, Decided&& /*after*/) { ++made; }));
    return made;
}

Result<int> putBack(Project& project, RoundId round, PersonId by, const std::vector<Decided>& wanted,
                    const std::vector<Decided>& expected)
{
    const Action action = areOfRule(wanted) || areOfRule(expected) ? Action::DecideByRule : Action::Decide;
    ACCORD_CHECK(action == Action::DecideByRule ? permit(project, by, action, round) : Status());
    ACCORD_CHECK(project.requireOpen(round));
    int done = 0;
    const auto make = [&](std::size_t number, store::EventWriter& events) -> Status {
        const Decided& decided = wanted[number];
        ACCORD_TRY(const Before now, before(project.database(), round, decided.item));
        if (now.content == expected[number].content) {
            ACCORD_CHECK(events.append({by, {}, now.event}, DecisionMade{decided.item, decided.content}));
            ++done;
        }
        return {};
    };
    std::vector<ItemId> items = itemsOf(wanted);
    items.resize(std::min(wanted.size(), expected.size()));
    ACCORD_CHECK(makeDecisions(project, {by, action, round, std::move(items)}, "put back", make));
    return done;
}

} // namespace accord::reconcile
