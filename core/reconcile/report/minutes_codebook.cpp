// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/report/minutes_codebook.h"

#include "core/base/text.h"

#include <algorithm>

namespace accord::reconcile {
namespace {

using format::Document;
using format::Line;
using format::plain;
using format::strong;

std::string fieldText(CategoryField field)
{
    switch (field) {
    case CategoryField::Definition:
        return "definition";
    case CategoryField::UseWhen:
        return "\"use when\"";
    case CategoryField::NotWhen:
        return "\"not when\"";
    case CategoryField::Example:
        return "one more example";
    case CategoryField::None:
        break;
    }
    return "wish";
}

/// "New category below B.1: Flaky tests", "Change of B.1, definition"
std::string titleOf(const Proposal& proposal, const Taxonomy& taxonomy)
{
    const ProposalContent& content = proposal.content;
    const Category* category = taxonomy.find(content.category);
    const std::string code = category == nullptr ? std::string() : category->code;
    if (content.kind == ProposalKind::NewCategory) {
        return "New category" + (code.empty() ? "" : " below " + code) + ": " + content.name;
    }
    return "Change of " + (code.empty() ? "a category" : code) + ", " + fieldText(content.field);
}

std::string namesFor(const Minutes& minutes, const Proposal& proposal, Stance stance)
{
    std::vector<std::string> names;
    for (const Opinion& opinion : proposal.opinions) {
        if (opinion.stance == stance) {
            names.push_back(nameOf(minutes, opinion.by) + (opinion.why.empty() ? "" : " (" + opinion.why + ")"));
        }
    }
    return text::join(names, ", ");
}

std::string stateText(const Minutes& minutes, const Proposal& proposal)
{
    const ProposalEnd& end = proposal.end;
    const std::string how = nameOf(minutes, end.by) + (end.reason.empty() ? "" : ": " + end.reason);
    switch (end.state) {
    case ProposalState::Accepted:
        return "accepted, " + how;
    case ProposalState::Rejected:
        return "rejected, " + how;
    case ProposalState::Withdrawn:
        return "withdrawn, " + how;
    case ProposalState::Open:
        break;
    }
    return "open";
}

void addProposal(Document& document, const Minutes& minutes, const Taxonomy& taxonomy, const Proposal& proposal)
{
    const auto fact = [](const std::string& name, const std::string& value) {
        return Line{strong(name), plain(": " + value)};
    };
    const ProposalContent& content = proposal.content;
    document.heading(3, titleOf(proposal, taxonomy));
    std::vector<Line> facts{fact("Proposed by", nameOf(minutes, proposal.by)),
                            fact("State", stateText(minutes, proposal))};
    for (const auto& [name, value] :
         {std::pair("Definition", content.definition), std::pair("Use when", content.useWhen),
          std::pair("Not when", content.notWhen), std::pair("Text", content.text)}) {
        if (!value.empty()) {
            facts.push_back(fact(name, value));
        }
    }
    if (proposal.open()) {
        facts.push_back(fact("Opinions", std::to_string(proposal.opinions.size()) + " given; told when it is settled"));
    } else {
        for (const auto& [name, stance] : {std::pair("For", Stance::For), std::pair("Against", Stance::Against)}) {
            if (std::string names = namesFor(minutes, proposal, stance); !names.empty()) {
                facts.push_back(fact(name, names));
            }
        }
    }
    if (!proposal.raisedBy.empty()) {
        facts.push_back(fact("Raised by issues", std::to_string(proposal.raisedBy.size())));
    }
    document.list(std::move(facts));
}

std::vector<Line> wishes(const Minutes& minutes)
{
    std::vector<Line> lines;
    for (const auto* list : {&minutes.decided, &minutes.deferred}) {
        for (const MinutesEntry& entry : *list) {
            if (entry.decision.content.codebookChange) {
                lines.push_back({{entry.issue, false, entry.url}, plain(": " + entry.decision.content.reason)});
            }
        }
    }
    return lines;
}

} // namespace

void addCodebook(Document& document, const Minutes& minutes, const Taxonomy& taxonomy)
{
    std::vector<Line> wished = wishes(minutes);
    if (minutes.proposals.empty() && wished.empty()) {
        return;
    }
    document.heading(2, "Changes of the codebook");
    for (const Proposal& proposal : minutes.proposals) {
        addProposal(document, minutes, taxonomy, proposal);
    }
    if (!wished.empty()) {
        document.paragraph("Decisions that say that the codebook needs a change:");
        document.list(std::move(wished));
    }
}

} // namespace accord::reconcile
