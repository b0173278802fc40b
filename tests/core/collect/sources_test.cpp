// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetched.h"
#include "core/collect/source_queries.h"
#include "core/collect/sources.h"
#include "core/sqlite/transaction.h"
#include "core/study/people.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

#include <algorithm>

using namespace accord;
using test::errorOf;
using test::must;

namespace {

struct SourcesSample
{
    SourcesSample()
        : file(folder / "pilot.accord")
        , project(must(Project::create(file, "Pilot")))
    {}

    Source saved(const std::string& name)
    {
        Source source = must(collect::parseSource(name));
        source.uuid = must(collect::saveSource(project, {}, source));
        return source;
    }

    // As after a pass that brought `issues`.
    void fetched(const Source& source, int issues)
    {
        sqlite::Database& database = project.database();
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
        std::vector<FetchedIssue> page(static_cast<std::size_t>(issues));
        for (int i = 0; i < issues; ++i) {
            FetchedIssue& issue = page[static_cast<std::size_t>(i)];
            issue.link.name = std::to_string(i + 1);
            issue.document.createdAt = "2024-01-01T00:00:00Z";
            issue.document.updatedAt = "2024-01-01T00:00:00Z";
        }
        (void)must(collect::FetchedWriter(database, source.uuid, 1).issues(page));
        Fetching fetching;
        fetching.pass = 1;
        fetching.beganAt = "2024-02-01T00:00:00Z";
        fetching.etag = "\"mark\"";
        must(collect::writeFetching(database, source.uuid, fetching));
        must(transaction.commit());
    }

    test::TempFolder folder;
    std::filesystem::path file;
    Project project;
};

} // namespace

TEST_CASE("What people type names a repository")
{
    struct Case
    {
        const char* text;
        Dialect dialect;
        const char* host;
        const char* repository;
        const char* base;
    };
    const Case each = GENERATE(values<Case>({
        {"vllm-project/vllm", Dialect::GitHub, "github.com", "vllm-project/vllm", "https://api.github.com"},
        {" https://github.com/vllm-project/vllm/ ", Dialect::GitHub, "github.com", "vllm-project/vllm",
         "https://api.github.com"},
        {"http://www.GitHub.com/a/b/issues?q=is%3Aopen#top", Dialect::GitHub, "github.com", "a/b",
         "https://api.github.com"},
        {"github.com/a/b/pull/12/files", Dialect::GitHub, "github.com", "a/b", "https://api.github.com"},
        {"git@github.com:a/b.git", Dialect::GitHub, "github.com", "a/b", "https://api.github.com"},
        {"https://api.github.com/repos/a/b/issues", Dialect::GitHub, "github.com", "a/b", "https://api.github.com"},
        {"https://git.example.org/a/b", Dialect::GitHub, "git.example.org", "a/b", "https://git.example.org/api/v3"},
        {"https://git.example.org/api/v3/repos/a/b", Dialect::GitHub, "git.example.org", "a/b",
         "https://git.example.org/api/v3"},
        {"https://gitee.com/mindspore/mindspore", Dialect::Gitee, "gitee.com", "mindspore/mindspore",
         "https://gitee.com/api/v5"},
        {"codeberg.org/forgejo/forgejo", Dialect::Gitea, "codeberg.org", "forgejo/forgejo",
         "https://codeberg.org/api/v1"},
    }));
    CAPTURE(each.text);
    const Source source = must(collect::parseSource(each.text));
    CHECK(source.dialect == each.dialect);
    CHECK(source.host == each.host);
    CHECK(source.repository == each.repository);
    CHECK(source.base == each.base);
}

TEST_CASE("Another program's host is named with its dialect")
{
    const Source gitea = must(collect::parseSource("https://git.example.org:3000/a/b", Dialect::Gitea));
    CHECK(gitea.host == "git.example.org:3000");
    CHECK(gitea.base == "https://git.example.org:3000/api/v1");
    CHECK(must(collect::parseSource("a/b", Dialect::Gitee)).host == "gitee.com");
    // No host of that kind goes without saying.
    CHECK(errorOf(collect::parseSource("a/b", Dialect::Gitea)).code == Errc::Invalid);
    CHECK(must(collect::parseSource("github.com/a/b", Dialect::Gitee)).dialect == Dialect::GitHub);
}

TEST_CASE("What names no repository is an error that says what would")
{
    const char* text = GENERATE("", "vllm", "https://github.com/vllm-project", "https://github.com", "a b/c", "a//b",
                                "../x", "https://github.com/../x", "https://user:secret@github.com/a/b");
    CAPTURE(text);
    const Error error = errorOf(collect::parseSource(text));
    CHECK(error.code == Errc::Invalid);
    CHECK(accord::test::says(error, "vllm-project/vllm"));
}

TEST_CASE("A list of links becomes a source for each repository")
{
    const std::vector<Source> sources = must(collect::sourcesOfLinks(
        {"https://github.com/a/b/issues/7", "https://gitee.com/c/d/issues/I9ABC", "http://www.github.com/A/b/issues/3/",
         "https://github.com/a/b/issues/7#issuecomment-1"}));
    REQUIRE(sources.size() == 2);
    CHECK(sources[0].repository == "a/b");
    CHECK(sources[0].numbers == std::vector<std::string>{"7", "3"});
    CHECK(sources[1].dialect == Dialect::Gitee);
    CHECK(sources[1].numbers == std::vector<std::string>{"I9ABC"});
    CHECK(errorOf(collect::sourcesOfLinks({"https://github.com/a/b"})).code == Errc::Invalid);
}

