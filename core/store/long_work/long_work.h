// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace accord::store {

/// Work that writes in several transactions, as everybody sees it: a row of `import`, by whose number is known what it
/// brought. It is begun, and then either finished, or taken back as if it had never been. What counts of what it
/// brought meanwhile is said once, by the view `open_import` and those made of it.
///
///     begin() ── finish()            it counts from then on
///        └────── claim() ── end()    its row gets another uuid, and then goes
///
/// The uuid tells who may go on: who does the work knows it by the one that it began with, so that from claim() on they
/// cannot finish it any more, and of two who take it back only the one who came last goes on. Numbers are used again.
class LongWork
{
public:
    /// The work that a row stands for.
    LongWork(sqlite::Database& database, ImportId id, const Uuid& uuid)
        : m_database(&database)
        , m_id(id)
        , m_uuid(uuid)
    {}

    /// Inside the caller's transaction. `kind`: "issues", "labels", "decisions", ...; `source`: what it reads; `at`:
    /// the wall clock's time.
    static Result<LongWork> begin(sqlite::Database& database, std::string_view kind, std::string_view source,
                                  const std::string& at);

    [[nodiscard]] ImportId id() const { return m_id; }
    [[nodiscard]] sqlite::Database& database() const { return *m_database; }

    /// Errc::Locked where it has finished, or somebody takes it back.
    [[nodiscard]] Status requireOpen() const;

    /// Its events are later than those that there are now: then they do not count before it has finished.
    [[nodiscard]] Status bringsEvents() const;

    /// After which event its own are; none where it brings none.
    [[nodiscard]] Result<std::optional<std::int64_t>> eventsAfter() const;

    /// Inside the caller's transaction. Errc::Locked as requireOpen().
    [[nodiscard]] Status finish(const std::string& at) const;

    /// The work for somebody who takes it back; inside the caller's transaction. Errc::Locked as requireOpen().
    [[nodiscard]] Result<LongWork> claim() const;

    /// Its row goes, unless a text that somebody uses meanwhile still names it; inside the caller's transaction.
    [[nodiscard]] Status end() const;

private:
    sqlite::Database* m_database;
    ImportId m_id;
    Uuid m_uuid;
};

} // namespace accord::store
