// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/labelling/queue.h"
#include "core/project/project.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accord::ui {

/// Names and titles of a queue, folded for comparing, one after the other in one piece of memory (about 80 bytes an
/// entry). Read when somebody first filters, in steps, so that typing never waits for the file.
class TitleIndex
{
public:
    /// Above this many entries titles are not held; the full-text search finds them.
    static constexpr std::size_t kMost = 200'000;

    explicit TitleIndex(Project& project);

    void clear();
    [[nodiscard]] std::size_t size() const { return m_ends.size(); } ///< entries read so far

    /// Reads a further hundred or so entries. False when it has them all.
    bool fillFurther(const std::vector<labelling::QueueEntry>& entries);

    /// Of the entries [from, size()) those that have every word of `typed`.
    [[nodiscard]] std::vector<std::uint32_t> matches(const std::string& typed, std::size_t from) const;

private:
    [[nodiscard]] std::string_view text(std::size_t index) const;

    Project& m_project;
    std::string m_text;
    std::vector<std::uint32_t> m_ends;
};

} // namespace accord::ui
