// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/console.h"
#include "core/model/study.h"

#include <string>

namespace accord::cli {

/// Which item it is, for whoever labels: "https://github.com/lumen-ml/lumen/issues/2187 (occurrence 2)". While the
/// round is blind nothing tells that an issue is shown once more: whoever knew would only say the same again.
std::string placeText(const Round& round, const Heading& heading);

/// The same in JSON: `issue`, and `occurrence` unless the round is blind.
Json placeJson(const Round& round, const Heading& heading);

/// The columns "issue" and, unless the round is blind, "occurrence", of rows that know a heading; for programs.
template <class Row, class HeadingOf>
void addPlace(Table<Row>& table, const Round& round, HeadingOf headingOf)
{
    table.key("issue", [headingOf](const Row& row) { return headingOf(row).url; });
    if (!round.blind) {
        table.key("occurrence", [headingOf](const Row& row) { return headingOf(row).occurrence; });
    }
}

} // namespace accord::cli
