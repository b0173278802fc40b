// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/passages.h"

#include <QCoreApplication>

#include "ui/pages/agreement/wording.h"
#include "ui/text/first_labels.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <optional>
#include <utility>

namespace accord::ui {
namespace {

struct PassagesWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementPassages)
};

// What passages are told apart by, and how well people agree on them then.
using PassageFigure = std::pair<QString, const agreement::Outcome*>;

std::vector<PassageFigure> passageFigures(const EvidenceAgreement& found)
{
    std::vector<PassageFigure> figures{{PassagesWords::tr("Passages alone"), &found.passages}};
    for (const Level level : kLevels) {
        figures.emplace_back(levelName(level), &found.byLevel[static_cast<std::size_t>(level) - 1]);
    }
    return figures;
}

// Empty where there is a value.
QString whyNone(const agreement::Outcome& outcome)
{
    if (outcome.defined()) {
        return {};
    }
    return outcome.why() == agreement::NotComputable::OneCategory
               ? PassagesWords::tr("There is no value: the passages leave no room to differ.")
               : PassagesWords::tr("There is no value: no text has passages of two people.");
}

QString shown(std::optional<double> value)
{
    return value ? valueText(*value, false) : kNothing;
}

QString exact(std::optional<double> value)
{
    return value ? QString::number(*value, 'f', 6) : QString(); // as programs read it
}

QStringList laterSentences(const EvidenceAgreement& found)
{
    return otherwiseSentences(found.otherwise, {}, [](const agreement::Outcome& outcome) {
        return outcome.defined() ? valueText(outcome->value, false) : kNothing;
    });
}

} // namespace

PassageRows passageRows(const EvidenceAgreement& found)
{
    PassageRows result;
    result.header = {
        PassagesWords::tr("Told apart by"), PassagesWords::tr("Alpha"),      PassagesWords::tr("Observed disagreement"),
        PassagesWords::tr("Expected"),      PassagesWords::tr("Texts used"), PassagesWords::tr("Left out")};
    for (const auto& [by, outcome] : passageFigures(found)) {
        const bool defined = outcome->defined();
        const agreement::ItemUse& use = outcome->use();
        NumberRow row;
        row.strong = outcome == &found.passages;
        row.cells = {
            {by, {}, -1},
            {defined ? shown((*outcome)->value) : kNothing, whyNone(*outcome), -1},
            {defined ? shown((*outcome)->observed) : kNothing, {}, -1},
            {defined ? shown((*outcome)->expected) : kNothing, {}, -1},
            {countText(use.pairable), PassagesWords::tr("Texts with passages of two people or more"), -1},
            {countText(use.leftOut()), PassagesWords::tr("Texts with passages of one person, or of none"), -1}};
        result.rows.push_back(std::move(row));
    }
    return result;
}

QString passagesText(const EvidenceAgreement& found)
{
    QStringList sentences{
        PassagesWords::tr("Krippendorff’s unitizing alpha: one minus observed over expected disagreement on where the "
                          "cited passages begin and end (Krippendorff 1995, 2004). At a level, passages that are cited "
                          "for different categories differ. It has no interval."),
        PassagesWords::tr("Of the whole round: %1 of %2 labels cite something (passages: %3); labels that cite "
                          "nothing are left out.")
            .arg(countText(found.cited), countText(found.labels), countText(found.citations))};
    if (found.lost > 0) {
        sentences.append(PassagesWords::tr("%Ln passages are left out: the present texts do not have them any more.",
                                           nullptr, static_cast<int>(found.lost)));
    }
    if (!found.passages.defined()) {
        sentences.append(whyNone(found.passages));
    }
    sentences.append(laterSentences(found));
    return inSentences(sentences);
}

TextTable passageTable(const EvidenceAgreement& found)
{
    TextTable table{
        PassagesWords::tr("Agreement on passages: Krippendorff’s unitizing alpha"), QStringLiteral("passages"), {}, {}};
    table.header = {
        PassagesWords::tr("Told apart by"), PassagesWords::tr("Alpha"),      PassagesWords::tr("Observed disagreement"),
        PassagesWords::tr("Expected"),      PassagesWords::tr("Texts used"), PassagesWords::tr("Left out"),
        PassagesWords::tr("Reason")};
    for (const auto& [by, outcome] : passageFigures(found)) {
        const bool defined = outcome->defined();
        table.rows.append(
            {by, defined ? exact((*outcome)->value) : QString(), defined ? exact((*outcome)->observed) : QString(),
             defined ? exact((*outcome)->expected) : QString(), QString::number(qlonglong{outcome->use().pairable}),
             QString::number(qlonglong{outcome->use().leftOut()}), whyNone(*outcome)});
    }
    table.details =
        PassagesWords::tr("%1 of %2 labels cite something, passages: %3")
            .arg(QString::number(found.cited), QString::number(found.labels), QString::number(found.citations));
    if (found.otherwise.later.all() > 0) {
        table.details = PassagesWords::tr("%1, labels changed afterwards: %2, given only afterwards: %3")
                            .arg(table.details, QString::number(found.otherwise.later.changed),
                                 QString::number(found.otherwise.later.given));
    }
    return table;
}

} // namespace accord::ui
