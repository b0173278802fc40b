// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/merge.h"
#include "core/project/repair.h"
#include "tests/core/exchange/merge/copies.h"
#include "tests/core/exchange/merge/returned.h"
#include "tests/core/exchange/study_project.h"
#include "tests/core/must.h"
#include "tests/support/catch.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"

using namespace accord;
using test::must;

namespace fs = std::filesystem;

TEST_CASE("Merge: seven returned packages of the study give the kappa of the project where all worked in one file",
          "[merge][study]")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const test::TempFolder folder;
    const fs::path whole = folder / "whole.accord";
    (void)test::studyProject(whole, study);
    const test::Returned returned = test::returnedPackages(whole, folder.path());
    REQUIRE(returned.packages.size() == 7);

    const auto report = test::merged(returned.original, returned.packages);
    CHECK(report.written);
    CHECK(report.fresh().labels == 271194);
    CHECK(report.fresh().all() == 271194);
    CHECK_FALSE(report.needsALook());
    const auto kappas = test::kappas(returned.original);
    CHECK(kappas == test::kappas(whole));
    CHECK(kappas.at(1) == Approx(0.7621).margin(5e-5));
    Project project = must(Project::open(returned.original));
    const Integrity integrity = must(checkIntegrity(project));
    CHECK(integrity.sound());
    CHECK(integrity.labels == 271194);
    CHECK(test::planned(returned.original, returned.packages).nothingNew());
}
