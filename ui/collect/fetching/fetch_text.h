// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/collect/fetch/fetch.h"
#include "core/model/collect.h"

#include <vector>

namespace accord::ui {

QString phaseText(const Fetching& fetching); ///< "issues, page 12 of 101"
QString waitText(std::int64_t seconds);      ///< "waiting 40 s"

/// What a source is at that nobody fetches from: "never fetched", "stopped at issues, page 12 of 101", "fetched
/// 22 Nov 2026 10:12".
QString restText(const Fetching& fetching);

/// What fetching would cost: "About 412 requests, 9 min, 8 % of the hourly limit (4,588 of 5,000 are left)."
QString forecastText(const std::vector<collect::FetchCost>& forecasts);

/// What is left of a host's limit: "4,588 of 5,000"; empty where the host does not tell.
QString limitText(const collect::FetchCost& forecast);

/// How a fetch ended, and what it left out, in sentences.
QString outcomeText(const std::vector<collect::FetchOutcome>& outcomes);

} // namespace accord::ui
