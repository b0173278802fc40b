// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sqlite/database.h"

namespace accord::store {

/// While it lives, the connection keeps up to 256 MB of pages in memory. For a transaction that inserts many rows in
/// random order: with the usual few megabytes every page of their indexes is written and read again and again.
class LargeCache
{
public:
    explicit LargeCache(Database& database);
    ~LargeCache();
    LargeCache(const LargeCache&) = delete;
    LargeCache& operator=(const LargeCache&) = delete;
    LargeCache(LargeCache&&) = delete;
    LargeCache& operator=(LargeCache&&) = delete;

private:
    Database& m_database;
};

} // namespace accord::store
