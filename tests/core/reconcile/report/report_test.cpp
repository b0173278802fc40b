// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/decisions.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/minutes.h"
#include "core/reconcile/rules.h"
#include "core/report/documents.h"
#include "core/taxonomy/proposals.h"
#include "tests/core/english.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/must.h"
#include "tests/core/reconcile/figures/voting.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <chrono>
#include <iostream>

using namespace accord;
using namespace accord::reconcile;
using test::must;
using test::Sample;

namespace {

/// Three people, six items, a meeting "Tuesday" from 11:00 to 11:30 with one second vote, two decisions by people, one
/// by a rule and one that is put off; before it one decision, after it another.
class Tuesday : public Sample
{
public:
    Tuesday()
        : Sample(3, 6)
    {
        project.setClock(clock);
        label({{"A.1", "A.2", "B.1"},
               {"A.1", "B.1", "B.1"},
               {"A.2", "A.2", "A.1"},
               {"B.1", "B.2", "A.1"},
               {"A.1", "A.1", "A.1"},
               {"A.1", "A.2", "A.2"}});
        decide(2, decided("A.2"), "2026-03-04T10:00:00.000Z");
        at("2026-03-04T11:00:00.000Z");
        meeting = test::beginMeeting(*this, "Tuesday", "pending", 20);
        at("2026-03-04T11:05:00.000Z");
        vote = test::voteAgain(*this, 0, {"A.2", "A.2", "B.1"}, meeting);
        DecisionContent content = decided("A.2");
        content.reason = "it asks | why";
        content.cause = Cause::CodebookGap;
        content.codebookChange = true;
        content.method = Method::SecondVote;
        content.secondVote = vote;
        content.meeting = meeting;
        content.takingPart = people;
        decide(0, content, "2026-03-04T11:10:00.000Z");
        content = decided("A.1");
        content.method = Method::Lead;
        content.meeting = meeting;
        decide(1, content, "2026-03-04T11:12:00.000Z");
        content = decided("A.1");
        content.source = DecisionSource::Rule;
        content.rule = "unanimous";
        decide(4, content, "2026-03-04T11:20:00.000Z");
        content = {};
        content.state = DecisionState::Deferred;
        content.reason = "ask the authors";
        content.meeting = meeting;
        decide(3, content, "2026-03-04T11:25:00.000Z");
        at("2026-03-04T11:30:00.000Z");
        test::endMeeting(*this, meeting);
        decide(5, decided("A.1"), "2026-03-04T12:00:00.000Z");
    }

    void label(const std::vector<std::vector<std::string_view>>& rows)
    {
        for (std::size_t item = 0; item < rows.size(); ++item) {
            for (std::size_t person = 0; person < rows[item].size(); ++person) {
                give(static_cast<int>(person), static_cast<int>(item), rows[item][person]);
            }
        }
    }
    void at(const std::string& time) { clock->time = time; }
    void decide(std::size_t item, const DecisionContent& content, const std::string& time)
    {
        at(time);
        must(reconcile::decide(project, round, people[0], {{items.at(item), content}}));
    }
    [[nodiscard]] Scope all() const { return {round, std::nullopt, {}, {}}; }
    [[nodiscard]] Scope tuesday() { return {round, must(meetingNamed(project, round, "latest")), {}, {}}; }

