// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/figures/figures_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "ui/support/joined_text.h"

namespace accord::ui {
namespace {

struct FiguresTextWords
{
    Q_DECLARE_TR_FUNCTIONS(FiguresText)
};

QString number(double value, int digits)
{
    return QLocale().toString(value, 'f', digits);
}

} // namespace

QString secondVotesTitle()
{
    return FiguresTextWords::tr("Agreement of second votes (after discussion; not inter-rater agreement)");
}

QString differenceSentence()
{
    return FiguresTextWords::tr(
        "Kappa of the first labels says how well people agree who worked apart; report that one. Second votes come "
        "after discussion, and decisions are made from the labels themselves: what they agree with is no measure of "
        "inter-rater agreement.");
}

QString figureValue(const agreement::Outcome& outcome, const Few& few)
{
    if (few) {
        return FiguresTextWords::tr("%1 of %2").arg(few->alike).arg(few->items);
    }
    return outcome.defined() ? number(outcome->value, 4) : QStringLiteral("–");
}

QString figureInterval(const agreement::Outcome& outcome, const Few& few)
{
    return !few && outcome.defined() && outcome->interval
               ? FiguresTextWords::tr("%1 to %2")
                     .arg(number(outcome->interval->low, 3), number(outcome->interval->high, 3))
               : QString();
}

QString whyNoFigure(const agreement::Outcome& outcome, const Few& few)
{
    if (few) {
        return FiguresTextWords::tr("On %1 of %n items all are alike. Fewer than ten items have no coefficient.",
                                    nullptr, few->items)
            .arg(few->alike);
    }
    if (outcome.defined()) {
        return {};
    }
    switch (outcome.why()) {
    case agreement::NotComputable::NoPairs:
        return FiguresTextWords::tr("There is no value: no item has two votes at this level.");
    case agreement::NotComputable::OneCategory:
        return FiguresTextWords::tr(
            "There is no value: a single category is in use, and so nothing shows that anybody tells categories "
            "apart.");
    case agreement::NotComputable::NoCommonItems:
        return FiguresTextWords::tr("There is no value: nothing that this person labelled is decided at this level.");
    default:
        break;
    }
    return FiguresTextWords::tr("There is no value for these votes.");
}

QString differenceText(const agreement::ComparisonOutcome& difference)
{
    const auto* found = std::get_if<agreement::Comparison>(&difference);
    if (found == nullptr) {
        return QStringLiteral("–");
    }
    const auto withSign = [](double value, int digits) {
        return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + number(std::abs(value), digits);
    };
    return FiguresTextWords::tr("%1 (%2 to %3)")
        .arg(withSign(found->difference, 4), withSign(found->interval.low, 3), withSign(found->interval.high, 3));
}

QString shareText(double share)
{
    return FiguresTextWords::tr("%1 %").arg(number(100 * share, 1));
}

QString leftOutText(const reconcile::Figures& figures)
{
    const QLocale locale;
    QStringList sentences;
    if (figures.decisions.noneOfThese > 0) {
        sentences += FiguresTextWords::tr("Left out: %1 decided as “none of these”, which is no category.")
                         .arg(locale.toString(figures.decisions.noneOfThese));
    }
    const int votes = figures.secondVotes.noneOfThese + figures.secondVotes.cannotTell;
    if (votes > 0) {
        sentences +=
            FiguresTextWords::tr("Left out of the second votes: %1 for “none of these” and %2 for “cannot tell”.")
                .arg(locale.toString(figures.secondVotes.noneOfThese), locale.toString(figures.secondVotes.cannotTell));
    }
    if (figures.decisions.byRule > 0) {
        sentences += FiguresTextWords::tr(
            "%Ln decisions were made by a rule from these very labels and agree with them by construction; "
            "the column “without rules” leaves them out.",
            nullptr, figures.decisions.byRule);
    }
    return inSentences(sentences);
}

QString secondVotesSentence(const reconcile::Figures& figures, Level level)
{
    const reconcile::LevelFigures& at = figures.at(level);
    if (at.fewSecondVotes) {
        return FiguresTextWords::tr(
                   "On %1 of %2 items whose second vote is revealed all votes are alike; of the first labels of the "
                   "same "
                   "items by the same people: %3. Fewer than ten items have no coefficient.")
            .arg(at.fewSecondVotes->alike)
            .arg(at.fewSecondVotes->items)
            .arg(figureValue(at.firstLabels, at.fewFirstLabels));
    }
    if (!at.secondVotes.defined()) {
        return figures.secondVotes.items == 0 ? FiguresTextWords::tr("No second vote was revealed yet.")
                                              : whyNoFigure(at.secondVotes);
    }
    return FiguresTextWords::tr(
               "Fleiss’ kappa %1 (%2) over %3 items whose second vote is revealed; the first labels of the same items "
               "by "
               "the same people: %4 (%5).")
        .arg(figureValue(at.secondVotes), figureInterval(at.secondVotes), QLocale().toString(figures.secondVotes.items),
             figureValue(at.firstLabels, at.fewFirstLabels), figureInterval(at.firstLabels, at.fewFirstLabels));
}

} // namespace accord::ui
