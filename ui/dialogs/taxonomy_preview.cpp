// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/dialogs/taxonomy_preview.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/core/theme.h"

#include <map>

namespace accord::ui {

using exchange::TaxonomyChange;

TaxonomyPreviewTree::TaxonomyPreviewTree(QWidget* parent)
    : QTreeWidget(parent)
{
    setObjectName(QStringLiteral("taxonomyPreview"));
    setAccessibleName(tr("Categories of the file"));
    setHeaderLabels({tr("Category"), tr("Definition"), tr("Change")});
    setSelectionMode(QAbstractItemView::SingleSelection);
    setMinimumHeight(20 * theme::kGrid);
}

void TaxonomyPreviewTree::show(const exchange::TaxonomyPreview& preview, bool isNew)
{
    clear();
    std::map<Uuid, QTreeWidgetItem*> items;
    for (const exchange::TaxonomyPreview::Line& line : preview.categories) {
        const Category& category = line.category;
        if (category.retired && line.change == TaxonomyChange::None) {
            continue;
        }
        const QString change = line.change == TaxonomyChange::Retired           ? tr("will be retired")
                               : line.change == TaxonomyChange::Changed         ? tr("changed")
                               : line.change == TaxonomyChange::Added && !isNew ? tr("new")
                                                                                : QString();
        const QString shown =
            QString::fromStdString(category.code) + QLatin1Char(' ') + QString::fromStdString(category.name);
        const QStringList texts{shown, QString::fromStdString(category.definition).simplified(), change};
        const auto parent = items.find(category.parent);
        auto* item =
            parent == items.end() ? new QTreeWidgetItem(this, texts) : new QTreeWidgetItem(parent->second, texts);
        item->setToolTip(1, QString::fromStdString(category.definition).toHtmlEscaped());
        items.emplace(category.uuid, item);
    }
    expandAll();
    setColumnHidden(2, isNew);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(1, QHeaderView::Stretch);
    header()->setStretchLastSection(false);
}

TaxonomyPreviewDialog::TaxonomyPreviewDialog(const exchange::TaxonomyPreview& preview, QWidget* parent)
    : SessionDialog(parent)
{
    setObjectName(QStringLiteral("previewTaxonomy"));
    setWindowTitle(tr("Import Taxonomy"));
    const exchange::TaxonomyReport& report = preview.report;
    auto* counts =
        new QLabel(tr("%1: %Ln new categories, %2 changed, %3 to be retired.", nullptr, static_cast<int>(report.added))
                       .arg(QString::fromStdString(report.name))
                       .arg(report.changed)
                       .arg(report.retired),
                   this);
    counts->setTextFormat(Qt::PlainText);
    counts->setWordWrap(true);
    auto* tree = new TaxonomyPreviewTree(this);
    tree->show(preview, false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole)->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = theme::layoutIn<QVBoxLayout>(this, theme::Pad::Dialog);
    column->addWidget(counts);
    column->addWidget(tree, 1);
    column->addWidget(buttons);
    resize(90 * theme::kGrid, 64 * theme::kGrid);
}

QString taxonomyFilter()
{
    return TaxonomyPreviewDialog::tr("Taxonomies (*.csv *.tsv *.txt *.md *.markdown *.json)");
}

QString taxonomyFilters()
{
    return TaxonomyPreviewDialog::tr("Tables (*.csv);;Text by indentation (*.txt);;Markdown (*.md);;JSON (*.json)");
}

} // namespace accord::ui
