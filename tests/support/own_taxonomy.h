// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include <cstdio>
#include <map>
#include <string>
#include <vector>

namespace accord::test {

/// A taxonomy file of somebody's own from codes, with a name after a blank: "C", "C.9", "X Crash". What is above a
/// category stands before it.
inline std::string ownTaxonomy(const std::vector<std::string>& codes)
{
    nlohmann::ordered_json file{{"format", "accord-taxonomy"}, {"version", 1}, {"name", "Own"}};
    std::map<std::string, std::string> ids;
    for (const std::string& each : codes) {
        const auto blank = each.find(' ');
        const std::string code = each.substr(0, blank);
        std::string id(36, '0');
        std::snprintf(id.data(), id.size() + 1, "0b1d6a0e-5f0c-4a55-9d2b-%012zu", ids.size() + 1);
        const auto above = ids.find(code.substr(0, code.rfind('.')));
        nlohmann::ordered_json category{{"id", id}, {"parent", nullptr}, {"code", code}, {"name", "Name of " + code}};
        if (above != ids.end() && above->first != code) {
            category["parent"] = above->second;
        }
        if (blank != each.npos) {
            category["name"] = each.substr(blank + 1);
        }
        file["categories"].push_back(category);
        ids.emplace(code, id);
    }
    return file.dump();
}

} // namespace accord::test
