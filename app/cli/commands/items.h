// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/meeting.h"
#include "core/model/study.h"
#include "core/project/items.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace accord::cli {

/// Which item it is, for whoever labels: "https://github.com/lumen-ml/lumen/issues/2187 (occurrence 2)". While the
/// round is blind nothing tells that an issue is shown once more: whoever knew would only say the same again.
std::string placeText(const Round& round, const Heading& heading);

/// The same in JSON: `issue`, and `occurrence` unless the round is blind.
Json placeJson(const Round& round, const Heading& heading);

/// The columns "issue" and, unless the round is blind, "occurrence", of rows that know a heading; for programs.
template <class Row, class HeadingOf>
void addPlace(Table<Row>& table, const Round& round, HeadingOf headingOf)
{
    table.key("issue", [headingOf](const Row& row) { return headingOf(row).url; });
    if (!round.blind) {
        table.key("occurrence", [headingOf](const Row& row) { return headingOf(row).occurrence; });
    }
}

/// The issue, or the issues, that a command of the meeting is about.
struct WhichOptions
{
    std::string project;
    std::string round;
    std::string link;
    int occurrence = 1;
    std::string filter; ///< of the queue, as text
    std::string block;  ///< "C.5,C.9"
};

/// An open project with what the options mean in it.
struct Which
{
    Project project;
    Round round;
    std::vector<ItemId> items;

    [[nodiscard]] const Taxonomy& taxonomy() const { return *project.taxonomy(); }
};

/// Adds PROJECT, --round, --item and --occurrence; required, for commands about a single issue.
void addWhichOne(CLI::App& command, WhichOptions& options);

/// The same with --filter and --block beside --item: exactly one of them is given.
void addWhichMany(CLI::App& command, WhichOptions& options);

/// Whether --block means what is decided or put off as well; a filter says so itself.
enum class Settled : std::uint8_t { LeftOut, Included };

/// Errc::NotPermitted while the round is blind; NotFound for an issue that is not in the round.
Result<Which> which(const WhichOptions& options, Settled settled);

/// "https://github.com/lumen-ml/lumen/issues/2187 (occurrence 2)"
std::string headingText(const Heading& heading);

/// What the lists of the meeting show of one item.
Result<Heading> headingOf(Project& project, ItemId item);

/// What somebody says of an issue, as the options of a command have it: exactly one of them is given.
struct SaidOptions
{
    std::string category;
    std::string exclusion;
    bool noneOfThese = false;
    bool cannotTell = false;
};

/// A category, none of them, not for this study, or (unless in a decision) that one cannot tell.
struct Said
{
    Verdict verdict = Verdict::None;
    CategoryId category;
    Exclusion exclusion = Exclusion::None;
    std::string code{}; ///< LabelContent::code
};

/// Adds --category, --none-of-these and --not-for-study to a group of which exactly one has to be given.
CLI::Option_group& addSaid(CLI::App& command, SaidOptions& options);

/// Verdict::None where none is given. Errc::UnknownCategory with what looks like it.
Result<Said> said(const Project& project, const SaidOptions& options);

/// "C.9", "none of these", "not for this study (off topic)", "cannot tell"; "-" for nothing.
std::string saidText(const Taxonomy& taxonomy, const Said& said);

/// "verdict", "category" and "exclusion" with the words that files have; null where there is nothing to say.
Json saidJson(const Taxonomy& taxonomy, const Said& said);

/// "body: “KV blocks leak”", and for programs the part, the place in code points and the words.
std::string citationText(const Citation& citation);
Json citationsJson(const std::vector<Citation>& citations);

/// People by what was typed for them, in the order of their numbers, each once.
Result<std::vector<PersonId>> peopleNamed(const Project& project, const std::vector<std::string>& names);

/// What was decided, how, why, by whom and with whom; null where it is not said. As lines "  decided as C.9 (consensus)
/// by Mira Okafor at 2026-02-03T14:05:00Z", then the reason and so on.
Record decisionRecord(const Project& project, const Decision& decision);

/// A second vote with what is needed to say how it stands. What people vote is in it only when it is revealed.
struct VoteReport
{
    std::optional<Heading> heading; ///< none: it is said already
    SecondVote secondVote;
    std::vector<Label> firstLabels;
};

/// Reads what belongs to a second vote.
Result<VoteReport> voteReport(Project& project, const SecondVote& secondVote);

/// How it stands; once revealed who voted what, and who changed their mind. The project has to outlive the record.
Record voteRecord(const Project& project, const VoteReport& report);

} // namespace accord::cli
