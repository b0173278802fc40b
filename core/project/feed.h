// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/project/project.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace accord {

namespace store {
struct EventChange;
}

/// What holds now for a label that somebody gave, changed or withdrew. While the round is blind only that it happened
/// is told: what the label says is hidden, also to whoever gave it, who reads it with the use cases of labelling. A
/// merged category is told as what it counts as.
struct LabelChange
{
    RoundId round;
    ItemId item;
    PersonId by;
    Verdict verdict = Verdict::None;
    CategoryId category;
    bool flagged = false;
    bool hidden = false;    ///< the round is blind: verdict, category and flag are empty whatever the label says
    std::int64_t clock = 0; ///< logical time of what they said
};

/// What holds now for a decision that was made, changed or reopened; hidden while the round is blind.
struct DecisionChange
{
    RoundId round;
    ItemId item;
    DecisionState state = DecisionState::Open;
    Verdict verdict = Verdict::None;
    CategoryId category;
    DecisionSource source = DecisionSource::Person;
    bool hidden = false;
};

/// A second vote was opened, somebody voted in it, it was revealed or called off. What people vote is not told.
struct SecondVoteChange
{
    RoundId round;
    ItemId item;
    PersonId by;
};

/// What anybody did to the project since the last look, this process included.
struct Changes
{
    std::vector<LabelChange> labels;
    std::vector<DecisionChange> decisions;
    std::vector<SecondVoteChange> secondVotes;
    bool meetings = false;  ///< one began, changed or ended
    bool proposals = false; ///< one was made, somebody gave an opinion, or it was accepted or rejected
    bool contents = false;  ///< people, rounds, items, issues or the taxonomy: the project was refreshed, lists are old
    bool everything = false; ///< too much at once to tell one by one: read again what you show

    [[nodiscard]] bool empty() const
    {
        return labels.empty() && decisions.empty() && secondVotes.empty() && !meetings && !proposals && !contents &&
               !everything;
    }
};

/// The live change feed of one project. poll() costs microseconds while nothing happens.
class Feed
{
public:
    /// Above this many events at once a change is `everything`.
    static constexpr int kMost = 5000;

    /// Starts at what the project holds now.
    static Result<Feed> start(Project& project);

    /// What was committed since the last call, by this connection or any other.
    Result<Changes> poll(Project& project);

private:
    Result<std::vector<store::EventChange>> sinceLastLook(sqlite::Database& database) const;

    std::int64_t m_dataVersion = 0;
    std::int64_t m_ownChanges = 0;
    std::int64_t m_contents = 0;
    std::vector<std::pair<ImportId, EventId>> m_openWork; ///< its events up to the last one are still to be told
    EventId m_last;                                       ///< of all that were there at the last look
    Uuid m_lastUuid;
};

} // namespace accord
