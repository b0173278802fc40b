// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/sections.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/core/prompts.h"
#include "ui/core/theme.h"
#include "ui/pages/agreement/save.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/error_text.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>

namespace accord::ui {
namespace {

/// The project that the window around it has open.
QString projectOf(const QWidget& widget)
{
    QString file;
    for (const QWidget* one = &widget; one != nullptr && file.isEmpty(); one = one->parentWidget()) {
        file = one->windowFilePath();
    }
    return file;
}

} // namespace

Section::Section(Prompts& prompts, const QString& title, QWidget* content, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_title(title)
    , m_content(content)
    , m_head(new QHBoxLayout)
    , m_hint(new QLabel(this))
{
    auto* heading = new QLabel(title, this);
    QFont bold = heading->font();
    bold.setWeight(QFont::DemiBold);
    heading->setFont(bold);
    heading->setWordWrap(true);
    content->setAccessibleName(title);
    auto* more = new QToolButton(this);
    more->setIcon(theme::icon(QStringLiteral("export")));
    more->setAutoRaise(true);
    more->setFocusPolicy(Qt::TabFocus);
    more->setToolTip(tr("Copy or save “%1”").arg(title));
    more->setAccessibleName(more->toolTip());
    more->setPopupMode(QToolButton::InstantPopup);
    m_menu = new QMenu(more);
    m_menu->addAction(tr("Copy as Table"), this, &Section::copy);
    m_menu->addSeparator();
    m_menu->addAction(tr("Save as CSV…"), this, [this] { saveTable(QStringLiteral("csv")); });
    m_menu->addAction(tr("Save as LaTeX…"), this, [this] { saveTable(QStringLiteral("tex")); });
    m_menu->addAction(tr("Save as PNG…"), this, [this] { savePicture(QStringLiteral("png")); });
    m_menu->addAction(tr("Save as SVG…"), this, [this] { savePicture(QStringLiteral("svg")); });
    more->setMenu(m_menu);

    m_head->setSpacing(theme::kGrid);
    m_head->addWidget(heading, 1);
    m_head->addWidget(more);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->hide();
    content->setParent(this);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid / 2);
    layout->addLayout(m_head);
    layout->addWidget(m_hint);
    layout->addSpacing(theme::kGrid / 2);
    layout->addWidget(content);
}

void Section::addControl(QWidget* control)
{
    m_head->insertWidget(1, control);
    setTabOrder(control, m_head->itemAt(2)->widget()); // it was made after what stands behind it
}

void Section::setHint(const QString& hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
}

QString Section::hint() const
{
    return m_hint->text();
}

void Section::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) {
        copy();
        return;
    }
    QWidget::keyPressEvent(event);
}

void Section::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    m_menu->popup(byKey ? m_content->mapToGlobal(QPoint(theme::kGrid, theme::kGrid)) : event->globalPos());
}

void Section::copy() const
{
    if (m_table) {
        QGuiApplication::clipboard()->setText(toTsv(m_table()));
    }
}

QString Section::askFor(const QString& ending)
{
    const QString name = m_table ? m_table().name : QStringLiteral("agreement");
    QString file = m_prompts.saveFile(this, tr("Save “%1”").arg(m_title), name + QLatin1Char('.') + ending,
                                      tr("%1 files (*.%2)").arg(ending.toUpper(), ending));
    if (!file.isEmpty() && !file.endsWith(QLatin1Char('.') + ending, Qt::CaseInsensitive)) {
        file += QLatin1Char('.') + ending;
    }
    return file;
}

void Section::tellIfFailed(const Status& status)
{
    if (!status.ok()) {
        m_prompts.tell(this, tr("Not Saved"), errorText(status.error()));
    }
}

void Section::saveTable(const QString& ending)
{
    const QString file = m_table ? askFor(ending) : QString();
    if (!file.isEmpty()) {
        tellIfFailed(
            saveText(file, ending == QStringLiteral("csv") ? toCsv(m_table()) : toLatex(m_table()), projectOf(*this)));
    }
}

