// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/taxonomy/proposal_report.h"

#include "app/cli/exit_code.h"
#include "app/cli/words.h"
#include "core/base/text.h"
#include "core/model/proposal.h"
#include "core/project/items.h"

namespace accord::cli {
namespace {

using taxonomy::ProposalView;

Json codeOf(const Project& project, const Uuid& category)
{
    const Category* found = project.taxonomy()->find(category);
    return found == nullptr ? Json(nullptr) : Json(found->code);
}

std::vector<ItemId> itemsOf(const Proposal& proposal)
{
    std::vector<ItemId> items;
    for (const RaisedBy& raised : proposal.raisedBy) {
        items.push_back(raised.item);
    }
    return items;
}

void addContent(const Project& project, const ProposalContent& content, Json& object)
{
    if (content.kind == ProposalKind::Change) {
        object["category"] = codeOf(project, content.category);
        object["field"] = content.field == CategoryField::None ? Json(nullptr) : Json(fieldName(content.field));
        object["text"] = content.text;
        return;
    }
    object["under"] = codeOf(project, content.category);
    object["level"] = levelKey(content.level);
    object["name"] = content.name;
    object["definition"] = content.definition;
    object["use_when"] = content.useWhen;
    object["not_when"] = content.notWhen;
    object["examples"] = content.examples;
}

void addOpinions(const Project& project, const ProposalView& view, Json& object)
{
    object["asked"] = project.namesOf(view.tally.asked);
    object["opinions_given"] = view.given;
    object["opinions_hidden"] = view.hidden;
    object["opinions"] = Json::array();
    for (const Opinion& opinion : view.proposal.opinions) {
        object["opinions"].push_back({{"person", project.nameOf(opinion.by)},
                                      {"opinion", stanceName(opinion.stance)},
                                      {"why", opinion.why},
                                      {"at", opinion.at}});
    }
    object["can_be_accepted"] = view.acceptable;
    object["can_be_rejected"] = view.rejectable;
}

Json endJson(const Project& project, const ProposalView& view)
{
    const ProposalEnd& end = view.proposal.end;
    Json object{{"by", project.nameOf(end.by)}, {"at", end.at}, {"reason", end.reason}};
    object["rule"] = end.rule.empty() ? Json(nullptr) : Json(end.rule);
    if (end.state == ProposalState::Accepted) {
        object["codebook"] = view.codebook;
        object["code"] = codeOf(project, categoryOf(view.proposal));
        object["in_force"] = view.inForce;
    }
    return object;
}

void addText(const std::string& title, const std::string& text, std::vector<std::string>& lines)
{
    if (!text.empty()) {
        lines.push_back("    " + title + ": " + text::replacedAll(text, "\n", "\n      "));
    }
}

void addContent(const ProposalContent& content, std::vector<std::string>& lines)
{
    addText("Definition", content.definition, lines);
    addText("Use when", content.useWhen, lines);
    addText("Not when", content.notWhen, lines);
    for (const std::string& example : content.examples) {
        addText("Example", example, lines);
    }
    addText(content.field == CategoryField::None ? "Wish" : "It shall say", content.text, lines);
}

void addOpinions(const Project& project, const ProposalView& view, std::vector<std::string>& lines)
{
    lines.push_back("    Opinions: " + std::to_string(view.given) + " of " + std::to_string(view.tally.asked.size()) +
                    (view.hidden ? (view.waitsForMe ? "; shown after yours" : "; shown to those who gave theirs (--as)")
                                 : std::string()));
    for (const Opinion& opinion : view.proposal.opinions) {
        lines.push_back("      " + project.nameOf(opinion.by) + ": " + std::string(stanceName(opinion.stance)) +
                        (opinion.why.empty() ? "" : ", " + opinion.why));
    }
    if (!view.hidden && !view.tally.missing.empty() && view.proposal.open()) {
        lines.push_back("      still asked: " + text::join(project.namesOf(view.tally.missing), ", "));
    }
}

} // namespace

std::string proposalTitle(const Project& project, const Proposal& proposal)
{
    const ProposalContent& content = proposal.content;
    const Category* category = project.taxonomy()->find(content.category);
    if (content.kind == ProposalKind::Change) {
        std::string field(fieldName(content.field));
        field = field.empty() ? "in words" : text::replacedAll(field, "_", " ");
        return "change of " + (category == nullptr ? std::string("?") : category->code + " " + category->name) + " (" +
               field + ")";
    }
    return "new " + std::string(levelText(content.level)) + " \"" + content.name + "\"" +
           (category == nullptr ? std::string() : " under " + category->code + " " + category->name);
}

Result<std::vector<std::string>> addressesOf(Project& project, const std::vector<ItemId>& items)
{
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    std::vector<std::string> addresses;
    addresses.reserve(headings.size());
    for (const Heading& heading : headings) {
        addresses.push_back(heading.url);
    }
    return addresses;
}

Result<Json> proposalJson(Project& project, const ProposalView& view)
{
    const Proposal& proposal = view.proposal;
    Json object{{"number", view.number},
                {"id", proposal.id.text()},
                {"kind", kindName(proposal.content.kind)},
                {"state", stateName(proposal.end.state)}};
    addContent(project, proposal.content, object);
    object["by"] = project.nameOf(proposal.by);
    object["at"] = proposal.at;
    ACCORD_TRY(object["issues"], addressesOf(project, itemsOf(proposal)));
    addOpinions(project, view, object);
    object["end"] = proposal.open() ? Json(nullptr) : endJson(project, view);
    return object;
}

Result<std::vector<std::string>> proposalLines(Project& project, const ProposalView& view)
{
    const Proposal& proposal = view.proposal;
    std::vector<std::string> lines{std::to_string(view.number) + "  " + std::string(stateName(proposal.end.state)) +
                                   ": " + proposalTitle(project, proposal) + ", by " + project.nameOf(proposal.by)};
    addContent(proposal.content, lines);
    ACCORD_TRY(const auto addresses, addressesOf(project, itemsOf(proposal)));
    for (const std::string& address : addresses) {
        lines.push_back("    Raised by: " + address);
    }
    addOpinions(project, view, lines);
    if (view.acceptable) {
        lines.emplace_back("    It can be accepted now.");
    } else if (view.rejectable) {
        lines.emplace_back("    It cannot be accepted any more; reject it, or change the rule.");
    }
    if (!proposal.open()) {
        const ProposalEnd& end = proposal.end;
        std::string line = "    " + std::string(stateName(end.state)) + " by " + project.nameOf(end.by);
        line += view.codebook > 0 ? " in codebook version " + std::to_string(view.codebook) : std::string();
        line += end.reason.empty() ? std::string() : ": " + end.reason;
        lines.push_back(line);
        if (end.state == ProposalState::Accepted && !view.inForce) {
            lines.emplace_back("    A later version of the codebook took it out again; accept it again to bring it "
                               "back.");
        }
    }
    return lines;
}

Result<int> printProposal(Project& project, const Uuid& id, PersonId viewer, const std::string& done, Console& console)
{
    ACCORD_TRY(const ProposalView view, taxonomy::proposalNamed(project, id.text(), viewer));
    ACCORD_TRY(const Json object, proposalJson(project, view));
    ACCORD_TRY(const auto lines, proposalLines(project, view));
    Record record;
    record.fields(object).line(done).lines(lines);
    return console.emit(record);
}

} // namespace accord::cli
