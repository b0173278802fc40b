// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/labelling/notes/feedback_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/widgets/reason_words.h"

#include <cmath>

namespace accord::ui {
namespace {

struct Words
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
        return Words::tr("not for this study (%1)").arg(reasonWords(exclusion, settings).toHtmlEscaped());
    }
    const Category* category = taxonomy.find(id);
    return category == nullptr ? Words::tr("a category that this codebook does not have")
                               : QStringLiteral("<b>%1</b> %2")
                                     .arg(QString::fromStdString(category->code).toHtmlEscaped(),
                                          QString::fromStdString(category->name).toHtmlEscaped());
}

QString whereText(Level level, bool right)
{
    switch (level) {
    case Level::Type:
        return Words::tr("It differs from the reference, in the type.");
    case Level::Theme:
        return right ? Words::tr("Right in the type; the reference has another theme.")
                     : Words::tr("It differs from the reference, in the theme.");
    case Level::Subtheme:
        break;
    }
    return right ? Words::tr("Right in the theme; the reference has another sub-theme.")
                 : Words::tr("It differs from the reference, in the sub-theme.");
}

} // namespace

QString feedbackText(const study::Feedback& feedback, const Taxonomy& taxonomy, const StudySettings& settings)
{
    const study::Reference& reference = feedback.reference;
    const QString theirs = saidText(reference.verdict, reference.category, reference.exclusion, taxonomy, settings);
    QString html;
    if (!feedback.differs) {
        html = paragraph(
            QStringLiteral("<span class='good'>✓ %1</span> %2").arg(Words::tr("Like the reference:"), theirs));
    } else {
        const LabelContent& own = feedback.own;
        html = paragraph(QStringLiteral("<span class='%1'>%2</span>")
                             .arg(feedback.right ? QStringLiteral("good") : QStringLiteral("bad"),
                                  whereText(*feedback.differs, feedback.right))) +
               paragraph(Words::tr("Reference: %1").arg(theirs) + QStringLiteral("<br>") +
                         Words::tr("Your first label: %1")
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
        return Words::tr("%1 %").arg(locale.toString(std::floor(100 * share + 1e-9), 'f', 0));
    };
    const QString sofar = result.labelled == 0 ? Words::tr("Nothing labelled yet")
                                               : Words::tr("%1 of %2 right so far (%3)")
                                                     .arg(locale.toString(result.right),
                                                          locale.toString(result.labelled), percent(result.share()));
    return result.ready ? Words::tr("%1: you are ready.").arg(sofar)
                        : Words::tr("%1. Ready with %2 of at least %3.")
                              .arg(sofar, percent(threshold.share), locale.toString(threshold.items));
}

} // namespace accord::ui
