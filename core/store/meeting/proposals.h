// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/proposal.h"
#include "core/sqlite/database.h"
#include "core/store/events/event_writer.h"

#include <vector>

namespace accord::store {

/// Longer texts of a proposal are cut off when they are read: copies come from strangers.
constexpr std::size_t kLongestProposalText = std::size_t{8} * 1024;
constexpr std::size_t kMostProposalExamples = 40;
constexpr std::size_t kMostProposalCodes = 1000;

/// Every proposal, oldest first, by the logical clock of the events. Two copies that are merged give the union: of
/// opinions the latest of each person holds, of issues that raised it the first naming of each. An
/// end holds against being open; of several ends an accepting one does, because the codebook has it, else the first.
Result<std::vector<Proposal>> proposals(sqlite::Database& database);

/// Errc::NotFound.
Result<Proposal> proposal(sqlite::Database& database, const Uuid& id);

/// Makes a proposal; `content` is kept as it is. Answers its identifier. Errc::Invalid for more than copies take over
/// from each other. `item`: the issue that raises it, if one does.
Result<Uuid> makeProposal(EventWriter& events, const ProposalContent& content, PersonId by, ItemId item,
                          const Uuid& meeting, const std::vector<PersonId>& asked);

/// One more issue that raises it.
Status raiseProposal(EventWriter& events, const Uuid& proposal, PersonId by, ItemId item, const Uuid& meeting);

/// Somebody's opinion, or (Stance::None) that they withdraw it.
Status giveOpinion(EventWriter& events, const Uuid& proposal, const Opinion& opinion);

/// `asked`: whose opinion counted then.
Status endProposal(EventWriter& events, const Uuid& proposal, const ProposalEnd& end,
                   const std::vector<PersonId>& asked);

} // namespace accord::store
