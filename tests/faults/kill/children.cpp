// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/faults/kill/children.h"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <stdexcept>

namespace accord::test::faults {
namespace {

using Moment = std::chrono::steady_clock::time_point;

// However slow the machine: nobody lives longer.
constexpr std::chrono::seconds kLongest{60};

void tellThrough(int pipe, const std::string& line)
{
    // Shorter than PIPE_BUF: a kill leaves the whole line in the pipe or none of it.
    const std::string text = line + "\n";
    if (::write(pipe, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
        ::_exit(3);
    }
}

[[noreturn]] void live(int pipe, const std::function<void(const Tell&)>& work)
{
    try {
        work([pipe](const std::string& line) { tellThrough(pipe, line); });
    } catch (const std::exception& exception) {
        tellThrough(pipe, std::string("failed: ") + exception.what());
    }
    ::_exit(1);
}

void takeLines(Child& child)
{
    for (auto end = child.rest.find('\n'); end != std::string::npos; end = child.rest.find('\n')) {
        const std::string line = child.rest.substr(0, end);
        child.rest.erase(0, end + 1);
        if (line.starts_with("failed: ")) {
            child.failed = line;
        } else {
            child.lines.push_back(line);
        }
    }
}

// False at the end of what there is to read.
bool readFrom(Child& child)
{
    char buffer[4096];
    const ssize_t count = ::read(child.pipe, buffer, sizeof buffer);
    if (count <= 0) {
        return count < 0 && errno == EINTR;
    }
    child.rest.append(buffer, static_cast<std::size_t>(count));
    takeLines(child);
    return true;
}

// The time comes when it has told enough.
void decide(Child& child, Moment now)
{
    if (child.at == Moment{} && static_cast<int>(child.lines.size()) >= child.turns) {
        child.at = now + child.further;
    }
}

void end(Child& child)
{
    ::kill(child.process, SIGKILL);
    child.killed = true;
    while (readFrom(child)) {
    }
    ::close(child.pipe);
    ::waitpid(child.process, nullptr, 0);
}

} // namespace

void start(Child& child, const std::function<void(const Tell&)>& work)
{
    int ends[2];
    if (::pipe(ends) != 0) {
        throw std::runtime_error("no pipe");
    }
    child.process = ::fork();
    if (child.process == 0) {
        ::close(ends[0]);
        live(ends[1], work);
    }
    ::close(ends[1]);
    child.pipe = ends[0];
    if (child.process < 0) {
        throw std::runtime_error("no process");
    }
}

std::vector<Child> killAll(std::vector<Child> children)
{
    const Moment last = std::chrono::steady_clock::now() + kLongest;
    while (std::ranges::any_of(children, [](const Child& child) { return !child.killed; })) {
        const Moment now = std::chrono::steady_clock::now();
        Moment next = last;
        std::vector<pollfd> waiting;
        for (Child& child : children) {
            decide(child, now);
            if (!child.killed && (!child.failed.empty() || now >= last || (child.at != Moment{} && now >= child.at))) {
                end(child);
            }
            next = child.killed || child.at == Moment{} ? next : std::min(next, child.at);
            waiting.push_back(pollfd{child.killed ? -1 : child.pipe, POLLIN, 0});
        }
        if (std::ranges::all_of(children, &Child::killed)) {
            break; // nobody is left to wait for
        }
        const auto left = std::chrono::duration_cast<std::chrono::nanoseconds>(next - now);
        const timespec patience{left.count() / 1'000'000'000, left.count() % 1'000'000'000};
        if (::ppoll(waiting.data(), waiting.size(), &patience, nullptr) > 0) {
            for (std::size_t i = 0; i < children.size(); ++i) {
                if (waiting[i].revents != 0 && !readFrom(children[i])) {
                    end(children[i]);
                }
            }
        }
    }
    return children;
}

} // namespace accord::test::faults
