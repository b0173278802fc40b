// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTextBrowser>

#include "ui/taxonomy/codebook/entry_text.h"

namespace accord::ui {

/// What the codebook says about a category, to be read.
class EntryView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit EntryView(QWidget* parent = nullptr);

    /// Null: there is none.
    void show(const Taxonomy& taxonomy, const Category* category, const EntryFacts& facts);

signals:
    void categoryWanted(const accord::Uuid& category); ///< a link was followed
    void editWanted();                                 ///< a double click

protected:
    void changeEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void render();

    QString m_html;
    QString m_code;
};

} // namespace accord::ui
