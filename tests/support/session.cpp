// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
// Catch2 2 compiles its own code where this is defined.
#define CATCH_CONFIG_RUNNER
#include "tests/support/session.h"

#include "tests/support/catch.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace accord::test {
namespace {

constexpr std::string_view kFiles = "--files";

/// Takes "--files A,B" out of the arguments.
std::vector<std::string> filesAskedFor(std::vector<char*>& arguments)
{
    std::vector<std::string> files;
    const auto option = std::ranges::find(arguments, kFiles, [](const char* word) { return std::string_view(word); });
    if (option == arguments.end() || std::next(option) == arguments.end()) {
        return files;
    }
    std::string_view rest = *std::next(option);
    while (!rest.empty()) {
        const auto end = std::min(rest.find(','), rest.size());
        files.emplace_back("/tests/" + std::string(rest.substr(0, end)));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    arguments.erase(option, std::next(option, 2));
    return files;
}

// Catch2's own tag of a file is its name without its folder: two rooms may have a file of the same name.
std::string casesIn(const std::vector<std::string>& files)
{
    std::string filter;
    for (const auto& testCase : Catch::getRegistryHub().getTestCaseRegistry().getAllTests()) {
#if __has_include(<catch2/catch_all.hpp>)
        const Catch::TestCaseInfo& info = testCase.getTestCaseInfo();
#else
        const Catch::TestCaseInfo& info = testCase;
#endif
        const std::string_view file = info.lineInfo.file;
        if (info.isHidden() || std::ranges::none_of(files, [&](const auto& end) { return file.ends_with(end); })) {
            continue;
        }
        for (const char letter : info.name) {
            filter += std::string_view(",[\\").find(letter) == std::string_view::npos ? "" : "\\";
            filter += letter;
        }
        filter += ',';
    }
    return filter.empty() ? "no case in these files" : filter;
}

} // namespace

int runTests(int argc, char** argv)
{
    std::vector<char*> arguments(argv, argv + argc);
    const std::vector<std::string> files = filesAskedFor(arguments);
    Catch::Session session;
    if (const int wrongUse = session.applyCommandLine(static_cast<int>(arguments.size()), arguments.data());
        wrongUse != 0) {
        return wrongUse;
    }
    auto& config = session.configData();
    if (!files.empty()) {
        config.testsOrTags.push_back(casesIn(files));
    }
#if __has_include(<catch2/catch_all.hpp>)
    config.warnings = static_cast<Catch::WarnAbout::What>(config.warnings | Catch::WarnAbout::NoAssertions);
#else
    config.warnings = static_cast<Catch::WarnAbout::What>(config.warnings | Catch::WarnAbout::NoAssertions |
                                                          Catch::WarnAbout::NoTests);
#endif
    return session.run();
}

} // namespace accord::test
