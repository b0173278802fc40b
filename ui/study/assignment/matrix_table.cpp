// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/study/assignment/matrix_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include "core/base/reason.h"
#include "core/study/assignment/plan.h"
#include "ui/study/sampling/strata_text.h"
#include "ui/study/study_text.h"
#include "ui/support/look.h"
#include "ui/widgets/lists/cell_table.h"
#include "ui/widgets/lists/quiet_list.h"

namespace accord::ui {

MatrixTable::MatrixTable(QWidget* parent)
    : QWidget(parent)
    , m_head(new QLabel(this))
    , m_list(new QuietList(this))
    , m_table(new CellTable(this))
{
    m_head->setObjectName(QStringLiteral("matrixHead"));
    m_head->setWordWrap(true);
    m_list->setObjectName(QStringLiteral("matrix"));
    m_list->setAccessibleName(tr("Who gets how many"));
    m_list->setModel(m_table);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look::kGrid);
    column->addWidget(m_head);
    column->addWidget(m_list, 1);
}

void MatrixTable::say(const QString& sentence)
{
    m_head->setText(sentence);
    m_head->setVisible(!sentence.isEmpty());
}

void MatrixTable::show(const study::AssignmentMatrix& matrix, const Project& project)
{
    QStringList header{tr("Issues"), tr("All")};
    for (const PersonId id : matrix.people) {
        const Person* person = project.person(id);
        header.append(person == nullptr ? QString() : text(person->initials));
    }
    std::vector<CellRow> rows;
    CellRow sum{-1, {wordCell(tr("Together")), numberCell({})}, true, false};
    std::int64_t items = 0;
    for (std::size_t stratum = 0; stratum < matrix.strata.size(); ++stratum) {
        CellRow row{
            static_cast<qlonglong>(stratum), {wordCell(valuesText(matrix.strata[stratum].values))}, false, false};
        row.cells.push_back(numberCell(countText(matrix.strata[stratum].items, false)));
        for (const std::int64_t count : matrix.counts[stratum]) {
            row.cells.push_back(numberCell(countText(count, true)));
        }
        items += matrix.strata[stratum].items;
        rows.push_back(std::move(row));
    }
    sum.cells[1] = numberCell(countText(items, false));
    for (std::size_t person = 0; person < matrix.people.size(); ++person) {
        sum.cells.push_back(numberCell(countText(matrix.total(person), true)));
    }
    rows.insert(rows.begin(), std::move(sum));
    m_table->setRows(header, std::move(rows));
}

Result<study::AssignmentMatrix> previewOf(const study::Sample& sample, const study::AssignmentRequest& request)
{
    study::AssignmentMatrix matrix;
    study::ShareRequest asked;
    asked.overlap = request.overlap;
    for (const study::Weight& each : request.people) {
        matrix.people.push_back(each.person);
        asked.weights.push_back(each.weight);
    }
    for (const study::SampledPart& part : sample.strata) {
        if (part.sample > 0) {
            matrix.strata.push_back({part.values, part.sample});
            asked.strata.push_back(part.sample);
        }
    }
    if (request.method == study::AssignmentMethod::EveryoneAll) {
        for (const std::int64_t items : asked.strata) {
            matrix.counts.emplace_back(matrix.people.size(), items);
        }
        return matrix;
    }
    if (request.method != study::AssignmentMethod::KOfN) {
        return Error{Errc::Invalid, Reason::AssignmentMethodUnknown, {study::assignmentWord(request.method)}};
    }
    ACCORD_TRY(matrix.counts, study::shares(asked));
    return matrix;
}

} // namespace accord::ui
