// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QImage>

#include "tests/support/catch.h"
#include "ui/widgets/charts/lines.h"

using namespace accord;

TEST_CASE("A point without a value, such as a blind round, is drawn at no height")
{
    ui::PointLine line;
    line.resize(400, line.sizeHint().height());
    ui::LinePoint known;
    known.value = 0.1;
    ui::LinePoint blind;
    line.setPoints({known, blind});
    const QImage image = line.grab().toImage();
    const auto ratio = image.devicePixelRatio();
    const auto differ = [&](int field) {
        const QRect place = line.fieldRect(field);
        const int middle = static_cast<int>(place.center().x() * ratio);
        const int edge = static_cast<int>((place.left() + 4) * ratio); // where nothing but the lines of the scale is
        int rows = 0;
        // Words of what has no value stand in the middle of the scale, those of the point above it.
        for (int y = image.height() * 6 / 10; y < image.height(); ++y) {
            rows += image.pixel(middle, y) == image.pixel(edge, y) ? 0 : 1;
        }
        return rows;
    };
    CHECK(differ(0) > 0);
    CHECK(differ(1) == 0);
}
