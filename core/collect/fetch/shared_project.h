// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/fetch.h"
#include "core/project/project.h"
#include "core/store/sqlite/database.h"

#include <functional>
#include <mutex>
#include <stop_token>
#include <string>

namespace accord::collect {

/// What the threads of one fetch share: the project, at which one of them works at a time, and who watches.
class SharedProject
{
public:
    /// `by`: in whose name is fetched.
    SharedProject(Project& project, PersonId by, FetchWatch& watch)
        : m_project(project)
        , m_by(by)
        , m_watch(watch)
    {}

    using Work = std::function<Status(store::Database&)>;

    Status read(const Work& work);

    /// All of it in one transaction, or none; Errc::NotPermitted for who may not fetch. While others write it is waited
    /// for, unless somebody wishes to stop.
    Status write(const Work& work, const std::stop_token& stop);

    void tell(const std::function<void(FetchWatch&)>& what);
    [[nodiscard]] std::string now() const { return m_project.now(); }

private:
    std::mutex m_mutex;
    Project& m_project;
    PersonId m_by;
    FetchWatch& m_watch;
};

} // namespace accord::collect
