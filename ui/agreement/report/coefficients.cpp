// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/report/coefficients.h"

#include <QCoreApplication>

#include "core/agreement/coefficients/fleiss.h"
#include "core/agreement/coefficients/percent.h"
#include "core/agreement/raters/light.h"

namespace accord::ui {
namespace {

using agreement::LiveAgreement;
using agreement::Outcome;
using agreement::RatingTable;

QString tr(const char* text)
{
    return QCoreApplication::translate("Coefficients", text);
}

QList<Coefficient> makeTable()
{
    const QString cohen = tr("Cohen’s kappa");
    return {
        {QStringLiteral("fleiss"), tr("Fleiss’ kappa"),
         tr("Agreement beyond chance among any number of people; chance comes from how often all together use each "
            "category (Fleiss 1971)."),
         cohen, true, [](const RatingTable& table, const Coefficient::Pairs&) { return agreement::fleissKappa(table); },
         [](const LiveAgreement& live, const Coefficient::Pairs&) { return live.fleissKappa(); }},
        {QStringLiteral("cohen"), tr("Cohen’s kappa, mean of pairs"),
         tr("Agreement beyond chance of two people, averaged over all pairs; chance comes from how often each of the "
            "two uses a category (Cohen 1960, Light 1971)."),
         cohen, true,
         [](const RatingTable&, const Coefficient::Pairs& pairs) { return agreement::lightKappa(pairs).mean; },
         [](const LiveAgreement&, const Coefficient::Pairs& pairs) { return agreement::lightKappa(pairs).mean; }},
        {QStringLiteral("percent"), tr("Percent agreement"),
         tr("The share of pairs of labels on the same item that are alike. Chance is not taken out."),
         tr("Percent agreement"), false,
         [](const RatingTable& table, const Coefficient::Pairs&) { return agreement::percentAgreement(table); },
         [](const LiveAgreement& live, const Coefficient::Pairs&) { return live.percentAgreement(); }},
    };
}

} // namespace

const QList<Coefficient>& coefficients()
{
    static const QList<Coefficient> table = makeTable();
    return table;
}

} // namespace accord::ui
