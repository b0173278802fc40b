// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/heap.h"

#include <malloc.h>

#include <algorithm>
#include <cstdlib>
#include <new>

namespace {

std::size_t g_now = 0;
std::size_t g_peak = 0;

} // namespace

// Counting is not safe between threads: these programs have one.
void* operator new(std::size_t size)
{
    void* memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr) {
        throw std::bad_alloc();
    }
    g_now += malloc_usable_size(memory);
    g_peak = std::max(g_peak, g_now);
    return memory;
}

void operator delete(void* memory) noexcept
{
    if (memory != nullptr) {
        g_now -= malloc_usable_size(memory);
        std::free(memory);
    }
}

void operator delete(void* memory, std::size_t /*size*/) noexcept
{
    ::operator delete(memory);
}

namespace accord::bench {

double peakHeapOf(const std::function<void()>& work)
{
    const std::size_t before = g_now;
    g_peak = g_now;
    work();
    return static_cast<double>(g_peak - before) / 1024 / 1024;
}

} // namespace accord::bench
