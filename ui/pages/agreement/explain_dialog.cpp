// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/explain_dialog.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/core/theme.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

using agreement::Explanation;

struct ExplanationTextWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementExplained)
};

QString heading(const QString& text)
{
    return QStringLiteral("<h3>%1</h3>").arg(text.toHtmlEscaped());
}

QString paragraph(const QString& text)
{
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped());
}

QString list(const QStringList& entries)
{
    QString html;
    for (const QString& entry : entries) {
        html += QStringLiteral("<li>%1</li>").arg(entry.toHtmlEscaped());
    }
    return entries.isEmpty() ? QString() : QStringLiteral("<ul>%1</ul>").arg(html);
}

QString table(const QStringList& header, const QList<QStringList>& rows)
{
    const auto cells = [](const QStringList& texts, const QString& tag) {
        QString html;
        for (int i = 0; i < texts.size(); ++i) {
            html += QStringLiteral("<%1 align=\"%2\" style=\"padding-right: 24px\">%3</%1>")
                        .arg(tag, i == 0 ? QStringLiteral("left") : QStringLiteral("right"), texts[i].toHtmlEscaped());
        }
        return QStringLiteral("<tr>%1</tr>").arg(html);
    };
    QString html = cells(header, QStringLiteral("th"));
    for (const QStringList& row : rows) {
        html += cells(row, QStringLiteral("td"));
    }
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"2\">%1</table>").arg(html);
}

QString stepName(agreement::Step step, bool disagreement)
{
    using agreement::Step;
    switch (step) {
    case Step::Observed:
        return disagreement ? ExplanationTextWords::tr("Observed disagreement")
                            : ExplanationTextWords::tr("Observed agreement");
    case Step::Expected:
        return disagreement ? ExplanationTextWords::tr("Disagreement expected by chance")
                            : ExplanationTextWords::tr("Agreement expected by chance");
    case Step::Value:
        return ExplanationTextWords::tr("The value");
    case Step::StandardError:
        return ExplanationTextWords::tr("Standard error");
    case Step::Interval:
        break;
    }
    return ExplanationTextWords::tr("95 % interval");
}

QString formulas(const Explanation& explanation, bool disagreement)
{
    QString html;
    for (const agreement::Formula& formula : explanation.formulas) {
        html += QStringLiteral("<p><span style=\"color:%1\">%2</span><br>%3<br><b>%4</b></p>")
                    .arg(theme::dimmed().name(), stepName(formula.step, disagreement).toHtmlEscaped(),
                         formulaHtml(QString::fromStdString(formula.symbolic)),
                         formulaHtml(QString::fromStdString(formula.figures)));
    }
    return html;
}

QString pairsTable(const Explanation& explanation)
{
    QList<QStringList> rows;
    for (const agreement::PairsByRatings& group : explanation.observed) {
        rows.append({countText(group.ratings), countText(group.items), countText(group.pairs),
                     countText(group.agreeing), countText(group.unanimous)});
    }
    return rows.isEmpty() ? QString()
                          : table({ExplanationTextWords::tr("Labels per item"), ExplanationTextWords::tr("Items"),
                                   ExplanationTextWords::tr("Pairs of labels"), ExplanationTextWords::tr("Alike"),
                                   ExplanationTextWords::tr("Items all alike")},
                                  rows);
}

QString chanceTable(const ExplainedNumber& number)
{
    QList<QStringList> rows;
    for (const agreement::CategoryPart& part : number.explanation.chance) {
        const auto at = static_cast<std::size_t>(part.category);
        rows.append({at < number.categories.size() ? number.categories[at] : QString::number(part.category),
                     countText(part.ratings), valueText(part.share, false, 6)});
    }
    return rows.isEmpty() ? QString()
                          : table({ExplanationTextWords::tr("Category"), ExplanationTextWords::tr("Labels"),
                                   ExplanationTextWords::tr("Share π")},
                                  rows);
}

