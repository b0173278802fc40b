// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/decision.h"
#include "core/model/study.h"
#include "core/model/taxonomy.h"
#include "ui/pages/agreement/report.h"
#include "ui/widgets/charts/bars.h"
#include "ui/widgets/charts/matrix_view.h"
#include "ui/widgets/number_table.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace accord::ui {

/// Categories, worst first; keys are indexes into Taxonomy::categories(). Those that nobody used are left out.
std::vector<Bar> categoryBars(const AgreementReport& report, const Taxonomy& taxonomy);

/// Each annotator against the decided label, and against all others taken together, lowest first; keys are places in
/// AgreementReport::annotators.
std::vector<Bar> finalBars(const AgreementReport& report, std::span<const Person> people);
std::vector<Bar> restBars(const AgreementReport& report, std::span<const Person> people);

/// What "against the final label" is worth: how many final labels follow from the labels themselves.
QString finalText(const AgreementReport& report);

/// Each annotator against themselves at the chosen level, lowest first; keys are places in IntraAgreement::annotators.
std::vector<Bar> intraBars(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people);
QString intraText(const AgreementReport& report); ///< how to read them
/// Who gave which category more or less often the second time, a line a person.
QString intraDriftText(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people);

/// The pairs of labels of one person and issue that differ at the chosen level.
struct IntraRows
{
    QStringList header;
    std::vector<NumberRow> rows;
    std::vector<std::pair<int, int>> behind; ///< by key: place in IntraAgreement::annotators, in IntraAnnotator::pairs
};
IntraRows intraRows(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people);

/// Two categories that are taken for each other.
struct ConfusedPair
{
    int one = 0; ///< index into Taxonomy::categories(); -1: not for this study
    int other = 0;
    agreement::Count pairs = 0; ///< of labels
    double share = 0;           ///< of all disagreements between two labels
};
std::vector<ConfusedPair> confusedPairs(const AgreementReport& report); ///< all, most often first

/// The pairs of categories that are most often taken for each other, most often first; keys are made by confusedKey().
/// Below each stands what people say that its decided conflicts came from.
std::vector<Bar> confusedBars(const AgreementReport& report, const Taxonomy& taxonomy, int most);
/// What people say that the decided conflicts of two categories came from.
CauseCounts causesOf(const AgreementReport& report, int oneCategory, int otherCategory);
std::vector<Cause> causesInOrder(); ///< as they are listed: none given comes last
int confusedKey(int oneCategory, int otherCategory);
std::pair<int, int> confusedCategories(int key);

/// The same bars in the order in which they stood before: numbers move, rows do not. With `onlyThese`, bars that were
/// not there before stay away; otherwise they come last.
std::vector<Bar> inOrderOf(const std::vector<Bar>& before, std::vector<Bar> bars, bool onlyThese);

/// Which values of a heat map of pairs the weakest and the strongest colour stand for.
std::pair<double, double> heatRange(const AgreementReport& report);

/// False with so many people that their pairs are not compared.
bool isPaired(const AgreementReport& report);

/// Fields of the two matrices, and what there is to say about each.
std::vector<MatrixCell> pairCells(const AgreementReport& report);
QString pairStory(const AgreementReport& report, std::span<const Person> people, int row, int column);

/// What the fields of the matrix of confusions say.
enum class ConfusionForm : std::uint8_t {
    Counts,             ///< pairs of labels
    ObservedToExpected, ///< how many times as many as by chance
    RowShares,          ///< of the pairs with the row's category, in percent
};
inline constexpr std::array kConfusionForms{ConfusionForm::Counts, ConfusionForm::ObservedToExpected,
                                            ConfusionForm::RowShares};

QString confusionFormName(ConfusionForm form);
QString confusionHint(ConfusionForm form); ///< how to read the matrix

/// Places in AgreementReport::categories; none where there is nothing to compare with.
std::optional<double> confusionValue(const AgreementReport& report, ConfusionForm form, int row, int column);

std::vector<MatrixCell> confusionCells(const AgreementReport& report, std::span<const int> used, ConfusionForm form);
QString confusionStory(const AgreementReport& report, const Taxonomy& taxonomy, int one, int other);

/// Places in AgreementReport::categories that anybody used; the matrix of confusions leaves the others out.
std::vector<int> usedCategories(const AgreementReport& report);

/// The pair of two different places in AgreementReport::annotators; null if the report has none.
const agreement::PairAgreement* pairOf(const AgreementReport& report, int one, int other);

} // namespace accord::ui
