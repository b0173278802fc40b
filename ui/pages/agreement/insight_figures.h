// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "ui/pages/agreement/behind.h"
#include "ui/pages/agreement/report.h"
#include "ui/widgets/charts/bars.h"
#include "ui/widgets/charts/lines.h"
#include "ui/widgets/charts/note_list.h"
#include "ui/widgets/charts/number_table.h"

#include <span>
#include <vector>

namespace accord::ui {

// Figures that have several kinds of things behind them answer these beside the drawn parts: keys are places in them.

struct Alarms
{
    std::vector<Note> notes;
    std::vector<Behind> behind;
};

/// What needs attention, as sentences: categories that are never agreed on or could be chance, people who lie apart,
/// the pairs of categories that make up most of the disagreement.
Alarms alarms(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people);

struct LevelRows
{
    QStringList header;
    std::vector<NumberRow> rows;
    std::vector<Behind> behind;
};

/// The levels side by side.
LevelRows levelRows(const AgreementReport& report);

/// Where in the taxonomy people part; keys are those of partBehind().
std::vector<StackPart> lossParts(const AgreementReport& report);
Behind partBehind(int key);

/// One sentence on the loss: which part of the disagreement is the largest; empty without any.
QString lossText(const AgreementReport& report);

/// The chosen coefficient round by round, the round of the report with the report's own number. Keys are places in
/// AgreementReport::rounds.
std::vector<LinePoint> roundPoints(const AgreementReport& report, std::span<const Round> rounds);
QString roundsText(const AgreementReport& report);

} // namespace accord::ui
