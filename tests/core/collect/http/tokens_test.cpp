// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/http/tokens.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <cstdlib>
#include <filesystem>
#include <map>

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

TEST_CASE("A host's variable is named after it, and no two hosts share one")
{
    CHECK(tokenVariable("github.com") == "ACCORD_TOKEN_GITHUB_COM");
    CHECK(tokenVariable("GitEE.com") == "ACCORD_TOKEN_GITEE_COM");
    CHECK(tokenVariable("git.example-1.org:3000") == "ACCORD_TOKEN_GIT_EXAMPLE__2D1_ORG__3A3000");
    CHECK(tokenVariable("git-mycompany.com") != tokenVariable("git.mycompany.com"));
    std::map<std::string, std::string> hosts;
    const std::string letters = "a2d.-:_";
    for (int number = 0; number < 7 * 7 * 7 * 7 * 7 * 7; ++number) {
        std::string host;
        for (int rest = number, i = 0; i < 6; ++i, rest /= 7) {
            host += letters[static_cast<std::size_t>(rest % 7)];
        }
        const std::string variable = tokenVariable(host);
        const auto [known, fresh] = hosts.emplace(variable, host);
        INFO(host + " and " + known->second + " have " + variable);
        REQUIRE(fresh);
    }
    ::setenv("ACCORD_TOKEN_GIT_EXAMPLE_ORG", " abc \n", 1);
    CHECK(tokenFromEnvironment("git.example.org").reveal() == "abc");
    ::unsetenv("ACCORD_TOKEN_GIT_EXAMPLE_ORG");
    CHECK(tokenFromEnvironment("git.example.org").empty());
}

TEST_CASE("A file has tokens by host, and a token alone is for the host that the person named")
{
    const TokenFile both("# mine\n\ngithub.com  one\r\n GitLab.example.org\ttwo \nthree\n");
    CHECK(tokenFromFile(both.file, "GitHub.com").value().reveal() == "one");
    CHECK(tokenFromFile(both.file, "gitlab.example.org").value().reveal() == "two");
    CHECK(tokenFromFile(both.file, "gitee.com", "Gitee.com").value().reveal() == "three");
    CHECK(tokenFromFile(both.file, "127.0.0.1:4711", "gitee.com").value().empty());
    const auto forNobody = tokenFromFile(both.file, "gitee.com");
    REQUIRE_FALSE(forNobody.ok());
    CHECK(forNobody.error().code == Errc::BadSyntax);
    CHECK(forNobody.error().argument(0) == both.file.string() + ":5");
    CHECK(accord::test::says(forNobody.error(), "--token-host"));
    CHECK(!accord::test::says(forNobody.error(), "three"));
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
    CHECK(refused.error().argument(0) == file.file.string());
    CHECK(accord::test::says(refused.error(), "chmod 600"));
}

TEST_CASE("A line that is none is told by its number, not by what stands there")
{
    const TokenFile file("github.com one\ngithub.com s3cret else\n");
    CHECK(tokenFromFile(file.file, "github.com").value().reveal() == "one");
    const auto odd = tokenFromFile(file.file, "gitee.com");
    REQUIRE_FALSE(odd.ok());
    CHECK(odd.error().code == Errc::BadSyntax);
    CHECK(odd.error().argument(0) == file.file.string() + ":2");
    CHECK((odd.error().argument(0) + accord::test::said(odd.error())).find("s3cret") == std::string::npos);
    CHECK(tokenFromFile(file.folder.path() / "none", "github.com").error().code == Errc::NotFound);
}
