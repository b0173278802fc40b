// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

#include "ui/support/page.h"

namespace accord::ui {

/// Makes the pages of the window for an open project, in the order of the bar.
QList<Page*> makePages(const PageContext& context, QWidget* parent);

/// Panes at the places where they were left. A splitter is known by its name, or by its number within the page.
void restorePanes(const Page& page);
void rememberPanes(const Page& page);

} // namespace accord::ui
