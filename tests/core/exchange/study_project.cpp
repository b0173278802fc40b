// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/exchange/study_project.h"

#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "tests/core/must.h"
#include "tests/support/temp_folder.h"

#include <algorithm>

namespace accord::test {
namespace {

void makeStudy(const std::filesystem::path& file, const std::filesystem::path& study, bool withFinal)
{
    Project project = must(Project::create(file, "Study"));
    const auto shipped = exchange::shippedTaxonomies();
    (void)must(exchange::importTaxonomyText(project, shipped.at(0).text, shipped.at(0).file));
    exchange::LabelImport import;
    import.round = "Study";
    import.withFinal = withFinal;
    for (const auto& folder : std::filesystem::directory_iterator(study)) {
        const auto table = folder.path() / (folder.path().filename().string() + ".csv");
        if (std::filesystem::exists(table)) {
            import.files.push_back(table);
        }
    }
    std::ranges::sort(import.files);
    NoProgress progress;
    (void)must(exchange::importLabels(project, import, progress, {}));
}

} // namespace

Project studyProject(const std::filesystem::path& file, const std::filesystem::path& study, bool withFinal)
{
    // The import is the same for every case of a program: each has a copy of what the first one needed.
    static const TempFolder folder;
    const std::filesystem::path original = folder / (withFinal ? "with-final.accord" : "labels.accord");
    if (!std::filesystem::exists(original)) {
        makeStudy(original, study, withFinal);
    }
    std::filesystem::copy_file(original, file);
    return must(Project::open(file));
}

} // namespace accord::test
