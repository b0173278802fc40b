// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/pictures.h"

#include "core/base/ids.h"
#include "core/base/os/atomic_file.h"
#include "core/base/os/files.h"

#include <algorithm>
#include <ostream>
#include <system_error>
#include <utility>
#include <vector>

namespace accord::collect {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostOfOneFile = std::size_t{64} << 20U;

const char* const kPictureEnding = ".picture";

} // namespace

PictureCache::PictureCache(fs::path folder, std::uintmax_t mostBytes)
    : m_folder(std::move(folder))
    , m_mostBytes(mostBytes)
{}

fs::path PictureCache::fileOf(const std::string& address) const
{
    return m_folder / (namedUuid(address).text() + kPictureEnding);
}

std::optional<std::string> PictureCache::find(const std::string& address) const
{
    const fs::path file = fileOf(address);
    std::error_code error;
    if (m_folder.empty() || !fs::is_regular_file(file, error)) {
        return std::nullopt;
    }
    auto bytes = readFile(file, kMostOfOneFile);
    if (!bytes.ok() || !pictureKindOf(*bytes)) {
        return std::nullopt;
    }
    fs::last_write_time(file, fs::file_time_type::clock::now(), error); // it was used now
    return std::move(*bytes);
}

Status PictureCache::keep(const std::string& address, const std::string& bytes) const
{
    if (m_folder.empty()) {
        return {};
    }
    std::error_code error;
    if (fs::create_directories(m_folder, error)) {
        // What somebody reads is nobody else's business.
        fs::permissions(m_folder, fs::perms::owner_all, error);
    }
    ACCORD_TRY(auto file, AtomicFile::create(fileOf(address)));
    file.stream().write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    ACCORD_CHECK(file.finish());
    makeRoom();
    return {};
}

void PictureCache::makeRoom() const
{
    struct Kept
    {
        fs::file_time_type used;
        std::uintmax_t bytes = 0;
        fs::path file;
    };
    std::vector<Kept> kept;
    std::uintmax_t all = 0;
    std::error_code error;
    // Another program may remove some of them meanwhile: what cannot be asked is passed over.
    for (fs::directory_iterator each(m_folder, error), end; !error && each != end; each.increment(error)) {
        std::error_code gone;
        const auto bytes = each->file_size(gone);
        const auto used = each->last_write_time(gone);
        if (!gone && each->path().extension() == kPictureEnding) {
            kept.push_back({used, bytes, each->path()});
            all += bytes;
        }
    }
    std::ranges::sort(kept, {}, &Kept::used);
    for (auto oldest = kept.begin(); all > m_mostBytes && oldest != kept.end(); ++oldest) {
        fs::remove(oldest->file, error);
        all -= oldest->bytes;
    }
}

Result<std::string> loadPicture(const std::string& address, const PictureCache& cache, const PictureHosts& hosts,
                                const std::stop_token& stop)
{
    if (auto kept = cache.find(address)) {
        return std::move(*kept);
    }
    ACCORD_TRY(auto bytes, fetchPicture(hosts, address, stop));
    (void)cache.keep(address, bytes);
    return bytes;
}

} // namespace accord::collect
