// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/collect/duplicates.h"
#include "ui/support/page.h"
#include "ui/widgets/reader/reader_text.h"

namespace accord::ui {

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

} // namespace accord::ui
