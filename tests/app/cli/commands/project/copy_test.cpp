// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/atomic_file.h"
#include "core/project/project.h"
#include "core/study/people.h"
#include "tests/app/cli/kit.h"

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>

using namespace accord;
using namespace accord::test;
namespace fs = std::filesystem;

namespace {

std::int64_t entriesIn(const std::string& project)
{
    return cliJson({"check", project})["entries"].get<std::int64_t>();
}

std::size_t partsIn(const fs::path& folder)
{
    std::size_t parts = 0;
    for (const auto& entry : fs::directory_iterator(folder)) {
        parts += entry.path().string().find(".accord-part") != std::string::npos ? 1 : 0;
    }
    return parts;
}

} // namespace

TEST_CASE("While a program keeps the project open, cp has every label that was acknowledged")
{
    const DemoProject demo;
    Process watch(accordCli(), {"watch", demo.file(), "--round", "Pilot"});
    REQUIRE(watch.nextLine(kHangs).has_value()); // has opened it
    const std::int64_t before = entriesIn(demo.file());
    for (int i = 0; i < 40; ++i) {
        cliDone({"label", demo.file(), "--as", "Jonas Lindqvist", "--round", "Pilot", "--issue",
                 "https://github.com/tessera-ai/tessera/issues/917", "--category", i % 2 == 0 ? "A.2" : "C.7"});
    }
    const std::string copy = demo.beside("cp.accord").string();
    REQUIRE(run("/bin/cp", {demo.file(), copy}).code == 0);
    CHECK(entriesIn(copy) == before + 40);
    CHECK(fs::exists(demo.file() + "-wal")); // it was open all the time
    watch.interrupt();
    (void)watch.wait();
}

TEST_CASE("What a killed program had acknowledged is in the file soon while another keeps the project open")
{
    const DemoProject demo;
    Process watch(accordCli(), {"watch", demo.file(), "--round", "Pilot"});
    REQUIRE(watch.nextLine(kHangs).has_value());
    const std::int64_t before = entriesIn(demo.file());
    const pid_t child = ::fork();
    if (child == 0) {
        // Leaves at once after its commit, without a word to the file.
        auto project = Project::open(demo.file());
        if (project.ok()) {
            study::PersonContent zoe;
            zoe.name = "Zoe";
            const bool added = study::addPerson(*project, project->leads().front().id, zoe).ok();
            ::kill(::getpid(), added ? SIGKILL : SIGTERM);
        }
        ::_exit(1);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE((WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL));
    const std::string copy = demo.beside("cp.accord").string();
    const auto deadline = std::chrono::steady_clock::now() + kHangs;
    std::int64_t found = before;
    while (found == before && std::chrono::steady_clock::now() < deadline) {
        (void)watch.nextLine(std::chrono::milliseconds(200));
        fs::remove(copy);
        REQUIRE(run("/bin/cp", {demo.file(), copy}).code == 0);
        found = entriesIn(copy);
    }
    CHECK(found == before + 1);
    watch.interrupt();
    (void)watch.wait();
}

TEST_CASE("copy makes the same project once more, which can be merged, and writes over nothing")
{
    const DemoProject demo;
    const std::string copy = demo.beside("copy.accord").string();
    const Json made = cliJson({"copy", demo.file(), copy});
    CHECK(made["copy"] == copy);
    CHECK(made["bytes"] == fs::file_size(copy));
    CHECK(stateOf(copy)["check"]["entries"] == stateOf(demo.file())["check"]["entries"]);
    cliFails({"copy", demo.file(), copy}, 1, "exists already");
    cliFails({"copy", demo.file(), demo.file()}, 1, "exists already");
    cliDone({"label", copy, "--as", "Jonas Lindqvist", "--round", "Pilot", "--issue",
             "https://github.com/tessera-ai/tessera/issues/917", "--category", "A.2"});
    const std::int64_t before = entriesIn(demo.file());
    cliDone({"merge", demo.file(), copy});
    CHECK(entriesIn(demo.file()) == before + 1);
}

TEST_CASE("An export never touches what is called like its temporary file, and removes what a killed one left")
{
    const DemoProject demo;
    const std::string out = demo.beside("labels.csv").string();
    const fs::path mine = writeFile(demo.beside("labels.csv.part"), "mine");
    fs::create_symlink(demo.file(), demo.beside("codes.json.part"));
    const pid_t child = ::fork();
    if (child == 0) {
        auto left = AtomicFile::create(out);
        ::kill(::getpid(), left.ok() ? SIGKILL : SIGTERM);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(partsIn(mine.parent_path()) == 1);
    cliDone({"export", "labels", demo.file(), "--round", "Pilot", "--format", "long", "--output", out});
    CHECK(partsIn(mine.parent_path()) == 0);
    cliDone({"export", "taxonomy", demo.file(), "--output", demo.beside("codes.json").string()});
    CHECK(readFile(mine) == "mine");
    CHECK(cliJson({"check", demo.file()})["sound"] == true);

    fs::create_symlink(demo.file(), demo.beside("link.csv"));
    cliFails({"export", "labels", demo.file(), "--round", "Pilot", "--format", "long", "--output",
              demo.beside("link.csv").string()},
             1, "nothing is written over it");
    const Finished piped = run("/bin/sh", {"-c", "\"$@\" | cat", "sh", accordCli(), "export", "taxonomy", demo.file(),
                                           "--output", "/dev/stdout", "--json"});
    CHECK(piped.out.find("accord-taxonomy") != std::string::npos);
}
