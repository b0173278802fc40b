// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/proposal.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/project.h"
#include "core/taxonomy/rule.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::taxonomy {

/// A proposal as one person may see it. While it is open and their own opinion is asked for and missing, nobody else's
/// is told to them, so that nobody is led: `proposal.opinions` is empty then, and the tally says who is asked only.
/// An issue of a blind round that somebody else named is told to leads only: it says much of what they label it as.
struct ProposalView
{
    Proposal proposal;
    int number = 0; ///< 1-based, in the order of the list
    bool hidden = false;
    int given = 0; ///< how many of those who are asked have given theirs
    ProposalTally tally;
    Stance own = Stance::None;
    bool waitsForMe = false; ///< the viewer is asked and has not said anything
    bool acceptable = false; ///< the study's rule is met
    bool rejectable = false; ///< it cannot be met any more, or opinions are advice only
    int codebook = 0;        ///< of an accepted one: number of the version in which it entered
    bool inForce = false;    ///< accepted, and the codebook has the category (or the changed one) now
};

/// Every proposal, oldest first. `viewer`: none is somebody unknown, who sees opinions of ended proposals only.
Result<std::vector<ProposalView>> proposals(Project& project, PersonId viewer);

/// By its number in the list, its identifier, or the name of the new category. Errc::NotFound, Ambiguous.
Result<ProposalView> proposalNamed(Project& project, std::string_view name, PersonId viewer);

/// Open proposals for a new category whose name is like the typed one (a common word or few typing errors), most
/// similar first.
std::vector<ProposalView> similarTo(const std::vector<ProposalView>& proposals, std::string_view name);

/// The round of an item that raised a proposal. Errc::NotFound.
Result<RoundId> roundOf(Project& project, ItemId item);

/// Somebody's wish.
struct NewProposal
{
    ProposalContent content; ///< the level of a new category follows from its parent
    PersonId by;
    std::vector<ItemId> items;   ///< what raises it; may be none
    Uuid meeting;                ///< null outside of meetings
    std::vector<PersonId> asked; ///< none: everybody in the project
};

/// Makes the proposal; whoever makes it is for it (and among those who are asked). Errc::Invalid for a content that
/// does not fit together, Errc::Exists for the name of a category that stands beside, Errc::NotFound for a category.
Result<Uuid> propose(Project& project, NewProposal proposal);

/// A change of a category's words, from the text that somebody wrote beside a decision.
Result<Uuid> proposeChange(Project& project, PersonId by, ItemId item, CategoryId category, const std::string& text,
                           const Uuid& meeting = {});

/// One more issue that raises it, and who supports it is for it unless they said otherwise.
Status support(Project& project, const Uuid& proposal, PersonId by, ItemId item, const Uuid& meeting = {});

/// Gives, changes or withdraws (Stance::None) an opinion. Being against needs a reason: Errc::Invalid.
Status giveOpinion(Project& project, const Uuid& proposal, const Opinion& opinion);

/// Nobody wants it: it stays in the list with the reason, which is required. Errc::NotPermitted while the study's rule
/// could still be met, or before who is asked has given an own opinion.
Status reject(Project& project, const Uuid& proposal, PersonId by, const std::string& reason, const Uuid& meeting = {});

/// Only who made it withdraws it: Errc::NotPermitted.
Status withdraw(Project& project, const Uuid& proposal, PersonId by, const std::string& reason);

/// What is left open by a proposal and said when it is accepted.
struct Wording
{
    std::string code;                          ///< of the new category; empty: the next free one under its parent
    CategoryField field = CategoryField::None; ///< of a wish in free words: what it changes ...
    std::string text;                          ///< ... and what the field shall say
    std::string reason;
    Uuid meeting;         ///< null outside of meetings
    bool meaning = false; ///< of a change: labels given under the older words are to be looked at again
    int newest = 0;       ///< the version of the codebook that the person saw; 0: whichever there is
};

/// What accepting a proposal led to.
struct Accepted
{
    CategoryId category; ///< the new one, or the one whose words changed
    std::string code;
    int codebook = 0;          ///< number of the version in which it entered
    std::vector<ItemId> items; ///< raised it, and are to be labelled again
};

/// Makes the proposal part of the next codebook version, all or nothing. Errc::NotPermitted while the study's rule is
/// not met (the detail tells who is missing or against), before who is asked has given an own opinion, in the package
/// of one person, and when the parent or the category is retired meanwhile. Errc::Invalid for a code that is taken, and
/// for a wish without words.
/// Errc::Changed when somebody has changed since what the proposal changes.
/// A proposal that is accepted already comes back into the codebook if another copy's version took it out.
Result<Accepted> accept(Project& project, const Uuid& proposal, PersonId by, const Wording& wording = {});

/// The code that a new category would get: under its parent the next number ("C.10"), for sub-themes in the numerals
/// of the others ("C.9.iv"), and the next letter for a type. Codes of retired categories stay theirs, and so do
/// those of `held`. `parent`: null for a type.
std::string suggestedCode(const Taxonomy& taxonomy, const Uuid& parent, const HeldCodes& held = {});

} // namespace accord::taxonomy
