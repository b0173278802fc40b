// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/house/arrows.h"
#include "tests/house/budgets.h"
#include "tests/house/conventions.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using namespace accord::house;

namespace {

const std::vector<SourceFile>& tree()
{
    static const auto files = readTree(test::sourceFolder());
    return files;
}

std::string findingsPerFile(std::vector<Finding> (*check)(const SourceFile&))
{
    std::string text;
    for (const auto& file : tree()) {
        text += print(check(file));
    }
    return text;
}

} // namespace

TEST_CASE("The tree is read")
{
    CHECK(tree().size() > 20);
}

TEST_CASE("Layers include only where an arrow leads")
{
    CHECK(findingsPerFile(wrongArrows) == "");
}

TEST_CASE("Files and functions keep to their size")
{
    CHECK(findingsPerFile(tooLong) == "");
    CHECK(findingsPerFile(tooLongFunctions) == "");
}

TEST_CASE("Every file keeps to the conventions")
{
    CHECK(findingsPerFile(brokenConventions) == "");
    CHECK(print(testsWithoutSource(tree())) == "");
}

TEST_CASE("No two types of core share a name")
{
    CHECK(print(sharedTypeNames(tree())) == "");
}

TEST_CASE("What a comment names exists")
{
    CHECK(print(namesOfNothing(tree())) == "");
}

TEST_CASE("Errors are made without words, their sentences are filled, and nothing searches them")
{
    CHECK(findingsPerFile(errorsWithWords) == "");
    CHECK(findingsPerFile(comparedSentences) == "");
    CHECK(print(unfilledSentences(tree())) == "");
}

TEST_CASE("Nothing in the window waits in an event loop of its own")
{
    CHECK(findingsPerFile(nestedLoops) == "");
}

TEST_CASE("Nothing else holds content at the project's root")
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(test::sourceFolder())) {
        const auto extension = entry.path().extension();
        const bool built = std::filesystem::exists(entry.path() / "CMakeCache.txt");
        // What a build or a check leaves here (logs, compile_commands.json) holds no content.
        if (entry.is_directory() ? !built : extension == ".cpp" || extension == ".h" || extension == ".md") {
            names.push_back(entry.path().filename().string());
        }
    }
    CHECK_FALSE(names.empty());
    CHECK(print(strangersAtTop(names)) == "");
}
