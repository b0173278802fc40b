// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/bulk.h"

#include "core/store/sqlite/transaction.h"
#include "core/store/turns/turns.h"

#include <optional>

namespace accord::reconcile {
namespace {

constexpr std::size_t kFew = 1000; // some ten milliseconds

Status makeFew(Project& project, std::size_t count, const std::function<Status(std::size_t, store::ActWriter&)>& make)
{
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_TRY(store::ActWriter acts, store::ActWriter::begin(project.database(), project.now()));
    for (std::size_t number = 0; number < count; ++number) {
        ACCORD_CHECK(make(number, acts));
    }
    return transaction.commit();
}

Status makeMany(Project& project, std::size_t count, const std::string& what,
                const std::function<Status(std::size_t, store::ActWriter&)>& make)
{
    ACCORD_TRY(store::Turns turns,
               store::Turns::begin(project.database(), "decisions", what, store::Turns::Brings::Acts, project.now()));
    turns.deriveLater();
    std::optional<store::ActWriter> acts;
    for (std::size_t number = 0; number < count; ++number) {
        ACCORD_TRY(const bool fresh, turns.turn());
        if (fresh) {
            // Others may have acted since the last turn: the logical clock must be read again.
            acts.reset();
            ACCORD_TRY(auto writer, store::ActWriter::begin(project.database(), project.now()));
            acts.emplace(std::move(writer));
            acts->deriveLater();
            acts->setImport(turns.import());
        }
        ACCORD_CHECK(make(number, *acts));
    }
    return turns.finish(project.now());
}

} // namespace

Status makeDecisions(Project& project, std::size_t count, const std::string& what,
                     const std::function<Status(std::size_t, store::ActWriter&)>& make)
{
    return count <= kFew ? makeFew(project, count, make) : makeMany(project, count, what, make);
}

} // namespace accord::reconcile
