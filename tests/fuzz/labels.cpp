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
    std::istringstream in{std::string(fuzz::textOf(data + 1, size - 1))};
    exchange::LabelPlan plan;
    exchange::LabelSource source{in, "labels", taxonomy(), plan};
    switch (data[0] % 4) {
    case 0:
        exchange::readWide(source, columns());
        break;
    case 1:
        exchange::readLong(source, data[0] % 8 == 1 ? "" : "Main");
        break;
    case 2:
        exchange::readJson(source);
        break;
    default:
        exchange::readDecisions(source, "Main");
    }
    requireInside(plan);
    return 0;
}
