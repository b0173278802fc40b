// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QAccessible>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <QSpinBox>

#include "core/agreement/sample_size.h"
#include "core/study/people.h"
#include "core/study/rounds.h"
#include "tests/core/must.h"
#include "tests/ui/pages/agreement/agreement_bench.h"
#include "tests/ui/waiting.h"
#include "ui/pages/agreement/explain_dialog.h"
#include "ui/widgets/charts/bars.h"
#include "ui/widgets/charts/lines.h"
#include "ui/widgets/charts/matrix_view.h"
#include "ui/widgets/charts/note_list.h"
#include "ui/widgets/number_table.h"

#include <algorithm>

using namespace accord;
using namespace accord::test;
using ui::MatrixView;

namespace {

/// The place of the note with that code; -1 for none.
int noteOf(const ui::NoteList* list, const char* code)
{
    const auto found = std::ranges::find(list->notes(), QString::fromLatin1(code), &ui::Note::code);
    return found == list->notes().end() ? -1 : static_cast<int>(found - list->notes().begin());
}

QStringList actionsOf(const ui::NoteList* list, const char* code)
{
    const int note = noteOf(list, code);
    return note < 0 ? QStringList() : list->notes()[static_cast<std::size_t>(note)].actions;
}

} // namespace

TEST_CASE("Every number leads to its issues, by click and by Enter")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    QSignalSpy wanted(&page, &ui::Page::wanted);

    // Cy and Dee, in the order of the names.
    auto* pairs = child<MatrixView>(page, "pairs");
    REQUIRE(pairs->size() == 4);
    click(pairs, 8);
    Led led = ledTo(bench, wanted);
    CHECK(led.issues == QStringList{"3", "6", "7"});
    CHECK(led.about == "Cy and Dee differ · level: theme");
    enterOn(pairs, 8);
    CHECK(ledTo(bench, wanted).issues == QStringList{"3", "6", "7"});
    click(pairs, 9); // nobody disputes with themselves
    CHECK(wanted.isEmpty());

    auto* confused = child<BarList>(page, "confusedBars");
    REQUIRE_FALSE(confused->bars().empty());
    CHECK(confused->bars().front().code == "C.5 / C.9");
    click(confused, 0);
    led = ledTo(bench, wanted);
    CHECK(led.issues == QStringList{"2", "4"});
    CHECK(led.about == "C.5 taken for C.9 · level: theme");

    auto* categories = child<BarList>(page, "categoryBars");
    REQUIRE(categories->bars().front().code == "A.2");
    enterOn(categories, 0);
    CHECK(ledTo(bench, wanted).issues == QStringList{"3"});

    auto* rest = child<BarList>(page, "restBars");
    const auto dee = std::ranges::find_if(rest->bars(), [](const ui::Bar& bar) { return bar.name.endsWith("Dee"); });
    REQUIRE(dee != rest->bars().end());
    enterOn(rest, static_cast<int>(dee - rest->bars().begin()));
    led = ledTo(bench, wanted);
    CHECK(led.issues == QStringList{"3", "6", "7"});
    CHECK(led.about == "Dee against everybody else · level: theme");

    auto* loss = child<ui::StackedBar>(page, "loss");
    REQUIRE(loss->parts().size() == 5);
    click(loss, 3); // across types
    CHECK(ledTo(bench, wanted).issues == QStringList{"3"});
    click(loss, 2); // within a type
    CHECK(ledTo(bench, wanted).issues == QStringList{"2", "4", "6", "7"});
    click(loss, 0);
    CHECK(ledTo(bench, wanted).issues == QStringList{"1", "5"});

    auto* levels = child<ui::NumberTable>(page, "levels");
    enterOn(levels, 1, 1); // the value at the level of themes
    CHECK(ledTo(bench, wanted).issues == QStringList{"2", "3", "4", "6", "7"});
    enterOn(levels, 2, 5); // labels that are not specified at the level of sub-themes
    CHECK(ledTo(bench, wanted).issues == QStringList{"1", "2", "3", "4", "5", "6", "7"});

    auto* alarms = child<ui::NoteList>(page, "alarms");
    REQUIRE(noteOf(alarms, "C.9") >= 0);
    click(alarms, alarms->fieldOf(noteOf(alarms, "C.9")));
    CHECK(ledTo(bench, wanted).issues == QStringList{"2", "3", "4", "6"});
}

