// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/manners/tokens.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <cstdlib>
#include <filesystem>

using namespace accord;
using namespace accord::collect;
using namespace accord::test;
namespace fs = std::filesystem;

namespace {

struct TokenFile
{
    explicit TokenFile(const std::string& text, fs::perms perms = fs::perms::owner_read | fs::perms::owner_write)
        : file(folder.path() / "tokens")
    {
        writeFile(file, text);
        fs::permissions(file, perms);
    }

    TempFolder folder;
    fs::path file;
};

} // namespace

TEST_CASE("A host's variable is named after it")
{
    CHECK(tokenVariable("github.com") == "ACCORD_TOKEN_GITHUB_COM");
    CHECK(tokenVariable("git.example-1.org:3000") == "ACCORD_TOKEN_GIT_EXAMPLE_1_ORG_3000");
    ::setenv("ACCORD_TOKEN_GIT_EXAMPLE_ORG", " abc \n", 1);
    CHECK(tokenFromEnvironment("git.example.org").reveal() == "abc");
    ::unsetenv("ACCORD_TOKEN_GIT_EXAMPLE_ORG");
    CHECK(tokenFromEnvironment("git.example.org").empty());
}

TEST_CASE("A file has tokens by host, or one for all")
{
    const TokenFile both("# mine\n\ngithub.com  one\r\n GitLab.example.org\ttwo \nthree\n");
    CHECK(tokenFromFile(both.file, "GitHub.com").value().reveal() == "one");
    CHECK(tokenFromFile(both.file, "gitlab.example.org").value().reveal() == "two");
    CHECK(tokenFromFile(both.file, "gitee.com").value().reveal() == "three");
    const TokenFile named("github.com one");
    CHECK(tokenFromFile(named.file, "gitee.com").value().empty());
}

TEST_CASE("A file that others may read or write is refused without being read")
{
    const auto loose = GENERATE(fs::perms::group_read, fs::perms::others_read, fs::perms::group_write,
                                fs::perms::others_write, fs::perms::others_exec);
    const TokenFile file("s3cret", fs::perms::owner_read | fs::perms::owner_write | loose);
    const auto refused = tokenFromFile(file.file, "github.com");
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == Errc::NotPermitted);
    CHECK(refused.error().subject == file.file.string());
    CHECK(refused.error().detail.find("chmod 600") != std::string::npos);
}

TEST_CASE("A line that is none is told by its number, not by what stands there")
{
    const TokenFile file("github.com one\ngithub.com s3cret else\n");
    CHECK(tokenFromFile(file.file, "github.com").value().reveal() == "one");
    const auto odd = tokenFromFile(file.file, "gitee.com");
    REQUIRE_FALSE(odd.ok());
    CHECK(odd.error().code == Errc::BadSyntax);
    CHECK(odd.error().subject == file.file.string() + ":2");
    CHECK((odd.error().subject + odd.error().detail).find("s3cret") == std::string::npos);
    CHECK(tokenFromFile(file.folder.path() / "none", "github.com").error().code == Errc::NotFound);
}
