// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QTextBrowser>

#include "core/model/taxonomy.h"
#include "ui/core/reading.h"
#include "ui/widgets/category_model.h"

#include <memory>
#include <vector>

namespace accord::ui {

/// What the codebook says of a category and of its siblings, side by side: the category, the two that people confuse it
/// with, the other siblings. Their keys choose them, Esc or the key that opened the card closes it.
class CodebookCard : public QDialog
{
    Q_OBJECT
public:
    /// `keys` choose what is shown; `opener`: the key that opens it, which also closes it.
    CodebookCard(Session& session, std::shared_ptr<const Taxonomy> taxonomy, CategoryId category, WalkKeys keys,
                 const QKeySequence& opener, QWidget* parent);

    /// From left to right.
    [[nodiscard]] std::vector<CategoryId> shown() const;

signals:
    void chosen(accord::CategoryId category);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void readConfused();
    void render();
    [[nodiscard]] QString numerals(CategoryId category) const;
    [[nodiscard]] QString keyHtml(const Category& category) const;
    bool choose(const QString& pressed);

    std::shared_ptr<const Taxonomy> m_taxonomy;
    const Category* m_category;
    WalkKeys m_keys;
    QString m_typed; ///< digits of a number that is not whole yet
    QKeySequence m_opener;
    QTextBrowser* m_text;
    std::vector<CategoryId> m_confused; ///< at most two, the most frequent first
    Reading m_reading;
};

} // namespace accord::ui
