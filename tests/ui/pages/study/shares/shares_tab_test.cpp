// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

#include "core/exchange/labels/import_labels.h"
#include "tests/core/must.h"
#include "tests/support/files.h"
#include "tests/ui/pages/study/study_bench.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/section.h"

using namespace accord;
using namespace accord::test;

namespace {

const std::string kHost = "https://github.com/";

/// Three issues of two repositories, decided by their file; the Study page shows their shares.
class SharesBench : public StudyBench
{
public:
    SharesBench()
    {
        NoProgress quiet;
        exchange::LabelImport import;
        import.files = {writeFile(folder() / "decided.csv", "Issue_URL,Ann,Bob,Final_Label\n" + kHost +
                                                                "alpha/one/issues/1,A.1,A.1,A.1\n" + kHost +
                                                                "alpha/one/issues/2,A.1,B.1,B.1\n" + kHost +
                                                                "beta/two/issues/900,B.1,B.1,B.1\n")};
        import.round = "Decided";
        import.by = person("Lea");
        Project other = must(Project::open(file()));
        must(exchange::importLabels(other, import, quiet, {}));
        settle();
        page().show(ui::StudyTarget{QStringLiteral("shares"), round("Decided").id});
        settle();
    }

    ui::NumberTable* table(const char* name) { return in<ui::NumberTable>(&page(), name); }
    ui::Section* section(const char* name) { return in<ui::Section>(&page(), name); }

    /// The words of a row of a table, one after the other.
    static std::string words(const ui::NumberTable* table, std::size_t row)
    {
        QStringList cells;
        for (const ui::NumberCell& cell : table->rows().at(row).cells) {
            cells.append(cell.text);
        }
        return cells.join(QLatin1Char('|')).toStdString();
    }
    /// The first row of a category.
    static std::string row(const ui::NumberTable* table, const std::string& code)
    {
        for (std::size_t i = 0; i < table->rows().size(); ++i) {
            if (const std::string said = words(table, i); said.starts_with(code + " ")) {
                return said;
            }
        }
        return {};
    }
};

} // namespace

TEST_CASE("the shares of a round are told for all items or within each part, and say how items count")
{
    SharesBench bench;
    const auto* shares = bench.table("sharesTable");
    REQUIRE(shares->rows().size() == 18); // those of no item too
    CHECK(SharesBench::row(shares, "A.1").find("|1 of 3|33.3") != std::string::npos);
    CHECK(SharesBench::row(shares, "B.1").find("|2 of 3|66.7") != std::string::npos);
    CHECK(bench.section("sharesSection")->hint().contains(QStringLiteral("Each decided item counts the same.")));
    CHECK(bench.section("sharesSection")
              ->hint()
              .startsWith(QStringLiteral("3 of 3 items decided, by a file that was brought in.")));

    bench.in<QComboBox>(&bench.page(), "sharesBy")->setCurrentText(QStringLiteral("Repository"));
    bench.settle();
    REQUIRE(shares->rows().size() == 38);
    CHECK(SharesBench::words(shares, 0) == "alpha/one|2||");
    CHECK(shares->rows()[0].strong);
    CHECK(SharesBench::words(shares, 19) == "beta/two|1||");
    int whole = 0;
    for (std::size_t row = 20; row < 38; ++row) {
        const std::string words = SharesBench::words(shares, row);
        whole += words.starts_with("B.1 ") && words.find("|1 of 1|100.0") != std::string::npos ? 1 : 0;
    }
    CHECK(whole == 1);

    // As a table each row says its part; the ends of the interval are numbers.
    const ui::TextTable text = bench.section("sharesSection")->table();
    REQUIRE(text.rows.size() == 36);
    CHECK(text.header.first() == QStringLiteral("Repository"));
    CHECK(text.rows[0].first() == QStringLiteral("alpha/one"));
    CHECK(text.rows[18].first() == QStringLiteral("beta/two"));
    CHECK(text.rows[0][text.low].toDouble() < 0.5);
    CHECK(text.rows[0][text.low + 1].isEmpty()); // nobody drew the items
    CHECK(text.details.endsWith("not drawn at random, so without intervals"));
    bench.section("sharesSection")->copy();
    CHECK(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Repository\tCode\t")));
}

TEST_CASE("the table of what a round is made of says where false positives are not known, and is saved")
{
    SharesBench bench;
    const auto* table = bench.table("studyTable");
    REQUIRE(table->rows().size() == 3);
    CHECK(table->rows()[2].strong);
    CHECK(table->rows()[2].cells.back().text == QStringLiteral("–"));
    CHECK(bench.section("studyTableSection")->hint().contains(QStringLiteral("not known")));
    const QString csv = QString::fromStdString((bench.folder() / "table.csv").string());
    bench.prompts.expectSaveFile(csv);
    bench.section("studyTableSection")->saveTable(QStringLiteral("csv"));
    bench.prompts.settle();
    const std::string written = readFile(csv.toStdString());
    CHECK(written.starts_with("Repository,"));
    CHECK(written.find("All repositories,") != std::string::npos);
    CHECK(written.ends_with(",3,\n"));
    const QString latex = QString::fromStdString((bench.folder() / "table.tex").string());
    bench.prompts.expectSaveFile(latex);
    bench.section("studyTableSection")->saveTable(QStringLiteral("tex"));
    bench.prompts.settle();
    CHECK(readFile(latex.toStdString()).find("Round Decided, n = 3 items") != std::string::npos);
}

TEST_CASE("years of the shares are those of lists that are called after them, and a list without one is told")
{
    SharesBench bench;
    const auto list = writeFile(bench.folder() / "alpha_1999.txt", kHost + "alpha/one/issues/1\n");
    auto* years = bench.in<QPushButton>(&bench.page(), "yearLists");
    bench.prompts.expectOpenFiles({QString::fromStdString(list.string())});
    years->click();
    bench.settle();
    const ui::TextTable found = bench.section("studyTableSection")->table();
    CHECK(found.header.contains(QStringLiteral("1999")));
    CHECK(found.header.contains(QStringLiteral("No year")));

    const auto wrong = writeFile(bench.folder() / "links.txt", kHost + "alpha/one/issues/1\n");
    bench.prompts.expectOpenFiles({QString::fromStdString(wrong.string())});
    bench.prompts.expectTell();
    years->click();
    bench.settle();
    CHECK(bench.prompts.allAsked());
    CHECK_FALSE(bench.section("studyTableSection")->table().header.contains(QStringLiteral("1999")));
    CHECK(bench.table("studyTable")->isVisible());
}

TEST_CASE("the shares of a blind round say that it is blind, and show nothing")
{
    StudyBench bench;
    bench.makeRound("Blind", RoundPurpose::Main, true);
    bench.labelAll("Blind");
    bench.settle();
    bench.page().show(ui::StudyTarget{QStringLiteral("shares"), bench.round("Blind").id});
    bench.settle();
    const auto* table = bench.in<ui::NumberTable>(&bench.page(), "studyTable");
    CHECK_FALSE(table->isVisible());
    CHECK(table->rows().empty());
    bool said = false;
    for (const QLabel* label : bench.page().findChildren<QLabel*>()) {
        said = said || (label->isVisible() && label->text() == QStringLiteral("This round is blind"));
    }
    CHECK(said);
}
