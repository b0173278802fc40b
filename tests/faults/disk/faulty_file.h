// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sqlite3.h>

namespace accord::test::faults {

class FaultyDisk;

/// What the functions that SQLite calls need to know.
struct DiskPorts
{
    FaultyDisk* disk = nullptr;
    sqlite3_vfs* real = nullptr;
    bool sharedMemory = true;
};

/// The bytes that SQLite has to keep for a file: ours, and behind it the system's.
int fileSize(const sqlite3_vfs& real);

/// The system's file behind ours.
sqlite3_file* innerFile(sqlite3_file* file);

/// Makes it one of ours, once the inner one is open. The name is null for temporary files.
void makeFaulty(sqlite3_file* file, DiskPorts& ports, const char* name);

} // namespace accord::test::faults
