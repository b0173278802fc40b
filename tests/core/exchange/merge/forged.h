// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <filesystem>

namespace accord::test {

/// Puts into a package of the sample whatever is not its person's to say, without an author and in its person's name: a
/// decision by rule and one by hand, a label in the name of `other` ("Person 2"), the person as a lead, an added
/// person, the round renamed and closed, a new round, an item and a text, a version of the codebook, a conclusion on
/// the round, and settings.
void forge(const std::filesystem::path& package, const Uuid& other);

} // namespace accord::test
