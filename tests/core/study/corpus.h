// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/project/project.h"
#include "core/study/lifecycle.h"
#include "tests/core/sample.h"

#include <set>
#include <string>
#include <vector>

namespace accord::test {

/// Issue `number` of a corpus: its repository, year, state and words follow from the number. Every seventh has no text.
struct CorpusIssue
{
    int number = 0;
    std::string repository; ///< "toolkit/alpha", "toolkit/beta", "other/gamma"
    std::string year;       ///< 2023 to 2025; empty without text
    std::string state;      ///< open or closed; empty without text
    bool leaks = false;     ///< "a memory leak" in its body
    bool slow = false;      ///< "slow" in its title

    [[nodiscard]] TextLink link() const;
};
CorpusIssue corpusIssue(int number);

/// A small project with the sample taxonomy and issues with text, which came in the order of these numbers.
struct Corpus
{
    explicit Corpus(const std::vector<int>& numbers, int people = 3);
    static std::vector<int> upTo(int count); ///< 1, 2, ...

    /// A round over these items, started, nobody's lead asked for.
    RoundId running(const std::string& name, const study::RoundItems& items, bool blind = true,
                    RoundPurpose purpose = RoundPurpose::Main);

    void makeLead(PersonId person);

    /// The addresses behind items, in their order.
    std::vector<std::string> links(const std::vector<study::PlannedItem>& items);
    std::vector<ItemId> itemsOf(RoundId round);

    /// Gives a label as labelling::submitLabel() does.
    void label(RoundId round, PersonId person, ItemId item, std::string_view code);

    TempFolder folder;
    Project project;
    std::vector<PersonId> people;
};

} // namespace accord::test
