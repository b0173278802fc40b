// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/exchange/labels/import_labels.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/project/items.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "core/store/study/rounds.h"
#include "core/store/study/settings.h"
#include "core/study/rounds.h"
#include "tests/core/events.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

#include <algorithm>

using namespace accord;
using accord::test::errorOf;
using accord::test::must;
using accord::test::Sample;

namespace {

// A clock that stands still where the test puts it.
class SetClock final : public Clock
{
public:
    explicit SetClock(std::string now)
        : m_now(std::move(now))
    {}
    [[nodiscard]] std::string now() const override { return m_now; }

private:
    std::string m_now;
};

LabelContent summarised(const Sample& sample, const std::string& summary)
{
    LabelContent content = sample.labelled("A.1");
    content.summary = summary;
    return content;
}

} // namespace

TEST_CASE("Labelling: what was given is what stands, with time and codebook", "[labelling]")
{
    Sample sample(2, 2);
    sample.project.setClock(std::make_shared<SetClock>("2026-03-04T05:06:07.000Z"));
    LabelContent content = sample.labelled("A.1.i");
    content.confidence = Confidence::Medium;
    content.flagged = true;
    content.summary = "how to 用";
    content.note = "line 1\nline 2";
    must(labelling::submitLabel(sample.project, {sample.round, sample.items[0], sample.people[0], content, 12.25}));
    CHECK(
        (must(labelling::currentContent(sample.project, sample.round, sample.items[0], sample.people[0])) == content));
    const auto label = must(labelling::currentLabel(sample.project, sample.round, sample.items[0], sample.people[0]));
    REQUIRE(label.has_value());
    CHECK(label->seconds == 12.25);
    CHECK(label->at == "2026-03-04T05:06:07.000Z");
    CHECK(label->codebook == sample.project.codebook());
    const LabelContent nothing =
        must(labelling::currentContent(sample.project, sample.round, sample.items[1], sample.people[0]));
    CHECK((nothing == LabelContent{}));
    CHECK_FALSE(
        must(labelling::currentLabel(sample.project, sample.round, sample.items[0], sample.people[1])).has_value());
}

TEST_CASE("Labelling: contents that do not fit together are refused", "[labelling]")
{
    Sample sample(1, 1);
    const auto codeFor = [&](const LabelContent& content) {
        return errorOf(labelling::submitLabel(sample.project,
                                              {sample.round, sample.items[0], sample.people[0], content, 0}))
            .code;
    };
    LabelContent content;
    content.verdict = Verdict::Category;
    CHECK(codeFor(content) == Errc::Invalid);
    content.category = CategoryId{999};
    CHECK(codeFor(content) == Errc::UnknownCategory);
    content = sample.labelled("A.1");
    content.verdict = Verdict::CannotTell;
    CHECK(codeFor(content) == Errc::Invalid);
    content = sample.labelled("A.1");
    content.exclusion = Exclusion::OffTopic;
    CHECK(codeFor(content) == Errc::Invalid);
    content = {};
    content.verdict = Verdict::NotForStudy;
    CHECK(codeFor(content) == Errc::Invalid);
    content = sample.labelled("A.1");
    content.note = "\xc3";
    CHECK(codeFor(content) == Errc::Invalid);
    CHECK_FALSE(
        must(labelling::currentLabel(sample.project, sample.round, sample.items[0], sample.people[0])).has_value());
}

TEST_CASE("Labelling: a reason is one of the study's, or the one that the label has", "[labelling]")
{
    const test::TempFolder folder;
    Project fresh = must(Project::create(folder / "new.accord", "New"));
    REQUIRE(fresh.settings().reasons.size() == 3);
    CHECK(fresh.settings().reasons[0].number == Exclusion::OffTopic);
    CHECK(fresh.settings().reasons[1].number == Exclusion::NotAnIssue);
    CHECK(fresh.settings().reasons[2].number == Exclusion::Unusable);

    Sample sample(1, 2);
    const auto own = static_cast<Exclusion>(kFirstOwnReason);
    const auto giveFor = [&](std::size_t item, Exclusion why, const std::string& note) {
        LabelContent content = test::notForStudy(why);
        content.note = note;
        return labelling::submitLabel(sample.project, {sample.round, sample.items[item], sample.people[0], content, 0});
    };
    const auto set = [&](std::vector<ScreeningReason> reasons) {
        StudySettings settings;
        settings.reasons = std::move(reasons);
        test::inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
            ACCORD_CHECK(store::writeStudySettings(events, sample.people[0], settings));
            return true;
        });
        must(sample.project.refresh());
    };
    CHECK(errorOf(giveFor(0, own, {})).code == Errc::Invalid);
    set({{Exclusion::KeywordOnly, {}}, {own, "Only a translation"}});
    must(giveFor(0, own, {}));
    set({{Exclusion::KeywordOnly, {}}});
    must(giveFor(0, own, "still so"));
    CHECK(errorOf(giveFor(1, own, {})).code == Errc::Invalid);
    CHECK(accord::test::says(errorOf(giveFor(1, Exclusion::OffTopic, {})),
                             "\"off_topic\" is none of the study's reasons"));
    must(giveFor(1, Exclusion::KeywordOnly, {}));
}

