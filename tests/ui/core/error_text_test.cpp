// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QRegularExpression>
#include <QSet>

#include "core/base/reason.h"
#include "core/messages/catalogue.h"
#include "tests/support/catch.h"
#include "ui/text/error_text.h"

namespace accord::ui {
namespace {

Message filled(Reason reason)
{
    Message message{reason, {"pilot.accord", "the particulars", "third", "fourth", "fifth"}};
    while (!messages::fits(message) && !message.arguments.empty()) {
        message.arguments.pop_back();
    }
    return message;
}

TEST_CASE("every reason is a sentence in which what it is about is named")
{
    for (std::size_t i = 0; i < kReasons; ++i) {
        const Message message = filled(static_cast<Reason>(i));
        const QString text = messageText(message);
        INFO(text.toStdString());
        CHECK(!text.isEmpty());
        CHECK(!text.contains(QRegularExpression(QStringLiteral("%[0-9]"))));
        CHECK(text.contains(QStringLiteral("pilot.accord")) == !message.arguments.empty());
    }
}

TEST_CASE("every kind of error says what to do next or what holds now")
{
    constexpr auto kFirst = static_cast<int>(Errc::Cancelled);
    constexpr auto kLast = static_cast<int>(Errc::Changed);
    QSet<QString> texts;
    for (int code = kFirst; code <= kLast; ++code) {
        const auto errc = static_cast<Errc>(code);
        const QString text = errorText(Error{errc, Reason::FileUnreadable, {"pilot.accord", "the particulars"}});
        INFO(text.toStdString());
        texts.insert(text);
        CHECK(text.startsWith(QStringLiteral("pilot.accord")));
        CHECK(text.contains(QStringLiteral("the particulars")));
        CHECK(text.endsWith(QLatin1Char('.')));
    }
    CHECK(texts.size() > 15); // some have nothing to add
}

TEST_CASE("what to do next is known by the reason where it is known better")
{
    const QString blind = errorText(Error{Errc::NotPermitted, Reason::RoundIsBlind, {"Pilot"}});
    CHECK(blind.contains(QStringLiteral("Lift the blind")));
    const QString log = errorText(Error{Errc::Locked, Reason::LogOfAnotherFile, {"pilot.accord"}});
    CHECK(log.contains(QStringLiteral("move pilot.accord-wal and pilot.accord-shm")));
}

TEST_CASE("a file from a newer release tells both formats")
{
    const QString text = errorText(Error{Errc::TooNew, Reason::SchemaTooNew, {"pilot.accord", 7, 5}});
    CHECK(text.contains(QStringLiteral("format is 7")));
    CHECK(text.contains(QStringLiteral("up to 5")));
}

} // namespace
} // namespace accord::ui
