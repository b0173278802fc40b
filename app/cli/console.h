// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/table.h"
#include "core/base/progress.h"
#include "core/base/result.h"

#include <csignal>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

namespace accord::cli {

/// What the program tells its caller. The manual lists them.
enum ExitCode : int {
    kDone = 0,
    kFailed = 1,    ///< something is wrong with the input or the project
    kUsage = 2,     ///< the command line was not understood
    kCancelled = 3, ///< the project is as it was
    kLocked = 4,    ///< another program holds the file, or it is write-protected
};

inline ExitCode exitCodeFor(const Error& error)
{
    switch (error.code) {
    case Errc::Cancelled:
        return kCancelled;
    case Errc::Locked:
    case Errc::ReadOnly:
        return kLocked;
    default:
        return kFailed;
    }
}

/// While it lives, Ctrl+C (SIGINT) and SIGTERM ask the work to stop instead of ending the program, so that it can put
/// things back. Made before the threads of the work.
class StopOnSignal
{
public:
    StopOnSignal();
    ~StopOnSignal();
    StopOnSignal(const StopOnSignal&) = delete;
    StopOnSignal& operator=(const StopOnSignal&) = delete;

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }

private:
    std::stop_source m_source;
    sigset_t m_before{};
    std::thread m_thread; ///< waits for the signals: a handler could not call into std::stop_source
};

/// Ends the program with kCancelled on these signals where nothing needs to be put back, and turns a reached limit on
/// the size of files into an error of the write.
void installSignalDefaults();

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

/// Where a command puts what it has to say: its result on standard output, as text for people, as JSON, CSV or LaTeX,
/// the rest on standard error. Nothing that is printed steers the terminal: see withoutControls().
class Console
{
public:
    explicit Console(Format format)
        : m_format(format)
    {}

    /// Prints the answer as it was asked for. Answers the exit code, so that a command can end with it.
    int emit(const Record& record, int code = kDone);

    /// An answer that is one list, under the key; without a key the JSON is the list itself.
    template <class T>
    int emit(const std::string& key, const Table<T>& columns, std::vector<T> rows, int indent = 0,
             std::optional<std::string> otherwise = {})
    {
        Record record;
        record.table(key, columns, std::move(rows), indent, std::move(otherwise));
        return emit(record);
    }

    /// The JSON of an answer with one more key at its end: the elements that `next` gives, one at a time, until it
    /// gives none. Of a long list only one element is in memory.
    Status emitWithList(const Record& head, const std::string& key,
                        const std::function<Result<std::optional<Json>>()>& next);

    /// One of many, as it comes: an object on a line of its own, or a line of text.
    void emitLine(const std::function<Json()>& object, std::string_view text);

    /// Prints in this format from now on, where a command has an option of its own for it.
    void use(Format format) { m_format = format; }

    [[nodiscard]] Format format() const { return m_format; }

    /// Whether text is printed: for what is said or left out on the way to the answer.
    [[nodiscard]] bool forPeople() const { return m_format == Format::Text; }

    void line(std::string_view text = {}); ///< of the result
    void note(std::string_view text);      ///< on standard error
    bool flush();                          ///< false when standard output could not be written

    /// For long work: what it reports to, and what asks it to stop. Taken before the work starts threads.
    TerminalProgress& progress();
    std::stop_token stop();

private:
    Format m_format;
    std::optional<TerminalProgress> m_progress;
    std::optional<StopOnSignal> m_stop;
};

} // namespace accord::cli
