// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractItemView>
#include <QLineEdit>
#include <QTest>

#include "tests/support/demo_project.h"
#include "tests/ui/waiting.h"
#include "ui/core/session.h"
#include "ui/widgets/suggestions.h"

#include <atomic>

namespace accord::ui {
namespace {

using namespace test;

TEST_CASE("What was written before is offered after a pause, and never what is typed already")
{
    const DemoProject demo;
    const auto session = std::move(Session::open(demo.file())).value();
    QLineEdit field;
    std::atomic<int> asked = 0;
    auto* suggestions = new Suggestions(
        *session, &field, [&field] { return field.text(); },
        [&asked](Project&, PersonId, const std::string& typed) -> Result<std::vector<std::string>> {
            ++asked;
            return typed == "xx" ? std::vector<std::string>{} : std::vector<std::string>{"the loss is NaN"};
        });
    QObject::connect(&field, &QLineEdit::textEdited, suggestions, &Suggestions::offerSoon);
    field.show();
    field.activateWindow();
    REQUIRE(waitUntilActive(&field));
    field.setFocus();
    QTest::keyClicks(&field, "t");
    QTest::keyClicks(&field, "h");
    REQUIRE(waitFor([suggestions] { return suggestions->isShown(); }));
    CHECK(asked == 1); // not for one letter
    CHECK(suggestions->completer()->popup()->model()->rowCount() == 1);

    field.setText(QStringLiteral("xx"));
    suggestions->offer();
    REQUIRE(waitFor([suggestions] { return !suggestions->isShown(); }));

    field.setText(QStringLiteral("the loss is NaN"));
    suggestions->offer();
    REQUIRE(waitFor([&] { return asked == 3 && !session->jobs().anyRunning(); }));
    CHECK_FALSE(suggestions->isShown());

    suggestions->offer();
    field.setText(QStringLiteral("the")); // the answer comes too late for that
    REQUIRE(waitFor([&] { return asked == 4 && !session->jobs().anyRunning(); }));
    CHECK_FALSE(suggestions->isShown());
}

} // namespace
} // namespace accord::ui
