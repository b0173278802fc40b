// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/messages/document_texts.h"
#include "core/report/parts.h"

#include <algorithm>
#include <utility>

namespace accord::report {
namespace {

using namespace messages::documents;
using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;
using taxonomy::PrintedCodebook;

// A text with several lines is several paragraphs; the first one begins with what it is.
void addText(FormattedDocument& document, const Words& say, messages::Text what, const std::string& text)
{
    bool first = true;
    for (const std::string_view each : text::split(text, '\n')) {
        const std::string_view line = text::trimmed(each);
        if (line.empty()) {
            continue;
        }
        if (first) {
            document.paragraph(Line{strong(say(kField, say(what))), plain(" " + std::string(line))});
        } else {
            document.paragraph(std::string(line));
        }
        first = false;
    }
}

void addTexts(FormattedDocument& document, const Words& say, messages::Text what, const std::vector<std::string>& texts)
{
    std::vector<Line> items;
    items.reserve(texts.size());
    for (const std::string& text : texts) {
        items.push_back(Line{plain(text)});
    }
    if (!items.empty()) {
        document.paragraph(Line{strong(say(kField, say(what)))});
        document.list(std::move(items));
    }
}

std::string summaryText(const Words& say, SummaryKind kind)
{
    switch (kind) {
    case SummaryKind::Intent:
        return say(kSummaryIntent);
    case SummaryKind::Expectation:
        return say(kSummaryExpectation);
    case SummaryKind::Symptom:
        return say(kSummarySymptom);
    case SummaryKind::None:
        break;
    }
    return {};
}

std::string shown(const Category& category, const std::string& language)
{
    return category.code + " " + nameIn(category, language);
}

void addCategory(FormattedDocument& document, const Words& say, const Category& category,
                 const taxonomy::PrintOptions& options)
{
    const CategoryText text = textIn(category, options.language);
    document.heading(static_cast<int>(category.level) + 1, shown(category, options.language));
    addText(document, say, kDefinition, text.definition);
    addText(document, say, kUseWhen, text.useWhen);
    addText(document, say, kNotWhen, text.notWhen);
    addTexts(document, say, kExamples, text.examples);
    addTexts(document, say, kCounterExamples, text.counterExamples);
    addText(document, say, kSynonyms, say.list(text.synonyms));
    addText(document, say, kSummarySays, summaryText(say, category.summaryKind));
    if (options.notes) {
        addText(document, say, kNotes, category.notes);
    }
}

// What became of the labels of a category that is not offered any more.
std::string fateOf(const Words& say, const Taxonomy& taxonomy, const Category& category, const std::string& language)
{
    if (!category.mergedInto.isNull()) {
        return say(kMergedInto, shown(taxonomy.resolveMerged(category), language));
    }
    std::vector<std::string> parts;
    for (const Uuid& part : category.splitInto) {
        if (const Category* found = taxonomy.find(part)) {
            parts.push_back(shown(*found, language));
        }
    }
    return parts.empty() ? say(kRetired) : say(kSplitInto, say.list(parts));
}

void addRetired(FormattedDocument& document, const Words& say, const PrintedCodebook& codebook)
{
    const std::string& language = codebook.options.language;
    std::vector<std::vector<Line>> rows;
    for (const Category& category : codebook.taxonomy.categories()) {
        if (category.retired) {
            rows.push_back({Line{plain(category.code)}, Line{plain(nameIn(category, language))},
                            Line{plain(fateOf(say, codebook.taxonomy, category, language))}});
        }
    }
    if (!rows.empty()) {
        document.heading(2, say(kNoLongerOffered));
        document.table("lll", {say(kCode), say(kName), say(kWhatBecameOfIt)}).rows = std::move(rows);
    }
}

void addContents(FormattedDocument& document, const Words& say, const PrintedCodebook& codebook)
{
    std::vector<std::vector<Line>> rows;
    for (const Category& category : codebook.taxonomy.categories()) {
        if (!category.retired && category.level != Level::Subtheme) {
            const auto children = codebook.taxonomy.childrenOf(category);
            const auto below = std::ranges::count_if(children, [](const Category* child) { return !child->retired; });
            const bool type = category.level == Level::Type;
            const std::string& name = nameIn(category, codebook.options.language);
            rows.push_back({Line{type ? strong(category.code) : plain(category.code)},
                            Line{type ? strong(name) : plain(name)},
                            Line{plain(below == 0 ? std::string() : std::to_string(below))}});
        }
    }
    if (!rows.empty()) {
        document.table("llr", {say(kCode), say(kName), say(kBelowIt)}).rows = std::move(rows);
    }
}

void addVersion(FormattedDocument& document, const Words& say, const taxonomy::Version& version, const std::string& by)
{
    const std::string number = std::to_string(version.number);
    const std::string day = version.at.substr(0, 10);
    document.paragraph(by.empty() ? say(kVersionOf, number, day, version.types, version.themes, version.subthemes)
                                  : say(kVersionBy, number, day, by, version.types, version.themes, version.subthemes));
    if (!version.note.empty()) {
        document.paragraph(say(kNewInIt, version.note));
    }
}

} // namespace

std::string codebookText(const PrintedCodebook& codebook, const Form& form)
{
    const Words say(form.language);
    FormattedDocument document;
    document.language = say.tag();
    document.title = say(kCodebookOf, codebook.name);
    document.heading(1, document.title);
    if (codebook.version) {
        addVersion(document, say, *codebook.version, codebook.by);
    }
    addContents(document, say, codebook);
    for (const Category& category : codebook.taxonomy.categories()) {
        if (!category.retired) {
            addCategory(document, say, category, codebook.options);
        }
    }
    if (codebook.options.retired) {
        addRetired(document, say, codebook);
    }
    return writtenAs(document, form.format);
}

} // namespace accord::report