    std::shared_ptr<test::HandClock> clock = std::make_shared<test::HandClock>();
    Uuid meeting;
    Uuid vote;
};

std::string pair(const Sample& sample, const Named& from, const Named& to)
{
    const Taxonomy& taxonomy = *sample.project.taxonomy();
    return report::namedText(test::kEnglish, taxonomy, from) + " -> " + report::namedText(test::kEnglish, taxonomy, to);
}

std::vector<std::string> issuesOf(const std::vector<MinutesEntry>& entries)
{
    std::vector<std::string> issues;
    issues.reserve(entries.size());
    for (const MinutesEntry& entry : entries) {
        issues.push_back(entry.issue);
    }
    return issues;
}

bool has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("Feedback: what was decided otherwise, by pair of categories, most first", "[reconcile]")
{
    Tuesday sample;
    const Feedback first = must(feedback(sample.project, sample.all(), sample.people[0]));
    CHECK(first.labels == 6);
    CHECK(first.decided == 5);
    CHECK(first.same == 4); // A.2, A.1 by the lead, A.1 by rule, A.1 after the meeting
    REQUIRE(first.otherwise.size() == 1);
    CHECK(pair(sample, first.otherwise[0].from, first.otherwise[0].to) == "A.1 -> A.2");
    CHECK(first.otherwise[0].split == Level::Theme);
    REQUIRE(first.otherwise[0].items.size() == 1);
    CHECK(first.otherwise[0].items[0].item == sample.items[0]);
    CHECK(first.otherwise[0].items[0].decision.content.reason == "it asks | why");
    CHECK(first.otherwise[0].items[0].decision.content.method == Method::SecondVote);
    REQUIRE(first.otherwise[0].items[0].vote.has_value());
    CHECK(first.otherwise[0].items[0].vote->content.category == sample.category("A.2"));
    CHECK(first.votes == 1);
    REQUIRE(first.moved.size() == 1);
    CHECK(pair(sample, first.moved[0].from, first.moved[0].to) == "A.1 -> A.2");
    CHECK(first.moved[0].items[0].decided == Named{Verdict::Category, sample.category("A.2")});

    const Feedback third = must(feedback(sample.project, sample.all(), sample.people[2]));
    CHECK(third.decidedOtherwise() == 4);
    CHECK(third.votesMoved() == 0);
    // One item each, in the codebook's order, except that B.1 -> A.1 and B.1 -> A.2 differ in where they went.
    REQUIRE(third.otherwise.size() == 4);
    CHECK(pair(sample, third.otherwise[0].from, third.otherwise[0].to) == "A.1 -> A.2");
    CHECK(pair(sample, third.otherwise[1].from, third.otherwise[1].to) == "A.2 -> A.1");
    CHECK(pair(sample, third.otherwise[2].from, third.otherwise[2].to) == "B.1 -> A.1");
    CHECK(third.otherwise[2].split == Level::Type);

    // Of the meeting alone.
    const Feedback meeting = must(feedback(sample.project, sample.tuesday(), sample.people[2]));
    CHECK(meeting.decided == 3);
    CHECK(meeting.decidedOtherwise() == 2);

    // Decided otherwise once more, and opened again: only what holds counts.
    sample.decide(0, sample.decided("A.1"), "2026-03-04T13:00:00.000Z");
    sample.decide(1, DecisionContent{}, "2026-03-04T13:01:00.000Z");
    CHECK(must(feedback(sample.project, sample.all(), sample.people[0])).otherwise.empty());
    CHECK(must(feedback(sample.project, sample.all(), sample.people[0])).decided == 4);
}

TEST_CASE("Feedback: most frequent pair first; a theme and its sub-theme; none of these", "[reconcile]")
{
    Sample sample(2, 5);
    for (int item = 0; item < 5; ++item) {
        sample.give(0, item, item < 3 ? "B.1" : "A.1");
    }
    const auto decide = [&](std::size_t item, const DecisionContent& content) {
        must(reconcile::decide(sample.project, sample.round, sample.people[1], {{sample.items[item], content}}));
    };
    decide(0, sample.decided("B.2"));
    decide(1, sample.decided("B.2"));
    decide(2, sample.decided("B.1.i"));
    DecisionContent outside;
    outside.state = DecisionState::Decided;
    outside.verdict = Verdict::NotForStudy;
    outside.exclusion = Exclusion::OffTopic;
    outside.reason = "an announcement";
    decide(3, outside);
    const Feedback found = must(feedback(sample.project, {sample.round, {}, {}, {}}, sample.people[0]));
    REQUIRE(found.otherwise.size() == 3);
    CHECK(pair(sample, found.otherwise[0].from, found.otherwise[0].to) == "B.1 -> B.2");
    CHECK(found.otherwise[0].items.size() == 2);
    CHECK(pair(sample, found.otherwise[1].from, found.otherwise[1].to) == "A.1 -> not for this study");
    CHECK(found.otherwise[1].split == Level::Type);
    CHECK(found.otherwise[2].split == Level::Subtheme);
    CHECK(found.decided == 4);
    CHECK(must(feedback(sample.project, {sample.round, {}, {}, {}}, sample.people[1])).labels == 0);
}

TEST_CASE("Minutes: one meeting, with what belongs to it and nothing else", "[reconcile]")
{
    Tuesday sample;
    const Minutes found = must(minutes(sample.project, sample.tuesday(), false));
    CHECK(issuesOf(found.decided) == std::vector<std::string>{"toolkit/odd#1", "toolkit/even#2"});
    CHECK(issuesOf(found.deferred) == std::vector<std::string>{"toolkit/even#4"});
    CHECK(found.openedAgain.empty());
    REQUIRE(found.rules.size() == 1);
    CHECK(found.rules[0].rule == "unanimous");
    CHECK(found.rules[0].decisions == 1);
    CHECK(found.rules[0].byCategory.at("A.1") == 1);
    CHECK(found.takingPart == sample.people);
    CHECK(found.begin.decisions.conflictsDecided == 1);
    CHECK(found.end.decisions.conflictsDecided == 3); // not the one that was decided an hour later
    CHECK(found.end.secondVotes.items == 1);
    CHECK(found.begin.secondVotes.items == 0);
    REQUIRE(found.decided[0].vote.has_value());
    CHECK(found.decided[0].holds);

    const std::string text = report::minutesText(found, *sample.project.taxonomy(), {});
    CHECK(has(text, "# Minutes: Tuesday\n"));
    CHECK(has(text, "- **Took part**: Person 1, Person 2, Person 3\n"));
    CHECK(has(text, "- **Agenda**: pending conflicts (pending)\n"));
    CHECK(has(text, "- **Time used**: 30 of 20 minutes\n"));
    CHECK(has(text,
              "- **Result**: 2 decisions by people, 1 by rule, 1 deferred, 0 opened again; 1 second vote revealed\n"));
    CHECK(has(text, "### toolkit/odd\\#1\n"));
    CHECK(has(text, "- **Decision**: **A.2** (Question \\> Why); by second vote, Person 1, 2026-03-04 11:10 UTC\n"));
    CHECK(has(text, "- **Reason**: it asks \\| why\n"));
    CHECK(has(text, "- **First labels**: A.1: Person 1; A.2: Person 2; B.1: Person 3\n"));
    CHECK(has(text, "- **Second votes**: A.2: Person 1, Person 2; B.1: Person 3\n"));
    CHECK(has(text, "; one decided for all, Person "));
    CHECK(has(text, "not inter-rater agreement"));
    CHECK(has(text, "| unanimous | 1 | A.1 1 |"));
    CHECK(has(text, "## Changes of the codebook"));
    CHECK(has(text, "2 of 5 conflicts are not decided; 1 item is deferred."));
    const std::string html = report::minutesText(found, *sample.project.taxonomy(), {report::ReportFormat::Html});
    CHECK(html.starts_with("<!DOCTYPE html>"));
    CHECK(has(html, "<title>Minutes: Tuesday</title>"));

    // Of a round, in which nobody need have begun a meeting.
    const Minutes whole = must(minutes(sample.project, sample.all(), false));
    CHECK(whole.decided.size() == 4);
    CHECK(whole.end.decisions.conflictsDecided == 4);
    CHECK(whole.takingPart == sample.people);
    CHECK(has(report::minutesText(whole, *sample.project.taxonomy(), {}), "# Minutes: Main\n"));
    // And of a stretch of time.
    const Minutes hour =
        must(minutes(sample.project, {sample.round, {}, "2026-03-04T11:30:00Z", "2026-03-04T12:30:00Z"}, false));
    CHECK(issuesOf(hour.decided) == std::vector<std::string>{"toolkit/even#6"});
}

TEST_CASE("Minutes: the passages that the labels of a decided issue cite", "[reconcile][evidence]")
{
    Tuesday sample;
    const auto text = [&](bool pseudonyms) {
        return report::minutesText(must(minutes(sample.project, sample.tuesday(), pseudonyms)),
                                   *sample.project.taxonomy(), {});
    };
    CHECK_FALSE(has(text(false), "Cited from the text"));
    test::importFiles(sample.project, {test::writeFile(sample.folder / "issue.json",
                                                       R"({"html_url":")" + test::sampleLink(1).url +
                                                           R"(","title":"Why","body":"Why is *it* slow?"})")});
    LabelContent content = sample.labelled("A.1");
    content.citations.push_back({kBodyPart, 0, "Why is *it* slow?"});
    content.citations.push_back({kBodyPart, 0, "never said"});
    sample.give(0, 0, content);
    CHECK(has(text(false), "\nCited from the text:\n\n"
                           "- **Person 1**, the body: “Why is \\*it\\* slow?”\n"
                           "- **Person 1**, the body: “never said” (not found any more)\n"));
    CHECK(has(text(true), "- **A1**, the body: “Why is \\*it\\* slow?”\n"));
}

TEST_CASE("Minutes: without names, and what was changed later", "[reconcile]")
{
    Tuesday sample;
    sample.decide(0, sample.decided("B.1"), "2026-03-05T09:00:00.000Z");
    const Minutes found = must(minutes(sample.project, sample.tuesday(), true));
    CHECK_FALSE(found.decided[0].holds);
    const std::string text = report::minutesText(found, *sample.project.taxonomy(), {});
    CHECK(has(text, "This was changed later."));
    CHECK(has(text, "**First labels**: A.1: A1; A.2: A2; B.1: A3"));
    for (const Person& person : sample.project.people()) {
        CHECK_FALSE(has(text, person.name));
    }
}

TEST_CASE("Minutes: what a rule decided and was undone is counted, not told one by one", "[reconcile]")
{
    Sample sample(3, 4);
    for (int item = 0; item < 4; ++item) {
        sample.give(0, item, "A.1");
        sample.give(1, item, "A.1");
        sample.give(2, item, "B.1");
    }
    // The first was decided by a person in between and opened again: that is told.
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    const auto preview = reconcile::preview(labelMatrix, {reconcile::Rule::Kind::Majority, 0});
    const auto done = must(reconcile::apply(sample.project, sample.round, sample.people[0], preview));
    CHECK(must(reconcile::putBack(sample.project, sample.round, sample.people[0], done.before, done.after)) == 4);
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], sample.decided("B.1")}}));
    must(reconcile::decide(sample.project, sample.round, sample.people[0], {{sample.items[0], DecisionContent{}}}));

    reconcile::Scope scope;
    scope.round = sample.round;
    const reconcile::Minutes minutes = must(reconcile::minutes(sample.project, scope, false));
    CHECK(minutes.takenBack == 3);
    REQUIRE(minutes.openedAgain.size() == 1);
    CHECK(minutes.openedAgain[0].decision.item == sample.items[0]);
    CHECK(minutes.rules.empty());
    const std::string text = report::minutesText(minutes, *sample.project.taxonomy(), {});
    CHECK(text.find("3 items were decided by a rule and opened again, as before.") != std::string::npos);
}

