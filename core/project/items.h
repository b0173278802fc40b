// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/project.h"

#include <span>
#include <vector>

namespace accord {

/// What lists show of items, in the order asked for; one that is not there is left out. For the rows in view.
Result<std::vector<Heading>> headingsOf(Project& project, std::span<const ItemId> items);

} // namespace accord
