// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/collect/selection/selection.h"
#include "core/collect/sources.h"
#include "ui/core/reading.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/widgets/charts/chart.h"
#include "ui/widgets/column_model.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QAbstractItemModel;
class QLabel;
class QScrollArea;
class QStackedWidget;

namespace accord::ui {

struct CollectActions;
class FetchController;
class Placeholder;
class ListView;
class SourceModel;

/// Issues of one source by month.
struct MonthLine
{
    QString name;
    std::map<std::string, std::int64_t> months; ///< "2024-03"
};

/// Issues per month, a row of bars for each source below each other on one scale and one time, so that they can be
/// compared without colours.
class MonthChart : public Chart
{
    Q_OBJECT
public:
    explicit MonthChart(QWidget* parent = nullptr);

    void setLines(std::vector<MonthLine> lines);
    [[nodiscard]] int monthCount() const { return m_months; }

    [[nodiscard]] int fieldCount() const override { return static_cast<int>(m_lines.size()) * m_months; }
    [[nodiscard]] QRect fieldRect(int field) const override;
    [[nodiscard]] QString fieldName(int field) const override;
    [[nodiscard]] QString fieldToolTip(int field) const override { return fieldName(field); }
    [[nodiscard]] bool leadsOn(int /*field*/) const override { return false; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    [[nodiscard]] int neighbour(int field, int key) const override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QRect plot() const; ///< of all rows
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int namesWidth() const;
    [[nodiscard]] std::string monthOf(int number) const;
    [[nodiscard]] std::int64_t count(int line, int month) const;
    void paintRow(QPainter& painter, int line) const;
    void paintYears(QPainter& painter) const;

    std::vector<MonthLine> m_lines;
    int m_first = 0;            ///< month, counted from the year 0
    int m_months = 0;           ///< from the first to the last one in which there is anything
    std::int64_t m_most = 0;    ///< in one month
    std::int64_t m_largest = 0; ///< of one source
};

/// "1,204 of 38,742 fetched issues are selected. 311 of them are not in the project yet."
QString previewText(const collect::SelectionPreview& preview);

std::vector<MonthLine> monthLines(const collect::SelectionPreview& preview, const SourceModel& book);

/// What the selections bring of what was fetched, before anything is brought into the project, and bringing it in.
class SelectionTab : public CollectTab
{
    Q_OBJECT
public:
    SelectionTab(const PageContext& context, const CollectActions& actions, SourceModel& book,
                 FetchController& controller, QWidget* parent);

    void refresh() override;
    void leave() override;
    [[nodiscard]] bool busy() const override { return m_previewing.busy(); }

    void importSelected();

private:
    /// A year of creation, with how many selected issues are of it.
    using YearCount = std::pair<int, std::int64_t>;

    void build();
    QWidget* tables();
    ListView* makeList(const char* name, const QString& accessible, QAbstractItemModel* model);
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
    ColumnModel<KeywordCount>* m_keywords;
    ColumnModel<collect::SourceCount>* m_sources;
    ColumnModel<YearCount>* m_years;
    ListView* m_keywordList;
    ListView* m_sourceList;
    ListView* m_yearList;
    Reading m_previewing;
    std::optional<collect::SelectionPreview> m_preview;
    std::vector<collect::SourceStatus> m_seen; ///< for which the preview was made
    bool m_bringing = false;
};

} // namespace accord::ui
