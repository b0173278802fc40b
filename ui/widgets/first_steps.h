// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/core/page.h"
#include "ui/widgets/placeholder.h"

namespace accord::ui {

/// Says what is missing before anybody can label, and offers what to do next, the first of it as the button that Enter
/// presses: a taxonomy, issues, people, a round, a name. False when nothing is.
bool sayWhatIsMissing(const PageContext& context, Placeholder& place);

} // namespace accord::ui
