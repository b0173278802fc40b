// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/long_work/long_work.h"
#include "core/store/merging/merge_steps.h"

#include <filesystem>
#include <string>

namespace accord::store {

Result<Taken<Imports>> takeImports(const CopyComparison& compared)
{
    constexpr auto kNeeded = R"sql(
        SELECT uuid, kind, source, started_at, coalesce(finished_at, started_at)
        FROM other.import
        WHERE id IN (
            SELECT t.import_id
            FROM map_issue m
            JOIN other.text t ON t.id = m.there
            WHERE m.here IS NULL
              AND m.wanted = 1
            UNION
            SELECT d.import_id
            FROM map_text m
            JOIN other.document d ON d.id = m.there
            WHERE m.here IS NULL
            UNION
            SELECT a.import_id
            FROM map_event n
            JOIN other.event a ON a.seq = n.there
        )
        ORDER BY id
    )sql";
    constexpr auto kTakeImport = R"sql(
        INSERT OR IGNORE INTO main.import (uuid, kind, source, started_at, finished_at)
        VALUES (:uuid, :kind, :source, :started, :finished)
    )sql";
    sqlite::Database& project = compared.copy->database();
    ACCORD_CHECK(compared.copy->query(kNeeded).each([&project](const sqlite::Row& row) {
        // Where the file lay on another machine is nobody's business here.
        const std::string source = std::filesystem::path(row.string(2)).filename().string();
        return project.query(kTakeImport)
            .bind(":uuid", row.uuid(0))
            .bind(":kind", row.text(1))
            .bind(":source", source)
            .bind(":started", row.text(3))
            .bind(":finished", row.text(4))
            .run();
    }));
    return Taken(Imports{});
}

Result<TakenStudy> takeStudy(const CopyComparison& compared, const MergeChoices& choices, const std::string& at)
{
    ACCORD_TRY(const auto people, takePeople(compared, choices, at));
    ACCORD_TRY(const auto rounds, takeRounds(compared, choices));
    ACCORD_TRY(const auto imports, takeImports(compared));
    ACCORD_TRY(const auto issues, takeIssues(compared, imports));
    ACCORD_TRY(const auto texts, takeTexts(compared, issues, imports));
    ACCORD_CHECK(takeCollected(*compared.copy, issues, texts));
    ACCORD_TRY(const auto items, takeItems(compared, rounds, issues, choices));
    ACCORD_CHECK(takeCodebooks(compared, people, imports, choices));
    return TakenStudy{&compared, people, rounds, items, texts, imports};
}

Status noteMerge(sqlite::Database& project, const std::string& source, const std::string& at)
{
    ACCORD_TRY(const LongWork work, LongWork::begin(project, "merge", source, at));
    return work.finish(at);
}

} // namespace accord::store
