// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/model/collect.h"
#include "ui/collect/collect_part.h"
#include "ui/support/threads/background.h"

#include <vector>

class QComboBox;
class QStackedWidget;

namespace accord::ui {

class CellTable;
class Placeholder;
class QuietList;
class SourceModel;

/// What happened while fetching, newest first, in whole sentences.
class LogPart : public CollectPart
{
    Q_OBJECT
public:
    LogPart(const PageContext& context, SourceModel& book, QWidget* parent);

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
    QuietList* m_list;
    CellTable* m_table;
    Background m_reading;
};

} // namespace accord::ui
