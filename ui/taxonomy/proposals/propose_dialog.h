// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/model/proposal.h"
#include "ui/taxonomy/proposals/proposal_model.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace accord::ui {

class Draft;

class AskedChoice;
class CategoryChoice;
class Prompts;

/// A new category: its name, place and definition, with the issue that raises it as the first example. While the name
/// is typed, open proposals that are like it are offered: to support one with this issue instead.
class ProposeDialog : public QDialog
{
    Q_OBJECT
public:
    /// `item`: the issue that raises it; none where nobody reads one. `near`: the category that comes closest, beside
    /// or below which the new one stands.
    ProposeDialog(ProposalModel& book, Prompts& prompts, ItemId item, CategoryId near, QWidget* parent);

    [[nodiscard]] ProposalContent content() const;
    void accept() override;
    void reject() override; ///< what was typed is given up

signals:
    void written(const QString& sentence); ///< what was written

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeSimilar();
    void fillPlace(CategoryId near);
    void offerSimilar();
    void supportChosen();
    void update();
    [[nodiscard]] ProposalModel::Done finish(const QString& sentence);

    ProposalModel& m_book;
    Prompts& m_prompts;
    ItemId m_item;
    QLineEdit* m_name;
    QWidget* m_similar = nullptr;
    QListWidget* m_alike = nullptr;
    QPushButton* m_support = nullptr;
    CategoryChoice* m_under;
    QPlainTextEdit* m_definition;
    QPlainTextEdit* m_useWhen;
    QPlainTextEdit* m_notWhen;
    QPlainTextEdit* m_examples;
    AskedChoice* m_asked;
    QPushButton* m_propose = nullptr;
    Draft* m_draft;
};

} // namespace accord::ui