void Section::savePicture(const QString& ending)
{
    const QString file = askFor(ending);
    if (!file.isEmpty()) {
        tellIfFailed(ui::savePicture(file, *m_content, m_title, projectOf(*this)));
    }
}

namespace {

// Pairs share people, so that their mean has no interval of its own; how far they lie apart is said instead.
QString noInterval(const AgreementReport& report)
{
    if (report.measure->ofPairs == nullptr) {
        return Headline::tr("No interval: a single item says nothing about how others would fall out.");
    }
    std::vector<double> values;
    for (const agreement::PairAgreement& pair : report.pairs) {
        if (pair.kappa.defined()) {
            values.push_back(pair.kappa->value);
        }
    }
    if (values.empty()) {
        return {};
    }
    const auto [low, high] = std::ranges::minmax(values);
    return Headline::tr("No interval: the pairs share people. They lie between %1 and %2.")
        .arg(valueText(low, false, 3), valueText(high, false, 3));
}

} // namespace

Headline::Headline(QWidget* parent)
    : QWidget(parent)
    , m_what(new QLabel(this))
    , m_value(new QLabel(this))
    , m_interval(new QLabel(this))
    , m_items(new QLabel(this))
    , m_definition(new QLabel(this))
    , m_benchmark(new QLabel(this))
{
    theme::scaleFont(m_value, 3, QFont::DemiBold);
    m_value->setObjectName(QStringLiteral("headlineValue"));
    m_value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_interval->setObjectName(QStringLiteral("headlineInterval"));
    m_items->setObjectName(QStringLiteral("headlineItems"));
    m_benchmark->setObjectName(QStringLiteral("headlineBenchmark"));
    for (QLabel* label : {m_interval, m_items, m_definition, m_benchmark}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_definition->setForegroundRole(QPalette::PlaceholderText);

    auto* number = new QHBoxLayout;
    number->setSpacing(2 * theme::kGrid);
    number->addWidget(m_value);
    number->addWidget(m_interval, 1, Qt::AlignVCenter);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::kGrid / 2);
    layout->addWidget(m_what);
    layout->addLayout(number);
    layout->addWidget(m_definition);
    layout->addWidget(m_items);
    layout->addWidget(m_benchmark);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

void Headline::setReport(const AgreementReport& report)
{
    const agreement::Measure& measure = *report.measure;
    const LevelFigure& figure = report.headline;
    const bool percent = !measure.chanceCorrected;
    m_what->setText(measure.isForAllLevels()
                        ? measureName(measure)
                        : tr("%1 at the level of the %2").arg(measureName(measure), levelName(figure.level).toLower()));
    m_definition->setText(measureDefinition(measure));
    m_items->setText(
        QStringLiteral("%1 %2").arg(observedText(figure.value, measure.disagreement), itemsText(figure)).trimmed());
    if (report.selection.finalType.valid()) {
        // What is selected by what was labelled is no sample of the labels.
        m_items->setText(
            m_items->text() + QLatin1Char(' ') +
            (!measure.isForAllLevels() && figure.level == Level::Type
                 ? tr("Selected by the final label: nearly all labels are of one type, and kappa of types is "
                      "near 0 however well people agree.")
                 : tr("Selected by the final label, which follows from the labels: this is not the "
                      "agreement on the round.")));
    }
    m_benchmark->setText(percent ? QString() : benchmarkTexts(figure.value).join(QLatin1Char('\n')));
    m_benchmark->setVisible(!m_benchmark->text().isEmpty());
    if (!figure.value.defined()) {
        m_value->setText(kNothing);
        QString why = undefinedText(figure.value.why());
        if (figure.value.observed()) {
            const QString observed = valueText(*figure.value.observed(), !measure.disagreement);
            why += QLatin1Char(' ') + (measure.disagreement ? tr("Observed disagreement is %1.").arg(observed)
                                                            : tr("Percent agreement is %1.").arg(observed));
        }
        m_interval->setText(why);
        return;
    }
    m_value->setText(valueText(figure.value->value, percent));
    const QString interval = intervalText(figure.value, percent);
    m_interval->setText(interval.isEmpty() ? noInterval(report) : tr("95 % interval\n%1").arg(interval));
}

} // namespace accord::ui
