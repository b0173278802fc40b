// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/labelling/item_place.h"

namespace accord::cli {

std::string placeText(const Round& round, const Heading& heading)
{
    return heading.url + (!round.blind && heading.occurrence > 1
                              ? " (occurrence " + std::to_string(heading.occurrence) + ")"
                              : std::string());
}

Json placeJson(const Round& round, const Heading& heading)
{
    Json object{{"issue", heading.url}};
    if (!round.blind) {
        object["occurrence"] = heading.occurrence;
    }
    return object;
}

} // namespace accord::cli
