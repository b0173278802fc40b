// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/commands/collect/collecting.h"

#include "core/project/project.h"
#include "core/sqlite/database.h"
#include "tests/core/must.h"

namespace accord::test {
namespace {

void addRows(sqlite::Database& database, const char* sql, int columns, std::string& text)
{
    sqlite::Statement query = must(database.prepare(sql));
    while (must(query.step())) {
        for (int i = 0; i < columns; ++i) {
            text += query.string(i) + "\t";
        }
        text += "\n";
    }
}

} // namespace

Collecting::Collecting(const host::WorldSize& size, host::HostSettings settings)
    : server(host::makeWorld(Dialect::GitHub, 7, size), std::move(settings))
{}

Words Collecting::command(const std::string& name, const Words& more) const
{
    Words words{"collect", name, file()};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

void Collecting::add(const Words& more) const
{
    Words words = command("add", {server.source().repository, "--host-api", server.base()});
    words.insert(words.end(), more.begin(), more.end());
    cliDone(words);
}

std::string mirrorOf(const std::string& project)
{
    Project opened = must(Project::open(project));
    std::string text;
    addRows(opened.database(),
            "SELECT number, updated_at, pull_request, comment_count, content FROM fetched_issue ORDER BY number", 5,
            text);
    addRows(opened.database(),
            "SELECT number, created_at, host_id, content FROM fetched_comment ORDER BY number, created_at, host_id", 4,
            text);
    return text;
}

std::int64_t issuesOf(const host::FakeHost& host)
{
    return static_cast<std::int64_t>(host.world().issueCount());
}

} // namespace accord::test
