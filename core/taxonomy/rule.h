// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/proposal.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord::taxonomy {

/// What a study asks for before a proposal enters the codebook.
struct ProposalRule
{
    enum class Kind : std::uint8_t {
        Unanimous, ///< everybody who is asked is for it
        Majority,  ///< more than half of those who are asked are for it
        AtLeast,   ///< so many of those who are asked are for it
        Lead,      ///< a lead of the study decides (Project::mayLead); opinions are advice
    };

    Kind kind = Kind::Unanimous;
    int least = 0; ///< of AtLeast, 1 or more

    bool operator==(const ProposalRule&) const = default;
};

/// "unanimous", "majority", "at-least=3", "lead".
std::string ruleText(const ProposalRule& rule);
Result<ProposalRule> parseRule(std::string_view text); ///< Errc::Invalid names the four

/// The study's; unanimous unless it set another.
Result<ProposalRule> currentRule(Project& project);
Status setRule(Project& project, PersonId by, const ProposalRule& rule); ///< Errc::NotPermitted for who may not lead

/// How those who are asked stand to a proposal.
struct ProposalTally
{
    std::vector<PersonId> asked;
    std::vector<PersonId> inFavour;
    std::vector<PersonId> against;
    std::vector<PersonId> missing; ///< have not said anything

    bool operator==(const ProposalTally&) const = default;
};

/// `everybody`: the people of the project, who are asked where nobody is named: those who label, so not who
/// only looks on or only leads, nor who left.
ProposalTally tallyOf(const Proposal& proposal, std::span<const Person> everybody);

bool isMet(const ProposalRule& rule, const ProposalTally& tally);

/// Whether those who are missing could still fulfil it. Where they cannot, a proposal can be rejected.
bool canBeMet(const ProposalRule& rule, const ProposalTally& tally);

/// What is checked before something is written about a proposal.

/// Takes white space off both ends. Errc::Invalid for text that is not UTF-8, or longer than a proposal may hold.
Status settleText(std::string& text);

/// Takes white space off, gives a new category the level below its parent, and checks that the content fits together
/// and to the codebook: see propose().
Status settleContent(const Taxonomy& taxonomy, ProposalContent& content);

/// Errc::NotPermitted where the study leaves it to its leads and this is somebody else.
Status leadDecides(Project& project, const ProposalRule& rule, PersonId by);

/// Errc::NotPermitted for somebody who is asked and has not said what they think: what can be done would tell them
/// what others think.
Status ownOpinionFirst(const ProposalRule& rule, const ProposalTally& tally, PersonId by);

/// "waits for Bo and Cy; Di is against it".
Argument whatIsMissing(const Project& project, const ProposalTally& tally);

} // namespace accord::taxonomy
