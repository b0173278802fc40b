// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "ui/taxonomy/proposals/proposal_model.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace accord::ui {

class CategoryChoice;
class Draft;
class Prompts;

/// A change of the codebook: which category, which of its words, and what they shall be.
class ChangeDialog : public QDialog
{
    Q_OBJECT
public:
    /// `item`: the issue that raises it; none where nobody reads one.
    ChangeDialog(ProposalModel& book, Prompts& prompts, ItemId item, CategoryId category, QWidget* parent);

    void accept() override;
    void reject() override; ///< what was typed is given up

signals:
    void written(const QString& sentence); ///< what was written

private:
    void fillText();
    void update();
    [[nodiscard]] CategoryField field() const;

    ProposalModel& m_book;
    Prompts& m_prompts;
    ItemId m_item;
    CategoryChoice* m_category;
    QComboBox* m_field;
    QPlainTextEdit* m_text;
    QString m_filled; ///< what it says now, to be changed
    QPushButton* m_propose = nullptr;
    Draft* m_draft;
};

/// The fields that a change can be about, in a drop-down list; `wish`: also free words.
void fillFields(QComboBox& box, bool wish);

/// What a field of the category says now; empty for an example and a wish.
QString wordsOf(const Category* category, CategoryField field);

} // namespace accord::ui
