// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/disk/images.h"

#include "tests/support/files.h"

#include <algorithm>
#include <utility>

namespace accord::test::faults {

bool Images::knows(const std::string& file) const
{
    const auto image = m_images.find(file);
    return image != m_images.end() && !image->second.removed;
}

void Images::found(const std::string& file, std::string content)
{
    m_images[file] = Image{std::move(content), true, false, {}, {}};
}

void Images::made(const std::string& file)
{
    Image image;
    if (const auto before = m_images.find(file); before != m_images.end() && before->second.named) {
        image.before = before->second.safe; // its removal is not safe yet
    }
    m_images[file] = std::move(image);
}

void Images::written(const std::string& file, std::int64_t offset, std::string data)
{
    m_images[file].pending.push_back(Change{offset, std::move(data), false});
}

void Images::truncated(const std::string& file, std::int64_t size)
{
    m_images[file].pending.push_back(Change{size, {}, true});
}

void Images::synced(const std::string& file)
{
    Image& image = m_images[file];
    for (const Change& change : image.pending) {
        apply(image.safe, change);
    }
    image.pending.clear();
    const bool journal = file.ends_with("-journal") || file.ends_with("-wal");
    if (!image.named && journal) {
        folderSynced();
    }
    image.named = true;
}

void Images::folderSynced()
{
    for (auto& [file, image] : m_images) {
        image.before.reset();
        if (image.removed) {
            image = Image{{}, false, true, {}, {}};
        }
    }
}

void Images::removed(const std::string& file, bool synced)
{
    if (synced) {
        m_images[file] = Image{{}, false, true, {}, {}};
    } else {
        m_images[file].removed = true;
    }
}

void Images::apply(std::string& content, const Change& change)
{
    const auto offset = static_cast<std::size_t>(change.offset);
    if (change.truncates) {
        content.resize(offset, '\0');
        return;
    }
    content.resize(std::max(content.size(), offset + change.data.size()), '\0');
    content.replace(offset, change.data.size(), change.data);
}

void Images::applyByChance(std::string& content, const Change& change, std::mt19937& random)
{
    const auto coin = [&random] { return (random() & 1U) != 0; };
    if (change.truncates) {
        if (coin()) {
            apply(content, change);
        }
        return;
    }
    const auto offset = static_cast<std::size_t>(change.offset);
    const std::size_t end = offset + change.data.size();
    for (std::size_t from = offset; from < end;) {
        const std::size_t to = std::min(end, (from / kSector + 1) * kSector);
        if (coin()) {
            apply(content,
                  Change{static_cast<std::int64_t>(from), change.data.substr(from - offset, to - from), false});
        }
        from = to;
    }
}

void Images::settle(const std::string& file, const Image& image, Survival survival, std::mt19937& random)
{
    namespace fs = std::filesystem;
    const auto kept = [&] {
        return survival == Survival::Everything || (survival == Survival::Chance && (random() & 1U) != 0);
    };
    if (!image.removed && !fs::exists(file)) {
        return; // moved or removed by other means, which the disk was asked to make safe
    }
    const bool gone = image.removed && (!image.named || kept());
    if (gone || (!image.named && !kept())) {
        fs::remove(file);
        if (image.before && !kept()) {
            (void)writeFile(file, *image.before);
        }
        return;
    }
    std::string content = image.safe;
    for (const Change& change : image.pending) {
        if (survival == Survival::Everything) {
            apply(content, change);
        } else if (survival == Survival::Chance) {
            applyByChance(content, change, random);
        }
    }
    (void)writeFile(file, content);
}

void Images::cut(Survival survival, std::uint32_t seed)
{
    std::mt19937 random(seed);
    for (const auto& [file, image] : std::exchange(m_images, {})) {
        settle(file, image, survival, random);
    }
}

} // namespace accord::test::faults
