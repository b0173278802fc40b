// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include "core/agreement/live.h"

#include <vector>

namespace accord::ui {

/// A coefficient that the page offers. Another one is another row of the table in coefficients.cpp.
struct Coefficient
{
    using Pairs = std::vector<agreement::PairAgreement>;

    QString id;         ///< for settings and files
    QString name;       ///< "Fleiss’ kappa"
    QString definition; ///< in one sentence, with its source
    QString pairName;   ///< what a cell of the matrix of pairs is
    bool chanceCorrected = true;
    agreement::Outcome (*ofTable)(const agreement::RatingTable& table, const Pairs& pairs) = nullptr;
    agreement::Outcome (*ofLive)(const agreement::LiveAgreement& live, const Pairs& pairs) = nullptr;
};

/// In the order in which they are offered.
const QList<Coefficient>& coefficients();

} // namespace accord::ui