QString leftOutText(const agreement::LeftOutCount& left)
{
    using agreement::LeftOutReason;
    const auto count = static_cast<int>(left.count);
    switch (left.why) {
    case LeftOutReason::SingleRating:
        return ExplanationTextWords::tr(
            "%Ln items with a single label: they count for the shares of the categories only", nullptr, count);
    case LeftOutReason::NoRating:
        return ExplanationTextWords::tr("%Ln items without a label at this level", nullptr, count);
    case LeftOutReason::OtherRepository:
        return ExplanationTextWords::tr("%Ln items outside the chosen repository", nullptr, count);
    case LeftOutReason::OtherFinalType:
        return ExplanationTextWords::tr("%Ln items decided as another type", nullptr, count);
    case LeftOutReason::NotDecided:
        return ExplanationTextWords::tr("%Ln items without a decision", nullptr, count);
    case LeftOutReason::NotSpecified:
        return ExplanationTextWords::tr("%Ln labels that stop above this level", nullptr, count);
    case LeftOutReason::Repeat:
        return ExplanationTextWords::tr("%Ln repeats, which show an issue once more", nullptr, count);
    case LeftOutReason::OpenCode:
        return ExplanationTextWords::tr("%Ln labels that are an annotator's own code", nullptr, count);
    case LeftOutReason::CannotTell:
        break;
    }
    return ExplanationTextWords::tr("%Ln labels that say “cannot tell”", nullptr, count);
}

QString conventionText(agreement::Convention convention)
{
    using agreement::Convention;
    switch (convention) {
    case Convention::ItemAverage:
        return ExplanationTextWords::tr(
            "Every item with two or more labels weighs the same, however many labels it has (Gwet 2014). Missing "
            "labels are missing; they are no category.");
    case Convention::RatingAverage:
        return ExplanationTextWords::tr(
            "Every label of an item with two or more labels weighs the same (Krippendorff). Missing labels are "
            "missing; they are no category.");
    case Convention::CommonItems:
        return ExplanationTextWords::tr("Pair by pair of people, over the items that both labelled (Cohen).");
    case Convention::ShareOfItems:
        break;
    }
    return ExplanationTextWords::tr("Items on which all labels are alike, out of those with two or more labels.");
}

QString intervalNote(const Explanation& explanation)
{
    return explanation.interval == agreement::IntervalMethod::VarianceTerms
               ? ExplanationTextWords::tr("The interval says how far the value could move had other items of the same "
                                          "kind been drawn: value "
                                          "± "
                                          "t × standard error, the error linearised over items, cut at 1.")
               : ExplanationTextWords::tr(
                     "There is no interval: a mean over pairs that share people has none of its own, and a single item "
                     "says nothing about others.");
}

QString summary(const ExplainedNumber& number)
{
    const agreement::Measure& measure = *number.explanation.measure;
    const agreement::Outcome& outcome = number.explanation.outcome;
    const QString value = outcome.defined() ? valueText(outcome->value, false, 6) : kNothing;
    QString html = QStringLiteral("<h2>%1 = %2</h2>").arg(measureName(measure).toHtmlEscaped(), value.toHtmlEscaped());
    html += QStringLiteral("<p style=\"color:%1\">%2</p>")
                .arg(theme::dimmed().name(),
                     number.where.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    if (!outcome.defined()) {
        html += QStringLiteral("<p><b>%1</b></p>").arg(undefinedText(outcome.why()).toHtmlEscaped());
    }
    return html + paragraph(measureDefinition(measure));
}

} // namespace

QString formulaHtml(const QString& formula)
{
    static const QRegularExpression lowered(QStringLiteral("_([\\p{L}\\p{Nd},]*[\\p{L}\\p{Nd}])"));
    return formula.toHtmlEscaped().replace(lowered, QStringLiteral("<sub>\\1</sub>"));
}

