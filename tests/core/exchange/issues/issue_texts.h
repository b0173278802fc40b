// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/exchange/import_issues.h"
#include "tests/core/must.h"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace accord::test {

/// One issue of a made-up repository as a host hands it out, on one line.
inline std::string issueJson(int number, const std::string& body, int comments = 0)
{
    const std::string text = std::to_string(number);
    std::string json = R"({"html_url":"https://github.com/toolkit/core/issues/)" + text + R"(","title":"Issue )" +
                       text + R"(","body":")" + body + R"(","state":"open","user":{"login":"ada"},"comments_list":[)";
    for (int i = 0; i < comments; ++i) {
        json += (i == 0 ? "" : ",");
        json += R"({"user":{"login":"bob"},"body":"comment )" + std::to_string(i) + R"("})";
    }
    return json + "]}";
}

/// JSON Lines with issues `from` to `to`, each with a body of about `size` bytes.
inline std::string issueLines(int from, int to, std::size_t size = 20)
{
    std::string lines;
    for (int number = from; number <= to; ++number) {
        lines += issueJson(number, "body " + std::to_string(number) + std::string(size, 'x'), 2) + "\n";
    }
    return lines;
}

/// Calls back at every report.
class CallingProgress final : public Progress
{
public:
    explicit CallingProgress(std::function<void()> call)
        : m_call(std::move(call))
    {}
    void report(std::string_view /*step*/, std::int64_t /*done*/, std::int64_t /*total*/) override { m_call(); }

private:
    std::function<void()> m_call;
};

inline exchange::ImportReport importFiles(Project& project, const std::vector<std::filesystem::path>& files,
                                          exchange::Malformed malformed = exchange::Malformed::Refuse)
{
    NoProgress progress;
    return must(exchange::importIssues(project, files, malformed, progress, {}));
}

} // namespace accord::test
