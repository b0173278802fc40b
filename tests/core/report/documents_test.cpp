// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/document_texts.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/meetings.h"
#include "core/report/documents.h"
#include "core/study/gate/evaluate.h"
#include "core/study/lifecycle.h"
#include "core/taxonomy/edits/edit.h"
#include "core/taxonomy/proposals.h"
#include "core/taxonomy/versions.h"
#include "tests/core/english.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/must.h"
#include "tests/core/reconcile/figures/voting.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"

#include <regex>
#include <set>
#include <string>
#include <vector>

using namespace accord;
using messages::Language;
using report::Form;
using report::ReportFormat;
using test::must;

namespace {

using Write = std::function<std::string(const Form&)>;

std::set<std::string> wordsOf(const std::string& text)
{
    static const std::regex kWord("[A-Za-z][A-Za-z'-]+");
    std::set<std::string> words;
    for (auto each = std::sregex_iterator(text.begin(), text.end(), kWord); each != std::sregex_iterator(); ++each) {
        words.insert(each->str());
    }
    return words;
}

std::multiset<std::string> numbersOf(const std::string& text)
{
    static const std::regex kNumber("[0-9]+([.,:][0-9]+)*");
    std::multiset<std::string> numbers;
    for (auto each = std::sregex_iterator(text.begin(), text.end(), kNumber); each != std::sregex_iterator(); ++each) {
        numbers.insert(each->str());
    }
    return numbers;
}

/// What stands between the places of the English texts and has so many words: "votes between the first choice and the
/// second".
std::set<std::string> englishPieces(int words)
{
    static const std::regex kPlace("%L?[n1-9]");
    const std::regex isLong(".*([A-Za-z]{2,} ){" + std::to_string(words - 1) + "}[A-Za-z]{2,}.*");
    std::set<std::string> pieces;
    for (const messages::Translation& each : messages::catalogueOf("zh_CN")) {
        const std::string text(each.english);
        for (auto piece = std::sregex_token_iterator(text.begin(), text.end(), kPlace, -1);
             piece != std::sregex_token_iterator(); ++piece) {
            if (std::regex_match(piece->str(), isLong)) {
                pieces.insert(piece->str());
            }
        }
    }
    return pieces;
}

std::set<std::string> englishWords()
{
    std::set<std::string> words;
    for (const messages::Translation& each : messages::catalogueOf("zh_CN")) {
        words.merge(wordsOf(std::string(each.english)));
    }
    for (const char* name : {"Fleiss", "Cohen", "UTC"}) {
        words.erase(name);
    }
    return words;
}

/// The laws of a document: in Chinese it has no English but the `data`, it tells the same numbers as in English, and
/// its HTML says which language it is in.
void checkLanguages(const Write& write, const std::string& data)
{
    const std::string english = write({ReportFormat::Markdown, Language::English});
    const std::string chinese = write({ReportFormat::Markdown, Language::Chinese});
    CHECK(numbersOf(english) == numbersOf(chinese));
    for (const std::string& piece : englishPieces(2)) {
        INFO(piece);
        CHECK(chinese.find(piece) == std::string::npos);
    }
    const std::set<std::string> given = wordsOf(data);
    static const std::regex kAddress(R"(https?://[^\s)>]+)");
    const std::set<std::string> said = wordsOf(std::regex_replace(chinese, kAddress, ""));
    for (const std::string& word : englishWords()) {
        INFO(word);
        CHECK((!said.contains(word) || given.contains(word)));
    }
    CHECK(write({ReportFormat::Html, Language::English}).find("<html lang=\"en\">") != std::string::npos);
    CHECK(write({ReportFormat::Html, Language::Chinese}).find("<html lang=\"zh-CN\">") != std::string::npos);
}

/// Three people who met over six items: a second vote, decisions of every kind, a proposal, a wish for the codebook.
struct MeetingSample : test::Sample
{
    MeetingSample()
        : Sample(3, 6)
    {
        project.setClock(clock);
        const std::vector<std::vector<std::string_view>> labels{{"A.1", "A.2", "B.1"}, {"A.1", "B.1", "B.1"},
                                                                {"A.2", "A.2", "A.1"}, {"B.1", "B.2", "A.1"},
                                                                {"A.1", "A.1", "A.1"}, {"A.1", "A.2", "A.2"}};
        for (int item = 0; item < 6; ++item) {
            for (int person = 0; person < 3; ++person) {
                give(person, item, labels[static_cast<std::size_t>(item)][static_cast<std::size_t>(person)]);
            }
        }
        meeting = test::beginMeeting(*this, "Tuesday", "pending across=type,theme flagged margin=2 limit=9", 20);
        const Uuid vote = test::voteAgain(*this, 0, {"A.2", "A.2", "B.1"}, meeting);
        DecisionContent content = decided("A.2");
        content.cause = Cause::CodebookGap;
        content.codebookChange = true;
        content.method = Method::SecondVote;
        content.secondVote = vote;
        content.meeting = meeting;
        content.takingPart = people;
        settle(0, content);
        content = decided("A.1");
        content.source = DecisionSource::Rule;
        content.rule = "at-least=2 where pending";
        settle(4, content);
        content = {};
        content.state = DecisionState::Deferred;
        content.meeting = meeting;
        settle(3, content);
        taxonomy::NewProposal wish;
        wish.content.kind = ProposalKind::NewCategory;
        wish.content.name = "Flaky";
        wish.content.definition = "Sometimes.";
        wish.by = people[1];
        wish.items = {items[2]};
        (void)must(taxonomy::propose(project, wish));
    }

