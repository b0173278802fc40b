// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/notes/feedback_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/support/category_text.h"
#include "ui/widgets/reason_words.h"

#include <cmath>

namespace accord::ui {
namespace {

struct FeedbackTextWords
{
    Q_DECLARE_TR_FUNCTIONS(FeedbackText)
};

QString paragraph(const QString& html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}

QString saidText(Verdict verdict, CategoryId id, Exclusion exclusion, const Taxonomy& taxonomy,
                 const StudySettings& settings)
{
    if (verdict == Verdict::NotForStudy) {
        return FeedbackTextWords::tr("not for this study (%1)").arg(reasonWords(exclusion, settings).toHtmlEscaped());
    }
    const Category* category = taxonomy.find(id);
    return category == nullptr
               ? FeedbackTextWords::tr("a category that this codebook does not have")
               : QStringLiteral("<b>%1</b> %2")
                     .arg(QString::fromStdString(category->code).toHtmlEscaped(), shownName(*category).toHtmlEscaped());
}

QString whereText(Level level, bool right)
{
    switch (level) {
    case Level::Type:
        return FeedbackTextWords::tr("It differs from the reference, in the type.");
    case Level::Theme:
        return right ? FeedbackTextWords::tr("Right in the type; the reference has another theme.")
                     : FeedbackTextWords::tr("It differs from the reference, in the theme.");
    case Level::Subtheme:
        break;
    }
    return right ? FeedbackTextWords::tr("Right in the theme; the reference has another sub-theme.")
                 : FeedbackTextWords::tr("It differs from the reference, in the sub-theme.");
}

} // namespace

QString feedbackText(const study::TrainingFeedback& feedback, const Taxonomy& taxonomy, const StudySettings& settings)
{
    const study::ReferenceLabel& reference = feedback.reference;
    const QString theirs = saidText(reference.verdict, reference.category, reference.exclusion, taxonomy, settings);
    QString html;
    if (!feedback.differs) {
        html = paragraph(QStringLiteral("<span class='good'>✓ %1</span> %2")
                             .arg(FeedbackTextWords::tr("Like the reference:"), theirs));
    } else {
        const LabelContent& own = feedback.own;
        html = paragraph(QStringLiteral("<span class='%1'>%2</span>")
                             .arg(feedback.right ? QStringLiteral("good") : QStringLiteral("bad"),
                                  whereText(*feedback.differs, feedback.right))) +
               paragraph(FeedbackTextWords::tr("Reference: %1").arg(theirs) + QStringLiteral("<br>") +
                         FeedbackTextWords::tr("Your first label: %1")
                             .arg(saidText(own.verdict, own.category, own.exclusion, taxonomy, settings)));
    }
    if (!reference.explanation.empty()) {
        html += paragraph(QString::fromStdString(reference.explanation)
                              .toHtmlEscaped()
                              .replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    }
    return html;
}

QString trainingText(const study::TrainingResult& result, const TrainingThreshold& threshold)
{
    const QLocale locale;
    const auto percent = [&](double share) {
        return FeedbackTextWords::tr("%1 %").arg(locale.toString(std::floor(100 * share + 1e-9), 'f', 0));
    };
    const QString sofar = result.labelled == 0 ? FeedbackTextWords::tr("Nothing labelled yet")
                                               : FeedbackTextWords::tr("%1 of %2 right so far (%3)")
                                                     .arg(locale.toString(result.right),
                                                          locale.toString(result.labelled), percent(result.share()));
    return result.ready ? FeedbackTextWords::tr("%1: you are ready.").arg(sofar)
                        : FeedbackTextWords::tr("%1. Ready with %2 of at least %3.")
                              .arg(sofar, percent(threshold.share), locale.toString(threshold.items));
}

} // namespace accord::ui
