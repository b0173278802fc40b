// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/store/events/derive.h"

#include <filesystem>
#include <vector>

namespace accord {

using store::Integrity;

/// Reads everything: the file's pages and references, and whether the current labels and decisions, and who
/// stands for whom, follow from the events. Changes nothing.
Result<Integrity> checkIntegrity(Project& project);

/// What a repair did.
struct Repair
{
    bool needed = true;         ///< false: the project was sound, and nothing was changed
    std::filesystem::path kept; ///< the file as it was before: a backup, or the damaged file under another name
    Integrity before;           ///< empty where the file could not be read as a database
    Integrity after;
    bool salvaged = false;     ///< the file was made anew from the rows that could be read
    std::vector<Message> lost; ///< what could not be brought back, one line each; empty: everything was
};

/// Makes a project sound again, as far as what is in the file allows. Current labels and decisions, the codebook and
/// all indexes are derived anew from what people did; where pages are damaged, every row that can be read is put into a
/// new file, which takes the old one's place. The file as it was is kept first, and where that is not possible nothing
/// is changed. No event is ever thrown away: one that refers to something lost stays, and is told of.
/// Errc::NotFound, ReadOnly, Locked, TooNew, DiskFull, Unwritable; Damaged, NotADatabase: nothing in it could be read.
Result<Repair> repairProject(const std::filesystem::path& file);

} // namespace accord