    void settle(std::size_t item, DecisionContent content)
    {
        content.reason = content.state == DecisionState::Decided ? "R1" : "R2";
        must(reconcile::decide(project, round, people[0], {{items.at(item), content}}));
    }
    [[nodiscard]] reconcile::Minutes minutes(bool pseudonyms = false)
    {
        const reconcile::Scope scope{round, must(reconcile::meetingNamed(project, round, "latest")), {}, {}};
        return must(reconcile::minutes(project, scope, pseudonyms));
    }

    std::shared_ptr<test::HandClock> clock = std::make_shared<test::HandClock>();
    Uuid meeting;
};

constexpr const char* kSampleWords =
    "Sample Main Tuesday Person Question How Why Use Bug Memory Speed Leak toolkit odd even "
    "Flaky Sometimes pending across type theme flagged margin limit none";

} // namespace

TEST_CASE("Minutes are in the language that is asked for")
{
    MeetingSample sample;
    const reconcile::Minutes minutes = sample.minutes();
    const auto taxonomy = sample.project.taxonomy();
    checkLanguages([&](const Form& form) { return report::minutesText(minutes, *taxonomy, form); }, kSampleWords);
    const std::string chinese = report::minutesText(minutes, *taxonomy, {ReportFormat::Markdown, Language::Chinese});
    INFO(chinese);
    for (const char* part :
         {"# 会议记录：Tuesday\n", "- **项目**：Sample，轮次 Main\n", "- **参加者**：Person 1、Person 2、Person 3\n",
          "- **决定**：**A.2**（Question \\> Why）；按二次投票，Person 1，",
          "| 至少 2 人相同，限于 pending | 1 | A.1 1 |",
          "- **首次标签**：A.1：Person 1；A.2：Person 2；B.1：Person 3\n", "编码手册有缺漏 1", "### 新类别：Flaky\n"}) {
        INFO(part);
        CHECK(chinese.find(part) != std::string::npos);
    }
}

TEST_CASE("Categories are called as the language of a document calls them")
{
    MeetingSample sample;
    (void)must(taxonomy::applyEdits(
        sample.project, must(taxonomy::parseEdits("rename A.2 \"原因\" in zh-CN\nrename A \"问题\" in zh-CN\n")),
        sample.people[0], {}));
    const reconcile::Minutes minutes = sample.minutes();
    const auto taxonomy = sample.project.taxonomy();
    CHECK(report::minutesText(minutes, *taxonomy, {ReportFormat::Markdown, Language::Chinese})
              .find("**A.2**（问题 \\> 原因）") != std::string::npos);
    CHECK(report::minutesText(minutes, *taxonomy, {}).find("**A.2** (Question \\> Why)") != std::string::npos);
}

TEST_CASE("A reading list, a report on a round and a codebook are in the language that is asked for")
{
    MeetingSample sample;
    const auto taxonomy = sample.project.taxonomy();
    const reconcile::ReadingList list = must(reconcile::readingList(sample.project, {sample.round}));
    checkLanguages([&](const Form& form) { return report::readingListText(list, *taxonomy, form); }, kSampleWords);

    const study::PilotReport pilot = must(study::pilotReport(sample.project, sample.round, false));
    checkLanguages([&](const Form& form) { return report::pilotReportText(pilot, form); }, kSampleWords);

    (void)must(taxonomy::applyEdits(
        sample.project,
        must(taxonomy::parseEdits(
            "define B.1 definition \"D1\"\ndefine B.1 examples \"E1\"\ndefine B.1 counter_examples "
            "\"E2\"\ndefine B.1 synonyms \"S1\" \"S2\"\ndefine B.1 notes \"N1\"\nmerge A.2 into "
            "A.1\nsplit B.2 into \"P1\" \"P2\"\n")),
        sample.people[0], "V1"));
    taxonomy::PrintOptions options;
    options.retired = true;
    const taxonomy::PrintedCodebook codebook = must(taxonomy::printedCodebook(sample.project, options));
    checkLanguages([&](const Form& form) { return report::codebookText(codebook, form); }, kSampleWords);
    const std::string chinese = report::codebookText(codebook, {ReportFormat::Markdown, Language::Chinese});
    INFO(chinese);
    for (const char* part :
         {"# 编码手册：", "**定义：** D1", "**又称：** S1、S2", "| A.2 | Why | 已并入 A.1 How |", "已拆分为 "}) {
        INFO(part);
        CHECK(chinese.find(part) != std::string::npos);
    }
}

