// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/export_labels.h"
#include "core/store/study/rounds.h"
#include "tests/core/sample.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"

using namespace accord;
using exchange::ExportFormat;
using test::errorOf;
using test::must;
using test::Sample;

TEST_CASE("Export: everybody has their own labels, also while the round is blind, and nothing of others", "[exchange]")
{
    Sample sample;
    sample.give(0, 0, "A.1");
    sample.give(0, 2, "B.1");
    sample.give(0, 3, "B.1");
    sample.give(0, 3, LabelContent{}); // withdrawn
    LabelContent others = sample.labelled("B.2");
    others.note = "quokka";
    sample.give(1, 0, others);
    sample.give(1, 1, others);
    const bool blind = GENERATE(false, true);
    must(store::setBlind(sample.project.database(), sample.round, blind));
    must(sample.project.refresh());
    const auto file = sample.folder / "own";
    exchange::ExportOptions options;
    options.own = sample.people[0];
    for (const ExportFormat format : {ExportFormat::Wide, ExportFormat::Long, ExportFormat::Json}) {
        const auto report = must(exchange::exportLabels(sample.project, sample.round, format, file, options));
        CHECK(report.items == 2);
        CHECK(report.labels == 2);
        CHECK(report.decisions == 0);
        const std::string text = test::readFile(file);
        CHECK(text.find("A.1") != std::string::npos);
        CHECK(text.find("B.1") != std::string::npos);
        CHECK(text.find("B.2") == std::string::npos);
        CHECK(text.find("quokka") == std::string::npos);
        CHECK(text.find("Person 2") == std::string::npos);
        CHECK(text.find(test::sampleLink(2).url) == std::string::npos); // labelled by others alone
    }
    const auto all = exchange::exportLabels(sample.project, sample.round, ExportFormat::Wide, file, {});
    CHECK(all.ok() != blind);
}
