// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

namespace accord::bench {

/// The most megabytes that `work` had allocated at any time beyond what was allocated before. Only in programs that
/// are linked with heap.cpp, which counts every allocation.
double peakHeapOf(const std::function<void()>& work);

} // namespace accord::bench
