// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/host/world.h"

#include <nlohmann/json.hpp>

#include <string>

/// The world in the shape in which each host hands it out.
namespace accord::test::host {

struct Places
{
    std::string web; ///< where people look: "https://github.com"
    std::string api; ///< the base of the API: "http://127.0.0.1:4711"
};

/// "2023-05-11T01:10:11Z", or as Gitee writes it, "2023-05-11T09:10:11+08:00"; null for 0.
nlohmann::json timeJson(Dialect dialect, std::int64_t time);

std::string webAddress(const World& world, const WorldIssue& issue, const Places& places);

nlohmann::json issueJson(const World& world, const WorldIssue& issue, const Places& places);
nlohmann::json commentJson(const World& world, const WorldIssue& issue, const WorldComment& comment,
                           const Places& places);

} // namespace accord::test::host
