// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/agreement/study.h"

#include <algorithm>

namespace accord::test {

Study readStudy(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const auto file = entry.path() / (entry.path().filename().string() + ".csv");
        if (std::filesystem::exists(file)) {
            files.push_back(file);
        }
    }
    std::ranges::sort(files);
    Study study;
    for (const auto& file : files) {
        auto text = readCsv(file);
        study.text.columns = text.columns;
        for (auto& row : text.rows) {
            study.text.rows.push_back(std::move(row));
            study.framework.push_back(file.stem().string());
        }
    }
    return study;
}

TextTable selected(const Study& study, const nlohmann::json& select)
{
    TextTable result{study.text.columns, {}};
    const auto framework = select.value("framework", "");
    const auto finalType = select.value("final_type", "");
    const bool type = select.value("level", "") == "type";
    for (std::size_t i = 0; i < study.text.rows.size(); ++i) {
        const auto& row = study.text.rows[i];
        if ((framework.empty() || study.framework[i] == framework) && row.back().starts_with(finalType)) {
            auto& cells = result.rows.emplace_back(row);
            for (auto& cell : cells) {
                cell = type ? cell.substr(0, 1) : cell;
            }
        }
    }
    return result;
}

} // namespace accord::test
