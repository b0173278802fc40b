// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include "ui/support/page.h"
#include "ui/taxonomy/taxonomy_keys.h"

namespace accord::ui {

class CodebookDraft;
class VersionsPanel;

/// What can be done with versions: take back the newest, return to an earlier one, save one as a file to read.
class VersionActions : public QObject
{
    Q_OBJECT
public:
    VersionActions(const PageContext& context, const TaxonomyKeys& keys, CodebookDraft& draft, VersionsPanel& panel,
                   QWidget* page);

    void updateEnabled(bool may);

signals:
    void said(const QString& sentence);

private:
    void goBack(bool toChosen);
    void save();

    PageContext m_context;
    TaxonomyKeys m_keys;
    CodebookDraft& m_draft;
    VersionsPanel& m_panel;
    QWidget* m_page;
};

} // namespace accord::ui
