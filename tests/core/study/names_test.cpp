// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using test::errorOf;
using test::must;
using test::Sample;

TEST_CASE("Names: of projects, people, rounds and categories stand on one line, however they come in", "[study]")
{
    Sample sample;
    const auto before = test::dump(sample.project);
    NoProgress progress;
    const std::string name = GENERATE(as<std::string>(), "two\nlines", "red\x1b[31m",
                                      "\xC2\x9B"
                                      "2J",
                                      "a\xE2\x80\xA8"
                                      "b");
    INFO(name);
    study::PersonContent person;
    person.name = name;
    CHECK(errorOf(study::addPerson(sample.project, {}, person)).code == Errc::Invalid);
    study::RoundPlan plan;
    plan.name = name;
    CHECK(errorOf(study::startRound(sample.project, plan)).code == Errc::Invalid);
    study::RoundContent content = study::contentOf(*sample.project.round(sample.round));
    content.name = name;
    CHECK(errorOf(study::editRound(sample.project, {}, sample.round, content)).code == Errc::Invalid);
    const auto table = test::writeFile(sample.folder / "labels.csv",
                                       "issue,\"" + name + "\",Bob\n" + test::sampleLink(1).url + ",A.1,A.2\n");
    exchange::LabelImport import;
    import.files = {table};
    import.round = "Imported";
    CHECK(errorOf(exchange::importLabels(sample.project, import, progress, {})).code == Errc::Invalid);
    import.files = {
        test::writeFile(sample.folder / "sound.csv", "issue,Ann,Bob\n" + test::sampleLink(1).url + ",A.1,A.2\n")};
    import.round = name;
    CHECK(errorOf(exchange::importLabels(sample.project, import, progress, {})).code == Errc::Invalid);
    const std::string escaped = text::replacedAll(text::replacedAll(name, "\n", "\\n"), "\x1b", "\\u001b");
    CHECK(errorOf(exchange::importTaxonomyText(
                      sample.project, text::replacedAll(test::sampleTaxonomy(), "\"Memory\"", '"' + escaped + '"'),
                      "t.json"))
              .reason == Reason::CategoryNameOfLines);
    CHECK(test::dump(sample.project) == before);
    CHECK(errorOf(Project::create(sample.folder / "new.accord", name)).code == Errc::Invalid);
    CHECK_FALSE(std::filesystem::exists(sample.folder / "new.accord"));
}