QString explanationHtml(const ExplainedNumber& number)
{
    const Explanation& explanation = number.explanation;
    const agreement::Measure& measure = *explanation.measure;
    const agreement::ItemUse& use = explanation.outcome.use();
    QString html = summary(number);
    html += heading(ExplanationTextWords::tr("How it comes about"));
    html += formulas(explanation, measure.disagreement);
    html += heading(ExplanationTextWords::tr("Observed: pairs of labels on the same item"));
    html += pairsTable(explanation);
    if (!explanation.chance.empty()) {
        html += heading(ExplanationTextWords::tr("Expected: what chance is made of"));
        html += chanceTable(number);
    }
    if (explanation.pairsUndefined > 0) {
        html += paragraph(ExplanationTextWords::tr("%Ln pairs of people have no kappa and are left out.", nullptr,
                                                   static_cast<int>(explanation.pairsUndefined)));
    }
    html += heading(ExplanationTextWords::tr("Items used and left out"));
    html += paragraph(ExplanationTextWords::tr(
                          "%1 of %2 items are used, with %3 of %4 people; %5 of the codebook’s %6 categories are in "
                          "use.")
                          .arg(countText(use.pairable), countText(use.items), labelsText(explanation.ratings))
                          .arg(explanation.raters)
                          .arg(explanation.categories)
                          .arg(explanation.codebook));
    QStringList left;
    std::ranges::transform(explanation.leftOut, std::back_inserter(left), leftOutText);
    html += left.isEmpty() ? paragraph(ExplanationTextWords::tr("Nothing is left out.")) : list(left);
    html += heading(ExplanationTextWords::tr("Convention"));
    html += paragraph(conventionText(measure.convention)) + paragraph(intervalNote(explanation));
    if (measure.chanceCorrected) {
        html += list(benchmarkTexts(explanation.outcome));
    }
    QStringList sources;
    for (const std::string_view source : measure.sources) {
        sources.append(QString::fromUtf8(source.data(), static_cast<qsizetype>(source.size())));
    }
    html += heading(ExplanationTextWords::tr("Sources")) + list(sources);
    return html;
}

ExplainDialog::ExplainDialog(QWidget* parent)
    : QDialog(parent)
    , m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("explainDialog"));
    setWindowTitle(tr("Explain This Number"));
    m_text->setObjectName(QStringLiteral("explanation"));
    m_text->setAccessibleName(tr("Explanation"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->document()->setDocumentMargin(3 * theme::kGrid);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* matrix = buttons->addButton(tr("Save Rating Matrix…"), QDialogButtonBox::ActionRole);
    matrix->setObjectName(QStringLiteral("saveMatrix"));
    matrix->setToolTip(tr("A row per item, a column per person, as CSV: what this number was computed from"));
    auto* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setToolTip(tr("Copy the explanation as text"));
    for (QPushButton* button : {matrix, copy}) {
        button->setAutoDefault(false); // Enter closes
    }
    connect(matrix, &QPushButton::clicked, this, &ExplainDialog::matrixWanted);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = theme::layoutIn<QVBoxLayout>(this, theme::Pad::None, 0);
    layout->addWidget(m_text, 1);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
    foot->addWidget(buttons);
    layout->addLayout(foot);
    const QSize room = screen() == nullptr ? QSize(1280, 720) : screen()->availableSize();
    resize(QSize(96 * theme::kGrid, 80 * theme::kGrid).boundedTo(room * 9 / 10));
    m_text->setFocus();
}

void ExplainDialog::setNumber(ExplainedNumber number)
{
    m_number = std::move(number);
    m_problem.clear();
    m_text->setEnabled(true);
    refresh();
}

void ExplainDialog::setOutdated()
{
    m_text->setEnabled(false);
}

void ExplainDialog::setProblem(const QString& sentence)
{
    m_problem = sentence;
    m_text->setEnabled(true);
    refresh();
}

void ExplainDialog::refresh()
{
    if (!m_problem.isEmpty()) {
        m_text->setPlainText(tr("The number cannot be explained now. %1").arg(m_problem));
        return;
    }
    if (!m_number) {
        return;
    }
    // Numbers move while it is open: what is being read stays where it is.
    const int at = m_text->verticalScrollBar()->value();
    const QString html = explanationHtml(*m_number);
    m_text->setHtml(html);
    m_text->verticalScrollBar()->setValue(at);
}

void ExplainDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        refresh();
    }
}

} // namespace accord::ui
