// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/collect/log_tab.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/collect/sources.h"
#include "ui/core/theme.h"
#include "ui/pages/collect/collect_text.h"
#include "ui/pages/collect/sources_tab.h"
#include "ui/text/error_text.h"
#include "ui/widgets/column_model.h"
#include "ui/widgets/list_view.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>

namespace accord::ui {
namespace {

struct FetchLogWords
{
    Q_DECLARE_TR_FUNCTIONS(FetchLog)
};

QString withReason(const QString& sentence, const FetchLine& line)
{
    if (line.detail.empty()) {
        return sentence;
    }
    // What a host says is a sentence at times.
    const QString reason = line.detail.ends_with('.') ? text(line.detail).chopped(1) : text(line.detail);
    return FetchLogWords::tr("%1 The reason: %2.").arg(sentence, reason);
}

} // namespace

QString logSentence(const FetchLine& line, const QString& name)
{
    const QString subject = text(line.subject);
    const QString detail = text(line.detail);
    switch (line.event) {
    case FetchEvent::Began:
        return detail.isEmpty() ? FetchLogWords::tr("Fetching %1 began, by %2.").arg(name, subject)
                                : FetchLogWords::tr("Fetching what changed in %1 since %2 began, by %3.")
                                      .arg(name, momentText(line.detail), subject);
    case FetchEvent::Finished:
        return FetchLogWords::tr("%1 is complete. New issues: %2, changed: %3, requests: %4.")
            .arg(name, numberText(subject.section(QLatin1Char(' '), 0, 0).toLongLong()),
                 numberText(subject.section(QLatin1Char(' '), 1).toLongLong()), numberText(detail.toLongLong()));
    case FetchEvent::Stopped:
        return FetchLogWords::tr("Fetching %1 was stopped. It goes on from there.").arg(name);
    case FetchEvent::Failed:
        // Lines that were written before the reason was a whole sentence name the address.
        return subject.isEmpty() ? FetchLogWords::tr("Fetching %1 failed. %2").arg(name, detail)
                                 : withReason(FetchLogWords::tr("Fetching %1 failed at %2.").arg(name, subject), line);
    case FetchEvent::Waited:
        return withReason(FetchLogWords::tr("Waited %1 for %2.").arg(howLong(subject.toDouble()), name), line);
    case FetchEvent::Repeated:
        return withReason(FetchLogWords::tr("Asked again for %1.").arg(subject), line);
    case FetchEvent::Renamed:
        return FetchLogWords::tr("%1 is called %2 now.").arg(subject, detail);
    case FetchEvent::Missing:
        return withReason(FetchLogWords::tr("%1 is not there any more; it was passed over.").arg(subject), line);
    case FetchEvent::LeftOut:
        return withReason(FetchLogWords::tr("Something of %1 cannot be read; it was left out.").arg(subject), line);
    case FetchEvent::Unchanged:
        return FetchLogWords::tr("Nothing changed in %1 since the last time.").arg(name);
    }
    return {};
}

namespace {

constexpr std::int64_t kMost = 500;

Columns<FetchLine> columnsOf(const SourceModel& book)
{
    const auto sentence = [&book](const FetchLine& line) { return logSentence(line, book.name(line.source)); };
    return {{.heading = QCoreApplication::translate("FetchLog", "When"),
             .text = [](const FetchLine& line) { return momentText(line.at); },
             .sort = [](const FetchLine& line) { return QString::fromStdString(line.at); }},
            {.heading = QCoreApplication::translate("FetchLog", "What happened"),
             .text = sentence,
             .toolTip = sentence,
             .warning = [](const FetchLine& line) { return line.event == FetchEvent::Failed; }}};
}

} // namespace

LogTab::LogTab(const PageContext& context, SourceModel& book, QWidget* parent)
    : CollectTab(context, QStringLiteral("log"), tr("Log"), parent)
    , m_book(book)
    , m_stack(new QStackedWidget(this))
    , m_content(new QWidget(this))
    , m_empty(new Placeholder(this))
    , m_source(new QComboBox(this))
    , m_list(new ListView(this))
    , m_table(new ColumnModel<FetchLine>(this, columnsOf(book)))
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
    top->setContentsMargins(2 * theme::kGrid, theme::kGrid, 2 * theme::kGrid, theme::kGrid);
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
    connect(m_source, &QComboBox::activated, this, &LogTab::refresh);
    connect(&m_book, &SourceModel::changed, this, [this] {
        if (isVisible()) {
            refresh(); // with the names of the sources
        }
    });
}

void LogTab::fillChoice()
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

void LogTab::refresh()
{
    fillChoice();
    const Uuid source = Uuid::parse(m_source->currentData().toString().toStdString()).value_or(Uuid{});
    m_reading.read<std::vector<FetchLine>>(
        [source](Project& project, Progress&, const std::stop_token&) {
            return collect::fetchLog(project, source, kMost);
        },
        [this](const Result<std::vector<FetchLine>>& lines) { fill(lines); });
}

void LogTab::fill(const Result<std::vector<FetchLine>>& lines)
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
    m_table->setRows(*lines);
    turnTo(m_stack, m_content);
}

} // namespace accord::ui
