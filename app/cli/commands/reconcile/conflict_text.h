// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/model/study.h"
#include "core/reconcile/conflicts.h"

#include <cstddef>
#include <string>
#include <vector>

namespace accord::cli {

/// "B.1", "-" for not for this study.
std::string codeOf(const LabelMatrix& labelMatrix, const reconcile::Choice& choice);

Json conflictJson(const LabelMatrix& labelMatrix, const reconcile::Conflict& conflict, const Heading& heading);

/// The conflicts for which there are headings, one line each, and how many more there are of `total`.
void printList(const LabelMatrix& labelMatrix, const std::vector<reconcile::Conflict>& conflicts,
               const std::vector<Heading>& headings, std::size_t total, Console& console);

} // namespace accord::cli
