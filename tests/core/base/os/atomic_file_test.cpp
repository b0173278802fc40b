// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/os/atomic_file.h"
#include "core/base/os/files.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <set>
#include <string>
#include <thread>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::readFile;
using accord::test::TempFolder;
using accord::test::writeFile;
namespace fs = std::filesystem;

namespace {

std::set<std::string> namesIn(const fs::path& folder)
{
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder)) {
        names.insert(entry.path().filename().string());
    }
    return names;
}

Status writeTo(const fs::path& file, const std::string& text)
{
    ACCORD_TRY(AtomicFile out, AtomicFile::create(file));
    out.stream() << text;
    return out.finish();
}

mode_t modeOf(const fs::path& file)
{
    struct stat about = {};
    REQUIRE(::stat(file.c_str(), &about) == 0);
    return about.st_mode & 07777U;
}

/// A process that is killed while it writes. Answers the name of what it leaves.
std::string leftBy(const fs::path& folder, const fs::path& target)
{
    const auto before = namesIn(folder);
    const pid_t child = ::fork();
    if (child == 0) {
        auto out = AtomicFile::create(target);
        if (out.ok()) {
            out->stream() << "half of it" << std::flush;
        }
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    for (const std::string& name : namesIn(folder)) {
        if (!before.contains(name)) {
            return name;
        }
    }
    return {};
}

} // namespace

TEST_CASE("Atomic file: what stood there stays until all of it is written", "[base]")
{
    const TempFolder folder;
    const fs::path file = writeFile(folder / "labels.csv", "before");
    {
        AtomicFile out = must(AtomicFile::create(file));
        out.stream() << std::string(300000, 'x') << std::flush;
        CHECK(out.check().ok());
        CHECK(readFile(file) == "before");
        CHECK(namesIn(folder.path()).size() == 2);
    }
    CHECK(readFile(file) == "before");
    CHECK(namesIn(folder.path()) == std::set<std::string>{"labels.csv"});
    must(writeTo(file, "after"));
    CHECK(readFile(file) == "after");
    CHECK(namesIn(folder.path()) == std::set<std::string>{"labels.csv"});
}

TEST_CASE("Atomic file: a file that is called like a temporary one is neither written over nor followed", "[base]")
{
    const TempFolder folder;
    const fs::path mine = writeFile(folder / "labels.csv.part", "mine");
    const fs::path other = writeFile(folder / "other.accord", "somebody's work");
    fs::create_symlink(other, folder / "codes.csv.part");
    must(writeTo(folder / "labels.csv", "labels"));
    must(writeTo(folder / "codes.csv", "codes"));
    CHECK(readFile(mine) == "mine");
    CHECK(readFile(other) == "somebody's work");
    CHECK(fs::is_symlink(folder / "codes.csv.part"));
    CHECK_FALSE(fs::is_symlink(folder / "codes.csv"));
}

TEST_CASE("Atomic file: behind a symbolic link the file that it names is written", "[base]")
{
    const TempFolder folder;
    fs::create_directory(folder / "shared");
    const fs::path file = writeFile(folder / "shared/labels.csv", "before");
    fs::create_symlink("shared/labels.csv", folder / "link.csv");
    fs::create_symlink("link.csv", folder / "again.csv");
    fs::create_symlink("shared/new.csv", folder / "dangling.csv");
    must(writeTo(folder / "again.csv", "after"));
    CHECK(readFile(file) == "after");
    CHECK(fs::is_symlink(folder / "again.csv"));
    CHECK(fs::is_symlink(folder / "link.csv"));
    must(writeTo(folder / "dangling.csv", "new"));
    CHECK(readFile(folder / "shared/new.csv") == "new");
    fs::create_symlink("circle.csv", folder / "circle.csv");
    CHECK(errorOf(AtomicFile::create(folder / "circle.csv")).code == Errc::Unwritable);
}

TEST_CASE("Atomic file: permissions are those of the file that is replaced, or what the umask leaves", "[base]")
{
    const TempFolder folder;
    const mode_t before = ::umask(027);
    must(writeTo(folder / "new.csv", "x"));
    CHECK(modeOf(folder / "new.csv") == 0640);
    const fs::path file = writeFile(folder / "private.csv", "before");
    REQUIRE(::chmod(file.c_str(), 0600) == 0);
    {
        const AtomicFile out = must(AtomicFile::create(file));
        for (const std::string& name : namesIn(folder.path())) {
            CHECK((modeOf(folder / name) & 07U) == 0); // nobody reads along
        }
    }
    must(writeTo(file, "after"));
    CHECK(modeOf(file) == 0600);
    ::umask(before);
}

