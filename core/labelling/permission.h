// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>

namespace accord::labelling {

/// Why a person cannot label in a round.
enum class Hindrance : std::uint8_t {
    None,
    NotStarted,    ///< the round is still being prepared
    Closed,        ///< first labels stay as they were given
    Observer,      ///< the person only looks
    Left,          ///< the person left the study
    NotTakingPart, ///< others label in the round
};

/// As the project was read last. Whether an item is handed to the person is another question: see give().
Hindrance hindrance(const Project& project, RoundId round, PersonId person);

/// The same for one item, asked of the file itself, so that nothing slips in after a round was closed elsewhere: what
/// give() asks within its transaction. An item that is to be looked at again may be labelled in a closed round too.
/// Errc::NotPermitted with the reason as detail, NotFound for a round that is none.
Status requireMayLabel(Project& project, RoundId round, ItemId item, PersonId person);

} // namespace accord::labelling
