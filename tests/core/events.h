// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "tests/core/must.h"

#include <vector>

namespace accord::test {

/// Says something through the store, in a transaction of its own. `what` takes an EventWriter and answers a Result.
template <class What>
auto inOne(Project& project, const What& what)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), project.now()));
    auto result = must(what(events));
    must(transaction.commit());
    return result;
}

/// The same where `what` answers a Status; the project knows of it afterwards.
template <class What>
void written(Project& project, const What& what)
{
    inOne(project, [&](store::EventWriter& events) -> Result<bool> {
        ACCORD_CHECK(what(events));
        return true;
    });
    must(project.refresh());
}

/// Every label that anybody ever gave to an item, oldest first; withdrawn ones included, and of a blind round, too.
inline std::vector<Label> labelHistory(sqlite::Database& database, ItemId item)
{
    sqlite::Statement query = must(database.prepare(R"sql(
        SELECT seq
        FROM counted_event
        WHERE item_id = ?
          AND kind = 'label'
        ORDER BY clock, uuid
    )sql"));
    query.bind(item);
    std::vector<Label> labels;
    while (must(query.step())) {
        labels.push_back(must(store::labelByEvent(database, query.id<EventId>(0))).value());
    }
    return labels;
}

} // namespace accord::test
