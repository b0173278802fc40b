// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/own_home.h"

#include <cstdlib>

namespace accord::test {

OwnHome::OwnHome()
{
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"}) {
        const auto folder = m_folder / variable;
        std::filesystem::create_directory(folder);
        ::setenv(variable, folder.c_str(), 1);
    }
}

} // namespace accord::test
