// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/project/project.h"
#include "tests/core/must.h"
#include "tests/fuzz/target.h"

namespace accord::fuzz {

/// Whether it worked; whatever is refused is refused with an error that says why.
template <class T>
bool fine(const Result<T>& result)
{
    require(result.ok() || result.error().code != Errc::Internal || !accord::test::said(result.error()).empty(),
            "an error says what happened");
    return result.ok();
}

/// Does with an open project what the window and the command line do: reads every page and text, searches, measures,
/// lists conflicts, exports, labels, decides, looks whether it is sound. Whatever is refused is refused with an error.
void useAll(Project& project);

} // namespace accord::fuzz
