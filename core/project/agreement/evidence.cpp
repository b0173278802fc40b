// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/evidence.h"

#include "core/agreement/unitizing.h"
#include "core/base/reason.h"
#include "core/model/citation.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <span>
#include <tuple>
#include <utility>
#include <vector>

namespace accord {
namespace {

using ContinuaOfLevels = std::array<std::vector<agreement::Continuum>, 4>; // without a level, then the three

// None: the label stops above the level, or cannot tell. Out of the study is a category of its own.
std::optional<int> categoryAt(const Taxonomy& taxonomy, const LabelContent& content, Level level)
{
    if (content.verdict == Verdict::NotForStudy) {
        return 0;
    }
    const Category* category = taxonomy.at(level, content.category);
    return category == nullptr ? std::nullopt : std::optional(static_cast<int>(category->id.value));
}

Result<Document> textOfItem(Project& project, ItemId item)
{
    ACCORD_TRY(const auto issue, project.database()
                                     .query("SELECT text_id FROM item WHERE id = :item")
                                     .bind(":item", item)
                                     .one<IssueId>([](const sqlite::Row& row) { return row.id<IssueId>(0); }));
    ACCORD_TRY(Issue found, store::textById(project.database(), issue.value_or(IssueId{})));
    return std::move(found.document).value_or(Document{});
}

// Where each part begins in the whole, and at the end how long that is.
std::vector<std::int64_t> beginnings(const Document& document)
{
    std::vector<std::int64_t> starts{0};
    for (int part = kTitlePart; part < partCount(document); ++part) {
        starts.push_back(starts.back() + codePoints(textOf(document, part)));
    }
    return starts;
}

// Answers how many citations the text does not have.
std::int64_t addText(const Taxonomy& taxonomy, const Document& document, std::span<const Label> labels,
                     ContinuaOfLevels& continua)
{
    std::int64_t lost = 0;
    const std::vector<std::int64_t> starts = beginnings(document);
    for (std::size_t at = 0; at < continua.size(); ++at) {
        agreement::Continuum text{starts.back(), {}};
        for (const Label& label : labels) {
            std::vector<agreement::TextUnit> units;
            const auto category = at == 0 ? std::optional(0) : categoryAt(taxonomy, label.content, kLevels[at - 1]);
            for (const Citation& citation : label.content.citations) {
                const auto place = findCitation(document, citation);
                lost += at == 0 && !place ? 1 : 0;
                if (place && category) {
                    units.push_back(
                        {starts[static_cast<std::size_t>(place->part)] + place->start, place->length, *category});
                }
            }
            if (!units.empty()) {
                text.raters.push_back(std::move(units));
            }
        }
        continua[at].push_back(std::move(text));
    }
    return lost;
}

// The first labels and those that hold now.
struct CitingLabels
{
    std::vector<Label> first;
    std::vector<Label> now;
};

Result<CitingLabels> citingLabels(Project& project, RoundId round, ItemId item)
{
    CitingLabels labels;
    ACCORD_TRY(labels.first, store::firstLabelsOf(project.database(), round, item));
    ACCORD_TRY(labels.now, store::labelsOf(project.database(), round, item));
    return labels;
}

bool citesSomething(const Label& label)
{
    return label.content.verdict != Verdict::None && !label.content.citations.empty();
}

// What of a label matters here.
auto partThatCounts(const Label& label)
{
    return std::tie(label.content.verdict, label.content.category, label.content.citations);
}

// Those who cite something, first or now.
void countLater(const CitingLabels& labels, LaterLabels& later)
{
    for (const Label& now : labels.now) {
        const auto first = std::ranges::find(labels.first, now.by, &Label::by);
        if (first == labels.first.end() || first->content.verdict == Verdict::None) {
            later.given += citesSomething(now) ? 1 : 0;
        } else if (partThatCounts(*first) != partThatCounts(now) && (citesSomething(*first) || citesSomething(now))) {
            ++later.changed;
        }
    }
}

} // namespace

Result<EvidenceAgreement> evidenceAgreement(Project& project, RoundId round, const std::stop_token& stop)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    EvidenceAgreement found;
    std::set<ItemId> cited;
    // Labels are read whole where they cite something only: in most rounds few do, or none.
    const auto look = [&](const store::LabelCell& now, const store::LabelCell& first) {
        found.labels += first.verdict != Verdict::None ? 1 : 0;
        for (const store::LabelCell& label : {now, first}) {
            if (label.cited && label.verdict != Verdict::None) {
                cited.insert(label.item);
            }
        }
    };
    ACCORD_CHECK(store::forEachLabelAndFirst(project.database(), round, look));
    ContinuaOfLevels continua;
    std::vector<agreement::Continuum> withLater; // without a level
    const Taxonomy& taxonomy = *project.taxonomy();
    for (const ItemId item : cited) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        ACCORD_TRY(CitingLabels labels, citingLabels(project, round, item));
        const int laterBefore = found.otherwise.later.all();
        countLater(labels, found.otherwise.later);
        std::erase_if(labels.first, std::not_fn(citesSomething));
        std::erase_if(labels.now, std::not_fn(citesSomething));
        for (const Label& label : labels.first) {
            ++found.cited;
            found.citations += static_cast<std::int64_t>(label.content.citations.size());
        }
        ACCORD_TRY(const Document document, textOfItem(project, item));
        found.lost += addText(taxonomy, document, labels.first, continua);
        if (found.otherwise.later.all() == laterBefore) {
            withLater.push_back(continua[0].back());
        } else {
            ContinuaOfLevels ofNow;
            addText(taxonomy, document, labels.now, ofNow);
            withLater.push_back(std::move(ofNow[0].back()));
        }
    }
    if (found.otherwise.later.all() > 0) {
        found.otherwise.withLater = agreement::unitizingAlpha(withLater);
    }
    found.passages = agreement::unitizingAlpha(continua[0]);
    for (std::size_t i = 0; i < found.byLevel.size(); ++i) {
        found.byLevel[i] = agreement::unitizingAlpha(continua[i + 1]);
    }
    return found;
}

} // namespace accord
