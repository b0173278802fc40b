// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/keywords/sample_view.h"

#include <QEvent>
#include <QLabel>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "ui/collect/collect_text.h"
#include "ui/collect/keywords/excerpt_text.h"
#include "ui/support/look.h"
#include "ui/widgets/lists/cell_table.h"
#include "ui/widgets/lists/quiet_list.h"
#include "ui/widgets/reader/reader.h"

#include <algorithm>

namespace accord::ui {

SampleView::SampleView(const PageContext& context, QWidget* page, QWidget* parent)
    : QWidget(parent)
    , m_hint(new QLabel(this))
    , m_list(new QuietList(this))
    , m_table(new CellTable(this))
    , m_text(new QStackedWidget(this))
    , m_excerpts(new QTextBrowser(this))
    , m_reader(new Reader(context, page, QStringLiteral("collect"), QStringLiteral("collect"), this))
{
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setContentsMargins(2 * look::kGrid, 2 * look::kGrid, 2 * look::kGrid, 0);
    m_hint->setAlignment(Qt::AlignTop);
    m_list->setObjectName(QStringLiteral("sampleList"));
    m_list->setAccessibleName(tr("Sample"));
    m_list->setModel(m_table);
    m_list->setStretching({2}); // titles are long
    m_excerpts->setObjectName(QStringLiteral("excerpts"));
    m_excerpts->setAccessibleName(tr("Lines with the keyword"));
    m_excerpts->setOpenLinks(false);
    m_excerpts->setFrameShape(QFrame::NoFrame);
    m_excerpts->document()->setDocumentMargin(2 * look::kGrid);
    m_text->addWidget(m_excerpts);
    m_text->addWidget(m_reader);
    auto* parts = new QSplitter(Qt::Vertical, this);
    parts->setObjectName(QStringLiteral("sampleParts"));
    parts->addWidget(m_list);
    parts->addWidget(m_text);
    parts->setStretchFactor(0, 1);
    parts->setStretchFactor(1, 2);
    parts->setSizes({180, 320});
    parts->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_hint);
    column->addWidget(parts, 1);
    setFocusProxy(m_list);
    connect(m_list, &QuietList::chosen, this, [this] {
        present();
        emit moved();
    });
}

int SampleView::row() const
{
    return m_list->currentIndex().row();
}

const collect::KeywordExample* SampleView::current() const
{
    const int at = row();
    return at < 0 || at >= static_cast<int>(m_sample.size()) ? nullptr : &m_sample[static_cast<std::size_t>(at)];
}

void SampleView::hint(const QString& sentence)
{
    m_sample.clear();
    m_keyword.clear();
    fill();
    m_hint->setText(sentence);
    m_hint->show();
    m_list->hide();
    m_text->hide();
    showWhole(false);
}

void SampleView::setSample(const QString& keyword, std::vector<collect::KeywordExample> sample)
{
    m_keyword = keyword;
    m_sample = std::move(sample);
    m_hint->hide();
    m_list->show();
    m_text->show();
    fill();
    // Whoever goes on with a sample goes on where nothing is said yet.
    const auto open = std::ranges::find(m_sample, Relevance::NotSaid, &collect::KeywordExample::relevance);
    const auto at = open == m_sample.end() ? 0 : static_cast<int>(open - m_sample.begin());
    m_list->setCurrentIndex(m_table->index(at, 0));
    present();
}

void SampleView::fill()
{
    std::vector<CellRow> rows;
    for (const collect::KeywordExample& example : m_sample) {
        CellRow row;
        row.id = example.issue.value;
        Cell said = wordCell(relevanceWord(example.relevance));
        said.warning = example.relevance == Relevance::FalsePositive;
        row.cells = {said, wordCell(text(example.link.repository + "#" + example.link.number)),
                     wordCell(text(example.title), text(example.title))};
        rows.push_back(std::move(row));
    }
    m_table->setRows({tr("Said"), tr("Issue"), tr("Title")}, std::move(rows));
}

void SampleView::present()
{
    const collect::KeywordExample* example = current();
    if (example == nullptr) {
        m_excerpts->clear();
        m_reader->clear();
        return;
    }
    m_excerpts->setHtml(exampleHtml(*example, m_keyword));
    if (isWhole() && m_reader->issue() != example->issue) {
        m_reader->open(example->issue);
    }
}

void SampleView::setRelevance(Relevance relevance)
{
    const int at = row();
    if (at < 0) {
        return;
    }
    m_sample[static_cast<std::size_t>(at)].relevance = relevance;
    fill();
    if (relevance != Relevance::NotSaid && at + 1 < static_cast<int>(m_sample.size())) {
        m_list->setCurrentIndex(m_table->index(at + 1, 0));
    }
}

bool SampleView::isWhole() const
{
    return m_text->currentWidget() == m_reader;
}

void SampleView::showWhole(bool whole)
{
    m_text->setCurrentIndex(whole ? 1 : 0);
    present();
}

void SampleView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        present(); // the text carries the colours it was set with
    }
}

} // namespace accord::ui
