// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/duplicates/pair_view.h"

#include <QEvent>
#include <QHBoxLayout>

#include "ui/support/error_text.h"
#include "ui/support/look.h"
#include "ui/support/session.h"
#include "ui/support/settings.h"

namespace accord::ui {

PairView::PairView(const PageContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_left(new ReaderText(this))
    , m_right(new ReaderText(this))
{
    m_left->setObjectName(QStringLiteral("pairFirst"));
    m_right->setObjectName(QStringLiteral("pairSecond"));
    m_left->setAccessibleName(tr("First issue"));
    m_right->setAccessibleName(tr("Second issue"));
    auto* across = new QHBoxLayout(this);
    across->setContentsMargins(look::kGrid, 0, 0, 0);
    across->setSpacing(2 * look::kGrid);
    across->addWidget(m_left, 1);
    across->addWidget(m_right, 1);
}

void PairView::show(IssueId first, IssueId second)
{
    if (first == m_first && second == m_second) {
        return;
    }
    m_first = first;
    m_second = second;
    open(m_left, first);
    open(m_right, second);
}

void PairView::open(ReaderText* text, IssueId issue)
{
    if (!issue.valid()) {
        text->clear();
        return;
    }
    auto ready = ReadyIssue::read(m_context.session.project(), issue, {}, {});
    if (!ready) {
        text->setPlainText(errorText(ready.error()));
        return;
    }
    ready->earlier.reset(); // what changed is read on the other pages
    ready->parse();
    text->setLook(ReadingLook(setting(settings::kTextSize)));
    text->begin(std::move(*ready));
}

void PairView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        open(m_left, m_first);
        open(m_right, m_second);
    }
}

} // namespace accord::ui
