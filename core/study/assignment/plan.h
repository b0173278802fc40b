// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/project/project.h"
#include "core/study/sampling/frame.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::study {

/// How many items of each stratum each person gets: one row per stratum, one column per person.
using Shares = std::vector<std::vector<std::int64_t>>;

/// What is to be shared out.
struct ShareRequest
{
    std::vector<std::int64_t> strata; ///< number of items in each
    std::vector<double> weights;      ///< of the people; somebody with twice the weight gets twice as many
    int overlap = 1;                  ///< how many people label each item
};

/// The exact shares before rounding: in each stratum `overlap` times its items, in proportion to the weights, but
/// nobody more than each item once; what is cut off so goes to the others in proportion.
std::vector<std::vector<double>> exactShares(const ShareRequest& request);

/// The exact shares in whole numbers. Every stratum adds up to `overlap` times its items, and every number as well as
/// every person's total differs from the exact one by less than one (controlled rounding; L. H. Cox, "A Constructive
/// Procedure for Unbiased Controlled Rounding", Journal of the American Statistical Association 82, 1987, shows that
/// this is always possible). The same request gives the same numbers everywhere.
///
/// Errc::Invalid without people, for an overlap below 1 or above the number of people with a weight, and for weights
/// that are negative or no numbers.
Result<Shares> shares(const ShareRequest& request);

/// Who labels each item: one row per item with `overlap` different people, by their places, in ascending order.
using Spread = std::vector<std::vector<int>>;

/// Gives every item to people so that each gets the shares of its stratum. Which people meet on an item is balanced:
/// all pairs label about equally many items together, so that every pair's agreement is known about equally well.
/// `strata`: the stratum of each item, 0-based. The same request with the same seed gives the same everywhere.
/// Errc::Invalid as of shares(), and for a stratum that the request does not have or whose size is another.
Result<Spread> spread(const ShareRequest& request, const std::vector<int>& strata, std::uint64_t seed);

/// How a round's items are shared out.
enum class AssignmentMethod : std::uint8_t {
    EveryoneAll,  ///< every item to everybody
    KOfN,         ///< every item to so many of the people, balanced by person, stratum and pair
    Blocks,       ///< neighbouring items as whole blocks to groups of so many
    ByRepository, ///< all items of a repository to the same group of so many, the largest repository first
};

/// The word for it on the command line: "all", "k-of-n", "blocks", "repository".
std::string assignmentWord(AssignmentMethod method);
Result<AssignmentMethod> assignmentFromWord(const std::string& word);

/// Somebody with how much of the work they take on.
struct Weight
{
    PersonId person;
    double weight = 1; ///< twice the weight, twice the items; 0: none

    bool operator==(const Weight&) const = default;
};

/// How a round is to be shared out.
struct AssignmentRequest
{
    RoundId round;
    AssignmentMethod method = AssignmentMethod::KOfN;
    std::vector<Weight> people{}; ///< empty: those of the round, or everybody in the study who labels, all alike
    int overlap = 2;              ///< how many people label each item; not used by EveryoneAll
    std::int64_t block = 50;      ///< items in a block; only used by Blocks
    StrataChoice strata{}; ///< within which it is balanced; nothing: those of the round's sample, or repositories
    std::uint64_t seed = 1;
};

/// How many items of each stratum each person gets.
struct AssignmentMatrix
{
    std::vector<PersonId> people;
    std::vector<Stratum> strata;                   ///< with the number of their items
    std::vector<std::vector<std::int64_t>> counts; ///< one row per stratum, one column per person

    [[nodiscard]] std::int64_t total(std::size_t person) const;
};

/// What somebody gets, and what is taken from them.
struct AssignmentChange
{
    PersonId person;
    std::vector<ItemId> out;
    std::vector<ItemId> back;
};

/// A plan, not yet written: a preview.
struct Assignment
{
    RoundId round;
    int overlap = 0;                       ///< 0: everybody
    std::vector<PersonId> people;          ///< who labels in the round from then on
    bool handedOut = true;                 ///< false: no item is handed out, all are for all of these people
    AssignmentMatrix matrix;               ///< of all that people will have
    std::vector<AssignmentChange> changes; ///< whoever gets or gives up something
    std::int64_t unassigned = 0;           ///< labels that nobody is there to give (planHandOut, planReassign)
};

/// Plans it anew for all items of a round. A repeat goes to the same people as its first occurrence, and nobody gets
/// an item twice otherwise. With KOfN everybody's part of each stratum and of the whole differs by less than one item
/// (counting an item and its repeat as one, among those with a repeat and those without) from what their weight asks
/// for. Errc::NotPermitted for people who may not lead, when the round is over or somebody has labelled in it already
/// (then planReassign or planHandOut); Errc::Invalid as of shares().
Result<Assignment> planAssignment(Project& project, PersonId by, const AssignmentRequest& request, Progress& progress,
                                  const std::stop_token& stop);

/// Writes a plan in one transaction. Errc::NotPermitted when something of it was labelled, or handed out otherwise, in
/// the meantime.
Status apply(Project& project, PersonId by, const Assignment& plan);

/// Who has what now: what is handed out, not what is labelled.
Result<AssignmentMatrix> currentMatrix(Project& project, RoundId round, const StrataChoice& strata, Progress& progress,
                                       const std::stop_token& stop);

} // namespace accord::study
