// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/format/tables/xml_pieces.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace accord::format {

/// A zip archive of a stranger, read from memory; nothing of it is ever written to a file.
///
/// Errors begin with the file's name. Errc::BadSyntax: damaged, protected with a password, or larger when unpacked than
/// 1 GiB in one part or 3 GiB in all that is read of it.
class Archive
{
public:
    /// `file` is the name for errors.
    static Result<Archive> open(std::string bytes, std::string file);

    /// Whether there is such a part. Names are compared as Excel does, without regard to case.
    [[nodiscard]] bool has(const std::string& part) const;

    /// All of a part; at most 16 MB.
    Result<std::string> whole(const std::string& part);

    /// A part, unpacked as it is read. The archive must stay alive.
    Result<XmlPieces::Source> stream(const std::string& part);

    [[nodiscard]] const std::string& file() const { return m_file; }

private:
    struct Handle;
    struct CloseHandle
    {
        void operator()(Handle* handle) const;
    };

    Archive() = default;

    [[nodiscard]] Error damaged(const std::string& part) const;

    std::string m_file;
    std::unique_ptr<Handle, CloseHandle> m_handle;
};

} // namespace accord::format