TEST_CASE("Minutes: proposals for the codebook, with opinions only when they are settled", "[reconcile]")
{
    Tuesday sample;
    sample.at("2026-03-04T11:15:00.000Z");
    taxonomy::NewProposal wish;
    wish.content.kind = ProposalKind::NewCategory;
    wish.content.category = sample.project.taxonomy()->findCode("B")->uuid;
    wish.content.name = "Flaky";
    wish.content.definition = "fails now and then";
    wish.by = sample.people[0];
    wish.meeting = sample.meeting;
    const Uuid id = must(taxonomy::propose(sample.project, wish));
    must(taxonomy::giveOpinion(sample.project, id,
                               Opinion{sample.people[1], Stance::Against, "rare", {}, sample.meeting}));
    const auto text = [&] {
        return report::minutesText(must(minutes(sample.project, sample.tuesday(), false)), *sample.project.taxonomy(),
                                   {});
    };
    CHECK(has(text(), "### New category below B: Flaky\n"));
    CHECK(has(text(), "**Opinions**: 2 given; told when it is settled"));
    CHECK_FALSE(has(text(), "rare"));
    must(taxonomy::withdraw(sample.project, id, sample.people[0], "rare indeed"));
    CHECK(has(text(), "- **State**: withdrawn, Person 1: rare indeed\n"));
    CHECK(has(text(), "- **Against**: Person 2 (rare)\n"));
    // Another stretch of time has nothing of it.
    CHECK(must(minutes(sample.project, {sample.round, {}, {}, "2026-03-04T11:00:00Z"}, false)).proposals.empty());
}

