// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

/// What becomes of each table of a project file when the file is repaired, when another copy is merged into it, and
/// when an import is taken back. Said here once: salvage goes by it, and tests hold every table of the schema against
/// it, so that none is forgotten.
namespace accord::store {

/// In a repair that makes the file anew.
enum class InRepair : std::uint8_t {
    Derived,  ///< made again from the events or the texts
    Fetched,  ///< fetched again from the hosts
    Salvaged, ///< every row that can be read is brought over
    Private,  ///< of open windows: it ends with them
};

/// When another whole copy is merged by a lead.
enum class InMerge : std::uint8_t {
    Derived, ///< follows from what is merged
    Merged,  ///< what the other copy has is taken over
    Private, ///< each copy keeps its own
};

/// When an import that was cut off is taken back.
enum class InUndo : std::uint8_t {
    Derived,   ///< follows from what is left
    TakenBack, ///< rows of the import go, and those that hang on them
    Stays,     ///< no import brings any, or none that would be missed
};

struct TableAccount
{
    std::string_view name;
    InRepair repair;
    InMerge merge;
    InUndo undo;
};

/// First what others refer to.
constexpr std::array kTables = std::to_array<TableAccount>({
    {"project", InRepair::Salvaged, InMerge::Private, InUndo::Stays},
    {"person", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"presence", InRepair::Private, InMerge::Private, InUndo::Stays},
    {"left_out", InRepair::Salvaged, InMerge::Private, InUndo::Stays},
    {"saved_filter", InRepair::Salvaged, InMerge::Merged, InUndo::Stays},
    {"import", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"text_group", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"text", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"document", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"part", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"text_version", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"issue_fact", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"keyword", InRepair::Salvaged, InMerge::Merged, InUndo::Stays},
    {"hit", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"round", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"item", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"category", InRepair::Salvaged, InMerge::Derived, InUndo::Stays},
    {"codebook", InRepair::Salvaged, InMerge::Derived, InUndo::Stays},
    {"event", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"answer", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"event_later", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"passage", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"taking_part", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"assigned_item", InRepair::Salvaged, InMerge::Merged, InUndo::TakenBack},
    {"label", InRepair::Derived, InMerge::Derived, InUndo::Derived},
    {"decision", InRepair::Derived, InMerge::Derived, InUndo::Derived},
    {"search", InRepair::Derived, InMerge::Derived, InUndo::Derived},
    {"fetched_issue", InRepair::Fetched, InMerge::Private, InUndo::Stays},
    {"fetched_comment", InRepair::Fetched, InMerge::Private, InUndo::Stays},
    {"fetching", InRepair::Fetched, InMerge::Private, InUndo::Stays},
    {"fetch_log", InRepair::Fetched, InMerge::Private, InUndo::Stays},
});

} // namespace accord::store
