// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/sqlite/large_cache.h"

namespace accord::store {

// Only a matter of speed: should one of them fail, the work is the same.
LargeCache::LargeCache(Database& database)
    : m_database(database)
{
    (void)m_database.execute("PRAGMA cache_size = -262144");
}

LargeCache::~LargeCache()
{
    (void)m_database.execute("PRAGMA cache_size = -2000"); // SQLite's own, which all connections have
}

} // namespace accord::store
