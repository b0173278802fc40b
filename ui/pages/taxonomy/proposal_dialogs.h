// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/model/proposal.h"
#include "core/taxonomy/proposals.h"
#include "ui/core/session_dialog.h"
#include "ui/core/target.h"
#include "ui/pages/taxonomy/proposals_panel.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace accord::ui {

class AskedChoice;
class CategoryChoice;
class Draft;
class Prompts;

/// What is left to say when a proposal is accepted: the code of a new category, or what a wish in free words comes to.
class AcceptDialog : public SessionDialog
{
    Q_OBJECT
public:
    /// `held`: codes that categories had at any time; none of them is suggested.
    AcceptDialog(const Taxonomy& taxonomy, const HeldCodes& held, const taxonomy::ProposalView& view, int version,
                 QWidget* parent);

    [[nodiscard]] taxonomy::Wording wording() const;

private:
    void update();

    bool m_isNew = false;
    bool m_isWish = false;
    QLineEdit* m_code;
    QComboBox* m_field;
    QPlainTextEdit* m_text;
    QLineEdit* m_reason;
    QPushButton* m_accept = nullptr;
};

/// A change of the codebook: which category, which of its words, and what they shall be.
class ChangeDialog : public SessionDialog
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

/// A new category: its name, place and definition, with the issue that raises it as the first example. While the name
/// is typed, open proposals that are like it are offered: to support one with this issue instead.
class ProposeDialog : public SessionDialog
{
    Q_OBJECT
public:
    /// `wanted` names the issue that raises it (none where nobody reads one), the category that comes closest, beside
    /// or below which the new one stands, and codes of annotators' own that it stands for.
    ProposeDialog(ProposalModel& book, Prompts& prompts, const ProposalTarget& wanted, QWidget* parent);

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
    [[nodiscard]] QString draftName() const;
    [[nodiscard]] ProposalModel::Done finish(const QString& sentence);

    ProposalModel& m_book;
    Prompts& m_prompts;
    ItemId m_item;
    std::vector<std::string> m_codes;
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
