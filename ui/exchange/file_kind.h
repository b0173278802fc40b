// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <cstdint>

namespace accord::ui {

/// What a file seems to hold.
enum class FileKind : std::uint8_t { Unknown, Project, Taxonomy, Issues, Links, Labels };

/// From the name, and for JSON from the first few thousand bytes. A folder holds issues.
FileKind fileKind(const QString& file);

} // namespace accord::ui
