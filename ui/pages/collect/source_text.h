// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include "core/collect/sources.h"
#include "ui/widgets/column_model.h"

#include <cstdint>
#include <vector>

namespace accord::ui {

class FetchController;
class SourceModel;

/// What a source asks for, and of whom, as far as the table does not say it.
QString wantedText(const Source& source);

/// How its last fetch failed; empty if it did not.
QString failureText(const collect::SourceStatus& status, const SourceModel& book, const FetchController& controller);

/// What can be done next with it.
QString nextText(const collect::SourceStatus& status);

enum class SourceColumn : std::uint8_t { Repository, Period, State, Issues, Comments, New, Limit };

/// Of the table of sources, with what the controller knows of those that are being fetched. Both outlive the columns.
Columns<collect::SourceStatus> sourceColumns(const SourceModel& book, const FetchController& controller);

} // namespace accord::ui
