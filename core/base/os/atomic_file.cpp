// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/atomic_file.h"

#include "core/base/ids.h"
#include "core/base/os/beside.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace accord {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDigits = 12;

fs::path folderOf(const fs::path& file)
{
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

// "labels.csv.0f3a9c1b2d4e.accord-part"
bool isPartName(std::string_view name)
{
    if (!name.ends_with(kPartEnding) || name.size() < kPartEnding.size() + kDigits + 2) {
        return false;
    }
    name.remove_suffix(kPartEnding.size());
    const std::string_view digits = name.substr(name.size() - kDigits);
    return name[name.size() - kDigits - 1] == '.' &&
           digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

fs::path partName(const fs::path& target)
{
    constexpr std::size_t kLongestName = 255;
    std::string name = target.filename().string();
    name.resize(std::min(name.size(), kLongestName - kPartEnding.size() - kDigits - 1 - sizeof "-journal"));
    name.append(".").append(newUuid().text().substr(36 - kDigits)).append(kPartEnding);
    return folderOf(target) / name;
}

// On these another machine, or a program on this one, does not see or mixes up locks of whole files (flock(2)).
bool hasLocks(int descriptor)
{
    constexpr std::array<std::uint32_t, 7> kWithout{NFS_SUPER_MAGIC,  SMB_SUPER_MAGIC,  CIFS_SUPER_MAGIC,
                                                    SMB2_SUPER_MAGIC, FUSE_SUPER_MAGIC, V9FS_MAGIC,
                                                    CEPH_SUPER_MAGIC};
    struct statfs about = {};
    return ::fstatfs(descriptor, &about) == 0 &&
           std::ranges::find(kWithout, static_cast<std::uint32_t>(about.f_type)) == kWithout.end();
}

bool isStill(const fs::path& file, int descriptor)
{
    struct stat named = {};
    struct stat opened = {};
    return ::lstat(file.c_str(), &named) == 0 && ::fstat(descriptor, &opened) == 0 && named.st_dev == opened.st_dev &&
           named.st_ino == opened.st_ino;
}

// Whether nobody is at it any more.
bool isLeft(int descriptor)
{
    constexpr std::chrono::hours kLongest{24};
    struct stat about = {};
    if (::fstat(descriptor, &about) != 0 || !S_ISREG(about.st_mode)) {
        return false;
    }
    if (hasLocks(descriptor)) {
        return ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    }
    const auto now = std::chrono::system_clock::now();
    return now - std::chrono::system_clock::from_time_t(about.st_mtime) > kLongest;
}

void removeWithSuffixes(const fs::path& part)
{
    std::error_code ignored;
    for (const std::string_view ending : kBesideEndings) {
        fs::remove(part.string().append(ending), ignored);
    }
    fs::remove(part, ignored);
}

Status syncFolder(const fs::path& target)
{
    const int folder = ::open(folderOf(target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const int result = folder < 0 ? -1 : ::fsync(folder);
    const int reason = errno;
    if (folder >= 0) {
        ::close(folder);
    }
    // There are file systems that cannot do this for a folder, and folders that may be written to but not read.
    const bool cannot = reason == EINVAL || reason == ENOTSUP || reason == EACCES;
    return result == 0 || cannot ? Status() : Status(writeError(target, reason));
}

// The number in "/dev/fd/5", "/proc/self/fd/5" and the names of the three that everybody has: opened once more they
// would begin at their start.
std::optional<int> descriptorNamed(const fs::path& file)
{
    const std::string name = file.string();
    if (name == "/dev/stdout" || name == "/dev/stderr") {
        return name == "/dev/stdout" ? STDOUT_FILENO : STDERR_FILENO;
    }
    for (const std::string_view before : {"/dev/fd/", "/proc/self/fd/"}) {
        int number = -1;
        if (name.starts_with(before) &&
            std::from_chars(name.data() + before.size(), name.data() + name.size(), number).ptr ==
                name.data() + name.size() &&
            number >= 0) {
            return number;
        }
    }
    return std::nullopt;
}

} // namespace

Result<fs::path> resolvedTarget(const fs::path& file)
{
    constexpr int kMostLinks = 40; // as many as Linux follows
    fs::path place = file;
    for (int i = 0; i < kMostLinks; ++i) {
        std::error_code error;
        if (!fs::is_symlink(fs::symlink_status(place, error))) {
            return place;
        }
        const fs::path next = fs::read_symlink(place, error);
        if (error) {
            return writeError(file, error.value());
        }
        // "pipe:[4711]" is no path: what is open under such a name is found by that name alone.
        if (place.string().starts_with("/proc/") || descriptorNamed(place)) {
            return place;
        }
        place = next.is_absolute() ? next : folderOf(place) / next;
    }
    return writeError(file, ELOOP);
}

TemporaryFile::TemporaryFile(fs::path target, fs::path path, int descriptor)
    : m_target(std::move(target))
    , m_path(std::move(path))
    , m_descriptor(descriptor)
{}

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept
    : m_target(std::move(other.m_target))
    , m_path(std::exchange(other.m_path, {}))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{}

TemporaryFile::~TemporaryFile()
{
    if (!m_path.empty()) {
        removeWithSuffixes(m_path);
    }
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
    }
}

Result<TemporaryFile> TemporaryFile::create(const fs::path& target, const fs::path& like)
{
    ACCORD_CHECK(checkOwnName(target));
    removeLeftoverParts(folderOf(target));
    struct stat model = {};
    const bool replaces = ::stat(target.c_str(), &model) == 0;
    const bool shared = replaces || (!like.empty() && ::stat(like.c_str(), &model) == 0);
    if (replaces && ::access(target.c_str(), W_OK) != 0) {
        return writeError(target, errno);
    }
    constexpr int kTries = 100;
    for (int i = 0; i < kTries; ++i) {
        const fs::path path = partName(target);
        const int descriptor =
            ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, shared ? 0600 : 0666);
        if (descriptor < 0 && errno == EEXIST) {
            continue;
        }
        if (descriptor < 0) {
            return writeError(target, errno);
        }
        // Whoever looks for leftovers may have taken it for one before the lock was there.
        if (hasLocks(descriptor) && (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 || !isStill(path, descriptor))) {
            ::close(descriptor);
            continue;
        }
        if (shared) {
            shareLike(descriptor, model);
        }
        return TemporaryFile(target, path, descriptor);
    }
    return writeError(target, EEXIST);
}

Status TemporaryFile::takePlace(Existing existing)
{
    if (::fsync(m_descriptor) != 0) {
        return writeError(m_target, errno);
    }
    int result = -1;
    if (existing == Existing::Keep) {
        result = ::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, m_target.c_str(), RENAME_NOREPLACE);
        if (result != 0 && errno == EEXIST) {
            return Error{Errc::Exists, Reason::FileExists, {m_target.string()}};
        }
    }
    if (result != 0 && existing == Existing::Keep && (errno == EINVAL || errno == ENOSYS)) {
        // A file system that does not know of it.
        std::error_code ignored;
        if (fs::exists(fs::symlink_status(m_target, ignored))) {
            return Error{Errc::Exists, Reason::FileExists, {m_target.string()}};
        }
        result = ::rename(m_path.c_str(), m_target.c_str());
    } else if (existing == Existing::Replace) {
        result = ::rename(m_path.c_str(), m_target.c_str());
    }
    if (result != 0) {
        return writeError(m_target, errno);
    }
    m_path.clear();
    return syncFolder(m_target);
}

