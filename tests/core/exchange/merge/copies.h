// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/merge.h"
#include "core/project/project.h"

#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <random>
#include <string>
#include <vector>

namespace accord::test {

/// Everything in a project that people can see or that travels, one line each, sorted: without numbers of rows, and
/// without what each copy keeps for itself. Two copies that hold the same give the same lines.
std::vector<std::string> visible(const std::filesystem::path& file);

/// The lines of one and not of the other, marked with - and +; for messages.
std::string difference(const std::vector<std::string>& a, const std::vector<std::string>& b);

/// A copy of a project file that nobody has open.
std::filesystem::path copied(const std::filesystem::path& file, const std::filesystem::path& target);

/// Whoever runs the study at the moment, so that the history goes on; nobody where there is no lead.
inline PersonId leadOf(const Project& project)
{
    const auto leads = project.leads();
    return leads.empty() ? PersonId{} : leads.front().id;
}

/// Merges files into a project file, as a lead where there is one, and requires that it worked. People of one name are
/// taken for several.
exchange::MergeReport merged(const std::filesystem::path& project, const std::vector<std::filesystem::path>& files,
                             const MergeChoices& choices = {});

exchange::MergeReport planned(const std::filesystem::path& project, const std::vector<std::filesystem::path>& files,
                              const MergeChoices& choices = {});

/// Does random things in a project as people do them: labels, withdrawals, decisions, changes of the taxonomy, new
/// people, rounds, items, issues and texts; meetings; how rounds are set up, started, closed and shared out; what is
/// collected and found. What two copies do meets often enough.
class RandomHistory
{
public:
    RandomHistory(Project& project, std::mt19937_64& random)
        : m_project(project)
        , m_random(random)
    {}

    void steps(int count);

private:
    int below(std::size_t limit) { return static_cast<int>(m_random() % limit); }

    template <class List>
    const auto& anyOf(const List& list)
    {
        return list[static_cast<std::size_t>(below(list.size()))];
    }

    void label();
    void decide();
    void changeTaxonomy();
    void changeText();
    void addItem();
    void addPerson();
    void addRound();
    void meet();
    void runStudy();
    void collect();
    void sayWhoIsOne();
    void handOut();

    Project& m_project;
    std::mt19937_64& m_random;
};

} // namespace accord::test
