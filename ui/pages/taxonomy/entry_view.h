// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QTextBrowser>

#include "core/model/taxonomy.h"

namespace accord::ui {

/// What is told of a category beside its words.
struct EntryFacts
{
    QString labels;  ///< "12,504 labels in this round"; empty where it is not to be told
    QString key;     ///< how a type is reached while labelling
    QString pending; ///< what pending edits do to it
};

/// All that the codebook says about a category as HTML, with links "category:UUID" to the one above and those below.
QString entryHtml(const Taxonomy& taxonomy, const Category& category, const EntryFacts& facts);

/// The style sheet that goes with it, in the colours of now. `code`: of the category.
QString entryStyle(const QString& code);

/// What the summary of a label is about: "Symptom: what went wrong".
QString summaryKindText(SummaryKind kind);

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
