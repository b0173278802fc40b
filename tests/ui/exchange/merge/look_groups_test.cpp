// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/rounds.h"
#include "tests/support/demo_project.h"
#include "ui/exchange/merge/look_groups.h"

namespace accord::ui {
namespace {

using namespace test;
using exchange::Look;
using exchange::LookKind;

Look lookAt(LookKind kind, const std::string& subject, std::int64_t count = 0)
{
    Look look;
    look.kind = kind;
    look.subject = subject;
    look.count = count;
    return look;
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
    ann.looks = {lookAt(LookKind::LabelledTwice, "Ann", 12), lookAt(LookKind::CategoryRenamed, "C.1 Crash"),
                 lookAt(LookKind::CodebookNew, "")};
    ann.looks.front().samples = {"https://github.com/a/b/issues/1", "https://github.com/a/b/issues/2"};
    exchange::MergeFileReport bob;
    bob.file = "/tmp/bob.accord";
    bob.looks = {lookAt(LookKind::UnknownPerson, "Bob", 3), lookAt(LookKind::LabelledTwice, "Bob", 1),
                 lookAt(LookKind::CategoryRenamed, "C.1 Crash"), lookAt(LookKind::CodebookDiffers, "")};
    bob.looks.front().person = newUuid();
    report.files = {ann, bob};
    return report;
}

const LookGroup& groupOf(const QList<LookGroup>& groups, LookKind kind)
{
    for (const LookGroup& group : groups) {
        if (group.kind == kind) {
            return group;
        }
    }
    FAIL("no such group");
    return groups.front();
}

} // namespace

TEST_CASE("what can be chosen once for all files is asked once, before what one should only know")
{
    const DemoProject demo;
    const Project project = demoProject(demo, false);
    const QList<LookGroup> groups = lookGroups(twoFiles(), project);
    REQUIRE(groups.size() == 4);
    CHECK(groups.back().kind == LookKind::CategoryRenamed);
    CHECK(groups.back().options.isEmpty());
    const LookGroup& twice = groupOf(groups, LookKind::LabelledTwice);
    CHECK(twice.sentence.contains(QStringLiteral("Ann 12×, Bob 1×")));
    CHECK(twice.where == QStringLiteral("ann.accord, bob.accord"));
    CHECK(twice.samples.size() == 2);
    CHECK(twice.options.front().word == QStringLiteral("newest"));
}

TEST_CASE("while a round is blind no issue is named that somebody labelled")
{
    const DemoProject demo;
    const Project project = demoProject(demo, true);
    CHECK(groupOf(lookGroups(twoFiles(), project), LookKind::LabelledTwice).samples.isEmpty());
}

TEST_CASE("words that were chosen become the choices of the merge, and what nobody touched does not")
{
    const DemoProject demo;
    const Project project = demoProject(demo, false);
    const QList<LookGroup> groups = lookGroups(twoFiles(), project);
    CHECK_FALSE(choicesOf(groups, {}).any());

    const LookGroup& bob = groupOf(groups, LookKind::UnknownPerson);
    const Person& first = project.people().front();
    const QString same = QStringLiteral("same:%1").arg(first.id.value);
    CHECK(std::ranges::any_of(bob.options, [&](const LookOption& option) {
        return option.word == same && option.text.contains(QString::fromStdString(first.name));
    }));
    ChosenWords chosen{{bob.key, same},
                       {groupOf(groups, LookKind::LabelledTwice).key, QStringLiteral("package")},
                       {groupOf(groups, LookKind::CodebookNew).key, QStringLiteral("here")}};
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
    for (int kind = 0; kind <= static_cast<int>(LookKind::BlindLifted); ++kind) {
        INFO(kind);
        exchange::MergeReport report;
        report.files.resize(1);
        report.files.front().looks = {lookAt(static_cast<LookKind>(kind), "Subject", 2)};
        const QList<LookGroup> groups = lookGroups(report, project);
        REQUIRE(groups.size() == 1);
        CHECK(groups.front().sentence.endsWith(QLatin1Char('.')));
        CHECK_FALSE(groups.front().sentence.contains(QLatin1Char('%')));
        CHECK(groups.front().where.isEmpty());
        for (const LookOption& option : groups.front().options) {
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
    const exchange::MergePerson zoe{newUuid(), "Zoe", false, true, 4};
    report.files.front().people = {zoe};
    const QList<LookGroup> groups = lookGroups(report, project);
    REQUIRE(groups.size() == 1);
    CHECK(groups.front().chosen == QStringLiteral("skip"));
    CHECK(groups.front().sentence.contains(QStringLiteral("Zoe was left out")));
    const MergeChoices choices = choicesOf(groups, {{groups.front().key, QStringLiteral("add")}});
    CHECK(choices.people.at(zoe.uuid).kind == PersonChoice::Kind::Add);
}

} // namespace accord::ui
