// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "core/study/training.h"

namespace accord::ui {

/// Whether and where one's own label differs from the reference of a training item, and why it is what it is, as rich
/// text for a side note.
QString feedbackText(const study::TrainingFeedback& feedback, const Taxonomy& taxonomy, const StudySettings& settings);

/// "12 of 15 right so far (80 %). Ready with 80 % of at least 10."
QString trainingText(const study::TrainingResult& result, const TrainingThreshold& threshold);

} // namespace accord::ui
