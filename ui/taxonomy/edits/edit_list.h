// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace accord::ui {

class CodebookDraft;
struct TaxonomyKeys;

/// The right side of the page: the edits that wait to be applied, what each and all of them would do, and what can be
/// done about them. Only there while there are some.
class EditList : public QWidget
{
    Q_OBJECT
public:
    EditList(CodebookDraft& draft, const TaxonomyKeys& keys, QWidget* parent);

    void focusList();
    [[nodiscard]] int current() const; ///< number of the edit; -1 where there is none

private:
    void build(const TaxonomyKeys& keys);
    void refresh();

    CodebookDraft& m_draft;
    QListWidget* m_list;
    QLabel* m_title;
    QLabel* m_total;
};

} // namespace accord::ui
