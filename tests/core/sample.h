// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/decision.h"
#include "core/model/issue.h"
#include "core/model/label.h"
#include "core/project/project.h"
#include "tests/core/must.h"
#include "tests/support/temp_folder.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace accord::test {

/// Two types with themes and sub-themes: A (A.1 with A.1.i and A.1.ii, A.2), B (B.1 with B.1.i, B.2), as a file that
/// importTaxonomy() reads.
std::string_view sampleTaxonomy();

/// A small project in a folder of its own: the sample taxonomy, people, issues without text, and a round over them.
struct Sample
{
    /// `items` issues in one open round "Main", labelled by nobody; people are called "Person 1" and so on.
    explicit Sample(int people = 3, int items = 6);

    [[nodiscard]] CategoryId category(std::string_view code) const;
    [[nodiscard]] LabelContent labelled(std::string_view code) const;   ///< a label with this category and nothing else
    [[nodiscard]] DecisionContent decided(std::string_view code) const; ///< a person's, with a reason

    /// Gives a label as labelling::submitLabel() does.
    void give(int person, int item, const LabelContent& content);
    void give(int person, int item, std::string_view code) { give(person, item, labelled(code)); }

    TempFolder folder;
    std::filesystem::path file;
    Project project;
    RoundId round;
    std::vector<PersonId> people;
    std::vector<ItemId> items;
};

LabelContent notForStudy(Exclusion why);
LabelContent cannotTell();

/// The link of the sample's issue number `number`, counted from 1.
TextLink sampleLink(int number);

/// A further connection's view of the same file.
Project reopened(const Project& project);

/// Every row of every table as text, one line each, without SQLite's own tables: what must not change where nothing
/// was to be written.
std::vector<std::string> dump(Project& project);

/// The rows of one table, sorted.
std::vector<std::string> dumpTable(Project& project, const std::string& table);

} // namespace accord::test