TEST_CASE("Alarms come in the order of what they cost, and those of few labels behind one line")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    auto* alarms = child<ui::NoteList>(page, "alarms");
    // C.9 has 12 labels and is in 14 of the 18 pairs of labels that differ, half of which are its own.
    const int costly = noteOf(alarms, "C.9");
    REQUIRE(costly >= 0);
    CHECK(alarms->notes()[static_cast<std::size_t>(costly)].text.contains("38.9 % of what is lost"));
    CHECK(noteOf(alarms, "C.1 / C.9") > std::max(costly, noteOf(alarms, "C.5 / C.9")));
    CHECK(noteOf(alarms, "A.2") == -1); // one label
    const auto line = static_cast<int>(alarms->notes().size()) - 1;
    CHECK(alarms->notes().back().fold == ui::Note::Fold::Closed);
    CHECK(alarms->notes().back().head.endsWith("with fewer than 10 labels"));
    QSignalSpy wanted(&page, &ui::Page::wanted);
    enterOn(alarms, alarms->fieldOf(line));
    REQUIRE(noteOf(alarms, "A.2") > line);
    CHECK(alarms->notes()[static_cast<std::size_t>(noteOf(alarms, "A.2"))].text.startsWith(
        "is used but never agreed on"));
    click(alarms, alarms->fieldOf(noteOf(alarms, "A.2")));
    CHECK(ledTo(bench, wanted).issues == QStringList{"3"});
    click(alarms, alarms->fieldOf(line));
    CHECK(noteOf(alarms, "A.2") == -1);
    // A table has them all.
    CHECK(saved(bench, sectionOf(page, "alarmsSection"), "csv").find("\nA.2,") != std::string::npos);
}

TEST_CASE("From an alarm it is one step to the definition, to a merge and to the issues")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    auto* alarms = child<ui::NoteList>(page, "alarms");
    QSignalSpy wanted(&page, &ui::Page::wanted);
    const auto step = [&](const char* code, int action) {
        const int note = noteOf(alarms, code);
        REQUIRE(note >= 0);
        click(alarms, alarms->fieldOf(note, action));
    };
    const auto uuid = [&](const char* code) { return bench.session->project().taxonomy()->findCode(code)->uuid; };
    CHECK(actionsOf(alarms, "C.9") == QStringList{"Redefine C.9", "Merge C.9 with C.5…", "Discuss"});
    CHECK(actionsOf(alarms, "C.5 / C.9") ==
          QStringList{"Redefine C.5", "Redefine C.9", "Merge C.5 with C.9…", "Discuss"});
    using Begin = ui::TaxonomyTarget::Begin;
    step("C.9", 0);
    REQUIRE(wanted.size() == 1);
    CHECK(wanted.takeFirst()[0].value<ui::Target>() ==
          ui::Target(ui::TaxonomyTarget{{}, uuid("C.9"), Begin::Redefine}));
    step("C.5 / C.9", 2);
    REQUIRE(wanted.size() == 1);
    CHECK(wanted.takeFirst()[0].value<ui::Target>() ==
          ui::Target(ui::TaxonomyTarget{{}, uuid("C.5"), Begin::Merge, uuid("C.9")}));
    step("C.5 / C.9", 3);
    CHECK(ledTo(bench, wanted).issues == QStringList{"2", "4"});

    // Bob leads from now on: Ann proposes.
    {
        Project other = must(Project::open(bench.file()));
        study::PersonContent bob = study::contentOf(*other.person(bench.person("Bob")));
        bob.role = Role::Lead;
        (void)must(study::editPerson(other, bench.person("Bob"), bench.person("Bob"), bob));
    }
    bench.settle();
    REQUIRE(waitFor([&] { return actionsOf(alarms, "C.9") == QStringList{"Propose a Change of C.9…", "Discuss"}; }));
    step("C.9", 0);
    REQUIRE(wanted.size() == 1);
    CHECK(wanted.takeFirst()[0].value<ui::Target>() == ui::Target(ui::ChangeTarget{bench.category("C.9")}));
}

