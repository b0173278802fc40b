// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/kit.h"

#include <cstdlib>

namespace accord::test {
namespace {

void setActing(const std::string& name)
{
    if (name.empty()) {
        ::unsetenv("ACCORD_AS");
    } else {
        ::setenv("ACCORD_AS", name.c_str(), 1);
    }
}

} // namespace

Json cliJson(Words words)
{
    words.emplace_back("--json");
    const Finished finished = cli(words);
    INFO(finished.err);
    REQUIRE(finished.code == 0);
    return Json::parse(finished.out);
}

std::string cliFails(const Words& words, int code, const std::string& sentence)
{
    const Finished finished = cli(words);
    INFO(finished.err);
    CHECK(finished.code == code);
    CHECK(finished.err.find(sentence) != std::string::npos);
    return finished.err;
}

std::string cliDone(const Words& words)
{
    const Finished finished = cli(words);
    INFO(finished.err);
    REQUIRE(finished.code == 0);
    return finished.out;
}

ActingAs::ActingAs(const std::string& name)
{
    const char* before = std::getenv("ACCORD_AS");
    m_before = before == nullptr ? "" : before;
    setActing(name);
}

ActingAs::~ActingAs()
{
    setActing(m_before);
}

DemoProject::DemoProject()
    : m_file(m_folder / "demo.accord")
{
    cliDone({"demo", m_file});
}

EmptyProject::EmptyProject()
    : m_file(m_folder / "pilot.accord")
{
    cliDone({"new", m_file, "--taxonomy", "llm-dl-frameworks", "--no-labels"});
    cliDone({"study", "person", m_file, "Lead", "--pseudonym", "L"}); // A1 is for the first who labels
}

std::string EmptyProject::write(std::string_view name, std::string_view content) const
{
    return writeFile(m_folder / name, content).string();
}

Json stateOf(const std::string& project)
{
    Json info = cliJson({"info", project});
    // How the file was opened, not what is in it: a program that was stopped may have left a log to read back.
    info["place"].erase("recovered_pages");
    return {{"info", info}, {"check", cliJson({"check", project})}};
}

} // namespace accord::test
