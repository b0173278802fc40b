// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/model/taxonomy.h"
#include "core/study/shares.h"
#include "ui/pages/study/criteria_report.h"
#include "ui/widgets/save.h"

namespace accord::ui {

// What a round is made of and what was decided in it, as rows for a chart and as tables to take along.

FigureTable studyFigures(const study::StudyTable& table, const Taxonomy& taxonomy);
TextTable studyTextTable(const study::StudyTable& table, const Taxonomy& taxonomy, const QString& round);

/// How many false positives there are, or why nobody knows.
QString studySentences(const study::StudyTable& table);

/// What shares are told apart by: "Repository".
QString sharesByWord(study::SharesBy by);

/// Within each part its categories; the part stands above them where there are several.
FigureTable shareFigures(const study::RoundShares& shares, study::SharesBy by, const Taxonomy& taxonomy);
TextTable sharesTextTable(const study::RoundShares& shares, study::SharesBy by, const Taxonomy& taxonomy,
                          const QString& round);

/// Of what the shares are, how items count, and what is left out: a sentence each.
QStringList sharesSentences(const study::RoundShares& shares);

} // namespace accord::ui
