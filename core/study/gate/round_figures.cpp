// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/round_figures.h"

#include "core/store/events/course/course.h"
#include "core/store/meeting/proposals.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace accord::study {
namespace {

// What the events tell of a round: when an item was first labelled, how long people looked at it.
struct Courses
{
    std::vector<std::string> firstAt; ///< by row; empty: never
    std::map<std::pair<int, PersonId>, double> seconds;
};

Result<Courses> coursesOf(Project& project, const LabelMatrix& labelMatrix)
{
    Courses courses;
    courses.firstAt.resize(static_cast<std::size_t>(labelMatrix.rows()));
    ACCORD_CHECK(store::forEachGiven(project.database(), PersonId{}, false, [&](const store::GivenLabel& given) {
        const int row = labelMatrix.rowOf(given.item);
        if (row < 0) {
            return;
        }
        std::string& first = courses.firstAt[static_cast<std::size_t>(row)];
        if (given.done && (first.empty() || given.at < first)) {
            first = given.at;
        }
        if (given.seconds > 0) {
            courses.seconds[{row, given.by}] += given.seconds;
        }
    }));
    return courses;
}

std::vector<Proposal> proposalsIn(const LabelMatrix& labelMatrix, std::vector<Proposal> all)
{
    std::erase_if(all, [&labelMatrix](const Proposal& proposal) {
        return std::ranges::none_of(proposal.raisedBy,
                                    [&labelMatrix](const RaisedBy& raised) { return labelMatrix.rowOf(raised.item) >= 0; });
    });
    for (Proposal& proposal : all) {
        proposal.opinions.clear(); // of open ones they are told to those only who gave theirs
    }
    return all;
}

Saturation saturationOf(const LabelMatrix& labelMatrix, const Courses& courses, const std::vector<Proposal>& proposals)
{
    std::vector<int> order;
    for (int row = 0; row < labelMatrix.rows(); ++row) {
        const bool drawnAgain = labelMatrix.items()[static_cast<std::size_t>(row)].drawnAgain;
        if (!drawnAgain && !courses.firstAt[static_cast<std::size_t>(row)].empty()) {
            order.push_back(row);
        }
    }
    // Labels of one file have one time: then in the order of the round.
    std::ranges::stable_sort(
        order, {}, [&](int row) -> const std::string& { return courses.firstAt[static_cast<std::size_t>(row)]; });
    std::map<int, int> raised;
    for (const Proposal& proposal : proposals) {
        const auto first =
            std::ranges::find_if(proposal.raisedBy, [&labelMatrix](const RaisedBy& by) { return labelMatrix.rowOf(by.item) >= 0; });
        ++raised[labelMatrix.rowOf(first->item)];
    }
    std::vector<SaturationItem> items;
    items.reserve(order.size());
    const int annotators = static_cast<int>(labelMatrix.annotators().size());
    for (const int row : order) {
        SaturationItem& item = items.emplace_back();
        for (int annotator = 0; annotator < annotators; ++annotator) {
            const int category = labelMatrix.cell(row, annotator).category;
            if (category >= 0) {
                item.categories.push_back(category);
            }
        }
        const auto found = raised.find(row);
        item.proposals = found == raised.end() ? 0 : found->second;
    }
    return saturation(items);
}

} // namespace

Result<RoundFigures> roundFigures(Project& project, const LabelMatrix& labelMatrix)
{
    ACCORD_CHECK(project.requireOpen(labelMatrix.round()));
    ACCORD_TRY(const Courses courses, coursesOf(project, labelMatrix));
    ACCORD_TRY(std::vector<Proposal> all, store::proposals(project.database()));
    RoundFigures figures;
    figures.proposals = proposalsIn(labelMatrix, std::move(all));
    figures.saturation = saturationOf(labelMatrix, courses, figures.proposals);
    figures.seconds.reserve(courses.seconds.size());
    for (const auto& [key, seconds] : courses.seconds) {
        figures.seconds.push_back(seconds);
    }
    return figures;
}

} // namespace accord::study