TEST_CASE("Atomic file: what a killed process left is removed by the next, and nothing else is", "[base]")
{
    const TempFolder folder;
    const fs::path target = folder / "labels.csv";
    const AtomicFile alive = must(AtomicFile::create(folder / "other.csv"));
    const std::string left = leftBy(folder.path(), target);
    REQUIRE(left.starts_with("labels.csv."));
    REQUIRE(left.ends_with(".accord-part"));
    (void)writeFile(folder / (left + "-journal"), "of a database");
    (void)writeFile(folder / "notes.accord-part", "mine");
    (void)writeFile(folder / "labels.csv.0123456789abcdeg.accord-part", "mine");
    const fs::path secret = writeFile(folder / "secret.txt", "mine");
    fs::create_symlink(secret, folder / "x.0123456789ab.accord-part");
    const std::size_t before = namesIn(folder.path()).size();
    must(writeTo(target, "whole"));
    const auto names = namesIn(folder.path());
    CHECK_FALSE(names.contains(left));
    CHECK_FALSE(names.contains(left + "-journal"));
    CHECK(names.size() == before - 2 + 1);
    CHECK(readFile(secret) == "mine");
    CHECK(readFile(target) == "whole");
}

TEST_CASE("Atomic file: many at once in one folder do not take each other's files for leftovers", "[base]")
{
    const TempFolder folder;
    std::vector<std::jthread> writers;
    std::atomic<int> failed = 0;
    for (int writer = 0; writer < 4; ++writer) {
        writers.emplace_back([&, writer] {
            for (int i = 0; i < 200; ++i) {
                const std::string text = std::to_string(writer) + "." + std::to_string(i);
                const Status done = writeTo(folder / ("file" + std::to_string(writer)), text);
                failed += done.ok() && readFile(folder / ("file" + std::to_string(writer))) == text ? 0 : 1;
            }
        });
    }
    writers.clear();
    CHECK(failed == 0);
    CHECK(namesIn(folder.path()).size() == 4);
}

TEST_CASE("Atomic file: where it cannot be written, and that it took its place only where that is free", "[base]")
{
    const TempFolder folder;
    fs::create_directory(folder / "folder");
    CHECK(errorOf(AtomicFile::create(folder / "folder")).code == Errc::Unwritable);
    const Error away = errorOf(AtomicFile::create(folder / "away/labels.csv"));
    CHECK(away.code == Errc::Unwritable);
    CHECK(away.argument(0) == (folder / "away/labels.csv").string());
    TemporaryFile part = must(TemporaryFile::create(folder / "copy.accord"));
    (void)writeFile(folder / "copy.accord", "came meanwhile");
    CHECK(errorOf(part.takePlace(TemporaryFile::Existing::Keep)).code == Errc::Exists);
    CHECK(readFile(folder / "copy.accord") == "came meanwhile");
    const std::string longest(250, 'n');
    must(writeTo(folder / longest, "x"));
    CHECK(readFile(folder / longest) == "x");
}

TEST_CASE("Atomic file: a pipe is written to, and so is what is open already", "[base]")
{
    const TempFolder folder;
    const fs::path pipe = folder / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    std::string read;
    {
        const std::jthread reader([&] { read = readFile(pipe); });
        must(writeTo(pipe, std::string(200000, 'p')));
    }
    CHECK(read == std::string(200000, 'p'));
    CHECK(fs::is_fifo(pipe));

    const fs::path file = folder / "opened";
    const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    REQUIRE(::write(opened, "head ", 5) == 5);
    must(writeTo("/dev/fd/" + std::to_string(opened), "body "));
    REQUIRE(::write(opened, "foot", 4) == 4);
    ::close(opened);
    CHECK(readFile(file) == "head body foot");
    CHECK(namesIn(folder.path()) == std::set<std::string>{"opened", "pipe"});
}

TEST_CASE("Files: a file has one path of its own, under whatever name it is reached")
{
    const TempFolder folder;
    const fs::path root = realPath(folder.path());
    fs::create_directory(root / "study");
    fs::create_directory_symlink(root / "study", root / "linked");
    fs::create_symlink("study/pilot.accord", root / "link.accord");
    const fs::path file = root / "study" / "pilot.accord";
    for (const bool there : {false, true}) { // also of what is about to be made
        INFO(there);
        CHECK(realPath(file) == file);
        CHECK(realPath(root / "linked" / "pilot.accord") == file);
        CHECK(realPath(root / "study" / ".." / "study" / "." / "pilot.accord") == file);
        (void)writeFile(file, "x");
    }
    CHECK(realPath(root / "link.accord") == file);
    CHECK(realPath("pilot.accord") == realPath(fs::current_path() / "pilot.accord"));
}
