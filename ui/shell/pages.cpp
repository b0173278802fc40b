// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/shell/pages.h"

namespace accord::ui {

QList<Page*> makePages(const PageContext& context, QWidget* parent)
{
    Q_UNUSED(context)
    Q_UNUSED(parent)
    return {};
}

} // namespace accord::ui
