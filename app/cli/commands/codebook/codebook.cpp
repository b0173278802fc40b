// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/codebook/codebook.h"

#include "app/cli/commands/commands.h"

namespace accord::cli {

void addCodebook(CommandSet& commands)
{
    CLI::App& group = commands.group("codebook", "Read the codebook, its versions, and what is to be looked at again");
    addCodebookShow(commands, group);
    addCodebookVersions(commands, group);
    addCodebookPrint(commands, group);
    addCodebookAgain(commands, group);
}

} // namespace accord::cli
