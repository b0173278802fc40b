// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCache>

#include "core/model/study.h"
#include "core/project/project.h"

#include <span>

namespace accord::ui {

/// Headings of the rows that were in view lately. A page of rows is read at once, when its first row is painted.
class HeadingCache
{
public:
    explicit HeadingCache(Project& project);

    /// Null while it is not there: fetch() the page around it first.
    [[nodiscard]] const Heading* find(ItemId item) const;
    void fetch(std::span<const ItemId> items);
    void clear();

private:
    Project& m_project;
    QCache<qint64, Heading> m_cache;
};

} // namespace accord::ui
