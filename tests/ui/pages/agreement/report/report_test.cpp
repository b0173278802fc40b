// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/reconcile/conflicts.h"
#include "tests/support/files.h"
#include "tests/support/real_data.h"
#include "tests/support/temp_folder.h"
#include "tests/ui/page_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/agreement/figures.h"
#include "ui/pages/agreement/report.h"
#include "ui/text/names.h"

#include <algorithm>

using namespace accord;
using namespace accord::test;
using ui::AgreementReport;
using ui::makeReport;

namespace {

std::vector<std::filesystem::path> labelFiles(const std::filesystem::path& study)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(study)) {
        const auto file = entry.path() / (entry.path().filename().string() + ".csv");
        if (entry.is_directory() && std::filesystem::exists(file)) {
            files.push_back(file);
        }
    }
    std::ranges::sort(files);
    return files;
}

LabelMatrix studyLabelMatrix(const std::filesystem::path& study, const TempFolder& folder)
{
    NoProgress quiet;
    auto project = Project::create(folder / "study.accord", "Study");
    REQUIRE(project.ok());
    REQUIRE(exchange::importTaxonomy(*project, sourceFolder() / "resources/taxonomies/llm-dl-frameworks.json").ok());
    exchange::LabelImport import;
    import.files = labelFiles(study);
    REQUIRE(import.files.size() == 11);
    import.round = "study";
    REQUIRE(exchange::importLabels(*project, import, quiet, {}).ok());
    auto labelMatrix = LabelMatrix::load(*project, project->rounds().front().id);
    REQUIRE(labelMatrix.ok());
    return std::move(*labelMatrix);
}

double value(const AgreementReport& report)
{
    REQUIRE(report.chosen().value.defined());
    return report.chosen().value->value;
}

} // namespace

TEST_CASE("The published study gives back its figures")
{
    ACCORD_REAL_DATA(study, "llm-dl-challenges");
    const TempFolder folder;
    const LabelMatrix labelMatrix = studyLabelMatrix(study, folder);
    Selection selection;
    const AgreementReport all = makeReport(labelMatrix, selection, agreement::kFleissKappa);
    // Table and text of the study; see the description of its data.
    CHECK(value(all) == Approx(0.7621).margin(0.00005));
    CHECK(all.levels[0].value->value == Approx(0.9634).margin(0.00005));
    CHECK_FALSE(all.levels[2].value.defined());
    CHECK(all.levels[2].notSpecified == 271194);
    CHECK(all.chosen().use.pairable == 38742);
    CHECK(all.pairs.size() == 21);
    CHECK(all.finals == 38742);
    CHECK(all.finalsByMajority == 38742); // the study decided by majority
    CHECK(all.chosen().repeats == 6);
    CHECK(all.chosen().outside.repeats == 0);
    const double published[]{0.7575, 0.7550, 0.7175};
    const auto types = labelMatrix.taxonomy().types();
    REQUIRE(types.size() == 3);
    for (std::size_t i = 0; i < types.size(); ++i) {
        selection.finalType = types[i]->id;
        CHECK(value(makeReport(labelMatrix, selection, agreement::kFleissKappa)) ==
              Approx(published[i]).margin(0.00005));
    }
    const reconcile::Tally tally = reconcile::tally(labelMatrix);
    CHECK(tally.conflicts == 21987);
    CHECK(tally.acrossTypes == 2263);
}

TEST_CASE("Live numbers are those of the whole table")
{
    PageBench bench;
    bench.session->wantRound();
    REQUIRE(waitFor([&] { return bench.session->liveRound() != nullptr; }));
    bench.labelElsewhere("3", "Dee", "C.9");
    bench.settle();
    const auto state = bench.session->liveRound();
    for (const agreement::Measure* measure : agreement::measures()) {
        const AgreementReport whole = makeReport(state->labelMatrix, {}, *measure);
        AgreementReport live = whole;
        ui::followLive(live, state->levels);
        CHECK(live.chosen().value->value == whole.chosen().value->value);
        CHECK(live.chosen().use == whole.chosen().use);
        const auto a = ui::categoryBars(whole, state->labelMatrix.taxonomy());
        const auto b = ui::categoryBars(live, state->labelMatrix.taxonomy());
        REQUIRE(a.size() == b.size());
        for (std::size_t i = 0; i < a.size(); ++i) {
            CHECK(a[i].key == b[i].key);
            CHECK(a[i].text == b[i].text);
        }
    }
}
