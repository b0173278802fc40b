// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

#include "ui/support/page.h"

namespace accord::ui {

/// Makes the pages of the window for an open project, in the order of the bar.
QList<Page*> makePages(const PageContext& context, QWidget* parent);

} // namespace accord::ui
