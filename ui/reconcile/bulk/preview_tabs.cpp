// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/reconcile/bulk/preview_tabs.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/reconcile/bulk/category_counts.h"
#include "ui/reconcile/bulk/figures_model.h"
#include "ui/support/look.h"

namespace accord::ui {

QTableView* plainTable(QAbstractItemModel* model, const QString& name, QWidget* parent)
{
    auto* table = new QTableView(parent);
    table->setObjectName(name);
    table->setModel(model);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + look::kGrid);
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

PreviewTabs::PreviewTabs(QWidget* parent)
    : QTabWidget(parent)
    , m_categories(new CategoryCounts(this))
{
    setObjectName(QStringLiteral("previewTabs"));
    setDocumentMode(true);
    auto* categories = plainTable(m_categories, QStringLiteral("categoryCounts"), this);
    categories->setFrameShape(QFrame::NoFrame);
    categories->horizontalHeader()->setSectionResizeMode(CategoryCounts::Name, QHeaderView::Stretch);
    categories->setColumnWidth(CategoryCounts::Code, 8 * look::kGrid);
    categories->setColumnWidth(CategoryCounts::Count, 10 * look::kGrid);
    addTab(categories, tr("&Categories"));
    m_repositories = addFigures(tr("&Repositories"), QStringLiteral("repositoryCounts"), {});
    m_splits = addFigures(tr("L&evels"), QStringLiteral("splitCounts"),
                          tr("The highest level on which the labels of an item differ."));
    m_shares = addFigures(tr("S&hares"), QStringLiteral("shares"),
                          tr("Of all items, of all conflicts, and of what is decided."));
    m_kappas = addFigures(tr("&Kappa"), QStringLiteral("kappas"),
                          tr("Cohen’s kappa of each annotator with the decisions, by themes. It says how often the "
                             "decisions follow somebody, whose own label may be behind them: it is no agreement "
                             "between independent annotators."));
}

FiguresModel* PreviewTabs::addFigures(const QString& title, const QString& name, const QString& hint)
{
    auto* page = new QWidget(this);
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(look::kGrid / 2);
    auto* model = new FiguresModel(this);
    auto* table = plainTable(model, name, page);
    table->setFrameShape(QFrame::NoFrame);
    table->horizontalHeader()->setDefaultSectionSize(15 * look::kGrid);
    layout->addWidget(table, 1);
    connect(model, &FiguresModel::modelReset, table,
            [table] { table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch); });
    if (!hint.isEmpty()) {
        auto* words = new QLabel(hint, page);
        words->setWordWrap(true);
        words->setForegroundRole(QPalette::PlaceholderText);
        words->setMargin(look::kGrid / 2);
        layout->addWidget(words);
    }
    addTab(page, title);
    return model;
}

void PreviewTabs::set(const reconcile::RulePreview& preview, const reconcile::RuleEffect& effect,
                      const Taxonomy& taxonomy, const QStringList& annotators)
{
    m_categories->set(preview, taxonomy);
    setRepositories(*m_repositories, preview);
    setSplits(*m_splits, preview);
    setShares(*m_shares, effect);
    setKappas(*m_kappas, effect, annotators);
}

} // namespace accord::ui
