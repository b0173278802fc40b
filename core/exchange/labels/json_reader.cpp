// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/exchange/labels/label_readers.h"
#include "core/format/issue_json/object_splitter.h"
#include "core/format/json_values.h"
#include "core/format/link.h"
#include "core/model/bounds.h"
#include "core/model/words.h"
#include "core/store/events/citations.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>
#include <optional>
#include <set>
#include <span>
#include <string_view>

namespace accord::exchange {
namespace {

using nlohmann::json;

// An item with all that people said about it; a tree of it takes many times its bytes.
constexpr std::size_t kLargestItem = std::size_t{16} * 1024 * 1024;

// Why an object cannot be taken, without its place; nothing when it was.
using Problem = std::optional<Message>;

// What an object says by its keys. What would get lost is kept as its problem: a value of another type than its key
// has, and a key that is none.
class LabelFields : public format::JsonMembers
{
public:
    explicit LabelFields(const json& object)
        : JsonMembers(object, m_problem)
    {}
    LabelFields(const LabelFields&) = delete;

    std::int64_t wholeNumber(const char* key, std::int64_t otherwise)
    {
        const json* value = present(key);
        value = expect(key, value, value != nullptr && value->is_number_integer(), Reason::AWholeNumber);
        return value == nullptr ? otherwise : value->get<std::int64_t>();
    }

    double seconds(const char* key)
    {
        const json* value = present(key);
        const double number = value != nullptr && value->is_number() ? value->get<double>() : -1;
        value = expect(key, value, std::isfinite(number) && number >= 0, Reason::NumberFromZero);
        return value == nullptr ? 0 : number;
    }

    // To be asked when all keys were asked for.
    [[nodiscard]] Problem problem(std::span<const std::string_view> keys) const
    {
        const auto key = unknown(keys);
        return m_problem || !key ? m_problem : Message{Reason::KeyUnknown, {quoted(*key)}};
    }

private:
    static Message quoted(std::string_view text)
    {
        constexpr std::size_t kLongest = 100;
        return text.size() > kLongest ? Message{Reason::TextOfBytes, {text.size()}} : Message{Reason::Quoted, {text}};
    }

    [[nodiscard]] Message misfit(const char* key, const json& value, Reason expected) const override
    {
        const Argument found = value.is_string()       ? Argument(quoted(value.get<std::string>()))
                               : value.is_structured() ? Argument(format::typeOf(value))
                                                       : Argument(value.dump());
        return {Reason::UnexpectedInKey, {found, key, expected}};
    }

