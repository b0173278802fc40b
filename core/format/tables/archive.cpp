// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/tables/archive.h"

#include "core/base/reason.h"

#include <zip.h>

#include <algorithm>

namespace accord::format {
namespace {

constexpr std::uint64_t kMegabyte = std::uint64_t{1024} * 1024;
constexpr std::uint64_t kLargestPart = 1024 * kMegabyte;
constexpr std::uint64_t kLargestWhole = 16 * kMegabyte;
constexpr std::uint64_t kMostUnpacked = 3 * kLargestPart;

Error tooLarge(const std::string& file, const std::string& part, std::uint64_t most)
{
    return Error{Errc::BadSyntax, Reason::PackedTooLarge, {file, part, most / kMegabyte}};
}

struct ClosePart
{
    void operator()(zip_file_t* part) const
    {
        if (part != nullptr) {
            zip_fclose(part);
        }
    }
};

} // namespace

struct Archive::Handle
{
    std::string bytes;
    zip_t* zip = nullptr;
    std::uint64_t unpacked = 0; ///< of all parts so far
};

void Archive::CloseHandle::operator()(Handle* handle) const
{
    if (handle->zip != nullptr) {
        zip_discard(handle->zip);
    }
    delete handle;
}

Error Archive::damaged(const std::string& part) const
{
    return Error{Errc::BadSyntax, Reason::PackedDamaged, {m_file, part}};
}

Result<Archive> Archive::open(std::string bytes, std::string file)
{
    Archive archive;
    archive.m_file = std::move(file);
    archive.m_handle.reset(new Handle{std::move(bytes), nullptr, 0});
    zip_error_t error;
    zip_error_init(&error);
    const std::string& kept = archive.m_handle->bytes;
    zip_source_t* source = zip_source_buffer_create(kept.data(), kept.size(), 0, &error);
    if (source != nullptr) {
        archive.m_handle->zip = zip_open_from_source(source, ZIP_RDONLY, &error);
        if (archive.m_handle->zip == nullptr) {
            zip_source_free(source);
        }
    }
    zip_error_fini(&error);
    if (archive.m_handle->zip == nullptr) {
        return Error{Errc::BadSyntax, Reason::ArchiveDamaged, {archive.m_file}};
    }
    return archive;
}

bool Archive::has(const std::string& part) const
{
    return zip_name_locate(m_handle->zip, part.c_str(), ZIP_FL_NOCASE) >= 0;
}

Result<XmlPieces::Source> Archive::stream(const std::string& part)
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    const zip_int64_t index = zip_name_locate(m_handle->zip, part.c_str(), ZIP_FL_NOCASE);
    if (index < 0 || zip_stat_index(m_handle->zip, static_cast<zip_uint64_t>(index), 0, &stat) != 0) {
        return damaged(part);
    }
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) != 0 && stat.encryption_method != ZIP_EM_NONE) {
        return Error{Errc::BadSyntax, Reason::PackedLocked, {m_file}};
    }
    if ((stat.valid & ZIP_STAT_SIZE) != 0 && stat.size > kLargestPart) {
        return tooLarge(m_file, part, kLargestPart);
    }
    // Workbooks have no other method; a library may know more than it should be trusted with.
    if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE) {
        return damaged(part);
    }
    const std::shared_ptr<zip_file_t> opened(zip_fopen_index(m_handle->zip, stat.index, 0), ClosePart());
    if (!opened) {
        return damaged(part);
    }
    // What is declared need not be true.
    return XmlPieces::Source([part, opened, handle = m_handle.get(), read = std::uint64_t{0},
                              file = m_file](std::span<char> into) mutable -> Result<std::size_t> {
        const zip_int64_t got = zip_fread(opened.get(), into.data(), into.size());
        if (got < 0) {
            return Error{Errc::BadSyntax, Reason::PackedDamaged, {file, part}};
        }
        read += static_cast<std::uint64_t>(got);
        handle->unpacked += static_cast<std::uint64_t>(got);
        if (read > kLargestPart || handle->unpacked > kMostUnpacked) {
            return tooLarge(file, part, read > kLargestPart ? kLargestPart : kMostUnpacked);
        }
        return static_cast<std::size_t>(got);
    });
}

Result<std::string> Archive::whole(const std::string& part)
{
    ACCORD_TRY(const XmlPieces::Source source, stream(part));
    std::string text;
    while (true) {
        constexpr std::size_t kStep = std::size_t{64} * 1024;
        const std::size_t have = text.size();
        text.resize(have + kStep);
        ACCORD_TRY(const std::size_t got, source(std::span(text).subspan(have)));
        text.resize(have + got);
        if (got == 0) {
            return text;
        }
        if (text.size() > kLargestWhole) {
            return tooLarge(m_file, part, kLargestWhole);
        }
    }
}

} // namespace accord::format
