// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/project.h"

#include <string>

namespace accord::study {

/// Adds a person. Initials are made from the name where none are given ("Mira Okafor": MO). Errc::Exists when somebody
/// of that name is there already, Errc::Invalid for a name without a letter.
Result<Person> addPerson(Project& project, const std::string& name, const std::string& initials = {});

} // namespace accord::study