void removeLeftoverParts(const fs::path& folder)
{
    std::error_code ignored;
    std::vector<fs::path> parts;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        if (isPartName(entry.path().filename().string())) {
            parts.push_back(entry.path());
        }
    }
    for (const fs::path& part : parts) {
        const int descriptor = ::open(part.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
        if (descriptor >= 0 && isLeft(descriptor)) {
            removeWithSuffixes(part);
        }
        if (descriptor >= 0) {
            ::close(descriptor);
        }
    }
}

// Writes to a descriptor, and keeps the system's reason where it cannot.
class DescriptorBuffer final : public std::streambuf
{
public:
    explicit DescriptorBuffer(int descriptor)
        : m_descriptor(descriptor)
        , m_bytes(std::size_t{1} << 16U)
    {
        setp(m_bytes.data(), m_bytes.data() + m_bytes.size());
    }

    [[nodiscard]] int reason() const { return m_reason; }

protected:
    int_type overflow(int_type c) override
    {
        if (sync() != 0) {
            return traits_type::eof();
        }
        if (!traits_type::eq_int_type(c, traits_type::eof())) {
            *pptr() = traits_type::to_char_type(c);
            pbump(1);
        }
        return traits_type::not_eof(c);
    }

    int sync() override
    {
        const char* at = pbase();
        while (m_reason == 0 && at < pptr()) {
            const ssize_t written = ::write(m_descriptor, at, static_cast<std::size_t>(pptr() - at));
            if (written >= 0) {
                at += written;
            } else if (errno != EINTR) {
                m_reason = errno;
            }
        }
        setp(m_bytes.data(), m_bytes.data() + m_bytes.size());
        return m_reason == 0 ? 0 : -1;
    }

private:
    int m_descriptor;
    int m_reason = 0;
    std::vector<char> m_bytes;
};

