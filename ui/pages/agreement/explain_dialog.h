// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>
#include <QString>

#include "core/agreement/explanation.h"
#include "core/model/taxonomy.h"

#include <optional>
#include <vector>

class QTextBrowser;

namespace accord::ui {

/// A number taken apart, with what it is a number of.
struct ExplainedNumber
{
    agreement::Explanation explanation;
    QString where;                   ///< "Round Pilot, level theme, all repositories"
    std::vector<QString> categories; ///< code and name of each category of the table
};

/// The explanation as a page to read: what it is, the formula with this table's numbers in it, observed and expected,
/// items used and left out, convention, what the value is called, sources.
QString explanationHtml(const ExplainedNumber& number);

/// "p_a,i" with what follows "_" lowered, as HTML.
QString formulaHtml(const QString& formula);

/// "Explain This Number": where the number on the page comes from, to be read beside the page, and the rating matrix to
/// compute it anew elsewhere. Follows the page as long as it is open.
class ExplainDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ExplainDialog(QWidget* parent = nullptr);

    void setNumber(ExplainedNumber number);

    void setOutdated();                       ///< the page has another number, which is not explained yet: greyed
    void setProblem(const QString& sentence); ///< why there is no explanation, in its place

signals:
    void matrixWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    QTextBrowser* m_text;
    std::optional<ExplainedNumber> m_number;
    QString m_problem;
};

} // namespace accord::ui