TEST_CASE("The confusion matrix says counts, observed over expected, or percent of the row, also where it is saved")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    auto* matrix = child<MatrixView>(page, "confusion");
    auto* form = child<QComboBox>(page, "confusionForm");
    ui::Section* section = sectionOf(page, "confusionSection");
    REQUIRE(matrix->size() == 7);
    CHECK(matrix->fieldCount() == 28);
    CHECK(matrix->fieldName(26).startsWith("C.9, C.5: 7"));
    // C.5 is one end of 9 of the 42 pairs, C.9 of 36 ends: 7 / (9 * 36 / 84).
    form->setCurrentIndex(1);
    CHECK(matrix->fieldCount() == 28);
    CHECK(matrix->fieldName(26).startsWith("C.9, C.5: 1.81"));
    CHECK(saved(bench, section, "csv").find(",1.814815\n") != std::string::npos);
    form->setCurrentIndex(2);
    CHECK(matrix->fieldCount() == 49); // what a row says of a column is not what the column says of the row
    CHECK(matrix->fieldName(5 * 7 + 6) == "C.5, C.9: 78");
    CHECK(matrix->fieldName(6 * 7 + 5) == "C.9, C.5: 19");
    CHECK(
        saved(bench, section, "csv").find("\nC.5,0.000000,0.000000,0.000000,0.000000,0.000000,22.222222,77.777778\n") !=
        std::string::npos);
    CHECK(saved(bench, section, "tex").find("22.222 & 77.778") != std::string::npos);
    CHECK(matrix->fieldToolTip(5 * 7 + 6).contains("times as many as by chance"));
    QSignalSpy wanted(&page, &ui::Page::wanted);
    enterOn(matrix, 5 * 7 + 6);
    CHECK(ledTo(bench, wanted).issues == QStringList{"2", "4"});
}

TEST_CASE("What follows an underscore is lowered, exponents are not")
{
    CHECK(ui::formulaHtml(QString::fromUtf8("p_e = Σ_k π_k²")) ==
          QString::fromUtf8("p<sub>e</sub> = Σ<sub>k</sub> π<sub>k</sub>²"));
    CHECK(ui::formulaHtml("(p_a,i < p_e) / N_2") == "(p<sub>a,i</sub> &lt; p<sub>e</sub>) / N<sub>2</sub>");
}

TEST_CASE("Decisions show who is apart from them")
{
    PageBench bench;
    bench.decideElsewhere("3", "C.9");
    bench.decideElsewhere("1", "C.9");
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    auto* finals = child<BarList>(page, "finalBars");
    REQUIRE(waitFor([&] { return !finals->bars().empty(); }));
    const auto ann = std::ranges::find_if(finals->bars(), [](const ui::Bar& bar) { return bar.name.endsWith("Ann"); });
    REQUIRE(ann != finals->bars().end());
    CHECK(ann->detail == "2 items");
    QSignalSpy wanted(&page, &ui::Page::wanted);
    enterOn(finals, static_cast<int>(ann - finals->bars().begin()));
    const Led led = ledTo(bench, wanted);
    CHECK(led.issues == QStringList{"3"});
    CHECK(led.about == "Ann against the decision · level: theme");
}

