// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include "core/exchange/merge_questions.h"

namespace accord::ui {

/// One answer to what needs a look.
struct MergeAnswer
{
    QString word;    ///< as the merge calls it, or "same:7" for the person here with that number
    QString text;    ///< in the list of answers
    QString meaning; ///< what happens then, as a sentence
};

/// The answers that there are, the proposed one first; none where somebody should only know. Without "is somebody who
/// is here", which depends on the project.
QList<MergeAnswer> questionAnswers(exchange::MergeQuestionKind kind);

} // namespace accord::ui
