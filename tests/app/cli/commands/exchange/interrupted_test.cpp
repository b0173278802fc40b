// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/project.h"
#include "core/sqlite/transaction.h"
#include "tests/app/cli/kit.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>

using namespace accord;
using namespace accord::test;

namespace {

std::string issueLine(int number)
{
    return "{\"html_url\": \"https://github.com/lumen-ml/lumen/issues/" + std::to_string(number) +
           "\", \"title\": \"Issue\", \"body\": \"" + std::string(3000, 'x') + "\"}\n";
}

// A pipe with a name: the import reads from it for as long as the test writes.
class Pipe
{
public:
    explicit Pipe(const std::string& name)
    {
        REQUIRE(::mkfifo(name.c_str(), 0600) == 0);
        m_before = std::signal(SIGPIPE, SIG_IGN);
        m_name = name;
    }
    ~Pipe()
    {
        if (m_file >= 0) {
            ::close(m_file);
        }
        std::signal(SIGPIPE, m_before);
    }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    void open() { m_file = ::open(m_name.c_str(), O_WRONLY | O_CLOEXEC); } ///< waits for the reader

    /// False when nobody reads any longer.
    [[nodiscard]] bool write(const std::string& text) const
    {
        return ::write(m_file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    }

private:
    std::string m_name;
    int m_file = -1;
    void (*m_before)(int) = nullptr;
};

} // namespace

TEST_CASE("Ctrl+C cancels an import, and the project is as it was before")
{
    const EmptyProject project;
    const Json before = stateOf(project.file());
    const std::string name = project.beside("endless.jsonl");
    Pipe pipe(name);
    Process import(accordCli(), {"import", "issues", project.file(), name});
    pipe.open();
    int number = 0;
    while (number < 3000) {
        REQUIRE(pipe.write(issueLine(++number)));
    }
    import.interrupt();
    while (pipe.write(issueLine(++number))) {
        REQUIRE(number < 3'000'000);
    }
    const Finished finished = import.wait();
    CHECK(finished.code == 3);
    CHECK(finished.err == "accord-cli: Cancelled. The project is as it was before.\n");
    CHECK(stateOf(project.file()) == before);
}

TEST_CASE("A disk that fills up during an import leaves the project as it was")
{
    const EmptyProject project;
    std::string issues;
    for (int i = 1; i <= 4000; ++i) {
        issues += issueLine(i);
    }
    const std::string file = project.write("issues.jsonl", issues);
    const Json before = stateOf(project.file());
    // The shell's limit on the size of a file stands for the end of the disk.
    const Finished finished = run(
        "/bin/sh", {"-c", "ulimit -f 4096; exec \"$@\"", "sh", accordCli(), "import", "issues", project.file(), file});
    CHECK(finished.code == 1);
    CHECK(finished.err.find("There is no room left on the disk for " + project.file()) != std::string::npos);
    CHECK(finished.err.find("Nothing that was saved before is lost") != std::string::npos);
    CHECK(stateOf(project.file()) == before);
    CHECK(cliJson({"import", "issues", project.file(), file})["issues_added"] == 4000);
}

TEST_CASE("A file that another program holds for too long ends with 4")
{
    const EmptyProject project;
    auto other = Project::open(project.file());
    REQUIRE(other.ok());
    auto held = sqlite::Transaction::begin(other->database());
    REQUIRE(held.ok());
    cliFails({"add", "person", project.file(), "Mira Okafor"}, 4,
             "is locked: another program is writing to it. Nothing was changed; try again in a little while.");
    CHECK(cliJson({"info", project.file()})["people"].size() == 1); // the lead, as before
}

TEST_CASE("An export that cannot be written says so and leaves nothing behind")
{
    const DemoProject demo;
    const std::string away = demo.beside("away/labels.csv");
    cliFails({"export", "labels", demo.file(), "--round", "Pilot", "--format", "long", "--output", away}, 1,
             "cannot be written: No such file or directory.");
    cliFails({"export", "taxonomy", demo.file(), "--output", away}, 1, "cannot be written");
}
