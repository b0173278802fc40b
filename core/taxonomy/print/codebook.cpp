// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/print/codebook.h"

#include "core/project/codebook/new_version.h"
#include "core/taxonomy/print/document.h"
#include "core/taxonomy/versions/versions.h"

#include <algorithm>

namespace accord::taxonomy {
namespace {

Result<format::Document> documentOf(Project& project, const PrintOptions& options)
{
    ACCORD_TRY(const std::vector<Version> all, versions(project));
    ACCORD_TRY(const std::string name, taxonomyName(project.database()));
    CodebookHead head{"Codebook: " + (name.empty() ? project.name() : name), {}, options.retired, options.notes};
    if (all.empty() && options.version == 0) {
        return codebookDocument(*project.taxonomy(), head);
    }
    const int number = options.version == 0 ? all.back().number : options.version;
    ACCORD_TRY(const Taxonomy taxonomy, taxonomyOfVersion(project, number));
    const auto version = std::ranges::find(all, number, &Version::number);
    const Person* by = project.person(version->by);
    head.facts.push_back("Version " + std::to_string(number) + " of " + version->at.substr(0, 10) +
                         (by == nullptr ? std::string() : ", by " + by->name) + ". " + std::to_string(version->types) +
                         " types, " + std::to_string(version->themes) + " themes, " +
                         std::to_string(version->subthemes) + " sub-themes.");
    if (!version->note.empty()) {
        head.facts.push_back("New in it: " + version->note);
    }
    return codebookDocument(taxonomy, head);
}

} // namespace

Result<std::string> codebookMarkdown(Project& project, const PrintOptions& options)
{
    ACCORD_TRY(const format::Document document, documentOf(project, options));
    return format::asMarkdown(document);
}

Result<std::string> codebookHtml(Project& project, const PrintOptions& options)
{
    ACCORD_TRY(const format::Document document, documentOf(project, options));
    return format::asHtml(document);
}

} // namespace accord::taxonomy
