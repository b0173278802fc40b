// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/base/result.h"
#include "ui/agreement/save/text_table.h"

#include <functional>

class QLabel;

namespace accord::ui {

class Prompts;

/// A part of the page: its title, one line on how to read it, and a menu with which it goes elsewhere, as a table or as
/// a picture.
class Section : public QWidget
{
    Q_OBJECT
public:
    /// `content` is what a picture shows; the section takes it over.
    Section(Prompts& prompts, const QString& title, QWidget* content, QWidget* parent = nullptr);

    void setHint(const QString& hint);
    void setTable(std::function<TextTable()> table) { m_table = std::move(table); }

    void copy() const;
    void saveTable(const QString& ending);   ///< "csv" or "tex"
    void savePicture(const QString& ending); ///< "png" or "svg"

private:
    [[nodiscard]] QString askFor(const QString& ending);
    void tellIfFailed(const Status& status);

    Prompts& m_prompts;
    QString m_title;
    QWidget* m_content;
    QLabel* m_hint;
    std::function<TextTable()> m_table;
};

} // namespace accord::ui
