// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/collect/fetch/fetch.h"

#include <map>
#include <string>

namespace accord::cli {

/// Shows a running fetch: on one line of the terminal, or with `verbose` a line on standard error for each step.
class FetchView final : public collect::FetchWatch
{
public:
    FetchView(Console& console, bool verbose)
        : m_console(console)
        , m_verbose(verbose)
    {}

    void page(const Source& source, const Fetching& fetching, const FetchedCounts& counts) override;
    void waits(const Source& source, std::int64_t seconds, const std::string& why) override;

private:
    void show(const Source& source, const std::string& text);

    Console& m_console;
    bool m_verbose;
    std::map<Uuid, std::string> m_now; ///< what each source was last at
};

} // namespace accord::cli
