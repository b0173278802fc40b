// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/secret_projects.h"

#include "core/store/acts/act_writer.h"
#include "core/store/sqlite/backup.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/people.h"
#include "core/store/study/rounds.h"
#include "tests/app/cli/kit.h"
#include "tests/core/must.h"

#include <filesystem>
#include <utility>

namespace fs = std::filesystem;

namespace accord::test {
namespace {

void tellRole(Project& project)
{
    store::Transaction transaction = must(store::Transaction::begin(project.database()));
    store::ActWriter acts = must(store::ActWriter::begin(project.database(), "2026-03-01T10:00:00.000Z"));
    Person lead = must(project.personNamed(kLead));
    lead.role = Role::Lead;
    must(store::writePerson(acts, lead.id, lead));
    must(transaction.commit());
}

} // namespace

ItemId itemOf(Project& project, std::size_t place)
{
    const RoundId round = must(project.roundNamed(kRound)).id;
    return must(store::itemsInOrder(project.database(), round)).at(place);
}

void say(Project& project, const Secret& secret)
{
    const RoundId round = must(project.roundNamed(kRound)).id;
    const ItemId item = itemOf(project, 0);
    store::Transaction transaction = must(store::Transaction::begin(project.database()));
    store::ActWriter acts = must(store::ActWriter::begin(project.database(), "2026-03-01T10:00:00.000Z"));
    LabelContent label;
    label.verdict = Verdict::Category;
    label.category = must(project.categoryCoded(secret.code)).id;
    label.summary = secret.words + " leak";
    label.note = "a note on " + secret.words;
    const PersonId other = must(project.personNamed(kOther)).id;
    (void)must(acts.label({round, item, other, label, 3, project.codebook(), {}, {}, {}}));
    DecisionContent decision;
    decision.state = DecisionState::Decided;
    decision.verdict = Verdict::Category;
    decision.category = must(project.categoryCoded(secret.decided)).id;
    decision.reason = secret.words + " it is";
    (void)must(acts.decision({round, item, other, decision, {}, {}, {}}));
    must(transaction.commit());
}

Projects::Projects()
{
    const DemoProject demo;
    {
        Project project = must(Project::open(demo.file()));
        tellRole(project);
        must(store::copyDatabase(project.database(), folder / "none.accord"));
    }
    fs::copy_file(folder / "none.accord", folder / "one.accord");
    fs::copy_file(folder / "none.accord", folder / "another.accord");
    fs::copy_file(folder / "none.accord", folder / "copy.accord");
    for (const auto& [name, secret] : {std::pair("one.accord", kOne), std::pair("another.accord", kAnother)}) {
        Project project = must(Project::open(folder / name));
        say(project, secret);
    }
    Project project = must(Project::open(folder / "none.accord"));
    store::Statement query = must(project.database().prepare(
        "SELECT 'https://' || r.host || '/' || r.name || '/issues/' || s.number FROM item i JOIN issue s ON s.id = "
        "i.issue_id JOIN repository r ON r.id = s.repository_id WHERE i.id = ?"));
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
