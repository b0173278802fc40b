// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

#include "core/model/collect.h"
#include "ui/core/reading.h"
#include "ui/pages/collect/collect_tab.h"
#include "ui/widgets/column_model.h"

#include <vector>

class QComboBox;
class QStackedWidget;

namespace accord::ui {

class Placeholder;
class ListView;
class SourceModel;

/// A line of the log in a whole sentence; `name` is the source's.
QString logSentence(const FetchLine& line, const QString& name);

/// What happened while fetching, newest first, in whole sentences.
class LogTab : public CollectTab
{
    Q_OBJECT
public:
    LogTab(const PageContext& context, SourceModel& book, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

private:
    void fillChoice();
    void fill(const Result<std::vector<FetchLine>>& lines);

    SourceModel& m_book;
    QStackedWidget* m_stack;
    QWidget* m_content;
    Placeholder* m_empty;
    QComboBox* m_source;
    ListView* m_list;
    ColumnModel<FetchLine>* m_table;
    Reading m_reading;
};

} // namespace accord::ui
