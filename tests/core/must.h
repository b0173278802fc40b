// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/messages/catalogue.h"

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace accord::test {

/// An error in one line, for messages of tests.
inline std::string describe(const Error& error)
{
    return "Errc " + std::to_string(static_cast<int>(error.code)) + ": " + messages::sentence(error);
}

/// The sentence of an error as both programs begin it; an exception that fails the case where the error brings other
/// arguments than its sentence has.
inline std::string said(const Error& error)
{
    if (!messages::fits(error.message())) {
        throw std::runtime_error("the arguments do not fit: " + messages::sentence(error));
    }
    return messages::sentence(error);
}

inline bool says(const Error& error, std::string_view text)
{
    return said(error).find(text) != std::string::npos;
}

/// What is wrong at a place ("file:line", an address), which stands first in the sentence: without it and the full
/// stop.
inline std::string problemOf(const Error& error)
{
    const std::string text = said(error);
    const std::size_t from = error.argument(0).size() + 2;
    return text.substr(from, text.size() - from - 1);
}

/// Whether it is of that kind, names that (a value, a file, "file:line"), and says that of it.
inline bool isError(const Error& error, Errc code, std::string_view about, std::string_view text)
{
    return error.code == code && says(error, about) && says(error, text);
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
    (void)said(result.error());
    return result.error();
}

} // namespace accord::test
