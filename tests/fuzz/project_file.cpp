// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"
#include "tests/fuzz/parts/altered_project.h"
#include "tests/fuzz/parts/whole_use.h"
#include "tests/fuzz/target.h"

// A project that somebody forged or that decayed: either it does not open, and the error says which file, or
// everything can be done with it. Opened as it is, without the look at its pages, it stays an orderly failure.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using accord::Project;
    const auto file = accord::fuzz::workFolder() / "project.accord";
    accord::fuzz::writeAltered(file, data, size);
    {
        auto project = Project::open(file);
        if (project.ok()) {
            accord::fuzz::useAll(*project);
            return 0;
        }
        accord::fuzz::require(!project.error().argument(0).empty(), "an error says which file");
    }
    auto project = Project::openAsItIs(file);
    if (project.ok()) {
        accord::fuzz::useAll(*project);
    }
    return 0;
}