TEST_CASE("What a source asks for must make sense")
{
    SourcesSample sample;
    Source source = must(collect::parseSource("a/b"));
    const auto refused = [&sample](const Source& bad) {
        return errorOf(collect::saveSource(sample.project, {}, bad)).code == Errc::Invalid;
    };
    for (const char* base : {"", "api.github.com", "ftp://x", "https://", "https://a:b@host", "https://host/?q=1",
                             "https://host/a b", "file:///etc/passwd"}) {
        Source bad = source;
        bad.base = base;
        CHECK(refused(bad));
    }
    for (const char* repository : {"a", "a/b/c", "a/..", "a/b?c", ""}) {
        Source bad = source;
        bad.repository = repository;
        CHECK(refused(bad));
    }
    for (const char* number : {"0", "12x", "-1", "1/../2", ""}) {
        Source bad = source;
        bad.numbers = {number};
        CHECK(refused(bad));
    }
    for (const char* day : {"2023", "2023-02-30", "2023-1-1", "yesterday"}) {
        Source bad = source;
        bad.selection.from = day;
        CHECK(refused(bad));
    }
    Source bad = source;
    bad.selection.from = "2024-01-02";
    bad.selection.to = "2024-01-01";
    CHECK(refused(bad));
    bad = source;
    bad.selection.keywords = {Keyword{"(unclosed", true}};
    CHECK(refused(bad));
    bad = must(collect::parseSource("gitee.com/a/b"));
    bad.way = Way::GraphQl;
    CHECK(refused(bad));
    CHECK(must(collect::sources(sample.project)).empty());
}

TEST_CASE("A source is added, found by its names, changed, and removed with what was fetched from it")
{
    SourcesSample sample;
    Source source = must(collect::parseSource("Vllm-project/vllm"));
    source.base += "/";
    source.selection.keywords = {Keyword{"  T5 ", false}};
    source.uuid = must(collect::saveSource(sample.project, {}, source));
    const Source other = sample.saved("gitee.com/vllm-project/vllm");
    auto states = must(collect::sources(sample.project));
    REQUIRE(states.size() == 2);
    CHECK(states[0].source.base == "https://api.github.com");
    CHECK(states[0].source.selection.keywords[0].text == "T5");
    CHECK(states[0].fetching == Fetching());
    CHECK(must(collect::sourceNamed(sample.project, "github.com/vllm-project/VLLM")).uuid == source.uuid);
    CHECK(must(collect::sourceNamed(sample.project, other.uuid.text())).uuid == other.uuid);
    CHECK(errorOf(collect::sourceNamed(sample.project, "vllm-project/vllm")).code == Errc::Ambiguous);
    CHECK(errorOf(collect::sourceNamed(sample.project, "vllm")).code == Errc::NotFound);

    Source twice = source;
    twice.uuid = {};
    twice.repository = "vllm-project/VLLM";
    CHECK(errorOf(collect::saveSource(sample.project, {}, twice)).code == Errc::Exists);
    twice.numbers = {"5"};
    CHECK(collect::saveSource(sample.project, {}, twice).ok());

    sample.fetched(source, 4500);
    states = must(collect::sources(sample.project));
    CHECK(states[0].fetched.issues == 4500);
    must(collect::removeSource(sample.project, {}, source.uuid));
    CHECK(must(collect::sources(sample.project)).size() == 2);
    CHECK(must(collect::fetchedCounts(sample.project.database(), source.uuid)) == FetchedCounts());
    CHECK(must(collect::fetching(sample.project.database(), source.uuid)) == Fetching());
    CHECK(errorOf(collect::removeSource(sample.project, {}, source.uuid)).code == Errc::NotFound);
}

TEST_CASE("What was fetched keeps its repository and its issues")
{
    SourcesSample sample;
    Source source = sample.saved("a/b");
    source.repository = "a/c"; // nothing was fetched yet: a slip can be mended
    (void)must(collect::saveSource(sample.project, {}, source));
    sample.fetched(source, 3);
    Source moved = source;
    moved.repository = "a/d";
    CHECK(errorOf(collect::saveSource(sample.project, {}, moved)).code == Errc::Invalid);
    Source fewer = source;
    fewer.numbers = {"1"};
    CHECK(errorOf(collect::saveSource(sample.project, {}, fewer)).code == Errc::Invalid);
    source.selection.labels = {"bug"};
    (void)must(collect::saveSource(sample.project, {}, source));
    CHECK(must(collect::fetching(sample.project.database(), source.uuid)).etag == "\"mark\"");
    // They may never have been asked for.
    source.selection.pullRequests = true;
    (void)must(collect::saveSource(sample.project, {}, source));
    const Fetching fetching = must(collect::fetching(sample.project.database(), source.uuid));
    CHECK(fetching.etag.empty());
    CHECK(fetching.beganAt.empty());
    CHECK(fetching.pass == 1);
}

TEST_CASE("Only who may lead says where issues come from")
{
    SourcesSample sample;
    study::PersonContent lead;
    lead.name = "Mira";
    lead.role = Role::Lead;
    const PersonId jonas = must(study::addPerson(sample.project, "Jonas")).id;
    const PersonId mira = must(study::addPerson(sample.project, {}, lead)).id;
    const Source source = must(collect::parseSource("a/b"));
    CHECK(errorOf(collect::saveSource(sample.project, jonas, source)).code == Errc::NotPermitted);
    const Uuid uuid = must(collect::saveSource(sample.project, mira, source));
    CHECK(errorOf(collect::removeSource(sample.project, jonas, uuid)).code == Errc::NotPermitted);
    must(collect::removeSource(sample.project, mira, uuid));
}