TEST_CASE("Below each pair of categories stands what its decided conflicts came from, and its table counts it")
{
    PageBench bench;
    {
        Project other = must(Project::open(bench.file()));
        const auto decide = [&](const char* number, Cause cause) {
            DecisionContent content;
            content.state = DecisionState::Decided;
            content.verdict = Verdict::Category;
            content.category = bench.category("C.9");
            content.cause = cause;
            content.reason = "it says what runs slowly";
            must(reconcile::decide(other, bench.round, bench.person("Bob"), {{bench.item(number), content}}));
        };
        decide("2", Cause::Slip);
        decide("4", Cause::CodebookGap);
        decide("6", Cause::None);
    }
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    auto* confused = child<BarList>(page, "confusedBars");
    REQUIRE(confused->bars().front().code == "C.5 / C.9");
    CHECK(confused->bars().front().below == QString::fromUtf8("2 decided by people: Gap in the codebook 1 · Slip 1"));
    CHECK(confused->fieldName(0).contains("Slip 1")); // screen readers have it too
    const auto below = [confused](const char* code) {
        const auto found = std::ranges::find(confused->bars(), QString::fromLatin1(code), &ui::Bar::code);
        REQUIRE(found != confused->bars().end());
        return found->below;
    };
    CHECK(below("C.1 / C.9") == "1 decided by people: No cause given 1");
    CHECK(below("C.2 / C.3").isEmpty());

    const std::string csv = saved(bench, sectionOf(page, "confusedBarsSection"), "csv");
    CHECK(csv.starts_with("Code,Category,Other code,Other category,Pairs,Share of all disagreements,Decided by people,"
                          "Ambiguous issue,Gap in the codebook,Slip,Two topics,Needs an expert,No cause given\nC.5,"));
    CHECK(csv.find(",7,0.388889,2,0,1,1,0,0,0\n") != std::string::npos); // 7 of 18 pairs of labels that differ
    CHECK(csv.find(",3,0.166667,1,0,0,0,0,0,1\n") != std::string::npos);
    CHECK(csv.find(",3,0.166667,0,0,0,0,0,0,0\n") != std::string::npos);
    CHECK(saved(bench, sectionOf(page, "confusedBarsSection"), "tex").find("Gap in the codebook") != std::string::npos);
}

