// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/counts.h"

#include "core/store/events/counts.h"

namespace accord::study {

Result<RoundCounts> countsOf(Project& project, RoundId round)
{
    ACCORD_TRY(const store::RoundCounts counts, store::countsOf(project.database(), round));
    return RoundCounts{counts.items, counts.labels, counts.annotators, counts.decided, counts.deferred};
}

} // namespace accord::study
