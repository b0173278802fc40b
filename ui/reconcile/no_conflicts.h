// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ui/support/page.h"

namespace accord::ui {

class Placeholder;

/// Says in the place of the conflicts why there are none to be seen: no round, a blind one, or one that is being read.
void sayWhyNoConflicts(Placeholder& notice, const PageContext& context);

} // namespace accord::ui
