// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/text.h"
#include "core/exchange/labels/label_plan.h"
#include "core/format/tables/table_reader.h"
#include "core/model/taxonomy.h"

#include <istream>
#include <string>
#include <string_view>

namespace accord::exchange {

/// A label file that is being read into a plan; its malformed parts become problems of the plan's report.
struct LabelSource
{
    std::string name; ///< for errors
    const Taxonomy& taxonomy;
    LabelPlan& plan;
    std::string round{}; ///< what is said of another one is a problem; empty: rounds are not looked at

    [[nodiscard]] bool isOtherRound(std::string_view named) const
    {
        return !round.empty() && !named.empty() && !text::equalsIgnoringCase(named, round);
    }
};

/// The problem of a label that is neither a code nor anything else; it names the codes that are near.
Error unknownCode(const Taxonomy& taxonomy, const std::string& place, std::string_view code, const std::string& column);

/// A table of somebody else. A row is an item, and every further row with the same link is a further occurrence of it,
/// across files too; unless a single column names people, or the file is of one person: then a row is a label, rows of
/// one link are of one item, and somebody who labels it again is a problem. An empty cell is a missing label.
void readTable(LabelSource& source, format::TableReader& table, const LabelColumns& columns,
               const LabelReading& reading);

/// A row per label, with the columns `issue`, `occurrence`, `annotator`, `verdict`, `category`, `exclusion`,
/// `confidence`, `flagged`, `summary`, `note`, `seconds`, `at` in any order; only issue, annotator and category must be
/// there. A column `path` is passed over, others are problems; `round`, where it is given, chooses rows (`round` empty:
/// all).
void readLong(LabelSource& source, format::TableReader& table, const std::string& round);

/// A list of items, each with its labels and its decision, as the JSON export writes it. Whatever would get lost is a
/// problem: keys that are not known or there twice, and values of another type than theirs.
void readJson(LabelSource& source, std::istream& stream);

/// The decisions file of the demo project.
void readDecisions(LabelSource& source, format::TableReader& table, const std::string& round);

} // namespace accord::exchange
