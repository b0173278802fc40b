// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/base/result.h"
#include "ui/widgets/save.h"

#include <functional>

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QMenu;

namespace accord::ui {

class Prompts;

/// A part of the page: its title, one line on how to read it, and a menu with which it goes elsewhere, as a table or as
/// a picture. The menu opens at its button, by a right click and by the menu key; Ctrl+C copies the table.
class Section : public QWidget
{
    Q_OBJECT
public:
    /// `content` is what a picture shows; the section takes it over.
    Section(Prompts& prompts, const QString& title, QWidget* content, QWidget* parent = nullptr);

    /// Beside the title: how the section shows what it shows. The section takes it over.
    void addControl(QWidget* control);

    void setHint(const QString& hint);
    [[nodiscard]] QString hint() const;
    void setTable(std::function<TextTable()> table) { m_table = std::move(table); }
    [[nodiscard]] TextTable table() const { return m_table ? m_table() : TextTable{}; }
    [[nodiscard]] const QString& title() const { return m_title; }

    void copy() const;
    void saveTable(const QString& ending);   ///< "csv" or "tex"
    void savePicture(const QString& ending); ///< "png" or "svg"

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void askFor(const QString& ending, std::function<Status(const QString& file)> save);

    Prompts& m_prompts;
    QString m_title;
    QWidget* m_content;
    QHBoxLayout* m_head;
    QLabel* m_hint;
    QMenu* m_menu;
    std::function<TextTable()> m_table;
};

/// Puts the two columns of sections on a page side by side where there is room for the tables in them, else one below
/// the other.
void arrangeColumns(QBoxLayout& columns, const QWidget& page);

} // namespace accord::ui