    Problem m_problem;
};

constexpr std::array<std::string_view, 13> kLabelKeys{"verdict",    "exclusion", "category", "path",    "at",
                                                      "confidence", "annotator", "seconds",  "flagged", "summary",
                                                      "code",       "note",      "citations"};
constexpr std::array<std::string_view, 14> kDecisionKeys{
    "verdict", "exclusion", "category", "path", "at",     "state",           "source",
    "cause",   "person",    "method",   "rule", "reason", "codebook_change", "taking_part"};
constexpr std::array<std::string_view, 6> kItemKeys{"issue",  "round",    "occurrence",
                                                    "labels", "decision", "second_votes"};

Problem takeVerdict(LabelFields& fields, const Taxonomy& taxonomy, Verdict& verdict, CategoryId& category,
                    Exclusion& exclusion)
{
    const std::string word = fields.text("verdict");
    const std::string reasonWord = fields.text("exclusion");
    const std::string code = fields.text("category");
    (void)fields.text("path"); // follows from the category
    const auto named = verdictNamed(word);
    const auto reason = exclusionNamed(reasonWord);
    if (!named || !reason) {
        return Message{Reason::NoVerdict, {named ? reasonWord : word}};
    }
    if (*named != Verdict::NotForStudy && *reason != Exclusion::None) {
        return Message{Reason::ReasonNotForVerdict, {}};
    }
    verdict = *named;
    exclusion = *reason;
    if (verdict == Verdict::Category) {
        const Category* found = taxonomy.findCode(code);
        if (found == nullptr) {
            return Message{Reason::UnknownCategoryThere, {code}};
        }
        category = found->id;
    } else if (!code.empty()) {
        return Message{Reason::CategoryWithoutVerdict, {code}};
    }
    return {};
}

// Empty where it is not told.
Problem takeTime(LabelFields& fields, std::string& at)
{
    at = utcTime(fields.text("at"));
    return at.empty() || isUtcTime(at) ? Problem() : Problem(Message{Reason::NoTime, {at}});
}

// Where an object names a category that is retired, its place in the file.
std::string retiredAt(CategoryId category, const LabelSource& source, std::size_t line)
{
    const Category* found = source.taxonomy.find(category);
    return found != nullptr && found->retired ? source.name + ":" + std::to_string(line) : std::string();
}

Problem takeLabel(const json& object, const LabelSource& source, int item, std::size_t line)
{
    if (!object.is_object()) {
        return Message{Reason::UnexpectedInKey, {format::typeOf(object), "labels", Reason::AnObject}};
    }
    LabelFields fields(object);
    LabelPlan::PlannedLabel label;
    LabelContent& content = label.content;
    Problem verdict = takeVerdict(fields, source.taxonomy, content.verdict, content.category, content.exclusion);
    Problem time = takeTime(fields, label.at);
    const auto confidence = confidenceNamed(fields.text("confidence"));
    const std::string annotator = fields.text("annotator");
    label.seconds = fields.seconds("seconds");
    content.flagged = fields.truth("flagged");
    content.summary = fields.text("summary");
    content.code = fields.text("code");
    content.note = fields.text("note");
    if (const json* list = fields.array("citations")) {
        auto citations = store::citationsIn(*list);
        if (!citations) {
            return Message{Reason::CitationsUnsound, {bounds::kCitations, bounds::kQuote}};
        }
        content.citations = std::move(*citations);
    }
    for (Problem problem : {fields.problem(kLabelKeys), verdict, time}) {
        if (problem) {
            return problem;
        }
    }
    const bool own = content.verdict == Verdict::NoneOfThese;
    if (own ? !isOpenCode(content.code) : !content.code.empty()) {
        return Message{Reason::LabelNoneOfThese, {}};
    }
    if (content.verdict == Verdict::NotForStudy && content.exclusion == Exclusion::None) {
        return Message{Reason::ExclusionWithoutReason, {}};
    }
    if (!confidence || annotator.empty()) {
        return Message{Reason::LabelIncomplete, {}};
    }
    label.item = item;
    label.person = source.plan.personNumber(annotator);
    content.confidence = *confidence;
    label.retiredAt = retiredAt(content.category, source, line);
    source.plan.labels.push_back(label);
    return {};
}

Problem takePeople(const json* people, const LabelSource& source, std::vector<int>& numbers)
{
    if (people == nullptr) {
        return {};
    }
    for (const json& name : *people) {
        if (!name.is_string() || name.get_ref<const std::string&>().empty()) {
            return Message{Reason::TakingPartByName, {}};
        }
        numbers.push_back(source.plan.personNumber(name.get_ref<const std::string&>()));
    }
    return {};
}

Problem takeDecision(const json& object, const LabelSource& source, int item, std::size_t line)
{
    LabelFields fields(object);
    LabelPlan::PlannedDecision decision;
    DecisionContent& content = decision.content;
    Problem verdict = takeVerdict(fields, source.taxonomy, content.verdict, content.category, content.exclusion);
    const auto state = stateNamed(fields.text("state"));
    const auto origin = sourceNamed(fields.text("source"));
    const auto cause = causeNamed(fields.text("cause"));
    const std::string person = fields.text("person");
    const auto method = methodNamed(fields.text("method"));
    content.rule = fields.text("rule");
    content.reason = fields.text("reason");
    content.codebookChange = fields.truth("codebook_change");
    const json* people = fields.array("taking_part");
    Problem time = takeTime(fields, decision.at);
    for (Problem problem : {fields.problem(kDecisionKeys), verdict, time}) {
        if (problem) {
            return problem;
        }
    }
    if (!state || !origin || !cause || !method || (*origin == DecisionSource::Person && person.empty())) {
        return Message{Reason::DecisionIncomplete, {}};
    }
    if (isFinal(content.verdict) != (*state == DecisionState::Decided)) {
        return Message{Reason::DecisionContradicts, {}};
    }
    content.state = *state;
    content.source = *origin;
    content.cause = *cause;
    content.method = *method;
    decision.item = item;
    decision.person = person.empty() ? -1 : source.plan.personNumber(person);
    if (Problem problem = takePeople(people, source, decision.takingPart)) {
        return problem;
    }
    decision.retiredAt = retiredAt(content.category, source, line);
    source.plan.decisions.push_back(decision);
    return {};
}

// Every label and the decision for themselves: one that cannot be taken does not take others with it.
std::vector<Message> takeItem(const json& object, const LabelSource& source, std::size_t line)
{
    LabelFields fields(object);
    const std::string address = fields.text("issue");
    const std::string round = fields.text("round");
    const std::int64_t number = fields.wholeNumber("occurrence", 1);
    const json* labels = fields.array("labels");
    const json* decision = fields.object("decision");
    (void)fields.array("second_votes"); // what was said in them is in the project alone
    if (const Problem problem = fields.problem(kItemKeys)) {
        return {*problem};
    }
    const auto link = format::parseTextLink(address);
    if (!link) {
        return {Message{Reason::NoLink, {address}}};
    }
    if (source.isOtherRound(round)) {
        return {Message{Reason::UnexpectedInKey,
                        {Message{Reason::Quoted, {round}}, "round", Message{Reason::Quoted, {source.round}}}}};
    }
    if (number < 1 || number > 1000) {
        return {Message{Reason::OccurrenceFromOne, {}}};
    }
    const int item = source.plan.itemNumber(*link, static_cast<int>(number));
    std::vector<Message> problems;
    for (const json& label : labels == nullptr ? json::array() : *labels) {
        if (Problem problem = takeLabel(label, source, item, line)) {
            problems.push_back(std::move(*problem));
        }
    }
    if (decision != nullptr) {
        if (Problem problem = takeDecision(*decision, source, item, line)) {
            problems.push_back(std::move(*problem));
        }
    }
    return problems;
}

// A value that stands under the same key as another one would take its place.
class UniqueKeys
{
public:
    bool operator()(json::parse_event_t event, const json& parsed)
    {
        if (event == json::parse_event_t::object_start) {
            m_open.emplace_back();
        } else if (event == json::parse_event_t::object_end) {
            m_open.pop_back();
        } else if (event == json::parse_event_t::key && !m_open.back().insert(parsed.get<std::string>()).second) {
            m_twice = parsed.get<std::string>();
        }
        return true;
    }

