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
#include "ui/widgets/number_table.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace accord::ui {

// Figures that have several kinds of things behind them answer these beside the drawn parts: keys are places in them.

/// What can be done about an alarm in one step. Categories are indexes into Taxonomy::categories().
struct AlarmStep
{
    enum class What : std::uint8_t { Redefine, Merge, Propose, Discuss };

    What what = What::Discuss;
    int category = -1; ///< that the step is about; -1: none
    int other = -1;    ///< that it is merged with
};

/// What somebody who reads alarms may do to the codebook.
struct AlarmRights
{
    bool edit = false;
    bool propose = false;
};

struct Alarm
{
    Note note; ///< its key is the place of the alarm
    Behind behind;
    std::vector<AlarmStep> steps; ///< by Note::actions
    std::optional<double> lost{}; ///< of kappa, without these disagreements; none for people
    bool rare = false;            ///< of a category with few labels
};

/// What needs attention, as sentences: categories that are never agreed on, could be chance or cost most, and the pairs
/// of categories that make up most of the disagreement, in the order of what they cost; people who lie apart; then
/// categories with few labels.
std::vector<Alarm> alarms(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people,
                          const AlarmRights& rights = {});

/// Those that are shown: rare ones are behind a line of their own, whose key is kFoldedAlarms.
std::vector<Note> alarmNotes(const std::vector<Alarm>& alarms, bool withRare);
inline constexpr int kFoldedAlarms = -1;

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
QString roundsText(const AgreementReport& report, std::span<const Round> rounds);

} // namespace accord::ui
