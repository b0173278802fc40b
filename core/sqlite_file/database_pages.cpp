// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/sqlite_file/database_pages.h"

#include "core/base/reason.h"

#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <bit>

namespace accord::sqlite {
namespace {

constexpr unsigned char kInteriorIndex = 2;
constexpr unsigned char kInteriorTable = 5;
constexpr unsigned char kLeafIndex = 10;
constexpr unsigned char kLeafTable = 13;

std::uint64_t bigEndian(std::string_view bytes, std::size_t at, std::size_t count)
{
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < count; ++i) {
        value = value << 8U | (at + i < bytes.size() ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    }
    return value;
}

/// A number of variable length; `at` is moved behind it. Nothing where the bytes end before it does.
std::optional<std::uint64_t> varint(std::string_view bytes, std::size_t& at)
{
    std::uint64_t value = 0;
    for (int i = 0; i < 9; ++i) {
        if (at >= bytes.size()) {
            return std::nullopt;
        }
        const auto byte = static_cast<unsigned char>(bytes[at++]);
        if (i == 8) {
            return value << 8U | byte;
        }
        value = value << 7U | (byte & 0x7fU);
        if ((byte & 0x80U) == 0) {
            return value;
        }
    }
    return value;
}

std::uint64_t sizeOf(std::uint64_t type)
{
    constexpr std::array<std::uint64_t, 12> kSizes{0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0};
    return type < kSizes.size() ? kSizes.at(type) : (type - 12) / 2;
}

std::int64_t signedNumber(std::string_view bytes, std::size_t at, std::size_t size)
{
    const std::uint64_t raw = bigEndian(bytes, at, size);
    const auto unused = static_cast<unsigned>(64 - 8 * size);
    return std::bit_cast<std::int64_t>(raw << unused) >> unused;
}

Value valueOf(std::string_view record, std::size_t at, std::uint64_t type)
{
    const auto size = static_cast<std::size_t>(sizeOf(type));
    if (type == 0) {
        return std::monostate{};
    }
    if (type == 7) {
        return std::bit_cast<double>(bigEndian(record, at, 8));
    }
    if (type == 8 || type == 9) {
        return static_cast<std::int64_t>(type - 8);
    }
    if (type < 12) {
        return signedNumber(record, at, size);
    }
    std::string data(record.substr(at, size));
    return type % 2 == 0 ? Value(Bytes{std::move(data)}) : Value(std::move(data));
}

std::optional<std::vector<Value>> valuesOf(std::string_view record)
{
    std::size_t at = 0;
    const auto header = varint(record, at);
    if (!header || *header > record.size()) {
        return std::nullopt;
    }
    std::size_t content = static_cast<std::size_t>(*header);
    std::vector<Value> values;
    while (at < *header) {
        const auto type = varint(record, at);
        if (!type || *type == 10 || *type == 11 || sizeOf(*type) > record.size() - content) {
            return std::nullopt;
        }
        values.push_back(valueOf(record, content, *type));
        content += static_cast<std::size_t>(sizeOf(*type));
    }
    return at == *header && content == record.size() ? std::optional(std::move(values)) : std::nullopt;
}

} // namespace

Result<PageReader> PageReader::open(sqlite3* handle, const std::filesystem::path& path)
{
    sqlite3_file* file = nullptr;
    sqlite3_int64 size = 0;
    if (sqlite3_file_control(handle, "main", SQLITE_FCNTL_FILE_POINTER, &file) != SQLITE_OK || file == nullptr ||
        file->pMethods == nullptr || file->pMethods->xFileSize(file, &size) != SQLITE_OK) {
        return Error{Errc::Unreadable, Reason::ContentUnreadable, {path.string()}};
    }
    // A header that is gone does not keep the other pages from being read: all our files have pages of this size.
    PageReader reader(file, 4096, 4096, 0);
    const std::string head = reader.bytes(1);
    const auto told = static_cast<std::uint32_t>(bigEndian(head, 16, 2));
    const std::uint32_t pageSize = told == 1 ? 65536 : told;
    if (head.starts_with("SQLite format 3") && std::has_single_bit(pageSize) && pageSize >= 512) {
        reader.m_pageSize = pageSize;
        reader.m_usable = pageSize - static_cast<std::uint32_t>(bigEndian(head, 20, 1));
    }
    reader.m_count = static_cast<std::uint32_t>(std::min<sqlite3_int64>(size / reader.m_pageSize, 0x7fffffff));
    return reader;
}

std::string PageReader::bytes(std::uint32_t number) const
{
    std::string page(m_pageSize, '\0');
    const auto offset = static_cast<sqlite3_int64>(number - 1) * m_pageSize;
    const int code = number == 0 ? SQLITE_ERROR
                                 : m_file->pMethods->xRead(m_file, page.data(), static_cast<int>(page.size()), offset);
    return code == SQLITE_OK ? page : std::string();
}

std::optional<std::string> PageReader::payload(std::string_view page, std::size_t at, std::uint64_t size,
                                               Tree tree) const
{
    const std::uint64_t most = tree == Tree::Numbered ? m_usable - 35 : (m_usable - 12) * 64 / 255 - 23;
    const std::uint64_t least = (m_usable - 12) * 32 / 255 - 23;
    const std::uint64_t here = least + (size - std::min(size, least)) % (m_usable - 4);
    const auto local = static_cast<std::size_t>(size <= most ? size : here <= most ? here : least);
    // A row cannot be larger than the file: a chain that runs in circles would have no end.
    if (size > std::uint64_t{m_count} * m_pageSize || at + local + (local < size ? 4 : 0) > page.size()) {
        return std::nullopt;
    }
    std::string data(page.substr(at, local));
    auto next = static_cast<std::uint32_t>(local < size ? bigEndian(page, at + local, 4) : 0);
    while (data.size() < size) {
        const std::string further = next == 0 || next > m_count ? std::string() : bytes(next);
        if (further.empty()) {
            return std::nullopt;
        }
        next = static_cast<std::uint32_t>(bigEndian(further, 0, 4));
        data.append(further, 4, std::min<std::size_t>(size - data.size(), m_usable - 4));
    }
    return data;
}

std::optional<RawRow> PageReader::row(std::string_view page, std::size_t at, Tree tree) const
{
    const auto size = varint(page, at);
    const auto rowid = !size                    ? std::nullopt
                       : tree == Tree::Numbered ? varint(page, at)
                                                : std::optional<std::uint64_t>(1);
    if (!rowid) {
        return std::nullopt;
    }
    const auto record = payload(page, at, *size, tree);
    auto values = record ? valuesOf(*record) : std::nullopt;
    return values ? std::optional(RawRow{static_cast<std::int64_t>(*rowid), *std::move(values)}) : std::nullopt;
}

std::optional<PageReader::Page> PageReader::page(std::uint32_t number, Tree tree) const
{
    const std::string text = bytes(number);
    const std::size_t start = number == 1 ? 100 : 0;
    const auto type = static_cast<unsigned char>(text.size() > start ? text[start] : 0);
    const bool numbered = tree == Tree::Numbered;
    if (type != (numbered ? kInteriorTable : kInteriorIndex) && type != (numbered ? kLeafTable : kLeafIndex)) {
        return std::nullopt;
    }
    Page page;
    page.leaf = type == kLeafTable || type == kLeafIndex;
    const auto cells = static_cast<std::size_t>(bigEndian(text, start + 3, 2));
    const std::size_t pointers = start + (page.leaf ? 8 : 12);
    if (pointers + 2 * cells > text.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < cells; ++i) {
        const auto at = static_cast<std::size_t>(bigEndian(text, pointers + 2 * i, 2));
        if (!page.leaf) {
            page.children.push_back(static_cast<std::uint32_t>(bigEndian(text, at, 4)));
        }
        if (!page.leaf && numbered) {
            continue;
        }
        constexpr std::size_t kChild = 4; // stands in front of the row
        if (auto read = row(text, page.leaf ? at : at + kChild, tree)) {
            page.rows.push_back(*std::move(read));
        } else {
            ++page.broken;
        }
    }
    if (!page.leaf) {
        page.children.push_back(static_cast<std::uint32_t>(bigEndian(text, start + 8, 4)));
    }
    return page;
}

} // namespace accord::sqlite
