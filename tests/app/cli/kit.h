// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/process.h"
#include "tests/support/temp_folder.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <string>
#include <vector>

/// What tests of the command line have in common. Every call starts the built accord-cli as a process.
namespace accord::test {

using Json = nlohmann::ordered_json;
using Words = std::vector<std::string>;

/// Runs the command with --json, requires that it succeeds, and returns what it printed.
Json cliJson(Words words);

/// Requires the exit code and that standard error holds the sentence. Returns what standard error holds.
std::string cliFails(const Words& words, int code, const std::string& sentence);

/// Requires success; returns standard output.
std::string cliDone(const Words& words);

/// In whose name commands act that do not say it, as long as this lives; empty: nobody says it.
class ActingAs
{
public:
    explicit ActingAs(const std::string& name);
    ~ActingAs();
    ActingAs(const ActingAs&) = delete;
    ActingAs& operator=(const ActingAs&) = delete;

private:
    std::string m_before;
};

/// A demo project that a test may change. Commands act as its lead, Mira Okafor.
class DemoProject
{
public:
    DemoProject();
    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] std::filesystem::path beside(std::string_view name) const { return m_folder / name; }

private:
    ActingAs m_lead{"Mira Okafor"};
    TempFolder m_folder;
    std::string m_file;
};

/// An empty project with the taxonomy that ships with Accord. Commands act as its lead, "Lead", who does not label.
class EmptyProject
{
public:
    EmptyProject();
    [[nodiscard]] const std::string& file() const { return m_file; }
    [[nodiscard]] std::filesystem::path beside(std::string_view name) const { return m_folder / name; }
    std::string write(std::string_view name, std::string_view content) const;

private:
    ActingAs m_lead{"Lead"};
    TempFolder m_folder;
    std::string m_file;
};

/// What `info` and `check` say of what is in the project: two of them are equal when an attempt left no trace.
Json stateOf(const std::string& project);

} // namespace accord::test