TEST_CASE("Each section goes elsewhere as CSV, LaTeX, picture and by the clipboard")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);

    bench.key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString copied = QGuiApplication::clipboard()->text();
    CHECK(copied.contains("Level\tFleiss"));
    CHECK(copied.contains("Ann\tBob\t"));

    // Shares of 42 pairs of labels: 24 alike, 5 of issue 3 across types, the rest within a type.
    CHECK(saved(bench, sectionOf(page, "lossSection"), "csv") == "Part,Share of pairs of labels\n"
                                                                 "Labels alike,0.571429\n"
                                                                 "Part within a theme,0.000000\n"
                                                                 "Part within a type,0.309524\n"
                                                                 "Part across types,0.119048\n"
                                                                 "\"One goes on, the other stops\",0.000000\n");
    CHECK(saved(bench, sectionOf(page, "confusionSection"), "csv") == ",A.2,B.1,C.1,C.2,C.3,C.5,C.9\n"
                                                                      "A.2,0,1,0,0,0,0,2\n"
                                                                      "B.1,1,6,0,0,0,0,2\n"
                                                                      "C.1,0,0,3,0,0,0,3\n"
                                                                      "C.2,0,0,0,3,3,0,0\n"
                                                                      "C.3,0,0,0,3,0,0,0\n"
                                                                      "C.5,0,0,0,0,0,1,7\n"
                                                                      "C.9,2,2,3,0,0,7,11\n");
    CHECK(saved(bench, sectionOf(page, "lossSection"), "tex") ==
          "% \\usepackage{booktabs,graphicx}\n\\begin{table}\n  \\centering\n  \\caption{Loss by level. Round pilot, "
          "level: theme, all "
          "repositories.}\n  \\label{tab:loss-by-level-round-pilot-level-theme-all-repositories}\n"
          "  \\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%\n"
          "  \\begin{tabular}{lr}\n    \\toprule\n    Part & Share of pairs of labels \\\\\n    \\midrule\n"
          "    Labels alike & .571 \\\\\n    Part within a theme & .000 \\\\\n"
          "    Part within a type & .310 \\\\\n    Part across types & .119 \\\\\n"
          "    One goes on, the other stops & .000 \\\\\n"
          "    \\bottomrule\n  \\end{tabular}}\n\\end{table}\n");
    CHECK(saved(bench, sectionOf(page, "categoryBarsSection"), "csv").starts_with("Code,Category,Labels,Prevalence,"));

    const auto sections = page.findChildren<ui::Section*>();
    CHECK(sections.size() == 16);
    for (ui::Section* section : sections) {
        INFO(section->objectName().toStdString());
        CHECK(saved(bench, section, "csv").find('\n') != std::string::npos);
        section->copy();
        CHECK(QGuiApplication::clipboard()->text().contains('\n'));
        for (const char* ending : {"png", "svg"}) {
            const QString name = QString::fromStdString((bench.folder() / "picture.").string()) + ending;
            bench.prompts.expectSaveFile(name);
            section->savePicture(ending);
            bench.prompts.settle();
            CHECK(QFile(name).size() > 100);
        }
    }
    CHECK(readFile(bench.folder() / "picture.svg").find("<svg") != std::string::npos);

    // Ctrl+C within a section copies its table.
    auto* levels = child<ui::NumberTable>(page, "levels");
    levels->setFocus(Qt::TabFocusReason);
    QTest::keyClick(levels, Qt::Key_C, Qt::ControlModifier);
    CHECK(QGuiApplication::clipboard()->text().startsWith("Level\t"));

    bench.prompts.expectSaveFile("/nowhere/at/all.csv");
    bench.prompts.expectTell();
    sectionOf(page, "levelsSection")->saveTable("csv");
    bench.prompts.settle();
}

TEST_CASE("Rounds stand side by side, and blind ones say nothing")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    auto* rounds = child<ui::PointLine>(page, "rounds");
    REQUIRE(waitFor([&] { return rounds->points().size() == 1; }));
    CHECK(sectionOf(page, "roundsSection")->hint().contains("one round to look at so far"));

    REQUIRE(study::startRound(bench.session->project(), {"next", true, false, 0, false, 1}).ok());
    bench.settle();
    REQUIRE(waitFor([&] { return rounds->points().size() == 2; }));
    CHECK(rounds->points()[0].value.has_value());
    CHECK(rounds->points()[0].interval.has_value());
    CHECK(rounds->points()[0].strong);
    CHECK(rounds->points()[1].text == "blind");
    CHECK_FALSE(rounds->points()[1].value.has_value());

    // The box leads to another round, and so does a point.
    auto* box = child<QComboBox>(page, "round");
    CHECK(box->count() == 2);
    CHECK(box->currentText().startsWith("Round: "));
    click(rounds, 1);
    CHECK(bench.session->round() == bench.session->project().rounds().back().id);
    CHECK(waitFor([&] { return box->currentIndex() == 1; }));
}

