// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QApplication>

#include "ui/core/theme.h"

namespace accord::test {

/// The interface's text at so many percent until the end of a test.
class LargeText
{
public:
    explicit LargeText(int percent) { ui::theme::applyTextSize(*qApp, percent); }
    ~LargeText() { ui::theme::applyTextSize(*qApp, 100); }
    LargeText(const LargeText&) = delete;
    LargeText& operator=(const LargeText&) = delete;
};

} // namespace accord::test
