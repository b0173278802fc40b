// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/labels/label_columns.h"
#include "core/model/taxonomy.h"
#include "core/model/words.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace accord::exchange {

struct LabelTextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

/// In lower case, with one blank between words.
std::string oneSpelling(std::string_view label);

/// What cells of a table say, by the taxonomy and by what somebody said about them. The taxonomy and the reading must
/// outlive it.
class LabelWords
{
public:
    LabelWords(const Taxonomy& taxonomy, const LabelReading& reading);

    struct Found
    {
        std::optional<VerdictText> verdict; ///< none: it is no label that could be given
        bool retired = false;               ///< the category is
    };

    /// The label of a cell: without blanks at its ends, another one where it stands for that; empty where there is
    /// none. `rated`: in a cell of a person, where empty may mean something.
    [[nodiscard]] std::string_view labelIn(std::string_view cell, bool rated) const;

    /// What a label says: a verdict, the code of a category, its name, or its names from the type down with what
    /// separates levels.
    [[nodiscard]] const Found& find(std::string_view label);

private:
    [[nodiscard]] Found look(std::string_view label) const;
    void addName(const std::string& name, const Category& category);

    const Taxonomy& m_taxonomy;
    const LabelReading& m_reading;
    std::unordered_map<std::string, const Category*> m_names; ///< null: several are called so
    std::unordered_map<std::string, std::string, LabelTextHash, std::equal_to<>> m_replaced;
    std::unordered_map<std::string, Found, LabelTextHash, std::equal_to<>> m_known;
};

} // namespace accord::exchange
