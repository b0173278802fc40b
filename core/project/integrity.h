// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord {

/// What a check of the whole file found.
struct Integrity
{
    std::int64_t events = 0;             ///< everything that people ever did
    std::int64_t labels = 0;           ///< as they stand now
    std::int64_t decisions = 0;        ///< as they stand now
    std::vector<std::string> findings; ///< what does not fit, one line each
    bool pagesSound = true;            ///< the file itself is whole, whatever else does not fit
    std::int64_t wrongLabels = 0;      ///< do not follow from what people did
    std::int64_t wrongDecisions = 0;
    std::int64_t interruptedImports = 0; ///< neither finished nor taken back; harmless

    [[nodiscard]] bool sound() const { return findings.empty() && wrongLabels == 0 && wrongDecisions == 0; }
};

/// Reads everything: the file's pages and references, and whether the current labels and decisions follow from the
/// events. Changes nothing.
Result<Integrity> checkIntegrity(Project& project);

} // namespace accord
