// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QApplication>

#include "tests/support/catch.h"
#include "ui/widgets/charts/bars.h"

using namespace accord;

namespace {

ui::Bar barOf(int key, const QString& below)
{
    ui::Bar bar;
    bar.key = key;
    bar.code = QStringLiteral("C.5");
    bar.name = QStringLiteral("Build and installation");
    bar.value = 0.5;
    bar.below = below;
    return bar;
}

} // namespace

TEST_CASE("What stands below a bar takes as many lines as it needs, at any width and size of font")
{
    const QString words = QStringLiteral("7 decided by people: Gap in the codebook 3 · Slip 2 · Two topics 2");
    ui::BarList list;
    list.setBars({barOf(1, {}), barOf(2, words), barOf(3, {})});
    list.resize(800, list.sizeHint().height());
    list.show();
    const int line = list.fieldRect(0).height();
    const int wide = list.fieldRect(1).height();
    CHECK(wide > line);
    CHECK(list.fieldRect(2).height() == line);
    const auto follow = [&list] { // without a gap, and the list ends where the last one does
        for (int field = 1; field < list.fieldCount(); ++field) {
            CHECK(list.fieldRect(field).top() == list.fieldRect(field - 1).bottom() + 1);
        }
        CHECK(list.sizeHint().height() == list.fieldRect(list.fieldCount() - 1).bottom() + 1);
    };
    follow();
    list.resize(200, list.height());
    CHECK(list.fieldRect(1).height() > wide);
    CHECK(list.fieldRect(0).height() == line);
    follow();
    const int narrow = list.fieldRect(1).height();
    QFont font = list.font();
    font.setPixelSize(list.fontMetrics().height() * 2);
    list.setFont(font);
    CHECK(list.fieldRect(1).height() > narrow);
    CHECK(list.fieldRect(0).height() > line);
    follow();
    CHECK(list.fieldName(1).contains(words));
    list.setBars({barOf(1, {})});
    CHECK(list.sizeHint().height() == list.fieldRect(0).height());
}
