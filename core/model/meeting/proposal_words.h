// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/meeting/proposal.h"

#include <optional>
#include <string_view>

namespace accord {

/// The words for proposals on the command line and in JSON.

std::string_view kindName(ProposalKind kind);    ///< "new", "change"
std::string_view fieldName(CategoryField field); ///< "definition", "use_when", "not_when", "example"; empty for a wish
std::optional<CategoryField> fieldNamed(std::string_view name);
std::string_view stateName(ProposalState state); ///< "open", "accepted", "rejected", "withdrawn"
std::string_view stanceName(Stance stance);      ///< "for", "against"; empty for none

} // namespace accord
