// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/project/agreement/figures.h"
#include "tests/support/catch.h"
#include "tests/support/files.h"
#include "tests/support/temp_folder.h"

using namespace accord;
using namespace accord::test;

namespace {

constexpr const char* kLabels = "Issue_URL,Ann,Bob,Cy\n"
                                "https://github.com/a/b/issues/1,C.9,C.9,C.9\n"      // alike
                                "https://github.com/a/b/issues/2,C.9,B.1,C.9\n"      // across types
                                "https://github.com/a/b/issues/3,C.9,C.5,C.9\n"      // within a type
                                "https://github.com/a/b/issues/4,C.9.i,C.9.ii,\n"    // within a theme
                                "https://github.com/a/b/issues/5,C.9,C.9.i,C.9.i\n"  // one goes on
                                "https://github.com/a/b/issues/6,C.9.i,C.9.ii,A.1\n" // within a theme and across types
                                "https://github.com/a/b/issues/7,C.9,,\n";           // a single label

} // namespace

TEST_CASE("Items are found again by where their labels part")
{
    const TempFolder folder;
    NoProgress quiet;
    auto project = Project::create(folder / "parting.accord", "Parting");
    REQUIRE(project.ok());
    REQUIRE(exchange::importTaxonomy(*project, sourceFolder() / "resources/taxonomies/llm-dl-frameworks.json").ok());
    exchange::LabelImport import;
    import.files = {writeFile(folder / "labels.csv", kLabels)};
    import.round = "pilot";
    REQUIRE(exchange::importLabels(*project, import, quiet, {}).ok());
    const auto labelMatrix = LabelMatrix::load(*project, project->rounds().front().id);
    REQUIRE(labelMatrix.ok());

    const Ratings whole = wholeRatings(*labelMatrix, {});
    using Rows = std::vector<int>;
    CHECK(rowsAlike(whole) == Rows{0});
    CHECK(rowsDisagreeing(labelMatrix->taxonomy(), whole, LevelDisagreement::AcrossTypes) == Rows{1, 5});
    CHECK(rowsDisagreeing(labelMatrix->taxonomy(), whole, LevelDisagreement::WithinType) == Rows{2});
    CHECK(rowsDisagreeing(labelMatrix->taxonomy(), whole, LevelDisagreement::WithinTheme) == Rows{3, 5});
    CHECK(rowsDisagreeing(labelMatrix->taxonomy(), whole, LevelDisagreement::OneGoesOn) == Rows{4});
    Selection selection;
    selection.level = Level::Subtheme;
    CHECK(rowsNotSpecified(*labelMatrix, selection) == Rows{0, 1, 2, 4, 5, 6});
    selection.level = Level::Type;
    CHECK(rowsNotSpecified(*labelMatrix, selection).empty());
}
