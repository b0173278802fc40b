// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace accord::format {

/// A host's time in UTC: "2023-05-11T09:10:11+08:00", as Gitee writes it, becomes "2023-05-11T01:10:11Z". What is in
/// UTC already, or is no ISO 8601 time, stays as it is.
std::string utcTime(std::string_view time);

/// Whether it is a time in UTC to the second or better: "2023-05-11T01:10:11Z", "2026-02-03T04:05:06.789Z".
bool isUtcTime(std::string_view time);

} // namespace accord::format