TEST_CASE("Minutes: an agenda in words", "[reconcile]")
{
    Tuesday sample;
    const LabelMatrix labelMatrix = must(LabelMatrix::load(sample.project, sample.round));
    const auto words = [&](const std::string& agenda, bool pseudonyms) {
        std::map<PersonId, std::string> names;
        for (const Person& person : sample.project.people()) {
            names.emplace(person.id, pseudonyms ? person.pseudonym : person.name);
        }
        return report::agendaText(test::kEnglish, readAgenda(sample.project, labelMatrix, agenda, pseudonyms),
                                  labelMatrix.taxonomy(), names);
    };
    CHECK(words("all across=theme,type flagged repo=even", false) ==
          "all conflicts that somebody flagged, where labels differ on the type or the theme, in toolkit/even "
          "(all across=type,theme repo=even flagged)");
    CHECK(words("pair=\"Person 1\",\"Person 3\" block=A.1,B.1", true)
              .starts_with("pending conflicts, where A1 and A3 differ, between "));
    CHECK(words("categories=A.1,B", false).starts_with("pending conflicts, with votes for A.1 and B ("));
    CHECK(words("whatever comes", false) == "whatever comes");
}

TEST_CASE("Minutes: meetings are found by name, the last one of several", "[reconcile]")
{
    Tuesday sample;
    const Uuid second = test::beginMeeting(sample, "tuesday");
    CHECK(must(meetingNamed(sample.project, sample.round, "Tuesday")).id == second);
    const Error unknown = test::errorOf(meetingNamed(sample.project, sample.round, "Friday"));
    CHECK(unknown.code == Errc::NotFound);
    CHECK(accord::test::says(unknown, "Tuesday, tuesday"));
}

