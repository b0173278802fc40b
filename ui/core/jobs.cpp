// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/core/jobs.h"

#include <QPointer>

#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <future>
#include <map>
#include <mutex>
#include <thread>

namespace accord::ui {

struct Jobs::Running
{
    struct Job
    {
        QPointer<QObject> receiver;
        Done done;
        std::jthread thread;
        std::shared_future<void> ended;
        bool quiet = false;
    };

    std::map<int, Job> jobs;
    int last = 0;
};

/// Where jobs find the object that they report to, as long as there is one.
struct Jobs::Address
{
    std::mutex mutex;
    Jobs* jobs = nullptr;

    template <class Call>
    void post(Call call)
    {
        const std::lock_guard lock(mutex);
        if (jobs != nullptr) {
            QMetaObject::invokeMethod(
                jobs, [to = jobs, call = std::move(call)] { call(*to); }, Qt::QueuedConnection);
        }
    }
};

namespace {

constexpr std::chrono::milliseconds kMoment(500);

std::atomic<int> leftBehind = 0;

/// Hands reports over to the window's thread.
template <class Post>
class Reports final : public Progress
{
public:
    explicit Reports(Post post)
        : m_post(std::move(post))
    {}

    void report(std::string_view step, std::int64_t done, std::int64_t total) override
    {
        m_post(QString::fromUtf8(step.data(), static_cast<qsizetype>(step.size())), done, total);
    }

private:
    Post m_post;
};

// Of a few cores the window's thread wants one: what nobody waits for is done in what is left.
void giveWayToWindow()
{
    constexpr int kNice = 5;
    (void)::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), kNice);
}

Status runOn(const std::filesystem::path& file, Jobs::Access access, const Jobs::Work& work, Progress& progress,
             const std::stop_token& stop)
{
    ACCORD_TRY(Project project, access == Jobs::Access::Read ? Project::openToRead(file) : Project::open(file));
    return work(project, progress, stop);
}

} // namespace

Jobs::Jobs(std::filesystem::path file, QObject* parent)
    : QObject(parent)
    , m_file(std::move(file))
    , m_running(std::make_unique<Running>())
    , m_address(std::make_shared<Address>())
{
    m_address->jobs = this;
}

Jobs::~Jobs()
{
    for (auto& [number, job] : m_running->jobs) {
        job.thread.request_stop();
    }
    {
        const std::lock_guard lock(m_address->mutex);
        m_address->jobs = nullptr;
    }
    const auto enough = std::chrono::steady_clock::now() + kMoment;
    for (auto& [number, job] : m_running->jobs) {
        if (job.quiet && job.ended.wait_until(enough) != std::future_status::ready) {
            ++leftBehind;
            std::jthread([thread = std::move(job.thread)]() mutable {
                thread.join();
                --leftBehind;
            }).detach();
        }
    }
    m_running->jobs.clear(); // joins the others
}

bool Jobs::anyLeftBehind()
{
    return leftBehind > 0;
}

int Jobs::start(const QString& title, Access access, Work work, QObject* receiver, Done done)
{
    const bool quiet = title.isEmpty();
    const int number = ++m_running->last;
    emit started(number, title, quiet);
    auto& job = m_running->jobs[number];
    job.receiver = receiver;
    job.done = std::move(done);
    job.quiet = quiet;
    std::promise<void> ended;
    job.ended = ended.get_future().share();
    job.thread = std::jthread([address = m_address, number, quiet, access, work = std::move(work), file = m_file,
                               ended = std::move(ended)](const std::stop_token& stop) mutable {
        if (quiet) {
            giveWayToWindow();
        }
        Reports reports([&address, number](const QString& step, std::int64_t now, std::int64_t total) {
            address->post([number, step, now, total](Jobs& jobs) { emit jobs.progress(number, step, now, total); });
        });
        const Status status = runOn(file, access, work, reports, stop);
        work = {}; // what it holds goes before it counts as ended
        address->post([number, status](Jobs& jobs) { jobs.finish(number, status); });
        ended.set_value();
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
