// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

namespace accord::bench {

/// Milliseconds of one run of `work`.
double milliseconds(const std::function<void()>& work);

/// A sample of times in milliseconds.
class Timings
{
public:
    void add(double time) { m_times.push_back(time); }
    void measure(const std::function<void()>& work) { add(milliseconds(work)); }

    [[nodiscard]] double quantile(double share) const; ///< 0.5: the median
    [[nodiscard]] double median() const { return quantile(0.5); }
    [[nodiscard]] double p99() const { return quantile(0.99); }

private:
    std::vector<double> m_times;
};

/// One line: what, median, 99th percentile, and the ratio of the median (and of the 99th percentile to the bare median)
/// to the bare operation, measured in the same run, with the aim beside it.
void report(const std::string& what, const Timings& ours, const Timings& bare, const std::string& aim);
void report(const std::string& what, const Timings& ours, const std::string& aim);
void reportValue(const std::string& what, double value, const std::string& unit, const std::string& aim);

/// The greatest memory that this process had so far, in MB (VmHWM); and what it has now (VmRSS).
double peakMegabytes();
double residentMegabytes();

} // namespace accord::bench
