// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/report/words.h"

namespace accord::test {

inline const report::Words kEnglish(messages::Language::English);

} // namespace accord::test
