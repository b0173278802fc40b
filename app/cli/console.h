// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/signals.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace accord::cli {

using Json = nlohmann::ordered_json;

/// The value, or null where there is none.
template <class T>
Json orNull(const std::optional<T>& value)
{
    return value ? Json(*value) : Json(nullptr);
}

/// Shows how far long work is, on one line of the terminal that is wiped at the end; nothing where standard error is
/// no terminal.
class TerminalProgress final : public Progress
{
public:
    TerminalProgress();
    ~TerminalProgress() override;
    void report(std::string_view step, std::int64_t done, std::int64_t total) override;

    [[nodiscard]] bool shown() const { return m_shown; } ///< false where nobody would see it

    /// Any line instead, as much of it as the terminal has room for.
    void show(std::string_view line);

private:
    bool m_shown;
    bool m_dirty = false;
};

/// Where a command puts what it has to say: its result on standard output, as text or as JSON, the rest on standard
/// error. Nothing that is printed steers the terminal: see withoutControls().
class Console
{
public:
    explicit Console(bool json)
        : m_json(json)
    {}

    [[nodiscard]] bool json() const { return m_json; }

    void line(std::string_view text = {}); ///< of the result
    void object(const Json& object);       ///< the whole result
    /// The whole result as well, with one more key at its end: the elements that `next` gives, one at a time, until it
    /// gives none. Of a long list only one element is in memory.
    Status objectWithList(const Json& head, const std::string& key,
                          const std::function<Result<std::optional<Json>>()>& next);
    void jsonLine(const Json& object); ///< one of many, on a line of its own
    void note(std::string_view text);  ///< on standard error
    bool flush();                      ///< false when standard output could not be written

    /// For long work: what it reports to, and what asks it to stop. Taken before the work starts threads.
    TerminalProgress& progress();
    std::stop_token stop();

private:
    bool m_json;
    std::optional<TerminalProgress> m_progress;
    std::optional<StopOnSignal> m_stop;
};

} // namespace accord::cli
