// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/disk/faulty_disk.h"

#include "tests/faults/disk/faulty_file.h"

#include <sqlite3.h>

#include <cstring>
#include <stdexcept>

namespace accord::test::faults {
namespace {

FaultyDisk& diskOf(sqlite3_vfs* vfs)
{
    return *static_cast<DiskPorts*>(vfs->pAppData)->disk;
}

sqlite3_vfs* realOf(sqlite3_vfs* vfs)
{
    return static_cast<DiskPorts*>(vfs->pAppData)->real;
}

// Whatever the system has there already is safe; it is read through the handle that was just opened, because a further
// one would drop the locks of this process when it is closed.
void remember(FaultyDisk& disk, sqlite3_file* real, const char* name, bool existed)
{
    Images* images = disk.images();
    if (images == nullptr || images->knows(name)) {
        return;
    }
    sqlite3_int64 size = 0;
    if (!existed || real->pMethods->xFileSize(real, &size) != SQLITE_OK) {
        images->made(name);
        return;
    }
    std::string content(static_cast<std::size_t>(size), '\0');
    if (size > 0) {
        (void)real->pMethods->xRead(real, content.data(), static_cast<int>(size), 0);
    }
    images->found(name, std::move(content));
}

int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* outFlags)
{
    FaultyDisk& disk = diskOf(vfs);
    const std::lock_guard lock(disk.mutex());
    file->pMethods = nullptr;
    if (disk.next(Call::Open)) {
        return SQLITE_CANTOPEN;
    }
    sqlite3_vfs* real = realOf(vfs);
    int existed = 0;
    if (name != nullptr) {
        (void)real->xAccess(real, name, SQLITE_ACCESS_EXISTS, &existed);
    }
    sqlite3_file* inner = innerFile(file);
    const int code = real->xOpen(real, name, inner, flags, outFlags);
    if (code == SQLITE_OK) {
        if (name != nullptr) {
            remember(disk, inner, name, existed != 0);
        }
        makeFaulty(file, *static_cast<DiskPorts*>(vfs->pAppData), name);
    } else if (inner->pMethods != nullptr) {
        inner->pMethods->xClose(inner);
    }
    return code;
}

int removeFile(sqlite3_vfs* vfs, const char* name, int syncFolder)
{
    FaultyDisk& disk = diskOf(vfs);
    const std::lock_guard lock(disk.mutex());
    const auto change = disk.next(Call::Change);
    if (disk.next(Call::Delete) || change) {
        return SQLITE_IOERR_DELETE;
    }
    if (Images* images = disk.images(); images != nullptr && images->knows(name)) {
        images->removed(name, syncFolder != 0);
    }
    // Nobody's power goes while tests run: the folder itself need not be synchronised.
    return realOf(vfs)->xDelete(realOf(vfs), name, 0);
}

int access(sqlite3_vfs* vfs, const char* name, int flags, int* result)
{
    return realOf(vfs)->xAccess(realOf(vfs), name, flags, result);
}

int fullPathname(sqlite3_vfs* vfs, const char* name, int size, char* out)
{
    return realOf(vfs)->xFullPathname(realOf(vfs), name, size, out);
}

int randomness(sqlite3_vfs* vfs, int size, char* out)
{
    return realOf(vfs)->xRandomness(realOf(vfs), size, out);
}

int sleep(sqlite3_vfs* vfs, int microseconds)
{
    return realOf(vfs)->xSleep(realOf(vfs), microseconds);
}

int currentTime(sqlite3_vfs* vfs, double* out)
{
    return realOf(vfs)->xCurrentTime(realOf(vfs), out);
}

int currentTimeInt64(sqlite3_vfs* vfs, sqlite3_int64* out)
{
    return realOf(vfs)->xCurrentTimeInt64(realOf(vfs), out);
}

int lastError(sqlite3_vfs* vfs, int size, char* out)
{
    return realOf(vfs)->xGetLastError(realOf(vfs), size, out);
}

} // namespace

struct FaultyDisk::Registered
{
    sqlite3_vfs vfs{};
    DiskPorts ports;
};

FaultyDisk::FaultyDisk(bool sharedMemory)
    : m_registered(std::make_unique<Registered>())
{
    sqlite3_vfs* real = sqlite3_vfs_find(nullptr);
    m_registered->ports = DiskPorts{this, real, sharedMemory};
    sqlite3_vfs& vfs = m_registered->vfs;
    vfs.iVersion = 2;
    vfs.szOsFile = fileSize(*real);
    vfs.mxPathname = real->mxPathname;
    vfs.zName = "accord-faulty";
    vfs.pAppData = &m_registered->ports;
    vfs.xOpen = open;
    vfs.xDelete = removeFile;
    vfs.xAccess = access;
    vfs.xFullPathname = fullPathname;
    vfs.xRandomness = randomness;
    vfs.xSleep = sleep;
    vfs.xCurrentTime = currentTime;
    vfs.xCurrentTimeInt64 = currentTimeInt64;
    vfs.xGetLastError = lastError;
    if (sqlite3_vfs_register(&vfs, 1) != SQLITE_OK) {
        throw std::runtime_error("the faulty disk cannot be registered");
    }
}

FaultyDisk::~FaultyDisk()
{
    sqlite3_vfs_unregister(&m_registered->vfs);
    sqlite3_vfs_register(m_registered->ports.real, 1);
}

void FaultyDisk::begin(const std::optional<Fault>& fault)
{
    const std::lock_guard lock(m_mutex);
    m_counts = {};
    m_fault = fault;
    m_struck = false;
    m_full = false;
    m_off = false;
    m_tracks = fault && fault->wrong == Wrong::PowerGoes;
    m_images = Images{};
}

void FaultyDisk::lift()
{
    const std::lock_guard lock(m_mutex);
    m_fault.reset();
    m_full = false;
}

void FaultyDisk::powerOn(Survival survival, std::uint32_t seed)
{
    const std::lock_guard lock(m_mutex);
    m_images.cut(survival, seed);
    m_fault.reset();
    m_off = false;
    m_tracks = false;
}

std::optional<Wrong> FaultyDisk::next(Call call)
{
    const std::lock_guard lock(m_mutex);
    const int number = ++m_counts[static_cast<std::size_t>(call)];
    if (m_off) {
        return Wrong::PowerGoes;
    }
    if (m_full && call == Call::Write) {
        return Wrong::Full;
    }
    if (!m_fault || m_fault->call != call || number != m_fault->at) {
        return std::nullopt;
    }
    m_struck = true;
    m_full = m_fault->wrong == Wrong::Full;
    m_off = m_fault->wrong == Wrong::PowerGoes;
    return m_fault->wrong;
}

} // namespace accord::test::faults
