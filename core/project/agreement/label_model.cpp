// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/agreement/label_model.h"

#include <algorithm>
#include <utility>

namespace accord {
namespace {

std::vector<ItemId> itemsOfRows(const LabelMatrix& labelMatrix, const Ratings& rated)
{
    std::vector<ItemId> items;
    for (const int row : rated.rows) {
        items.push_back(labelMatrix.items()[static_cast<std::size_t>(row)].item);
    }
    return items;
}

bool isOfSameLabels(const LabelModel& model, const LabelModel& other)
{
    return model.level == other.level && model.items == other.items && model.codes == other.codes &&
           model.rated.annotators == other.rated.annotators && model.rated.categories == other.rated.categories &&
           model.rated.table.cells == other.rated.table.cells;
}

RaterSkill skillOf(const agreement::DawidSkene& model, int rater)
{
    RaterSkill skill;
    skill.accuracy = model.accuracy(rater);
    for (int right = 0; right < model.categories(); ++right) {
        const auto shares = model.confusion(rater, right);
        for (int given = 0; given < model.categories(); ++given) {
            const double share =
                model.prevalence()[static_cast<std::size_t>(right)] * shares[static_cast<std::size_t>(given)];
            if (given != right && share > 0) {
                skill.mistakes.push_back({right, given, share});
            }
        }
    }
    const auto kept = static_cast<std::ptrdiff_t>(std::min(RaterSkill::kMost, skill.mistakes.size()));
    std::ranges::partial_sort(skill.mistakes, skill.mistakes.begin() + kept, std::ranges::greater{},
                              &LikelyMistake::share);
    skill.mistakes.resize(static_cast<std::size_t>(kept));
    return skill;
}

void describeRows(LabelModel& model)
{
    std::vector<std::pair<double, int>> highest;
    for (int row = 0; row < model.rated.table.items(); ++row) {
        const std::vector<int> most = agreement::plurality(model.rated.table, row);
        if (most.empty()) {
            continue;
        }
        model.rowOf.emplace(model.items[static_cast<std::size_t>(row)], row);
        const int probable = model.fitted.mostProbable(row);
        if (most != std::vector<int>{probable}) {
            model.differing.push_back(row);
        }
        const double probability = model.fitted.probabilities(row)[static_cast<std::size_t>(probable)];
        if (probability < LabelModel::kCertain) {
            highest.emplace_back(probability, row);
        }
    }
    std::ranges::sort(highest);
    for (std::size_t i = 0; i < std::min(highest.size(), LabelModel::kUncertain); ++i) {
        model.uncertain.push_back(highest[i].second);
    }
}

} // namespace

std::vector<LikelyCategory> LabelModel::likely(ItemId item, double least) const
{
    std::vector<LikelyCategory> found;
    const auto row = rowOf.find(item);
    if (row == rowOf.end()) {
        return found;
    }
    const auto probabilities = fitted.probabilities(row->second);
    for (std::size_t category = 0; category < probabilities.size(); ++category) {
        if (probabilities[category] >= least) {
            found.push_back({codes[category], probabilities[category]});
        }
    }
    std::ranges::stable_sort(found, std::ranges::greater{}, &LikelyCategory::probability);
    return found;
}

Result<std::shared_ptr<const LabelModel>> labelModel(const LabelMatrix& labelMatrix, const Selection& selection,
                                                     const std::stop_token& stop,
                                                     const std::shared_ptr<const LabelModel>& before,
                                                     const agreement::DawidSkeneOptions& options)
{
    auto model = std::make_shared<LabelModel>();
    model->level = selection.level;
    model->rated = ratings(labelMatrix, selection);
    model->items = itemsOfRows(labelMatrix, model->rated);
    for (int category = 0; category < model->rated.table.categories; ++category) {
        model->codes.push_back(model->rated.code(labelMatrix.taxonomy(), category));
    }
    if (before && before->fitted.options() == options && isOfSameLabels(*before, *model)) {
        return before;
    }
    ACCORD_TRY(model->fitted, agreement::DawidSkene::fit(model->rated.table, options, stop));
    if (model->fitted.defined()) {
        for (int rater = 0; rater < model->fitted.raters(); ++rater) {
            model->raters.push_back(skillOf(model->fitted, rater));
        }
        describeRows(*model);
    }
    return std::shared_ptr<const LabelModel>(std::move(model));
}

} // namespace accord
