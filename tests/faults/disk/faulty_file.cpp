// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/disk/faulty_file.h"

#include "tests/faults/disk/faulty_disk.h"

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>

namespace accord::test::faults {
namespace {

/// SQLite makes room for it and knows only its first member.
struct FaultyFile
{
    sqlite3_file base;
    FaultyDisk* disk;
    const char* name; ///< SQLite keeps it until the file is closed
};

// Behind ours, where a pointer may stand.
constexpr std::size_t kInnerAt =
    (sizeof(FaultyFile) + alignof(std::max_align_t) - 1) / alignof(std::max_align_t) * alignof(std::max_align_t);

FaultyFile& ours(sqlite3_file* file)
{
    return *reinterpret_cast<FaultyFile*>(file);
}

/// Everything that one call has in common: the lock, the count, the inner file.
struct Turn
{
    Turn(sqlite3_file* file, Call call)
        : disk(*ours(file).disk)
        , lock(disk.mutex())
        , inner(innerFile(file))
        , name(ours(file).name)
        , images(name == nullptr ? nullptr : disk.images())
        , wrong(disk.next(call))
    {}

    FaultyDisk& disk;
    std::lock_guard<std::recursive_mutex> lock;
    sqlite3_file* inner;
    const char* name;
    Images* images;
    std::optional<Wrong> wrong;
};

int close(sqlite3_file* file)
{
    sqlite3_file* inner = innerFile(file);
    return inner->pMethods->xClose(inner);
}

int read(sqlite3_file* file, void* out, int size, sqlite3_int64 offset)
{
    const Turn turn(file, Call::Read);
    if (turn.wrong) {
        if (turn.wrong == Wrong::Tears) {
            (void)turn.inner->pMethods->xRead(turn.inner, out, size / 2, offset);
        }
        return SQLITE_IOERR_READ;
    }
    return turn.inner->pMethods->xRead(turn.inner, out, size, offset);
}

int passOn(const Turn& turn, const void* data, int size, sqlite3_int64 offset)
{
    const int code = turn.inner->pMethods->xWrite(turn.inner, data, size, offset);
    if (code == SQLITE_OK && turn.images != nullptr) {
        turn.images->written(turn.name, offset,
                             std::string(static_cast<const char*>(data), static_cast<std::size_t>(size)));
    }
    return code;
}

int write(sqlite3_file* file, const void* data, int size, sqlite3_int64 offset)
{
    const Turn change(file, Call::Change);
    const Turn turn(file, Call::Write);
    if (turn.wrong == Wrong::Full) {
        return SQLITE_FULL;
    }
    if (turn.wrong == Wrong::Tears) {
        (void)passOn(turn, data, size / 2, offset);
    }
    if (turn.wrong || change.wrong) {
        return SQLITE_IOERR_WRITE;
    }
    return passOn(turn, data, size, offset);
}

int truncate(sqlite3_file* file, sqlite3_int64 size)
{
    const Turn change(file, Call::Change);
    const Turn turn(file, Call::Truncate);
    if (turn.wrong || change.wrong) {
        return SQLITE_IOERR_TRUNCATE;
    }
    const int code = turn.inner->pMethods->xTruncate(turn.inner, size);
    if (code == SQLITE_OK && turn.images != nullptr) {
        turn.images->truncated(turn.name, size);
    }
    return code;
}

// What is only simulated need not wait for the real disk.
int sync(sqlite3_file* file, int /*flags*/)
{
    const Turn change(file, Call::Change);
    const Turn turn(file, Call::Sync);
    if (turn.wrong || change.wrong) {
        return SQLITE_IOERR_FSYNC;
    }
    if (turn.images != nullptr) {
        turn.images->synced(turn.name);
    }
    return SQLITE_OK;
}

int fileSizeNow(sqlite3_file* file, sqlite3_int64* size)
{
    sqlite3_file* inner = innerFile(file);
    return inner->pMethods->xFileSize(inner, size);
}

int lockFile(sqlite3_file* file, int level)
{
    const Turn turn(file, Call::Lock);
    if (turn.wrong) {
        return turn.wrong == Wrong::Busy ? SQLITE_BUSY : SQLITE_IOERR_LOCK;
    }
    return turn.inner->pMethods->xLock(turn.inner, level);
}

int unlockFile(sqlite3_file* file, int level)
{
    sqlite3_file* inner = innerFile(file);
    return inner->pMethods->xUnlock(inner, level);
}

int checkReserved(sqlite3_file* file, int* result)
{
    sqlite3_file* inner = innerFile(file);
    return inner->pMethods->xCheckReservedLock(inner, result);
}

int control(sqlite3_file* file, int operation, void* argument)
{
    sqlite3_file* inner = innerFile(file);
    return inner->pMethods->xFileControl(inner, operation, argument);
}

int sectorSize(sqlite3_file* file)
{
    sqlite3_file* inner = innerFile(file);
    return inner->pMethods->xSectorSize(inner);
}

int characteristics(sqlite3_file* file)
{
    sqlite3_file* inner = innerFile(file);
    return inner->pMethods->xDeviceCharacteristics(inner);
}

int shmMap(sqlite3_file* file, int region, int size, int extend, void volatile** out)
{
    const Turn turn(file, Call::SharedMemory);
    return turn.wrong ? SQLITE_IOERR_SHMMAP : turn.inner->pMethods->xShmMap(turn.inner, region, size, extend, out);
}

int shmLock(sqlite3_file* file, int offset, int count, int flags)
{
    // Locks are given back whatever happens.
    if ((flags & SQLITE_SHM_UNLOCK) != 0) {
        sqlite3_file* inner = innerFile(file);
        return inner->pMethods->xShmLock(inner, offset, count, flags);
    }
    const Turn turn(file, Call::SharedMemory);
    if (turn.wrong) {
        return turn.wrong == Wrong::Busy ? SQLITE_BUSY : SQLITE_IOERR_SHMLOCK;
    }
    return turn.inner->pMethods->xShmLock(turn.inner, offset, count, flags);
}

void shmBarrier(sqlite3_file* file)
{
    sqlite3_file* inner = innerFile(file);
    inner->pMethods->xShmBarrier(inner);
}

int shmUnmap(sqlite3_file* file, int remove)
{
    sqlite3_file* inner = innerFile(file);
    return inner->pMethods->xShmUnmap(inner, remove);
}

// Version 2 has shared memory; version 3 would let SQLite read past us, from mapped memory.
sqlite3_io_methods methods(int version)
{
    sqlite3_io_methods table{};
    table.iVersion = version;
    table.xClose = close;
    table.xRead = read;
    table.xWrite = write;
    table.xTruncate = truncate;
    table.xSync = sync;
    table.xFileSize = fileSizeNow;
    table.xLock = lockFile;
    table.xUnlock = unlockFile;
    table.xCheckReservedLock = checkReserved;
    table.xFileControl = control;
    table.xSectorSize = sectorSize;
    table.xDeviceCharacteristics = characteristics;
    table.xShmMap = shmMap;
    table.xShmLock = shmLock;
    table.xShmBarrier = shmBarrier;
    table.xShmUnmap = shmUnmap;
    return table;
}

} // namespace

int fileSize(const sqlite3_vfs& real)
{
    return static_cast<int>(kInnerAt) + real.szOsFile;
}

sqlite3_file* innerFile(sqlite3_file* file)
{
    return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + kInnerAt);
}

void makeFaulty(sqlite3_file* file, DiskPorts& ports, const char* name)
{
    static const sqlite3_io_methods kWith = methods(2);
    static const sqlite3_io_methods kWithout = methods(1);
    FaultyFile& made = ours(file);
    made.disk = ports.disk;
    made.name = name;
    made.base.pMethods = ports.sharedMemory ? &kWith : &kWithout;
}

} // namespace accord::test::faults
