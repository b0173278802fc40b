// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/study.h"
#include "core/project/consensus.h"
#include "core/project/label_matrix.h"
#include "core/project/project.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/filter.h"
#include "core/reconcile/filter_text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

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
        Category,  ///< one category, or "not for this study", whatever people chose
    };

    Kind kind = Kind::Majority;
    int count = 0;
    PersonId person{};             ///< OfPerson: whose label it is
    std::string personName{};      ///< OfPerson: as the decision will say it
    CategoryId category{};         ///< Category: which one; none: not for this study
    std::string categoryCode{};    ///< Category: as the decision will say it; "-": not for this study
    std::optional<Filter> where{}; ///< only what this lets through; none: the whole round
    std::string condition{};       ///< `where` in the words of an agenda; as typed until the rule is resolved

    /// "unanimous", "majority", "at-least=5", "plurality", "same-theme", "person=Ann Lee", "category=B.1", with its
    /// condition "majority where pending block=B.1,B.2": what is kept with every decision that the rule makes, to be
    /// read by people. Somebody who is renamed later keeps the name there.
    [[nodiscard]] std::string name() const;

    /// From the command line's words. Errc::Invalid names what exists. A person is not looked up yet: see resolved().
    static Result<Rule> parse(const std::string& text);
};

/// The rule with its person looked up by name, initials or UUID; other rules come back as they are. Errc::NotFound and
/// Ambiguous name the people.
Result<Rule> resolved(Rule rule, std::span<const Person> people);

/// The same, with its category looked up by its code and its condition read: also Errc::UnknownCategory, and errors of
/// parseFilter().
Result<Rule> resolved(Rule rule, const FilterNames& names);

/// Lets the rule decide only what the filter lets through, and say so in its name.
void narrow(Rule& rule, const FilterNames& names, const Filter& filter);

/// What the rule says of a row, with how many votes it got; nothing where it has no answer. `consensus`: the row's.
std::optional<Choice> answer(const LabelMatrix& labelMatrix, const Rule& rule, int row, const Consensus& consensus);

/// An issue that the round shows more than once, decided differently from one time to the other.
struct DecidedApart
{
    IssueId issue;
    std::vector<Decided> items; ///< those that are decided then, first occurrence first
};

/// A decision that a rule would make, small enough to keep those on a million items in memory.
struct RuleDecision
{
    ItemId item;
    CategoryId category; ///< none: not for this study
    Verdict verdict = Verdict::Category;
};

/// What a rule would do, before it does it.
struct RulePreview
{
    std::string rule;         ///< its name
    int items = 0;            ///< that it looked at: all of the round, or what its condition lets through
    int matching = 0;         ///< items for which the rule has an answer
    int unanimous = 0;        ///< of those, with everybody alike
    int conflicts = 0;        ///< of those, in conflict
    int conflictsOfRound = 0; ///< of the items that it looked at
    int alreadyDecided = 0;   ///< of those, decided by a person or a file: left alone
    int sameAsDecided = 0;    ///< of those already decided, where the rule says the same
    // Decisions to be made: by code ("-": not for this study), by repository, and by the level on which the labels
    // differ as Level's number (0: they do not).
    std::map<std::string, int> byCategory;
    std::map<std::string, int> byRepository;
    std::array<int, 4> bySplit{};
    std::set<CategoryId> retired;        ///< of the categories to be decided: those that were retired already
    std::vector<RuleDecision> decisions; ///< to be made; what the rule itself decided alike before is left out
    std::vector<DecidedApart> apart; ///< issues that these decisions leave decided differently, in the round's order

    [[nodiscard]] Decided decided(const RuleDecision& decision) const; ///< whole, marked as the rule's
};

/// The label matrix must be up to date; apply() checks again what was decided meanwhile. What it does to agreement is
/// told by effect(), and items to read by sample(). The rule's person must have been looked up: resolved().
RulePreview preview(const LabelMatrix& labelMatrix, const Rule& rule);

/// What a bulk decision did, for undo and redo: the same swap through the same use case.
struct RuleOutcome
{
    std::vector<Decided> before; ///< the other side's values
    std::vector<Decided> after;
};

/// Makes the previewed decisions, all or none, marked as the rule's. Items that a person decided since the preview are
/// left alone. They belong to the meeting that goes on, if there is one. Errc::NotPermitted while the round is blind,
/// and for who does not lead, UnknownCategory when a category was retired since the preview.
Result<RuleOutcome> apply(Project& project, RoundId round, PersonId by, const RulePreview& preview);

/// The same where nobody is going to undo it: keeps nothing of the decisions in memory, and answers how many it made.
Result<std::int64_t> applyForGood(Project& project, RoundId round, PersonId by, const RulePreview& preview);

/// Puts decisions back as they were (undo: `before`, redo: `after`), except where somebody else has decided since.
/// Answers how many were put back. What a rule decided is for leads.
Result<int> putBack(Project& project, RoundId round, PersonId by, const std::vector<Decided>& wanted,
                    const std::vector<Decided>& expected);

} // namespace accord::reconcile
