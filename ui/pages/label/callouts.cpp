// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/label/callouts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLocale>
#include <QResizeEvent>
#include <QStringList>
#include <QTextDocument>

#include "core/study/training.h"
#include "core/taxonomy/versions.h"
#include "ui/core/theme.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

namespace accord::ui {
namespace {

struct AgainTextWords
{
    Q_DECLARE_TR_FUNCTIONS(AgainText)
};

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
}

QString titleOf(const Category& category)
{
    return shownCodeAndName(category).toHtmlEscaped();
}

QString inParagraph(const QString& html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}

QString fieldWord(taxonomy::Field field)
{
    switch (field) {
    case taxonomy::Field::Definition:
        return AgainTextWords::tr("Definition");
    case taxonomy::Field::UseWhen:
        return AgainTextWords::tr("Use when");
    case taxonomy::Field::NotWhen:
        return AgainTextWords::tr("Not when");
    case taxonomy::Field::Examples:
        return AgainTextWords::tr("Examples");
    case taxonomy::Field::CounterExamples:
        return AgainTextWords::tr("Counter-examples");
    case taxonomy::Field::Synonyms:
        return AgainTextWords::tr("Synonyms");
    case taxonomy::Field::Notes:
        return AgainTextWords::tr("Notes");
    case taxonomy::Field::Summary:
        break;
    }
    return AgainTextWords::tr("Summary");
}

QString changeLine(const QString& what, const std::string& before, const std::string& after)
{
    QStringList parts{QStringLiteral("<span class='dim'>%1</span>").arg(what)};
    if (!before.empty()) {
        parts.append(QStringLiteral("<span class='gone'>%1</span>").arg(escaped(before)));
    }
    if (!after.empty()) {
        parts.append(escaped(after));
    }
    return inParagraph(inSentences(parts));
}

// What is different in the words of one category, each field in a inParagraph.
QString changesOf(const Category& category, const Taxonomy& older, const Taxonomy& newer)
{
    QString html;
    for (const taxonomy::CategoryDifference& change : taxonomy::difference(older, newer)) {
        if (change.category != category.uuid) {
            continue;
        }
        if (change.kind == taxonomy::ChangeKind::Words && change.field) {
            html += changeLine(fieldWord(*change.field), change.before, change.after);
        } else if (change.kind == taxonomy::ChangeKind::Renamed) {
            html += changeLine(AgainTextWords::tr("Name"), change.before, change.after);
        } else if (change.kind == taxonomy::ChangeKind::Moved) {
            html += changeLine(AgainTextWords::tr("Belongs to"), change.before, change.after);
        }
    }
    return html;
}

QString splitText(const Category& category, const Taxonomy& newer)
{
    QStringList parts;
    for (const Uuid& uuid : category.splitInto) {
        if (const Category* part = newer.find(uuid)) {
            parts.append(titleOf(*part));
        }
    }
    return inParagraph(QStringLiteral("<span class='bad'>%1</span> %2")
                           .arg(AgainTextWords::tr("Look again."),
                                AgainTextWords::tr("%1 was split into %2. Choose the one that it is.")
                                    .arg(titleOf(category), inList(parts))));
}

// The codebook by which the label was given; of one from a file the one before the meaning changed.
int olderNumber(Project& project, const LabelToRelabel& again, const Category& category)
{
    return again.codebook.valid() ? project.codebookNumber(again.codebook)
                                  : project.codebookNumber(category.meaningSince) - 1;
}

QString meaningText(Project& project, RoundId round, const LabelToRelabel& again, const Category& category)
{
    return again.codebook.valid()
               ? AgainTextWords::tr("%1 means something else since you labelled this (codebook %2, now %3). "
                                    "Accept it again, or choose another one.")
                     .arg(titleOf(category), QString::number(project.codebookNumber(again.codebook)),
                          QString::number(project.codebookNumberFor(round)))
               : AgainTextWords::tr("%1 means something else since you labelled this. Accept it again, or "
                                    "choose another one.")
                     .arg(titleOf(category));
}

} // namespace

QString againText(Project& project, RoundId round, const LabelToRelabel& again, const Taxonomy& newer)
{
    const Category* category = newer.find(again.category);
    if (again.why == RelabelReason::No || category == nullptr) {
        return {};
    }
    if (again.why == RelabelReason::Split) {
        return splitText(*category, newer);
    }
    if (again.why == RelabelReason::Coded) {
        return inParagraph(QStringLiteral("<span class='bad'>%1</span> %2")
                               .arg(AgainTextWords::tr("Look again."),
                                    AgainTextWords::tr("Your code has become %1. Choose it, or keep your code.")
                                        .arg(titleOf(*category))));
    }
    QString html =
        inParagraph(QStringLiteral("<span class='bad'>%1</span> %2")
                        .arg(AgainTextWords::tr("Look again."), meaningText(project, round, again, *category)));
    if (const int number = olderNumber(project, again, *category); number > 0) {
        if (const auto older = taxonomy::taxonomyOfVersion(project, number)) {
            html += changesOf(*category, *older, newer);
        }
    }
    return html;
}

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

namespace {

struct Compared
{
    std::optional<study::TrainingFeedback> feedback;
    study::TrainingResult result;
    std::shared_ptr<const Taxonomy> taxonomy;
    StudySettings settings;
};

QString noteOf(const Compared& compared)
{
    if (!compared.feedback) {
        return {};
    }
    return feedbackText(*compared.feedback, *compared.taxonomy, compared.settings) +
           QStringLiteral("<p class='dim'>%1</p>")
               .arg(trainingText(compared.result, compared.settings.training).toHtmlEscaped());
}

} // namespace

FeedbackReader::FeedbackReader(Session& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_reading(session, this)
{}

void FeedbackReader::read(const LabelPlace& place)
{
    m_reading.read<Compared>(
        [place](Project& project) -> Result<Compared> {
            Compared compared;
            ACCORD_TRY(compared.feedback, study::feedback(project, place.round, place.item, place.person));
            if (compared.feedback) {
                ACCORD_TRY(const study::OwnTraining own, study::ownTraining(project, place.round, place.person));
                compared.result = own.result;
            }
            ACCORD_TRY(compared.taxonomy, project.taxonomyFor(place.round));
            compared.settings = project.settings();
            return compared;
        },
        [this, place](const Result<Compared>& compared) {
            emit ready(place, compared ? noteOf(*compared) : QString());
            if (!compared) {
                emit m_session.failed(compared.error());
            }
        });
}

namespace {

constexpr int kMostLines = 10;

} // namespace

Callout::Callout(QWidget* parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    document()->setDocumentMargin(theme::kGrid);
    hide();
}

void Callout::say(const QString& html)
{
    if (html == m_html) {
        return;
    }
    m_html = html;
    render();
    setVisible(!html.isEmpty());
}

QSize Callout::sizeHint() const
{
    const int most = fontMetrics().lineSpacing() * kMostLines + 2 * theme::kGrid;
    return {0, std::min(most, static_cast<int>(std::ceil(document()->size().height())))};
}

void Callout::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        render();
    }
}

void Callout::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        updateGeometry();
    }
}

void Callout::render()
{
    document()->setDefaultStyleSheet(QStringLiteral("p { margin: 0 0 4px 0; } .dim { color: %1; } "
                                                    ".gone { color: %1; text-decoration: line-through; } "
                                                    ".bad { color: %2; font-weight: 600; } "
                                                    ".good { color: %3; font-weight: 600; }")
                                         .arg(theme::dimmed().name(), theme::warning().name(), theme::accent().name()));
    setHtml(m_html);
    updateGeometry();
}

} // namespace accord::ui