TEST_CASE("Minutes and feedback: not of a blind round", "[reconcile]")
{
    Tuesday sample;
    sqlite::Statement blind = must(sample.project.database().prepare("UPDATE round SET blind = 1"));
    (void)must(blind.step());
    must(sample.project.refresh());
    CHECK(test::errorOf(feedback(sample.project, sample.all(), sample.people[0])).code == Errc::NotPermitted);
    CHECK(test::errorOf(minutes(sample.project, sample.all(), false)).code == Errc::NotPermitted);
}

TEST_CASE("Minutes and feedback of the study", "[reconcile]")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", data);
    const Round round = must(project.roundNamed("Study"));
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, round.id));
    const auto milliseconds = [](auto since) {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - since).count();
    };
    for (std::size_t column = 0; column < labelMatrix.annotators().size(); ++column) {
        const auto begin = std::chrono::steady_clock::now();
        const Feedback found = must(feedback(project, {round.id, {}, {}, {}}, labelMatrix.annotators()[column]));
        std::cout << "feedback for one annotator of the study in " << milliseconds(begin) << " ms\n";
        // Counted from the label matrix, apart from the use case.
        int labels = 0;
        int same = 0;
        for (int row = 0; row < labelMatrix.rows(); ++row) {
            const LabelMatrixCell& cell = labelMatrix.cell(row, static_cast<int>(column));
            labels += cell.isRating() ? 1 : 0;
            same += cell.isRating() && cell.verdict == labelMatrix.decision(row).verdict &&
                            cell.category == labelMatrix.indexOf(labelMatrix.decision(row).category)
                        ? 1
                        : 0;
        }
        CHECK(found.labels == labels);
        CHECK(found.same == same);
        int listed = 0;
        for (const OtherwiseGroup& group : found.otherwise) {
            listed += static_cast<int>(group.items.size());
            CHECK(group.items.size() <= found.otherwise.front().items.size());
        }
        CHECK(listed == found.decidedOtherwise());
    }
    const auto begin = std::chrono::steady_clock::now();
    const Minutes found = must(minutes(project, {round.id, {}, {}, {}}, false));
    const std::string text = report::minutesText(found, *project.taxonomy(), {report::ReportFormat::Html});
    std::cout << "minutes of the study in " << milliseconds(begin) << " ms\n";
    CHECK(found.fromFiles == 38742);
    CHECK(has(text, "38742 decisions were imported from files."));
}
