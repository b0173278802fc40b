// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/project/project.h"
#include "core/project/repair.h"
#include "tests/fuzz/parts/altered_project.h"
#include "tests/fuzz/target.h"

#include <array>
#include <filesystem>

// A package that somebody forged, or that decayed on its way back, is merged into a sound project: it is refused, or
// merged, and either way the project stays sound and keeps what it had.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace accord;
    const auto ours = fuzz::workFolder() / "ours.accord";
    const auto package = fuzz::workFolder() / "package.accord";
    fuzz::writeEarlier(ours);
    fuzz::writeAltered(package, data, size);
    auto project = Project::open(ours);
    fuzz::require(project.ok(), "the sound project opens");
    const auto before = checkIntegrity(*project);
    fuzz::require(before.ok() && before->sound(), "the sound project is sound");

    NoProgress progress;
    const std::array<std::filesystem::path, 1> files{package};
    MergeChoices choices;
    choices.addNamesakes = true; // otherwise it is asked about, and nothing is merged
    const auto plan = exchange::planMerge(*project, files, choices, progress, {});
    const auto merged = exchange::merge(*project, files, choices, progress, {});
    fuzz::require(plan.ok() || !plan.error().argument(0).empty(), "an error says which file");
    fuzz::require(plan.ok() == merged.ok(), "what can be planned can be merged");

    const auto after = checkIntegrity(*project);
    fuzz::require(after.ok() && after->sound(), "the project is sound afterwards");
    fuzz::require(after->events >= before->events, "nothing that was said is lost");
    if (!merged.ok()) {
        fuzz::require(after->events == before->events, "a refused package leaves nothing behind");
        return 0;
    }
    const auto again = exchange::merge(*project, files, choices, progress, {});
    fuzz::require(again.ok() && again->nothingNew(), "merged again it brings nothing");
    return 0;
}
