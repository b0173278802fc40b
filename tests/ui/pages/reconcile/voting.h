// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"
#include "core/reconcile/meeting_queries.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/meeting/second_votes.h"
#include "tests/core/must.h"
#include "tests/ui/page_bench.h"

#include <string>
#include <utility>
#include <vector>

namespace accord::test {

/// One event of another process, in a transaction of its own.
template <class What>
void eventElsewhere(const PageBench& bench, const What& what)
{
    Project project = must(Project::open(bench.file()));
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    must(what(project, events));
    must(transaction.commit());
}

inline Uuid openVote(const PageBench& bench, const std::string& number, const Uuid& meeting = {})
{
    Uuid id;
    eventElsewhere(bench, [&](Project&, store::EventWriter& events) -> Status {
        ACCORD_TRY(id, store::openSecondVote(events, bench.item(number), bench.person("Ann"), meeting,
                                             {bench.person("Ann"), bench.person("Bob")}));
        return {};
    });
    return id;
}

inline void castVote(const PageBench& bench, const Uuid& id, const std::string& name, const std::string& code)
{
    eventElsewhere(bench, [&](Project& project, store::EventWriter& events) -> Status {
        ACCORD_TRY(const SecondVote vote, store::secondVote(project.database(), id));
        return store::castVote(events, vote, bench.person(name),
                               VoteContent{Verdict::Category, bench.category(code), Exclusion::None, "looked again"});
    });
}

inline void revealVote(const PageBench& bench, const Uuid& id)
{
    eventElsewhere(bench, [&](Project& project, store::EventWriter& events) -> Status {
        ACCORD_TRY(const SecondVote vote, store::secondVote(project.database(), id));
        return store::endSecondVote(events, vote, bench.person("Ann"), SecondVoteState::Revealed);
    });
}

inline void voteAgain(const PageBench& bench, const std::string& number,
                      const std::vector<std::pair<std::string, std::string>>& votes, const Uuid& meeting = {})
{
    const Uuid id = openVote(bench, number, meeting);
    for (const auto& [name, code] : votes) {
        castVote(bench, id, name, code);
    }
    revealVote(bench, id);
}

} // namespace accord::test
