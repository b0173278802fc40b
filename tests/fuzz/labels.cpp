// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_plan.h"
#include "core/exchange/labels/label_readers.h"
#include "core/format/taxonomy_json.h"
#include "tests/core/sample.h"
#include "tests/fuzz/target.h"

#include <sstream>
#include <string>

namespace {

using namespace accord;
using exchange::ColumnRole;

const Taxonomy& taxonomy()
{
    static const Taxonomy kTaxonomy = test::must(format::readTaxonomy(test::sampleTaxonomy(), "sample.json")).taxonomy;
    return kTaxonomy;
}

exchange::LabelColumns columns()
{
    exchange::LabelColumns columns;
    columns.columns = {{"Link", ColumnRole::Link},
                       {"Ann", ColumnRole::Annotator},
                       {"Ben", ColumnRole::Annotator},
                       {"Final_Label", ColumnRole::Final}};
    return columns;
}

void requireInside(const exchange::LabelPlan& plan)
{
    const auto within = [](int number, std::size_t count) {
        return number >= 0 && static_cast<std::size_t>(number) < count;
    };
    for (const auto& label : plan.labels) {
        fuzz::require(within(label.item, plan.items.size()) && within(label.person, plan.people.size()),
                      "a label has an item and a person");
    }
    for (const auto& decision : plan.decisions) {
        fuzz::require(within(decision.item, plan.items.size()), "a decision has an item");
    }
}

} // namespace

// Reads any bytes as labels in one of the layouts that are imported; the first byte says which.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) {
        return 0;
    }
    const std::string text(fuzz::textOf(data + 1, size - 1));
    exchange::LabelPlan plan;
    exchange::LabelSource source{"labels", taxonomy(), plan};
    std::istringstream json(text);
    auto table = format::TableReader::from(std::make_unique<std::istringstream>(text), "labels");
    if (data[0] % 4 != 2 && !table.ok()) {
        return 0;
    }
    switch (data[0] % 4) {
    case 0:
        exchange::readTable(source, *table, columns(), {});
        break;
    case 1:
        exchange::readLong(source, *table, data[0] % 8 == 1 ? "" : "Main");
        break;
    case 2:
        exchange::readJson(source, json);
        break;
    default:
        exchange::readDecisions(source, *table, "Main");
    }
    requireInside(plan);
    return 0;
}
