// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTextBrowser>

#include "core/model/taxonomy.h"

namespace accord::ui {

/// What the codebook says about a category: its path, definition, when to use it, when not, and examples.
class DefinitionView : public QTextBrowser
{
    Q_OBJECT
public:
    explicit DefinitionView(QWidget* parent = nullptr);

    /// Null: what to do to see one.
    void show(const Taxonomy& taxonomy, const Category* category);

protected:
    void changeEvent(QEvent* event) override;

private:
    void render(const QString& html);

    QString m_html;
    QString m_code; ///< decides the colour of the code
};

} // namespace accord::ui
