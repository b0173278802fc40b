// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAbstractButton>
#include <QCheckBox>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QTextBrowser>

#include "core/exchange/labels/import_labels.h"
#include "core/exchange/taxonomy_files.h"
#include "core/labelling/labelling.h"
#include "core/labelling/reading.h"
#include "core/study/lifecycle.h"
#include "core/study/rounds.h"
#include "core/taxonomy/edits/draft.h"
#include "core/taxonomy/versions.h"
#include "tests/core/exchange/issues/issue_texts.h"
#include "tests/core/must.h"
#include "tests/core/sample.h"
#include "tests/support/files.h"
#include "tests/ui/pages/agreement/agreement_bench.h"
#include "tests/ui/waiting.h"
#include "ui/core/jobs.h"
#include "ui/core/settings.h"
#include "ui/pages/agreement/explain_dialog.h"
#include "ui/pages/agreement/report_view.h"
#include "ui/pages/agreement/selection_bar.h"
#include "ui/text/plain_text.h"
#include "ui/widgets/charts/note_list.h"
#include "ui/widgets/number_table.h"

#include <algorithm>
#include <map>
#include <vector>

using namespace accord;
using namespace accord::test;

TEST_CASE("The number follows level, coefficient and people")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForHeadline(page, expected(bench, Level::Theme));
    CHECK(child<QLabel>(page, "headlineItems")->text().contains("From 7 of 7 items."));
    const QString benchmark = child<QLabel>(page, "headlineBenchmark")->text();
    CHECK(benchmark.contains("convention of Landis and Koch (1977)"));
    CHECK(benchmark.contains("Gwet’s benchmark (2014)"));

    child<QComboBox>(page, "level")->setCurrentIndex(0);
    waitForHeadline(page, expected(bench, Level::Type));
    child<QComboBox>(page, "level")->setCurrentIndex(2);
    waitForHeadline(page, QString::fromUtf8("–"));
    CHECK(child<QLabel>(page, "headlineInterval")->text().contains("There is no value"));
    child<QComboBox>(page, "level")->setCurrentIndex(1);
    choose(page, agreement::kPercentAgreement);
    // Pairs alike of 6: 6, 3, 1, 2, 6, 3, 3; their mean is 24 / 42.
    waitForHeadline(page, "57.1 %");
}

TEST_CASE("The levels to choose are those that the taxonomy has, and the one that was chosen comes back")
{
    Sample sample(2, 2);
    const auto matrix = [&sample](const std::string& taxonomy) {
        must(exchange::importTaxonomyText(sample.project, taxonomy, "t.csv", {}, exchange::SameBy::Code));
        must(study::useNewestCodebook(sample.project, {}, sample.round));
        return must(LabelMatrix::load(sample.project, sample.round));
    };
    ui::SelectionBar bar(nullptr);
    const auto* level = child<QComboBox>(bar, "level");
    CHECK(level->count() == 3);
    bar.setRound(must(LabelMatrix::load(sample.project, sample.round)), {});
    CHECK(level->count() == 3);
    CHECK(bar.selection().level == Level::Theme);
    bar.setRound(matrix("code,name\nX,One\nY,Two\n"), {});
    CHECK(level->count() == 1);
    CHECK(bar.selection().level == Level::Type);
    bar.setRound(matrix("code,name,parent\nX,One,\nX.1,Below,X\nY,Two,\n"), {});
    CHECK(level->count() == 2);
    CHECK(bar.selection().level == Level::Theme);
}