struct AtomicFile::Output
{
    Output(fs::path name, std::optional<TemporaryFile> part, int descriptor)
        : file(std::move(name))
        , temporary(std::move(part))
        , own(descriptor)
        , buffer(temporary ? temporary->descriptor() : own)
        , stream(&buffer)
    {}
    ~Output()
    {
        if (own >= 0) {
            ::close(own);
        }
    }
    Output(const Output&) = delete;
    Output& operator=(const Output&) = delete;

    fs::path file; ///< as it was given
    std::optional<TemporaryFile> temporary;
    int own; ///< of what is written to straight away
    DescriptorBuffer buffer;
    std::ostream stream;
};

AtomicFile::AtomicFile(std::unique_ptr<Output> output)
    : m_output(std::move(output))
{}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept = default;
AtomicFile::~AtomicFile() = default;

Result<AtomicFile> AtomicFile::create(const fs::path& file)
{
    ACCORD_TRY(const fs::path target, resolvedTarget(file));
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    if (fs::is_directory(status)) {
        return writeError(file, EISDIR);
    }
    const std::optional<int> number = descriptorNamed(target);
    if (number || (fs::exists(status) && !fs::is_regular_file(status))) {
        const int descriptor =
            number ? ::fcntl(*number, F_DUPFD_CLOEXEC, 0) : ::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
        if (descriptor < 0) {
            return writeError(file, errno);
        }
        return AtomicFile(std::make_unique<Output>(file, std::nullopt, descriptor));
    }
    Result<TemporaryFile> temporary = TemporaryFile::create(target);
    if (!temporary.ok()) {
        return temporary.error().about(file);
    }
    return AtomicFile(std::make_unique<Output>(file, std::move(temporary).value(), -1));
}

std::ostream& AtomicFile::stream()
{
    return m_output->stream;
}

Status AtomicFile::check() const
{
    return m_output->stream.good() ? Status() : Status(writeError(m_output->file, m_output->buffer.reason()));
}

Status AtomicFile::finish(TemporaryFile::Existing existing)
{
    m_output->stream.flush();
    ACCORD_CHECK(check());
    if (!m_output->temporary) {
        const int descriptor = std::exchange(m_output->own, -1);
        return ::close(descriptor) == 0 ? Status() : Status(writeError(m_output->file, errno));
    }
    return m_output->temporary->takePlace(existing);
}

} // namespace accord
