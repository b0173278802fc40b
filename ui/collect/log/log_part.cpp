// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/log/log_part.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/collect/sources.h"
#include "ui/collect/collect_text.h"
#include "ui/collect/log/log_text.h"
#include "ui/collect/source_model.h"
#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/widgets/lists/cell_table.h"
#include "ui/widgets/lists/quiet_list.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>

namespace accord::ui {
namespace {

constexpr std::int64_t kMost = 500;

} // namespace

LogPart::LogPart(const PageContext& context, SourceModel& book, QWidget* parent)
    : CollectPart(context, QStringLiteral("log"), tr("Log"), parent)
    , m_book(book)
    , m_stack(new QStackedWidget(this))
    , m_content(new QWidget(this))
    , m_empty(new Placeholder(this))
    , m_source(new QComboBox(this))
    , m_list(new QuietList(this))
    , m_table(new CellTable(this))
    , m_reading(context.session, this)
{
    m_list->setObjectName(QStringLiteral("logList"));
    m_list->setAccessibleName(tr("Log"));
    m_list->setModel(m_table);
    m_list->setStretching({1});
    m_source->setObjectName(QStringLiteral("logSource"));
    m_source->setAccessibleName(tr("Source"));
    setStart(m_list);
    auto* top = new QHBoxLayout;
    top->setContentsMargins(2 * look::kGrid, look::kGrid, 2 * look::kGrid, look::kGrid);
    top->addWidget(m_source);
    top->addStretch();
    auto* column = new QVBoxLayout(m_content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addLayout(inset(m_list), 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_content);
    m_stack->setCurrentWidget(m_content);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_stack);
    connect(m_source, &QComboBox::activated, this, &LogPart::refresh);
    connect(&m_book, &SourceModel::changed, this, [this] {
        if (isVisible()) {
            refresh(); // with the names of the sources
        }
    });
}

void LogPart::fillChoice()
{
    const QSignalBlocker quiet(m_source);
    const QVariant before = m_source->currentData();
    m_source->clear();
    m_source->addItem(tr("All sources"), QString());
    for (const collect::SourceStatus& each : m_book.sources()) {
        m_source->addItem(sourceName(each.source), text(each.source.uuid.text()));
    }
    m_source->setCurrentIndex(std::max(0, m_source->findData(before)));
}

void LogPart::refresh()
{
    fillChoice();
    const Uuid source = Uuid::parse(m_source->currentData().toString().toStdString()).value_or(Uuid{});
    m_reading.read<std::vector<FetchLine>>(
        [source](Project& project, Progress&, const std::stop_token&) {
            return collect::fetchLog(project, source, kMost);
        },
        [this](const Result<std::vector<FetchLine>>& lines) { fill(lines); });
}

void LogPart::fill(const Result<std::vector<FetchLine>>& lines)
{
    const bool all = m_source->currentIndex() <= 0;
    if (!lines.ok() || (lines->empty() && all)) {
        m_empty->say(QStringLiteral("history"), tr("Nothing happened yet"),
                     lines.ok()
                         ? tr("What Fetch does is written down here: what came, what was waited for, what failed.")
                         : errorText(lines.error()));
        turnTo(m_stack, m_empty);
        return;
    }
    std::vector<CellRow> rows;
    for (const FetchLine& line : *lines) {
        CellRow row;
        row.id = static_cast<qlonglong>(rows.size()) + 1;
        Cell sentence = wordCell(logSentence(line, m_book.name(line.source)));
        sentence.warning = line.event == FetchEvent::Failed;
        sentence.toolTip = sentence.text;
        row.cells = {wordCell(momentText(line.at)), sentence};
        rows.push_back(std::move(row));
    }
    m_table->setRows({tr("When"), tr("What happened")}, std::move(rows));
    turnTo(m_stack, m_content);
}

} // namespace accord::ui