    [[nodiscard]] const std::string& twice() const { return m_twice; }

private:
    std::vector<std::set<std::string>> m_open;
    std::string m_twice;
};

std::vector<Message> takePiece(const format::JsonPiece& piece, const LabelSource& source)
{
    if (piece.text.size() > kLargestItem || format::tooDeepAt(piece.text)) {
        return {Message{Reason::ItemTooLarge, {}}};
    }
    UniqueKeys keys;
    const json object = json::parse(
        piece.text, [&keys](int, json::parse_event_t event, json& parsed) { return keys(event, parsed); }, false);
    if (!object.is_object()) {
        return {Message{Reason::NoItem, {}}};
    }
    if (!keys.twice().empty()) {
        return {Message{Reason::KeyTwice, {keys.twice()}}};
    }
    return takeItem(object, source, piece.line);
}

} // namespace

void readJson(LabelSource& source, std::istream& stream)
{
    format::ObjectSplitter splitter(stream, source.name);
    format::JsonPiece piece;
    while (true) {
        const Result<bool> more = splitter.next(piece);
        if (!more.ok()) {
            source.plan.report.addProblem(more.error());
            return;
        }
        if (!*more) {
            return;
        }
        for (const Message& problem : takePiece(piece, source)) {
            source.plan.report.addProblem(
                Error{Errc::BadSyntax, problem.at(source.name + ":" + std::to_string(piece.line))});
        }
    }
}

} // namespace accord::exchange
