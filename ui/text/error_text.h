// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/base/result.h"

namespace accord::ui {

/// An error as a sentence or two for a person: what happened, to what, and what to do.
QString errorText(const Error& error);

/// A message of the catalogue in the language of the window.
QString messageText(const Message& message);

} // namespace accord::ui
