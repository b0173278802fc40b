// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/codebook/relabel.h"
#include "core/store/study/codebook_versions.h"

#include <string>
#include <unordered_map>
#include <vector>

namespace accord {

/// What categories meant from one version of the codebook to the next, and what became of them.
class Meanings
{
public:
    static Result<Meanings> read(const std::vector<store::CodebookVersion>& versions, const std::string& file);

    /// Whether a label of the category that was given by one version is to be looked at again where another one holds.
    /// Both count from 0.
    [[nodiscard]] RelabelReason compare(const Uuid& category, std::size_t given, std::size_t holds) const;

private:
    struct State
    {
        std::int64_t meaning = 0;
        Uuid mergedInto;
        bool split = false;
    };
    using Version = std::unordered_map<Uuid, State>;

    [[nodiscard]] Uuid standsFor(const Uuid& category, std::size_t version) const;
    [[nodiscard]] State at(const Uuid& category, std::size_t version) const;

    std::vector<Version> m_versions; ///< what a version does not have is there as the one before had it
};

} // namespace accord
