// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/taxonomy/walk_keys.h"
#include "ui/core/actions.h"

#include <vector>

namespace accord::ui {

/// The id of the action that walks to a type on the Label page.
QString typeActionId(const Category& type);

enum class Shortcuts : std::uint8_t { AsShipped, AsTheyAre };

/// The keys of the types on the Label page: none that a command of that page or of the window has.
std::vector<taxonomy::TypeKey> typeKeys(const Actions& actions, const Taxonomy& taxonomy, Shortcuts shortcuts);

/// As it is shown: "C".
QString shownKey(const taxonomy::TypeKey& key);

/// Which types have another key there than the letter that their code begins with, and what has that letter; one
/// sentence a line, empty where all have it.
QString otherKeysText(const Actions& actions, const Taxonomy& taxonomy);

/// The sentence of one type.
QString typeKeyText(const Actions& actions, const Taxonomy& taxonomy, const Category& type);

} // namespace accord::ui
