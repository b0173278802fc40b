// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/print.h"

#include "core/base/text.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/taxonomy/versions.h"

#include <algorithm>
#include <utility>

namespace accord::taxonomy {
namespace {

using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;

// A text with several lines is several paragraphs; the first one begins with what it is.
void addText(FormattedDocument& document, const std::string& what, const std::string& text)
{
    bool first = true;
    for (const std::string_view each : text::split(text, '\n')) {
        const std::string_view line = text::trimmed(each);
        if (line.empty()) {
            continue;
        }
        if (first) {
            document.paragraph(Line{strong(what + ":"), plain(" " + std::string(line))});
        } else {
            document.paragraph(std::string(line));
        }
        first = false;
    }
}

void addTexts(FormattedDocument& document, const std::string& what, const std::vector<std::string>& texts)
{
    std::vector<Line> items;
    items.reserve(texts.size());
    for (const std::string& text : texts) {
        items.push_back(Line{plain(text)});
    }
    if (!items.empty()) {
        document.paragraph(Line{strong(what + ":")});
        document.list(std::move(items));
    }
}

std::string summaryText(SummaryKind kind)
{
    switch (kind) {
    case SummaryKind::Intent:
        return "what the author wants to know";
    case SummaryKind::Expectation:
        return "what the author wants to have";
    case SummaryKind::Symptom:
        return "what went wrong";
    case SummaryKind::None:
        break;
    }
    return {};
}

std::string shown(const Category& category, const std::string& language)
{
    return category.code + " " + nameIn(category, language);
}

void addCategory(FormattedDocument& document, const Category& category, const CodebookHead& head)
{
    const CategoryText text = textIn(category, head.language);
    document.heading(static_cast<int>(category.level) + 1, shown(category, head.language));
    addText(document, "Definition", text.definition);
    addText(document, "Use when", text.useWhen);
    addText(document, "Not when", text.notWhen);
    addTexts(document, "Examples", text.examples);
    addTexts(document, "Counter-examples", text.counterExamples);
    if (!text.synonyms.empty()) {
        addText(document, "Also", text::join(text.synonyms, ", "));
    }
    addText(document, "The summary says", summaryText(category.summaryKind));
    if (head.notes) {
        addText(document, "Notes", category.notes);
    }
}

// What became of the labels of a category that is not offered any more.
std::string fateOf(const Taxonomy& taxonomy, const Category& category, const std::string& language)
{
    if (!category.mergedInto.isNull()) {
        return "merged into " + shown(taxonomy.resolveMerged(category), language);
    }
    std::vector<std::string> parts;
    for (const Uuid& part : category.splitInto) {
        if (const Category* found = taxonomy.find(part)) {
            parts.push_back(shown(*found, language));
        }
    }
    return parts.empty() ? "retired" : "split into " + text::join(parts, ", ");
}

void addRetired(FormattedDocument& document, const Taxonomy& taxonomy, const std::string& language)
{
    std::vector<std::vector<Line>> rows;
    for (const Category& category : taxonomy.categories()) {
        if (category.retired) {
            rows.push_back({Line{plain(category.code)}, Line{plain(nameIn(category, language))},
                            Line{plain(fateOf(taxonomy, category, language))}});
        }
    }
    if (!rows.empty()) {
        document.heading(2, "No longer offered");
        document.table("lll", {"Code", "Name", "What became of it"}).rows = std::move(rows);
    }
}

void addContents(FormattedDocument& document, const Taxonomy& taxonomy, const std::string& language)
{
    std::vector<std::vector<Line>> rows;
    for (const Category& category : taxonomy.categories()) {
        if (!category.retired && category.level != Level::Subtheme) {
            const auto children = taxonomy.childrenOf(category);
            const auto below = std::ranges::count_if(children, [](const Category* child) { return !child->retired; });
            const bool type = category.level == Level::Type;
            const std::string& name = nameIn(category, language);
            rows.push_back({Line{type ? strong(category.code) : plain(category.code)},
                            Line{type ? strong(name) : plain(name)},
                            Line{plain(below == 0 ? std::string() : std::to_string(below))}});
        }
    }
    if (!rows.empty()) {
        document.table("llr", {"Code", "Name", "Below it"}).rows = std::move(rows);
    }
}

} // namespace

format::FormattedDocument codebookDocument(const Taxonomy& taxonomy, const CodebookHead& head)
{
    FormattedDocument document;
    document.title = head.title;
    document.heading(1, head.title);
    for (const std::string& fact : head.facts) {
        document.paragraph(fact);
    }
    addContents(document, taxonomy, head.language);
    for (const Category& category : taxonomy.categories()) {
        if (!category.retired) {
            addCategory(document, category, head);
        }
    }
    if (head.retired) {
        addRetired(document, taxonomy, head.language);
    }
    return document;
}

namespace {

Result<format::FormattedDocument> documentOf(Project& project, const PrintOptions& options)
{
    ACCORD_TRY(const std::vector<Version> all, versions(project));
    ACCORD_TRY(const std::string name, taxonomyName(project.database()));
    CodebookHead head{
        "Codebook: " + (name.empty() ? project.name() : name), {}, options.retired, options.notes, options.language};
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
    ACCORD_TRY(const format::FormattedDocument document, documentOf(project, options));
    return format::asMarkdown(document);
}

Result<std::string> codebookHtml(Project& project, const PrintOptions& options)
{
    ACCORD_TRY(const format::FormattedDocument document, documentOf(project, options));
    return format::asHtml(document);
}

} // namespace accord::taxonomy
