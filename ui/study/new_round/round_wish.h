// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/study/assignment/plan.h"
#include "core/study/lifecycle.h"
#include "core/study/sampling/sample.h"

#include <limits>

namespace accord::ui {

/// What the steps of a new round collect.
struct RoundWish
{
    study::RoundContent content;
    study::SampleRequest sample;
    bool all = false; ///< every issue of the frame, no sample
    study::AssignmentRequest assignment{{}, study::AssignmentMethod::EveryoneAll, {}, 2, 50, {}, 1};

    /// The sample to draw: of all, one that is as large as any frame.
    [[nodiscard]] study::SampleRequest request() const
    {
        study::SampleRequest request = sample;
        if (all) {
            request.strata = {};
            request.allocation = study::Allocation::Proportional;
            request.quotas.clear();
            request.size = std::numeric_limits<std::int64_t>::max();
        }
        return request;
    }
};

} // namespace accord::ui
