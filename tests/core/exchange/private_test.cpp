// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/export_labels.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/queue.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/database.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <unistd.h>

#include <array>
#include <cstdlib>
#include <filesystem>

using namespace accord;
using accord::test::must;
namespace fs = std::filesystem;

namespace {

constexpr const char* kOwner = "zaphod-at-home";

// Who the system says we are, for as long as the object lives.
class OtherUser
{
public:
    OtherUser()
    {
        for (const char* name : {"USER", "LOGNAME", "HOSTNAME"}) {
            const char* before = ::getenv(name);
            m_before.emplace_back(name, before == nullptr ? "" : before);
            ::setenv(name, kOwner, 1);
        }
    }
    ~OtherUser()
    {
        for (const auto& [name, value] : m_before) {
            ::setenv(name.c_str(), value.c_str(), 1);
        }
    }
    OtherUser(const OtherUser&) = delete;
    OtherUser& operator=(const OtherUser&) = delete;

private:
    std::vector<std::pair<std::string, std::string>> m_before;
};

// A project in whose making every file was named by its whole path; `folder` holds everything that came of
// it, and the project is closed.
void makeEverything(const fs::path& folder)
{
    const fs::path in = folder / "in";
    const auto taxonomy = test::writeFile(in / "taxonomy.json", test::sampleTaxonomy());
    const auto issues = test::writeFile(
        in / "issues.jsonl", "{\"html_url\":\"https://github.com/o/r/issues/1\",\"title\":\"t\",\"body\":\"b\"}\n");
    test::writeFile(in / "issues-comments.jsonl",
                    "{\"issue_url\":\"https://api.github.com/repos/o/r/issues/1\",\"body\":\"c\"}\n");
    const auto links = test::writeFile(in / "links.txt", "https://github.com/o/r/issues/2\n");
    const auto labels =
        test::writeFile(in / "labels.csv", "Link,Ann,Ben,Final\nhttps://github.com/o/r/issues/1,A.1,A.1,A.1\n"
                                           "https://github.com/o/r/issues/2,B.1,A.1,\n");
    NoProgress progress;
    Project project = must(Project::create(folder / "out.accord", "Pilot"));
    (void)must(exchange::importTaxonomy(project, taxonomy));
    (void)must(exchange::importIssues(project, {issues}, exchange::Malformed::Refuse, progress, {}));
    (void)must(exchange::importLinks(project, {links}, exchange::Malformed::Refuse, progress, {}));
    exchange::LabelImport import;
    import.files = {labels};
    import.round = "Main";
    REQUIRE(must(exchange::importLabels(project, import, progress, {})).labels == 4);
    while (!must(labelling::indexState(project)).complete()) {
        (void)must(labelling::indexFurther(project));
    }
    const RoundId round = must(project.roundNamed("Main")).id;
    using exchange::ExportFormat;
    for (const auto& [format, name] :
         {std::pair(ExportFormat::Wide, "out-wide.csv"), std::pair(ExportFormat::Long, "out-long.csv"),
          std::pair(ExportFormat::Json, "out.json")}) {
        (void)must(exchange::exportLabels(project, round, format, folder / name));
    }
    must(exchange::exportTaxonomy(project, folder / "out-taxonomy.json"));
    must(sqlite::copyDatabase(project.database(), folder / "out-copy.accord"));
    fs::remove_all(in);
}

// Every byte of every file that is there.
void lookThrough(const fs::path& folder)
{
    int looked = 0;
    std::array<char, 256> host{};
    ::gethostname(host.data(), host.size() - 1);
    for (const auto& entry : fs::directory_iterator(folder)) {
        INFO(entry.path().filename().string());
        const std::string bytes = test::readFile(entry.path());
        CHECK(bytes.find(kOwner) == std::string::npos);
        CHECK(bytes.find(folder.string()) == std::string::npos);
        CHECK(bytes.find(folder.parent_path().string() + "/") == std::string::npos);
        const std::string_view name(host.data());
        CHECK((name.size() < 6 || bytes.find(name) == std::string::npos));
        ++looked;
    }
    CHECK(looked >= 6);
}

} // namespace

TEST_CASE("Private: no path, user or host of this machine gets into a project or an export", "[exchange]")
{
    const OtherUser user;
    const test::TempFolder folder;
    fs::create_directories(folder / kOwner);
    makeEverything(folder / kOwner);
    lookThrough(folder / kOwner);
}
