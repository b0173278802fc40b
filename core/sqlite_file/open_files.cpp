// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite_file/open_files.h"

#include "core/base/os/beside.h"
#include "core/base/os/file_facts.h"
#include "core/base/os/files.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>

namespace accord::sqlite {
namespace {

namespace fs = std::filesystem;

// SQLite locks bytes from here on in the database (sqlite3.c, PENDING_BYTE), and a few of the first ones in "-shm".
constexpr off_t kFirstLockOfDatabase = 0x40000000;

using FileKey = std::pair<dev_t, ino_t>;

struct OpenFile
{
    std::string path;
    FileKey key;
    bool locks = false; ///< counted among the users of its lock file
};

/// SQLite keeps one account of the locks of all its descriptors of a database: what was locked through one is unlocked
/// through another. So all of them are held by one descriptor of our own.
struct LockFile
{
    int descriptor = -1; ///< -1: the usual locks, as none of our own could be had
    int users = 0;
};

/// How far the log was written back into its file, as the index of the log has it ("-shm"; see WAL-Index Header and
/// WalCkptInfo in "The WAL-Index File Format"): whoever does that says so there, before the first page and after the
/// last.
struct WrittenBack
{
    std::uint32_t salt[2]{};
    std::uint32_t frames = 0;
    std::uint32_t attempted = 0;

