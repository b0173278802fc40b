// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace accord {

/// Of what kind an error is, in a form that programs can compare. What exactly went wrong says the Reason.
enum class Errc : std::uint8_t {
    Cancelled,       ///< somebody asked the work to stop
    NotFound,        ///< what was looked for is not there
    Exists,          ///< a file or a name is there already
    Ambiguous,       ///< a name could mean several
    Invalid,         ///< a value is not as it has to be
    Unreadable,      ///< a file cannot be read
    Unwritable,      ///< a file cannot be written
    DiskFull,        ///< a file has no room
    NotADatabase,    ///< a file is no database
    NotAProject,     ///< a file is a database of another program
    TooNew,          ///< a file was made by a newer Accord
    Damaged,         ///< a file does not hold together
    ReadOnly,        ///< a file can only be read
    Locked,          ///< another program held a file for longer than we wait
    BadEncoding,     ///< not UTF-8; the first argument is "file:line"
    BadSyntax,       ///< not what was expected; the first argument is "file:line"
    BadTaxonomy,     ///< a rule of the schema of taxonomies is broken; the first argument is the file or the code
    UnknownCategory, ///< a code that cannot be used
    NotPermitted,    ///< the study does not allow it
    Network,         ///< an address cannot be reached
    Internal,        ///< a bug
    Changed,         ///< somebody else changed meanwhile what was to be changed
};

/// What exactly went wrong: one for each thing that can be wrong. They are in core/base/reason.h, and the sentence of
/// each in core/messages; whoever makes an error includes the former.
enum class Reason : std::uint16_t;

/// A reason that no error has.
inline constexpr Reason kNoReason{0xFFFF};

struct Error;
struct Message;

/// A value that a sentence names: a name, a number, a path, "file:line"; or a sentence within the sentence. Never a
/// piece of English: what is said in words is a reason of its own.
class Argument
{
public:
    Argument(std::string text)
        : m_text(std::move(text))
    {}
    Argument(std::string_view text)
        : m_text(text)
    {}
    Argument(const char* text)
        : m_text(text)
    {}
    Argument(std::integral auto number)
        : m_text(std::to_string(number))
    {}
    /// A path.
    template <class Path>
    requires requires(const Path& path) { path.lexically_normal(); }
    Argument(const Path& path)
        : m_text(path.string())
    {}
    /// Names or codes: "A.1, A.2".
    Argument(const std::vector<std::string>& names);
    /// What the reason's sentence says.
    Argument(Reason reason);
    Argument(Message message);
    /// What the error says.
    Argument(const Error& error);

    [[nodiscard]] const std::string& text() const { return m_text; }         ///< empty for a message
    [[nodiscard]] const Message* message() const { return m_message.get(); } ///< null for a value

    bool operator==(const Argument& other) const;

private:
    std::string m_text;
    std::shared_ptr<const Message> m_message;
};

using Arguments = std::vector<Argument>;

/// What is to be said, without the words. core/messages makes the sentence.
struct Message
{
    Reason reason = kNoReason;
    Arguments arguments; ///< for %1 to %9 of the sentence

    /// The same with the place of it, which becomes %1, before the other arguments.
    [[nodiscard]] Message at(Argument place) const
    {
        Message placed{reason, {}};
        placed.arguments.push_back(std::move(place));
        placed.arguments.insert(placed.arguments.end(), arguments.begin(), arguments.end());
        return placed;
    }

    bool operator==(const Message&) const = default;
};

/// An error as a value: of what kind it is, what exactly went wrong, and with what.
struct Error
{
    Error() = default;
    Error(Errc errc, Reason what, Arguments with = {})
        : code(errc)
        , reason(what)
        , arguments(std::move(with))
    {}
    Error(Errc errc, Message message)
        : code(errc)
        , reason(message.reason)
        , arguments(std::move(message.arguments))
    {}

    Errc code = Errc::Internal;
    Reason reason = kNoReason;
    Arguments arguments;

    [[nodiscard]] Message message() const { return {reason, arguments}; }
    /// The text of an argument; empty if there are fewer. Most errors name first what they are about.
    [[nodiscard]] std::string argument(std::size_t place) const
    {
        return place < arguments.size() ? arguments[place].text() : std::string();
    }

    /// The same of another file, or whatever else the first argument is.
    [[nodiscard]] Error about(Argument first) const
    {
        Error other = *this;
        if (!other.arguments.empty()) {
            other.arguments.front() = std::move(first);
        }
        return other;
    }

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
