// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/exchange/merge/question_answers.h"

#include <QCoreApplication>

namespace accord::ui {
namespace {

using exchange::MergeQuestionKind;

struct MergeAnswersWords
{
    Q_DECLARE_TR_FUNCTIONS(LookOptions)
};

MergeAnswer option(const char* word, const QString& text, const QString& meaning)
{
    return {QString::fromLatin1(word), text, meaning};
}

QList<MergeAnswer> forPeople(MergeQuestionKind kind)
{
    const QString later =
        MergeAnswersWords::tr("What they did is not taken over, now or when the file is merged again.");
    if (kind == MergeQuestionKind::OtherPerson) {
        return {option("add", MergeAnswersWords::tr("Take over"),
                       MergeAnswersWords::tr("Their labels are merged as if they had sent them.")),
                option("skip", MergeAnswersWords::tr("Leave out"), later)};
    }
    const bool namesake = kind == MergeQuestionKind::Namesake;
    return {
        option("add",
               namesake ? MergeAnswersWords::tr("Add as another person") : MergeAnswersWords::tr("Add to the project"),
               MergeAnswersWords::tr("They and what they did are new here.")),
        option("skip", MergeAnswersWords::tr("Leave out"), later)};
}

QList<MergeAnswer> forLabels()
{
    return {
        option("newest", MergeAnswersWords::tr("The later label"),
               MergeAnswersWords::tr(
                   "By the order of what led to what, not by the clocks of the computers. The history keeps both.")),
        option("here", MergeAnswersWords::tr("The label here"),
               MergeAnswersWords::tr("The label in this project holds. The history keeps both.")),
        option("package", MergeAnswersWords::tr("The label in the file"),
               MergeAnswersWords::tr("The label in the file holds. The history keeps both."))};
}

QList<MergeAnswer> forTexts()
{
    return {option("newest", MergeAnswersWords::tr("The newer text"),
                   MergeAnswersWords::tr("The text that was renewed more often is shown.")),
            option("here", MergeAnswersWords::tr("The text here"),
                   MergeAnswersWords::tr("The text in this project is shown.")),
            option("package", MergeAnswersWords::tr("The text in the file"),
                   MergeAnswersWords::tr("The text in the file is shown."))};
}

QList<MergeAnswer> forCodebook()
{
    const QString only = MergeAnswersWords::tr("Categories that only the other one has are retired: labels keep them.");
    return {option("newest", MergeAnswersWords::tr("The newest version"),
                   MergeAnswersWords::tr("The version that was made last holds.")),
            option("here", MergeAnswersWords::tr("The codebook here"), only),
            option("package", MergeAnswersWords::tr("The codebook in the file"), only)};
}

QList<MergeAnswer> forRetired()
{
    return {
        option("keep", MergeAnswersWords::tr("Keep them"),
               MergeAnswersWords::tr("The labels stay as they are, and agreement counts them.")),
        option("flag", MergeAnswersWords::tr("Flag them"), MergeAnswersWords::tr("They are flagged for discussion.")),
        option("reopen", MergeAnswersWords::tr("Label again"),
               MergeAnswersWords::tr("They are withdrawn, and the items are back in the queue of their person."))};
}

QList<MergeAnswer> forContents()
{
    return {option("add", MergeAnswersWords::tr("Add to the project"),
                   MergeAnswersWords::tr("They are new here, with the labels for them.")),
            option("skip", MergeAnswersWords::tr("Leave out"),
                   MergeAnswersWords::tr("Neither they nor the labels for them are taken over."))};
}

QList<MergeAnswer> forExtras()
{
    return {
        option("leave", MergeAnswersWords::tr("Leave out"), MergeAnswersWords::tr("It is not taken over now.")),
        option("take", MergeAnswersWords::tr("Take over"), MergeAnswersWords::tr("It is taken over with the merge."))};
}

QList<MergeAnswer> forBlind()
{
    return {option("lift", MergeAnswersWords::tr("Lift the blind"),
                   MergeAnswersWords::tr("From then on everybody sees everybody's labels.")),
            option("keep", MergeAnswersWords::tr("Keep it blind"),
                   MergeAnswersWords::tr("Nobody sees the labels of others here."))};
}

} // namespace

QList<MergeAnswer> questionAnswers(MergeQuestionKind kind)
{
    switch (kind) {
    case MergeQuestionKind::UnknownPerson:
    case MergeQuestionKind::Namesake:
    case MergeQuestionKind::OtherPerson:
        return forPeople(kind);
    case MergeQuestionKind::LabelledTwice:
        return forLabels();
    case MergeQuestionKind::TextChanged:
        return forTexts();
    case MergeQuestionKind::CodebookDiffers:
    case MergeQuestionKind::CodebookNew:
        return forCodebook();
    case MergeQuestionKind::RetiredLabels:
        return forRetired();
    case MergeQuestionKind::NewRound:
    case MergeQuestionKind::NewItems:
        return forContents();
    case MergeQuestionKind::BlindLifted:
        return forBlind();
    case MergeQuestionKind::Extra:
        return forExtras();
    case MergeQuestionKind::SamePeople:
    case MergeQuestionKind::CategoryRenamed:
    case MergeQuestionKind::CategoryMoved:
    case MergeQuestionKind::CategoryRetired:
        break;
    }
    return {};
}

} // namespace accord::ui
