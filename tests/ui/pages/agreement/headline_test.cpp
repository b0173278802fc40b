// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QCheckBox>

#include "core/agreement/sample_size.h"
#include "core/exchange/import_issues.h"
#include "core/exchange/labels/import_labels.h"
#include "core/labelling/labelling.h"
#include "core/labelling/queue.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/support/process.h"
#include "tests/support/real_data.h"
#include "tests/ui/pages/agreement/agreement_bench.h"
#include "ui/text/plain_text.h"

#include <utility>
#include <vector>

using namespace accord;
using namespace accord::test;

namespace {

// Another process imports the table as a round, which is shown then.
void showTable(PageBench& bench, const std::filesystem::path& file, const std::string& name)
{
    Project other = must(Project::open(bench.file()));
    exchange::LabelImport import;
    import.files = {file};
    import.round = name;
    NoProgress quiet;
    (void)must(exchange::importLabels(other, import, quiet, {}));
    const RoundId made = other.rounds().back().id;
    REQUIRE(waitFor([&] { return bench.session->project().round(made) != nullptr; }));
    bench.session->setRound(made);
}

void showRows(PageBench& bench, const std::vector<std::string>& rows, const std::string& name)
{
    std::string table = "Issue_URL,Ann,Bob\n";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        table += "https://github.com/vllm-project/vllm/issues/" + std::to_string(i + 1) + "," + rows[i] + "\n";
    }
    showTable(bench, writeFile(bench.folder() / (name + ".csv"), table), name);
}

} // namespace

TEST_CASE("Labels that were changed after the blind was lifted stand beside the number, with what they make of it")
{
    PageBench bench;
    const auto label = [&bench](RoundId round, ItemId item, const char* name, const char* code) {
        Project other = must(Project::open(bench.file()));
        labelling::LabelSubmission given{round, item, bench.person(name), {}, 1};
        given.content.verdict = Verdict::Category;
        given.content.category = bench.category(code);
        must(labelling::submitLabel(other, given));
    };
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForHeadline(page, expected(bench, Level::Theme));
    auto* beside = child<QLabel>(page, "headlineOtherwise");
    CHECK(beside->isHidden());

    const RoundId round = must(study::startRound(bench.session->project(), {"next", true, false, 0, false, 1})).id;
    std::vector<ItemId> items;
    for (const auto& entry : must(labelling::queue(bench.session->project(), round, bench.person("Ann")))) {
        items.push_back(entry.item);
    }
    REQUIRE(items.size() == 7);
    const char* codes[]{"C.1", "C.2", "C.9"};
    for (std::size_t i = 0; i < 3; ++i) {
        label(round, items[i], "Ann", codes[i]);
        label(round, items[i], "Bob", i == 2 ? "C.5" : codes[i]);
    }
    must(study::liftBlind(bench.session->project(), bench.person("Ann"), round, "everybody is done"));
    bench.settle();
    bench.session->setRound(round);
    // Alike on two of three; the shares are two times a third and two times a sixth.
    const QString first = ui::valueText((2.0 / 3 - 10.0 / 36) / (1 - 10.0 / 36), false);
    waitForHeadline(page, first);
    CHECK(beside->isHidden());

    label(round, items[2], "Bob", "C.9"); // having seen the other one's
    label(round, items[3], "Bob", "C.9");
    bench.settle();
    REQUIRE(waitFor([&] { return !beside->isHidden(); }));
    CHECK(headline(page) == first);
    // With them alike on all three that two people labelled.
    INFO(beside->text().toStdString());
    CHECK(beside->text().contains("Labels changed afterwards: 1, given only afterwards: 1; with them " +
                                  ui::valueText(1, false)));
}

TEST_CASE("Items with one label count for chance, and the page says what the others alone give")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForHeadline(page, expected(bench, Level::Theme));
    auto* items = child<QLabel>(page, "headlineItems");
    CHECK_FALSE(items->text().contains("count for chance"));
    // Shares .3, .3 and .4, alike on two of three; of the three with two labels .5 and .5.
    showRows(bench, {"C.1,C.1", "C.1,C.2", "C.2,C.2", "C.9,", ",C.9"}, "Singles");
    waitForHeadline(page, ui::valueText((2.0 / 3 - 0.34) / (1 - 0.34), false));
    CHECK(items->text().contains("Items with one label count for chance; without them it is " +
                                 ui::valueText(1.0 / 3, false, 3) + "."));
    // Percent agreement takes no chance out.
    choose(page, agreement::kPercentAgreement);
    waitForHeadline(page, "66.7 %");
    CHECK_FALSE(items->text().contains("count for chance"));
}

TEST_CASE("The planner says when the project has too few further items, and how many it would take")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    auto* during = child<QLabel>(page, "during");
    const agreement::Outcome value = agreement::compute(
        agreement::kFleissKappa, ratings(bench.session->liveRound()->labelMatrix, Selection{}).table);
    REQUIRE(value->value < 0.6);
    const auto takes = agreement::itemsUntilClear(*value, 0.6);
    REQUIRE(takes.value_or(0) > 0);
    INFO(during->text().toStdString());
    CHECK(
        during->text().contains("0.6: the interval reaches it, and the project has no further items: it takes about " +
                                ui::countText(*takes) + "."));
    // Another process imports 5,000 more, of which some would do.
    std::string links;
    for (int number = 1000; number < 6000; ++number) {
        links += "https://github.com/vllm-project/vllm/issues/" + std::to_string(number) + "\n";
    }
    Project other = must(Project::open(bench.file()));
    NoProgress quiet;
    (void)must(exchange::importLinks(other, {writeFile(bench.folder() / "links.txt", links)},
                                     exchange::Malformed::Refuse, quiet, {}));
    CHECK(waitFor([&] { return during->text().contains("0.6: about " + ui::countText(*takes) + " more item"); }));
}

TEST_CASE("Tags that people made up give the figures of the published study where codes of their own count")
{
    ACCORD_REAL_DATA(study, "studies/dl_faults");
    // Fleiss' kappa of equal tags, from the description of the data; round 2 lacks a column of tags.
    const std::vector<std::pair<int, double>> published{{1, .4668}, {3, .4479}, {4, .4944}, {5, .4831}, {6, .3763}};
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForHeadline(page, expected(bench, Level::Theme));
    auto* box = child<QCheckBox>(page, "openCodesCount");
    for (const auto& [number, kappa] : published) {
        const std::string name = "round_" + std::to_string(number);
        INFO(name);
        const std::filesystem::path table = bench.folder() / (name + ".csv");
        const Finished made =
            run("/usr/bin/env", {"python3", "-B", (sourceFolder() / "tests/support/dl_faults.py").string(),
                                 (study / (name + ".xlsx")).string(), table.string()});
        INFO(made.err);
        REQUIRE(made.code == 0);
        box->setChecked(false);
        showTable(bench, table, name);
        REQUIRE(waitFor([&] { return bench.session->liveRound() != nullptr && !box->isHidden(); }));
        waitForHeadline(page, ui::kNothing); // no category was given
        box->setChecked(true);
        waitForHeadline(page, ui::valueText(kappa, false));
    }
}
