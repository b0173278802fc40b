// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/collect/duplicates.h"
#include "ui/core/page.h"
#include "ui/core/reading.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/reader/reader_text.h"

#include <vector>

class QDoubleSpinBox;
class QLabel;
class QStackedWidget;

namespace accord::ui {

struct CollectActions;
class Placeholder;
class ListView;

/// Two issues beside each other.
class PairView : public QWidget
{
    Q_OBJECT
public:
    PairView(const PageContext& context, QWidget* parent);

    void show(IssueId first, IssueId second); ///< invalid ones: nothing
    using QWidget::show;

protected:
    void changeEvent(QEvent* event) override;

private:
    void open(ReaderText* text, IssueId issue);

    PageContext m_context;
    ReaderText* m_left;
    ReaderText* m_right;
    IssueId m_first;
    IssueId m_second;
};

/// Issues whose texts are alike, beside each other. Somebody says whether they are the same; nothing is ever merged.
class DuplicatesTab : public CollectTab
{
    Q_OBJECT
public:
    DuplicatesTab(const PageContext& context, const CollectActions& actions, QWidget* parent);

    void refresh() override;
    void leave() override;
    [[nodiscard]] bool busy() const override { return m_looking.busy(); }

    void look();
    void judge(collect::PairVerdict verdict);

private:
    void build();
    void show(const Result<std::vector<collect::LikePair>>& pairs);
    void present();
    void updateActions();
    using QWidget::show;

    const CollectActions& m_actions;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QWidget* m_content;
    QDoubleSpinBox* m_similarity;
    QLabel* m_told;
    ListView* m_list;
    ColumnModel<collect::LikePair>* m_table;
    PairView* m_view;
    Reading m_looking;
    bool m_looked = false;
};

} // namespace accord::ui
