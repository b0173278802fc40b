// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTreeWidget>

#include "core/exchange/taxonomy_files.h"
#include "ui/core/session_dialog.h"

namespace accord::ui {

/// The categories that a file would bring, as a tree, with what would change.
class TaxonomyPreviewTree : public QTreeWidget
{
    Q_OBJECT
public:
    explicit TaxonomyPreviewTree(QWidget* parent);

    /// `isNew`: of a new project, in which everything is.
    void show(const exchange::TaxonomyPreview& preview, bool isNew);
};

/// Asks whether that is what somebody means, before it is imported.
class TaxonomyPreviewDialog : public SessionDialog
{
    Q_OBJECT
public:
    TaxonomyPreviewDialog(const exchange::TaxonomyPreview& preview, QWidget* parent);
};

/// What taxonomies can be read from, for a dialog of files.
QString taxonomyFilter();

/// And what they are written as, the first one by default.
QString taxonomyFilters();

} // namespace accord::ui
