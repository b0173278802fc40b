// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include "core/agreement/coefficient.h"
#include "core/agreement/coefficients/cohen.h"
#include "core/agreement/live.h"

#include <optional>
#include <vector>

namespace accord::ui {

/// A coefficient that the page offers. Another one is another row of the table in coefficients.cpp.
struct Coefficient
{
    using Pairs = std::vector<agreement::PairAgreement>;

    QString id;         ///< for settings and files
    QString name;       ///< "Fleiss’ kappa"
    QString definition; ///< in one sentence, with its source
    /// What statistics call it; none for Krippendorff's alpha along the path of the taxonomy.
    std::optional<agreement::Coefficient> kind;
    bool chanceCorrected = true;
    bool disagreement = false; ///< observed and expected are disagreement
    /// From the tallies that follow every label; null where the whole table is needed, or the size of the codebook,
    /// which the tallies do not know: they keep a place for "not for this study" before anybody says so.
    agreement::Outcome (*ofLive)(const agreement::LiveAgreement& live, const Pairs& pairs) = nullptr;

    /// What stands for it where it is asked for one level, one round: itself, or nominal alpha.
    [[nodiscard]] agreement::Coefficient atLevel() const
    {
        return kind.value_or(agreement::Coefficient::KrippendorffAlpha);
    }
    [[nodiscard]] QString pairName() const; ///< what a cell of the matrix of pairs is
};

/// In the order in which they are offered.
const QList<Coefficient>& coefficients();

/// The place of an id; 0 for one that there is not.
int coefficientPlace(const QString& id);

} // namespace accord::ui
