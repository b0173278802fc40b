// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/timings.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <sstream>

namespace accord::bench {
namespace {

double statusMegabytes(const std::string& key)
{
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line)) {
        if (line.starts_with(key + ":")) {
            return std::stod(line.substr(key.size() + 1)) / 1024.0;
        }
    }
    return 0;
}

} // namespace

double milliseconds(const std::function<void()>& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

double Timings::quantile(double share) const
{
    if (m_times.empty()) {
        return 0;
    }
    std::vector<double> sorted = m_times;
    std::ranges::sort(sorted);
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(share * last + 0.5)];
}

void report(const std::string& what, const Timings& ours, const Timings& bare, const std::string& aim)
{
    std::printf("%-44s median %9.3f ms   99th %9.3f ms   bare %9.3f ms   ratio %6.2f   99th/bare %6.2f   %s\n",
                what.c_str(), ours.median(), ours.p99(), bare.median(), ours.median() / bare.median(),
                ours.p99() / bare.median(), aim.c_str());
    std::fflush(stdout);
}

void report(const std::string& what, const Timings& ours, const std::string& aim)
{
    std::printf("%-44s median %9.3f ms   99th %9.3f ms   %s\n", what.c_str(), ours.median(), ours.p99(), aim.c_str());
    std::fflush(stdout);
}

void reportValue(const std::string& what, double value, const std::string& unit, const std::string& aim)
{
    std::printf("%-44s %16.3f %s   %s\n", what.c_str(), value, unit.c_str(), aim.c_str());
    std::fflush(stdout);
}

double peakMegabytes()
{
    return statusMegabytes("VmHWM");
}

double residentMegabytes()
{
    return statusMegabytes("VmRSS");
}

} // namespace accord::bench
