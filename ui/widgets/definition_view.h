// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTextBrowser>

#include "core/model/taxonomy.h"

class QAction;

namespace accord::ui {

/// What the codebook says about a category: its definition, when to use it, when not, examples, and its path.
class DefinitionView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit DefinitionView(QWidget* parent = nullptr);

    /// Null: what to do to see one.
    void show(const Taxonomy& taxonomy, const Category* category);

    /// Keys that lead to a category, for the same hint.
    void setExample(const QString& keys) { m_example = keys; }

    /// What leads into the filter of the categories, for the hint that it has a key.
    void setFilterAction(const QAction* action) { m_filter = action; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void render(const QString& html);

    const QAction* m_filter = nullptr;
    QString m_example;
    QString m_html;
    QString m_code; ///< decides the colour of the code
};

} // namespace accord::ui