TEST_CASE("Codes of annotators' own count where somebody says so, and the page says that they do")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForHeadline(page, expected(bench, Level::Theme));
    auto* box = child<QCheckBox>(page, "openCodesCount");
    CHECK(box->isHidden()); // nobody gave one
    const std::filesystem::path file = bench.folder() / "codes.csv";
    const auto row = [](int number, const std::string& labels) {
        return "https://github.com/vllm-project/vllm/issues/" + std::to_string(number) + "," + labels + "\n";
    };
    writeFile(file, "Issue_URL,Ann,Bob\n" + row(1, "none_of_these:Slow GPU,none_of_these:slow gpu") +
                        row(2, "none_of_these:slow gpu,none_of_these:wrong dtype") +
                        row(3, "none_of_these:wrong dtype,none_of_these:wrong dtype") +
                        row(4, "none_of_these:slow gpu,C.1") + row(5, "C.9,C.9"));
    Project other = must(Project::open(bench.file()));
    exchange::LabelImport import;
    import.files = {file};
    import.round = "Codes";
    NoProgress quiet;
    REQUIRE(exchange::importLabels(other, import, quiet, {}).ok());
    REQUIRE(waitFor([&] { return bench.session->project().rounds().size() == 2; }));
    bench.session->setRound(bench.session->project().rounds().back().id);
    REQUIRE(waitFor([&] { return !box->isHidden(); }));
    const QString without = expected(bench, Level::Theme); // C.9 alone has two labels
    waitForHeadline(page, without);
    box->setChecked(true);
    // Shares .4, .3, .1 and .2, alike on three of five.
    waitForHeadline(page, ui::valueText(0.3 / 0.7, false));
    CHECK(page.findChild<ui::ReportView*>()->allTables().contains("slow gpu", Qt::CaseInsensitive));
    CHECK(page.findChild<ui::ReportView*>()->allTables().contains("wrong dtype"));
    box->setChecked(false);
    waitForHeadline(page, without);
}

TEST_CASE("Categories come worst first and stay where they are when labels move")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto* bars = child<BarList>(page, "categoryBars");
    const auto keys = [bars] {
        std::vector<int> all;
        for (const ui::Bar& bar : bars->bars()) {
            all.push_back(bar.key);
        }
        return all;
    };
    CHECK(bars->bars().front().code == "A.2"); // chosen once, and nobody agreed
    CHECK(bars->bars().front().alarm == "used, never agreed on");
    CHECK(bars->bars().front().value < bars->bars().back().value);

    const std::vector<int> before = keys();
    const QString number = headline(page);
    bench.labelElsewhere("2", "Ann", "C.9");
    bench.settle();
    CHECK(headline(page) == expected(bench, Level::Theme));
    CHECK(headline(page) != number);
    CHECK(keys() == before);
}

TEST_CASE("The number explains itself and follows the labels")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    bench.key(Qt::Key_E);
    auto* dialog = child<ui::ExplainDialog>(page, "explainDialog");
    const auto* text = dialog->findChild<QTextBrowser*>("explanation");
    REQUIRE(waitFor([&] { return text->toPlainText().contains("Fleiss’ kappa ="); }));
    const QString first = text->toPlainText();
    // 24 of 42 pairs are alike.
    for (const char* part : {"24 / 42", "0.571429", "Nothing is left out", "7 of 7 items are used, with 28 labels of 4",
                             "Every item with two or more labels weighs the same", "Fleiss, J. L. (1971)",
                             "Landis and Koch", "Gwet’s benchmark"}) {
        INFO(part);
        CHECK(first.contains(QString::fromUtf8(part)));
    }

    bench.labelElsewhere("2", "Ann", "C.9");
    REQUIRE(waitFor([&] { return text->toPlainText().contains("27 / 42"); }));

    // Where there is no value it says why.
    child<QComboBox>(page, "level")->setCurrentIndex(2);
    REQUIRE(waitFor([&] { return text->toPlainText().contains("There is no value"); }));
    CHECK(text->toPlainText().contains("28 labels that stop above this level"));

    child<QComboBox>(page, "level")->setCurrentIndex(1);
    for (const agreement::Measure* measure : agreement::measures()) {
        choose(page, *measure);
        INFO(measure->key);
        CHECK(waitFor([&] { return text->toPlainText().startsWith(ui::measureName(*measure) + " ="); }));
    }
    dialog->close();
}

TEST_CASE("The rating matrix can be taken away to compute it elsewhere")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    bench.key(Qt::Key_E);
    auto* dialog = child<ui::ExplainDialog>(page, "explainDialog");
    const auto file = bench.folder() / "ratings.csv";
    bench.prompts.expectSaveFile(QString::fromStdString((bench.folder() / "ratings").string()));
    QTest::mouseClick(dialog->findChild<QPushButton*>("saveMatrix"), Qt::LeftButton);
    REQUIRE(waitFor([&] { return std::filesystem::exists(file); }));
    const std::string text = readFile(file);
    CHECK(text.starts_with("item,Ann,Bob,Cy,Dee\n"));
    CHECK(text.find(",A.2,C.9,C.9,B.1\n") != std::string::npos);
    dialog->close();
}

