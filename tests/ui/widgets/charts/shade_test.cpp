// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>

#include "tests/support/catch.h"
#include "ui/core/theme.h"
#include "ui/widgets/charts/matrix_view.h"

using namespace accord;

TEST_CASE("Text on every shade of a heat map can be read")
{
    CHECK(ui::theme::contrast(Qt::black, Qt::white) == Approx(21));
    for (const char* theme : {"dark", "light", "contrast"}) {
        ui::theme::apply(*qobject_cast<QApplication*>(QCoreApplication::instance()), theme);
        for (int step = 0; step <= 100; ++step) {
            const QColor fill = ui::heat(step / 100.0);
            INFO(theme << " " << step);
            CHECK(ui::theme::contrast(fill, ui::theme::inkOn(fill)) >= 4.5); // WCAG 2.1, level AA
        }
    }
}