    bool operator==(const WrittenBack&) const = default;
};

/// A database with a log, whose file nobody changes but who writes the log back.
struct WrittenFile
{
    WrittenBack writtenBack;
    off_t size = 0;
    timespec changed{};
};

struct LockState
{
    std::mutex mutex;
    std::map<std::string, WrittenFile> seen; ///< by path; while it is open in this process
    std::unordered_map<int, OpenFile> files; ///< by descriptor
    std::map<FileKey, LockFile> locks;
    std::atomic<LockCall> lockCall{nullptr};
};

LockState& state()
{
    // Never destroyed: SQLite may close files when the process ends.
    static LockState* const kept = new LockState;
    return *kept;
}

int callLock(int descriptor, int command, struct flock* lock)
{
    const LockCall replaced = state().lockCall;
    return replaced != nullptr ? replaced(descriptor, command, lock) : ::fcntl(descriptor, command, lock);
}

int openCall(const char* path, int flags, int mode)
{
    const int descriptor = ::open(path, flags, mode);
    struct stat about
    {};
    if (descriptor >= 0 && ::fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode)) {
        LockState& all = state();
        const std::lock_guard lock(all.mutex);
        if (std::ranges::none_of(all.files, [path](const auto& each) { return each.second.path == path; })) {
            all.seen.erase(path);
        }
        all.files[descriptor] = OpenFile{path, {about.st_dev, about.st_ino}};
    }
    return descriptor;
}

int closeCall(int descriptor)
{
    {
        LockState& all = state();
        const std::lock_guard lock(all.mutex);
        if (const auto file = all.files.find(descriptor); file != all.files.end()) {
            if (const auto locks = all.locks.find(file->second.key);
                file->second.locks && locks != all.locks.end() && --locks->second.users == 0) {
                if (locks->second.descriptor >= 0) {
                    ::close(locks->second.descriptor);
                }
                all.locks.erase(locks);
            }
            all.files.erase(file);
        }
    }
    return ::close(descriptor);
}

// The same file, opened anew: a duplicate would be closed with the original, as far as locks go. To be written to where
// that is allowed, whatever it is that SQLite asked for: a later connection may.
int openAnew(int descriptor)
{
    const std::string path = "/proc/self/fd/" + std::to_string(descriptor);
    const int writable = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    return writable >= 0 ? writable : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
}

// Through which descriptor the lock is taken; -1: the usual way.
int descriptorForLock(int descriptor, const struct flock& lock)
{
    LockState& all = state();
    const std::lock_guard guard(all.mutex);
    const auto file = all.files.find(descriptor);
    if (file == all.files.end()) {
        return -1; // opened before we were asked
    }
    // Without a length it is the end of all locks of a database.
    if (lock.l_start < kFirstLockOfDatabase && lock.l_len != 0) {
        return descriptor; // SQLite has one descriptor of "-shm" for all its connections
    }
    LockFile& locks = all.locks[file->second.key];
    if (!file->second.locks) {
        file->second.locks = true;
        if (++locks.users == 1) {
            locks.descriptor = openAnew(descriptor);
        }
    }
    return locks.descriptor;
}

int ofDescription(int command)
{
    return command == F_GETLK ? F_OFD_GETLK : command == F_SETLK ? F_OFD_SETLK : F_OFD_SETLKW;
}

int fcntlCall(int descriptor, int command, ...)
{
    std::va_list arguments;
    va_start(arguments, command);
    void* const argument = va_arg(arguments, void*);
    va_end(arguments);
    if (command != F_GETLK && command != F_SETLK && command != F_SETLKW) {
        return ::fcntl(descriptor, command, argument);
    }
    auto* const lock = static_cast<struct flock*>(argument);
    const int through = descriptorForLock(descriptor, *lock);
    lock->l_pid = 0; // must be, for locks of this kind; SQLite does not use it
    const int result =
        through < 0 ? callLock(descriptor, command, lock) : callLock(through, ofDescription(command), lock);
    if (result != 0 && errno == ENOLCK) {
        // SQLite takes it for a lock that another program holds, and people would wait for nobody.
        errno = EOPNOTSUPP;
    }
    return result;
}

bool isKnownToSystem()
{
    const int descriptor = ::open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    struct flock lock
    {};
    lock.l_type = F_RDLCK;
    lock.l_whence = SEEK_SET;
    const bool known = descriptor >= 0 && ::fcntl(descriptor, F_OFD_GETLK, &lock) == 0;
    if (descriptor >= 0) {
        ::close(descriptor);
    }
    return known;
}

// Through a descriptor of SQLite's, as closing one of our own may drop locks. Nothing where there is no index, or while
// somebody writes the log back (or was killed at it).
std::optional<WrittenBack> writtenBackNow(const LockState& all, const std::string& index)
{
    const auto file = std::ranges::find_if(all.files, [&](const auto& each) { return each.second.path == index; });
    constexpr off_t kSalt = 32;
    constexpr off_t kFrames = 96;
    constexpr off_t kAttempted = 128;
    std::uint32_t words[34]{};
    static_assert(sizeof words > kAttempted);
    if (file == all.files.end() || ::pread(file->first, words, sizeof words, 0) != ssize_t{sizeof words}) {
        return std::nullopt;
    }
    const WrittenBack now{{words[kSalt / 4], words[kSalt / 4 + 1]}, words[kFrames / 4], words[kAttempted / 4]};
    return now.frames == now.attempted ? std::optional(now) : std::nullopt;
}

// Whether the file changed although nobody wrote the log back. Caller holds the lock.
bool changedByOthers(LockState& all, const std::string& project)
{
    const std::string index = project + "-shm";
    const auto before = writtenBackNow(all, index);
    struct stat about
    {};
    if (::stat(project.c_str(), &about) != 0 || !before || writtenBackNow(all, index) != before) {
        return false;
    }
    const auto [found, fresh] = all.seen.try_emplace(project, WrittenFile{*before, about.st_size, about.st_mtim});
    WrittenFile& seen = found->second;
    const bool same = seen.size == about.st_size && seen.changed.tv_sec == about.st_mtim.tv_sec &&
                      seen.changed.tv_nsec == about.st_mtim.tv_nsec;
    if (fresh || same || seen.writtenBack != *before) {
        seen = WrittenFile{*before, about.st_size, about.st_mtim};
        return false;
    }
    return true; // and stays so
}

std::string logOf(const fs::path& project)
{
    return project.string() + "-wal";
}

std::string ownerFileOf(const fs::path& project)
{
    return project.string() + "-owner";
}

/// What "PROJECT-owner" says.
struct Owner
{
    Inode file;
    Inode log;