TEST_CASE("Numbers of another selection are greyed, and say what they are of, while reading fails")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto* view = page.findChild<ui::ReportView*>();
    const auto* problem = child<QWidget>(page, "agreementProblem");
    const auto* why = child<QLabel>(page, "agreementProblemText");
    const auto* where = child<QLabel>(page, "reportWhere");
    const QString themes = headline(page);
    CHECK_FALSE(view->isOutdated());
    CHECK(problem->isHidden());
    CHECK(where->text().contains("Round pilot"));
    CHECK(where->text().contains("level: theme"));
    bench.key(Qt::Key_E);
    auto* dialog = child<ui::ExplainDialog>(page, "explainDialog");
    const auto* text = dialog->findChild<QTextBrowser*>("explanation");
    REQUIRE(waitFor([&] { return text->toPlainText().contains("24 / 42"); }));

    // The file cannot be opened anew.
    const auto away = bench.folder() / "away.accord";
    std::filesystem::rename(bench.file(), away);
    child<QComboBox>(page, "level")->setCurrentIndex(0);
    CHECK(view->isOutdated()); // at once, before anything is read
    REQUIRE(waitFor([&] { return problem->isVisible(); }));
    CHECK(view->isOutdated());
    CHECK(headline(page) == themes);
    CHECK(where->text().contains("level: theme"));
    CHECK(why->text().contains("level: theme"));
    CHECK(why->text().contains("round.accord"));
    REQUIRE(waitFor([&] { return text->toPlainText().contains("cannot be explained now"); }));
    CHECK_FALSE(text->toPlainText().contains("24 / 42"));
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    bench.actions.action(QStringLiteral("agreement.explain"))->trigger();
    const auto* again = child<ui::ExplainDialog>(page, "explainDialog")->findChild<QTextBrowser*>("explanation");
    REQUIRE(waitFor([&] { return again->toPlainText().contains("cannot be explained now"); }));

    std::filesystem::rename(away, bench.file());
    QTest::mouseClick(problem->findChild<QPushButton*>(), Qt::LeftButton);
    waitForHeadline(page, expected(bench, Level::Type));
    CHECK_FALSE(view->isOutdated());
    CHECK(problem->isHidden());
    CHECK(where->text().contains("level: type"));
    REQUIRE(waitFor([&] { return again->toPlainText().contains("Fleiss’ kappa ="); }));
}

TEST_CASE("All coefficients can be chosen, each with its definition")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    std::vector<std::string_view> keys;
    for (const agreement::Measure* measure : agreement::measures()) {
        keys.push_back(measure->key);
        CHECK_FALSE(ui::measureDefinition(*measure).isEmpty());
        const auto value = outcomeOf(bench.session->liveRound()->labelMatrix, {}, *measure);
        REQUIRE(value.defined());
        choose(page, *measure);
        waitForHeadline(page, ui::valueText(value->value, !measure->chanceCorrected));
    }
    CHECK(keys == std::vector<std::string_view>{"fleiss_kappa", "alpha_nominal", "alpha_hierarchical", "gwet_ac1",
                                                "brennan_prediger", "conger_kappa", "light_kappa", "percent_agreement",
                                                "full_agreement"});
}

TEST_CASE("A blind round shows no number")
{
    PageBench bench;
    REQUIRE(study::startRound(bench.session->project(), {"main", true, false, 0, false, 1}).ok());
    REQUIRE(bench.session->project().refresh().ok());
    bench.session->setRound(bench.session->project().rounds().back().id);
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    CHECK(headline(page).isEmpty());
    CHECK_FALSE(child<QLabel>(page, "headlineValue")->isVisible());
}

TEST_CASE("Numbers that come late are not shown for another round")
{
    PageBench bench;
    REQUIRE(study::startRound(bench.session->project(), {"main", true, false, 0, false, 1}).ok());
    REQUIRE(bench.session->project().refresh().ok());
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const QString shown = headline(page);
    child<QComboBox>(page, "coefficient")->setCurrentIndex(1); // its numbers are on their way now
    bench.session->setRound(bench.session->project().rounds().back().id);
    QTest::qWait(500);
    CHECK_FALSE(child<QLabel>(page, "headlineValue")->isVisible());
    CHECK(headline(page) == shown); // of the round before, and hidden
}

