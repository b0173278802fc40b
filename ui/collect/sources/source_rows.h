// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include "core/collect/sources.h"
#include "ui/widgets/lists/cell_table.h"

#include <cstdint>
#include <vector>

namespace accord::ui {

class FetchController;
class SourceModel;

enum class SourceColumn : std::uint8_t { Repository, Period, State, Issues, Comments, New, Limit };

QStringList sourceHeader();

/// The sources as rows of the table, with what the desk knows of those that are being fetched.
std::vector<CellRow> sourceRows(const SourceModel& book, const FetchController& controller);

} // namespace accord::ui
