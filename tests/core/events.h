// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "tests/core/must.h"

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

} // namespace accord::test
