// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/exchange/labels/label_plan.h"
#include "core/format/csv.h"
#include "core/model/taxonomy.h"

#include <filesystem>
#include <istream>
#include <string>

namespace accord::exchange {

/// A label file that is being read into a plan; its malformed parts become problems of the plan's report.
struct LabelSource
{
    std::istream& stream;
    std::string name; ///< for errors
    const Taxonomy& taxonomy;
    LabelPlan& plan;
    bool exact = false;  ///< see LabelImport
    std::string round{}; ///< what is said of another one is a problem; empty: rounds are not looked at

    [[nodiscard]] bool isOtherRound(std::string_view named) const
    {
        return !round.empty() && !named.empty() && !text::equalsIgnoringCase(named, round);
    }

    [[nodiscard]] format::Formulas formulas() const
    {
        return exact ? format::Formulas::Exact : format::Formulas::Neutral;
    }
};

/// A row per item, a column per annotator. Every further row with the same link is a further occurrence of the issue,
/// across files too. An empty cell is a missing label.
void readWide(LabelSource& source, const LabelColumns& columns);

/// A row per label, with the columns `issue`, `occurrence`, `annotator`, `verdict`, `category`, `exclusion`,
/// `confidence`, `flagged`, `summary`, `note`, `seconds`, `at` in any order; only issue, annotator and category must be
/// there. A column `path` is passed over, others are problems; `round`, where it is given, chooses rows (`round` empty:
/// all).
void readLong(LabelSource& source, const std::string& round);

/// A list of items, each with its labels and its decision, as the JSON export writes it. Whatever would get lost is a
/// problem: keys that are not known or there twice, and values of another type than theirs.
void readJson(LabelSource& source);

/// The decisions file of the demo project.
void readDecisions(LabelSource& source, const std::string& round);

} // namespace accord::exchange
