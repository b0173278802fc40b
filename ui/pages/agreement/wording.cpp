// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct WordingWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementWording)
};

} // namespace

QString undefinedText(agreement::NotComputable why)
{
    using agreement::NotComputable;
    switch (why) {
    case NotComputable::NoPairs:
        return WordingWords::tr("There is no value yet: no item has labels of two people at this level.");
    case NotComputable::OneCategory:
        return WordingWords::tr(
            "There is no value: a single category is in use, and so the labels cannot show that anybody tells "
            "categories apart.");
    case NotComputable::SmallCodebook:
        return WordingWords::tr("There is no value: the codebook has fewer than two categories at this level.");
    case NotComputable::NoCommonItems:
        return WordingWords::tr("There is no value: these two have labelled no item both.");
    case NotComputable::NoDefinedPair:
        return WordingWords::tr("There is no value: no pair of people has one.");
    case NotComputable::NoCompleteItems:
        return WordingWords::tr("There is no value: no item was labelled by everybody.");
    case NotComputable::CategoryUnused:
        return WordingWords::tr("Nobody used this category.");
    case NotComputable::FewItems:
        return WordingWords::tr("There is no value: so few items say nothing about others.");
    case NotComputable::NoCategory:
        return WordingWords::tr("There is no value: nobody gave a category at this level, only “not for this study”.");
    default:
        break;
    }
    return WordingWords::tr("There is no value for these labels.");
}

QString valueText(double value, bool percent, int digits)
{
    const QLocale locale;
    return percent ? WordingWords::tr("%1 %").arg(locale.toString(100 * value, 'f', std::max(0, digits - 3)))
                   : locale.toString(value, 'f', digits);
}

QString intervalText(const agreement::Outcome& outcome, bool percent, int digits)
{
    if (!outcome.defined() || !outcome->interval) {
        return {};
    }
    return WordingWords::tr("%1 to %2")
        .arg(valueText(outcome->interval->low, percent, digits), valueText(outcome->interval->high, percent, digits));
}

QString bandName(agreement::Band band)
{
    using agreement::Band;
    switch (band) {
    case Band::AlmostPerfect:
        return WordingWords::tr("almost perfect");
    case Band::Substantial:
        return WordingWords::tr("substantial");
    case Band::Moderate:
        return WordingWords::tr("moderate");
    case Band::Fair:
        return WordingWords::tr("fair");
    case Band::Slight:
        return WordingWords::tr("slight");
    case Band::Poor:
        break;
    }
    return WordingWords::tr("poor");
}

QStringList benchmarkTexts(const agreement::Outcome& outcome)
{
    if (!outcome.defined()) {
        return {};
    }
    QStringList texts{
        WordingWords::tr("By the convention of Landis and Koch (1977): %1. Their bands are a habit, not a test.")
            .arg(bandName(agreement::landisKoch(outcome->value)))};
    if (outcome->standardError) {
        const agreement::Band level = agreement::benchmark(outcome->value, *outcome->standardError).level;
        texts.append(
            level == agreement::Band::Poor
                ? WordingWords::tr("By Gwet’s benchmark (2014), which counts in how sure the value is: poor.")
                : WordingWords::tr(
                      "By Gwet’s benchmark (2014), which counts in how sure the value is: %1 or better, with a "
                      "probability of at least 95 %.")
                      .arg(bandName(level)));
    }
    return texts;
}

QString labelsText(agreement::Count count)
{
    return WordingWords::tr("%Ln labels", nullptr, static_cast<int>(count));
}

QString pairName(const agreement::Measure& measure)
{
    return measure.chanceCorrected ? WordingWords::tr("Cohen’s kappa") : WordingWords::tr("Percent agreement");
}

QString countText(agreement::Count count)
{
    return QLocale().toString(qlonglong{count});
}

QString itemsText(const LevelFigure& figure)
{
    const agreement::ItemUse& use = figure.use;
    QStringList sentences{WordingWords::tr("From %1 of %2 items.").arg(countText(use.pairable), countText(use.items))};
    const auto add = [&sentences](agreement::Count count, const char* sentence) {
        if (count > 0) {
            sentences.append(WordingWords::tr(sentence, nullptr, static_cast<int>(count)));
        }
    };
    add(use.rated - use.pairable, QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln left out: a single label."));
    add(use.items - use.rated, QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln left out: no label at this level."));
    add(figure.repeats, QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln of them are repeats: the same issue once more."));
    add(figure.outside.repeats, QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln repeats left out."));
    add(figure.outside.otherRepository, QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln outside the chosen repository."));
    add(figure.outside.notDecided, QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln not decided."));
    add(figure.outside.otherFinalType, QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln decided as another type."));
    add(figure.notSpecified,
        QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln labels stop above this level and do not count."));
    add(figure.cannotTell, QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln labels say “cannot tell” and do not count."));
    add(figure.openCodes,
        QT_TRANSLATE_N_NOOP("AgreementWording", "%Ln labels are an annotator's own code and do not count."));
    return inSentences(sentences);
}

QString observedText(const agreement::Outcome& outcome, bool disagreement)
{
    if (!outcome.defined() || !outcome->observed || !outcome->expected) {
        return {};
    }
    if (disagreement) {
        return WordingWords::tr("Observed disagreement %1, expected by chance %2.")
            .arg(valueText(*outcome->observed, false), valueText(*outcome->expected, false));
    }
    return WordingWords::tr("Observed agreement %1, expected by chance %2.")
        .arg(valueText(*outcome->observed, true), valueText(*outcome->expected, true));
}

namespace {

bool isOpenCode(int category, std::span<const std::string> openCodes)
{
    return category < -1 && -2 - category < std::ssize(openCodes);
}

} // namespace

QString categoryCode(const Taxonomy& taxonomy, int category, std::span<const std::string> openCodes)
{
    if (isOpenCode(category, openCodes)) {
        return QString::fromStdString(openCodes[static_cast<std::size_t>(-2 - category)]);
    }
    return category < 0 ? kNothing
                        : QString::fromStdString(taxonomy.categories()[static_cast<std::size_t>(category)].code);
}

QString categoryName(const Taxonomy& taxonomy, int category, std::span<const std::string> openCodes)
{
    if (isOpenCode(category, openCodes)) {
        return WordingWords::tr("Annotators’ own code");
    }
    return category < 0 ? WordingWords::tr("Not for this study")
                        : shownName(taxonomy.categories()[static_cast<std::size_t>(category)]);
}

QString initialsOf(std::span<const Person> people, PersonId person)
{
    const auto found = std::ranges::find(people, person, &Person::id);
    return found == people.end() ? QStringLiteral("?") : QString::fromStdString(found->initials);
}

QString nameOf(std::span<const Person> people, PersonId person)
{
    const auto found = std::ranges::find(people, person, &Person::id);
    return found == people.end() ? WordingWords::tr("Somebody") : QString::fromStdString(found->name);
}

} // namespace accord::ui
