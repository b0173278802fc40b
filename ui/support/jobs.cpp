// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/support/jobs.h"

#include <QPointer>

#include <map>
#include <thread>

namespace accord::ui {

struct Jobs::Running
{
    struct Job
    {
        QPointer<QObject> receiver;
        Done done;
        std::jthread thread;
    };

    std::map<int, Job> jobs;
    int last = 0;
};

namespace {

/// Hands reports over to the window's thread.
class Reports final : public Progress
{
public:
    Reports(Jobs& jobs, int job)
        : m_jobs(jobs)
        , m_job(job)
    {}

    void report(std::string_view step, std::int64_t done, std::int64_t total) override
    {
        const QString name = QString::fromUtf8(step.data(), static_cast<qsizetype>(step.size()));
        QMetaObject::invokeMethod(
            &m_jobs, [&jobs = m_jobs, job = m_job, name, done, total] { emit jobs.progress(job, name, done, total); },
            Qt::QueuedConnection);
    }

private:
    Jobs& m_jobs;
    int m_job;
};

Status runOn(const std::filesystem::path& file, const Jobs::Work& work, Progress& progress, const std::stop_token& stop)
{
    ACCORD_TRY(Project project, Project::open(file));
    return work(project, progress, stop);
}

} // namespace

Jobs::Jobs(std::filesystem::path file, QObject* parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_running(std::make_unique<Running>())
{}

Jobs::~Jobs()
{
    for (auto& [number, job] : m_running->jobs) {
        job.thread.request_stop();
    }
    // The threads join here, while the object that they report to still stands.
    m_running->jobs.clear();
}

int Jobs::start(const QString& title, Work work, QObject* receiver, Done done, bool quiet)
{
    const int number = ++m_running->last;
    emit started(number, title, quiet);
    auto& job = m_running->jobs[number];
    job.receiver = receiver;
    job.done = std::move(done);
    job.thread = std::jthread([this, number, work = std::move(work), file = m_file](const std::stop_token& stop) {
        Reports reports(*this, number);
        const Status status = runOn(file, work, reports, stop);
        QMetaObject::invokeMethod(
            this, [this, number, status] { finish(number, status); }, Qt::QueuedConnection);
    });
    return number;
}

void Jobs::stop(int job)
{
    const auto found = m_running->jobs.find(job);
    if (found != m_running->jobs.end()) {
        found->second.thread.request_stop();
    }
}

bool Jobs::anyRunning() const
{
    return !m_running->jobs.empty();
}

void Jobs::finish(int number, const Status& status)
{
    auto node = m_running->jobs.extract(number);
    if (node.empty()) {
        return;
    }
    const Running::Job& job = node.mapped();
    emit finished(number);
    if (job.receiver && job.done) {
        job.done(status);
    }
}

} // namespace accord::ui
