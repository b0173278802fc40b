// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/app/cli/kit.h"
#include "tests/support/host/fake_host.h"

#include <string>

namespace accord::test {

/// A project and a host on this machine that it collects from.
class Collecting
{
public:
    explicit Collecting(const host::WorldSize& size = {}, host::HostSettings settings = {});

    [[nodiscard]] const std::string& file() const { return project.file(); }

    /// `collect NAME PROJECT MORE...`
    [[nodiscard]] Words command(const std::string& name, const Words& more = {}) const;
    [[nodiscard]] Json json(const std::string& name, const Words& more = {}) const
    {
        return cliJson(command(name, more));
    }
    [[nodiscard]] std::string done(const std::string& name, const Words& more = {}) const
    {
        return cliDone(command(name, more));
    }

    /// Makes the host's repository a source of the project.
    void add(const Words& more = {}) const;

    EmptyProject project;
    host::FakeHost server;
};

/// Everything that was fetched into a project, without what only says when: two of them are equal when the same is
/// there.
std::string mirrorOf(const std::string& project);

/// Everything that a host has, as many of it as a whole fetch brings.
std::int64_t issuesOf(const host::FakeHost& host);

} // namespace accord::test