TEST_CASE("Labels: a reason that was taken off the list counts no more, whatever a window still offers", "[labelling]")
{
    Sample sample(1, 2);
    Project stale = test::reopened(sample.project);
    test::inOne(sample.project, [&](store::EventWriter& events) -> Result<bool> {
        StudySettings settings;
        settings.reasons = {{Exclusion::OffTopic, {}}};
        ACCORD_CHECK(store::writeStudySettings(events, sample.people[0], settings));
        return true;
    });
    const auto give = [&](Exclusion why) {
        return labelling::submitLabel(stale,
                                      {sample.round, sample.items[0], sample.people[0], test::notForStudy(why), 0});
    };
    CHECK(errorOf(give(Exclusion::KeywordOnly)).reason == Reason::ExclusionUnknown);
    must(give(Exclusion::OffTopic));
}

TEST_CASE("Queue: all items in the round's order with what the person says", "[labelling]")
{
    Sample sample(2, 4);
    LabelContent flagged = sample.labelled("B.1");
    flagged.flagged = true;
    sample.give(0, 2, flagged);
    sample.give(0, 1, test::cannotTell());
    sample.give(0, 3, test::notForStudy(Exclusion::OffTopic));
    sample.give(1, 0, "A.1");
    const auto queue = must(labelling::queue(sample.project, sample.round, sample.people[0]));
    REQUIRE(queue.size() == 4);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(queue[i].item == sample.items[i]);
    }
    CHECK(queue[0].verdict == Verdict::None); // somebody else's label is not theirs
    CHECK_FALSE(queue[0].done());
    CHECK_FALSE(queue[1].done());
    CHECK(queue[2].done());
    CHECK(queue[2].flagged);
    CHECK(queue[2].category == sample.category("B.1"));
    CHECK(queue[3].done());
}

TEST_CASE("Queue: headings come in the order asked for, and what is not there is left out", "[labelling]")
{
    Sample sample(1, 3);
    const std::vector<ItemId> wanted{sample.items[2], ItemId{999}, sample.items[0]};
    const auto headings = must(headingsOf(sample.project, wanted));
    REQUIRE(headings.size() == 2);
    CHECK(headings[0].item == sample.items[2]);
    CHECK(headings[0].repository == "toolkit/odd");
    CHECK(headings[0].number == "3");
    CHECK(headings[0].title.empty()); // the text is missing
    CHECK(headings[0].occurrence == 1);
    CHECK(headings[1].item == sample.items[0]);
}

TEST_CASE("Queue: how many were done since a moment", "[labelling]")
{
    Sample sample(2, 4);
    const auto at = [&](const std::string& now) { sample.project.setClock(std::make_shared<SetClock>(now)); };
    at("2026-03-04T23:00:00.000Z");
    sample.give(0, 0, "A.1");
    sample.give(0, 1, "A.1");
    at("2026-03-05T08:00:00.000Z");
    sample.give(0, 1, "A.2");
    sample.give(0, 2, test::cannotTell());
    sample.give(0, 3, test::notForStudy(Exclusion::Unusable));
    sample.give(1, 0, "A.1");
    const auto since = [&](const std::string& moment) {
        return must(labelling::doneSince(sample.project, sample.round, sample.people[0], moment));
    };
    CHECK(since("2026-03-05T00:00:00.000Z") == 2);
    CHECK(since("2026-03-04T00:00:00.000Z") == 3);
    CHECK(since("2026-03-06T00:00:00.000Z") == 0);

    // What a file brings in was not labelled today.
    exchange::LabelImport import;
    import.files = {
        test::writeFile(sample.folder / "mine.csv", "Issue_URL," + sample.project.nameOf(sample.people[0]) +
                                                        "\nhttps://github.com/toolkit/other/issues/77,A.1\n")};
    import.round = sample.project.round(sample.round)->name;
    NoProgress quiet;
    (void)must(exchange::importLabels(sample.project, import, quiet, {}));
    CHECK(since("2026-03-04T00:00:00.000Z") == 3);
}

TEST_CASE("Summaries: completed from what others wrote, most used first, in either case", "[labelling]")
{
    Sample sample(2, 4);
    sample.give(0, 0, summarised(sample, "Memory leaks"));
    sample.give(0, 1, summarised(sample, "memory grows"));
    sample.give(1, 0, summarised(sample, "memory grows"));
    sample.give(1, 1, summarised(sample, "%_ odd"));
    sample.give(0, 2, summarised(sample, "内存泄漏"));
    const auto like = [&](const std::string& typed, int most = 12) {
        return must(labelling::summariesLike(sample.project, sample.people[0], typed, most));
    };
    using Texts = std::vector<std::string>;
    CHECK(like("MEM") == Texts{"memory grows", "Memory leaks"});
    CHECK(like("memory g") == Texts{"memory grows"});
    CHECK(like("leaks").empty());
    CHECK(like("%") == Texts{"%_ odd"});
    CHECK(like("内") == Texts{"内存泄漏"});
    CHECK(like("", 2).size() == 2);
    CHECK(like("", 12).size() == 4);
}

