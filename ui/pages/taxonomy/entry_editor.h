// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/taxonomy.h"
#include "core/taxonomy/edits/edit.h"

#include <map>
#include <vector>

class QAction;
class QButtonGroup;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QVBoxLayout;

namespace accord::ui {

struct TaxonomyKeys;

/// The words of a category, to be changed where they are read. When what it means may have changed, it asks once
/// whether it has.
class EntryEditor : public QWidget
{
    Q_OBJECT
public:
    EntryEditor(const TaxonomyKeys& keys, QWidget* parent);

    void edit(const Category& category);
    [[nodiscard]] bool isOpen() const { return m_open; }
    [[nodiscard]] bool isChanged() const;

    /// What was changed, as edits; the question is asked (and none are answered) while its answer is missing.
    [[nodiscard]] std::vector<taxonomy::Edit> take();
    void answerMinor(); ///< to the question
    void leave();

signals:
    void left(); ///< Esc

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(const TaxonomyKeys& keys);
    void addField(QVBoxLayout* column, taxonomy::Field field, int lines);
    bool answerKey(int key);
    void changed();
    [[nodiscard]] bool asksForMeaning() const;
    [[nodiscard]] std::vector<std::string> textsIn(taxonomy::Field field) const;
    [[nodiscard]] std::vector<std::string> textsBefore(taxonomy::Field field) const;

    Category m_category;
    std::string m_language; ///< of the translation that is edited; empty: the category's own words
    bool m_open = false;
    QAction* m_keep;
    QLabel* m_title;
    QLineEdit* m_name;
    std::map<taxonomy::Field, QPlainTextEdit*> m_fields;
    QComboBox* m_summary;
    QWidget* m_summaryRow = nullptr;
    QWidget* m_question = nullptr;
    QLabel* m_missing = nullptr;
    QButtonGroup* m_answer; ///< 0: minor, 1: meaning
};

} // namespace accord::ui
