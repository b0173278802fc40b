// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/threads/writer.h"

#include "core/project/feed.h"

#include <optional>

namespace accord::ui {
namespace {

/// The writer's connection, opened when it is first needed and tried again while the file cannot be opened.
struct Connection
{
    std::optional<Project> project;
    std::optional<Feed> feed;

    Status prepare(const std::filesystem::path& file)
    {
        if (!project) {
            ACCORD_TRY(Project opened, Project::open(file));
            ACCORD_TRY(feed, Feed::start(opened));
            project.emplace(std::move(opened));
            return {};
        }
        // Other connections may have changed people, rounds or the taxonomy, which the project keeps in memory.
        return feed->poll(*project).ok() ? Status() : project->refresh();
    }
};

} // namespace

Writer::Writer(std::filesystem::path file, Done done)
    : m_file(std::move(file))
    , m_done(std::move(done))
    , m_thread([this] { run(); })
{}

Writer::~Writer()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void Writer::give(int number, Work work)
{
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back(Task{number, std::move(work)});
    }
    m_wake.notify_one();
}

void Writer::waitUntilIdle()
{
    std::unique_lock lock(m_mutex);
    m_idle.wait(lock, [this] { return m_tasks.empty() && !m_busy; });
}

void Writer::run()
{
    Connection connection;
    for (;;) {
        Task task;
        {
            std::unique_lock lock(m_mutex);
            m_busy = false;
            if (m_tasks.empty()) {
                m_idle.notify_all();
            }
            m_wake.wait(lock, [this] { return m_stopping || !m_tasks.empty(); });
            if (m_tasks.empty()) {
                return;
            }
            task = std::move(m_tasks.front());
            m_tasks.pop_front();
            m_busy = true;
        }
        Status status = connection.prepare(m_file);
        if (status.ok()) {
            status = task.work(*connection.project);
        }
        m_done(task.number, std::move(status));
    }
}

} // namespace accord::ui
