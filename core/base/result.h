// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace accord {

/// What went wrong, in a form that programs can compare. The sentence for a person is made at the edge
/// (`ui/support`, `app/cli`) from the code, the subject and the detail.
enum class Errc : std::uint8_t {
    Cancelled,       ///< somebody asked the work to stop
    NotFound,        ///< subject: what was looked for; detail: what exists instead
    Exists,          ///< subject: the file or name that is there already
    Ambiguous,       ///< subject: the name; detail: what it could mean
    Invalid,         ///< subject: the value; detail: what would be right
    Unreadable,      ///< subject: the file; detail: the system's reason
    Unwritable,      ///< subject: the file; detail: the system's reason
    DiskFull,        ///< subject: the file
    NotADatabase,    ///< subject: the file
    NotAProject,     ///< subject: the file, a database of another program
    TooNew,          ///< subject: the file; detail: "7/5", its schema and the newest this build knows
    Damaged,         ///< subject: the file; detail: what does not fit
    ReadOnly,        ///< subject: the file
    Locked,          ///< subject: the file; another program held it for longer than we wait
    BadEncoding,     ///< subject: "file:line"; not UTF-8
    BadSyntax,       ///< subject: "file:line"; detail: what was found and what was expected
    BadTaxonomy,     ///< subject: "file" or the code; detail: which rule of the schema is broken
    UnknownCategory, ///< subject: the code; detail: codes that exist
    NotPermitted,    ///< subject: what was asked; detail: why the study does not allow it
    Network,         ///< subject: the address; detail: the reason
    Internal,        ///< a bug; detail: where
    Changed,         ///< subject: what was to be changed; detail: who changed it meanwhile, and what of it
};

/// An error as a value: code, what it happened to, and the particulars.
struct Error
{
    Errc code = Errc::Internal;
    std::string subject;
    std::string detail;

    bool operator==(const Error&) const = default;
};

/// Either a value or an Error. It cannot be ignored and never throws for an expected failure.
template <class T>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_state(std::in_place_index<0>, std::move(value))
    {}
    Result(Error error)
        : m_state(std::in_place_index<1>, std::move(error))
    {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() & { return std::get<0>(m_state); }
    const T& value() const& { return std::get<0>(m_state); }
    T&& value() && { return std::get<0>(std::move(m_state)); }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    [[nodiscard]] const Error& error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

template <>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error)
        : m_error(std::move(error))
    {}

    [[nodiscard]] bool ok() const { return !m_error.has_value(); }
    explicit operator bool() const { return ok(); }
    [[nodiscard]] const Error& error() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

using Status = Result<void>;

} // namespace accord

#define ACCORD_JOIN_(a, b) a##b
#define ACCORD_JOIN(a, b) ACCORD_JOIN_(a, b)
#define ACCORD_TRY_(temporary, declaration, expression)                                                                \
    auto temporary = (expression);                                                                                     \
    if (!temporary.ok()) {                                                                                             \
        return temporary.error();                                                                                      \
    }                                                                                                                  \
    declaration = std::move(temporary).value()

/// `ACCORD_TRY(auto text, readText(file));` declares `text` or returns the error to the caller.
#define ACCORD_TRY(declaration, expression) ACCORD_TRY_(ACCORD_JOIN(accordResult, __LINE__), declaration, expression)

/// `ACCORD_CHECK(commit());` returns the error to the caller, if there is one.
#define ACCORD_CHECK(expression)                                                                                       \
    do {                                                                                                               \
        if (auto accordStatus = (expression); !accordStatus.ok()) {                                                    \
            return accordStatus.error();                                                                               \
        }                                                                                                              \
    } while (false)
