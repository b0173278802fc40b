// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAction>
#include <QPushButton>

#include "tests/support/catch.h"
#include "ui/widgets/placeholder.h"

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
