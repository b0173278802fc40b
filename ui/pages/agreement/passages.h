// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

#include "core/project/agreement/evidence.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/save.h"

#include <vector>

namespace accord::ui {

// How well people agree on the passages that their labels cite, of a whole round.

/// A row for passages alone and one for each level.
struct PassageRows
{
    QStringList header;
    std::vector<NumberRow> rows;
};
PassageRows passageRows(const EvidenceAgreement& found);

/// What the value is and where its definition stands; what it rests on; why there is none.
QString passagesText(const EvidenceAgreement& found);

TextTable passageTable(const EvidenceAgreement& found);

} // namespace accord::ui
