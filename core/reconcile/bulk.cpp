// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/bulk.h"

#include "core/store/sqlite/transaction.h"
#include "core/store/batches/batched_write.h"

#include <optional>

namespace accord::reconcile {
namespace {

constexpr std::size_t kFew = 1000; // some ten milliseconds

// The round as a whole allows it for the rest of the transaction; otherwise each item is asked about.
class Permission
{
public:
    Permission(Project& project, const BulkWork& work)
        : m_project(project)
        , m_work(work)
    {}

    void askAnew() { m_whole = permit(m_project, m_work.by, m_work.action, m_work.round); }

    [[nodiscard]] Status ask(std::size_t number) const
    {
        return m_whole.ok() ? m_whole : permit(m_project, m_work.by, m_work.action, m_work.round, m_work.items[number]);
    }

    [[nodiscard]] const Status& whole() const { return m_whole; }

private:
    Project& m_project;
    const BulkWork& m_work;
    Status m_whole;
};

Status makeFew(Project& project, const BulkWork& work,
               const std::function<Status(std::size_t, store::EventWriter&)>& make)
{
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    Permission permission(project, work);
    permission.askAnew();
    if (work.items.empty()) {
        return permission.whole();
    }
    for (std::size_t number = 0; number < work.items.size(); ++number) {
        ACCORD_CHECK(permission.ask(number));
        ACCORD_CHECK(make(number, events));
    }
    return transaction.commit();
}

Status makeMany(Project& project, const BulkWork& work, const std::string& what,
                const std::function<Status(std::size_t, store::EventWriter&)>& make)
{
    ACCORD_TRY(store::BatchedWrite batches,
               store::BatchedWrite::begin(project.database(), "decisions", what, store::BatchedWrite::Brings::Events, project.now()));
    batches.deriveLater();
    std::optional<store::EventWriter> events;
    Permission permission(project, work);
    for (std::size_t number = 0; number < work.items.size(); ++number) {
        ACCORD_TRY(const bool fresh, batches.turn());
        if (fresh) {
            // Others may have acted since the last batch: the logical clock must be read again.
            events.reset();
            permission.askAnew();
            ACCORD_TRY(auto writer, store::EventWriter::begin(project.database(), project.now()));
            events.emplace(std::move(writer));
            events->deriveLater();
            events->setImport(batches.import());
        }
        ACCORD_CHECK(permission.ask(number));
        ACCORD_CHECK(make(number, *events));
    }
    return batches.finish(project.now());
}

} // namespace

Status makeDecisions(Project& project, const BulkWork& work, const std::string& what,
                     const std::function<Status(std::size_t, store::EventWriter&)>& make)
{
    return work.items.size() <= kFew ? makeFew(project, work, make) : makeMany(project, work, what, make);
}

} // namespace accord::reconcile