TEST_CASE("What a change of the taxonomy does is said in both languages")
{
    MeetingSample sample;
    const report::Words chinese(Language::Chinese);
    taxonomy::Impact impact =
        must(taxonomy::preview(sample.project, must(taxonomy::parseEdits("merge B.1 into B.2")), sample.people[0])).all;
    const std::string english = report::impactSentence(test::kEnglish, sample.project, "X", impact);
    const std::string said = report::impactSentence(chinese, sample.project, "X", impact);
    CHECK(numbersOf(english) == numbersOf(said));
    CHECK(said.starts_with("X：4 个标签，0 项决定，主题层级的 κ 从 "));
    impact.relabel = 2;
    CHECK(report::impactSentence(chinese, sample.project, "X", impact).ends_with("，在复核之前未知"));
    CHECK(report::kappaText(chinese, std::optional<double>{}) == "未定义");
}

TEST_CASE("The plural forms of a text are those of its language")
{
    using namespace messages::documents;
    const report::Words chinese(Language::Chinese);
    CHECK(test::kEnglish(kImported, 1) == "1 decision was imported from files.");
    CHECK(test::kEnglish(kImported, 0) == "0 decisions were imported from files.");
    CHECK(test::kEnglish(kImpactLabels, 12504) == "12,504 labels");
    CHECK(chinese(kImported, 1) == "1 项决定从文件导入。");
    CHECK(chinese(kImpactLabels, 12504) == "12,504 个标签");
    CHECK(test::kEnglish(kSpan, "%1", "a", "b") == "%1 (a to b)");
}

TEST_CASE("A language is known by its code, its tag and its relatives")
{
    CHECK(messages::languageOf("zh_CN") == Language::Chinese);
    CHECK(messages::languageOf("zh-CN") == Language::Chinese);
    CHECK(messages::languageOf("zh") == Language::Chinese);
    CHECK(messages::languageOf("en-GB") == Language::English);
    CHECK(messages::languageOf("fr") == Language::English);
    CHECK(messages::languageOf("") == Language::English);
}

TEST_CASE("Every text of documents is in every catalogue", "[documents]")
{
    const auto chinese = messages::catalogueOf("zh_CN");
    CHECK(chinese.size() > 250);
    for (const messages::Translation& each : chinese) {
        INFO(each.english);
        CHECK_FALSE(each.forms[0].empty());
    }
    // English has two forms of whatever is counted.
    for (const messages::Translation& each : messages::catalogueOf("en")) {
        INFO(each.english);
        CHECK_FALSE(each.forms[0].empty());
        CHECK(each.forms[1] == each.english);
    }
    CHECK(messages::catalogueOf("fr").empty());
}

TEST_CASE("Documents of the study tell the same in both languages", "[study]")
{
    ACCORD_REAL_DATA(data, "llm-dl-challenges");
    const test::TempFolder folder;
    Project project = test::studyProject(folder / "study.accord", data);
    const RoundId round = project.rounds().front().id;
    const auto taxonomy = project.taxonomy();
    const auto same = [](const Write& write) {
        const std::string chinese = write({ReportFormat::Markdown, Language::Chinese});
        CHECK(numbersOf(write({ReportFormat::Markdown, Language::English})) == numbersOf(chinese));
        // The titles of 38,742 issues have two or three words of ours by chance ("change of", "the title").
        for (const std::string& piece : englishPieces(4)) {
            INFO(piece);
            CHECK(chinese.find(piece) == std::string::npos);
        }
    };
    const reconcile::Minutes minutes = must(reconcile::minutes(project, {round, {}, {}, {}}, false));
    same([&](const Form& form) { return report::minutesText(minutes, *taxonomy, form); });
    const study::PilotReport pilot = must(study::pilotReport(project, round, true));
    same([&](const Form& form) { return report::pilotReportText(pilot, form); });
    const taxonomy::PrintedCodebook codebook = must(taxonomy::printedCodebook(project));
    same([&](const Form& form) { return report::codebookText(codebook, form); });
}
