// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/deciding/reasons.h"

#include "core/store/events/decisions.h"

namespace accord::reconcile {

Result<std::vector<std::string>> reasonsLike(Project& project, const std::string& typed, int most)
{
    return store::reasonsLike(project.database(), typed, most);
}

} // namespace accord::reconcile
