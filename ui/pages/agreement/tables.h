// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "ui/pages/agreement/figures.h"
#include "ui/pages/agreement/report.h"
#include "ui/widgets/save.h"

#include <span>

namespace accord::ui {

// The parts of a report as tables with all their figures, for copying and saving.
TextTable levelTable(const AgreementReport& report);
TextTable categoryTable(const AgreementReport& report, const Taxonomy& taxonomy);
TextTable pairTable(const AgreementReport& report, std::span<const Person> people);
TextTable confusionTable(const AgreementReport& report, const Taxonomy& taxonomy,
                         ConfusionForm form = ConfusionForm::Counts);
/// Every pair of categories that anybody took for each other, most often first, and what people say that its decided
/// conflicts came from.
TextTable confusedTable(const AgreementReport& report, const Taxonomy& taxonomy);
TextTable finalTable(const AgreementReport& report, std::span<const Person> people);
TextTable restTable(const AgreementReport& report, std::span<const Person> people);
/// Kappa of each annotator against themselves at each level, then the pairs of labels that differ.
TextTable intraTable(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people);
TextTable lossTable(const AgreementReport& report);
TextTable roundTable(const AgreementReport& report, std::span<const Round> rounds);
TextTable alarmTable(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people);
TextTable headlineTable(const AgreementReport& report);

} // namespace accord::ui
