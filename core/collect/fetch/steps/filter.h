// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/collect/fetch/steps/fetch_context.h"
#include "core/store/collect/fetched.h"

#include <vector>

namespace accord::collect {

/// Leaves out of these issues the ones that the source's selection does not want, whatever their discussions say:
/// nobody will read those. Where a selection asks for everything all of them stay.
Status leaveOutUnwanted(FetchContext& context, std::vector<store::Undiscussed>& issues);

} // namespace accord::collect
