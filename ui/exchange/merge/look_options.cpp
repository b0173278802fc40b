// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/merge/look_options.h"

#include <QCoreApplication>

namespace accord::ui {
namespace {

using exchange::LookKind;

struct LookOptionsWords
{
    Q_DECLARE_TR_FUNCTIONS(LookOptions)
};

LookOption option(const char* word, const QString& text, const QString& meaning)
{
    return {QString::fromLatin1(word), text, meaning};
}

QList<LookOption> forPeople(LookKind kind)
{
    const QString later =
        LookOptionsWords::tr("What they did is not taken over, now or when the file is merged again.");
    if (kind == LookKind::OtherPerson) {
        return {option("add", LookOptionsWords::tr("Take over"),
                       LookOptionsWords::tr("Their labels are merged as if they had sent them.")),
                option("skip", LookOptionsWords::tr("Leave out"), later)};
    }
    const bool namesake = kind == LookKind::Namesake;
    return {
        option("add",
               namesake ? LookOptionsWords::tr("Add as another person") : LookOptionsWords::tr("Add to the project"),
               LookOptionsWords::tr("They and what they did are new here.")),
        option("skip", LookOptionsWords::tr("Leave out"), later)};
}

QList<LookOption> forLabels()
{
    return {
        option("newest", LookOptionsWords::tr("The later label"),
               LookOptionsWords::tr(
                   "By the order of what led to what, not by the clocks of the computers. The history keeps both.")),
        option("here", LookOptionsWords::tr("The label here"),
               LookOptionsWords::tr("The label in this project holds. The history keeps both.")),
        option("package", LookOptionsWords::tr("The label in the file"),
               LookOptionsWords::tr("The label in the file holds. The history keeps both."))};
}

QList<LookOption> forTexts()
{
    return {option("newest", LookOptionsWords::tr("The newer text"),
                   LookOptionsWords::tr("The text that was renewed more often is shown.")),
            option("here", LookOptionsWords::tr("The text here"),
                   LookOptionsWords::tr("The text in this project is shown.")),
            option("package", LookOptionsWords::tr("The text in the file"),
                   LookOptionsWords::tr("The text in the file is shown."))};
}

QList<LookOption> forCodebook()
{
    const QString only = LookOptionsWords::tr("Categories that only the other one has are retired: labels keep them.");
    return {option("newest", LookOptionsWords::tr("The newest version"),
                   LookOptionsWords::tr("The version that was made last holds.")),
            option("here", LookOptionsWords::tr("The codebook here"), only),
            option("package", LookOptionsWords::tr("The codebook in the file"), only)};
}

QList<LookOption> forRetired()
{
    return {option("keep", LookOptionsWords::tr("Keep them"),
                   LookOptionsWords::tr("The labels stay as they are, and agreement counts them.")),
            option("flag", LookOptionsWords::tr("Flag them"), LookOptionsWords::tr("They are flagged for discussion.")),
            option("reopen", LookOptionsWords::tr("Label again"),
                   LookOptionsWords::tr("They are withdrawn, and the items are back in the queue of their person."))};
}

QList<LookOption> forContents()
{
    return {option("add", LookOptionsWords::tr("Add to the project"),
                   LookOptionsWords::tr("They are new here, with the labels for them.")),
            option("skip", LookOptionsWords::tr("Leave out"),
                   LookOptionsWords::tr("Neither they nor the labels for them are taken over."))};
}

QList<LookOption> forExtras()
{
    return {
        option("leave", LookOptionsWords::tr("Leave out"), LookOptionsWords::tr("It is not taken over now.")),
        option("take", LookOptionsWords::tr("Take over"), LookOptionsWords::tr("It is taken over with the merge."))};
}

QList<LookOption> forBlind()
{
    return {option("lift", LookOptionsWords::tr("Lift the blind"),
                   LookOptionsWords::tr("From then on everybody sees everybody's labels.")),
            option("keep", LookOptionsWords::tr("Keep it blind"),
                   LookOptionsWords::tr("Nobody sees the labels of others here."))};
}

} // namespace

QList<LookOption> lookOptions(LookKind kind)
{
    switch (kind) {
    case LookKind::UnknownPerson:
    case LookKind::Namesake:
    case LookKind::OtherPerson:
        return forPeople(kind);
    case LookKind::LabelledTwice:
        return forLabels();
    case LookKind::TextChanged:
        return forTexts();
    case LookKind::CodebookDiffers:
    case LookKind::CodebookNew:
        return forCodebook();
    case LookKind::RetiredLabels:
        return forRetired();
    case LookKind::NewRound:
    case LookKind::NewItems:
        return forContents();
    case LookKind::BlindLifted:
        return forBlind();
    case LookKind::Extra:
        return forExtras();
    case LookKind::SamePeople:
    case LookKind::CategoryRenamed:
    case LookKind::CategoryMoved:
    case LookKind::CategoryRetired:
        break;
    }
    return {};
}

} // namespace accord::ui
