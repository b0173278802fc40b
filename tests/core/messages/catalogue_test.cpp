// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/messages/catalogue.h"
#include "tests/support/catch.h"

#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace accord;

TEST_CASE("Every reason has one sentence, and no two say the same")
{
    std::vector<int> entries(kReasons);
    std::set<std::string_view> texts;
    for (const auto section : messages::sections()) {
        for (const messages::Entry& entry : section) {
            INFO(entry.text);
            REQUIRE(static_cast<std::size_t>(entry.reason) < kReasons);
            ++entries[static_cast<std::size_t>(entry.reason)];
            CHECK_FALSE(std::string_view(entry.text).empty());
            CHECK(texts.insert(entry.text).second);
        }
    }
    for (std::size_t i = 0; i < kReasons; ++i) {
        INFO("reason " << i);
        CHECK(entries[i] == 1);
    }
    CHECK(std::string(messages::textOf(kNoReason)).empty());
}

TEST_CASE("A sentence names its arguments from the first on and leaves none out")
{
    for (const auto section : messages::sections()) {
        for (const messages::Entry& entry : section) {
            const std::string text = entry.text;
            std::set<char> named;
            for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', at + 1)) {
                REQUIRE(at + 1 < text.size());
                named.insert(text[at + 1]);
            }
            INFO(text);
            const std::string all = "123456789";
            CHECK(std::string(named.begin(), named.end()) == all.substr(0, named.size()));
        }
    }
}

TEST_CASE("A sentence is filled with what the error brings, and what that holds is not looked into")
{
    const Error error{Errc::Unreadable, Reason::FileUnreadable, {"100%2.csv", "%1"}};
    CHECK(messages::sentence(error) == "100%2.csv cannot be read: %1.");
    CHECK(messages::fits(error.message()));
    CHECK(messages::fill("%2 and %1, %3", std::vector<std::string>{"a", "b"}) == "b and a, ");
    CHECK(messages::fill("%1 refuses: %2.", std::vector<std::string>{"x", "Not today."}) == "x refuses: Not today.");
    CHECK(messages::fill("%1 拒绝：%2。", std::vector<std::string>{"x", "Not today."}) == "x 拒绝：Not today.");
    CHECK(messages::fill("%1 拒绝：%2。", std::vector<std::string>{"x", "今天不行。"}) == "x 拒绝：今天不行。");
    const std::vector<std::string> names{"Mira", "Jon"};
    CHECK(messages::sentence({Errc::NotPermitted, Reason::OnlyLead, {names}}) ==
          "Only a lead can do this. Leads are: Mira, Jon.");
}

TEST_CASE("An argument may be a sentence of its own, and is translated as well")
{
    const Error inner{Errc::Invalid, Reason::CategoryRetired, {"B.2"}};
    const Error outer{Errc::Invalid, Reason::EditLine, {2, inner}};
    CHECK(messages::sentence(outer) == "Line 2: B.2 is retired.");
    const auto marked = [](const char* text) { return "[" + std::string(text) + "]"; };
    CHECK(messages::sentence(outer, marked) == "[Line 2: [B.2 is retired.]]");
}

TEST_CASE("Too few or too many arguments are noticed, also within an argument")
{
    CHECK_FALSE(messages::fits(Message{Reason::FileUnreadable, {"a.csv"}}));
    CHECK_FALSE(messages::fits(Message{Reason::FileNotFound, {"a.csv", "b.csv"}}));
    CHECK_FALSE(messages::fits(Message{Reason::EditLine, {2, Message{Reason::CategoryRetired, {}}}}));
    CHECK_FALSE(messages::fits(Error{}.message()));
}

TEST_CASE("Errors are compared by kind, reason and arguments")
{
    const Error one{Errc::Invalid, Reason::EditLine, {2, Reason::EndOfLine}};
    CHECK(one == Error{Errc::Invalid, Reason::EditLine, {2, Reason::EndOfLine}});
    CHECK_FALSE(one == Error{Errc::Invalid, Reason::EditLine, {2, Reason::EndOfFile}});
    CHECK_FALSE(one == Error{Errc::Invalid, Reason::EditLine, {3, Reason::EndOfLine}});
    CHECK(one.about("x").argument(0) == "x");
    CHECK(one.argument(1).empty()); // no text of its own
    CHECK(one.argument(7).empty());
}
