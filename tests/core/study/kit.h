// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/store/study/assignment.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/sample.h"

#include <string>
#include <vector>

/// What tests of the study have in common: a sample whose people, round and clock can be set.
namespace accord::test {

class StudyClock final : public Clock
{
public:
    std::string time = "2026-03-04T10:00:00.000Z"; // a Wednesday
    [[nodiscard]] std::string now() const override { return time; }
};

struct StudySample : Sample
{
    explicit StudySample(int peopleCount = 3, int itemCount = 6)
        : Sample(peopleCount, itemCount)
    {
        project.setClock(clock);
    }

    template <class Change>
    void changeRound(Change change)
    {
        Round changed = *project.round(round);
        const bool blind = changed.blind;
        change(changed);
        (void)inOne(project, [&](store::EventWriter& events) -> Result<bool> {
            ACCORD_CHECK(store::writeRound(events, PersonId{}, changed));
            if (changed.blind != blind) {
                ACCORD_CHECK(store::setBlind(project.database(), round, changed.blind));
            }
            return true;
        });
        must(project.refresh());
    }

    template <class Change>
    void changePerson(int person, Change change)
    {
        Person changed = *project.person(people.at(static_cast<std::size_t>(person)));
        change(changed);
        (void)inOne(project, [&](store::EventWriter& events) -> Result<bool> {
            ACCORD_CHECK(store::writePerson(events, PersonId{}, changed));
            return true;
        });
        must(project.refresh());
    }

    void lead(int person)
    {
        changePerson(person, [](Person& changed) { changed.role = Role::Lead; });
    }

    void hand(int person, const std::vector<int>& places)
    {
        std::vector<ItemId> out;
        for (const int place : places) {
            out.push_back(items.at(static_cast<std::size_t>(place)));
        }
        (void)inOne(project, [&](store::EventWriter& events) -> Result<bool> {
            ACCORD_CHECK(store::assign(events, PersonId{}, round, people.at(static_cast<std::size_t>(person)),
                                       store::AssignedItems{out, {}}));
            return true;
        });
        must(project.refresh());
    }

    [[nodiscard]] PersonId who(int person) const { return people.at(static_cast<std::size_t>(person)); }
    [[nodiscard]] ItemId item(int place) const { return items.at(static_cast<std::size_t>(place)); }

    std::shared_ptr<StudyClock> clock = std::make_shared<StudyClock>();
};

} // namespace accord::test
