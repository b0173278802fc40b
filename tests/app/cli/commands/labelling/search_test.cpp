// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

using namespace accord::test;

namespace {

std::string issue(int number, const std::string& title, const std::string& body)
{
    return R"({"html_url": "https://github.com/lumen-ml/lumen/issues/)" + std::to_string(number) + R"(", "title": ")" +
           title + R"(", "body": ")" + body + R"("})" + "\n";
}

std::vector<std::string> found(const std::string& project, Words words)
{
    words.insert(words.begin(), {"search", project});
    std::vector<std::string> issues;
    const Json result = cliJson(words);
    for (const Json& hit : result["hits"]) {
        const auto url = hit["issue"].get<std::string>();
        issues.push_back(url.substr(url.rfind('/') + 1));
    }
    return issues;
}

} // namespace

TEST_CASE("Words, beginnings, phrases and Chinese words of two characters are found")
{
    const EmptyProject project;
    const std::string file = project.write("issues.jsonl", issue(1, "Quantized weights", "CUDA out of memory") +
                                                               issue(2, "内存泄漏", "训练时显存不足") +
                                                               issue(3, "Slow", "memory runs out of bounds"));
    cliDone({"import", "issues", project.file(), file});
    cliDone({"add", "round", project.file(), "Pilot"});
    CHECK(found(project.file(), {"quant*"}) == Words{"1"});
    CHECK(found(project.file(), {"memory"}) == Words{"3", "1"});
    CHECK(found(project.file(), {"out of memory"}) == Words{"1"});
    CHECK(found(project.file(), {"memory", "slow"}) == Words{"3"});
    CHECK(found(project.file(), {"显存"}) == Words{"2"});
    CHECK(found(project.file(), {"nowhere"}).empty());
    CHECK(cliDone({"search", project.file(), "nowhere"}) == "Nothing found.\n");
    const Json one = cliJson({"search", project.file(), "memory", "--limit", "1"});
    CHECK(one["hits"].size() == 1);
    CHECK(one["more"] == true);
    CHECK(one["index"] == Json({{"indexed", 3}, {"texts", 3}}));
}
