// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/crowd.h"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>

namespace accord::bench {
namespace {

struct Pipe
{
    Pipe()
    {
        if (::pipe(ends.data()) != 0) {
            std::perror("pipe");
            std::abort();
        }
    }

    std::array<int, 2> ends{};
};

bool writeAll(int pipe, const void* bytes, std::size_t size)
{
    const char* from = static_cast<const char*>(bytes);
    while (size > 0) {
        const auto written = ::write(pipe, from, size);
        if (written <= 0) {
            return false;
        }
        from += written;
        size -= static_cast<std::size_t>(written);
    }
    return true;
}

bool readAll(int pipe, void* bytes, std::size_t size)
{
    char* into = static_cast<char*>(bytes);
    while (size > 0) {
        const auto got = ::read(pipe, into, size);
        if (got <= 0) {
            return false;
        }
        into += got;
        size -= static_cast<std::size_t>(got);
    }
    return true;
}

// What Report::send() sent.
bool take(int pipe, Crowd& crowd)
{
    std::array<std::int64_t, 3> counts{};
    if (!readAll(pipe, counts.data(), sizeof counts)) {
        return false;
    }
    std::vector<double> times(static_cast<std::size_t>(counts[2]));
    if (!readAll(pipe, times.data(), times.size() * sizeof(double))) {
        return false;
    }
    crowd.kept += counts[0];
    crowd.lost += counts[1];
    for (const double time : times) {
        crowd.waits.add(time);
    }
    return true;
}

} // namespace

bool Report::ready() const
{
    char byte = 'r';
    return writeAll(m_ready, &byte, 1) && readAll(m_go, &byte, 1);
}

bool Report::measure(const std::function<bool()>& work)
{
    bool done = false;
    m_times.push_back(milliseconds([&] { done = work(); }));
    return done;
}

bool Report::send() const
{
    const std::array<std::int64_t, 3> counts{m_kept, m_lost, static_cast<std::int64_t>(m_times.size())};
    return writeAll(m_out, counts.data(), sizeof counts) &&
           writeAll(m_out, m_times.data(), m_times.size() * sizeof(double));
}

Crowd crowd(int processes, const std::function<bool(int, Report&)>& work)
{
    Pipe ready;
    Pipe go;
    std::vector<Pipe> outs(static_cast<std::size_t>(processes));
    std::vector<pid_t> children;
    for (int number = 0; number < processes; ++number) {
        const pid_t child = ::fork();
        if (child == 0) {
            Report report(ready.ends[1], go.ends[0], outs[static_cast<std::size_t>(number)].ends[1]);
            const bool done = work(number, report);
            ::_exit(done && report.send() ? 0 : 1);
        }
        children.push_back(child);
    }
    std::vector<char> signs(static_cast<std::size_t>(processes), 'g');
    for (Pipe& out : outs) {
        ::close(out.ends[1]);
    }
    ::close(ready.ends[1]);
    Crowd result;
    std::vector<char> said(signs.size());
    if (!readAll(ready.ends[0], said.data(), said.size())) {
        std::fprintf(stderr, "not every process got ready\n");
    }
    const auto start = std::chrono::steady_clock::now();
    (void)writeAll(go.ends[1], signs.data(), signs.size());
    for (Pipe& out : outs) {
        result.broken += take(out.ends[0], result) ? 0 : 1;
        ::close(out.ends[0]);
    }
    result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    for (const pid_t child : children) {
        ::waitpid(child, nullptr, 0);
    }
    for (const int end : {ready.ends[0], go.ends[0], go.ends[1]}) {
        ::close(end);
    }
    return result;
}

void print(const std::string& what, const Crowd& crowd, std::int64_t wanted, std::int64_t found)
{
    std::printf("%-34s %8.0f commits/s   99th %8.2f ms   longest %8.2f ms   kept %lld of %lld, errors %lld, in the "
                "file %lld%s\n",
                what.c_str(), crowd.perSecond(), crowd.waits.p99(), crowd.waits.quantile(1),
                static_cast<long long>(crowd.kept), static_cast<long long>(wanted), static_cast<long long>(crowd.lost),
                static_cast<long long>(found), crowd.broken == 0 ? "" : ", PROCESSES BROKEN");
    std::fflush(stdout);
}

} // namespace accord::bench
