// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/project/project.h"
#include "core/study/progress.h"
#include "ui/core/reading.h"
#include "ui/pages/study/study_tab.h"
#include "ui/widgets/column_model.h"

#include <optional>
#include <vector>

class QLabel;

namespace accord::ui {

class ListView;

/// "about 12 March, at 48 a day"; or why nothing can be said.
QString forecastText(const study::CompletionForecast& forecast);

QString personName(const Project& project, PersonId person); ///< empty: there is none
QString personHint(const Project& project, PersonId person); ///< initials and pseudonym

/// How far somebody, or everybody together, is in a round.
struct ProgressRow
{
    qlonglong id = 0;
    QString name; ///< of the person or of the round
    QString hint;
    study::PersonProgress progress;
    bool together = false;
};

/// Somebody, or everybody together, in all rounds: "312 of 500" each.
struct MatrixRow
{
    qlonglong id = 0;
    QString name;
    QString hint;
    std::vector<std::optional<study::PersonProgress>> rounds; ///< nothing: labels not in it
    bool together = false;
    bool left = false;
};

/// How far people are: for a lead everybody in every round, and in detail in the round that the page is about; for
/// everybody else only their own work.
class ProgressTab : public StudyTab
{
    Q_OBJECT
public:
    ProgressTab(const PageContext& context, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

protected:
    void roundChanged() override;

private:
    void readAll();
    void readOwn();
    void showAll();
    void showOwn(const std::vector<study::PersonProgress>& own);

    QLabel* m_matrixTitle;
    ListView* m_matrixList;
    ColumnModel<MatrixRow>* m_matrix;
    QLabel* m_detailTitle;
    ListView* m_detailList;
    ColumnModel<ProgressRow>* m_detail;
    QLabel* m_note;
    std::vector<study::RoundProgress> m_rounds;
    Reading m_reading;
};

} // namespace accord::ui
