// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace accord::test::faults {

/// What of the writes that nobody asked to be synchronised reaches the disk when the power goes.
enum class Survival : std::uint8_t {
    Nothing,
    Everything,
    Chance, ///< each sector of each write by itself, and each name of a new or removed file
};

/// What would be on the disk if the power went now, beside what programs read: of every file the bytes as they were at
/// its last sync, and the writes since.
class Images
{
public:
    static constexpr std::size_t kSector = 512;

    [[nodiscard]] bool knows(const std::string& file) const;
    void found(const std::string& file, std::string content); ///< was there before
    void made(const std::string& file);                       ///< a name that is not safe before the first sync
    void written(const std::string& file, std::int64_t offset, std::string data);
    void truncated(const std::string& file, std::int64_t size);
    void synced(const std::string& file);
    void removed(const std::string& file, bool synced);

    /// Writes what survives into the files. Nobody may have them open. Then knows nothing any more.
    void cut(Survival survival, std::uint32_t seed);

private:
    struct Change
    {
        std::int64_t offset = 0; ///< of a truncation: the size
        std::string data;
        bool truncates = false;
    };
    struct Image
    {
        std::string safe;     ///< as of the last sync
        bool named = false;   ///< the name is safe
        bool removed = false; ///< the name is gone, but not safely
        std::vector<Change> pending;
        std::optional<std::string> before; ///< what had the name until it was removed, if that is not safe
    };

    /// With a new journal SQLite has its folder made safe too, and with it what was removed there before.
    void folderSynced();
    static void apply(std::string& content, const Change& change);
    static void applyByChance(std::string& content, const Change& change, std::mt19937& random);
    static void settle(const std::string& file, const Image& image, Survival survival, std::mt19937& random);

    std::map<std::string, Image> m_images;
};

} // namespace accord::test::faults
