// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "core/taxonomy/edits/edit.h"
#include "core/taxonomy/impact.h"
#include "ui/core/session_dialog.h"

#include <memory>
#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace accord::ui {

class CategoryChoice;
class CodebookDraft;
class CodebookTree;

/// What an edit does, with names: "Merge C.7 Shapes into C.6 Memory". `before`: the codebook that it changes.
QString editTitle(const Taxonomy& before, const taxonomy::Edit& edit);

/// "12,504 labels, 1,664 decisions, kappa at theme level from .7621 to .7635".
QString impactText(const Project& project, const taxonomy::Impact& impact);

/// Round by round, as an HTML table: labels, decisions and kappa at each level without the edits and with them.
QString impactTable(const Project& project, const taxonomy::Impact& impact);

/// "C.7 Shapes"; the text itself where it names no category.
QString categoryText(const Taxonomy& taxonomy, const std::string& codeOrId);

QString fieldText(taxonomy::Field field); ///< "Definition", "Use when", ...

/// What an edit needs to know beside its category: the name and place of a new one, a new name, the place to move to,
/// the category to merge into, the parts of a split. Says what the edit would do before it is kept.
class EditDialog : public SessionDialog
{
    Q_OBJECT
public:
    /// `category`: that is edited; for a new one the category in focus, below which it stands. Null: a new type.
    EditDialog(CodebookDraft& draft, taxonomy::EditKind kind, const Category* category, QWidget* parent);
    ~EditDialog() override;

    /// To move to or to merge into; somebody may choose another one.
    void chooseTarget(const Uuid& target);

    /// As entered; more than one where a new category comes with its definition. None while something is missing.
    [[nodiscard]] std::vector<taxonomy::Edit> edits() const;
    void accept() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildAdd(QFormLayout* form);
    void buildTarget(QFormLayout* form);
    void fillCode();
    void update();
    [[nodiscard]] const Category* under() const;
    [[nodiscard]] bool mayBeTarget(const Category& candidate) const;

    CodebookDraft& m_draft;
    taxonomy::EditKind m_kind;
    std::shared_ptr<const Taxonomy> m_taxonomy; ///< with what is pending
    Category m_category;                        ///< with an empty code: none
    CategoryChoice* m_under = nullptr;
    CodebookTree* m_target = nullptr;
    QLineEdit* m_name = nullptr;
    QLineEdit* m_code = nullptr;
    QPlainTextEdit* m_text = nullptr; ///< a definition, or the names of parts
    QLabel* m_effect;
    QPushButton* m_keep = nullptr;
};

} // namespace accord::ui
