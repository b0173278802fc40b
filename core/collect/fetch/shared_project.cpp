// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/shared_project.h"

#include "core/project/permission.h"
#include "core/store/sqlite/transaction.h"

#include <chrono>

namespace accord::collect {
namespace {

// So often somebody who wishes to stop is heard while others write.
constexpr std::chrono::milliseconds kPatience{100};

Result<store::Transaction> beginAtLast(store::Database& database, const std::stop_token& stop)
{
    const auto deadline = std::chrono::steady_clock::now() + store::Transaction::kPatience;
    while (true) {
        Result<store::Transaction> begun = store::Transaction::begin(database, kPatience);
        const bool locked = !begun.ok() && begun.error().code == Errc::Locked;
        if (!locked || std::chrono::steady_clock::now() >= deadline) {
            return begun;
        }
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, database.file().string(), {}};
        }
    }
}

} // namespace

Status SharedProject::read(const Work& work)
{
    const std::scoped_lock lock(m_mutex);
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(m_project.database()));
    return work(m_project.database());
}

Status SharedProject::write(const Work& work, const std::stop_token& stop)
{
    const std::scoped_lock lock(m_mutex);
    ACCORD_TRY(store::Transaction transaction, beginAtLast(m_project.database(), stop));
    ACCORD_CHECK(permit(m_project, m_by, Action::Fetch));
    ACCORD_CHECK(work(m_project.database()));
    return transaction.commit();
}

void SharedProject::tell(const std::function<void(FetchWatch&)>& what)
{
    const std::scoped_lock lock(m_mutex);
    what(m_watch);
}

} // namespace accord::collect
