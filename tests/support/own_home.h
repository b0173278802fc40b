// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/temp_folder.h"

namespace accord::test {

/// Points the XDG folders of this process (and of those it starts) into a temporary folder, so that a test neither
/// reads nor leaves settings, data or caches of the person who runs it.
class OwnHome
{
public:
    OwnHome();

private:
    TempFolder m_folder;
};

} // namespace accord::test
