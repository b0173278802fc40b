// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QRegularExpression>
#include <QSet>

#include "tests/support/catch.h"
#include "ui/support/error_text.h"

namespace accord::ui {
namespace {

constexpr auto kFirst = static_cast<int>(Errc::Cancelled);
constexpr auto kLast = static_cast<int>(Errc::Changed);

TEST_CASE("every error is a sentence of its own that names what it happened to and why")
{
    QSet<QString> texts;
    for (int code = kFirst; code <= kLast; ++code) {
        const auto errc = static_cast<Errc>(code);
        const QString text = errorText(Error{errc, "pilot.accord", "the particulars"});
        INFO(text.toStdString());
        texts.insert(text);
        CHECK(text.size() > 30);
        CHECK(text.endsWith(QLatin1Char('.')));
        CHECK(text[0].isUpper() + text.startsWith(QStringLiteral("pilot.accord")) > 0);
        CHECK(!text.contains(QRegularExpression(QStringLiteral("%[0-9]"))));
        CHECK(text.contains(QStringLiteral("the particulars")));
        if (errc != Errc::Cancelled) {
            CHECK(text.contains(QStringLiteral("pilot.accord")));
        }
        // Without particulars it still stands as a sentence.
        CHECK(errorText(Error{errc, {}, {}}).endsWith(QLatin1Char('.')));
    }
    CHECK(texts.size() == kLast - kFirst + 1);
}

TEST_CASE("a file from a newer release tells both formats")
{
    const QString text = errorText(Error{Errc::TooNew, "pilot.accord", "7/5"});
    CHECK(text.contains(QStringLiteral("format 7")));
    CHECK(text.contains(QStringLiteral("up to 5")));
}

} // namespace
} // namespace accord::ui
