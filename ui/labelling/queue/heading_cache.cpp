// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/queue/heading_cache.h"

#include "core/project/items.h"

namespace accord::ui {
namespace {

constexpr qsizetype kMost = 2048; // some screens full of rows

} // namespace

HeadingCache::HeadingCache(Project& project)
    : m_project(project)
    , m_cache(kMost)
{}

const Heading* HeadingCache::find(ItemId item) const
{
    return m_cache.object(item.value);
}

void HeadingCache::fetch(std::span<const ItemId> items)
{
    auto headings = headingsOf(m_project, items);
    if (!headings) {
        return; // the row stays without its title; the page itself tells what is wrong with the file
    }
    for (Heading& heading : *headings) {
        const qint64 key = heading.item.value;
        m_cache.insert(key, new Heading(std::move(heading)));
    }
}

void HeadingCache::clear()
{
    m_cache.clear();
}

} // namespace accord::ui
