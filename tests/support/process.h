// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace accord::test {

/// How long a test waits for what is bound to come. It only ends what hangs: a machine may be busy, or slow.
constexpr std::chrono::minutes kHangs{10};

/// The built `accord-cli`.
std::filesystem::path accordCli();

struct Finished
{
    int code = -1; ///< exit code; 128 + signal if a signal ended it
    std::string out;
    std::string err;
};

/// Runs a program to its end, with nothing on its standard input.
Finished run(const std::filesystem::path& program, const std::vector<std::string>& arguments);

/// `cli({"info", project})`
inline Finished cli(const std::vector<std::string>& arguments)
{
    return run(accordCli(), arguments);
}

/// A program that runs beside the test, such as `accord-cli watch`. Ended with the object if it still runs.
class Process
{
public:
    Process(const std::filesystem::path& program, const std::vector<std::string>& arguments);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// The next line of its standard output, or nothing if none comes within `patience` or the output ended.
    std::optional<std::string> nextLine(std::chrono::milliseconds patience);

    /// Whether its standard output was seen to end: nothing comes any more.
    [[nodiscard]] bool outputEnded() const { return m_out < 0; }

    [[nodiscard]] int pid() const { return m_pid; }
    void interrupt(); ///< what Ctrl+C sends
    void kill();      ///< ends it at once, wherever it is
    Finished wait();  ///< reads what is left until it ends; `out` holds only what nextLine() has not given

private:
    void readMore(std::chrono::milliseconds patience); ///< negative: until something comes

    int m_pid = -1;
    int m_out = -1;
    int m_err = -1;
    std::string m_outText;
    std::string m_errText;
};

} // namespace accord::test
