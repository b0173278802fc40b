// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/citation.h"
#include "core/store/events/event_fields.h"

#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// What a label cites as a JSON list, as files have it; empty where nothing is cited.
nlohmann::ordered_json citationList(const std::vector<Citation>& citations);

/// None: it is no list, or one of its citations is unsound or one too many.
std::optional<std::vector<Citation>> citationsIn(const nlohmann::json& list);

} // namespace accord::store