TEST_CASE("Issues that are found late do not lead away from another round")
{
    PageBench bench;
    REQUIRE(study::startRound(bench.session->project(), {"main", true, false, 0, false, 1}).ok());
    REQUIRE(bench.session->project().refresh().ok());
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const QSignalSpy wanted(&page, &ui::Page::wanted);
    auto* view = page.findChild<ui::ReportView*>();
    ui::Behind disputed;
    disputed.what = ui::Behind::What::Disputed;
    emit view->behindWanted(disputed); // they are being looked for now
    bench.session->setRound(bench.session->project().rounds().back().id);
    REQUIRE(waitFor([&] { return !bench.session->jobs().anyRunning(); }));
    QCoreApplication::processEvents();
    CHECK(wanted.isEmpty());
}

TEST_CASE("Who hides names sees pseudonyms in every list")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto* bars = child<BarList>(page, "restBars");
    const auto names = [bars] {
        QStringList all;
        for (const ui::Bar& bar : bars->bars()) {
            all.append(bar.name);
        }
        all.sort();
        return all;
    };
    const QStringList before = names();
    CHECK(before == QStringList{"An  Ann", "Bo  Bob", "Cy", "De  Dee"});
    ui::setSetting(ui::settings::kInitialsOnly, true);
    REQUIRE(waitFor([&] { return names() != before; }));
    QStringList pseudonyms;
    for (const Person& person : bench.session->project().people()) {
        pseudonyms.append(QString::fromStdString(person.pseudonym));
    }
    for (const QString& name : names()) {
        CHECK(pseudonyms.contains(name));
    }
    ui::setSetting(ui::settings::kInitialsOnly, false);
}

namespace {

/// All that the page says of itself: labels, fields of charts, cells, tool tips.
QString saidBy(const QWidget& page)
{
    QStringList said;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        said << widget->toolTip() << widget->accessibleName() << widget->accessibleDescription();
    }
    for (const QLabel* label : page.findChildren<QLabel*>()) {
        said << label->text();
    }
    for (const QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
        said << button->text();
    }
    for (const Chart* chart : page.findChildren<Chart*>()) {
        for (int field = 0; field < chart->fieldCount(); ++field) {
            said << chart->fieldName(field) << chart->fieldToolTip(field);
        }
    }
    return said.join(QLatin1Char('\n'));
}

} // namespace

TEST_CASE("Who hides names reads no name and no initials in bars, tables and alarms")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto tells = [&page](const char* name) {
        return saidBy(page).contains(QRegularExpression(QStringLiteral("\\b%1\\b").arg(QLatin1String(name))));
    };
    const std::vector<const char*> names{"Ann", "Bob", "Dee"};
    for (const char* name : names) {
        INFO(name);
        CHECK(tells(name));
    }
    ui::setSetting(ui::settings::kInitialsOnly, true);
    REQUIRE(waitFor([&] { return !tells("Ann"); }));
    for (const char* name : names) {
        INFO(name);
        CHECK_FALSE(tells(name));
    }
    ui::setSetting(ui::settings::kInitialsOnly, false);
}

TEST_CASE("Numbers are said of the right categories while the codebook changes below them")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto* bars = child<BarList>(page, "categoryBars");
    const auto values = [bars] {
        std::map<QString, QString> all;
        for (const ui::Bar& bar : bars->bars()) {
            all[bar.code] = bar.text;
        }
        return all;
    };
    const std::map<QString, QString> before = values();
    REQUIRE(before.contains("C.9"));
    {
        Project other = must(Project::open(bench.file()));
        // It comes before all that was labelled.
        const auto edits = must(taxonomy::parseEdits("add theme A \"Accuracy\""));
        (void)must(taxonomy::applyEdits(other, edits, bench.person("Bob"), "asked often"));
    }
    const std::size_t categories = bench.session->project().taxonomy()->categories().size();
    bench.session->poll();
    REQUIRE(bench.session->project().taxonomy()->categories().size() == categories + 1);
    // At once, with the numbers of before, and when the round and its figures have been read anew.
    const auto right = [&] {
        return std::ranges::all_of(before, [now = values()](const auto& entry) {
            const auto found = now.find(entry.first);
            return found != now.end() && found->second == entry.second;
        });
    };
    CHECK(right());
    REQUIRE(waitFor([&] {
        const auto state = bench.session->liveRound();
        return state != nullptr && state->labelMatrix.taxonomy().categories().size() == categories + 1 && !page.busy();
    }));
    CHECK(right());
    CHECK(headline(page) == expected(bench, Level::Theme));
}

