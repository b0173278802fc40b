// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <filesystem>

using namespace accord::test;
namespace fs = std::filesystem;

TEST_CASE("No command makes a file under the name of one that belongs to a project, and none is lost that has it")
{
    const TempFolder folder;
    const ActingAs lead("Lead");
    const std::string study = (folder / "study").string();
    const std::string other = study + "-journal";
    cliDone({"new", study, "--name", "Study"});
    (void)cliFails({"new", other, "--name", "Other"}, 1, "Choose another name");
    (void)cliFails({"demo", other}, 1, "belongs to it");
    (void)cliFails({"copy", study, study + "-wal"}, 1, "belongs to it");
    (void)cliFails({"export", "taxonomy", study, "--output", study + "-owner"}, 1, "belongs to it");
    CHECK_FALSE(fs::exists(other));

    cliDone({"new", (folder / "other").string(), "--name", "Other"});
    fs::rename(folder / "other", other);
    (void)cliFails({"add", "person", study, "Ann"}, 1, "Move " + other + " to another folder");
    CHECK(cliJson({"info", other})["name"] == "Other");
}
