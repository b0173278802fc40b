// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/agreement/estimate.h"
#include "core/agreement/rating_table.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/exchange/ratings/figure_tree.h"
#include "core/exchange/table_choice.h"
#include "core/model/category.h"
#include "core/model/taxonomy.h"
#include "core/project/project.h"
#include "core/project/ratings.h"

#include <cstdint>
#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace accord::exchange {

/// What an audit looks for in labels.
enum class AuditCheck : std::uint8_t {
    RepeatedItems,    ///< an item that is listed again, and was not drawn as a repeat
    CopiedLabels,     ///< two annotators alike on so many items in a row that it is hardly chance
    RepeatedBlock,    ///< rows in a row with the labels that other rows in a row have
    CodesOutside,     ///< labels that the codebook does not have or has retired
    Renumbered,       ///< a code that meant another category in an earlier version of the codebook
    NeverUsed,        ///< a category that nobody used
    NeverFinal,       ///< a category that is used, and never agreed on or never final
    FinalIsPlurality, ///< final labels that all are what most annotators said
    OrderEffect,      ///< agreement that falls steadily from the first to the last annotator
    Averages,         ///< agreement over all items and the mean over parts lie apart
    TooFast,          ///< labels given faster than one can read
    ChangedLater,     ///< labels changed or given after first labels ended
};

[[nodiscard]] std::string_view keyOf(AuditCheck check); ///< "repeated_items"

enum class AuditSeverity : std::uint8_t {
    Note,    ///< to be said where figures are reported
    Warning, ///< a weakness of what the labels can show
    Serious, ///< labels that may not be what they seem
};

[[nodiscard]] std::string_view keyOf(AuditSeverity severity); ///< "note"

struct AuditFinding
{
    AuditCheck check = AuditCheck::RepeatedItems;
    AuditSeverity severity = AuditSeverity::Note;
    Message message;    ///< the sentence, with the figures that matter
    FigureTree figures; ///< the same and more, by name
};

/// A label whose time in view is known, and what there was to read.
struct TimedLabel
{
    int annotator = 0;
    double seconds = 0;
    std::int64_t characters = 0; ///< of title and body
};

/// What is looked at: of a table in a file, or of a round.
struct AuditedLabels
{
    std::vector<std::string> items;        ///< names by row; of a drawn repeat another one than that of the first
    std::vector<std::string> repositories; ///< by row; or the files that the rows are from
    std::vector<std::string> annotators;   ///< in the order in which they stand
    std::vector<std::string> codes;        ///< by category of the table
    agreement::RatingTable table;
    agreement::RatingTable whole{}; ///< the labels as they stand, in the same rows, where those of the table are cut to
                                    ///< a level: whoever copies is alike in all of it. Empty: the table has all
    std::vector<int> finals;        ///< by row; empty where there are none
    std::int64_t undecided = 0;     ///< rows with a label and, as yet, without a decision or a final label
    std::vector<bool> byRule;       ///< by row: a rule made the final label, and says so itself; empty: none
    std::vector<Taxonomy> codebooks; ///< versions, the oldest first; the last one holds. Empty: not known
    std::vector<TimedLabel> timed;
    LaterLabels later{};                                    ///< of a round: which are in no other check
    agreement::Outcome withLater = agreement::NoEstimate{}; ///< Fleiss' kappa with them
};

/// Tables of labels without a project: CSV, a row per item, a column per annotator.
struct AuditedTables
{
    std::vector<std::filesystem::path> files;
    std::string item;                   ///< the column that names the items; empty: "item", or the one with links
    std::string final;                  ///< that of final labels; empty: the one whose header says so, if there is one
    std::vector<std::string> codebooks; ///< files, or names of those that ship with Accord, the oldest first
    /// The columns of annotators; empty: all others, and what is called a count is refused.
    std::vector<std::string> raters{};
    TableChoice table{}; ///< how each of the files is to be read
};

/// All rows of the files, one after the other; annotators are the same where their columns have the same names. Items
/// belong to the repository of their link; those without one to their file. Errc::NotFound, Unreadable, BadSyntax,
/// BadEncoding, and those of a taxonomy; Errc::Cancelled.
Result<AuditedLabels> readAudited(const AuditedTables& tables, Progress& progress, const std::stop_token& stop);

/// A round at one level, with all versions of the codebook. Errc::NotPermitted while it is blind.
Result<AuditedLabels> readAudited(Project& project, RoundId round, Level level, const std::stop_token& stop = {});

/// All that was found, the checks in their order. Where a check rests on chance (copied labels, order, averages) it
/// asks for so much that a sound study is hardly ever named: what it names is to be looked at, and proves nothing.
/// Long work of many labels: reports how many of the checks are done. Errc::Cancelled.
Result<std::vector<AuditFinding>> audit(const AuditedLabels& labels, Progress& progress, const std::stop_token& stop);

/// Whether anything is worse than a note.
[[nodiscard]] bool needsAttention(const std::vector<AuditFinding>& findings);

} // namespace accord::exchange
