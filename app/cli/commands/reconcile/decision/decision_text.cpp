// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/reconcile/decision/decision_text.h"

#include "app/cli/commands/reconcile/vote/said.h"
#include "core/base/text.h"
#include "core/model/words.h"

namespace accord::cli {
namespace {

Json orNull(std::string_view word)
{
    return word.empty() ? Json(nullptr) : Json(word);
}

std::string spaced(std::string_view word)
{
    return text::replacedAll(word, "_", " ");
}

std::string whatText(const Project& project, const DecisionContent& content)
{
    switch (content.state) {
    case DecisionState::Deferred:
        return "put off for later";
    case DecisionState::Open:
        return "opened again";
    case DecisionState::Decided:
        break;
    }
    return "decided as " + saidText(*project.taxonomy(), {content.verdict, content.category, content.exclusion});
}

std::string originText(const Project& project, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    switch (content.source) {
    case DecisionSource::Rule:
        return " by rule: " + content.rule;
    case DecisionSource::Import:
        return " from a file";
    case DecisionSource::Person:
        break;
    }
    return (content.method == Method::None ? std::string() : " (" + spaced(methodName(content.method)) + ")") + " by " +
           project.nameOf(decision.by);
}

} // namespace

Json decisionJson(const Project& project, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    Json object{{"state", stateName(content.state)}};
    object.update(saidJson(*project.taxonomy(), {content.verdict, content.category, content.exclusion}));
    object["source"] = sourceName(content.source);
    object["rule"] = orNull(content.rule);
    object["method"] = orNull(methodName(content.method));
    object["reason"] = content.reason;
    object["cause"] = orNull(causeName(content.cause));
    object["codebook_change"] = content.codebookChange;
    object["taking_part"] = project.namesOf(content.takingPart);
    object["after_second_vote"] = !content.secondVote.isNull();
    object["in_meeting"] = !content.meeting.isNull();
    object["by"] = decision.by.valid() ? Json(project.nameOf(decision.by)) : Json(nullptr);
    object["at"] = decision.at;
    return object;
}

std::vector<std::string> decisionLines(const Project& project, const Decision& decision)
{
    const DecisionContent& content = decision.content;
    std::vector<std::string> lines{whatText(project, content) + originText(project, decision) + " at " + decision.at};
    if (!content.reason.empty()) {
        lines.push_back("  reason: " + content.reason);
    }
    if (content.cause != Cause::None) {
        lines.push_back("  cause: " + spaced(causeName(content.cause)));
    }
    if (content.codebookChange) {
        lines.emplace_back("  the codebook needs a change");
    }
    if (!content.takingPart.empty()) {
        lines.push_back("  took part: " + text::join(project.namesOf(content.takingPart), ", "));
    }
    return lines;
}

} // namespace accord::cli
