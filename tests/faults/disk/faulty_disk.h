// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/faults/disk/images.h"

#include <array>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace accord::test::faults {

/// What SQLite asks of a file system.
enum class Call : std::uint8_t {
    Open,
    Read,
    Write,
    Sync,
    Truncate,
    Delete,
    Lock,
    SharedMemory, ///< of the index of the write-ahead log: mapping and its locks
    Change,       ///< any of write, sync, truncate and delete: the moments between which a power cut makes a difference
};
inline constexpr std::size_t kCalls = 9;

/// What goes wrong.
enum class Wrong : std::uint8_t {
    Fails,     ///< this one call: nothing is done, and an error answered
    Tears,     ///< this one call: half of the bytes are read or written, and an error answered
    Busy,      ///< this one call: another program holds the lock
    Full,      ///< from this call on: no room on the disk
    PowerGoes, ///< before this call: everything fails from now on; see FaultyDisk::powerOn()
};

/// Which call, counted from 1.
struct Fault
{
    Call call = Call::Write;
    Wrong wrong = Wrong::Fails;
    int at = 1;
};

/// A VFS of SQLite that wraps the system's and is the default one while it lives, so that whatever opens a database
/// goes through it. One at a time.
class FaultyDisk
{
public:
    /// Without shared memory there is no write-ahead log: SQLite stays with the rollback journal.
    explicit FaultyDisk(bool sharedMemory);
    ~FaultyDisk();
    FaultyDisk(const FaultyDisk&) = delete;
    FaultyDisk& operator=(const FaultyDisk&) = delete;

    /// Starts counting anew, with at most one fault to come. Power cuts need to be known from the first opening on.
    void begin(const std::optional<Fault>& fault);
    void lift(); ///< the fault, if it lasts

    [[nodiscard]] int count(Call call) const { return m_counts[static_cast<std::size_t>(call)]; }
    [[nodiscard]] bool struck() const { return m_struck; }
    [[nodiscard]] bool off() const { return m_off; }

    /// After everything was closed: leaves on the disk what the cut left, and works again.
    void powerOn(Survival survival, std::uint32_t seed);

    // For the functions that SQLite calls.

    /// Counts a call; tells what goes wrong with it, if anything.
    std::optional<Wrong> next(Call call);
    [[nodiscard]] Images* images() { return m_tracks ? &m_images : nullptr; }
    std::recursive_mutex& mutex() { return m_mutex; }

private:
    struct Registered;

    std::unique_ptr<Registered> m_registered;
    std::recursive_mutex m_mutex;
    std::array<int, kCalls> m_counts{};
    std::optional<Fault> m_fault;
    bool m_struck = false;
    bool m_full = false;
    bool m_off = false;
    bool m_tracks = false;
    Images m_images;
};

} // namespace accord::test::faults
