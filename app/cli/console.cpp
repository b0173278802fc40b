// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/console.h"

#include "app/cli/words.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <iostream>

namespace accord::cli {
namespace {

// Names from the command line may hold anything; what is not UTF-8 must not end the program.
std::string dumped(const Json& object, int indent)
{
    return withEscapedControls(object.dump(indent, ' ', false, Json::error_handler_t::replace));
}

// One less than there are: a full line would wrap, and could not be wiped.
std::size_t columnsOfTerminal()
{
    constexpr std::size_t kUsual = 79;
    winsize size{};
    return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1 ? size.ws_col - 1U : kUsual;
}

constexpr int kWake = SIGUSR1; ///< tells the waiting thread that it is no longer needed

sigset_t awaited()
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, kWake);
    return set;
}

extern "C" void endCancelled(int /*signal*/)
{
    ::_exit(kCancelled);
}

} // namespace

StopOnSignal::StopOnSignal()
{
    const sigset_t set = awaited();
    pthread_sigmask(SIG_BLOCK, &set, &m_before);
    m_thread = std::thread([this, set] {
        int signal = 0;
        while (sigwait(&set, &signal) == 0 && signal != kWake) {
            m_source.request_stop();
        }
    });
}

StopOnSignal::~StopOnSignal()
{
    pthread_kill(m_thread.native_handle(), kWake);
    m_thread.join();
    pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
}

void installSignalDefaults()
{
    std::signal(SIGINT, endCancelled);
    std::signal(SIGTERM, endCancelled);
    std::signal(SIGXFSZ, SIG_IGN);
}

TerminalProgress::TerminalProgress()
    : m_shown(::isatty(STDERR_FILENO) == 1)
{}

TerminalProgress::~TerminalProgress()
{
    if (m_dirty) {
        std::cerr << "\r\033[K" << std::flush;
    }
}

void TerminalProgress::report(std::string_view step, std::int64_t done, std::int64_t total)
{
    if (!m_shown) {
        return;
    }
    const std::string far = total > 0 ? std::to_string(done * 100 / total) + " %" : grouped(done);
    std::cerr << "\r\033[K" << cutToWidth(std::string(step) + "  " + far, columnsOfTerminal()) << std::flush;
    m_dirty = true;
}

void TerminalProgress::show(std::string_view line)
{
    if (m_shown) {
        std::cerr << "\r\033[K" << cutToWidth(line, columnsOfTerminal()) << std::flush;
        m_dirty = true;
    }
}

void Console::line(std::string_view text)
{
    m_progress.reset(); // a result does not go behind a line that is still there
    std::cout << withoutControls(text) << '\n';
}

int Console::emit(const Record& record, int code)
{
    m_progress.reset();
    if (m_format == Format::Text) {
        for (const std::string& text : record.shown()) {
            line(text);
        }
    } else if (m_format == Format::Structured) {
        const Json object = record.json();
        const bool list = object.size() == 1 && object.contains("");
        std::cout << dumped(list ? object[""] : object, 2) << '\n';
    } else {
        const exchange::Sheet sheet = record.sheet(m_format);
        std::cout << withoutControls(m_format == Format::Csv ? exchange::toCsv(sheet) : exchange::toLatex(sheet));
    }
    return code;
}

// As dumped() lays out the whole: an element stands two levels deep.
Status Console::emitWithList(const Record& head, const std::string& key,
                             const std::function<Result<std::optional<Json>>()>& next)
{
    constexpr std::string_view kEnd = "\n}";
    constexpr std::string_view kIndent = "    ";
    m_progress.reset();
    Json whole = head.json();
    whole[key] = Json::array();
    const std::string empty = dumped(whole, 2);
    std::cout << std::string_view(empty).substr(0, empty.size() - 1 - kEnd.size()); // up to the open bracket
    bool any = false;
    while (true) {
        ACCORD_TRY(const std::optional<Json> element, next());
        if (!element) {
            break;
        }
        std::string line = any ? ",\n" : "\n";
        line += kIndent;
        for (const char c : dumped(*element, 2)) {
            line += c;
            if (c == '\n') {
                line += kIndent;
            }
        }
        std::cout << line;
        any = true;
    }
    std::cout << (any ? "\n  ]" : "]") << kEnd << '\n';
    return {};
}

void Console::emitLine(const std::function<Json()>& object, std::string_view text)
{
    if (m_format == Format::Text) {
        line(text);
    } else {
        std::cout << dumped(object(), -1) << '\n';
    }
}

void Console::note(std::string_view text)
{
    m_progress.reset();
    std::cerr << withoutControls(text) << '\n';
}

bool Console::flush()
{
    return std::cout.flush().good();
}

TerminalProgress& Console::progress()
{
    if (!m_progress) {
        m_progress.emplace();
    }
    return *m_progress;
}

std::stop_token Console::stop()
{
    if (!m_stop) {
        m_stop.emplace();
    }
    return m_stop->token();
}

} // namespace accord::cli