    bool operator==(const Owner&) const = default;
};

std::string textOf(const Inode& identity)
{
    return std::to_string(identity.number) + " " + std::to_string(identity.made);
}

std::optional<Owner> ownerOf(const fs::path& project)
{
    // Whatever lies there: it is neither waited for nor read beyond what we write.
    const int descriptor = ::open(ownerFileOf(project).c_str(), O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0) {
        return std::nullopt;
    }
    char bytes[256];
    const ssize_t count = ::read(descriptor, bytes, sizeof bytes);
    ::close(descriptor);
    std::istringstream stream(std::string(bytes, static_cast<std::size_t>(std::max<ssize_t>(count, 0))));
    std::string heading;
    Owner owner;
    std::getline(stream, heading);
    stream >> owner.file.number >> owner.file.made >> owner.log.number >> owner.log.made;
    return stream && heading == kOwnerHeading ? std::optional(owner) : std::nullopt;
}

} // namespace

void keepLocksWithFiles()
{
    static std::once_flag once;
    std::call_once(once, [] {
        sqlite3_vfs* const vfs = sqlite3_vfs_find("unix");
        if (vfs == nullptr || vfs->iVersion < 3 || vfs->xSetSystemCall == nullptr) {
            return;
        }
        vfs->xSetSystemCall(vfs, "open", reinterpret_cast<sqlite3_syscall_ptr>(&openCall));
        vfs->xSetSystemCall(vfs, "close", reinterpret_cast<sqlite3_syscall_ptr>(&closeCall));
        if (isKnownToSystem()) {
            vfs->xSetSystemCall(vfs, "fcntl", reinterpret_cast<sqlite3_syscall_ptr>(&fcntlCall));
        }
    });
}

Displaced displacedFiles(const fs::path& project)
{
    const auto displaced = [&project](const char* suffix) {
        const std::string path = project.string() + suffix;
        struct stat about
        {};
        const bool there = ::stat(path.c_str(), &about) == 0;
        LockState& all = state();
        const std::lock_guard lock(all.mutex);
        return std::ranges::any_of(all.files, [&](const auto& each) {
            const OpenFile& file = each.second;
            return file.path == path && (!there || file.key != FileKey{about.st_dev, about.st_ino});
        });
    };
    Displaced found{displaced(""), false, displaced("-wal"), displaced("-shm")};
    if (!found.any()) {
        LockState& all = state();
        const std::lock_guard lock(all.mutex);
        found.content = changedByOthers(all, project.string());
    }
    if (found.content) {
        noteOwnerOfLog(project, Inode{}); // nobody is to apply it to what is there now
    }
    return found;
}

std::optional<Inode> inodeOf(const fs::path& file)
{
    const auto identity = os::identityOf(file);
    return identity && identity->made != 0 ? std::optional(Inode{identity->number, identity->made}) : std::nullopt;
}

void noteOwnerOfLog(const fs::path& project, const Inode& file)
{
    const auto log = inodeOf(logOf(project));
    if (!log || ownerOf(project) == Owner{file, *log}) {
        return;
    }
    // Of two that do this at the same time both write the same; what is half written says nothing.
    ::unlink(ownerFileOf(project).c_str());
    const int descriptor =
        ::open(ownerFileOf(project).c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);
    if (descriptor >= 0) {
        shareLike(descriptor, project);
        const std::string text = std::string(kOwnerHeading) + "\n" + textOf(file) + "\n" + textOf(*log) + "\n";
        (void)!::write(descriptor, text.data(), text.size());
        ::close(descriptor);
    }
}

bool logIsOfAnotherFile(const fs::path& project)
{
    const auto owner = ownerOf(project);
    const auto file = inodeOf(project);
    return owner && file && owner->log == inodeOf(logOf(project)) && owner->file != *file;
}

void forgetOwnerOfLog(const fs::path& project)
{
    if (::access(logOf(project).c_str(), F_OK) != 0) {
        ::unlink(ownerFileOf(project).c_str());
    }
}

bool isLocked(const fs::path& file)
{
    const int descriptor = ::open(file.c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0) {
        return false;
    }
    struct flock lock
    {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    const bool locked = ::fcntl(descriptor, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    ::close(descriptor);
    return locked;
}

void removeUnusedLog(const fs::path& project, const Inode& log)
{
    const std::string index = project.string() + "-shm";
    if (isKnownToSystem() && !isLocked(index) && inodeOf(logOf(project)) == log) {
        ::unlink(logOf(project).c_str());
        ::unlink(index.c_str());
        forgetOwnerOfLog(project);
    }
}

void setLockCall(LockCall call)
{
    state().lockCall = call;
}

} // namespace accord::sqlite
