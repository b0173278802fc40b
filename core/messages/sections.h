// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/messages/catalogue.h"

/// Marks a text for lupdate, which knows it by this name; core links no Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(context, text) text
#endif

namespace accord::messages {

std::span<const Entry> aboutFiles();

} // namespace accord::messages
