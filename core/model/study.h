// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/model/category.h"
#include "core/model/issue.h"
#include "core/model/label.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace accord {

/// What somebody does in the study. The numbers are in every project file.
enum class Role : std::uint8_t {
    Annotator = 1,
    Lead = 2,     ///< runs the study: rounds, assignment, the codebook; may label as well
    Observer = 3, ///< only looks
    kLast = Observer,
};

/// Somebody who labels, decides or leads.
struct Person
{
    PersonId id;
    Uuid uuid;
    std::string name;
    std::string initials;
    int colour = 0; ///< index into the palette of the window, not a colour itself
    Role role = Role::Annotator;
    std::string pseudonym{}; ///< "A1": stands for the name in exports; unique in the project
    std::string joined{};    ///< UTC, ISO 8601
    std::string left{};      ///< when they left the study; empty: they are in it
    bool labels = true;      ///< false: of a lead who only leads, and is none of "everybody" in a round

    /// Whether a round that is for everybody is for them.
    [[nodiscard]] bool isLabeller() const { return role != Role::Observer && left.empty() && labels; }

    bool operator==(const Person&) const = default;
};

/// Two letters for chips and lists: of the first and the last word, or the first two letters of a single word.
std::string initialsOf(const std::string& name);

/// Gives a pseudonym to everybody who has none, or one that somebody had before them: "A1", "A2", ... as far as they
/// are free. Who joined first, and of these whose identifier is less, comes first: every copy of a project gives the
/// same.
void fillPseudonyms(std::vector<Person>& people);

/// Those of the name, as initialsOf() makes them, with a number behind where somebody has them: "MO2".
std::string freeInitials(std::span<const Person> people, const std::string& name);

/// Puts a number behind initials that somebody had before, in the order of fillPseudonyms(): two copies of a project
/// may each bring an "MO".
void tellInitialsApart(std::vector<Person>& people);

/// Who is meant by what somebody typed: whose pseudonym it is, else whose name, else whose initials (ASCII letters in
/// either case). A pseudonym is one person's alone, so nobody's name takes it away. Several where it can mean several.
std::vector<const Person*> peopleCalled(std::span<const Person> people, std::string_view text);

/// "Mira Okafor (A2)", for each of them.
std::vector<std::string> toldApart(std::span<const Person* const> people);

/// What a round is for. The numbers are in every project file.
enum class RoundPurpose : std::uint8_t {
    Training = 1, ///< items with a reference, to learn the codebook
    Pilot = 2,    ///< a sample, to see whether people agree well enough to go on
    Main = 3,
    Check = 4, ///< items that are labelled once more
    kLast = Check,
};

/// How far a round is; it never goes back. The numbers are in every project file.
enum class RoundState : std::uint8_t {
    Draft = 1,      ///< being prepared: nobody labels yet
    Running = 2,    ///< people label
    Closed = 3,     ///< first labels stay as they are, everybody sees them
    Reconciled = 4, ///< and what people disagreed on is settled
    kLast = Reconciled,
};

/// Until when what people said in a round is their first labels: until its blind ended, or, in a round that never was
/// blind, until it was closed. Of each person and item the first label is the one that held then, in the order of the
/// logical clock, so that every copy of the project has the same; whoever said nothing of an item by then has none of
/// it. In a round that goes on and never was blind first labels are those that hold.
struct FirstLabelsEnd
{
    std::int64_t clock = 0; ///< of the event that ended it: what has at most this one was said before
    bool blind = false;     ///< it ended the blind; false: the round never was blind
    bool closed = false;    ///< by closing the round; false: the blind was lifted while it ran
    PersonId by{};
    std::string at{};     ///< UTC, ISO 8601
    std::string reason{}; ///< why the blind was lifted; empty where the round was closed

    bool operator==(const FirstLabelsEnd&) const = default;
};

