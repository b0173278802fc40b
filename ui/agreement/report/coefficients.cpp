// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/report/coefficients.h"

#include <QCoreApplication>

namespace accord::ui {
namespace {

using agreement::LiveAgreement;
using Kind = agreement::Coefficient;
using Pairs = Coefficient::Pairs;

struct CoefficientsWords
{
    Q_DECLARE_TR_FUNCTIONS(Coefficients)
};

QList<Coefficient> makeTable()
{
    return {
        {QStringLiteral("fleiss"), CoefficientsWords::tr("Fleiss’ kappa"),
         CoefficientsWords::tr(
             "Agreement beyond chance among any number of people; chance is that everybody draws from the shares that "
             "the categories have over all (Fleiss 1971; with missing labels Gwet 2014)."),
         Kind::FleissKappa, true, false, [](const LiveAgreement& live, const Pairs&) { return live.fleissKappa(); }},
        {QStringLiteral("alpha"), CoefficientsWords::tr("Krippendorff’s alpha"),
         CoefficientsWords::tr("One minus observed over expected disagreement, over all labels that can be paired; "
                               "close to Fleiss’ kappa "
                               "for many items, fair to few (Krippendorff 1970)."),
         Kind::KrippendorffAlpha, true, true,
         [](const LiveAgreement& live, const Pairs&) { return live.krippendorffAlpha(); }},
        {QStringLiteral("alpha-path"), CoefficientsWords::tr("Krippendorff’s alpha along the taxonomy"),
         CoefficientsWords::tr(
             "Krippendorff’s alpha in which two labels differ the more, the higher up in the taxonomy they part; one "
             "number for all levels, each of which weighs the same."),
         std::nullopt, true, true, nullptr},
        {QStringLiteral("gwet"), CoefficientsWords::tr("Gwet’s AC1"),
         CoefficientsWords::tr("Agreement beyond chance; chance is taken to happen only where people cannot decide, "
                               "which keeps the value "
                               "high when one category dominates (Gwet 2008)."),
         Kind::GwetAc, true, false, nullptr},
        {QStringLiteral("brennan-prediger"), CoefficientsWords::tr("Brennan-Prediger kappa"),
         CoefficientsWords::tr(
             "Agreement beyond chance; chance is that everybody picks among all categories of the codebook alike "
             "(Brennan and Prediger 1981)."),
         Kind::BrennanPrediger, true, false, nullptr},
        {QStringLiteral("conger"), CoefficientsWords::tr("Conger’s kappa"),
         CoefficientsWords::tr(
             "Agreement beyond chance; chance is that each person draws from the shares of their own labels, averaged "
             "over all pairs of people (Conger 1980)."),
         Kind::CongerKappa, true, false, nullptr},
        {QStringLiteral("light"), CoefficientsWords::tr("Light’s kappa"),
         CoefficientsWords::tr(
             "The mean of Cohen’s kappa over all pairs of people for whom it is defined (Light 1971)."),
         Kind::LightKappa, true, false,
         [](const LiveAgreement&, const Pairs& pairs) { return agreement::lightKappa(pairs).mean; }},
        {QStringLiteral("percent"), CoefficientsWords::tr("Percent agreement"),
         CoefficientsWords::tr(
             "The share of pairs of labels on the same item that are alike. Chance is not taken out."),
         Kind::PercentAgreement, false, false,
         [](const LiveAgreement& live, const Pairs&) { return live.percentAgreement(); }},
        {QStringLiteral("full"), CoefficientsWords::tr("Full agreement"),
         CoefficientsWords::tr(
             "The share of items on which all labels are alike. Chance is not taken out; the more people, the lower."),
         Kind::FullAgreement, false, false,
         [](const LiveAgreement& live, const Pairs&) { return live.fullAgreement(); }},
    };
}

} // namespace

QString Coefficient::pairName() const
{
    return chanceCorrected ? CoefficientsWords::tr("Cohen’s kappa") : CoefficientsWords::tr("Percent agreement");
}

const QList<Coefficient>& coefficients()
{
    static const QList<Coefficient> table = makeTable();
    return table;
}

int coefficientPlace(const QString& id)
{
    const auto& table = coefficients();
    for (int i = 0; i < table.size(); ++i) {
        if (table[i].id == id) {
            return i;
        }
    }
    return 0;
}

} // namespace accord::ui
