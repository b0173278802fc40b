// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/agreement/explanation.h"
#include "core/model/taxonomy.h"

#include <vector>

namespace accord::ui {

/// A number taken apart, with what it is a number of.
struct ExplainedNumber
{
    agreement::Explanation explanation;
    QString where;                   ///< "Round Pilot, level theme, all repositories"
    std::vector<QString> categories; ///< code and name of each category of the table
};

/// The explanation as a page to read: what it is, the formula with this table's numbers in it, observed and expected,
/// items used and left out, convention, what the value is called, sources.
QString explanationHtml(const ExplainedNumber& number);

/// "p_a,i" with what follows "_" lowered, as HTML.
QString formulaHtml(const QString& formula);

} // namespace accord::ui
