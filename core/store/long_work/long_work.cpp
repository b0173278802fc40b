// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/long_work/long_work.h"

#include "core/base/reason.h"

namespace accord::store {
namespace {

Error takenBack(const sqlite::Database& database)
{
    return Error{Errc::Locked, Reason::UndoneByAnother, {database.file().string()}};
}

} // namespace

Result<LongWork> LongWork::begin(sqlite::Database& database, std::string_view kind, std::string_view source,
                                 const std::string& at)
{
    const Uuid uuid = newUuid();
    ACCORD_CHECK(
        database.query("INSERT INTO import (uuid, kind, source, started_at) VALUES (:uuid, :kind, :source, :at)")
            .bind(":uuid", uuid)
            .bind(":kind", kind)
            .bind(":source", source)
            .bind(":at", at)
            .run());
    return LongWork(database, ImportId{database.lastInsertId()}, uuid);
}

Status LongWork::requireOpen() const
{
    ACCORD_TRY(const auto open, m_database->query("SELECT 1 FROM open_import WHERE id = :id AND uuid = :uuid")
                                    .bind(":id", m_id)
                                    .bind(":uuid", m_uuid)
                                    .one<int>());
    return open ? Status() : Status(takenBack(*m_database));
}

Status LongWork::bringsEvents() const
{
    return m_database->query("UPDATE import SET first_event = (SELECT coalesce(max(seq), 0) FROM event) WHERE id = :id")
        .bind(":id", m_id)
        .run();
}

Result<std::optional<std::int64_t>> LongWork::eventsAfter() const
{
    return m_database->query("SELECT first_event FROM import WHERE id = :id AND first_event IS NOT NULL")
        .bind(":id", m_id)
        .one<std::int64_t>();
}

Status LongWork::finish(const std::string& at) const
{
    ACCORD_CHECK(requireOpen());
    return m_database->query("UPDATE import SET finished_at = :at WHERE id = :id")
        .bind(":at", at)
        .bind(":id", m_id)
        .run();
}

Result<LongWork> LongWork::claim() const
{
    ACCORD_CHECK(requireOpen());
    const LongWork claimed(*m_database, m_id, newUuid());
    ACCORD_CHECK(m_database->query("UPDATE import SET uuid = :uuid WHERE id = :id")
                     .bind(":uuid", claimed.m_uuid)
                     .bind(":id", m_id)
                     .run());
    return claimed;
}

Status LongWork::end() const
{
    return m_database
        ->query("DELETE FROM import WHERE id = :id AND NOT EXISTS (SELECT 1 FROM text WHERE text.import_id = :id)")
        .bind(":id", m_id)
        .run();
}

} // namespace accord::store