TEST_CASE("Planning answers with items and labels")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    CHECK(child<QLabel>(page, "during")->text().contains("0.6: "));
    child<QComboBox>(page, "shares")->setCurrentIndex(1);
    child<QSpinBox>(page, "categories")->setValue(4);
    child<QDoubleSpinBox>(page, "expectedKappa")->setValue(0.7);
    child<QDoubleSpinBox>(page, "halfWidth")->setValue(0.1);
    agreement::Expectation expectation;
    expectation.kappa = 0.7;
    expectation.shares = {1, 1, 1, 1};
    const auto plans = agreement::plansFor(expectation, 0.1, 2, 7);
    REQUIRE(plans.ok());
    auto* table = child<ui::NumberTable>(page, "plans");
    REQUIRE(table->rows().size() == plans->size());
    for (std::size_t i = 0; i < plans->size(); ++i) {
        CHECK(table->rows()[i].cells[0].text == QString::number((*plans)[i].raters));
        CHECK(table->rows()[i].cells[1].text == ui::countText((*plans)[i].items));
        CHECK(table->rows()[i].cells[2].text == ui::countText((*plans)[i].labels));
    }
    QTest::mouseClick(child<QPushButton>(page, "checkBySimulation"), Qt::LeftButton);
    REQUIRE(waitFor([&] { return table->rows()[0].cells[4].text != QString::fromUtf8("–"); }));
    CHECK(table->rows()[0].cells[3].text.startsWith("0.")); // near 0.1
}

TEST_CASE("The next hour is planned when asked for, and goes with another level")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    auto* ways = child<ui::NumberTable>(page, "hourWays");
    CHECK(ways->isHidden());
    CHECK(child<QSpinBox>(page, "hourPeople")->value() > 1);
    child<QPushButton>(page, "planHour")->click();
    REQUIRE(waitFor([&] { return !child<QLabel>(page, "hourNow")->isHidden(); }));
    // Seven items are too few to estimate from.
    CHECK(child<QLabel>(page, "hourNow")->text().contains("30 items"));
    CHECK(child<QLabel>(page, "hourTalk")->isHidden());
    REQUIRE(ways->rows().size() == 4);
    CHECK(std::ranges::count_if(ways->rows(), &ui::NumberRow::strong) == 1);
    CHECK(sectionOf(page, "nextHourSection")->table().rows.size() == 4);

    child<QComboBox>(page, "level")->setCurrentIndex(0);
    waitForHeadline(page, expected(bench, Level::Type));
    CHECK(child<QLabel>(page, "hourNow")->isHidden());
    CHECK(ways->isHidden());
}

TEST_CASE("Fields are walked by keys and read by a screen reader")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    waitForBars(page);
    for (Chart* chart : page.findChildren<Chart*>()) {
        INFO(chart->objectName().toStdString());
        CHECK_FALSE(chart->accessibleName().isEmpty());
        QAccessibleInterface* read = QAccessible::queryAccessibleInterface(chart);
        REQUIRE(read != nullptr);
        CHECK(read->role() == QAccessible::List);
        REQUIRE(read->childCount() == chart->fieldCount());
        for (int field = 0; field < chart->fieldCount(); ++field) {
            CHECK(read->child(field)->text(QAccessible::Name) == chart->fieldName(field));
            CHECK_FALSE(chart->fieldName(field).isEmpty());
            CHECK(read->indexOfChild(read->child(field)) == field);
        }
        chart->setFocus(Qt::TabFocusReason);
        QTest::keyClick(chart, Qt::Key_Home);
        QTest::keyClick(chart, Qt::Key_Down);
        CHECK(chart->currentField() < std::max(1, chart->fieldCount()));
    }
    auto* pairs = child<MatrixView>(page, "pairs");
    pairs->setFocus(Qt::TabFocusReason);
    pairs->setCurrentField(0);
    QTest::keyClick(pairs, Qt::Key_Down);
    QTest::keyClick(pairs, Qt::Key_Down);
    QTest::keyClick(pairs, Qt::Key_Right);
    const auto initials = [&](const char* name) {
        return QString::fromStdString(bench.session->project().person(bench.person(name))->initials);
    };
    const QString name = pairs->fieldName(pairs->currentField());
    CHECK(name.startsWith(initials("Cy") + ", " + initials("Bob") + ": "));
    QSignalSpy wanted(&page, &ui::Page::wanted);
    QAccessibleInterface* field = QAccessible::queryAccessibleInterface(pairs)->focusChild();
    REQUIRE(field != nullptr);
    field->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    CHECK(ledTo(bench, wanted).about == "Bob and Cy differ · level: theme");
}
