// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

TEST_CASE("Conflicts that are written one after the other are one document, laid out like any other")
{
    const DemoProject demo;
    const std::string show = GENERATE("all", "pending", "decided");
    for (const Words& limit : {Words{}, Words{"--limit", "0"}, Words{"--limit", "1"}, Words{"--limit", "2"}}) {
        Words words{"conflicts", demo.file(), "--round", "Pilot", "--show", show, "--json"};
        words.insert(words.end(), limit.begin(), limit.end());
        const std::string text = cliDone(words);
        CHECK(text == Json::parse(text).dump(2) + "\n");
    }
    const Json all = cliJson({"conflicts", demo.file(), "--round", "Pilot", "--show", "all"});
    CHECK(all["conflicts"].size() == all["counts"]["conflicts"].get<std::size_t>());
}
