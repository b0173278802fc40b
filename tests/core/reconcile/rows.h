// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/label_matrix.h"
#include "tests/core/sample.h"

#include <string>
#include <vector>

namespace accord::test {

/// Labels of one item, by person; empty: none, "-": not for this study, "?": cannot tell.
inline void giveRow(Sample& sample, int item, const std::vector<std::string>& codes)
{
    for (std::size_t person = 0; person < codes.size(); ++person) {
        const std::string& code = codes[person];
        if (!code.empty()) {
            sample.give(static_cast<int>(person), item,
                        code == "-"   ? notForStudy(Exclusion::OffTopic)
                        : code == "?" ? cannotTell()
                                      : sample.labelled(code));
        }
    }
}

inline LabelMatrix labelMatrixOf(Sample& sample)
{
    return must(LabelMatrix::load(sample.project, sample.round));
}

} // namespace accord::test
