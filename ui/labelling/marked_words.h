// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace accord::ui {

/// The words of a search as the reader marks them: without what only the search understands.
std::vector<std::string> markedWords(const QString& typed);

} // namespace accord::ui
