// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/exchange/merge/returned.h"

#include "core/exchange/package.h"
#include "core/project/label_matrix.h"
#include "core/project/ratings.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/must.h"

#include <string>
#include <unordered_map>

namespace accord::test {
namespace {

namespace fs = std::filesystem;

std::unordered_map<Uuid, std::int64_t> numbersOf(sqlite::Database& database, const std::string& table)
{
    sqlite::Statement query = must(database.prepare("SELECT uuid, id FROM " + table));
    std::unordered_map<Uuid, std::int64_t> numbers;
    while (must(query.step())) {
        numbers.emplace(query.uuid(0), query.integer(1));
    }
    return numbers;
}

// The project before anybody labelled.
void forgetLabels(const fs::path& file)
{
    Project project = must(Project::open(file));
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(project.database()));
    must(project.database().execute(
        "DELETE FROM label; DELETE FROM decision; DELETE FROM event WHERE kind IN ('label', 'vote', 'decision')"));
    must(transaction.commit());
}

void labelAll(Project& whole, const fs::path& package)
{
    Project project = must(Project::open(package));
    sqlite::Database& database = project.database();
    const auto items = numbersOf(database, "item");
    const auto categories = numbersOf(database, "category");
    const Person person = project.people().at(0);
    sqlite::Transaction transaction = must(sqlite::Transaction::begin(database));
    store::EventWriter events = must(store::EventWriter::begin(database, project.now()));
    sqlite::Statement query = must(whole.database().prepare(
        "SELECT i.uuid, l.verdict, c.uuid, a.exclusion, l.flagged FROM label l JOIN item i ON i.id = l.item_id JOIN "
        "answer a "
        "ON a.event = l.event JOIN person p ON p.id = l.person_id LEFT JOIN category c ON c.id = l.category_id WHERE "
        "p.uuid = ? ORDER BY l.item_id"));
    query.bind(person.uuid);
    while (must(query.step())) {
        LabelGiven label;
        label.item = ItemId{items.at(query.uuid(0))};
        label.content.verdict = static_cast<Verdict>(query.integer(1));
        label.content.category = query.isNull(2) ? CategoryId{} : CategoryId{categories.at(query.uuid(2))};
        label.content.exclusion = static_cast<Exclusion>(query.integer(3));
        label.content.flagged = query.integer(4) != 0;
        label.codebook = project.codebook();
        (void)must(events.append({person.id}, label));
    }
    must(transaction.commit());
}

} // namespace

Returned returnedPackages(const fs::path& whole, const fs::path& folder)
{
    Returned returned;
    returned.original = folder / "original.accord";
    Project everything = must(Project::open(whole));
    must(sqlite::copyDatabase(everything.database(), returned.original));
    forgetLabels(returned.original);
    Project original = must(Project::open(returned.original));
    for (const Person& person : original.people()) {
        const fs::path package = folder / ("package-" + std::to_string(person.id.value) + ".accord");
        NoProgress progress;
        (void)must(exchange::writePackage(original, {person.id, {}, {}, leadOf(original)}, package, progress, {}));
        labelAll(everything, package);
        returned.packages.push_back(package);
    }
    return returned;
}

std::vector<double> kappas(const fs::path& file)
{
    Project project = must(Project::open(file));
    const LabelMatrix labelMatrix = must(LabelMatrix::load(project, project.rounds().at(0).id));
    const LiveLevels levels(labelMatrix);
    std::vector<double> values;
    for (const Level level : {Level::Type, Level::Theme, Level::Subtheme}) {
        const auto kappa = levels.at(level).value(agreement::kFleissKappa);
        values.push_back(kappa.defined() ? kappa->value : -2);
    }
    return values;
}

} // namespace accord::test
