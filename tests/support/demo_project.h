// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/exchange/demo.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/study/people.h"
#include "tests/support/catch.h"
#include "tests/support/temp_folder.h"

#include <filesystem>
#include <string>

namespace accord::test {

/// The demo project in a folder of its own: five people, led by Mira Okafor, the open round "Pilot" and the blind round
/// "Main".
class DemoProject
{
public:
    DemoProject()
    {
        NoProgress progress;
        const auto made = exchange::createDemo(file(), progress, {});
        REQUIRE(made.ok());
    }

    [[nodiscard]] std::filesystem::path file() const { return m_folder / "demo.accord"; }
    [[nodiscard]] const TempFolder& folder() const { return m_folder; }

private:
    TempFolder m_folder;
};

/// A person whom the lead adds.
inline Result<Person> addedByLead(Project& project, const std::string& name)
{
    study::PersonContent content;
    content.name = name;
    return study::addPerson(project, project.leads().front().id, content);
}

/// What a test wants to know of a person's first item of a round.
inline ItemId firstItem(Project& project, RoundId round, PersonId person)
{
    const auto queue = labelling::queue(project, round, person);
    REQUIRE(queue.ok());
    REQUIRE(!queue->empty());
    return queue->front().item;
}

/// A label with nothing but a category.
inline labelling::LabelSubmission labelWith(const Project& project, RoundId round, ItemId item, PersonId by,
                                            const std::string& code)
{
    labelling::LabelSubmission given;
    given.round = round;
    given.item = item;
    given.by = by;
    given.content.verdict = Verdict::Category;
    given.content.category = project.taxonomy()->findCode(code)->id;
    return given;
}

} // namespace accord::test
