// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/parts.h"
#include "app/cli/commands/commands.h"

namespace accord::cli {

void addCollect(CommandSet& commands)
{
    CLI::App& group = commands.group("collect", "Bring issues in from GitHub, Gitee and hosts like them");
    addCollectAdd(commands, group);
    addCollectSources(commands, group);
    addCollectConfirm(commands, group);
    addCollectForecast(commands, group);
    addCollectFetch(commands, group);
    addCollectPreview(commands, group);
    addCollectBringIn(commands, group);
    addCollectKeywords(commands, group);
    addCollectDuplicates(commands, group);
    addCollectLog(commands, group);
}

} // namespace accord::cli
