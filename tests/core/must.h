// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <stdexcept>
#include <string>
#include <utility>

namespace accord::test {

/// An error in one line, for messages of tests.
inline std::string describe(const Error& error)
{
    return "Errc " + std::to_string(static_cast<int>(error.code)) + ": " + error.subject + ": " + error.detail;
}

/// The value, or an exception that fails the case with the error. Works in any thread.
template <class T>
T must(Result<T> result)
{
    if (!result.ok()) {
        throw std::runtime_error(describe(result.error()));
    }
    return std::move(result).value();
}

inline void must(const Status& status)
{
    if (!status.ok()) {
        throw std::runtime_error(describe(status.error()));
    }
}

/// The error's code; an exception that fails the case where there is none.
template <class T>
Error errorOf(const Result<T>& result)
{
    if (result.ok()) {
        throw std::runtime_error("an error was expected");
    }
    return result.error();
}

} // namespace accord::test
