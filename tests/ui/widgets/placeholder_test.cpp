// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QApplication>
#include <QImage>
#include <QPushButton>

#include "tests/support/catch.h"
#include "ui/core/theme.h"
#include "ui/widgets/placeholder.h"

#include <algorithm>
#include <utility>

using namespace accord;

TEST_CASE("An empty page offers what its reader can see, and what others do is not there")
{
    QAction ours(QStringLiteral("Choose Round…"));
    QAction leads(QStringLiteral("Lift the Blind…"));
    leads.setVisible(false);
    ui::Placeholder place;
    place.resize(600, 400);
    place.say(QStringLiteral("blind"), QStringLiteral("This round is blind"), QStringLiteral("Nobody sees it."));
    place.offer(&ours);
    place.offer(&leads, false);
    place.show();
    const auto buttons = place.findChildren<QPushButton*>();
    REQUIRE(buttons.size() == 2);
    CHECK(buttons[0]->isVisible());
    CHECK_FALSE(buttons[1]->isVisible());
    // Who leads from now on has it, also where it cannot be done at this moment.
    leads.setEnabled(false);
    CHECK_FALSE(buttons[1]->isVisible());
    leads.setVisible(true);
    CHECK(buttons[1]->isVisible());
    CHECK_FALSE(buttons[1]->isEnabled());
    // One that was taken away does not come back as a window of its own.
    place.say(QStringLiteral("blind"), QStringLiteral("Reading the round"), QString());
    leads.setVisible(false);
    leads.setVisible(true);
    CHECK_FALSE(buttons[1]->isVisible());
}

TEST_CASE("The icon of an empty page and of a notice follows the theme")
{
    const auto lightness = [](ui::IconView& icon) {
        const QImage drawn = icon.grab().toImage();
        std::pair<int, int> range(255, 0);
        for (int at = 0; at < drawn.width() * drawn.height(); ++at) {
            const int each = drawn.pixelColor(at % drawn.width(), at / drawn.width()).lightness();
            range = {std::min(range.first, each), std::max(range.second, each)};
        }
        return range;
    };
    constexpr int kNear = 60;
    ui::theme::apply(*qApp, QStringLiteral("light"));
    ui::IconView icon(ui::theme::icon(QStringLiteral("info")), 16, nullptr);
    icon.show();
    CHECK(lightness(icon).first < ui::theme::text().lightness() + kNear);
    ui::theme::apply(*qApp, QStringLiteral("dark"));
    CHECK(lightness(icon).second > ui::theme::text().lightness() - kNear);
    ui::theme::apply(*qApp, QStringLiteral("light"));
}
