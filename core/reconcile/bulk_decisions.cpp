// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/bulk_decisions.h"

#include "core/sqlite/transaction.h"
#include "core/store/long_work/batched_write.h"

#include <optional>
#include <utility>

namespace accord::reconcile {

namespace {

constexpr std::size_t kFew = 1000; // some ten milliseconds

} // namespace

// The same loop for both: a few in a transaction that is committed when all are made, many in batches of which the last
// makes all count.
Status makeDecisions(Project& project, const BulkWork& work, const std::string& what,
                     const std::function<Status(std::size_t, store::EventWriter&)>& make)
{
    if (work.items.empty()) {
        return permit(project, work.by, work.action, work.round);
    }
    std::optional<store::BatchedWrite> batches;
    std::optional<sqlite::Transaction> whole;
    if (work.items.size() > kFew) {
        ACCORD_TRY(store::BatchedWrite begun,
                   store::BatchedWrite::begin(project.database(), "decisions", what,
                                              store::BatchedWrite::Brings::Events, project.now()));
        begun.deriveLater(store::BatchedWrite::Derive::AtTheEnd);
        batches.emplace(std::move(begun));
    } else {
        ACCORD_TRY(sqlite::Transaction begun, sqlite::Transaction::begin(project.database()));
        whole.emplace(std::move(begun));
    }
    std::optional<store::EventWriter> events;
    // Where the round as a whole allows it, it does for the rest of the transaction; otherwise each item is asked
    // about.
    Status allowed;
    for (std::size_t number = 0; number < work.items.size(); ++number) {
        ACCORD_TRY(const bool fresh, batches ? batches->turn() : Result<bool>(number == 0));
        if (fresh) {
            // Others may have acted since the last batch: the logical clock must be read again.
            events.reset();
            allowed = permit(project, work.by, work.action, work.round);
            ACCORD_TRY(auto writer, store::EventWriter::begin(project.database(), project.now()));
            events.emplace(std::move(writer));
            if (batches) {
                events->deriveLater();
                events->setImport(batches->import());
            }
        }
        if (!allowed.ok()) {
            ACCORD_CHECK(permit(project, work.by, work.action, work.round, work.items[number]));
        }
        ACCORD_CHECK(make(number, *events));
    }
    return batches ? batches->finish(project.now()) : whole->commit();
}

} // namespace accord::reconcile
