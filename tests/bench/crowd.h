// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/bench/timings.h"

#include <cstdint>
#include <functional>
#include <string>

namespace accord::bench {

/// What one process of a crowd tells the others' parent through a pipe.
class Report
{
public:
    Report(int ready, int go, int out)
        : m_ready(ready)
        , m_go(go)
        , m_out(out)
    {}

    [[nodiscard]] bool ready() const; ///< says so, and waits until everybody is
    bool measure(const std::function<bool()>& work);
    void count(bool kept) { (kept ? m_kept : m_lost) += 1; }
    [[nodiscard]] bool send() const; ///< what it counted, when all is done

private:
    int m_ready;
    int m_go;
    int m_out;
    std::int64_t m_kept = 0;
    std::int64_t m_lost = 0;
    std::vector<double> m_times;
};

/// What all of them did together.
struct Crowd
{
    double seconds = 0; ///< from the start signal until the last one was done
    std::int64_t kept = 0;
    std::int64_t lost = 0;
    int broken = 0; ///< processes that did not come to their end
    Timings waits;  ///< milliseconds from asking for a commit to having it

    [[nodiscard]] double perSecond() const { return static_cast<double>(kept) / seconds; }
};

/// Runs `work` in so many processes at the same time; each gets its number.
Crowd crowd(int processes, const std::function<bool(int, Report&)>& work);

/// One line: throughput, 99th percentile, longest wait, and what became of the labels.
void print(const std::string& what, const Crowd& crowd, std::int64_t wanted, std::int64_t found);

} // namespace accord::bench
