// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace accord::format {

/// A host's time in UTC: "2023-05-11T09:10:11+08:00", as Gitee writes it, becomes "2023-05-11T01:10:11Z". What is in
/// UTC already, or is no ISO 8601 time, stays as it is.
std::string utcTime(std::string_view time);

} // namespace accord::format
