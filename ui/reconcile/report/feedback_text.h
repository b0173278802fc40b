// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/reconcile/feedback.h"

#include <vector>

namespace accord::ui {

/// An issue of the feedback, as its row says it.
struct FeedbackRow
{
    ItemId item;
    QString how;    ///< "by second vote; I voted C.9"
    QString reason; ///< with the cause in front
};

/// "Labels: 350; on issues that are decided: 312; decided otherwise: 41. ..."
QString feedbackSummary(const reconcile::Feedback& feedback);

std::vector<FeedbackRow> feedbackRows(const Taxonomy& taxonomy, const reconcile::OtherwiseGroup& group);
std::vector<FeedbackRow> feedbackRows(const Taxonomy& taxonomy, const reconcile::MovedGroup& group);

/// "C.9", "Not for this study".
QString feedbackNamed(const Taxonomy& taxonomy, const reconcile::Named& named);

/// Both categories with their names from the type down, for a tooltip.
QString feedbackPath(const Taxonomy& taxonomy, const reconcile::Named& from, const reconcile::Named& to);

/// "vllm#12 Title"
QString issueText(const std::string& repository, const std::string& number, const std::string& title);

} // namespace accord::ui
