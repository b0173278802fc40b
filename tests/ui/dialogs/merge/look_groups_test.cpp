// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/rounds.h"
#include "tests/support/demo_project.h"
#include "ui/dialogs/merge_questions.h"

namespace accord::ui {
namespace {

using namespace test;
using exchange::MergeQuestion;
using exchange::MergeQuestionKind;

MergeQuestion lookAt(MergeQuestionKind kind, const std::string& subject, std::int64_t count = 0)
{
    MergeQuestion question;
    question.kind = kind;
    question.subject = subject;
    question.count = count;
    return question;
}

Project demoProject(const DemoProject& demo, bool blind)
{
    auto project = Project::open(demo.file());
    REQUIRE(project.ok());
    for (const Round& round : project->rounds()) {
        if (round.blind && !blind) {
            REQUIRE(study::liftBlind(*project, project->leads().front().id, round.id, "everybody is done").ok());
        }
    }
    REQUIRE(project->refresh().ok());
    return std::move(project).value();
}

exchange::MergeReport twoFiles()
{
    exchange::MergeReport report;
    exchange::MergeFileReport ann;
    ann.file = "/tmp/ann.accord";
    ann.questions = {lookAt(MergeQuestionKind::LabelledTwice, "Ann", 12),
                     lookAt(MergeQuestionKind::CategoryRenamed, "C.1 Crash"),
                     lookAt(MergeQuestionKind::CodebookNew, "")};
    ann.questions.front().samples = {"https://github.com/a/b/issues/1", "https://github.com/a/b/issues/2"};
    exchange::MergeFileReport bob;
    bob.file = "/tmp/bob.accord";
    bob.questions = {
        lookAt(MergeQuestionKind::UnknownPerson, "Bob", 3), lookAt(MergeQuestionKind::LabelledTwice, "Bob", 1),
        lookAt(MergeQuestionKind::CategoryRenamed, "C.1 Crash"), lookAt(MergeQuestionKind::CodebookDiffers, "")};
    bob.questions.front().person = newUuid();
    report.files = {ann, bob};
    return report;
}

const MergeQuestionGroup& groupOf(const QList<MergeQuestionGroup>& groups, MergeQuestionKind kind)
{
    for (const MergeQuestionGroup& group : groups) {
        if (group.kind == kind) {
            return group;
        }
    }
    FAIL("no such group");
    return groups.front();
}

} // namespace

TEST_CASE("what is said in the name of others says what is known of the package, one row for each")
{
    const DemoProject demo;
    const Project project = demoProject(demo, false);
    exchange::MergeReport report;
    for (const PackageOrigin origin :
         {PackageOrigin::HandedOut, PackageOrigin::OfSomebodyElse, PackageOrigin::NotHandedOut}) {
        exchange::MergeFileReport file;
        file.file = "/tmp/" + std::to_string(static_cast<int>(origin)) + ".accord";
        file.questions = {lookAt(MergeQuestionKind::Extra, "Ann", 3)};
        file.questions.front().extra = MergeExtra::Others;
        file.questions.front().origin = origin;
        file.questions.front().choices = {"leave", "take"};
        file.questions.front().chosen = "leave";
        report.files.push_back(file);
    }
    const QList<MergeQuestionGroup> groups = questionGroups(report, project);
    REQUIRE(groups.size() == 3);
    CHECK(groups[0].sentence.contains("for whom it was not made: 3 (Ann)"));
    CHECK(groups[1].sentence.contains("handed out to somebody else than you: 3 (Ann)"));
    CHECK(groups[2].sentence.contains("This project knows nothing of the package"));
    CHECK(groups[2].sentence.contains("merge that copy first"));
}

TEST_CASE("what can be chosen once for all files is asked once, before what one should only know")
{
    const DemoProject demo;
    const Project project = demoProject(demo, false);
    const QList<MergeQuestionGroup> groups = questionGroups(twoFiles(), project);
    REQUIRE(groups.size() == 4);
    CHECK(groups.back().kind == MergeQuestionKind::CategoryRenamed);
    CHECK(groups.back().options.isEmpty());
    const MergeQuestionGroup& twice = groupOf(groups, MergeQuestionKind::LabelledTwice);
    CHECK(twice.sentence.contains(QStringLiteral("Ann 12×, Bob 1×")));
    CHECK(twice.where == QStringLiteral("ann.accord, bob.accord"));
    CHECK(twice.samples.size() == 2);
    CHECK(twice.options.front().word == QStringLiteral("newest"));
}

TEST_CASE("while a round is blind no issue is named that somebody labelled")
{
    const DemoProject demo;
    const Project project = demoProject(demo, true);
    CHECK(groupOf(questionGroups(twoFiles(), project), MergeQuestionKind::LabelledTwice).samples.isEmpty());
}

TEST_CASE("words that were chosen become the choices of the merge, and what nobody touched does not")
{
    const DemoProject demo;
    const Project project = demoProject(demo, false);
    const QList<MergeQuestionGroup> groups = questionGroups(twoFiles(), project);
    CHECK_FALSE(choicesOf(groups, {}).any());

    const MergeQuestionGroup& bob = groupOf(groups, MergeQuestionKind::UnknownPerson);
    const Person& first = project.people().front();
    const QString same = QStringLiteral("same:%1").arg(first.id.value);
    CHECK(std::ranges::any_of(bob.options, [&](const MergeAnswer& option) {
        return option.word == same && option.text.contains(QString::fromStdString(first.name));
    }));
    ChosenWords chosen{{bob.key, same},
                       {groupOf(groups, MergeQuestionKind::LabelledTwice).key, QStringLiteral("package")},
                       {groupOf(groups, MergeQuestionKind::CodebookNew).key, QStringLiteral("here")}};
    MergeChoices choices = choicesOf(groups, chosen);
    REQUIRE(choices.people.size() == 1);
    CHECK(choices.people.at(bob.person).kind == PersonChoice::Kind::SameAs);
    CHECK(choices.people.at(bob.person).same == first.id);
    CHECK(choices.samePerson == Prefer::There);
    CHECK(choices.codebook == Prefer::Here);
    CHECK(choices.texts == Prefer::Newest);
    chosen[bob.key] = QStringLiteral("skip");
    choices = choicesOf(groups, chosen);
    CHECK(choices.people.at(bob.person).kind == PersonChoice::Kind::LeaveOut);
}

TEST_CASE("every kind of look has a sentence, and the words that the merge knows")
{
    const DemoProject demo;
    const Project project = demoProject(demo, false);
    for (int kind = 0; kind <= static_cast<int>(MergeQuestionKind::BlindLifted); ++kind) {
        INFO(kind);
        exchange::MergeReport report;
        report.files.resize(1);
        report.files.front().questions = {lookAt(static_cast<MergeQuestionKind>(kind), "Subject", 2)};
        const QList<MergeQuestionGroup> groups = questionGroups(report, project);
        REQUIRE(groups.size() == 1);
        CHECK(groups.front().sentence.endsWith(QLatin1Char('.')));
        CHECK_FALSE(groups.front().sentence.contains(QLatin1Char('%')));
        CHECK(groups.front().where.isEmpty());
        for (const MergeAnswer& option : groups.front().options) {
            CHECK(option.meaning.endsWith(QLatin1Char('.')));
            MergeChoices choices = choicesOf(groups, {{groups.front().key, option.word}});
            const bool first = option.word == groups.front().options.front().word;
            CHECK(choices.any() == (!first || !choices.people.empty()));
        }
    }
}

TEST_CASE("somebody who was left out before can be taken in now")
{
    const DemoProject demo;
    const Project project = demoProject(demo, false);
    exchange::MergeReport report;
    report.files.resize(1);
    const MergePerson zoe{newUuid(), "Zoe", false, true, 4};
    report.files.front().people = {zoe};
    const QList<MergeQuestionGroup> groups = questionGroups(report, project);
    REQUIRE(groups.size() == 1);
    CHECK(groups.front().chosen == QStringLiteral("skip"));
    CHECK(groups.front().sentence.contains(QStringLiteral("Zoe was left out")));
    const MergeChoices choices = choicesOf(groups, {{groups.front().key, QStringLiteral("add")}});
    CHECK(choices.people.at(zoe.uuid).kind == PersonChoice::Kind::Add);
}

} // namespace accord::ui
