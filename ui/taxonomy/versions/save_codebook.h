// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "ui/support/session.h"

#include <functional>

class QWidget;

namespace accord::ui {

class Prompts;

/// Asks where to, and writes the codebook as HTML, PDF or Markdown, whichever the name of the file says; in the
/// background. `version`: 0 for the newest. `done` is told the sentence to say, whether it went well or not.
void saveCodebook(Session& session, Prompts& prompts, QWidget* parent, int version,
                  const std::function<void(const QString&)>& done);

} // namespace accord::ui
