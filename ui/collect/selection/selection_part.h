// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include "core/collect/selection/selection.h"
#include "core/collect/sources.h"
#include "ui/collect/collect_part.h"
#include "ui/support/threads/background.h"

#include <optional>
#include <vector>

class QLabel;
class QScrollArea;
class QStackedWidget;

namespace accord::ui {

class CellTable;
class Placeholder;
class FetchController;
class MonthChart;
class QuietList;
class SourceModel;
struct CollectActions;

/// What the selections bring of what was fetched, before anything is brought into the project, and bringing it in.
class SelectionPart : public CollectPart
{
    Q_OBJECT
public:
    SelectionPart(const PageContext& context, const CollectActions& actions, SourceModel& book,
                  FetchController& controller, QWidget* parent);

    void refresh() override;
    void leave() override;
    [[nodiscard]] bool busy() const override { return m_previewing.busy(); }

    void importSelected();

signals:
    void dialogMade(QDialog* dialog); ///< the page opens it

private:
    struct Table
    {
        QuietList* list = nullptr;
        CellTable* table = nullptr;
    };

    void build();
    QWidget* tables();
    Table makeTable(const char* name, const QString& accessible);
    void preview();
    void show(const Result<collect::SelectionPreview>& preview);
    void say(const QString& icon, const QString& title, const QString& sentence);
    void broughtIn(const Status& status, const collect::ImportResult& result);
    void updateActions();
    using QWidget::show;

    const CollectActions& m_actions;
    SourceModel& m_book;
    FetchController& m_controller;
    QStackedWidget* m_stack;
    Placeholder* m_empty;
    QWidget* m_content;
    QLabel* m_head;
    QLabel* m_told;
    MonthChart* m_months;
    QScrollArea* m_chart; ///< around it, for many sources
    Table m_keywords;
    Table m_sources;
    Table m_years;
    Background m_previewing;
    std::optional<collect::SelectionPreview> m_preview;
    std::vector<collect::SourceStatus> m_seen; ///< for which the preview was made
    bool m_bringing = false;
};

} // namespace accord::ui