TEST_CASE("Summaries: of a blind round only one's own", "[labelling]")
{
    Sample sample(2, 2);
    study::RoundPlan plan;
    plan.name = "Blind";
    sample.round = must(study::startRound(sample.project, plan)).id;
    sample.items.clear();
    for (const auto& entry : must(labelling::queue(sample.project, sample.round, sample.people[0]))) {
        sample.items.push_back(entry.item);
    }
    sample.give(0, 0, summarised(sample, "mine"));
    sample.give(1, 0, summarised(sample, "mischief"));
    const auto own = must(labelling::summariesLike(sample.project, sample.people[0], "mi"));
    CHECK(own == std::vector<std::string>{"mine"});
}

TEST_CASE("Labelling: a link leads to the first occurrence that is still to do", "[labelling]")
{
    Sample sample(2, 2);
    const PersonId by = sample.people[0];
    const std::string link = test::sampleLink(1).url;
    CHECK(must(labelling::itemForLink(sample.project, sample.round, by, "http://GitHub.com/toolkit/odd/issues/1/")) ==
          sample.items[0]);
    sample.give(0, 0, "A.1");
    CHECK(must(labelling::itemForLink(sample.project, sample.round, by, link)) == sample.items[0]);
    CHECK(errorOf(labelling::itemForLink(sample.project, sample.round, by, "no link")).code == Errc::Invalid);
    const Error unknown =
        errorOf(labelling::itemForLink(sample.project, sample.round, by, "https://github.com/toolkit/odd/issues/99"));
    CHECK(unknown.code == Errc::NotFound);
    CHECK(accord::test::says(unknown, "the project does not have this issue"));
    CHECK(errorOf(labelling::itemForLink(sample.project, RoundId{99}, by, link)).code == Errc::NotFound);
}

TEST_CASE("Labelling: the last steps are those that led to what holds now, in their order", "[labelling]")
{
    Sample sample(3, 2);
    const auto give = [&](std::size_t item, std::size_t person, const LabelContent& content) {
        must(labelling::submitLabel(sample.project,
                                    {sample.round, sample.items[item], sample.people[person], content, 2}));
    };
    give(0, 0, sample.labelled("A.1"));
    give(1, 0, sample.labelled("A.2"));
    give(0, 1, sample.labelled("B.1")); // somebody else
    give(0, 0, summarised(sample, "why"));
    give(1, 0, LabelContent{});
    const auto steps = must(labelling::lastSteps(sample.project, sample.round, sample.people[0], 10));
    REQUIRE(steps.size() == 4);
    CHECK(steps[0].item == sample.items[0]);
    CHECK((steps[0].before == LabelContent{}));
    CHECK((steps[0].after == sample.labelled("A.1")));
    CHECK((steps[1].after == sample.labelled("A.2")));
    CHECK((steps[2].before == sample.labelled("A.1")));
    CHECK((steps[2].after == summarised(sample, "why")));
    CHECK((steps[3].before == sample.labelled("A.2")));
    CHECK((steps[3].after == LabelContent{}));
    CHECK(steps[3].secondsBefore == 2);

    const auto last = must(labelling::lastSteps(sample.project, sample.round, sample.people[0], 2));
    REQUIRE(last.size() == 2);
    CHECK((last[0].after == summarised(sample, "why")));
    CHECK((last[1].after == LabelContent{}));
    CHECK(must(labelling::lastSteps(sample.project, sample.round, sample.people[1], 10)).size() == 1);
}

TEST_CASE("Labelling: one of an issue's items is named by its number, in a blind round of those that one has labelled")
{
    Sample sample;
    sqlite::Database& database = sample.project.database();
    const std::string link = test::sampleLink(1).url;
    {
        sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
        const IssueId issue = must(store::itemById(database, sample.items[0]))->issue;
        store::ItemWriter items = must(store::ItemWriter::begin(database, sample.round));
        sample.items.push_back(must(items.add(issue, 2)));
        must(transaction.commit());
    }
    const PersonId by = sample.people[0];
    const auto at = [&](int number) {
        return labelling::occurrenceForLink(sample.project, sample.round, by, link, number);
    };
    CHECK(must(at(1)) == sample.items[0]);
    CHECK(must(at(2)) == sample.items[6]);
    CHECK(errorOf(at(3)).reason == Reason::IssueOccursOften);
    CHECK(errorOf(at(0)).reason == Reason::IssueOccursOften);
    must(store::setBlind(database, sample.round, true));
    must(sample.project.refresh());
    CHECK(must(at(1)) == sample.items[0]);
    CHECK(errorOf(at(2)).reason == Reason::IssueOccursOften);
    sample.give(0, 6, "A.1"); // the second alone is the first that they know of
    CHECK(must(at(1)) == sample.items[6]);
    CHECK(errorOf(at(2)).reason == Reason::IssueOccursOften);
    sample.give(0, 0, "A.1");
    CHECK(must(at(2)) == sample.items[6]);
}
