// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/label_matrix.h"
#include "core/reconcile/consensus.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace accord::reconcile {

/// A rule that turns first labels into decisions.
struct Rule
{
    enum class Kind : std::uint8_t {
        Unanimous, ///< everybody in the round chose the same
        Majority,  ///< more than half of those who chose
        AtLeast,   ///< at least `count` chose the same, and no other choice got as many
        Plurality, ///< more than any other choice got, among two or more who chose; a tie has no answer
        SameTheme, ///< labels differ below one theme only: that theme
        OfPerson,  ///< what one trusted person chose; none where they did not or could not tell
    };

    Kind kind = Kind::Majority;
    int count = 0;
    PersonId person{};        ///< OfPerson: whose label it is
    std::string personName{}; ///< OfPerson: as the decision will say it

    /// "unanimous", "majority", "at-least=5", "plurality", "same-theme", "person=Ann Lee": what is kept with every
    /// decision that the rule makes, to be read by people. Somebody who is renamed later keeps the name there.
    [[nodiscard]] std::string name() const;

    /// From the command line's words. Errc::Invalid names what exists. A person is not looked up yet: see resolved().
    static Result<Rule> parse(const std::string& text);
};

/// The rule with its person looked up by name, initials or UUID; other rules come back as they are. Errc::NotFound and
/// Ambiguous name the people.
Result<Rule> resolved(Rule rule, std::span<const Person> people);

/// What the rule says of a row, with how many votes it got; nothing where it has no answer. `consensus`: the row's.
std::optional<Choice> answer(const LabelMatrix& labelMatrix, const Rule& rule, int row, const Consensus& consensus);

} // namespace accord::reconcile
