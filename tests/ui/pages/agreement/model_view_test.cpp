// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include <QPushButton>

#include "tests/ui/pages/agreement/agreement_bench.h"
#include "ui/pages/agreement/model_view.h"
#include "ui/widgets/number_table.h"
#include "ui/widgets/section.h"

using namespace accord;
using namespace accord::test;

namespace {

ui::ModelView* shownModel(const AgreementPage& page)
{
    auto* view = child<ui::ModelView>(page, "model");
    REQUIRE(waitFor([&] { return view->model() != nullptr && view->isVisible(); }));
    return view;
}

} // namespace

TEST_CASE("The model of the labels stands beside the numbers, and follows level and labels")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    const auto* view = shownModel(page);
    const auto fitted = view->model();
    CHECK(fitted->level == Level::Theme);
    const auto* people = child<ui::NumberTable>(page, "modelPeople");
    REQUIRE(people->rows().size() == fitted->raters.size());
    CHECK(people->rows()[0].cells[1].text == ui::valueText(fitted->raters[0].accuracy, true));
    CHECK(child<QLabel>(page, "modelFit")->text().contains(QStringLiteral("Log likelihood: ")));
    const ui::TextTable table = view->table();
    CHECK(table.header.first() == QStringLiteral("Annotator"));
    CHECK(static_cast<std::size_t>(table.rows.size()) >= fitted->raters.size());
    for (const QStringList& row : table.rows) {
        CHECK(row.size() == table.header.size());
    }

    child<QComboBox>(page, "level")->setCurrentIndex(0);
    CHECK(waitFor([&] { return view->model() != nullptr && view->model()->level == Level::Type; }));
}

TEST_CASE("The issues of which the model says something else open in Reconcile")
{
    PageBench bench;
    AgreementPage page(bench.context(), nullptr);
    bench.open(page);
    const auto* view = shownModel(page);
    const auto opens = [&](const char* button, const std::vector<int>& rows) {
        QSignalSpy wanted(&page, &ui::Page::wanted);
        auto* way = child<QPushButton>(page, button);
        CHECK(way->isEnabled() == !rows.empty());
        way->click();
        CHECK(wanted.isEmpty() == rows.empty());
        if (!rows.empty()) {
            CHECK(static_cast<std::size_t>(ledTo(bench, wanted).issues.size()) == rows.size());
        }
    };
    opens("modelDiffering", view->model()->differing);
    opens("modelUncertain", view->model()->uncertain);
}
