// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/project/presence.h"
#include "core/project/project.h"

#include <string>
#include <vector>

namespace accord::cli {

/// "local", "network", "cloud"
std::string placeWord(Place place);

/// One sentence: where the file lies and what that means.
std::string placeSentence(const Opened& opened);

/// What was found of a process that ended abruptly; empty if nothing was.
std::string recoverySentence(const Opened& opened);

/// "Ann, Ben in 2 windows, somebody who has not said who they are"; "nobody".
std::string hereText(const Project& project, const std::vector<Present>& others);

/// The same, one object per window with `name` and `initials`, both null where they are not known.
Json hereJson(const Project& project, const std::vector<Present>& others);

} // namespace accord::cli
