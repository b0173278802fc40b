// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace accord::test::faults {

/// Writes a line to whoever waits; it is out of the process when this returns.
using Tell = std::function<void(const std::string&)>;

/// A process that is to be killed.
struct Child
{
    int turns = 0;                       ///< after that many lines
    std::chrono::microseconds further{}; ///< and so much longer
    std::vector<std::string> lines;      ///< what it told
    std::string failed{};                ///< why it ended by itself, if it did
    int process = -1;
    int pipe = -1;
    std::chrono::steady_clock::time_point at{}; ///< when it is killed; epoch while that is not known
    bool killed = false;
    std::string rest{};
};

/// Forks. This process must have one thread, and no database open.
void start(Child& child, const std::function<void(const Tell&)>& work);

/// Kills each at its moment, and gives them back with all that they told.
std::vector<Child> killAll(std::vector<Child> children);

} // namespace accord::test::faults
