// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <stdexcept>
#include <system_error>

extern char** environ;

namespace accord::test {

namespace {

[[noreturn]] void fail(int error, const std::string& what)
{
    throw std::system_error(error, std::generic_category(), what);
}

void closeIfOpen(int& descriptor)
{
    if (descriptor >= 0) {
        ::close(descriptor);
        descriptor = -1;
    }
}

/// Takes what the pipe holds. False at its end, which closes it.
bool take(int& descriptor, std::string& into)
{
    char buffer[65536];
    const auto count = ::read(descriptor, buffer, sizeof buffer);
    if (count > 0) {
        into.append(buffer, static_cast<std::size_t>(count));
        return true;
    }
    if (count < 0 && errno == EINTR) {
        return true;
    }
    closeIfOpen(descriptor);
    return false;
}

} // namespace

std::filesystem::path accordCli()
{
#ifdef ACCORD_CLI
    return ACCORD_CLI;
#else
    throw std::runtime_error("accord-cli is not part of this build");
#endif
}

Finished run(const std::filesystem::path& program, const std::vector<std::string>& arguments)
{
    return Process(program, arguments).wait();
}

Process::Process(const std::filesystem::path& program, const std::vector<std::string>& arguments)
{
    int out[2];
    int err[2];
    if (::pipe2(out, O_CLOEXEC) != 0 || ::pipe2(err, O_CLOEXEC) != 0) {
        fail(errno, "pipe");
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err[1], STDERR_FILENO);

    std::vector<std::string> words{program.string()};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (auto& word : words) {
        pointers.push_back(word.data());
    }
    pointers.push_back(nullptr);
    const int error = ::posix_spawn(&m_pid, program.c_str(), &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(out[1]);
    ::close(err[1]);
    m_out = out[0];
    m_err = err[0];
    if (error != 0) {
        m_pid = -1;
        closeIfOpen(m_out);
        closeIfOpen(m_err);
        fail(error, program.string());
    }
}

Process::~Process()
{
    if (m_pid > 0) {
        ::kill(m_pid, SIGKILL);
        ::waitpid(m_pid, nullptr, 0);
    }
    closeIfOpen(m_out);
    closeIfOpen(m_err);
}

std::optional<std::string> Process::nextLine(std::chrono::milliseconds patience)
{
    const auto until = std::chrono::steady_clock::now() + patience;
    for (;;) {
        if (const auto end = m_outText.find('\n'); end != std::string::npos) {
            auto line = m_outText.substr(0, end);
            m_outText.erase(0, end + 1);
            return line;
        }
        // Rounded up: a patience of one millisecond would not even look.
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
        if (m_out < 0 || left.count() <= 0) {
            return std::nullopt;
        }
        readMore(left);
    }
}

void Process::readMore(std::chrono::milliseconds patience)
{
    // A negative descriptor is passed over by poll.
    pollfd ready[] = {{m_out, POLLIN, 0}, {m_err, POLLIN, 0}};
    if (::poll(ready, 2, static_cast<int>(patience.count())) <= 0) {
        return;
    }
    if (ready[0].revents != 0) {
        take(m_out, m_outText);
    }
    if (ready[1].revents != 0) {
        take(m_err, m_errText);
    }
}

void Process::interrupt()
{
    if (m_pid > 0) {
        ::kill(m_pid, SIGINT);
    }
}

void Process::kill()
{
    if (m_pid > 0) {
        ::kill(m_pid, SIGKILL);
    }
}

Finished Process::wait()
{
    while (m_out >= 0 || m_err >= 0) {
        readMore(std::chrono::milliseconds(-1));
    }
    Finished finished{-1, std::move(m_outText), std::move(m_errText)};
    int status = 0;
    if (m_pid > 0 && ::waitpid(m_pid, &status, 0) == m_pid) {
        finished.code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    m_pid = -1;
    return finished;
}

} // namespace accord::test