TEST_CASE("A check shows how people label against the round before it")
{
    PageBench bench;
    Project& project = bench.session->project();
    NoProgress quiet;
    study::RoundContent content;
    content.name = "Check";
    content.purpose = RoundPurpose::Check;
    content.blind = false;
    const auto items = study::everyIssue(project);
    REQUIRE(items.ok());
    const auto check = study::createRound(project, {}, content, *items, quiet, {});
    REQUIRE(check.ok());
    REQUIRE(study::startRound(project, {}, check->id).ok());
    REQUIRE(project.refresh().ok());
    bench.session->setRound(check->id);
    // Ann said C.9 of the first issue, and Dee B.1 of the fifth.
    const std::string link = "https://github.com/vllm-project/vllm/issues/";
    exchange::LabelImport import;
    import.files = {writeFile(bench.folder() / "check.csv", "Issue_URL,Ann,Bob,Cy,Dee\n" + link +
                                                                "1,C.5,C.9,C.9,C.9\n" + link + "5,B.1,B.1,B.1,C.2\n")};
    import.round = "Check";
    REQUIRE(exchange::importLabels(project, import, quiet, {}).ok());
    bench.session->poll();
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto* section = sectionOf(page, "intraSection");
    REQUIRE(waitFor([&] { return section->isVisible(); }));
    CHECK(section->hint().contains("7 issues were labelled in an earlier round; these labels come first."));
    auto* pairs = child<ui::NumberTable>(page, "intraPairs");
    REQUIRE(pairs->rows().size() == 2);
    CHECK(pairs->rows()[0].cells[1].text == "vllm#1");
    CHECK(pairs->rows()[0].cells[2].text == "C.9");
    CHECK(pairs->rows()[0].cells[3].text == "C.5");
    CHECK(pairs->rows()[1].cells[0].text == "Dee");
}

TEST_CASE("Repeats can be counted or left out, and each person is held against themselves")
{
    PageBench bench;
    {
        AgreementPage plain(bench.context(), nullptr);
        bench.open(plain);
        waitForBars(plain);
        CHECK_FALSE(child<QComboBox>(plain, "repeats")->isVisible());
        CHECK_FALSE(sectionOf(plain, "intraSection")->isVisible());
    }
    labelAgain(bench, "1", "C.5,C.9,C.9,C.9");
    labelAgain(bench, "5", "B.1,B.1,B.1,C.2");
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto* items = child<QLabel>(page, "headlineItems");
    REQUIRE(waitFor([&] { return items->text().contains("From 9 of 9 items. 2 of them are repeats"); }));
    waitForHeadline(page, expected(bench, Level::Theme));
    auto* repeats = child<QComboBox>(page, "repeats");
    CHECK(repeats->isVisible());
    repeats->setCurrentIndex(repeats->findData(static_cast<int>(Repeats::LeaveOut)));
    REQUIRE(waitFor([&] { return items->text().contains("From 7 of 7 items. 2 repeats left out."); }));
    CHECK(child<QLabel>(page, "reportWhere")->text().contains("repeats left out"));
    // What others label moves the number of this selection too, though it is not the one that is kept live.
    bench.labelElsewhere("2", "Ann", "C.9");
    bench.settle();
    Selection without;
    without.repeats = Repeats::LeaveOut;
    const auto kappa =
        agreement::compute(agreement::kFleissKappa, ratings(bench.session->liveRound()->labelMatrix, without).table);
    waitForHeadline(page, ui::valueText(kappa->value, false));

    const auto* section = sectionOf(page, "intraSection");
    CHECK(section->isVisible());
    CHECK(section->hint().contains("2 stand in a file once more."));
    auto* bars = child<BarList>(page, "intraBars");
    REQUIRE(bars->bars().size() == 4);
    QStringList alike;
    for (const ui::Bar& bar : bars->bars()) {
        alike.append(bar.name + QStringLiteral(": ") + bar.detail);
    }
    alike.sort();
    CHECK(alike == QStringList{"Ann: 1 of 2 alike", "Bob: 2 of 2 alike", "Cy: 2 of 2 alike", "Dee: 1 of 2 alike"});
    auto* pairs = child<ui::NumberTable>(page, "intraPairs");
    REQUIRE(pairs->rows().size() == 2);
    const auto cells = [&](std::size_t row) {
        QStringList texts;
        for (const ui::NumberCell& cell : pairs->rows()[row].cells) {
            texts.append(cell.text);
        }
        texts.removeLast(); // the days between the two files
        return texts.join(QStringLiteral(" | "));
    };
    CHECK(cells(0) == QString::fromUtf8("Ann | vllm#1 | C.9 | C.5"));
    CHECK(cells(1) == QString::fromUtf8("Dee | vllm#5 | B.1 | C.2"));
    // Dee: C.9 and B.1, then C.9 and C.2.
    const QString drift = child<QLabel>(page, "intraDrift")->text();
    CHECK(drift.contains("Dee: "));
    CHECK(drift.contains("B.1 from 1 to 0"));
    CHECK_FALSE(drift.contains("Bob"));
    const std::string table = saved(bench, sectionOf(page, "intraSection"), "csv");
    CHECK(table.find("Ann") != std::string::npos);
    CHECK(table.find("vllm#1,C.9,C.5") != std::string::npos);

    QSignalSpy wanted(&page, &ui::Page::wanted);
    click(pairs, 0, 1);
    REQUIRE(wanted.size() == 1);
    const auto target = wanted.takeFirst()[0].value<ui::Target>();
    const auto* conflicts = std::get_if<ui::ConflictsTarget>(&target);
    REQUIRE(conflicts != nullptr);
    CHECK(conflicts->about == "Ann against themselves");
    CHECK(conflicts->items.size() == 2);
}