/// A pass over a set of issues in which people label independently.
struct Round
{
    RoundId id;
    Uuid uuid;
    std::string name;
    bool blind = false; ///< nobody sees another's label before the round is over
    RoundPurpose purpose = RoundPurpose::Main;
    RoundState state = RoundState::Running;
    CodebookId codebook{};          ///< the version that people label by; none: the newest
    int overlap = 0;                ///< how many people are to label each item; 0: everybody in the round
    std::uint64_t orderSeed = 0;    ///< of each person's own order; 0: everybody has the round's
    std::vector<PersonId> people{}; ///< who labels, in the order of their numbers; empty: everybody
    bool assigned = false;          ///< items are handed out one by one; false: all of them to all who label
    std::string gate{};             ///< what is to be reached before the next round; empty: the study's
    std::string sample{};           ///< how its items were drawn, as JSON; empty: not drawn
    bool openCodes = false;         ///< a label may be a code of the annotator's own
    std::optional<FirstLabelsEnd> firstLabelsEnd{}; ///< none: it has not come yet
    std::string leftOpen{}; ///< why conflicts of a reconciled round have no decision for good; empty: all have one

    bool operator==(const Round&) const = default;
};

/// One occurrence of an issue in a round. The second occurrence of an issue is a repeat: it keeps rows that a study
/// lists twice, and measures whether a person agrees with themselves.
struct Item
{
    ItemId id;
    Uuid uuid;
    RoundId round;
    IssueId issue;
    int occurrence = 1;          ///< 1-based
    int position = 0;            ///< order in which the round presents it, 0-based
    std::int64_t repository = 0; ///< number of the issue's repository in this file
};

/// What a list shows of an item.
struct Heading
{
    ItemId item;
    IssueId issue;
    std::string repository; ///< "vllm-project/vllm"; of other texts the group
    std::string number;     ///< of other texts the name
    std::string title;      ///< empty while the issue's text is missing
    int occurrence = 1;
    std::string url; ///< the text's canonical address; see addressOf()
    TextKind kind = TextKind::Issue;

    [[nodiscard]] std::string fullName() const; ///< see textName()
    /// The same without what stands before a slash in the group: "vllm#12".
    [[nodiscard]] std::string shortName() const;
};

/// How much there is in a round, and nothing of what it says: also of a blind one.
struct RoundCounts
{
    std::int64_t items = 0;
    std::int64_t labels = 0;     ///< "cannot tell" included, withdrawn ones not
    std::int64_t annotators = 0; ///< who gave a label at any time
    std::int64_t decided = 0;
    std::int64_t deferred = 0;
};

/// What people conclude at a gate. The numbers are in every project file.
enum class GateVerdict : std::uint8_t {
    Go = 1,
    NoGo = 2,
    kLast = NoGo,
};

/// Somebody decided, after a round, whether the study goes on.
struct GateOutcome
{
    RoundId round;
    GateVerdict verdict = GateVerdict::Go;
    PersonId by;
    std::string at; ///< UTC, ISO 8601
    std::string reason;
    std::string figures; ///< what the gate asked for and found at that moment, as JSON
};

/// A reason for which an issue is not for this study.
struct ScreeningReason
{
    Exclusion number = Exclusion::None; ///< kept in labels; a study's own begin at kFirstOwnReason
    std::string text;                   ///< a sentence for people; empty: the usual words of that number

    bool operator==(const ScreeningReason&) const = default;
};

/// Numbers below are the same in every study.
constexpr int kFirstOwnReason = 16;
constexpr int kLastOwnReason = 99;

/// The reasons that a study begins with.
inline constexpr std::array kUsualReasons{Exclusion::OffTopic, Exclusion::NotAnIssue, Exclusion::Unusable};

/// When somebody is ready to label after training.
struct TrainingThreshold
{
    Level level = Level::Theme; ///< down to which a label must be that of the reference
    double share = 0.8;         ///< of right labels, 0 to 1
    int items = 10;             ///< at least so many have to be labelled

    bool operator==(const TrainingThreshold&) const = default;
};

/// What a study sets for all of its rounds.
struct StudySettings
{
    std::vector<ScreeningReason> reasons{}; ///< in the order of their keys: 1, 2, 3, ...
    TrainingThreshold training;
    std::string gate{};         ///< of rounds that set none themselves; empty: none
    std::string proposalRule{}; ///< what is asked for before a proposal is accepted (taxonomy/rule.h); empty: not set

    bool operator==(const StudySettings&) const = default;
};

} // namespace accord
