// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QImage>

#include "tests/support/catch.h"
#include "ui/widgets/charts/lines.h"

#include <algorithm>
#include <optional>
#include <utility>

using namespace accord;
using ui::SparkLine;

namespace {

QImage drawn(SparkLine& line)
{
    line.resize(80, 24);
    return line.grab().toImage();
}

/// The first and the last row of pixels that differ from nothing drawn.
std::pair<int, int> rows(const QImage& image, const QImage& empty)
{
    std::pair<int, int> found(image.height(), -1);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) != empty.pixel(x, y)) {
                found = {std::min(found.first, y), y};
            }
        }
    }
    return found;
}

} // namespace

TEST_CASE("A small line: higher values stand higher, gaps draw nothing")
{
    SparkLine line;
    const QImage empty = drawn(line);
    line.setRange(0, 1);
    line.setLines({{{0, 0.1}, {1, 0.1}}});
    const auto low = rows(drawn(line), empty);
    line.setLines({{{0, 0.9}, {1, 0.9}}});
    const auto high = rows(drawn(line), empty);
    CHECK(high.second >= 0);
    CHECK(high.second < low.first);
    line.setLines({{{0, std::nullopt}, {1, std::nullopt}}});
    CHECK(drawn(line) == empty);
    line.setReference(0.5);
    CHECK(drawn(line) != empty);
}

TEST_CASE("A small line: a tremble does not look like a leap")
{
    SparkLine line;
    const QImage empty = drawn(line);
    line.setLines({{{0, 0.500}, {1, 0.501}}});
    const auto tremble = rows(drawn(line), empty);
    line.setLines({{{0, 0.2}, {1, 0.9}}});
    const auto leap = rows(drawn(line), empty);
    CHECK(leap.second - leap.first > empty.height() / 2);
    CHECK(tremble.second - tremble.first < empty.height() / 2);
}
