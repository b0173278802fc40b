// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/report/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace accord::ui {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("AgreementWording", text);
}

} // namespace

QString levelName(Level level)
{
    switch (level) {
    case Level::Type:
        return tr("Type");
    case Level::Theme:
        return tr("Theme");
    case Level::Subtheme:
        break;
    }
    return tr("Sub-theme");
}

QString undefinedText(agreement::Undefined why)
{
    using agreement::Undefined;
    switch (why) {
    case Undefined::NoPairs:
        return tr("There is no value yet: no item has labels of two people at this level.");
    case Undefined::OneCategory:
        return tr("There is no value: a single category is in use, and so the labels cannot show that anybody tells "
                  "categories apart.");
    case Undefined::SmallCodebook:
        return tr("There is no value: the codebook has fewer than two categories at this level.");
    case Undefined::NoCommonItems:
        return tr("There is no value: these two have labelled no item both.");
    case Undefined::NoDefinedPair:
        return tr("There is no value: no pair of people has one.");
    case Undefined::NoCompleteItems:
        return tr("There is no value: no item was labelled by everybody.");
    case Undefined::CategoryUnused:
        return tr("Nobody used this category.");
    default:
        break;
    }
    return tr("There is no value for these labels.");
}

QString valueText(double value, bool percent, int digits)
{
    const QLocale locale;
    return percent ? tr("%1 %").arg(locale.toString(100 * value, 'f', std::max(0, digits - 3)))
                   : locale.toString(value, 'f', digits);
}

QString intervalText(const agreement::Outcome& outcome, bool percent, int digits)
{
    if (!outcome.defined() || !outcome->interval) {
        return {};
    }
    return tr("%1 to %2")
        .arg(valueText(outcome->interval->low, percent, digits), valueText(outcome->interval->high, percent, digits));
}

QString bandText(double kappa)
{
    const QString word = kappa < 0       ? tr("poor")
                         : kappa <= 0.20 ? tr("slight")
                         : kappa <= 0.40 ? tr("fair")
                         : kappa <= 0.60 ? tr("moderate")
                         : kappa <= 0.80 ? tr("substantial")
                                         : tr("almost perfect");
    return tr("%1, by the convention of Landis and Koch (1977)").arg(word);
}

QString itemsText(const LevelFigure& figure)
{
    const QLocale locale;
    const agreement::ItemUse& use = figure.use;
    QStringList sentences{tr("From %1 of %2 items.")
                              .arg(locale.toString(qlonglong{use.pairable}), locale.toString(qlonglong{use.items}))};
    const agreement::Count single = use.rated - use.pairable;
    const agreement::Count none = use.items - use.rated;
    if (single > 0) {
        sentences.append(tr("%1 left out: a single label.").arg(locale.toString(qlonglong{single})));
    }
    if (none > 0) {
        sentences.append(tr("%1 left out: no label at this level.").arg(locale.toString(qlonglong{none})));
    }
    if (figure.notSpecified > 0) {
        sentences.append(
            tr("%1 labels stop above this level and do not count.").arg(locale.toString(figure.notSpecified)));
    }
    return sentences.join(QLatin1Char(' '));
}

QString observedText(const agreement::Outcome& outcome)
{
    if (!outcome.defined() || !outcome->observed || !outcome->expected) {
        return {};
    }
    return tr("Observed agreement %1, expected by chance %2.")
        .arg(valueText(*outcome->observed, true), valueText(*outcome->expected, true));
}

QString categoryCode(const Taxonomy& taxonomy, int category)
{
    return category < 0 ? QStringLiteral("–")
                        : QString::fromStdString(taxonomy.categories()[static_cast<std::size_t>(category)].code);
}

QString categoryName(const Taxonomy& taxonomy, int category)
{
    return category < 0 ? tr("Not for this study")
                        : QString::fromStdString(taxonomy.categories()[static_cast<std::size_t>(category)].name);
}

QString initialsOf(std::span<const Person> people, PersonId person)
{
    const auto found = std::ranges::find(people, person, &Person::id);
    return found == people.end() ? QStringLiteral("?") : QString::fromStdString(found->initials);
}

QString nameOf(std::span<const Person> people, PersonId person)
{
    const auto found = std::ranges::find(people, person, &Person::id);
    return found == people.end() ? tr("Somebody") : QString::fromStdString(found->name);
}

} // namespace accord::ui
