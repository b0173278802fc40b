// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace accord::exchange {

/// The layouts in which a round's labels leave the project; each can be imported again.
enum class ExportFormat : std::uint8_t {
    Wide, ///< CSV: link, one column per annotator, the decision if there is any, and for each annotator whose labels
          ///< cite something a column with the citations; see StudyProfile for the headings
    Long, ///< CSV: a row per label with everything that belongs to it
    Json, ///< a list of items with labels and decision, everything that belongs to them
};

std::optional<ExportFormat> exportFormatNamed(std::string_view name); ///< "wide", "long", "json"

/// What is in the file.
struct ExportReport
{
    std::int64_t items = 0; ///< rows, of Long those with a label
    std::int64_t labels = 0;
    std::int64_t decisions = 0;
    std::int64_t deferred = 0; ///< items that are put off, and nothing is decided of them; Json alone has them
    LaterLabels later;         ///< labels that are others than first labels (see FirstLabelsEnd), or were given later
};

struct ExportOptions
{
    /// CSV: write what a spreadsheet takes for a formula as it is. Otherwise it gets an apostrophe in front, which the
    /// import takes off again.
    bool exact = false;
    /// People by their pseudonyms, in the order of those; what they wrote stays as it is, and may name somebody.
    bool pseudonyms = false;
    /// Nothing but what this person said: of items that they labelled, without decisions and votes. It may be had while
    /// the round is blind, and then an issue's occurrences are counted among these items. Whoever asks is that person.
    PersonId own{};
};

/// Writes a round's labels as they hold now, and its decisions, in the round's order of items. The file is complete or
/// not there: it is written beside its place and then renamed. Errc::NotPermitted while the round is blind (but for
/// one's own), Unwritable, DiskFull.
Result<ExportReport> exportLabels(Project& project, RoundId round, ExportFormat format,
                                  const std::filesystem::path& file, const ExportOptions& options = {});

} // namespace accord::exchange
