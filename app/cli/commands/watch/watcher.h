// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/watch/watched_round.h"
#include "app/cli/console.h"
#include "core/base/result.h"
#include "core/project/feed.h"
#include "core/project/presence.h"
#include "core/project/project.h"

#include <map>
#include <optional>
#include <string>

namespace accord::cli {

/// Follows a project and prints a line for each change, as it comes.
class Watcher
{
public:
    /// `round`: the only one to follow; without it all of them. Prints how each stands at the start.
    static Result<Watcher> start(Project& project, std::optional<RoundId> round, Console& console);

    /// Prints what was committed since the last look. Answers how many changes that were.
    Result<int> look();

    /// Prints who has the project open in a window, if others do than at the last look. For every second or so.
    Status lookWho(Presence::Moment now);

private:
    Watcher(Project& project, Feed feed, std::optional<RoundId> only, Console& console);

    [[nodiscard]] bool follows(RoundId round) const { return !m_only || *m_only == round; }
    Status loadRounds();
    Status reload(RoundId round);

    /// The round of the change, with the change in it; null when it is none of those that are followed.
    template <class Change>
    Result<const WatchedRound*> takenOver(const Change& change);

    Status tell(const LabelChange& change);
    Status tell(const DecisionChange& change);
    Status tell(const SecondVoteChange& change);
    Status tellContents(std::string_view kind);
    Result<Json> itemJson(ItemId item);
    void print(const WatchedRound& round, Json change, const std::string& text);

    Project& m_project;
    Feed m_feed;
    std::optional<RoundId> m_only;
    Console& m_console;
    std::map<RoundId, WatchedRound> m_rounds;
    Presence m_presence{Presence::Mode::Watching};
    Json m_here = Json::array(); ///< as it was printed last
    int m_printed = 0;
};

} // namespace accord::cli
