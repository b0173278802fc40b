// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_readers.h"
#include "core/format/issue_json/object_splitter.h"
#include "core/format/json_depth.h"
#include "core/format/link.h"
#include "core/format/time.h"
#include "core/model/words.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>

namespace accord::exchange {
namespace {

using nlohmann::json;

// An item with all that people said about it; a tree of it takes many times its bytes.
constexpr std::size_t kLargestItem = std::size_t{16} * 1024 * 1024;

std::string textAt(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

bool flagAt(const json& object, const char* key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_boolean() && found->get<bool>();
}

// Why an object cannot be taken; nothing when it was.
using Problem = std::optional<std::string>;

Problem takeVerdict(const json& object, const Taxonomy& taxonomy, Verdict& verdict, CategoryId& category,
                    Exclusion& exclusion)
{
    const std::string word = textAt(object, "verdict");
    const auto named = verdictNamed(word);
    const auto reason = exclusionNamed(textAt(object, "exclusion"));
    if (!named || !reason) {
        return "\"" + (named ? textAt(object, "exclusion") : word) + "\" is no verdict or reason";
    }
    if (*named != Verdict::NotForStudy && *reason != Exclusion::None) {
        return "only what is not for this study has a reason for it";
    }
    verdict = *named;
    exclusion = *reason;
    if (verdict == Verdict::Category) {
        const Category* found = taxonomy.findCode(textAt(object, "category"));
        if (found == nullptr) {
            return "unknown category \"" + textAt(object, "category") + "\"";
        }
        category = found->id;
    }
    return {};
}

// Empty where it is not told.
Problem takeTime(const json& object, std::string& at)
{
    at = format::utcTime(textAt(object, "at"));
    return at.empty() || format::isUtcTime(at) ? Problem() : Problem("\"" + at + "\" is no time");
}

Problem takeLabel(const json& object, const LabelSource& source, int item)
{
    LabelPlan::PlannedLabel label;
    LabelContent& content = label.content;
    if (Problem problem = takeVerdict(object, source.taxonomy, content.verdict, content.category, content.exclusion)) {
        return problem;
    }
    if (content.verdict == Verdict::NoneOfThese) {
        return "that no category fits is for decisions to say, not for labels";
    }
    if (content.verdict == Verdict::NotForStudy && content.exclusion == Exclusion::None) {
        return "a label that says not for this study needs a reason";
    }
    if (Problem problem = takeTime(object, label.at)) {
        return problem;
    }
    const auto confidence = confidenceNamed(textAt(object, "confidence"));
    const std::string annotator = textAt(object, "annotator");
    if (!confidence || annotator.empty()) {
        return "a label needs an annotator, and a confidence of low, medium or high if any";
    }
    const auto seconds = object.find("seconds");
    label.seconds = seconds != object.end() && seconds->is_number() ? std::max(0.0, seconds->get<double>()) : 0;
    label.item = item;
    label.person = source.plan.personNumber(annotator);
    content.confidence = *confidence;
    content.flagged = flagAt(object, "flagged");
    content.summary = textAt(object, "summary");
    content.note = textAt(object, "note");
    source.plan.labels.push_back(std::move(label));
    return {};
}

Problem takeDecision(const json& object, const LabelSource& source, int item)
{
    LabelPlan::PlannedDecision decision;
    DecisionContent& content = decision.content;
    if (Problem problem = takeVerdict(object, source.taxonomy, content.verdict, content.category, content.exclusion)) {
        return problem;
    }
    const auto state = stateNamed(textAt(object, "state"));
    const auto origin = sourceNamed(textAt(object, "source"));
    const auto cause = causeNamed(textAt(object, "cause"));
    const std::string person = textAt(object, "person");
    const auto method = methodNamed(textAt(object, "method"));
    if (!state || !origin || !cause || !method || (*origin == DecisionSource::Person && person.empty())) {
        return "a decision needs its state, its source, and the person who made it";
    }
    if (isFinal(content.verdict) != (*state == DecisionState::Decided)) {
        return "what is decided, and only that, has a category, or none of them, or is not for this study";
    }
    if (Problem problem = takeTime(object, decision.at)) {
        return problem;
    }
    content.state = *state;
    content.source = *origin;
    content.cause = *cause;
    content.method = *method;
    content.rule = textAt(object, "rule");
    content.reason = textAt(object, "reason");
    content.codebookChange = flagAt(object, "codebook_change");
    decision.item = item;
    decision.person = person.empty() ? -1 : source.plan.personNumber(person);
    if (const auto people = object.find("taking_part"); people != object.end()) {
        for (const json& name : *people) {
            if (!name.is_string() || name.get_ref<const std::string&>().empty()) {
                return "who took part is told by name";
            }
            decision.takingPart.push_back(source.plan.personNumber(name.get_ref<const std::string&>()));
        }
    }
    source.plan.decisions.push_back(std::move(decision));
    return {};
}

// Every label and the decision for themselves: one that cannot be taken does not take others with it.
std::vector<std::string> takeItem(const json& object, const LabelSource& source)
{
    const auto link = format::parseIssueLink(textAt(object, "issue"));
    if (!link) {
        return {"\"" + textAt(object, "issue") + "\" is no link to an issue"};
    }
    const auto occurrence = object.find("occurrence");
    const bool told = occurrence != object.end() && occurrence->is_number_integer();
    const auto number = told ? occurrence->get<std::int64_t>() : 1;
    if (number < 1 || number > 1000) {
        return {"an occurrence is counted from 1"};
    }
    const int item = source.plan.itemNumber(*link, static_cast<int>(number));
    std::vector<std::string> problems;
    if (const auto labels = object.find("labels"); labels != object.end()) {
        for (const json& label : *labels) {
            if (Problem problem = takeLabel(label, source, item)) {
                problems.push_back(std::move(*problem));
            }
        }
    }
    const auto decision = object.find("decision");
    if (decision != object.end() && decision->is_object()) {
        if (Problem problem = takeDecision(*decision, source, item)) {
            problems.push_back(std::move(*problem));
        }
    }
    return problems;
}

} // namespace

void readJson(LabelSource& source)
{
    format::ObjectSplitter splitter(source.stream, source.name);
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
        const bool bounded = piece.text.size() <= kLargestItem && !format::tooDeepAt(piece.text);
        const json object = bounded ? json::parse(piece.text, nullptr, false) : json();
        const std::vector<std::string> problems =
            object.is_object()
                ? takeItem(object, source)
                : std::vector<std::string>{bounded ? "this is no item" : "this is too large for an item"};
        for (const std::string& problem : problems) {
            source.plan.report.addProblem(
                Error{Errc::BadSyntax, source.name + ":" + std::to_string(piece.line), problem});
        }
    }
}

} // namespace accord::exchange
