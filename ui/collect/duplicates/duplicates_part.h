// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/collect/duplicates.h"
#include "ui/collect/collect_part.h"
#include "ui/support/threads/background.h"

#include <vector>

class QDoubleSpinBox;
class QLabel;
class QStackedWidget;

namespace accord::ui {

class CellTable;
class Placeholder;
class PairView;
class QuietList;
struct CollectActions;

/// Issues whose texts are alike, beside each other. Somebody says whether they are the same; nothing is ever merged.
class DuplicatesPart : public CollectPart
{
    Q_OBJECT
public:
    DuplicatesPart(const PageContext& context, const CollectActions& actions, QWidget* parent);

    void refresh() override;
    void leave() override;
    [[nodiscard]] bool busy() const override { return m_looking.busy(); }

    void look();
    void judge(collect::PairVerdict verdict);

private:
    void build();
    void show(const Result<std::vector<collect::LikePair>>& pairs);
    void fill();
    void present();
    void updateActions();
    using QWidget::show;

    const CollectActions& m_actions;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QWidget* m_content;
    QDoubleSpinBox* m_similarity;
    QLabel* m_told;
    QuietList* m_list;
    CellTable* m_table;
    PairView* m_view;
    Background m_looking;
    std::vector<collect::LikePair> m_pairs;
    bool m_looked = false;
};

} // namespace accord::ui
