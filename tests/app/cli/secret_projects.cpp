// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/secret_projects.h"

#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "core/study/sampling/sample.h"
#include "tests/app/cli/kit.h"
#include "tests/core/must.h"

#include <filesystem>
#include <string>

namespace fs = std::filesystem;

namespace accord::test {
namespace {

// Nobody leads, or one person; and the round was drawn, so that it could be topped up.
void prepare(Project& project, bool lead)
{
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), "2026-03-01T10:00:00.000Z"));
    for (Person person : project.people()) {
        person.role = lead && person.name == kLead ? Role::Lead : Role::Annotator;
        must(store::writePerson(events, {}, person));
    }
    Round round = must(project.roundNamed(kRound));
    study::SampleRecord record;
    record.request.seed = 7;
    round.sample = study::recordText(project, record);
    must(store::writeRound(events, {}, round));
    must(transaction.commit());
    must(project.refresh());
}

void sayIn(const fs::path& file, const Secret& secret)
{
    Project project = must(Project::open(file));
    say(project, secret);
}

} // namespace

ItemId itemOf(Project& project, std::size_t place)
{
    const RoundId round = must(project.roundNamed(kRound)).id;
    return must(store::itemsInOrder(project.database(), round)).at(place);
}

void say(Project& project, const Secret& secret)
{
    const ItemId item = itemOf(project, 0);
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    store::EventWriter events = must(store::EventWriter::begin(project.database(), "2026-03-01T10:00:00.000Z"));
    LabelContent label;
    label.verdict = Verdict::Category;
    label.category = must(project.categoryCoded(secret.code)).id;
    label.summary = secret.words + " leak";
    label.note = "a note on " + secret.words;
    label.flagged = secret.flagged;
    const PersonId other = must(project.personNamed(kOther)).id;
    (void)must(events.append({other}, LabelGiven{item, label, 3, project.codebook()}));
    DecisionContent decision;
    decision.state = DecisionState::Decided;
    decision.verdict = Verdict::Category;
    decision.category = must(project.categoryCoded(secret.decided)).id;
    decision.reason = secret.words + " it is";
    (void)must(events.append({other}, DecisionMade{item, decision}));
    must(transaction.commit());
}

Projects::Projects()
{
    const DemoProject demo;
    for (const std::string lead : {"", "free-"}) {
        const auto file = [&](const char* name) { return folder / (lead + name + ".accord"); };
        {
            Project project = must(Project::open(demo.file()));
            must(sqlite::copyDatabase(project.database(), file("none")));
        }
        {
            Project project = must(Project::open(file("none")));
            prepare(project, lead.empty());
        }
        fs::copy_file(file("none"), file("one"));
        fs::copy_file(file("none"), file("another"));
        sayIn(file("one"), kOne);
        sayIn(file("another"), kAnother);
    }
    fs::copy_file(folder / "none.accord", folder / "copy.accord");
    // Somebody guesses what the other one said, in a copy of their own.
    fs::copy_file(folder / "none.accord", folder / "guess.accord");
    sayIn(folder / "guess.accord", kOne);
    Project project = must(Project::open(folder / "none.accord"));
    sqlite::Statement query = must(project.database().prepare(
        "SELECT 'https://' || r.host || '/' || r.name || '/issues/' || s.name FROM item i JOIN text s ON s.id = "
        "i.text_id JOIN text_group r ON r.id = s.group_id WHERE i.id = ?"));
    query.bind(itemOf(project, 0));
    (void)must(query.step());
    issue = query.string(0);
    cliDone({"label", (folder / "copy.accord").string(), "--as", kMe, "--round", kRound, "--issue", issue, "--category",
             "C.5", "--summary", "my own"});
    writeFile(folder / "guess.csv", "Issue_URL,Wei Zhang\n" + issue + ",C.2\n");
    writeFile(folder / "mine.csv", "Issue_URL,Mira Okafor\n" + issue + ",C.2\n");
    writeFile(folder / "links.txt", "https://github.com/tessera-ai/tessera/issues/99999\n");
}

} // namespace accord::test