TEST_CASE("A table is sorted from the menu of its section, and what stands behind a cell goes with its row")
{
    PageBench bench;
    labelAgain(bench, "1", "C.5,C.9,C.9,C.9");
    labelAgain(bench, "5", "B.1,B.1,B.1,C.2");
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    const auto* section = sectionOf(page, "intraSection");
    REQUIRE(waitFor([&] { return section->isVisible(); }));
    auto* pairs = child<ui::NumberTable>(page, "intraPairs");
    REQUIRE(pairs->rows().size() == 2);
    const QList<QStringList> taken = section->table().rows;
    const auto sortByIssue = [&] {
        QMenu* columns = section->findChild<QMenu*>()->actions().last()->menu();
        REQUIRE(columns != nullptr);
        emit columns->aboutToShow();
        QAction* issue = columns->actions().first()->menu()->actions()[1];
        CHECK(issue->text() == "Issue");
        issue->trigger();
    };
    sortByIssue();
    CHECK(pairs->rows()[0].cells[1].text == "vllm#1");
    sortByIssue();
    CHECK(pairs->rows()[0].cells[1].text == "vllm#5");
    QSignalSpy wanted(&page, &ui::Page::wanted);
    enterOn(pairs, 0, 1);
    REQUIRE(wanted.size() == 1);
    const auto target = wanted.takeFirst()[0].value<ui::Target>();
    const auto* conflicts = std::get_if<ui::ConflictsTarget>(&target);
    REQUIRE(conflicts != nullptr);
    CHECK(conflicts->about == "Dee against themselves");
    CHECK(section->table().rows == taken); // in the order of the report
}

