// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/study_files.h"

#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"

#include <algorithm>

namespace accord::bench {

std::vector<std::filesystem::path> labelFiles(const std::filesystem::path& study)
{
    std::vector<std::filesystem::path> files;
    for (const std::filesystem::directory_entry& folder : std::filesystem::directory_iterator(study)) {
        const std::filesystem::path file = folder.path() / (folder.path().filename().string() + ".csv");
        if (std::filesystem::exists(file)) {
            files.push_back(file);
        }
    }
    std::ranges::sort(files);
    if (files.empty()) {
        std::fprintf(stderr, "%s holds no tables of labels: it should be the folder of the study\n", study.c_str());
        std::exit(1);
    }
    return files;
}

Project newProject(const std::filesystem::path& file)
{
    Project::remove(file);
    Project project = must(Project::create(file, "Bench"));
    (void)must(exchange::importTaxonomyText(project, exchange::shippedTaxonomies().front().text, "shipped"));
    return project;
}

std::filesystem::path issuesProject(const std::filesystem::path& folder, const std::filesystem::path& issues)
{
    std::filesystem::path file = folder / "issues.accord";
    if (std::filesystem::exists(file)) {
        return file;
    }
    if (!std::filesystem::is_regular_file(issues)) {
        std::fprintf(stderr, "%s is not there: it should be a file of issues as JSON lines\n", issues.c_str());
        std::exit(1);
    }
    Project project = newProject(file);
    NoProgress progress;
    (void)must(exchange::importIssues(project, {issues}, exchange::Malformed::Refuse, progress, {}));
    return file;
}

std::filesystem::path labelledProject(const std::filesystem::path& folder, const std::filesystem::path& study,
                                      const std::filesystem::path& issues)
{
    std::filesystem::path file = issuesProject(folder, issues);
    Project project = must(Project::open(file));
    if (project.rounds().empty()) {
        exchange::LabelImport import;
        import.files = labelFiles(study);
        import.round = "Main";
        NoProgress progress;
        (void)must(exchange::importLabels(project, import, progress, {}));
    }
    return file;
}

std::filesystem::path meetingProject(const std::filesystem::path& folder, const std::filesystem::path& study)
{
    std::filesystem::path file = folder / "meeting.accord";
    if (!std::filesystem::exists(file)) {
        Project project = newProject(file);
        exchange::LabelImport import;
        import.files = labelFiles(study);
        import.round = "Study";
        import.withFinal = false;
        NoProgress progress;
        (void)must(exchange::importLabels(project, import, progress, {}));
    }
    return file;
}

} // namespace accord::bench
