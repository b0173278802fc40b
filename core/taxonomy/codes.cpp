// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/codes.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/items.h"
#include "core/store/events/labels.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <array>
#include <map>

namespace accord::taxonomy {
namespace {

constexpr std::size_t kExamples = 5; // of a category; a codebook is read by people

std::string spellingOf(const std::vector<Label>& labels)
{
    std::map<std::string, int> spelled;
    for (const Label& label : labels) {
        ++spelled[label.content.code];
    }
    return std::ranges::max_element(spelled, {}, [](const auto& each) { return each.second; })->first;
}

std::vector<PersonId> peopleOf(const std::vector<Label>& labels)
{
    std::vector<PersonId> people;
    for (const Label& label : labels) {
        if (std::ranges::find(people, label.by) == people.end()) {
            people.push_back(label.by);
        }
    }
    std::ranges::sort(people);
    return people;
}

bool isMadeFrom(const ProposalView& view, const std::string& code)
{
    const ProposalState state = view.proposal.end.state;
    const auto same = [&code](const std::string& each) { return text::equalsIgnoringCase(each, code); };
    return (state == ProposalState::Open || state == ProposalState::Accepted) &&
           std::ranges::any_of(view.proposal.content.codes, same);
}

// "https://github.com/lumen-ml/lumen/issues/2187: KV blocks leak"
std::string exampleOf(const Heading& heading, const Label& label)
{
    const std::string& said = label.content.summary.empty() ? heading.title : label.content.summary;
    return said.empty() ? heading.url : heading.url + ": " + said;
}

} // namespace

Result<OpenCodes> openCodes(Project& project, PersonId viewer, RoundId only)
{
    OpenCodes found;
    std::map<std::string, std::vector<Label>> byCode;
    // As the file has them now: who asks may not have heard yet that a blind was lifted, or that there is one again.
    ACCORD_TRY(const std::vector<Round> rounds, store::rounds(project.database()));
    for (const Round& round : rounds) {
        if (only.valid() && round.id != only) {
            continue;
        }
        if (!only.valid() && round.blind) {
            if (round.openCodes) {
                found.leftOut.push_back(round.id);
            }
            continue;
        }
        ACCORD_TRY(std::vector<Label> labels, store::openCodesOf(project.database(), round.id));
        for (Label& label : labels) {
            byCode[text::lowerAscii(label.content.code)].push_back(std::move(label));
        }
    }
    ACCORD_TRY(found.views, proposals(project, viewer));
    std::erase_if(found.views, [](const ProposalView& view) { return view.proposal.content.codes.empty(); });
    for (auto& [lower, labels] : byCode) {
        OpenCode& code = found.codes.emplace_back();
        code.code = spellingOf(labels);
        code.people = peopleOf(labels);
        code.labels = std::move(labels);
        for (const ProposalView& view : found.views) {
            if (isMadeFrom(view, code.code)) {
                code.proposals.push_back(view.proposal.id);
            }
        }
    }
    std::ranges::stable_sort(found.codes, std::ranges::greater{},
                             [](const OpenCode& code) { return code.labels.size(); });
    return found;
}

Result<Uuid> proposeFromCodes(Project& project, NewProposal proposal, const std::vector<std::string>& codes)
{
    ACCORD_TRY(const OpenCodes all, openCodes(project, proposal.by));
    std::vector<const Label*> labels;
    proposal.content.codes.clear();
    for (const std::string& wanted : codes) {
        const auto code = std::ranges::find_if(all.codes, [&wanted](const OpenCode& each) {
            return text::equalsIgnoringCase(each.code, text::trimmed(wanted));
        });
        if (code == all.codes.end()) {
            return Error{Errc::NotFound, Reason::OpenCodeUnknown, {wanted}};
        }
        proposal.content.codes.push_back(code->code);
        for (const Label& label : code->labels) {
            if (std::ranges::find(proposal.items, label.item) == proposal.items.end()) {
                proposal.items.push_back(label.item);
                labels.push_back(&label);
            }
        }
    }
    if (proposal.content.examples.empty()) {
        labels.resize(std::min(labels.size(), kExamples));
        for (const Label* label : labels) {
            const std::array<ItemId, 1> items{label->item};
            ACCORD_TRY(const auto headings, headingsOf(project, items));
            proposal.content.examples.push_back(exampleOf(headings.front(), *label));
        }
    }
    return propose(project, std::move(proposal));
}

} // namespace accord::taxonomy