TEST_CASE("Agreement on passages is shown where labels cite something, with what it rests on or why there is none")
{
    PageBench bench;
    {
        Project other = must(Project::open(bench.file()));
        importFiles(other, {writeFile(bench.folder() / "issue.json",
                                      R"({"html_url":"https://github.com/vllm-project/vllm/issues/1","title":"Leak",)"
                                      R"("body":"The cache grows. Memory is not freed."})")});
    }
    const auto citeElsewhere = [&bench](const char* name) {
        Project other = must(Project::open(bench.file()));
        labelling::LabelSubmission given{bench.round, bench.item("1"), bench.person(name), {}, 1};
        given.content.verdict = Verdict::Category;
        given.content.category = bench.category("C.9");
        given.content.citations = {must(labelling::cite(other, given.item, std::nullopt, "cache grows"))};
        must(labelling::submitLabel(other, given));
    };
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    ui::Section* section = sectionOf(page, "passagesSection");
    CHECK_FALSE(section->isVisible());
    CHECK_FALSE(page.findChild<ui::ReportView*>()->allTables().contains("unitizing"));

    citeElsewhere("Ann");
    bench.settle();
    REQUIRE(waitFor([section] { return section->isVisible(); }));
    CHECK(section->hint().contains("Krippendorff 1995"));
    CHECK(section->hint().contains("1 of 28 labels cite something (passages: 1)"));
    CHECK(section->hint().contains("There is no value: no text has passages of two people."));
    auto* table = child<ui::NumberTable>(page, "passages");
    REQUIRE(table->rows().size() == 4);
    CHECK(table->rows()[0].cells[1].text == ui::kNothing);
    CHECK(table->rows()[0].cells[1].toolTip.contains("no text has passages of two people"));

    citeElsewhere("Bob");
    bench.settle();
    REQUIRE(waitFor([&] { return table->rows()[0].cells[1].text == ui::valueText(1, false); }));
    CHECK(table->rows()[0].cells[4].text == "1"); // texts
    CHECK_FALSE(section->hint().contains("There is no value"));
    const std::string csv = saved(bench, section, "csv");
    CHECK(csv.starts_with("Told apart by,Alpha,Observed disagreement,Expected,Texts used,Left out,Reason\n"));
    CHECK(csv.find("\nPassages alone,1.000000,0.000000,") != std::string::npos);
    CHECK(csv.find("\nTheme,1.000000,") != std::string::npos);
    CHECK(page.findChild<ui::ReportView*>()->allTables().contains("unitizing"));

    // Another round, which is blind, tells nothing of it.
    must(study::startRound(bench.session->project(), {"next", true, false, 0, false, 1}));
    bench.settle();
    bench.session->setRound(bench.session->project().rounds().back().id);
    REQUIRE(waitFor([&] { return bench.session->roundIsBlind(); }));
    CHECK_FALSE(section->isVisible());
}

TEST_CASE("A part that is selected by its final label warns, and leaves other types out of lists and alarms")
{
    PageBench bench;
    for (const char* number : {"1", "2", "3"}) {
        bench.decideElsewhere(number, "C.9");
    }
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    REQUIRE(
        waitFor([&] { return sectionOf(page, "finalBarsSection")->hint().contains("Of 3 final labels, 2 follow"); }));
    CHECK_FALSE(sectionOf(page, "alarmsSection")->hint().contains("Selected by the final label"));
    auto* type = child<QComboBox>(page, "finalType");
    type->setCurrentIndex(type->findData(QVariant::fromValue<qlonglong>(bench.category("C").value)));
    REQUIRE(waitFor([&] { return sectionOf(page, "alarmsSection")->hint().contains("Selected by the final label"); }));
    // vllm#3 has A.2, C.9, C.9, B.1.
    for (const ui::Bar& bar : child<BarList>(page, "categoryBars")->bars()) {
        CHECK(bar.code.startsWith("C."));
    }
    for (const ui::Note& note : child<ui::NoteList>(page, "alarms")->notes()) {
        const bool pair = note.code.contains('/');
        INFO(note.code.toStdString());
        CHECK((pair || note.code.isEmpty() || note.code.startsWith("C.")));
    }
    CHECK(child<QLabel>(page, "headlineItems")->text().contains("Selected by the final label"));
    child<QComboBox>(page, "level")->setCurrentIndex(0);
    REQUIRE(waitFor([&] { return child<QLabel>(page, "headlineItems")->text().contains("kappa of types is near 0"); }));
}

TEST_CASE("The rating matrix that is saved is the one that was shown when somebody asked for it")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    bench.key(Qt::Key_E);
    auto* dialog = child<ui::ExplainDialog>(page, "explainDialog");
    const auto file = bench.folder() / "ratings.csv";
    bench.prompts.expectSaveFile(QString::fromStdString(file.string()), [&] {
        child<QComboBox>(page, "level")->setCurrentIndex(0);
        waitForHeadline(page, expected(bench, Level::Type));
    });
    QTest::mouseClick(dialog->findChild<QPushButton*>("saveMatrix"), Qt::LeftButton);
    REQUIRE(waitFor([&] { return std::filesystem::exists(file); }));
    CHECK(readFile(file).find(",A.2,C.9,C.9,B.1\n") != std::string::npos); // themes, not types
    dialog->close();
}
