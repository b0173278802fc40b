// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <sstream>
#include <string>
#include <vector>

using namespace accord;
namespace fs = std::filesystem;

namespace {

// Where somebody else answers for what is done, by the file and why.
const std::map<std::string, std::string>& askedElsewhere()
{
    static const std::map<std::string, std::string> reasons{
        {"project/project.cpp", "a new project, which nobody is in yet"},
        {"project/repair.cpp", "mends a file, and changes nothing that people said"},
        {"exchange/demo.cpp", "a new project, which nobody is in yet"},
        {"collect/fetch/shared_project.cpp", "asks in write(), for what a helper began"},
        {"exchange/merge.cpp", "what others did, in their own project"},
    };
    return reasons;
}

// Every place in the use cases that begins to write, without a question about who may near to it.
std::vector<std::string> unasked()
{
    static const std::regex begins(R"(\b(Transaction|BatchedWrite)::begin\()");
    static const std::regex asks(R"(\bpermit\(|askAnew\(\)|RoundChange::begin\(|writeNewRound\()");
    constexpr std::ptrdiff_t kNear = 16; // lines
    std::vector<std::string> found;
    const fs::path core = test::sourceFolder() / "core";
    for (const char* room : {"labelling", "reconcile", "study", "taxonomy", "collect", "exchange", "project"}) {
        for (const auto& entry : fs::recursive_directory_iterator(core / room)) {
            const std::string name = fs::relative(entry.path(), core).generic_string();
            if (entry.path().extension() != ".cpp" || askedElsewhere().contains(name)) {
                continue;
            }
            std::istringstream text(test::readFile(entry.path()));
            std::vector<std::string> lines;
            for (std::string line; std::getline(text, line);) {
                lines.push_back(line);
            }
            for (auto line = lines.begin(); line != lines.end(); ++line) {
                const auto from = line - std::min(kNear, line - lines.begin());
                const auto to = line + std::min(kNear, lines.end() - line);
                const auto asked = [&](const std::string& near) { return std::regex_search(near, asks); };
                if (std::regex_search(*line, begins) && std::none_of(from, to, asked)) {
                    found.push_back(name + ":" + std::to_string(line - lines.begin() + 1));
                }
            }
        }
    }
    return found;
}

} // namespace

TEST_CASE("Permission: no use case begins to write without asking", "[project]")
{
    CHECK(unasked() == std::vector<std::string>{});
}
