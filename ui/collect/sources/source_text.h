// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/collect/sources.h"

namespace accord::ui {

class FetchController;
class SourceModel;

/// What a source asks for, and of whom, as far as the table does not say it.
QString wantedText(const Source& source);

/// How its last fetch failed; empty if it did not.
QString failureText(const collect::SourceStatus& status, const SourceModel& book, const FetchController& controller);

/// What can be done next with it.
QString nextText(const collect::SourceStatus& status);

} // namespace accord::ui
