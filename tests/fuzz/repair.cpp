// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/repair.h"

#include "core/project/project.h"
#include "tests/fuzz/parts/altered_project.h"
#include "tests/fuzz/target.h"

#include <filesystem>

// Whatever a file decayed to, its repair ends: with a project that opens and is sound, or with an error and the file
// where it was.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace accord;
    const auto folder = fuzz::workFolder() / "repair";
    std::error_code none;
    std::filesystem::remove_all(folder, none);
    std::filesystem::create_directories(folder);
    const auto file = folder / "project.accord";
    fuzz::writeAltered(file, data, size);
    const auto repaired = repairProject(file);
    fuzz::require(std::filesystem::exists(file), "there is a file of that name still");
    if (!repaired.ok()) {
        fuzz::require(!repaired.error().argument(0).empty(), "an error says which file");
        return 0;
    }
    auto project = Project::open(file);
    fuzz::require(project.ok(), "what was repaired opens");
    const auto found = checkIntegrity(*project);
    fuzz::require(found.ok(), "what was repaired can be looked through");
    fuzz::require(!found->damaged, "the pages of what was repaired are sound");
    return 0;
}
